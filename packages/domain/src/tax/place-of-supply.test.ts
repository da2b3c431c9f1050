import { describe, expect, it } from 'vitest'
import { ruleAt, withRules } from '../tables/rules.ts'
import { clauses } from './place-clauses.ts'
import { placeOfSupply } from './place-of-supply.ts'
import type { SupplyFacts, TaxHead } from './place-of-supply.ts'

type Row = [
  name: string,
  facts: Partial<SupplyFacts>,
  clause: string,
  state: string | undefined,
  head: TaxHead | undefined,
]

/** A supplier in Maharashtra on 20 November 2026 unless a row says otherwise. */
const base = { date: '2026-11-20', supplierStateCode: '27' } as const
const goods = (facts: Partial<SupplyFacts>): Partial<SupplyFacts> => ({ supply: 'Goods', ...facts })
const service = (facts: Partial<SupplyFacts>): Partial<SupplyFacts> => ({ supply: 'Services', ...facts })
const registered = (state: string) => ({ recipientRegistered: true, recipientStateCode: state })
const unregistered = (state?: string) => ({ recipientRegistered: false, recipientStateCode: state })
const abroad = { recipientRegistered: false, recipientAbroad: true } as const

const rows: Row[] = [
  // Goods that move, s.10(1)(a)
  [
    'goods to a registered buyer of the same State',
    goods({ ...registered('27'), deliveryStateCode: '27' }),
    'IGST s.10(1)(a)',
    '27',
    'CGST_SGST',
  ],
  [
    'goods to a registered buyer of another State',
    goods({ ...registered('29'), deliveryStateCode: '29' }),
    'IGST s.10(1)(a)',
    '29',
    'IGST',
  ],
  [
    'goods delivered in another State to a buyer of this one',
    goods({ ...registered('27'), deliveryStateCode: '29' }),
    'IGST s.10(1)(a)',
    '29',
    'IGST',
  ],
  [
    'goods without a delivery address go to the buyer',
    goods(registered('24')),
    'IGST s.10(1)(a)',
    '24',
    'IGST',
  ],
  [
    'goods without any address',
    goods({ recipientRegistered: true }),
    'IGST s.10(1)(a)',
    undefined,
    undefined,
  ],
  // Bill to, ship to, s.10(1)(b)
  [
    'bill to Maharashtra, ship to Karnataka',
    goods({ ...registered('27'), deliveryStateCode: '29', deliveredToAnother: true }),
    'IGST s.10(1)(b)',
    '27',
    'CGST_SGST',
  ],
  [
    'bill to Karnataka, ship to Maharashtra',
    goods({ ...registered('29'), deliveryStateCode: '27', deliveredToAnother: true }),
    'IGST s.10(1)(b)',
    '29',
    'IGST',
  ],
  [
    'bill to a buyer abroad, ship to Gujarat',
    goods({
      recipientAbroad: true,
      recipientRegistered: true,
      deliveryStateCode: '24',
      deliveredToAnother: true,
    }),
    'IGST s.10(1)(b)',
    '96',
    'IGST',
  ],
  // No movement, s.10(1)(c)
  [
    'machine sold at its place of installation',
    goods({ ...registered('29'), movement: 'None', siteStateCode: '27' }),
    'IGST s.10(1)(c)',
    '27',
    'CGST_SGST',
  ],
  [
    'goods at a depot of another State',
    goods({ ...registered('27'), movement: 'None', siteStateCode: '33' }),
    'IGST s.10(1)(c)',
    '33',
    'IGST',
  ],
  [
    'goods that do not move, place unknown',
    goods({ ...registered('27'), movement: 'None' }),
    'IGST s.10(1)(c)',
    undefined,
    undefined,
  ],
  // Unregistered buyer, s.10(1)(ca)
  [
    'unregistered buyer, address of another State',
    goods(unregistered('32')),
    'IGST s.10(1)(ca)',
    '32',
    'IGST',
  ],
  [
    'unregistered buyer, delivered elsewhere than billed',
    goods({ ...unregistered('27'), deliveryStateCode: '32' }),
    'IGST s.10(1)(ca)',
    '32',
    'IGST',
  ],
  ['unregistered buyer without address', goods(unregistered()), 'IGST s.10(1)(ca)', '27', 'CGST_SGST'],
  [
    'gift sent to another for an unregistered buyer',
    goods({ ...unregistered('27'), deliveryStateCode: '33', deliveredToAnother: true }),
    'IGST s.10(1)(ca)',
    '33',
    'IGST',
  ],
  [
    'unregistered buyer before 1 October 2023',
    goods({ ...unregistered('27'), deliveryStateCode: '32', date: '2023-09-30' }),
    'IGST s.10(1)(a)',
    '32',
    'IGST',
  ],
  [
    'unregistered buyer from 1 October 2023',
    goods({ ...unregistered('29'), date: '2023-10-01' }),
    'IGST s.10(1)(ca)',
    '29',
    'IGST',
  ],
  // Installed, s.10(1)(d)
  [
    'lift installed at a site in Goa',
    goods({ ...registered('27'), movement: 'Installed', siteStateCode: '30' }),
    'IGST s.10(1)(d)',
    '30',
    'IGST',
  ],
  [
    'plant assembled in the supplier’s State',
    goods({ ...registered('29'), movement: 'Installed', siteStateCode: '27' }),
    'IGST s.10(1)(d)',
    '27',
    'CGST_SGST',
  ],
  // On board, s.10(1)(e)
  [
    'food taken on board at Delhi',
    goods({ ...unregistered(), movement: 'OnBoard', siteStateCode: '07' }),
    'IGST s.10(1)(e)',
    '07',
    'IGST',
  ],
  [
    'food taken on board at home',
    goods({ ...unregistered(), movement: 'OnBoard', siteStateCode: '27' }),
    'IGST s.10(1)(e)',
    '27',
    'CGST_SGST',
  ],
  // Import and export, s.11
  [
    'goods imported',
    goods({ ...registered('27'), supplierAbroad: true, supplierStateCode: undefined }),
    'IGST s.11(a)',
    '27',
    'IGST',
  ],
  ['goods exported with payment', goods({ ...abroad, supplyKind: 'EXPWP' }), 'IGST s.11(b)', '96', 'IGST'],
  [
    'goods exported under a letter of undertaking',
    goods({ ...abroad, supplyKind: 'EXPWOP' }),
    'IGST s.11(b)',
    '96',
    'None',
  ],
  ['goods to a buyer abroad', goods(abroad), 'IGST s.11(b)', '96', 'IGST'],
  [
    'deemed export to another State',
    goods({ ...registered('29'), supplyKind: 'DeemedExport' }),
    'IGST s.10(1)(a)',
    '29',
    'IGST',
  ],
  [
    'deemed export within the State',
    goods({ ...registered('27'), supplyKind: 'DeemedExport' }),
    'IGST s.10(1)(a)',
    '27',
    'CGST_SGST',
  ],
  // SEZ, s.7(5)(b)
  [
    'goods to an SEZ unit of the same State',
    goods({ ...registered('27'), recipientIsSez: true, supplyKind: 'SEZWP' }),
    'IGST s.10(1)(a)',
    '27',
    'IGST',
  ],
  [
    'goods to an SEZ unit without payment',
    goods({ ...registered('27'), recipientIsSez: true, supplyKind: 'SEZWOP' }),
    'IGST s.10(1)(a)',
    '27',
    'None',
  ],
  [
    'goods by an SEZ unit within its State',
    goods({ ...registered('27'), supplierIsSez: true }),
    'IGST s.10(1)(a)',
    '27',
    'IGST',
  ],
  [
    'service to an SEZ developer of the same State',
    service({ ...registered('27'), supplyKind: 'SEZWP' }),
    'IGST s.12(2)(a)',
    '27',
    'IGST',
  ],
  // Union territories
  [
    'goods within Chandigarh',
    goods({ ...registered('04'), supplierStateCode: '04' }),
    'IGST s.10(1)(a)',
    '04',
    'CGST_UTGST',
  ],
  [
    'goods within Dadra, Nagar Haveli, Daman and Diu',
    goods({ ...registered('26'), supplierStateCode: '26' }),
    'IGST s.10(1)(a)',
    '26',
    'CGST_UTGST',
  ],
  [
    'goods within Lakshadweep',
    goods({ ...registered('31'), supplierStateCode: '31' }),
    'IGST s.10(1)(a)',
    '31',
    'CGST_UTGST',
  ],
  [
    'goods within Andaman and Nicobar',
    goods({ ...registered('35'), supplierStateCode: '35' }),
    'IGST s.10(1)(a)',
    '35',
    'CGST_UTGST',
  ],
  [
    'goods within Ladakh',
    goods({ ...registered('38'), supplierStateCode: '38' }),
    'IGST s.10(1)(a)',
    '38',
    'CGST_UTGST',
  ],
  [
    'goods within other territory',
    goods({ ...registered('97'), supplierStateCode: '97' }),
    'IGST s.10(1)(a)',
    '97',
    'CGST_UTGST',
  ],
  [
    'goods within old Daman and Diu in 2019',
    goods({ ...registered('25'), supplierStateCode: '25', date: '2019-12-01' }),
    'IGST s.10(1)(a)',
    '25',
    'CGST_UTGST',
  ],
  [
    'goods within Delhi',
    goods({ ...registered('07'), supplierStateCode: '07' }),
    'IGST s.10(1)(a)',
    '07',
    'CGST_SGST',
  ],
  [
    'goods within Puducherry',
    goods({ ...registered('34'), supplierStateCode: '34' }),
    'IGST s.10(1)(a)',
    '34',
    'CGST_SGST',
  ],
  [
    'goods within Jammu and Kashmir',
    goods({ ...registered('01'), supplierStateCode: '01' }),
    'IGST s.10(1)(a)',
    '01',
    'CGST_SGST',
  ],
  [
    'goods from Jammu and Kashmir to Ladakh',
    goods({ ...registered('38'), supplierStateCode: '01' }),
    'IGST s.10(1)(a)',
    '38',
    'IGST',
  ],
  ['goods to a platform in Indian waters', goods({ ...registered('97') }), 'IGST s.10(1)(a)', '97', 'IGST'],
  // Sellers without tax, IGST on intra-State
  [
    'goods by a composition dealer',
    goods({ ...registered('27'), supplierChargesTax: false }),
    'IGST s.10(1)(a)',
    '27',
    'None',
  ],
  [
    'IGST on an intra-State supply',
    goods({ ...registered('27'), igstOnIntra: true }),
    'IGST s.10(1)(a)',
    '27',
    'IGST',
  ],
  // Services in India, s.12(2)
  ['service to a registered person here', service(registered('27')), 'IGST s.12(2)(a)', '27', 'CGST_SGST'],
  ['service to a registered person elsewhere', service(registered('29')), 'IGST s.12(2)(a)', '29', 'IGST'],
  [
    'service to an unregistered person with an address',
    service(unregistered('33')),
    'IGST s.12(2)(b)(i)',
    '33',
    'IGST',
  ],
  [
    'service to an unregistered person without one',
    service(unregistered()),
    'IGST s.12(2)(b)(ii)',
    '27',
    'CGST_SGST',
  ],
  // Immovable property, s.12(3)
  [
    'hotel stay in Goa',
    service({ ...registered('27'), service: 'ImmovableProperty', siteStateCode: '30' }),
    'IGST s.12(3)',
    '30',
    'IGST',
  ],
  [
    'hotel stay at home for a buyer of Karnataka',
    service({ ...registered('29'), service: 'ImmovableProperty', siteStateCode: '27' }),
    'IGST s.12(3)',
    '27',
    'CGST_SGST',
  ],
  [
    'architect for a building abroad',
    service({ ...registered('27'), service: 'ImmovableProperty', siteStateCode: '96' }),
    'IGST s.12(3)',
    '27',
    'CGST_SGST',
  ],
  [
    'property of unknown place',
    service({ ...registered('27'), service: 'ImmovableProperty' }),
    'IGST s.12(3)',
    undefined,
    undefined,
  ],
  // Where performed, s.12(4)
  [
    'restaurant in Tamil Nadu',
    service({ ...unregistered('27'), service: 'RestaurantOrPersonalCare', siteStateCode: '33' }),
    'IGST s.12(4)',
    '33',
    'IGST',
  ],
  [
    'gym at home for a visitor',
    service({ ...unregistered('33'), service: 'RestaurantOrPersonalCare', siteStateCode: '27' }),
    'IGST s.12(4)',
    '27',
    'CGST_SGST',
  ],
  // Training, s.12(5)
  [
    'training of a registered company',
    service({ ...registered('29'), service: 'Training', siteStateCode: '27' }),
    'IGST s.12(5)',
    '29',
    'IGST',
  ],
  [
    'training of a person',
    service({ ...unregistered('29'), service: 'Training', siteStateCode: '27' }),
    'IGST s.12(5)',
    '27',
    'CGST_SGST',
  ],
  // Events, s.12(6) and (7)
  [
    'ticket for a match in Delhi',
    service({ ...unregistered('27'), service: 'Admission', siteStateCode: '07' }),
    'IGST s.12(6)',
    '07',
    'IGST',
  ],
  [
    'event organised for a registered person',
    service({ ...registered('29'), service: 'EventOrganisation', siteStateCode: '30' }),
    'IGST s.12(7)',
    '29',
    'IGST',
  ],
  [
    'wedding organised for a person in Rajasthan',
    service({ ...unregistered('27'), service: 'EventOrganisation', siteStateCode: '08' }),
    'IGST s.12(7)',
    '08',
    'IGST',
  ],
  [
    'wedding abroad',
    service({ ...unregistered('27'), service: 'EventOrganisation', siteStateCode: '96' }),
    'IGST s.12(7)',
    '27',
    'CGST_SGST',
  ],
  // Transport, s.12(8) and (9)
  [
    'goods transport for a registered person',
    service({ ...registered('24'), service: 'GoodsTransport', siteStateCode: '27' }),
    'IGST s.12(8)',
    '24',
    'IGST',
  ],
  [
    'courier handed over at home',
    service({ ...unregistered('24'), service: 'GoodsTransport', siteStateCode: '27' }),
    'IGST s.12(8)',
    '27',
    'CGST_SGST',
  ],
  [
    'goods transport to abroad in 2023',
    service({
      ...registered('27'),
      service: 'GoodsTransport',
      destinationStateCode: '96',
      date: '2023-09-30',
    }),
    'IGST s.12(8) proviso',
    '96',
    'IGST',
  ],
  [
    'goods transport to abroad today',
    service({ ...registered('27'), service: 'GoodsTransport', destinationStateCode: '96' }),
    'IGST s.12(8)',
    '27',
    'CGST_SGST',
  ],
  [
    'flight of a registered person',
    service({ ...registered('29'), service: 'PassengerTransport', siteStateCode: '27' }),
    'IGST s.12(9)',
    '29',
    'IGST',
  ],
  [
    'flight of a person from Delhi',
    service({ ...unregistered('29'), service: 'PassengerTransport', siteStateCode: '07' }),
    'IGST s.12(9)',
    '07',
    'IGST',
  ],
  [
    'film on board a train from Mumbai',
    service({ ...unregistered(), service: 'OnBoard', siteStateCode: '27' }),
    'IGST s.12(10)',
    '27',
    'CGST_SGST',
  ],
  // Telecommunication, s.12(11)
  [
    'leased line installed in Karnataka',
    service({ ...registered('27'), service: 'TelecomFixed', siteStateCode: '29' }),
    'IGST s.12(11)(a)',
    '29',
    'IGST',
  ],
  [
    'post-paid mobile',
    service({ ...unregistered('33'), service: 'TelecomPostpaid' }),
    'IGST s.12(11)(b)',
    '33',
    'IGST',
  ],
  [
    'voucher sold at home',
    service({ ...unregistered(), service: 'TelecomPrepaid', siteStateCode: '27' }),
    'IGST s.12(11)(c)',
    '27',
    'CGST_SGST',
  ],
  [
    'recharge by internet banking',
    service({ ...unregistered('29'), service: 'TelecomPrepaid' }),
    'IGST s.12(11)(c)',
    '29',
    'IGST',
  ],
  // Banking, insurance, government, s.12(12) to (14)
  [
    'bank charges with an address on record',
    service({ ...unregistered('29'), service: 'Banking' }),
    'IGST s.12(12)',
    '29',
    'IGST',
  ],
  [
    'money changed for a walk-in customer',
    service({ ...unregistered(), service: 'Banking' }),
    'IGST s.12(12)',
    '27',
    'CGST_SGST',
  ],
  [
    'insurance of a registered person',
    service({ ...registered('29'), service: 'Insurance' }),
    'IGST s.12(13)',
    '29',
    'IGST',
  ],
  [
    'advertisement of a government in Assam',
    service({ ...registered('07'), service: 'GovernmentAdvertisement', siteStateCode: '18' }),
    'IGST s.12(14)',
    '18',
    'IGST',
  ],
  // Across the border, s.13
  [
    'design exported under a letter of undertaking',
    service({ ...abroad, supplyKind: 'EXPWOP' }),
    'IGST s.13(2)',
    '96',
    'None',
  ],
  ['design exported with payment', service({ ...abroad, supplyKind: 'EXPWP' }), 'IGST s.13(2)', '96', 'IGST'],
  ['consulting for a client abroad', service(abroad), 'IGST s.13(2)', '96', 'IGST'],
  [
    'consulting bought from abroad',
    service({ ...registered('27'), supplierAbroad: true, supplierStateCode: undefined }),
    'IGST s.13(2)',
    '27',
    'IGST',
  ],
  [
    'repair of a machine here for a client abroad',
    service({ ...abroad, service: 'GoodsMadeAvailable', siteStateCode: '27' }),
    'IGST s.13(3)(a)',
    '27',
    'CGST_SGST',
  ],
  [
    'repair here of a machine that came in for it and leaves again',
    service({
      ...abroad,
      service: 'GoodsMadeAvailable',
      siteStateCode: '27',
      goodsTemporarilyImported: true,
      supplyKind: 'EXPWOP',
    }),
    'IGST s.13(3)(a) second proviso',
    '96',
    'None',
  ],
  [
    'repair abroad of a machine of a client abroad',
    service({ ...abroad, service: 'GoodsMadeAvailable', siteStateCode: '96' }),
    'IGST s.13(3)(a)',
    '96',
    'IGST',
  ],
  [
    'treatment of a visitor',
    service({ ...abroad, service: 'RestaurantOrPersonalCare', siteStateCode: '27' }),
    'IGST s.13(3)(b)',
    '27',
    'CGST_SGST',
  ],
  [
    'training of visitors in person',
    service({ ...abroad, service: 'Training', siteStateCode: '27', supplyKind: 'EXPWOP' }),
    'IGST s.13(3)(b)',
    '27',
    'CGST_SGST',
  ],
  [
    'event in Goa and in Dubai for a client abroad',
    service({
      ...abroad,
      service: 'EventOrganisation',
      siteStateCode: '96',
      otherSiteStateCodes: ['30'],
    }),
    'IGST s.13(6)',
    '30',
    'IGST',
  ],
  [
    'hotel here for a client abroad, billed as an export',
    service({ ...abroad, service: 'ImmovableProperty', siteStateCode: '27', supplyKind: 'EXPWOP' }),
    'IGST s.13(4)',
    '27',
    'CGST_SGST',
  ],
  [
    'agent for a seller abroad, billed as an export',
    service({ ...abroad, service: 'Intermediary', supplyKind: 'EXPWOP' }),
    'IGST s.13(8)(b)',
    '27',
    'CGST_SGST',
  ],
  [
    'research on molecules for a client abroad',
    service({ ...abroad, service: 'PharmaResearch', siteStateCode: '27' }),
    'IGST s.13(13)',
    '96',
    'IGST',
  ],
  [
    'research on molecules before the notification',
    service({ ...abroad, service: 'PharmaResearch', siteStateCode: '27', date: '2019-09-30' }),
    'IGST s.13(3)(a)',
    '27',
    'CGST_SGST',
  ],
  [
    'research on molecules that is no export for want of foreign exchange',
    service({ ...abroad, service: 'PharmaResearch', siteStateCode: '27', paymentReceived: 'Otherwise' }),
    'IGST s.13(3)(a)',
    '27',
    'CGST_SGST',
  ],
  [
    'overhaul of an engine for an airline abroad',
    service({ ...abroad, service: 'AircraftMaintenance', siteStateCode: '27' }),
    'IGST s.13(13)',
    '96',
    'IGST',
  ],
  [
    'overhaul of a ship for an owner abroad',
    service({ ...abroad, service: 'VesselMaintenance', siteStateCode: '27' }),
    'IGST s.13(13)',
    '96',
    'IGST',
  ],
  [
    'overhaul of a ship the day before the notification',
    service({ ...abroad, service: 'VesselMaintenance', siteStateCode: '27', date: '2021-06-01' }),
    'IGST s.13(3)(a)',
    '27',
    'CGST_SGST',
  ],
  [
    'consulting for a branch abroad of the same person',
    service({ ...abroad, sameEstablishment: true, supplyKind: 'EXPWOP' }),
    'IGST s.13(2)',
    '96',
    'IGST',
  ],
  [
    'consulting for a client abroad, marked as an export of a person in Karnataka',
    service({ ...unregistered('29'), recipientAbroad: false, supplyKind: 'EXPWOP' }),
    'IGST s.12(2)(b)(i)',
    '29',
    'IGST',
  ],
  // Goods of the recipient worked on within India: no rule of performance in s.12
  [
    'repair in this State for a registered owner of another',
    service({ ...registered('29'), service: 'GoodsMadeAvailable', siteStateCode: '27' }),
    'IGST s.12(2)(a)',
    '29',
    'IGST',
  ],
  [
    'repair in this State for an unregistered owner of another',
    service({ ...unregistered('29'), service: 'GoodsMadeAvailable', siteStateCode: '27' }),
    'IGST s.12(2)(b)(i)',
    '29',
    'IGST',
  ],
  // Goods sold abroad that stay
  [
    'goods a buyer abroad has delivered here',
    goods({ ...abroad, deliveryStateCode: '27', goodsLeaveIndia: false, supplyKind: 'EXPWP' }),
    'IGST s.10(1)(ca)',
    '27',
    'CGST_SGST',
  ],
  [
    'goods a buyer abroad has brought to a port here',
    goods({ ...abroad, deliveryStateCode: '27', goodsLeaveIndia: true }),
    'IGST s.11(b)',
    '96',
    'IGST',
  ],
  [
    'survey of land in Goa for a client abroad',
    service({ ...abroad, service: 'ImmovableProperty', siteStateCode: '30' }),
    'IGST s.13(4)',
    '30',
    'IGST',
  ],
  [
    'conference here for visitors from abroad',
    service({ ...abroad, service: 'Admission', siteStateCode: '27' }),
    'IGST s.13(5)',
    '27',
    'CGST_SGST',
  ],
  [
    'account of a person abroad',
    service({ ...abroad, service: 'Banking' }),
    'IGST s.13(8)(a)',
    '27',
    'CGST_SGST',
  ],
  [
    'agent for a seller abroad',
    service({ ...abroad, service: 'Intermediary' }),
    'IGST s.13(8)(b)',
    '27',
    'CGST_SGST',
  ],
  [
    'car hired to a visitor for a week',
    service({ ...abroad, service: 'TransportHire' }),
    'IGST s.13(8)(c)',
    '27',
    'CGST_SGST',
  ],
  [
    'freight to abroad for a client abroad in 2022',
    service({ ...abroad, service: 'GoodsTransport', destinationStateCode: '96', date: '2022-06-01' }),
    'IGST s.13(9)',
    '96',
    'IGST',
  ],
  [
    'freight for a client abroad today',
    service({ ...abroad, service: 'GoodsTransport', destinationStateCode: '27' }),
    'IGST s.13(2)',
    '96',
    'IGST',
  ],
  [
    'visitor flying from Delhi',
    service({ ...abroad, service: 'PassengerTransport', siteStateCode: '07' }),
    'IGST s.13(10)',
    '07',
    'IGST',
  ],
  [
    'meal on board from Mumbai to abroad',
    service({ ...abroad, service: 'OnBoard', siteStateCode: '27' }),
    'IGST s.13(11)',
    '27',
    'CGST_SGST',
  ],
  [
    'streaming bought from abroad',
    service({
      ...unregistered('27'),
      supplierAbroad: true,
      supplierStateCode: undefined,
      service: 'OnlineInformation',
    }),
    'IGST s.13(12)',
    '27',
    'IGST',
  ],
]

