import type { TieOutCheck } from '@bahi/domain/returns/tie-out/board.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../../test/shop.ts'
import type { Shop } from '../../../../test/shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  const offset = Date.parse('2026-11-20T10:00:00+05:30') - Date.now()
  server = await startTestServer({ clock: () => new Date(Date.now() + offset) })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['journal', 'outwardNote'])
})
afterAll(() => server?.stop())

/** Each defect has a month of its own. */
const day = (month: string, number = 12) => `2026-${month}-${number}`
const sale = (month: string, more: Record<string, unknown> = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: day(month),
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
    ...more,
  })
const board = (month: string) =>
  us.ok('gstReturn.tieOut', { entityId: String(us.entityId), returnPeriod: `${month}2026` })
/** Checks that differ, each with the documents that it names. */
async function flagged(month: string): Promise<Record<string, number[]>> {
  const found: Record<string, Set<number>> = {}
  for (const { check, section, difference, count, documents } of await board(month)) {
    if (Number(difference) === 0 && count === 0) continue
    const name = section ? `${check} ${section}` : check
    found[name] ??= new Set()
    for (const { documentId } of documents) found[name].add(documentId)
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, ids]) => [name, [...ids].toSorted((a, b) => a - b)]),
  )
}
const inBooks = (statement: ReturnType<typeof sql>) =>
  us.inTenant(async (db) => {
    const { numAffectedRows } = await statement.execute(db)
    expect(Number(numAffectedRows)).toBeGreaterThan(0)
  })

test('a month of sales, notes, exports, advances and cancelled invoices ties to the paisa', async () => {
  const first = await sale('10')
  await sale('10', { partyId: shop.otherState, lines: [{ itemId: shop.service, quantity: '7' }] })
  await sale('10', { partyId: shop.consumer, placeOfSupply: '27', placeOfSupplyReason: 'Counter sale' })
  await sale('10', { partyId: shop.sez, supplyKind: 'SEZWP' })
  await sale('10', { lines: [{ itemId: shop.rice, quantity: '3' }] })
  const wrong = await sale('10')
  await us.ok('salesInvoice.cancel', { ids: [wrong.id], reason: 'Duplicate' })
  await us.ok('outwardNote.save', {
    entityId: us.entityId,
    noteType: 'Credit',
    partyId: shop.registered,
    date: day('10', 20),
    status: 'Active',
    precedingDocuments: [{ documentId: first.id }],
    reason: 'Sales Return',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '12.50' }],
  })
  const lines = await board('10')
  expect(lines.filter(({ difference, count }) => Number(difference) !== 0 || count > 0)).toEqual([])
  const of = (check: TieOutCheck) =>
    new Set(lines.filter((line) => line.check === check).map(({ figure }) => figure))
  expect(of('Tables')).toEqual(new Set(['documents', 'taxableValue', 'igst', 'cgst', 'sgst']))
  expect([of('Table12B2B').size, of('Table12B2C').size, of('Gstr3b').size, of('Ledger').size]).toEqual([
    4, 3, 4, 3,
  ])
})

