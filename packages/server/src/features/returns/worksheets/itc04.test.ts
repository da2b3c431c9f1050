import { readXlsx, writeXlsx } from 'hucre'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../../test/shop.ts'
import type { Shop } from '../../../../test/shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let place: { entityId: number; returnPeriod: string }

// A GSTIN without a known turnover files once a year: the year 2025-26 is over.
const returnPeriod = '032026'

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['deliveryChallan'])
  place = { entityId: us.entityId, returnPeriod }
})

const send = (date: string, quantity: string, more: object = {}) =>
  us.ok('deliveryChallan.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date,
    status: 'Active',
    purpose: 'JobWork',
    lines: [{ itemId: shop.bolt, quantity, unitPrice: '10' }],
    ...more,
  } as never)

const rowsOf = async (table: string) =>
  (await us.ok('itc04.rows', { ...place, table })).records.map(({ cells, document, entryId }) => ({
    cells,
    document: document?.number ?? null,
    entryId,
  }))
const checks = async () =>
  (await us.ok('itc04.summary', place)).checks.map(({ code, severity }) => `${code} ${severity}`)
const entered = {
  stateCode: '27',
  challanNumber: 'OLD/1',
  challanDate: '2025-06-01',
  goodsType: 'Inputs',
  description: 'Cloth',
  uqc: 'MTR',
  quantity: '100',
  taxableValue: '5000.00',
}

test('challans for job work are rows of table 4, what came back of them of table 5A, and what was invoiced of 5C', async () => {
  const { id, number } = await send('2026-01-10', '10')
  await us.ok('deliveryChallan.markReturned', {
    id,
    date: '2026-02-01',
    nature: 'Zinc plating',
    otherNumber: 'JW/12',
    otherDate: '2026-01-31',
    lines: [{ lineNumber: 1, quantity: '6', lostQuantity: '0.5' }],
  })
  const { body } = await us.ok('document.convert', {
    toKind: 'salesInvoice',
    sources: [{ documentId: id, lines: [{ lineNumber: 1, quantity: '2' }] }],
  })
  const invoice = await us.ok('salesInvoice.save', { ...body, date: '2026-03-01', status: 'Active' } as never)
  expect(await rowsOf('4')).toEqual([
    {
      document: number,
      entryId: null,
      cells: {
        jobWorkerGstin: '27AABCR7719L1ZX',
        stateCode: '27',
        challanNumber: number,
        challanDate: '2026-01-10',
        goodsType: 'Inputs',
        description: 'Steel bolt M8',
        uqc: 'NOS',
        quantity: '10',
        taxableValue: '100.00',
        cgstRate: '9',
        sgstRate: '9',
      },
    },
  ])
  expect(await rowsOf('5A')).toMatchObject([
    {
      document: number,
      cells: {
        originalNumber: number,
        originalDate: '2026-01-10',
        challanNumber: 'JW/12',
        challanDate: '2026-01-31',
        workDone: 'Zinc plating',
        quantity: '6',
        lossUqc: 'NOS',
        lossQuantity: '0.5',
      },
    },
  ])
  expect(await rowsOf('5C')).toMatchObject([
    {
      document: invoice.number,
      cells: { invoiceNumber: invoice.number, invoiceDate: '2026-03-01', quantity: '2' },
    },
  ])
  const { tables, errors, dueDate } = await us.ok('itc04.summary', place)
  expect(tables.map(({ table, rows, totals }) => [table, rows, totals])).toEqual([
    ['4', 1, { quantity: '10.000', taxableValue: '100.00' }],
    ['5A', 1, { quantity: '6.000', lossQuantity: '0.500' }],
    ['5B', 0, { quantity: '0.000', lossQuantity: '0.000' }],
    ['5C', 1, { quantity: '2.000', lossQuantity: '0.000' }],
  ])
  expect(dueDate).toBe('2026-04-25')
  // What was done to goods that are supplied from there is not in the books.
  expect([errors, await checks()]).toEqual([1, ['CELL_MISSING Error']])
  const refused = await us.call('itc04.json', place)
  expect([refused.status, JSON.stringify(refused.body).includes('RETN1031')]).toEqual([400, true])
})

