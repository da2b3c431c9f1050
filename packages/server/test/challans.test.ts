import { addMonths } from '@bahi/domain/cal/date.ts'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, TestSubscriber } from './call-helpers.ts'
import { addSeries, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let us: TestSubscriber
let shop: Shop

const day = '2026-11-20'

beforeAll(async () => {
  const server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['salesOrder', 'deliveryChallan'])
})

const body = (more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
  ...more,
})
const challan = (more: object = {}) => us.ok('deliveryChallan.save', body(more))
const detailOf = (id: number) => us.ok('deliveryChallan.detail', { id: String(id) })
const stateOf = async (id: number) => {
  const { status, billingStatus, lines } = await detailOf(id)
  return [status, billingStatus, ...lines.map(({ leftQuantity }) => leftQuantity)]
}
const invoiceOf = (documentIds: readonly number[], quantity: string) =>
  body({
    sourceDocuments: documentIds.map((documentId) => ({ documentId })),
    lines: documentIds.map((documentId) => ({ sourceLine: { documentId, lineNumber: 1 }, quantity })),
  })
const faults = ({ body: reply }: Reply<AnyBody>) => Object.keys((reply?.validationErrors ?? {}) as object)

test('several challans become one invoice, each by its own lines, and are pending again once it is cancelled', async () => {
  const [one, two] = [await challan(), await challan()]
  expect(await stateOf(one.id)).toEqual(['Active', 'Pending', '10'])
  const { body: made } = await us.ok('document.convert', {
    toKind: 'salesInvoice',
    sources: [{ documentId: one.id }, { documentId: two.id, lines: [{ lineNumber: 1, quantity: '4' }] }],
  })
  const invoice = await us.ok('salesInvoice.save', { ...made, status: 'Active' })
  expect(invoice.totals.taxableValue).toBe('140.00')
  expect(await stateOf(one.id)).toEqual(['Active', 'Billed', '0'])
  expect(await stateOf(two.id)).toEqual(['Active', 'Partial', '6'])
  const { records } = await us.ok('deliveryChallan.search', { ids: [two.id] })
  expect(records).toMatchObject([{ billingStatus: 'Partial', purpose: 'Supply', leftValue: '60.00' }])
  const refused = await us.call('deliveryChallan.cancel', { ids: [one.id], reason: 'Test' })
  expect(refused.body).toMatchObject({ refused: [{ id: one.id }] })
  await us.ok('salesInvoice.cancel', { ids: [invoice.id], reason: 'Test' })
  expect(await stateOf(one.id)).toEqual(['Active', 'Pending', '10'])
})

test('goods on approval and at a job worker are on the calendar of deadlines until they are back or invoiced', async () => {
  const clocks = async () =>
    (await us.ok('legalClock.search', { kinds: ['challanReturn'] })).records.map(
      ({ subject, until, path }) => [subject, until.slice(0, 10), path],
    )
  const approval = await challan({ purpose: 'OnApproval' })
  await challan()
  const from = addMonths(day, -11)
  const inputs = await challan({ purpose: 'JobWork', date: from })
  await challan({ purpose: 'JobWork', jobWorkGoods: 'CapitalGoods' })
  expect(await clocks()).toEqual([
    [inputs.number, addMonths(from, 12), `view-sales-delivery-challan/${inputs.id}`],
    [approval.number, addMonths(day, 6), `view-sales-delivery-challan/${approval.id}`],
  ])
  await us.ok('deliveryChallan.markReturned', { id: approval.id })
  expect((await clocks()).map(([subject]) => subject)).toEqual([inputs.number])
  const other = await us.makeUser({ rights: ['SIN_SH_VW', 'EIN_SH_VW'] })
  expect((await other.ok('legalClock.search', { kinds: ['challanReturn'] })).records).toEqual([])
})

test('goods at a job worker come back with what was done to them and what was lost, and nothing of that is invoiced', async () => {
  const { id } = await challan({ purpose: 'JobWork' })
  await us.ok('deliveryChallan.markReturned', {
    id,
    nature: 'Zinc plating',
    otherNumber: 'JW/12',
    otherDate: day,
    lines: [{ lineNumber: 1, quantity: '6', lostQuantity: '0.5' }],
  })
  const { returns, lines } = await detailOf(id)
  expect([lines[0]!.leftQuantity, returns]).toEqual([
    '3.5',
    [
      {
        lineNumber: 1,
        date: day,
        quantity: '6',
        lostQuantity: '0.5',
        nature: 'Zinc plating',
        otherNumber: 'JW/12',
        otherDate: day,
      },
    ],
  ])
  const above = await us.call('deliveryChallan.markReturned', {
    id,
    lines: [{ lineNumber: 1, quantity: '3', lostQuantity: '0.6' }],
  })
  expect([above.status, faults(above)]).toEqual([422, ['Data.lines[0].quantity']])
  await us.ok('deliveryChallan.markReturned', { id })
  expect((await detailOf(id)).status).toBe('Returned')
  const other = await challan({ purpose: 'OnApproval' })
  const wrong = await us.call('deliveryChallan.markReturned', {
    id: other.id,
    nature: 'Polishing',
    lines: [{ lineNumber: 1, quantity: '1', lostQuantity: '1' }],
  })
  expect([wrong.status, faults(wrong)]).toEqual([422, ['Data.nature', 'Data.lines[0].lostQuantity']])
})

