import { isStateCode } from '../tables/states.ts'

/**
 * True for a GSTIN or UIN of any form in capitals whose check character is right.
 *
 * @example
 * isGstin('27AAKCM4821P1ZW') // true
 * isGstin('27AAKCM4821P1ZX') // false: the check character would be W
 */
export function isGstin(text: unknown): text is string {
  return typeof text === 'string' && parseGstin(text) !== undefined
}

/** What a GSTIN says of its holder. `pan` only where the form holds one. */
export interface Gstin {
  readonly gstin: string
  readonly stateCode: string
  readonly kind: GstinKind
  readonly pan?: string
}

export type GstinKind = 'Regular' | 'Tds' | 'Tcs' | 'Uin' | 'NonResident' | 'Oidar'

/**
 * Takes a GSTIN apart; undefined when form, state or check character is wrong.
 *
 * @example
 * parseGstin('27AANCE9902F1CP') // { stateCode: '27', kind: 'Tcs', pan: 'AANCE9902F', gstin: '27AANCE9902F1CP' }
 */
export function parseGstin(text: string): Gstin | undefined {
  if (gstinIssue(text) !== undefined) return undefined
  const row = forms.find(({ form }) => form.test(text))!
  const pan = row.hasPan ? { pan: text.slice(2, 12) } : {}
  return { gstin: text, stateCode: text.slice(0, 2), kind: row.kind, ...pan }
}

/**
 * What is wrong with a GSTIN, so that a form can say it: its length, form, state or check character;
 * undefined when nothing is. A wrong check character is an error for what a person types and a warning for what
 * came from the portal.
 */
export function gstinIssue(text: string): 'length' | 'form' | 'state' | 'checkCharacter' | undefined {
  if (text.length !== 15) return 'length'
  const row = forms.find(({ form }) => form.test(text))
  if (!row) return 'form'
  if (!isKnownState(text.slice(0, 2), row.kind)) return 'state'
  return gstinCheckCharacter(text) === text[14] ? undefined : 'checkCharacter'
}

/**
 * The fifteenth character of a GSTIN, from its first fourteen: values 0 to 35 weighted 1 and 2 in turn, the digits
 * of each product in base 36 added, and the sum brought to a multiple of 36.
 *
 * @example
 * gstinCheckCharacter('27AAKCM4821P1Z') // 'W'
 */
export function gstinCheckCharacter(text: string): string {
  let sum = 0
  for (let place = 0; place < 14; place += 1) {
    const product = alphabet.indexOf(text[place]!) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return alphabet[(36 - (sum % 36)) % 36]!
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Forms as the portal's own tools accept them. Order matters: the first that fits decides.
 * A regular form has Z in place 14 today; the tools accept 1 to 9 and A to J, of which C marks an operator that
 * collects tax (TCS) and D a deductor (TDS).
 */
const forms: readonly { readonly kind: GstinKind; readonly form: RegExp; readonly hasPan: boolean }[] = [
  { kind: 'Tcs', form: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/, hasPan: true },
  // A deductor may hold a TAN (four letters, five digits, a letter) in the place of the PAN.
  { kind: 'Tds', form: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/, hasPan: true },
  { kind: 'Tds', form: /^\d{2}[A-Z]{4}\d{5}[A-Z][1-9A-Z]D[0-9A-Z]$/, hasPan: false },
  { kind: 'Regular', form: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$/, hasPan: true },
  { kind: 'Uin', form: /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/, hasPan: false },
  { kind: 'Oidar', form: /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/, hasPan: false },
  { kind: 'NonResident', form: /^\d{4}[A-Z]{3}\d{5}N[RT][0-9A-Z]$/, hasPan: false },
]

/** 99 (centre jurisdiction) appears only in GSTINs of persons abroad and of United Nations bodies. */
function isKnownState(code: string, kind: GstinKind): boolean {
  if (code === '99') return kind === 'Oidar' || kind === 'Uin' || kind === 'NonResident'
  return code !== '96' && isStateCode(code)
}
