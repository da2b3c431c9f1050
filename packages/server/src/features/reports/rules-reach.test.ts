import { irnReportClock } from '@bahi/domain/clocks/legal-clocks.ts'
import {
  changeableRules,
  creditNoteDeadline,
  hsnDigitsNeeded,
  ruleAt,
  ruleIds,
  rules,
  withRules,
} from '@bahi/domain/tables/rules.ts'
import type { Rule, RuleId, RuleValue } from '@bahi/domain/tables/rules.ts'
import { isLocked } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import { isFloodCessDue } from '@bahi/domain/tax/state-cess.ts'
import { placeOfSupply } from '@bahi/domain/tax/place-of-supply.ts'
import type { SupplyFacts } from '@bahi/domain/tax/place-of-supply.ts'
import { hasReportingLimit, isEinvoiceDuty } from '@bahi/gateways/einvoice/applicability.ts'
import { cancelHours, extensionHours, longestDays, rejectHours } from '@bahi/gateways/ewaybill/actions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { documentRoutes } from '../documents/routes.ts'
import { isBound, switchesOn } from '../einvoices/facts.ts'
import { needsShipToGstin } from '../eway-bills/facts.ts'
import type { PlaceFacts } from '../portals/index.ts'
import { ruleRoutes } from './routes.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await startTestServer({
    routeGroups: [ruleRoutes, ...documentRoutes],
    clock: () => new Date('2026-11-20T10:00:00Z'),
  })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await us.inTenant((db) =>
    sql`update entities set turnover = 6000000000, upi_id = null
      where subscriber_id = current_subscriber() and id = ${us.entityId}`.execute(db),
  )
})
afterAll(() => server?.stop())

const today = '2026-11-20'
const place: PlaceFacts = {
  entityId: 1,
  gstin: null,
  isEnabled: true,
  since: null,
  isExemptSeller: false,
  taxpayerType: 'REG',
  turnover: '200000000',
  ruleChanges: [],
}
const abroad = { date: today, supply: 'Services', supplierStateCode: '27', recipientAbroad: true } as const
const placed =
  (facts: Partial<SupplyFacts>): Pure =>
  () => {
    const { stateCode, clause, head } = placeOfSupply({
      ...abroad,
      siteStateCode: '27',
      ...facts,
    } as SupplyFacts)
    return [stateCode, clause, head]
  }

/** What a rule decides, computed under the rules of a business. */
type Pure = (changes: readonly Rule[]) => unknown

/** A value that a business might put in, and where it must be seen. Pure ones are computed; the rest are calls. */
const computed: readonly [RuleId, RuleValue, Pure][] = [
  ['gstr3b.outwardLocked', true, () => isLocked('3.1(a)', today)],
  ['einvoice.turnover', 1, () => isEinvoiceDuty(1000, today)],
  [
    'einvoice.reportTurnover',
    900_000_000,
    (ruleChanges) => [isBound({ ...place, ruleChanges }, today), hasReportingLimit(200_000_000, today)],
  ],
  [
    'einvoice.reportDays',
    7,
    (changes) => [
      irnReportClock(today, today, changes).until,
      switchesOn({ ...place, ruleChanges: changes }, today).reportingDays,
    ],
  ],
  [
    'einvoice.shipToGstin',
    true,
    (ruleChanges) => switchesOn({ ...place, ruleChanges }, today).shipGstinRule2026,
  ],
  ['ewb.shipToGstin', false, (changes) => needsShipToGstin(today, changes)],
  ['hsn.turnover', 1000, () => hsnDigitsNeeded({ date: today, turnover: 5000 })],
  ['hsn.turnoverNone', 10_000, () => hsnDigitsNeeded({ date: today, turnover: 5000 })],
  ['hsn.digitsUpTo', 6, () => hsnDigitsNeeded({ date: today, turnover: 5000 })],
  ['hsn.digitsAbove', 8, () => hsnDigitsNeeded({ date: today, turnover: 60_000_000 })],
  ['creditNote.lastDay', '12-31', () => creditNoteDeadline('2025-26')],
  [
    'stateCess.kerala',
    true,
    () =>
      isFloodCessDue({ date: today, supplierStateCode: '32', interState: false, recipientRegistered: false }),
  ],
  [
    'placeOfSupply.unregisteredByAddress',
    false,
    placed({
      supply: 'Goods',
      recipientAbroad: false,
      recipientRegistered: false,
      recipientStateCode: '27',
      deliveryStateCode: '07',
    }),
  ],
  [
    'placeOfSupply.transportToAbroad',
    true,
    placed({
      recipientAbroad: false,
      recipientRegistered: true,
      recipientStateCode: '29',
      service: 'GoodsTransport',
      destinationStateCode: '96',
    }),
  ],
  ['placeOfSupply.intermediary', 'Recipient', placed({ service: 'Intermediary' })],
  ['placeOfSupply.transportAbroad', true, placed({ service: 'GoodsTransport', destinationStateCode: '27' })],
  ['placeOfSupply.pharmaResearch', false, placed({ service: 'PharmaResearch' })],
  ['placeOfSupply.aircraftMaintenance', false, placed({ service: 'AircraftMaintenance' })],
  ['placeOfSupply.vesselMaintenance', false, placed({ service: 'VesselMaintenance' })],
  ['placeOfSupply.section13SameState', 'InterState', placed({ service: 'Intermediary' })],
]