test('what the books have not is filled in, and what they have stays theirs', async () => {
  const [row] = (await us.ok('itc04.rows', { ...place, table: '5C' })).records
  const wrong = await us.call('itc04.saveRows', {
    ...place,
    table: '5C',
    rows: [{ source: row!.source!, cells: { workDone: 'Packing', uqc: 'KGS' } }],
  })
  expect([wrong.status, Object.keys(wrong.body.validationErrors as object)]).toEqual([
    422,
    ['Data.rows[0].cells.uqc'],
  ])
  const saved = await us.ok('itc04.saveRows', {
    ...place,
    table: '5C',
    rows: [{ source: row!.source!, cells: { workDone: 'Packing' } }],
  })
  expect(await rowsOf('5C')).toMatchObject([{ entryId: saved.ids[0], cells: { workDone: 'Packing' } }])
  expect(await checks()).toEqual([])
})

test('rows are entered, changed and deleted; what is wrong with them is named by row and column', async () => {
  const refused = await us.call('itc04.saveRows', {
    ...place,
    table: '4',
    rows: [
      { cells: entered },
      { cells: { ...entered, uqc: 'XYZ', quantity: '-1', challanDate: '2026-04-01', colour: 'red' } },
      { cells: { ...entered, challanNumber: '', challanDate: '2026-04-01' } },
      { cells: { ...entered, challanDate: '2026-04-01', cgstRate: '9' } },
    ],
  })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.validationErrors as object).toSorted()).toEqual(
    [
      'Data.rows[1].cells.colour',
      'Data.rows[1].cells.quantity',
      'Data.rows[1].cells.uqc',
      'Data.rows[2].cells.challanNumber',
      'Data.rows[3].cells.challanDate',
      'Data.rows[3].cells.sgstRate',
    ].toSorted(),
  )
  const { ids } = await us.ok('itc04.saveRows', { ...place, table: '4', rows: [{ cells: entered }] })
  const [, row] = await rowsOf('4')
  expect(row).toEqual({ cells: entered, document: null, entryId: ids[0] })
  const change = { id: ids[0]!, version: 1, cells: { ...entered, quantity: '120.5' } }
  await us.ok('itc04.saveRows', { ...place, table: '4', rows: [change] })
  const stale = await us.call('itc04.saveRows', { ...place, table: '4', rows: [change] })
  expect(stale.status).toBe(409)
  expect((await rowsOf('4'))[1]!.cells['quantity']).toBe('120.5')
  expect(await us.ok('itc04.deleteRows', { ...place, table: '4', ids })).toEqual({ deleted: 1 })
  expect(await rowsOf('4')).toHaveLength(1)
  const again = await us.call('itc04.deleteRows', { ...place, table: '4', ids })
  expect(again.status).toBe(422)
})

const importFile = (table: string, content: Uint8Array, mode: 'Add' | 'Replace' = 'Add') =>
  us.ok('itc04.import', {
    ...place,
    table,
    file: { name: 'rows.xlsx', content: Buffer.from(content).toString('base64') },
    mode,
  })

