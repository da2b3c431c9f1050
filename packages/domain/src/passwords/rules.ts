import { commonPasswords } from './common.ts'

/** What an account demands of its passwords; source: access decisions, section 4. */
export interface PasswordRules {
  readonly minLength: number
  readonly maxLength: number
  /** How many of the four kinds of characters: capital letters, small letters, digits, others. */
  readonly classes: number
}

export type PasswordProblem =
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'PASSWORD_WEAK'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_OWN_NAME'

/** The labels of the specification, part 2, section 3 (quality ratings). */
export type PasswordQuality = 'Bad' | 'Average' | 'Good' | 'Excellent'

/**
 * Everything that is wrong with a new password, the same for the form that asks for it and the server that takes it.
 * `own` are words that a stranger guesses first: user name, e-mail address, name of the person and of the company.
 *
 * @example passwordProblems('Password@123', { minLength: 10, maxLength: 32, classes: 3 }, []) // ['PASSWORD_COMMON']
 */
export function passwordProblems(
  password: string,
  rules: PasswordRules,
  own: readonly string[],
): PasswordProblem[] {
  const problems: PasswordProblem[] = []
  const length = lengthOf(password)
  if (length < rules.minLength) problems.push('TOO_SHORT')
  if (length > rules.maxLength) problems.push('TOO_LONG')
  if (classesOf(password) < rules.classes) problems.push('PASSWORD_WEAK')
  if (isCommon(password)) problems.push('PASSWORD_COMMON')
  if (holdsOwn(password, own)) problems.push('PASSWORD_OWN_NAME')
  return problems
}

/** Code points: what a field limits, counted alike for every script. */
const lengthOf = (text: string): number => Array.from(text).length

/** How good a password is, for the meter beside the field: Bad is what the server refuses. */
export function passwordQuality(
  password: string,
  rules: PasswordRules,
  own: readonly string[],
): PasswordQuality {
  if (passwordProblems(password, rules, own).length > 0) return 'Bad'
  const bits = new Set(password).size * Math.log2(alphabetOf(password))
  return bits >= 90 ? 'Excellent' : bits >= 66 ? 'Good' : 'Average'
}

/** Letters of scripts without capitals count as small ones. */
const kinds: readonly { readonly pattern: RegExp; readonly size: number }[] = [
  { pattern: /\p{Lu}/u, size: 26 },
  { pattern: /[\p{Ll}\p{Lo}\p{M}]/u, size: 26 },
  { pattern: /\p{Nd}/u, size: 10 },
  { pattern: /[^\p{L}\p{M}\p{Nd}]/u, size: 33 },
]

const classesOf = (password: string) => kinds.filter(({ pattern }) => pattern.test(password)).length

const alphabetOf = (password: string) =>
  kinds.reduce((sum, { pattern, size }) => sum + (pattern.test(password) ? size : 0), 0) || 1

/**
 * A word of the list, also with capitals, with digits and signs in place of letters (`P@ssw0rd`) and with a few
 * characters at its ends (`Password@123`, `1!qwerty`); or one to four characters over and over.
 */
function isCommon(password: string): boolean {
  const small = password.toLowerCase()
  if (/^(.{1,4}?)\1{2,}$/su.test(small)) return true
  return [small, unmasked(small)].some(
    (text) => commonPasswords.has(text) || cores(text).some((core) => commonPasswords.has(core)),
  )
}

const mostAround = 4

/** The text without up to four characters that are no letters at either end. */
function cores(text: string): string[] {
  const found = /^([^a-z]*)(.*?)([^a-z]*)$/su.exec(text)
  if (!found) return []
  const [, before = '', core = '', after = ''] = found
  const isShort = before.length <= mostAround && after.length <= mostAround
  return core !== '' && isShort ? [core] : []
}

const masks: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Digits and signs read as the letters they represent, except at the ends, where they are additions. */
function unmasked(text: string): string {
  const found = /^([^a-z]*)(.*?)([^a-z]*)$/su.exec(text)
  const [, before = '', core = '', after = ''] = found ?? []
  return before + core.replace(/[^a-z]/g, (character) => masks[character] ?? character) + after
}

/** Own words shorter than this would forbid too much. */
const shortestOwn = 4

function holdsOwn(password: string, own: readonly string[]): boolean {
  const small = password.toLowerCase()
  return own.flatMap(partsOf).some((part) => small.includes(part))
}

/** The whole, and what is between the signs: `asha.rao@example.in` holds asha and example. */
function partsOf(text: string): string[] {
  const small = text.toLowerCase()
  return [small, ...small.split(/[^\p{L}\p{M}\p{Nd}]+/u)].filter(
    (part) => lengthOf(part) >= shortestOwn && !tooOrdinary.has(part),
  )
}

/** Parts of names and addresses that belong to everybody. */
const tooOrdinary: ReadonlySet<string> = new Set([
  'mail',
  'gmail',
  'yahoo',
  'outlook',
  'hotmail',
  'private',
  'limited',
  'company',
  'traders',
  'enterprises',
  'india',
])