describe('legal cases', () => {
  it('are at least sixty', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60)
  })
  it.each(rows)('%s', (_name, facts, clause, state, head) => {
    const answer = placeOfSupply({ ...base, ...facts } as SupplyFacts)
    expect({ clause: answer.clause, state: answer.stateCode, head: answer.head }).toEqual({
      clause,
      state,
      head,
    })
    expect(answer.missing.length > 0).toBe(state === undefined)
  })
  it('use every clause of the table', () => {
    const used = new Set(rows.map(([, facts]) => placeOfSupply({ ...base, ...facts } as SupplyFacts).key))
    expect(clauses.map(({ id }) => `pos.${id}`).filter((key) => !used.has(key))).toEqual([])
  })
})

describe('nature of the supply', () => {
  it.each([
    [goods(registered('29')), 'IGST s.7(1)', true],
    [goods(registered('27')), 'IGST s.8(1)', false],
    [service(registered('29')), 'IGST s.7(3)', true],
    [service(registered('27')), 'IGST s.8(2)', false],
    [goods({ ...registered('27'), recipientIsSez: true }), 'IGST s.7(5)(b)', true],
    [goods({ ...abroad, supplyKind: 'EXPWP' }), 'IGST s.7(5)(a)', true],
    [goods({ ...registered('27'), supplierAbroad: true }), 'IGST s.7(2)', true],
    [service({ ...registered('27'), supplierAbroad: true }), 'IGST s.7(4)', true],
  ])('%j: %s', (facts, clause, interState) => {
    const answer = placeOfSupply({ ...base, ...facts } as SupplyFacts)
    expect([answer.natureClause, answer.interState]).toEqual([clause, interState])
  })
})