test('a filled template adds its rows, and with one fault none of them', async () => {
  const { bytes } = await us.call('itc04.template', { ...place, table: '5B' })
  const { sheets } = await readXlsx(bytes)
  const headings = (sheets[0]!.rows[0] as string[]).map(String)
  expect(headings).toEqual([
    'GSTIN of the job worker',
    'State *',
    'Original challan number *',
    'Original challan date *',
    'Challan number',
    'Challan date',
    'Nature of job work *',
    'Description *',
    'Unit (UQC) *',
    'Quantity *',
    'Unit of losses',
    'Losses and waste',
  ])
  const line = [
    '',
    '29',
    'OLD/1',
    '01-06-2025',
    'JW/2',
    '2025-08-01',
    'Dyeing',
    'Cloth',
    'mtr',
    '1,000.5',
    '',
    '',
  ]
  const book = (rows: string[][]) => writeXlsx({ sheets: [{ name: 'Rows', rows: [headings, ...rows] }] })
  const faulty = await importFile('5B', await book([line, line.with(9, 'many').with(1, '98')]))
  expect(faulty.added).toBe(0)
  expect(faulty.problems.map(({ line: at, column, value }) => [at, column, value])).toEqual([
    [3, 'State', '98'],
    [3, 'Quantity', 'many'],
  ])
  expect(await rowsOf('5B')).toEqual([])
  expect(await importFile('5B', await book([line, line]))).toMatchObject({ added: 2, problems: [] })
  expect((await rowsOf('5B'))[0]!.cells).toEqual({
    stateCode: '29',
    originalNumber: 'OLD/1',
    originalDate: '2025-06-01',
    challanNumber: 'JW/2',
    challanDate: '2025-08-01',
    workDone: 'Dyeing',
    description: 'Cloth',
    uqc: 'MTR',
    quantity: '1000.5',
  })
  // A CSV of the same headings takes their place.
  const csv = `${headings.join(',')}\n,29,OLD/1,2025-06-01,,,Dyeing,Cloth,MTR,40,,\n`
  expect(await importFile('5B', new TextEncoder().encode(csv), 'Replace')).toMatchObject({ added: 1 })
  expect((await rowsOf('5B')).map(({ cells }) => cells['quantity'])).toEqual(['40'])
  expect(await checks()).toEqual(['ITC04_UNKNOWN_CHALLAN Warning'])
  const other = await importFile('5B', new TextEncoder().encode('Colour,State\nred,29\n'))
  expect(other.problems).toMatchObject([{ line: 1, column: 'Colour' }])
  const picture = await importFile('5B', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3]))
  expect(picture.problems).toHaveLength(1)
})

test('more cannot come back than was sent, over all periods', async () => {
  await us.ok('itc04.saveRows', {
    ...place,
    table: '4',
    rows: [{ cells: { ...entered, quantity: '39.999' } }],
  })
  expect(await checks()).toEqual(['ITC04_ABOVE_SENT Error'])
  const { records } = await us.ok('itc04.rows', { ...place, table: '4' })
  const { entryId, version } = records[1]!
  await us.ok('itc04.saveRows', {
    ...place,
    table: '4',
    rows: [{ id: entryId!, version: version!, cells: { ...entered, quantity: '100' } }],
  })
  expect(await checks()).toEqual([])
  // Of the next year: what came back in this one counts, and the year of the goods that are still out is over.
  const next = { entityId: us.entityId, returnPeriod: '032027' }
  const overdue = (await us.ok('itc04.summary', next)).checks
  expect(overdue.map(({ code, message }) => [code, /OLD\/1/.test(message)])).toEqual([
    ['ITC04_DEEMED_SUPPLY', true],
  ])
})

test('the file of the portal and the workbook have every row', async () => {
  const { bytes } = await us.call('itc04.json', place)
  const file = JSON.parse(bytes.toString())
  expect(Object.keys(file)).toEqual(['gstin', 'fp', 'm2jw', 'table5A', 'table5B', 'table5C'])
  expect(file.fp).toBe('192025')
  expect(file.m2jw).toHaveLength(2)
  expect(file.m2jw[0].itms[0]).toMatchObject({ qty: 10, txval: 100, goods_ty: '7b', tx_c: 9, tx_s: 9 })
  expect(file.table5C[0].items[0]).toMatchObject({ nat_jw: 'Packing', qty: 2 })
  const book = await readXlsx((await us.call('itc04.export', place)).bytes)
  expect(book.sheets.map(({ rows }) => rows.length)).toEqual([4, 3, 3, 3])
  expect(book.sheets[0]!.rows[3]![0]).toBe('Total')
})

