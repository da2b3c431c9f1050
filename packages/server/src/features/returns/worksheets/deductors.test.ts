import { gstinCheckCharacter } from '@bahi/domain/ids/gstin.ts'
import { readXlsx } from 'hucre'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../../test/call-helpers.ts'
import type { SharedTestServer } from '../../../../test/call-helpers.ts'
import { pagesOf } from '../../printing/read-pdf.fixture.ts'
import { stockShop } from '../../../../test/shop.ts'

let server: SharedTestServer
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})

const returnPeriod = '102026'

/** An account with a registration of another kind in Maharashtra. */
async function registered(taxpayerType: 'TDS' | 'TCS', head: string) {
  const us = await server.makeSubscriber()
  await stockShop(us)
  const gstin = head + gstinCheckCharacter(head)
  await us.inTenant((db) =>
    db.updateTable('entities').set({ taxpayerType, gstin }).where('id', '=', us.entityId).execute(),
  )
  return { us, gstin, place: { entityId: us.entityId, returnPeriod } }
}

const pathsOf = (body: { validationErrors?: object }) => Object.keys(body.validationErrors ?? {})
const deducted = {
  deducteeGstin: '27AAKCM4821P1ZW',
  documentNumber: 'INV/1',
  documentDate: '2026-10-03',
  documentValue: '354000.00',
  placeOfSupply: '27',
  amountPaid: '300000.00',
  cgst: '3000.00',
  sgst: '3000.00',
}

test('a deductor enters and imports deductions, sees what is wrong, and takes out JSON and Excel', async () => {
  const { us, gstin, place } = await registered('TDS', '27AANCE9902F1D')
  const calendar = await us.ok('gstReturn.calendar', {
    entityId: String(us.entityId),
    financialYear: '2026-27',
  })
  expect(new Set(calendar.map(({ form }) => form))).toEqual(new Set(['gstr7']))
  const refused = await us.call('gstr7.saveRows', {
    ...place,
    table: '3',
    rows: [{ cells: { ...deducted, deducteeGstin: '27AAKCM4821P1ZA', documentNumber: '' } }],
  })
  expect([refused.status, pathsOf(refused.body)]).toEqual([422, ['Data.rows[0].cells.deducteeGstin']])
  const wrong = await us.call('gstr7.saveRows', {
    ...place,
    table: '3',
    rows: [{ cells: { ...deducted, documentNumber: '', sgst: '2999' } }],
  })
  expect(pathsOf(wrong.body).toSorted()).toEqual([
    'Data.rows[0].cells.documentNumber',
    'Data.rows[0].cells.sgst',
  ])
  await us.ok('gstr7.saveRows', { ...place, table: '3', rows: [{ cells: deducted }] })
  const csv = [
    'deducteeGstin,documentNumber,documentDate,documentValue,placeOfSupply,amountPaid,igst',
    '29AAGCB7383J1Z4,X-9,05/10/2026,"1,18,000.00",27,100000,2000',
    '29AAGCB7383J1Z4,X-10,06/10/2026,118000,29,100000,2000',
  ].join('\n')
  const added = await us.ok('gstr7.import', {
    ...place,
    table: '3',
    file: { name: 'tds.csv', content: Buffer.from(csv).toString('base64') },
  })
  expect(added).toEqual({ added: 2, problems: [], problemCount: 0 })
  const { tables, checks, errors, dueDate } = await us.ok('gstr7.summary', place)
  expect(dueDate).toBe('2026-11-10')
  expect(tables[0]!.totals).toEqual({
    amountPaid: '500000.00',
    igst: '4000.00',
    cgst: '3000.00',
    sgst: '3000.00',
  })
  expect([errors, checks.map(({ code, row }) => [code, row])]).toEqual([
    1,
    [
      ['GSTR7_NO_DEDUCTION', 2],
      ['GSTR7_FILE_BY_DEDUCTEE', null],
    ],
  ])
  const { records } = await us.ok('gstr7.rows', { ...place, table: '3' })
  await us.ok('gstr7.deleteRows', { ...place, table: '3', ids: [records[2]!.entryId!] })
  await us.ok('gstr7.saveRows', {
    ...place,
    table: '4',
    rows: [
      {
        cells: {
          originalPeriod: '092026',
          originalGstin: '27AAKCM4821P1ZW',
          originalAmount: '1000',
          deducteeGstin: '27AAKCM4821P1ZW',
          amountPaid: '900',
          cgst: '9',
          sgst: '9',
        },
      },
    ],
  })
  const { bytes } = await us.call('gstr7.json', place)
  expect(JSON.parse(bytes.toString())).toEqual({
    gstin,
    fp: '102026',
    tds: [
      { gstin_ded: '27AAKCM4821P1ZW', amt_ded: 300000, iamt: 0, camt: 3000, samt: 3000 },
      { gstin_ded: '29AAGCB7383J1Z4', amt_ded: 100000, iamt: 2000, camt: 0, samt: 0 },
    ],
    tdsa: [
      {
        ogstin_ded: '27AAKCM4821P1ZW',
        omonth: '092026',
        oamt_ded: 1000,
        gstin_ded: '27AAKCM4821P1ZW',
        amt_ded: 900,
        iamt: 0,
        camt: 9,
        samt: 9,
      },
    ],
  })
  const book = await readXlsx((await us.call('gstr7.export', place)).bytes)
  expect(book.sheets.map(({ rows }) => rows.length)).toEqual([4, 3])
  // It is certified once it is filed.
  const early = await us.call('gstr7a.pdf', { ...place, deducteeGstin: '27AAKCM4821P1ZW' })
  expect([early.status, early.body.errors?.[0]?.code]).toEqual([400, 'RETN1034'])
  // Filed, it takes no rows.
  await us.ok('gstReturn.markFiled', { ...place, returnType: 'GSTR7', filedOn: '2026-11-09' })
  expect(
    (await us.call('gstr7.saveRows', { ...place, table: '3', rows: [{ cells: deducted }] })).status,
  ).toBe(400)
  // What is filed is certified to each of those whose tax was deducted, and to nobody else.
  const certificate = (deducteeGstin: string) => us.call('gstr7a.pdf', { ...place, deducteeGstin })
  const paper = await certificate('27AAKCM4821P1ZW')
  const said = (await pagesOf(paper.bytes)).join(' ')
  for (const text of ['27AAKCM4821P1ZW', gstin, 'INV/1', '3,00,000.00', '3,000.00'])
    expect(said).toContain(text)
  expect(said).not.toContain('29AAGCB7383J1Z4')
  expect((await certificate('24AAKCM4821P1Z2')).status).toBe(422)
  // Other forms are not its own.
  expect(await us.ok('gstr8.summary', place)).toMatchObject({ isFiler: false })
  expect((await us.call('gstr8.json', place)).status).toBe(422)
  const other = await server.makeSubscriber()
  await stockShop(other)
  expect((await other.call('gstr7.rows', { ...place, table: '3' })).status).toBe(404)
})