it('of a supply to an SEZ is inter-State even before the State is known', () => {
  const facts = { ...base, supply: 'Goods', recipientRegistered: true } as const
  expect(placeOfSupply({ ...facts, recipientIsSez: true })).toMatchObject({
    interState: true,
    head: undefined,
  })
  expect(placeOfSupply({ ...facts, supplyKind: 'SEZWOP' })).toMatchObject({ interState: true, head: 'None' })
  expect(placeOfSupply({ ...facts, supplierAbroad: true })).toMatchObject({
    interState: true,
    head: undefined,
  })
})

it('changes on the day the law changed', () => {
  const freight = {
    ...base,
    ...service({ ...abroad, service: 'GoodsTransport', destinationStateCode: '29' }),
  } as SupplyFacts
  expect(placeOfSupply({ ...freight, date: '2023-09-30' })).toMatchObject({
    clause: 'IGST s.13(9)',
    stateCode: '29',
  })
  expect(placeOfSupply({ ...freight, date: '2023-10-01' })).toMatchObject({
    clause: 'IGST s.13(2)',
    stateCode: '96',
  })
  const home = {
    ...base,
    ...service({ ...registered('29'), service: 'GoodsTransport', destinationStateCode: '30' }),
  } as SupplyFacts
  expect(placeOfSupply({ ...home, date: '2023-01-01' }).clause).toBe('IGST s.12(8)')
  expect(
    placeOfSupply({ ...home, service: 'Training', destinationStateCode: '96', date: '2023-01-01' }).clause,
  ).toBe('IGST s.12(5)')
})