const line = {
  description: 'Bolt',
  supply: 'Goods',
  hsn: '73181500',
  uqc: 'NOS',
  taxRate: '18',
  quantity: '1',
}
const bill = (unitPrice: string, more: object = {}, ofLine: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.consumer,
  date: today,
  status: 'Active' as const,
  supplyKind: 'Regular' as const,
  lines: [{ ...line, unitPrice, ...ofLine }],
  ...more,
})
const said = async (body: object) => {
  const { issues, warnings } = await us.ok('salesInvoice.compute', body as never)
  return [...issues, ...warnings!].map(({ code }) => code).toSorted()
}
const delhi = { shippingAddress: { line1: '4 Ring Road', city: 'Delhi', stateCode: '07', countryCode: 'IN' } }
const operator = { ecommerceGstin: '27AANCE9902F1CP', ecommerceSection: '9(5)' as const }
const rowsOf = async (body: object) => {
  const { id } = await us.ok('salesInvoice.save', body as never)
  return us.inTenant(
    async (db) =>
      (
        await sql<{ section: string; cgst: string }>`select section, cgst::text from gstr1_rows
          where subscriber_id = current_subscriber() and document_id = ${id} order by row_number`.execute(db)
      ).rows,
  )
}

const called: readonly [RuleId, RuleValue, () => Promise<unknown>][] = [
  ['b2cl.limit', 900_000, () => rowsOf(bill('200000', delhi))],
  ['buyer.detailsLimit', 900_000, () => said(bill('60000'))],
  ['b2cQr.turnover', 900_000_000_000, () => said(bill('100'))],
  ['hsn.optionalForConsumers', false, () => smallTurnover(() => said(bill('100', {}, { hsn: undefined })))],
  [
    'gstr1.table14bTax',
    false,
    () => rowsOf(bill('100', operator, { hsn: '996331', supply: 'Services', taxRate: '5' })),
  ],
  ['cess.general', true, () => said(bill('100', {}, { cessRate: '5' }))],
  ['cess.tobacco', true, () => said(bill('100', {}, { hsn: '24022010', taxRate: '40', cessRate: '5' }))],
]

async function smallTurnover<T>(work: () => Promise<T>): Promise<T> {
  const turnover = (value: string) =>
    us.inTenant((db) =>
      sql`update entities set turnover = ${value}::numeric
        where subscriber_id = current_subscriber() and id = ${us.entityId}`.execute(db),
    )
  await turnover('1000')
  const answer = await work()
  await turnover('6000000000')
  return answer
}

const changed = (id: RuleId, value: RuleValue): Rule => {
  const row = ruleAt(id, today) ?? rules.findLast((one) => one.id === id)!
  const { until: _, ...rest } = row
  return { ...rest, since: row.until === undefined ? row.since : '2026-01-01', value, state: 'InForce' }
}

describe('a rule that a business may change', () => {
  it('is tried here, every one of them', () => {
    const tried = [...computed.map(([id]) => id), ...called.map(([id]) => id)]
    expect(tried.toSorted()).toEqual([...changeableRules].toSorted())
  })

  it.each(computed)('%s has its effect', (id, value, effect) => {
    const rule = changed(id, value)
    expect(withRules([rule], () => effect([rule]))).not.toEqual(effect([]))
  })

  it.each(called)('%s has its effect', async (id, value, effect) => {
    const before = await effect()
    const { since, source } = changed(id, value)
    await us.ok('rule.save', { id, since, value: String(value), state: 'InForce', source })
    const after = await effect()
    await us.ok('rule.revert', { id, since })
    expect(after).not.toEqual(before)
  })
})

describe('any other rule', () => {
  it('is shown and refused for change', async () => {
    const { records } = await us.ok('rule.search')
    expect(new Set(records.filter(({ isChangeable }) => isChangeable).map(({ id }) => id))).toEqual(
      changeableRules,
    )
    for (const id of ruleIds.filter((one) => !changeableRules.has(one))) {
      const { since, value, source } = rules.find((row) => row.id === id)!
      const reply = await us.call('rule.save', {
        id,
        since,
        value: String(value),
        state: 'Withdrawn',
        source: source.slice(0, 200),
      })
      expect([reply.status, Object.keys(reply.body.validationErrors)], id).toEqual([422, ['Data.id']])
    }
  })

  it('says what the portals’ own checks work with', () => {
    const value = (id: RuleId) => ruleAt(id, today)?.value
    expect(value('ewb.cancelHours')).toBe(cancelHours)
    expect(value('ewb.rejectHours')).toBe(rejectHours)
    expect(value('ewb.extensionWindowHours')).toBe(extensionHours)
    expect(value('ewb.extensionDays')).toBe(longestDays)
  })
})