test('an operator enters supplies of its sellers, which are netted, and takes out JSON', async () => {
  const { us, gstin, place } = await registered('TCS', '27AANCE9902F1C')
  const sold = {
    supplierGstin: '27AAKCM4821P1ZW',
    suppliesRegistered: '90000',
    returnsRegistered: '10000',
    suppliesUnregistered: '25000',
    returnsUnregistered: '5000',
    cgst: '250.00',
    sgst: '250.00',
  }
  const below = {
    supplierGstin: '29AAGCB7383J1Z4',
    suppliesRegistered: '1000',
    returnsUnregistered: '1500.50',
  }
  const computed = await us.call('gstr8.saveRows', {
    ...place,
    table: '3',
    rows: [{ cells: { ...sold, netAmount: '5' } }],
  })
  expect([computed.status, pathsOf(computed.body)]).toEqual([422, ['Data.rows[0].cells.netAmount']])
  const taxed = await us.call('gstr8.saveRows', {
    ...place,
    table: '3',
    rows: [{ cells: { ...below, igst: '5' } }],
  })
  expect(pathsOf(taxed.body)).toEqual(['Data.rows[0].cells.igst'])
  await us.ok('gstr8.saveRows', { ...place, table: '3', rows: [{ cells: sold }, { cells: below }] })
  const { records } = await us.ok('gstr8.rows', { ...place, table: '3' })
  expect(records.map(({ cells }) => cells['netAmount'])).toEqual(['100000.00', '-500.50'])
  const { tables, checks } = await us.ok('gstr8.summary', place)
  expect(tables[0]!.totals['netAmount']).toBe('99499.50')
  expect(checks.map(({ code }) => code)).toEqual(['GSTR8_BELOW_ZERO'])
  const file = JSON.parse((await us.call('gstr8.json', place)).bytes.toString())
  expect(file).toEqual({
    gstin,
    fp: '102026',
    tcs: [
      {
        stin: '27AAKCM4821P1ZW',
        supR: 90000,
        retsupR: 10000,
        supU: 25000,
        retsupU: 5000,
        amt: 100000,
        iamt: 0,
        camt: 250,
        samt: 250,
      },
      {
        stin: '29AAGCB7383J1Z4',
        supR: 1000,
        retsupR: 0,
        supU: 0,
        retsupU: 1500.5,
        amt: 0,
        iamt: 0,
        camt: 0,
        samt: 0,
      },
    ],
  })
  const book = await readXlsx((await us.call('gstr8.export', place)).bytes)
  expect(book.sheets[0]!.rows).toHaveLength(4)
  // Goods of enrolled persons without registration: in the sheets, and named as missing in the file.
  await us.ok('gstr8.saveRows', {
    ...place,
    table: 'U',
    rows: [{ cells: { enrolmentNumber: '272300000012ESU', grossSupplies: '5000', grossReturns: '1200.50' } }],
  })
  const after = await us.ok('gstr8.summary', place)
  expect(after.tables.find(({ table }) => table === 'U')!.totals).toMatchObject({ netAmount: '3799.50' })
  expect(after.checks.map(({ code }) => code)).toContain('GSTR8_ENROLLED_BY_HAND')
  expect(JSON.parse((await us.call('gstr8.json', place)).bytes.toString())).toEqual(file)
})
