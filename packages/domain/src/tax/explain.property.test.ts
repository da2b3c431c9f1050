import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeDocument } from './compute.ts'
import { explainDocument } from './explain.ts'
import { natureOf, placeOfSupply } from './place-of-supply.ts'
import type { ServiceNature, SupplyFacts } from './place-of-supply.ts'
import type { ComputeInput } from './types.ts'

const state = fc.constantFrom('27', '29', '04', '07', '96')
const inIndia = fc.constantFrom('27', '29', '04', '07')
const natures: ServiceNature[] = [
  'General',
  'ImmovableProperty',
  'RestaurantOrPersonalCare',
  'Training',
  'Admission',
  'EventOrganisation',
  'GoodsTransport',
  'PassengerTransport',
  'OnBoard',
  'Banking',
  'GoodsMadeAvailable',
  'Intermediary',
  'TransportHire',
  'OnlineInformation',
  'PharmaResearch',
]
const facts = fc.record(
  {
    date: fc.constantFrom('2018-05-01', '2023-09-30', '2026-11-20'),
    supply: fc.constantFrom('Goods' as const, 'Services' as const),
    supplierStateCode: inIndia,
    supplierChargesTax: fc.boolean(),
    supplierIsSez: fc.boolean(),
    supplyKind: fc.constantFrom(
      'Regular' as const,
      'EXPWP' as const,
      'EXPWOP' as const,
      'DeemedExport' as const,
    ),
    recipientRegistered: fc.boolean(),
    recipientIsSez: fc.boolean(),
    recipientAbroad: fc.boolean(),
    recipientStateCode: inIndia,
    deliveryStateCode: state,
    movement: fc.constantFrom('Moves' as const, 'None' as const, 'Installed' as const),
    service: fc.constantFrom(...natures),
    siteStateCode: state,
    otherSiteStateCodes: fc.array(state, { maxLength: 3 }),
    destinationStateCode: state,
    goodsLeaveIndia: fc.boolean(),
    paymentReceived: fc.constantFrom('ForeignExchange' as const, 'Otherwise' as const),
    sameEstablishment: fc.boolean(),
    igstOnIntra: fc.boolean(),
  },
  { requiredKeys: ['date', 'supply', 'supplierStateCode', 'recipientRegistered'] },
)

/** The document that a person makes of the facts, with a place set by hand or left to the law. */
function documentOf(known: SupplyFacts, chosen: string | undefined): ComputeInput | undefined {
  const place = chosen ?? placeOfSupply(known).stateCode
  if (place === undefined) return undefined
  const { supplyKind } = natureOf(known, place)
  return {
    supplier: {
      stateCode: known.supplierStateCode,
      taxpayerType: known.supplierChargesTax === false ? 'COM' : 'REG',
      isSez: known.supplierIsSez,
    },
    placeOfSupply: place,
    supplyKind,
    recipientIsSez: known.recipientIsSez,
    igstOnIntra: known.igstOnIntra,
    date: known.date,
    lines: [{ quantity: '1', unitPrice: '1000', taxRate: '18' }],
  }
}

it('names in the sentence the tax of the figures', () => {
  fc.assert(
    fc.property(facts, fc.option(state, { nil: undefined }), (known, chosen) => {
      const input = documentOf(known, chosen)
      if (!input) return
      const computed = computeDocument(input)
      const answer = placeOfSupply(known)
      const said = explainDocument(input, computed, { facts: known, answer }).placeOfSupply.map(
        ({ key }) => key,
      )
      const { igst, cgst } = computed.totals
      const charged = igst !== '0.00' ? 'IGST' : cgst !== '0.00' ? 'CGST' : 'none'
      const nature = said.filter((key) => key in taxOf)
      expect(nature).toHaveLength(1)
      expect(taxOf[nature[0]!]).toBe(charged)
      expect(nature[0]!.startsWith('pos.inter')).toBe(computed.interState)
    }),
    { numRuns: 2000 },
  )
})

const taxOf: Readonly<Record<string, string>> = {
  'pos.inter': 'IGST',
  'pos.intra': 'CGST',
  'pos.intraIgst': 'IGST',
  'pos.interUntaxed': 'none',
  'pos.intraUntaxed': 'none',
}
