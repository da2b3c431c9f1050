import { expect, it } from 'vitest'
import { bodyOfHeader, headerOf } from './header.ts'
import type { Source } from './header.ts'

const address = { line1: '4 Ring Road', city: 'Delhi', stateCode: '07', countryCode: 'IN' }
/** An issued invoice with something in every member that a save may carry. */
const source = {
  id: 7,
  version: 3,
  entityId: 2,
  childEntityId: 4,
  seriesId: 5,
  party: { id: 9, name: 'Asha Traders', taxpayerType: 'REG', stateCode: '27' },
  date: '2026-11-20',
  dueDate: '2026-12-05',
  placeOfSupply: '27',
  placeFacts: { service: 'ImmovableProperty', siteStateCode: '27' },
  supplyKind: 'Regular',
  subtype: 'TPINV',
  reverseCharge: false,
  igstOnIntra: false,
  customerPoNumber: 'PO/1',
  customerPoDate: '2026-11-01',
  salesPerson: 'Ravi',
  ecommerceGstin: '27AANCE9902F1CP',
  ecommerceSection: '9(5)',
  lutNumber: 'AD270326000001A',
  exportDetails: { portCode: 'INNSA1', exportDuty: '12.5' },
  transport: { vehicleNumber: 'MH12AB1234', distance: 120 },
  currencyCode: 'USD',
  exchangeRate: '88.687500',
  paymentTermsDays: 15,
  billingAddress: address,
  shippingAddress: { ...address, name: 'Site' },
  dispatchAddress: address,
  remarks: 'Handle with care',
  terms: 'Net 15',
  internalNotes: 'Ask for C form',
  discountPercent: '2.500',
  charges: [{ description: 'Freight', amount: '100.00', taxRate: '18.000', hsn: '996511' }],
  roundOff: true,
  priceIncludesTax: false,
  bank: { accountNumber: '1234567890' },
  tags: ['urgent'],
  customFields: { zone: 'West' },
} as unknown as Source

it('an edit gives back all that was stored, what the form does not show too', () => {
  const body = bodyOfHeader(headerOf('edit', source, undefined, 2), 'Active')
  // The party goes by its number, the place follows from the rule; figures lose their trailing zeros.
  const { party, ...kept } = source
  expect(body).toEqual({
    ...kept,
    partyId: party?.id,
    placeOfSupply: undefined,
    // The rule says so too.
    supplyKind: undefined,
    status: 'Active',
    exchangeRate: '88.6875',
    discountPercent: '2.5',
    charges: [{ description: 'Freight', amount: '100', taxRate: '18', hsn: '996511' }],
  })
})

it('a clone leaves number, dates, references and transport behind', () => {
  const body = bodyOfHeader(headerOf('clone', source, undefined, 2), 'Draft')
  for (const name of [
    'id',
    'version',
    'seriesId',
    'dueDate',
    'customerPoNumber',
    'lutNumber',
    'transport',
    'exportDetails',
  ])
    expect(body).not.toHaveProperty(name)
  expect(body).toMatchObject({ partyId: 9, charges: [{ amount: '100' }], shippingAddress: { name: 'Site' } })
})

it('a place set by the user stays with its reason, one of the rule is determined again', () => {
  const set = { ...source, placeOfSupply: '29', placeOfSupplyReason: 'Site is there' } as Source
  expect(bodyOfHeader(headerOf('edit', set, undefined, 2), 'Active')).toMatchObject({
    placeOfSupply: '29',
    placeOfSupplyReason: 'Site is there',
  })
  expect(bodyOfHeader(headerOf('edit', source, undefined, 2), 'Active')).not.toHaveProperty('placeOfSupply')
})

it('takes a payment with an invoice, not with a draft', () => {
  const header = {
    ...headerOf('create', undefined, undefined, 2),
    received: { amount: '50', mode: 'Cash' as const, reference: '' },
  }
  expect(bodyOfHeader(header, 'Active').received).toEqual({ amount: '50', mode: 'Cash' })
  expect(bodyOfHeader(header, 'Draft').received).toBeUndefined()
})