it('takes an export of goods by its kind, one of services by the recipient', () => {
  const facts = { ...base, ...registered('29'), deliveryStateCode: '29' } as const
  for (const supplyKind of ['EXPWP', 'EXPWOP'] as const) {
    expect(placeOfSupply({ ...facts, supply: 'Goods', supplyKind })).toMatchObject({
      clause: 'IGST s.11(b)',
      stateCode: '96',
    })
    expect(placeOfSupply({ ...facts, supply: 'Services', supplyKind })).toMatchObject({
      clause: 'IGST s.12(2)(a)',
      stateCode: '29',
      supplyKind: 'Regular',
    })
  }
})

it('names the States that share a service', () => {
  const sites = { siteStateCode: '27', otherSiteStateCodes: ['29', '27', '07'] }
  const property = service({ ...registered('24'), service: 'ImmovableProperty', ...sites })
  expect(placeOfSupply({ ...base, ...property } as SupplyFacts).otherStates).toEqual(['29', '07'])
  const repair = service({ ...abroad, service: 'GoodsMadeAvailable', ...sites })
  expect(placeOfSupply({ ...base, ...repair } as SupplyFacts).otherStates).toEqual(['29', '07'])
  const meal = service({ ...registered('24'), service: 'RestaurantOrPersonalCare', ...sites })
  expect(placeOfSupply({ ...base, ...meal } as SupplyFacts).otherStates).toEqual([])
})