test('what came back is invoiced by nobody, and opens its order again', async () => {
  const order = await us.ok('salesOrder.save', body())
  const { id } = await challan({
    sourceDocuments: [{ documentId: order.id }],
    lines: [{ sourceLine: { documentId: order.id, lineNumber: 1 }, quantity: '6' }],
  })
  const left = async () =>
    (await us.ok('salesOrder.detail', { id: String(order.id) })).lines.map((line) => line.leftQuantity)
  expect(await left()).toEqual(['4'])
  const part = await us.ok('deliveryChallan.markReturned', {
    id,
    date: day,
    lines: [{ lineNumber: 1, quantity: '2' }],
  })
  expect([part.status, await left()]).toEqual(['Active', ['6']])
  const above = await us.call('salesInvoice.save', invoiceOf([id], '5'))
  expect([above.status, faults(above)]).toEqual([422, ['Data.lines[0].quantity']])
  const tooMuch = await us.call('deliveryChallan.markReturned', {
    id,
    lines: [{ lineNumber: 1, quantity: '5' }],
  })
  expect([tooMuch.status, faults(tooMuch)]).toEqual([422, ['Data.lines[0].quantity']])
  expect((await us.ok('deliveryChallan.markDelivered', { ids: [id], date: day })).done).toEqual([id])
  const whole = await us.ok('deliveryChallan.markReturned', { id })
  expect(whole.status).toBe('Returned')
  const { records } = await us.ok('deliveryChallan.search', { ids: [id] })
  expect([records[0]!.billingStatus, (await detailOf(id)).billingStatus]).toEqual([undefined, undefined])
  expect(await detailOf(id)).toMatchObject({ deliveredOn: day, returnedOn: day, status: 'Returned' })
  const again = await us.call('deliveryChallan.markReturned', { id })
  expect(again.status).toBe(400)
  expect(await left()).toEqual(['10'])
})

test('goods arrive and come back on no day before they left or after today', async () => {
  const { id } = await challan()
  const early = await us.call('deliveryChallan.markReturned', { id, date: '2026-11-19' })
  expect([early.status, faults(early)]).toEqual([422, ['Data.date']])
  const late = await us.call('deliveryChallan.markDelivered', { ids: [id], date: '2026-11-21' })
  expect([late.status, faults(late)]).toEqual([422, ['Data.date']])
})

test('the last day of the law is known of approval and job work', async () => {
  const by = async (more: object) => (await detailOf((await challan(more)).id)).returnBy
  expect(await by({ purpose: 'OnApproval' })).toBe('2027-05-20')
  expect(await by({ purpose: 'JobWork', jobWorkGoods: 'CapitalGoods' })).toBe('2029-11-20')
  expect(await by({})).toBeNull()
})

test('table 13 counts challans by their nature, and those of supplies in no row', async () => {
  const issued = async () => {
    const { records } = await us.ok('gstr1.issued', { entityId: us.entityId, returnPeriod: '112026' })
    return records
      .filter(({ documentType }) => documentType > 8)
      .map(({ documentType, net }) => [documentType, net])
  }
  const before = await issued()
  await challan({ purpose: 'Supply' })
  expect(await issued()).toEqual(before)
  await challan({ purpose: 'LiquidGas' })
  await challan({ purpose: 'Exhibition' })
  expect(await issued()).toEqual([...before, [11, 1], [12, 1]])
})

test('its e-way bill says that it is a challan, and what for', async () => {
  const { id } = await challan({ purpose: 'JobWork' })
  const json = await us.call('eWayBill.json', { documentId: String(id) })
  expect(json.status).toBe(200)
  const payload = JSON.parse(json.bytes.toString()) as { billLists?: unknown[] } & Record<string, unknown>
  const [bill] = (payload.billLists ?? [payload]) as Record<string, unknown>[]
  expect(bill).toMatchObject({ docType: 'CHL' })
  expect(String(bill!['subSupplyType'])).toBe('4')
  // Nothing is supplied, so that nothing is charged.
  expect(bill).toMatchObject({ totalValue: 100, cgstValue: 0, sgstValue: 0, totInvValue: 100 })
  expect(await us.ok('eWayBill.detail', { documentId: String(id) })).toMatchObject({
    documentKind: 'deliveryChallan',
  })
})

