/** Mail addresses of any domain where none is named; else of one of those named, parts of it not counting. */
export function isOfDomain(emailAddress: string, restriction: string): boolean {
  const domains = restriction
    .toLowerCase()
    .split(/[,;\s]+/)
    .map((domain) => domain.replace(/^@/, ''))
    .filter((domain) => domain !== '')
  return (
    domains.length === 0 ||
    domains.includes(emailAddress.slice(emailAddress.lastIndexOf('@') + 1).toLowerCase())
  )
}
