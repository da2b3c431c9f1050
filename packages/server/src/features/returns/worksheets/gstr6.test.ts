import { sql } from 'kysely'
import { readXlsx } from 'hucre'
import { beforeAll, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { addSeries, addSupplier } from '../../../../test/shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let place: { entityId: number; returnPeriod: string }
let own: string
let pune: string
let delhi: string
let supplierId: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  await addSeries(us, ['purchaseBill', 'inwardNote'])
  supplierId = await addSupplier(us, 'Rao Auditors', 'AAKCM4821P')
  await us.inTenant((db) =>
    db.updateTable('entities').set({ taxpayerType: 'ISD' }).where('id', '=', us.entityId).execute(),
  )
  const { rows } = await us.inTenant((db) =>
    sql<{ gstin: string }>`select gstin from entities where id = ${us.entityId}`.execute(db),
  )
  own = rows[0]!.gstin
  const pan = own.slice(2, 12)
  pune = gstinOf('27', pan, '3')
  delhi = gstinOf('07', pan, '1')
  place = { entityId: us.entityId, returnPeriod: '102026' }
})

const bill = (supplierNumber: string, unitPrice: string, more: object = {}) =>
  us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplierId,
    date: '2026-10-05',
    supplierNumber,
    supplierDate: '2026-10-03',
    status: 'Active',
    lines: [
      {
        description: 'Audit',
        hsn: '998221',
        supply: 'Services',
        quantity: '1',
        unitPrice,
        taxCategory: 'Taxable',
        taxRate: '18',
        ...more,
      },
    ],
  } as never)
const rowsOf = async (table: string, of = place) => (await us.ok('gstr6.rows', { ...of, table })).records
const checks = async (of = place) =>
  (await us.ok('gstr6.summary', of)).checks.map(({ code, severity }) => `${code} ${severity}`)

test('bills to a distributor are table 3, and their credit is distributed by turnover to the paisa', async () => {
  // 900 of each tax eligible, 9 of each not.
  await bill('A/1', '10000')
  const blocked = await bill('A/2', '100', { itcEligibility: 'Ineligible', itcReason: 'Section17(5)' })
  const third = await rowsOf('3')
  expect(
    third.map(({ cells, document }) => [
      cells['documentNumber'],
      cells['credit'],
      cells['cgst'],
      document?.id,
    ]),
  ).toEqual([
    ['A/1', 'Eligible', '900.00', expect.any(Number)],
    ['A/2', 'Ineligible', '9.00', blocked.id],
  ])
  expect(await checks()).toEqual(['GSTR6_NO_RECIPIENTS Error'])
  const refused = await us.call('gstr6.saveRows', {
    ...place,
    table: 'R',
    rows: [{ cells: { recipientGstin: gstinOf('27', 'AAKCM4821P', '1'), stateCode: '27', turnover: '1' } }],
  })
  expect([refused.status, Object.keys(refused.body.validationErrors as object)]).toEqual([
    422,
    ['Data.rows[0].cells.recipientGstin'],
  ])
  await us.ok('gstr6.saveRows', {
    ...place,
    table: 'R',
    rows: [
      { cells: { recipientGstin: pune, stateCode: '27', turnover: '2000000' } },
      { cells: { recipientGstin: delhi, stateCode: '07', turnover: '1000000' } },
    ],
  })
  expect(await checks()).toEqual([])
  expect((await rowsOf('5')).map(({ cells }) => cells)).toMatchObject([
    {
      credit: 'Eligible',
      recipientGstin: pune,
      documentNumber: '102026/001',
      cgstAsCgst: '600.00',
      sgstAsSgst: '600.00',
      cgstAsIgst: '0.00',
    },
    {
      credit: 'Eligible',
      recipientGstin: delhi,
      documentNumber: '102026/002',
      cgstAsCgst: '0.00',
      cgstAsIgst: '300.00',
      sgstAsIgst: '300.00',
    },
    { credit: 'Ineligible', recipientGstin: pune, cgstAsCgst: '6.00', sgstAsSgst: '6.00' },
    { credit: 'Ineligible', recipientGstin: delhi, cgstAsIgst: '3.00', sgstAsIgst: '3.00' },
  ])
  const { tables } = await us.ok('gstr6.summary', place)
  expect(tables.find(({ table }) => table === '5')!.totals).toMatchObject({
    cgstAsCgst: '606.00',
    cgstAsIgst: '303.00',
  })
})

