/** Rule 46(b) of the CGST Rules: at most sixteen characters. */
export const documentNumberLength = 16

/**
 * True for a number that one of our own documents may have: at most 16 letters, digits, dashes and slashes, the
 * first a letter or 1 to 9 (rules 46(b), 49, 50 to 55; the portal refuses a leading zero, dash or slash).
 *
 * @example
 * isDocumentNumber('INV/26-27/0001') // true
 * isDocumentNumber('0001') // false
 */
export function isDocumentNumber(text: unknown): text is string {
  return typeof text === 'string' && text.length <= documentNumberLength && form.test(text)
}

/** The form under which two numbers are one: the portal ignores case from 1 June 2025. */
export function documentNumberKey(text: string): string {
  return text.trim().toUpperCase()
}

const form = /^[A-Za-z1-9][A-Za-z0-9/-]*$/
