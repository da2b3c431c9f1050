import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let us: TestSubscriber
let shop: Shop
let supplier: number

const day = '2026-11-20'

beforeAll(async () => {
  const server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['salesOrder', 'purchaseOrder', 'purchaseBill'])
})

const body = (more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  status: 'Active' as const,
  lines: [
    { itemId: shop.bolt, quantity: '10', unitPrice: '10' },
    { itemId: shop.bolt, quantity: '5', unitPrice: '20' },
  ],
  ...more,
})

const order = (more: object = {}) => us.ok('salesOrder.save', body(more))
const stateOf = async (id: number) => {
  const { status, lines } = await us.ok('salesOrder.detail', { id: String(id) })
  return [status, ...lines.map(({ leftQuantity }) => leftQuantity)]
}
const take = (documentId: number, lineNumber: number, quantity: string) => ({
  sourceLine: { documentId, lineNumber },
  quantity,
})
/** An invoice of quantities of the lines of an order. */
const invoiceOf = (documentId: number, ...quantities: readonly string[]) =>
  body({
    sourceDocuments: [{ documentId }],
    lines: quantities.flatMap((quantity, index) =>
      quantity === '0' ? [] : [take(documentId, index + 1, quantity)],
    ),
  })
const faults = (reply: Reply<AnyBody>) => Object.keys((reply.body?.validationErrors ?? {}) as object)
const brokenProofs = () =>
  us.inTenant(async (db) => {
    const broken: string[] = []
    for (const { name, sql: query } of proofs)
      if ((await sql.raw(query).execute(db)).rows.length > 0) broken.push(name)
    return broken
  })

test('open orders keep goods for their customers until those are invoiced or delivered', async () => {
  const item = await us.ok('item.save', {
    name: 'Kept pipe',
    uqc: 'NOS',
    hsn: '73181500',
    taxRate: '18',
  } as never)
  const lines = (quantity: string) => [{ itemId: item.id, quantity, unitPrice: '10' }]
  const reserved = async () => (await us.ok('item.detail', { id: String(item.id) })).reserved
  expect(await reserved()).toBeUndefined()
  const [first, second] = [await order({ lines: lines('10') }), await order({ lines: lines('5') })]
  await us.ok('salesOrder.save', { ...body({ lines: lines('7') }), status: 'Draft' })
  await us.ok('purchaseOrder.save', body({ partyId: supplier, lines: lines('9') }))
  expect(await reserved()).toEqual({ quantity: '15', documents: 2 })
  await us.ok('salesInvoice.save', invoiceOf(first.id, '4'))
  const shown = await us.ok('salesOrder.detail', { id: String(second.id) })
  expect(shown.lines[0]).toMatchObject({ leftQuantity: '5', reservedQuantity: '11' })
  await us.ok('salesOrder.cancel', { ids: [first.id], reason: 'Test' })
  expect(await reserved()).toEqual({ quantity: '5', documents: 1 })
})