test('prints with its purpose, in three copies', async () => {
  const { id } = await challan({ purpose: 'JobWork' })
  const sheet = JSON.stringify(await us.ok('deliveryChallan.sheet', { id: String(id) }))
  expect(sheet).toContain('Job work')
  expect(sheet).toContain('Consignee')
})

test('a provisional quantity is invoiced as it was measured, and leaves nothing', async () => {
  const gas = await challan({
    purpose: 'LiquidGas',
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
  })
  const other = await challan({ quantityIsProvisional: true })
  expect(await detailOf(gas.id)).toMatchObject({ quantityIsProvisional: true })
  expect(JSON.stringify(await us.ok('deliveryChallan.sheet', { id: String(other.id) }))).toContain(
    'Quantity (provisional)',
  )
  const made = await us.ok('document.convert', { toKind: 'salesInvoice', sources: [{ documentId: gas.id }] })
  expect(made.sources).toMatchObject([{ quantityIsProvisional: true }])
  for (const [id, measured] of [
    [gas.id, '10.4'],
    [other.id, '9.2'],
  ] as const) {
    const invoice = await us.ok('salesInvoice.save', invoiceOf([id], measured))
    expect(invoice.warnings).toMatchObject([
      { code: 'DOCU0195', message: expect.stringContaining('10 NOS provisionally') },
    ])
    expect(await stateOf(id)).toEqual(['Active', 'Billed', '0'])
    const again = await us.call('document.convert', { toKind: 'salesInvoice', sources: [{ documentId: id }] })
    expect(again.status === 200 ? again.body!.body.lines : []).toEqual([])
    await us.ok('salesInvoice.cancel', { ids: [invoice.id], reason: 'Test' })
    expect(await stateOf(id)).toEqual(['Active', 'Pending', '10'])
  }
  const exact = await challan()
  const above = await us.call('salesInvoice.save', invoiceOf([exact.id], '10.4'))
  expect([above.status, faults(above)]).toEqual([422, ['Data.lines[0].quantity']])
})

test('one that supplies nothing has its value and no tax wherever it is shown; the invoice made from it has the tax', async () => {
  const value = { taxableValue: '100.00', cgst: '0.00', sgst: '0.00', total: '100.00' }
  for (const purpose of ['OnApproval', 'JobWork', 'Exhibition', 'Others'] as const)
    expect([purpose, (await challan({ purpose })).totals]).toMatchObject([purpose, value])
  for (const purpose of ['Supply', 'LiquidGas', 'Lots'] as const)
    expect([purpose, (await challan({ purpose })).totals.total]).toEqual([purpose, '118.00'])

  const sent = await challan({ purpose: 'OnApproval' })
  expect((await detailOf(sent.id)).totals).toMatchObject(value)
  const { records } = await us.ok('deliveryChallan.search', { ids: [sent.id] })
  expect(records).toMatchObject([{ total: '100.00' }])
  // A price that includes tax is taken apart as the invoice will do.
  const inclusive = await challan({
    purpose: 'OnApproval',
    priceIncludesTax: true,
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '11.80' }],
  })
  expect(inclusive.totals).toMatchObject(value)

  // Paper, e-way bill and screen have one total, the round-off in it.
  const rounded = await challan({
    purpose: 'JobWork',
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10.04' }],
  })
  expect(rounded.totals).toMatchObject({ taxableValue: '100.40', roundOff: '-0.40', total: '100.00' })
  const file = await us.call('eWayBill.json', { documentId: String(rounded.id) })
  expect(file.bytes.toString()).toMatch(/"totInvValue":\s*100(\.00)?[,}\s]/)
  const sheet = JSON.stringify(await us.ok('deliveryChallan.sheet', { id: String(rounded.id) }))
  expect(sheet).toContain('One Hundred')
  expect(sheet).not.toContain('Forty')

  const { body: made } = await us.ok('document.convert', {
    toKind: 'salesInvoice',
    sources: [{ documentId: sent.id }],
  })
  const invoice = await us.ok('salesInvoice.save', { ...made, status: 'Active' })
  expect(invoice.totals).toMatchObject({
    taxableValue: '100.00',
    cgst: '9.00',
    sgst: '9.00',
    total: '118.00',
  })
})