test('a service of one recipient goes to it alone, and a proposed number makes way for another', async () => {
  const [first] = await rowsOf('3')
  await us.ok('gstr6.saveRows', {
    ...place,
    table: '3',
    rows: [{ source: first!.source!, cells: { recipients: delhi } }],
  })
  const [, fifth] = [null, ...(await rowsOf('5'))]
  expect(fifth!.cells).toMatchObject({ recipientGstin: delhi, cgstAsIgst: '900.00' })
  await us.ok('gstr6.saveRows', {
    ...place,
    table: '5',
    rows: [{ source: fifth!.source!, cells: { documentNumber: 'ISD/77', documentDate: '2026-10-30' } }],
  })
  expect((await rowsOf('5'))[0]!.cells).toMatchObject({
    documentNumber: 'ISD/77',
    documentDate: '2026-10-30',
  })
  // What is computed is not entered.
  for (const row of [
    { source: fifth!.source!, cells: { cgstAsIgst: '1' } },
    { cells: { credit: 'Eligible' } },
  ]) {
    const wrong = await us.call('gstr6.saveRows', { ...place, table: '5', rows: [row] })
    expect(wrong.status).toBe(422)
  }
})

test('the file has the bills and the distribution, the workbook each table', async () => {
  const file = JSON.parse((await us.call('gstr6.json', place)).bytes.toString())
  expect(Object.keys(file)).toEqual(['gstin', 'fp', 'b2b', 'isd'])
  expect(file.b2b[0].inv.map(({ inum }: { inum: string }) => inum)).toEqual(['A/1', 'A/2'])
  expect(file.isd[0].elglst).toEqual([
    {
      cpty: delhi,
      typ: 'R',
      statecd: '07',
      doclst: [
        {
          isd_docty: 'ISD',
          docnum: 'ISD/77',
          docdt: '30-10-2026',
          iamti: 0,
          iamts: 0,
          iamtc: 0,
          samts: 0,
          samti: 900,
          camti: 900,
          camtc: 0,
          csamt: 0,
        },
      ],
    },
  ])
  expect(file.isd[0].inelglst).toHaveLength(2)
  const book = await readXlsx((await us.call('gstr6.export', place)).bytes)
  expect(book.sheets).toHaveLength(9)
  expect(book.sheets[0]!.rows).toHaveLength(4)
})

test('a credit note of a supplier is table 6B and is distributed by a note, which names the invoice that it corrects', async () => {
  const november = { ...place, returnPeriod: '112026' }
  const { id } = await bill('A/3', '1000')
  const { body } = await us.ok('document.convert', { toKind: 'inwardNote', sources: [{ documentId: id }] })
  await us.ok('inwardNote.save', {
    ...body,
    date: '2026-11-03',
    supplierNumber: 'CN/1',
    supplierDate: '2026-11-02',
    reason: 'Purchase Return',
    status: 'Active',
  } as never)
  const [note] = await rowsOf('6B', november)
  expect(note!.cells).toMatchObject({
    noteType: 'CreditNote',
    documentNumber: 'CN/1',
    originalNumber: 'A/3',
    originalDate: '2026-10-03',
    cgst: '90.00',
    credit: 'Eligible',
  })
  const [first, second] = await rowsOf('8', november)
  expect([first!.cells, second!.cells]).toMatchObject([
    { recipientGstin: pune, cgstAsCgst: '60.00', sgstAsSgst: '60.00', creditNumber: '112026/C001' },
    { recipientGstin: delhi, cgstAsIgst: '30.00', sgstAsIgst: '30.00' },
  ])
  expect(await checks(november)).toEqual(Array.from({ length: 4 }, () => 'CELL_MISSING Error'))
  await us.ok('gstr6.saveRows', {
    ...november,
    table: '8',
    rows: [first!, second!].map(({ source }, at) => ({
      source: source!,
      cells: { documentNumber: `102026/00${at + 1}`, documentDate: '2026-10-31' },
    })),
  })
  expect(await checks(november)).toEqual([])
  const file = JSON.parse((await us.call('gstr6.json', november)).bytes.toString())
  expect(file.cdn[0].nt[0]).toMatchObject({ ntty: 'C', nt_num: 'CN/1', inum: 'A/3' })
  expect(file.isd[0].elglst[0].doclst[0]).toMatchObject({
    isd_docty: 'ISDCN',
    docnum: '102026/001',
    crdnum: '112026/C001',
    camtc: 60,
  })
})