describe('an order', () => {
  test('is Partial and then Invoiced by what invoices take, and open again once they are cancelled', async () => {
    const { id } = await order()
    expect(await stateOf(id)).toEqual(['Open', '10', '5'])
    const first = await us.ok('salesInvoice.save', invoiceOf(id, '4'))
    expect(first.lines[0]).toMatchObject({ itemId: shop.bolt, unitPrice: '10', quantity: '4' })
    expect(await stateOf(id)).toEqual(['Partial', '6', '5'])
    const second = await us.ok('salesInvoice.save', invoiceOf(id, '6', '5'))
    expect(await stateOf(id)).toEqual(['Invoiced', '0', '0'])
    expect((await us.ok('salesInvoice.cancel', { ids: [second.id], reason: 'Test' })).done).toEqual([
      second.id,
    ])
    expect(await stateOf(id)).toEqual(['Partial', '6', '5'])
    const { version } = await us.ok('salesInvoice.detail', { id: String(first.id) })
    await us.ok('salesInvoice.save', { ...invoiceOf(id, '1'), id: first.id, version })
    expect(await stateOf(id)).toEqual(['Partial', '9', '5'])
    await us.ok('salesInvoice.cancel', { ids: [first.id], reason: 'Test' })
    expect(await stateOf(id)).toEqual(['Open', '10', '5'])
    expect(await brokenProofs()).toEqual([])
  })

  test('a draft invoice takes nothing of it before it is issued', async () => {
    const { id } = await order()
    const draft = await us.ok('salesInvoice.save', { ...invoiceOf(id, '4'), status: 'Draft' })
    expect(await stateOf(id)).toEqual(['Open', '10', '5'])
    const kept = await us.ok('salesInvoice.detail', { id: String(draft.id) })
    expect(kept.sourceDocuments).toEqual([{ documentId: id }])
    await us.ok('salesInvoice.save', { ...invoiceOf(id, '4'), id: draft.id, version: draft.version })
    expect(await stateOf(id)).toEqual(['Partial', '6', '5'])
  })

  test('is made into an invoice with what is left of each line, and both lead to each other', async () => {
    const { id, number } = await order({ customerPoNumber: 'PO/7', salesPerson: 'Asha' })
    await us.ok('salesInvoice.save', invoiceOf(id, '4'))
    const convert = (lines?: object[]) =>
      us.ok('document.convert', {
        toKind: 'salesInvoice',
        sources: [{ documentId: id, ...(lines ? { lines } : {}) } as never],
      })
    const { body: made } = await convert()
    expect(made).toMatchObject({ customerPoNumber: 'PO/7', salesPerson: 'Asha', partyId: shop.registered })
    expect(made.lines.map(({ quantity }) => quantity)).toEqual(['6', '5'])
    expect((await convert([{ lineNumber: 1, quantity: '2' }])).body.lines).toMatchObject([{ quantity: '2' }])
    const invoice = await us.ok('salesInvoice.save', { ...made, status: 'Active' })
    expect((await convert()).body.lines).toEqual([])
    const links = await us.ok('document.links', { id: String(id) })
    expect(links.map(({ relation, kind }) => `${relation} ${kind}`)).toEqual([
      'madeInto salesInvoice',
      'madeInto salesInvoice',
    ])
    expect(await us.ok('document.links', { id: String(invoice.id) })).toMatchObject([
      { documentId: id, kind: 'salesOrder', number, relation: 'madeFrom' },
    ])
  })

  test('gives no more than is left, unless the setting lets it pass with a warning', async () => {
    const { id } = await order()
    const above = await us.call('salesInvoice.save', {
      ...invoiceOf(id, '4'),
      lines: [take(id, 1, '6'), take(id, 1, '4.5')],
    })
    expect([above.status, faults(above)]).toEqual([422, ['Data.lines[1].quantity']])
    const change = (value: string | null) =>
      us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'aboveOrder', value }] })
    await change('warn')
    const saved = await us.ok('salesInvoice.save', invoiceOf(id, '11', '5'))
    expect(saved.warnings?.map(({ property }) => property)).toContain('lines[0].quantity')
    expect(await stateOf(id)).toEqual(['Invoiced', '0', '0'])
    await change(null)
  })

  test('of many invoices at once none takes what another took', async () => {
    const { id } = await order()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => us.call('salesInvoice.save', invoiceOf(id, '3'))),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 422, 422, 422,
    ])
    expect(await stateOf(id)).toEqual(['Partial', '1', '5'])
  })

  test('is changed as long as something is left, never below what was taken', async () => {
    const { id } = await order()
    await us.ok('salesInvoice.save', invoiceOf(id, '4'))
    const change = async (lines: object[], more: object = {}) => {
      const { version } = await us.ok('salesOrder.detail', { id: String(id) })
      return us.call('salesOrder.save', { ...body({ lines, ...more }), id, version })
    }
    const [first, second] = body().lines
    const below = await change([{ ...first, quantity: '3' }, second!])
    expect([below.status, faults(below)]).toEqual([422, ['Data.lines[0].quantity']])
    const gone = await change([{ itemId: shop.service, quantity: '1', unitPrice: '5' }])
    expect([gone.status, faults(gone)]).toEqual([422, ['Data.lines[0]']])
    const other = await change([...body().lines], { partyId: shop.consumer })
    expect([other.status, faults(other)]).toEqual([422, ['Data.partyId']])
    const less = await change([{ ...first, quantity: '4' }])
    expect([less.status, less.body.status]).toEqual([200, 'Invoiced'])
    expect(await stateOf(id)).toEqual(['Invoiced', '0'])
  })

  test('has lines put before, moved and removed, while each line that is taken keeps its taker', async () => {
    const { id } = await order()
    const invoice = await us.ok('salesInvoice.save', invoiceOf(id, '4', '2'))
    const open = async () => {
      const { lines } = await us.ok('salesOrder.detail', { id: String(id) })
      return lines.map((line) => [line.lineNumber, line.itemId, line.leftQuantity, line.takenQuantity])
    }
    const change = async (...lines: object[]) => {
      const { version } = await us.ok('salesOrder.detail', { id: String(id) })
      return us.call('salesOrder.save', { ...body({ lines }), id, version })
    }
    const [first, second] = body().lines
    const service = { itemId: shop.service, quantity: '1', unitPrice: '5' }
    const changed = await change(service, { ...second!, lineNumber: 2 }, { ...first!, lineNumber: 1 })
    expect(changed.body.lines?.map(({ lineNumber }: AnyBody) => lineNumber)).toEqual([3, 2, 1])
    const wanted = [
      [3, shop.service, '1', '0'],
      [2, shop.bolt, '3', '2'],
      [1, shop.bolt, '6', '4'],
    ]
    expect(await open()).toEqual(wanted)
    // The invoice is changed as if nothing had happened, and what is left is offered in the order of now.
    const { version } = await us.ok('salesInvoice.detail', { id: String(invoice.id) })
    await us.ok('salesInvoice.save', { ...invoiceOf(id, '5', '2'), id: invoice.id, version })
    const made = await us.ok('document.convert', { toKind: 'salesInvoice', sources: [{ documentId: id }] })
    expect(made.body.lines.map((line) => [line.sourceLine?.lineNumber, line.quantity])).toEqual([
      [3, '1'],
      [2, '3'],
      [1, '5'],
    ])
    // A program that names no numbers changes the lines in their order.
    expect((await change(service, second!, first!)).status).toBe(200)
    expect((await open())[2]).toEqual([1, shop.bolt, '5', '5'])
    // What nobody took may go; what is taken says who has it.
    const gone = await change(service, { ...second!, lineNumber: 2 })
    expect([gone.status, faults(gone)]).toEqual([422, ['Data.lines']])
    expect(JSON.stringify(gone.body)).toContain(`5 of line 3, Steel bolt M8, is on ${invoice.number}`)
    expect(faults(await change({ ...service, lineNumber: 9 }))).toEqual(['Data.lines[0].lineNumber'])
    expect((await change({ ...first!, lineNumber: 1 }, { ...second!, lineNumber: 2 })).status).toBe(200)
    expect(await open()).toEqual([
      [1, shop.bolt, '5', '5'],
      [2, shop.bolt, '3', '2'],
    ])
    expect(await brokenProofs()).toEqual([])
  })

  test('is changed by one and invoiced by another at once: one of them is refused', async () => {
    const [line] = body().lines
    for (let round = 0; round < 4; round++) {
      const { id, version } = await order({ lines: [line] })
      const edit = () =>
        us.call('salesOrder.save', { ...body({ lines: [{ ...line, quantity: '4' }] }), id, version })
      const take6 = () => us.call('salesInvoice.save', invoiceOf(id, '6'))
      const replies = await Promise.all(round % 2 === 0 ? [edit(), take6()] : [take6(), edit()])
      const statuses = replies.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409 || status === 422)).toHaveLength(1)
      const [shown] = (await us.ok('salesOrder.detail', { id: String(id) })).lines
      expect([shown!.quantity, shown!.takenQuantity]).toEqual(
        shown!.quantity === '4' ? ['4', '0'] : ['10', '6'],
      )
    }
  })

  test('closed short keeps its invoices and gives nothing more', async () => {
    const { id } = await order()
    const made = await us.ok('salesInvoice.save', invoiceOf(id, '4'))
    expect((await us.ok('salesOrder.cancel', { ids: [id], reason: 'Out of stock' })).done).toEqual([id])
    const refused = await us.call('salesInvoice.save', invoiceOf(id, '1'))
    expect([refused.status, faults(refused)]).toEqual([422, ['Data.sourceDocuments[0].documentId']])
    const converted = await us.call('document.convert', {
      toKind: 'salesInvoice',
      sources: [{ documentId: id }],
    })
    expect(converted.status).toBe(422)
    const { version } = await us.ok('salesInvoice.detail', { id: String(made.id) })
    const more = await us.call('salesInvoice.save', { ...invoiceOf(id, '5'), id: made.id, version })
    expect([more.status, faults(more)]).toEqual([422, ['Data.lines[0].quantity']])
    const { version: next } = await us.ok('salesInvoice.save', {
      ...invoiceOf(id, '2'),
      id: made.id,
      version,
    })
    const again = await us.call('salesInvoice.save', { ...invoiceOf(id, '4'), id: made.id, version: next })
    expect([again.status, faults(again)]).toEqual([422, ['Data.lines[0].quantity']])
    await us.ok('salesInvoice.cancel', { ids: [made.id], reason: 'Test' })
    expect((await stateOf(id))[0]).toBe('Cancelled')
  })

  test('names what cannot be taken: another party, another item, an unknown line', async () => {
    const { id } = await order()
    const tried = async (more: object) =>
      faults(await us.call('salesInvoice.save', { ...invoiceOf(id, '1'), ...more }))
    expect(await tried({ partyId: shop.consumer })).toEqual(['Data.sourceDocuments[0].documentId'])
    expect(await tried({ lines: [take(id, 9, '1')] })).toContain('Data.lines[0].sourceLine')
    expect(await tried({ lines: [{ ...take(id, 1, '1'), itemId: shop.service }] })).toEqual([
      'Data.lines[0].itemId',
    ])
    expect(await tried({ sourceDocuments: [{ documentId: 99_999_999 }], lines: body().lines })).toEqual([
      'Data.sourceDocuments[0].documentId',
    ])
  })

  test('is listed and counted by what is left of it', async () => {
    const { id, number } = await order()
    await us.ok('salesInvoice.save', invoiceOf(id, '4'))
    const { records } = await us.ok('salesOrder.search', { keyword: number!, view: 'left' })
    expect(records).toMatchObject([{ id, status: 'Partial', leftValue: '160.00' }])
    const kept = await us.ok('salesOrder.counts', {})
    const scanned = await us.ok('salesOrder.counts', { partyIds: [shop.registered] })
    const of = (counts: typeof kept, view: string) => counts.find((one) => one.view === view)
    expect(of(kept, 'left')).toEqual(of(scanned, 'left'))
    expect(of(kept, 'taken')).toEqual(of(scanned, 'taken'))
    expect(Number(of(kept, 'taken')?.documents)).toBeGreaterThan(0)
  })
})

test('an order to a supplier is Billed by its bills', async () => {
  const placed = await us.ok('purchaseOrder.save', body({ partyId: supplier }))
  expect(placed.status).toBe('Open')
  const { body: made } = await us.ok('document.convert', {
    toKind: 'purchaseBill',
    sources: [{ documentId: placed.id }],
  })
  const bill = { ...made, status: 'Active' as const, supplierNumber: 'S/1', supplierDate: day }
  await us.ok('purchaseBill.save', bill)
  expect(await us.ok('purchaseOrder.detail', { id: String(placed.id) })).toMatchObject({ status: 'Billed' })
})
