import { parseGstin } from '@bahi/domain/ids/gstin.ts'
import type { GstinKind } from '@bahi/domain/ids/gstin.ts'
import { checkPincode } from '@bahi/domain/ids/pincode.ts'
import { isStateCode } from '@bahi/domain/tables/states.ts'
import type * as z from 'zod'
import type { Address } from './address.ts'
import type { TaxpayerType } from './enums.ts'

type Taxpayer = z.output<typeof TaxpayerType>

/** What is wrong with a field: its path in the body, a code, and what the sentence needs. */
export interface RuleIssue {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

/**
 * GSTIN of each kind of taxpayer: whether it must, may or may not have one, and the forms it can have. Source:
 * CGST Act chapter VI, CGST Rules, rules 8 to 17; Act s.25(9) for bodies with a UIN.
 */
export const gstinOf: Readonly<
  Record<Taxpayer, { readonly need: 'must' | 'may' | 'none'; readonly kinds: readonly GstinKind[] }>
> = {
  REG: { need: 'must', kinds: ['Regular'] },
  COM: { need: 'must', kinds: ['Regular'] },
  SEZ: { need: 'must', kinds: ['Regular'] },
  SED: { need: 'must', kinds: ['Regular'] },
  ISD: { need: 'must', kinds: ['Regular'] },
  CTP: { need: 'must', kinds: ['Regular'] },
  TDS: { need: 'must', kinds: ['Tds'] },
  TCS: { need: 'must', kinds: ['Tcs', 'Regular'] },
  NRT: { need: 'must', kinds: ['NonResident', 'Regular'] },
  DEXP: { need: 'may', kinds: ['Regular'] },
  OIDAR: { need: 'may', kinds: ['Oidar', 'NonResident', 'Regular'] },
  UNB: { need: 'may', kinds: ['Uin'] },
  ONP: { need: 'may', kinds: ['Uin'] },
  EMB: { need: 'may', kinds: ['Uin'] },
  UNREG: { need: 'none', kinds: [] },
  OEXP: { need: 'none', kinds: [] },
}

export interface PartyFacts {
  readonly taxpayerType: Taxpayer
  readonly gstin?: string | undefined
  readonly pan?: string | undefined
  readonly placeOfSupply?: string | undefined
  readonly billingAddress?: Address | undefined
  readonly shippingAddresses?: readonly Address[] | undefined
}

/** Every rule between the fields of a party, for the form while typing and for the server on save. */
export function partyIssues(party: PartyFacts): RuleIssue[] {
  const issues: RuleIssue[] = []
  const refuse = (path: string, code: string, params?: Record<string, string>) =>
    issues.push({ path, code, ...(params ? { params } : {}) })
  const rule = gstinOf[party.taxpayerType]
  const parts = party.gstin === undefined ? undefined : parseGstin(party.gstin)
  if (party.gstin === undefined) {
    if (rule.need === 'must') refuse('gstin', 'GSTIN_REQUIRED')
  } else if (rule.need === 'none') {
    refuse('gstin', 'GSTIN_NOT_ALLOWED')
  } else if (parts && !rule.kinds.includes(parts.kind)) {
    refuse('gstin', 'GSTIN_OF_OTHER_KIND')
  }
  if (parts?.pan !== undefined && party.pan !== undefined && party.pan !== parts.pan) {
    refuse('pan', 'PAN_OF_GSTIN', { pan: parts.pan })
  }
  if (party.placeOfSupply !== undefined && !isStateCode(party.placeOfSupply)) refuse('placeOfSupply', 'STATE')
  const billing = party.billingAddress
  if (billing) {
    issues.push(...addressIssues(billing, 'billingAddress'))
    // The e-invoice portal refuses a buyer whose address lies in another state than the GSTIN.
    if (parts && parts.stateCode <= '38' && parts.kind !== 'Uin' && billing.stateCode !== parts.stateCode) {
      refuse('billingAddress.stateCode', 'STATE_OF_GSTIN', { state: parts.stateCode })
    }
    if (party.taxpayerType === 'OEXP' && billing.countryCode === 'IN') {
      refuse('billingAddress.countryCode', 'COUNTRY_ABROAD')
    }
  }
  for (const [index, address] of (party.shippingAddresses ?? []).entries()) {
    issues.push(...addressIssues(address, `shippingAddresses[${index}]`))
  }
  return issues
}

/** PIN code and state of an address in India belong together. */
export function addressIssues(address: Address, path: string): RuleIssue[] {
  if (address.countryCode !== 'IN') return []
  if (address.pincode === undefined) return [{ path: `${path}.pincode`, code: 'REQUIRED' }]
  return checkPincode(address.pincode, address.stateCode) === 'mismatch'
    ? [{ path: `${path}.pincode`, code: 'PINCODE_OF_STATE' }]
    : []
}

/** What a party's own fields say of its PAN and state. */
export function derivedOf(party: PartyFacts): { readonly pan?: string; readonly stateCode?: string } {
  const parts = party.gstin === undefined ? undefined : parseGstin(party.gstin)
  const pan = party.pan ?? parts?.pan
  const stateCode =
    parts && isStateCode(parts.stateCode)
      ? parts.stateCode
      : (party.billingAddress?.stateCode ?? party.placeOfSupply)
  return { ...(pan ? { pan } : {}), ...(stateCode ? { stateCode } : {}) }
}
