/**
 * A permanent account number in capitals: five letters, four digits, a letter (Income-tax Rules, rule 114).
 *
 * @example
 * isPan('AAKCM4821P') // true
 */
export function isPan(text: unknown): text is string {
  return typeof text === 'string' && form.test(text)
}

/**
 * What kind of person holds a PAN, by its fourth letter; undefined for a letter that is not in use.
 *
 * @example
 * panHolder('AAKCM4821P') // 'Company'
 */
export function panHolder(pan: string): PanHolder | undefined {
  return isPan(pan) ? holders[pan[3]!] : undefined
}

export type PanHolder =
  | 'AssociationOfPersons'
  | 'BodyOfIndividuals'
  | 'Company'
  | 'Firm'
  | 'Government'
  | 'HinduUndividedFamily'
  | 'ArtificialJuridicalPerson'
  | 'LocalAuthority'
  | 'Individual'
  | 'Trust'

const form = /^[A-Z]{5}[0-9]{4}[A-Z]$/

const holders: Record<string, PanHolder> = {
  A: 'AssociationOfPersons',
  B: 'BodyOfIndividuals',
  C: 'Company',
  F: 'Firm',
  G: 'Government',
  H: 'HinduUndividedFamily',
  J: 'ArtificialJuridicalPerson',
  L: 'LocalAuthority',
  P: 'Individual',
  T: 'Trust',
}
