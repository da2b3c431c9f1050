/** Indian grouping of whole digits: 12,34,567. */
export function groupDigits(digits: string): string {
  if (digits.length <= 3) return digits
  const head = digits.slice(0, -3)
  return `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${digits.slice(-3)}`
}

/**
 * A decimal string as people read it: grouped, rounded half away from zero to `scale` digits, a minus in front.
 *
 * @example
 * formatDecimal('1234567.125', 2) // '12,34,567.13'
 */
export function formatDecimal(value: string, scale: number, trim = false): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(value.trim())
  if (!match) return value
  const [, sign, whole = '0', fraction = ''] = match
  const kept = (fraction + '0'.repeat(scale)).slice(0, scale)
  let units = BigInt(whole + kept)
  if ((fraction[scale] ?? '0') >= '5') units += 1n
  const text = units.toString().padStart(scale + 1, '0')
  const int = scale ? text.slice(0, -scale) : text
  let rest = scale ? text.slice(-scale) : ''
  if (trim) rest = rest.replace(/0+$/, '')
  const isZero = units === 0n
  return `${sign && !isZero ? '-' : ''}${groupDigits(int)}${rest ? `.${rest}` : ''}`
}

/** Grouped with the digits it has; what is no number stays as it is. */
export function grouped(value: string): string {
  const match = /^(-?)(\d+)((?:\.\d+)?)$/.exec(value)
  return match ? `${match[1]}${groupDigits(match[2]!)}${match[3]}` : value
}
