import { pinExceptions, pinRanges } from '../tables/pin-ranges.ts'

/** An Indian PIN code: six digits, the first not zero. */
export function isPincode(text: unknown): text is string {
  return typeof text === 'string' && /^[1-9]\d{5}$/.test(text)
}

/** Represents an address abroad on e-invoices and e-way bills; also accepted for other territory (97). */
export const pincodeAbroad = '999999'

/**
 * The states a PIN code may lie in, the likeliest first; empty for an unknown or an army number.
 *
 * @example
 * statesOfPincode('411001') // ['27']
 * statesOfPincode('160055') // ['03'], though 160 is mostly Chandigarh
 */
export function statesOfPincode(pincode: string): readonly string[] {
  for (const [from, to, state] of pinExceptions) if (from <= pincode && pincode <= to) return [state]
  const prefix = pincode.slice(0, 3)
  const range = pinRanges.find(([from, to]) => from <= prefix && prefix <= to)
  return range ? range.slice(2) : []
}

/**
 * Whether a PIN code fits a state: 'match', 'mismatch' (worth a warning: the map is not perfect) or 'unknown'.
 *
 * @example
 * checkPincode('411001', '29') // 'mismatch'
 */
export function checkPincode(pincode: string, stateCode: string): 'match' | 'mismatch' | 'unknown' {
  if (pincode === pincodeAbroad) return stateCode === '96' || stateCode === '97' ? 'match' : 'mismatch'
  if (stateCode === '96') return 'mismatch'
  const found = statesOfPincode(pincode)
  if (found.length === 0 || stateCode === '97') return 'unknown'
  const state = stateCode === '25' ? '26' : stateCode === '28' ? '37' : stateCode
  return found.includes(state) ? 'match' : 'mismatch'
}