test('half-years are filed above five crore, and each is a period of its own', async () => {
  const large = await server.makeSubscriber()
  await stockShop(large)
  await large.inTenant((db) =>
    db.updateTable('entities').set({ turnover: '50000001' }).where('id', '=', large.entityId).execute(),
  )
  const calendar = await large.ok('gstReturn.calendar', {
    entityId: String(large.entityId),
    financialYear: '2026-27',
  })
  expect(
    calendar
      .filter(({ form }) => form === 'itc04')
      .map(({ from, to, dueOn, isOptional }) => [from, to, dueOn, isOptional]),
  ).toEqual([
    ['2026-04-01', '2026-09-30', '2026-10-25', true],
    ['2026-10-01', '2027-03-31', '2027-04-25', true],
  ])
  const wrong = await large.call('itc04.summary', { entityId: large.entityId, returnPeriod: '062026' })
  expect([wrong.status, Object.keys(wrong.body.validationErrors as object)]).toEqual([
    422,
    ['Data.returnPeriod'],
  ])
})

test('a filed return takes no rows until it is open again', async () => {
  await us.ok('gstReturn.markFiled', {
    ...place,
    returnType: 'ITC04',
    filedOn: '2026-04-20',
    arn: 'AA270426123456Z',
  })
  const { filed } = await us.ok('itc04.summary', place)
  expect(filed).toMatchObject({ filedOn: '2026-04-20', arn: 'AA270426123456Z' })
  // A challan that comes late changes the books, not what was filed.
  const before = await rowsOf('4')
  const { bytes: filedFile } = await us.call('itc04.json', place)
  const late = await send('2026-03-20', '3')
  expect(await rowsOf('4')).toEqual(before)
  expect((await us.call('itc04.json', place)).bytes).toEqual(filedFile)
  expect((await us.ok('itc04.summary', place)).tables[0]).toMatchObject({ rows: before.length })
  const save = { ...place, table: '4', rows: [{ cells: entered }] }
  const refused = await us.call('itc04.saveRows', save)
  expect([refused.status, JSON.stringify(refused.body).includes('RETN1032')]).toEqual([400, true])
  const { records } = await us.ok('itc04.rows', { ...place, table: '5B' })
  expect(
    (await us.call('itc04.deleteRows', { ...place, table: '5B', ids: [records[0]!.entryId!] })).status,
  ).toBe(400)
  await us.ok('gstReturn.markUnfiled', { ...place, returnType: 'ITC04', reason: 'Test' })
  expect((await rowsOf('4')).map(({ document }) => document)).toContain(late.number)
  await us.ok('deliveryChallan.cancel', { ids: [late.id], reason: 'Test' })
  await us.ok('itc04.deleteRows', { ...place, table: '5B', ids: [records[0]!.entryId!] })
})

test('another account sees and changes nothing of it', async () => {
  const other = await server.makeSubscriber()
  await stockShop(other)
  for (const call of ['itc04.summary', 'itc04.json', 'itc04.export'] as const)
    expect((await other.call(call, place)).status).toBe(404)
  const theirs = { entityId: other.entityId, returnPeriod }
  expect((await other.ok('itc04.rows', { ...theirs, table: '4' })).total).toBe(0)
  const { records } = await us.ok('itc04.rows', { ...place, table: '4' })
  const id = records.find(({ entryId }) => entryId !== null)!.entryId!
  expect((await other.call('itc04.deleteRows', { ...theirs, table: '4', ids: [id] })).status).toBe(422)
  expect((await us.ok('itc04.rows', { ...place, table: '4' })).total).toBe(2)
})

test('a registration that files other returns has no such worksheet', async () => {
  const composition = await server.makeSubscriber()
  await stockShop(composition)
  await composition.inTenant((db) =>
    db.updateTable('entities').set({ taxpayerType: 'COM' }).where('id', '=', composition.entityId).execute(),
  )
  const theirs = { entityId: composition.entityId, returnPeriod }
  expect(await composition.ok('itc04.summary', theirs)).toMatchObject({ isFiler: false, checks: [] })
  const refused = await composition.call('itc04.saveRows', {
    ...theirs,
    table: '4',
    rows: [{ cells: entered }],
  })
  expect([refused.status, Object.keys(refused.body.validationErrors as object)]).toEqual([
    422,
    ['Data.entityId'],
  ])
})