it('leaves to a rule whether section 13 can make a supply intra-State', () => {
  const facts = { ...base, ...service({ ...abroad, service: 'Intermediary' }) } as SupplyFacts
  const change = { ...ruleAt('placeOfSupply.section13SameState', base.date)!, value: 'InterState' }
  expect(withRules([change], () => placeOfSupply(facts))).toMatchObject({
    stateCode: '27',
    interState: true,
    head: 'IGST',
    natureClause: 'IGST s.7(5)(c)',
  })
})

it('is not known without the facts it needs, and says which', () => {
  const answer = placeOfSupply({
    date: '2026-11-20',
    supply: 'Goods',
    supplierStateCode: '27',
    recipientRegistered: true,
  })
  expect(answer).toMatchObject({ stateCode: undefined, interState: undefined, head: undefined })
  expect(answer.missing).toEqual(['deliveryStateCode', 'recipientStateCode'])
})

it('names the facts it used and those that would change it', () => {
  const answer = placeOfSupply({
    ...base,
    ...goods({ ...registered('29'), deliveryStateCode: '29' }),
  } as SupplyFacts)
  expect(answer.factsUsed).toEqual(['supply', 'deliveryStateCode', 'recipientStateCode'])
  const withoutDelivery = placeOfSupply({ ...base, ...goods(registered('29')) } as SupplyFacts)
  expect([withoutDelivery.factsUsed, withoutDelivery.missing]).toEqual([['supply', 'recipientStateCode'], []])
  const half = placeOfSupply({ ...base, supply: 'Goods', movement: 'Installed' })
  expect(half.missing).toEqual(['siteStateCode'])
  expect(answer.wouldChange).toEqual(['deliveryStateCode', 'deliveredToAnother', 'movement'])
})

it('never falls back to the product’s default state 15', () => {
  for (const [, facts] of rows)
    expect(placeOfSupply({ ...base, ...facts } as SupplyFacts).stateCode).not.toBe('15')
})
