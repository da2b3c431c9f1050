import { describe, expect, it } from 'vitest'
import { derivedOf, gstinOf, partyIssues } from './party-rules.ts'
import type { PartyFacts } from './party-rules.ts'
import { TaxpayerType } from './enums.ts'

const pune = { line1: '12 MG Road', stateCode: '27', pincode: '411001', countryCode: 'IN' }
const london = { line1: '1 High Street', stateCode: '96', pincode: 'SW1A 1AA', countryCode: 'GB' }
const pmc = '27AAPFU0939F1ZV'

const cases: readonly (readonly [name: string, party: PartyFacts, issues: readonly string[]])[] = [
  ['registered with GSTIN and address', { taxpayerType: 'REG', gstin: pmc, billingAddress: pune }, []],
  ['registered without GSTIN', { taxpayerType: 'REG' }, ['gstin GSTIN_REQUIRED']],
  ['composition without GSTIN', { taxpayerType: 'COM' }, ['gstin GSTIN_REQUIRED']],
  ['SEZ without GSTIN', { taxpayerType: 'SEZ' }, ['gstin GSTIN_REQUIRED']],
  ['unregistered', { taxpayerType: 'UNREG' }, []],
  ['unregistered with GSTIN', { taxpayerType: 'UNREG', gstin: pmc }, ['gstin GSTIN_NOT_ALLOWED']],
  [
    'deductor with a GSTIN of a regular taxpayer',
    { taxpayerType: 'TDS', gstin: pmc },
    ['gstin GSTIN_OF_OTHER_KIND'],
  ],
  ['PAN of another', { taxpayerType: 'REG', gstin: pmc, pan: 'AAKCM4821P' }, ['pan PAN_OF_GSTIN']],
  [
    'address in another state than the GSTIN',
    { taxpayerType: 'REG', gstin: pmc, billingAddress: { ...pune, stateCode: '29', pincode: '560001' } },
    ['billingAddress.stateCode STATE_OF_GSTIN'],
  ],
  [
    'PIN code of another state',
    { taxpayerType: 'UNREG', billingAddress: { ...pune, pincode: '560001' } },
    ['billingAddress.pincode PINCODE_OF_STATE'],
  ],
  [
    'address without PIN code',
    { taxpayerType: 'UNREG', billingAddress: { ...pune, pincode: undefined } },
    ['billingAddress.pincode REQUIRED'],
  ],
  [
    'second shipping address wrong',
    { taxpayerType: 'UNREG', shippingAddresses: [pune, { ...pune, pincode: '110001' }] },
    ['shippingAddresses[1].pincode PINCODE_OF_STATE'],
  ],
  ['overseas', { taxpayerType: 'OEXP', billingAddress: london }, []],
  [
    'overseas with an address in India',
    { taxpayerType: 'OEXP', billingAddress: pune },
    ['billingAddress.countryCode COUNTRY_ABROAD'],
  ],
  [
    'place of supply that is no state',
    { taxpayerType: 'UNREG', placeOfSupply: '77' },
    ['placeOfSupply STATE'],
  ],
]

describe('rules between the fields of a party', () => {
  for (const [name, party, expected] of cases) {
    it(name, () => expect(partyIssues(party).map(({ path, code }) => `${path} ${code}`)).toEqual(expected))
  }

  it('knows every type of taxpayer', () => {
    expect(Object.keys(gstinOf).sort()).toEqual([...TaxpayerType.options].sort())
  })

  it('fills PAN and state from the GSTIN, else the state from the address', () => {
    expect(derivedOf({ taxpayerType: 'REG', gstin: pmc })).toEqual({ pan: 'AAPFU0939F', stateCode: '27' })
    expect(derivedOf({ taxpayerType: 'UNREG', billingAddress: pune })).toEqual({ stateCode: '27' })
    expect(derivedOf({ taxpayerType: 'UNREG' })).toEqual({})
  })
})
