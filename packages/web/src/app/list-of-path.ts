import type { CompanyRoute } from '../routes.ts'

/** Endings that the list of a subject may have: `view-party` belongs to `parties`, `edit-role` to `roles`. */
const plurals: readonly ((subject: string) => string)[] = [
  (subject) => subject,
  (subject) => `${subject}s`,
  (subject) => subject.replace(/y$/, 'ies'),
]

/** The list that the record of an address is found in: of `view-party` the route `parties`. */
export function listOfPath(path: string, routes: readonly CompanyRoute[]): CompanyRoute | undefined {
  const subject = path.replace(/^(view|edit|clone)-/, '')
  return plurals
    .map((plural) => routes.find((route) => route.path === plural(subject)))
    .find((route) => route !== undefined)
}