describe('the board flags each defect and names its document', () => {
  test('1: a row in the wrong table', async () => {
    const { id } = await sale('01')
    await inBooks(sql`update gstr1_rows set section = 'b2cs', part = '', ctin = '' where document_id = ${id}`)
    expect(await flagged('01')).toMatchObject({ 'Tables b2b': [id], 'Tables b2cs': [id], Table12B2B: [id] })
  })

  test('2: a row that is there twice', async () => {
    const { id } = await sale('02')
    await inBooks(sql`insert into gstr1_rows select (r).* from (select jsonb_populate_record(g, '{"row_number": 99}') as r
      from gstr1_rows g where g.document_id = ${id}) x`)
    expect(await flagged('02')).toMatchObject({ 'Tables b2b': [id], Table12B2B: [id] })
  })

  test('3: a value that is not that of the invoice', async () => {
    const { id } = await sale('03')
    await inBooks(sql`update gstr1_rows set taxable_value = taxable_value + 1 where document_id = ${id}`)
    expect(await flagged('03')).toMatchObject({ 'Tables b2b': [id] })
  })

  test('4: an invoice that is in no table', async () => {
    const { id } = await sale('04')
    await inBooks(sql`delete from gstr1_rows where document_id = ${id}`)
    expect(await flagged('04')).toMatchObject({ 'Tables b2b': [id] })
  })

  test('5: lines in the wrong tab of table 12', async () => {
    const { id } = await sale('05')
    await inBooks(sql`update documents set hsn_tab = 'B2C' where id = ${id}`)
    expect(await flagged('05')).toMatchObject({ Table12B2B: [id], Table12B2C: [id] })
  })

  test('6: a line without a code', async () => {
    const { id } = await sale('06')
    await inBooks(sql`update document_lines set hsn = null where document_id = ${id}`)
    expect(await flagged('06')).toMatchObject({ Table12B2B: [id] })
  })

  test('7: tax in the ledger that is not that of the invoice', async () => {
    const { id } = await sale('07')
    await inBooks(sql`update documents set cgst = cgst + 5 where id = ${id}`)
    expect(await flagged('07')).toEqual({ Ledger: [id] })
  })

  test('8: an invoice of another month in the return', async () => {
    const { id } = await sale('08')
    await inBooks(sql`update documents set return_period = '072026' where id = ${id}`)
    expect(await flagged('08')).toMatchObject({ Ledger: [id] })
  })

  test('9: a journal on an account of output tax; the set-off of the month is none', async () => {
    await sale('09')
    const journal = (lines: object[]) =>
      us.ok('journal.save', { entityId: us.entityId, date: day('09'), narration: 'Tax', lines })
    await journal([
      { account: 'Output CGST', debit: '2' },
      { account: 'Input CGST', credit: '2' },
    ])
    expect(await flagged('09')).toEqual({})
    const { id } = await journal([
      { account: 'Rent', debit: '10' },
      { account: 'Output IGST', credit: '10' },
    ])
    expect(await flagged('09')).toEqual({ Journals: [id] })
  })

  test('10: a figure of GSTR-3B that was changed by hand', async () => {
    await sale('09', { date: day('09', 13) })
    await inBooks(sql`insert into return_adjustments (subscriber_id, entity_id, form, return_period, section, taxable_value, igst, cgst, sgst, cess, reason)
      values (current_subscriber(), ${us.entityId}, 'GSTR3B', '092026', '3.1(a)', 100, 0, 9, 9, 0, 'Typed')`)
    const lines = await board('09')
    expect(
      lines.filter(({ check, difference }) => check === 'Gstr3b' && Number(difference) !== 0),
    ).toMatchObject([
      { section: '3.1(a)', figure: 'taxableValue', difference: '-100.00' },
      { section: '3.1(a)', figure: 'cgst', difference: '-9.00' },
      { section: '3.1(a)', figure: 'sgst', difference: '-9.00' },
    ])
  })

  test('11: an invoice without its IRN, one registered with another value, one cancelled whose IRN lives', async () => {
    const settings = [{ name: 'eInvoiceEnabled', value: true }]
    await us.ok('setting.update', { settings, entityId: us.entityId })
    const [without, other, cancelled, right] = [
      await sale('11'),
      await sale('11'),
      await sale('11'),
      await sale('11'),
    ]
    await us.ok('salesInvoice.cancel', { ids: [cancelled.id], reason: 'Duplicate' })
    const register = (id: number, value: string) =>
      inBooks(sql`insert into e_invoices (subscriber_id, document_id, entity_id, status, irn, payload) values (current_subscriber(), ${id}, ${us.entityId},
        'Generated', ${`irn-${id}`}, ${JSON.stringify({ ValDtls: { AssVal: value, CgstVal: '11.25', SgstVal: '11.25' } })}::jsonb)`)
    await register(other.id, '124')
    await register(cancelled.id, '125')
    await register(right.id, '125')
    expect(await flagged('11')).toEqual({
      EInvoices: [without.id, cancelled.id, other.id].toSorted((a, b) => a - b),
    })
  })

  test('12: a number of a series that is nowhere', async () => {
    const { id } = await sale('12', { date: '2026-11-14' }).then(() => sale('11', { date: '2026-11-15' }))
    await sale('11', { date: '2026-11-16' })
    await inBooks(
      sql`update documents set sequence_number = sequence_number + 1 where id = (select max(id) from documents where id > ${id})`,
    )
    expect(Object.keys(await flagged('11')).filter((name) => name.startsWith('Numbers'))).toHaveLength(1)
  })
})
