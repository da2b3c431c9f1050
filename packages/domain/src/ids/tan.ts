/**
 * A tax deduction account number in capitals: four letters, five digits, a letter (Income-tax Rules, rule 114A).
 *
 * @example
 * isTan('PNEB01234C') // true
 */
export function isTan(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Z]{4}[0-9]{5}[A-Z]$/.test(text)
}