test('recipients are carried over to the next month of the year, with another turnover where one is entered', async () => {
  const november = { ...place, returnPeriod: '112026' }
  const carried = await rowsOf('R', november)
  expect(carried.map(({ cells, source }) => [cells['recipientGstin'], cells['turnover'], source])).toEqual([
    [pune, '2000000', `carried:${pune}`],
    [delhi, '1000000', `carried:${delhi}`],
  ])
  await us.ok('gstr6.saveRows', {
    ...november,
    table: 'R',
    rows: [{ source: `carried:${pune}`, cells: { turnover: '3000000' } }],
  })
  expect((await rowsOf('R', november))[0]!.cells['turnover']).toBe('3000000')
  expect((await rowsOf('R'))[0]!.cells['turnover']).toBe('2000000')
  expect((await rowsOf('R', { ...place, returnPeriod: '122026' }))[0]!.cells['turnover']).toBe('3000000')
  // The turnover of another year is another one.
  expect(await rowsOf('R', { ...place, returnPeriod: '042027' })).toEqual([])
})

test('a bill of an earlier month that is amended distributes its difference, and is in the file under its old number', async () => {
  const november = { ...place, returnPeriod: '112026' }
  const cells = {
    supplierGstin: gstinOf('27', 'AAKCM4821P', '1'),
    originalNumber: 'A/3',
    originalDate: '2026-10-03',
    documentNumber: 'A/3X',
    documentDate: '2026-10-03',
    documentValue: '2491.00',
    placeOfSupply: '27',
    rate: '18',
    taxableValue: '2111.11',
    cgst: '190.00',
    sgst: '190.00',
    credit: 'Eligible',
    previousCgst: '90.00',
    previousSgst: '90.00',
  }
  const late = await us.call('gstr6.saveRows', {
    ...november,
    table: '6A',
    rows: [{ cells: { ...cells, originalDate: '2026-11-02' } }],
  })
  expect(late.status).toBe(422)
  await us.ok('gstr6.saveRows', { ...november, table: '6A', rows: [{ cells }] })
  // 100 of each by 3:1.
  expect((await rowsOf('5', november)).map(({ cells: shared }) => shared)).toMatchObject([
    { recipientGstin: pune, cgstAsCgst: '75.00', sgstAsSgst: '75.00' },
    { recipientGstin: delhi, cgstAsIgst: '25.00', sgstAsIgst: '25.00' },
  ])
  const file = JSON.parse((await us.call('gstr6.json', november)).bytes.toString())
  expect(Object.keys(file)).toEqual(['gstin', 'fp', 'b2ba', 'cdn', 'isd'])
  expect(file.b2ba[0].inv[0]).toMatchObject({ oinum: 'A/3', oidt: '03-10-2026', inum: 'A/3X' })
})

test('filed, it takes no rows; another account sees nothing of it', async () => {
  await us.ok('gstReturn.markFiled', { ...place, returnType: 'GSTR6', filedOn: '2026-11-12' })
  const refused = await us.call('gstr6.saveRows', {
    ...place,
    table: 'R',
    rows: [{ cells: { recipientGstin: pune, stateCode: '27', turnover: '1' } }],
  })
  expect(refused.status).toBe(400)
  const other = await server.makeSubscriber()
  expect((await other.call('gstr6.summary', place)).status).toBe(404)
})
