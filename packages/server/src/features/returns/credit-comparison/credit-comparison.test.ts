import { readXlsx } from 'hucre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gstinOf, startTestServer } from '../../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../../test/shop.ts'
import type { Shop } from '../../../../test/shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
let mills: number
let own: string
const millsGstin = gstinOf('27', 'AAPFN0001K')

const asked = () => ({ entityId: us.entityId, financialYear: '2026-27' })
/** So many tens of rupees with 9 % CGST and SGST. */
const bill = async (supplierNumber: string, quantity = '10') =>
  (
    await us.ok('purchaseBill.save', {
      entityId: us.entityId,
      partyId: mills,
      date: '2026-10-12',
      supplierNumber,
      supplierDate: '2026-10-12',
      status: 'Active',
      lines: [{ itemId: shop.bolt, quantity, unitPrice: '10' }],
    })
  ).id
const claim = (returnPeriod: string, ...ids: readonly number[]) =>
  us.ok('purchaseBill.setItcState', { ids: [...ids], state: 'Claimed', returnPeriod } as never)
const amounts = (txval: number) => ({ txval, igst: 0, cgst: txval * 0.09, sgst: txval * 0.09, cess: 0 })
const record = { typ: 'R', dt: '12-10-2026', val: 118, pos: '27', rev: 'N', itcavl: 'Y', rsn: '' }
const invoice = (inum: string, txval = 100, more: object = {}) => ({
  ...record,
  inum,
  ...amounts(txval),
  ...more,
})

async function upload(returnPeriod: string, docdata: object): Promise<void> {
  const head = { ctin: millsGstin, trdnm: 'Nashik Mills', supfildt: '11-11-2026', supprd: '102026' }
  const sections = Object.fromEntries(
    Object.entries(docdata).map(([name, rows]) => [
      name,
      [{ ...head, [name === 'cdnr' ? 'nt' : 'inv']: rows }],
    ]),
  )
  const content = { data: { gstin: own, rtnprd: returnPeriod, version: '4.0', docdata: sections } }
  const { taskId } = await us.ok('gstr2b.upload', {
    entityId: us.entityId,
    returnPeriod,
    file: { name: '2b.json', content: Buffer.from(JSON.stringify(content)).toString('base64') },
  })
  await expect
    .poll(async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]?.status)
    .toBe('Success')
}

beforeAll(async () => {
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date('2026-12-20T10:00:00Z'),
  })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  mills = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['purchaseBill', 'inwardNote'])
  const rows = await us.inTenant((db) =>
    db.selectFrom('entities').select('gstin').where('id', '=', us.entityId).execute(),
  )
  own = rows[0]!.gstin!
})
afterAll(() => server?.stop())

const periodOf = async (returnPeriod: string) =>
  (await us.ok('creditComparison.summary', asked())).periods.find((one) => one.returnPeriod === returnPeriod)!
const documents = async (returnPeriod: string, group: string) =>
  (
    await us.ok('creditComparison.documents', { entityId: us.entityId, returnPeriod, group } as never)
  ).records.map(({ number, statementPeriod, claimPeriod, difference, documentId }) => [
    number,
    documentId !== null,
    statementPeriod,
    claimPeriod,
    difference.cgst,
  ])

describe('a year', () => {
  test('without bills and statements agrees, and says that nothing was compared', async () => {
    const year = await us.ok('creditComparison.summary', asked())
    expect(year).toMatchObject({ comparedAt: null, lastDay: '2027-11-30', otherReturns: null })
    // April to December.
    expect(year.periods.map(({ groups, hasStatement }) => [groups.length, hasStatement])).toEqual(
      Array.from({ length: 9 }, () => [0, false]),
    )
  })

  test('has the difference of each period by head, and its documents explain it to the paisa', async () => {
    const agreed = await bill('KA/11')
    await bill('RB-300')
    const later = await bill('LATE/7')
    const dear = await bill('DEAR/9', '20')
    const unknown = await bill('OURS-77', '30')
    const blocked = await bill('NOITC/1')
    await claim('102026', agreed, dear, unknown, blocked)
    await claim('112026', later)
    await upload('102026', {
      b2b: [
        invoice('KA/11'),
        invoice('ZEBRA-2'),
        invoice('RB-300'),
        invoice('LATE/7'),
        invoice('DEAR/9'),
        invoice('NOITC/1', 100, { itcavl: 'N', rsn: 'P' }),
        invoice('REVERSE/1', 500, { rev: 'Y' }),
      ],
      cdnr: [{ ...record, ...amounts(100), ntnum: 'CN-5', typ: 'C', suptyp: 'R' }],
    })
    // An amended record counts with what it changes.
    await upload('112026', { b2ba: [invoice('KA/11', 120, { oinum: 'KA/11', oidt: '12-10-2026' })] })
    await us.ok('gstr3b.adjust', {
      entityId: us.entityId,
      returnPeriod: '102026',
      section: '4A(5)',
      cgst: '5',
      sgst: '5',
      reason: 'Bill of the branch',
    })
    const year = await us.ok('creditComparison.summary', asked())
    expect(year.comparedAt).not.toBeNull()
    const october = await periodOf('102026')
    // Statement: six invoices of 9.00 but two without credit, less the credit note. Return: 9 + 18 + 27 + 9 + 5.
    expect([october.available, october.claimed, october.difference].map(({ cgst }) => cgst)).toEqual([
      '36.00',
      '68.00',
      '32.00',
    ])
    expect(october.difference).toEqual({ igst: '0.00', cgst: '32.00', sgst: '32.00', cess: '0.00' })
    expect(october.cells.map(({ section, difference }) => [section, difference.cgst])).toEqual([
      ['4A(1)', '0.00'],
      ['4A(4)', '0.00'],
      ['4A(5)', '32.00'],
    ])
    expect(
      october.groups.map(({ group, documents: count, difference }) => [group, count, difference.cgst]),
    ).toEqual([
      ['NotInBooks', 2, '0.00'],
      ['NotClaimed', 1, '-9.00'],
      ['ClaimedInOther', 1, '-9.00'],
      ['NotInStatement', 1, '27.00'],
      ['WithoutCredit', 1, '9.00'],
      ['Amounts', 1, '9.00'],
      ['Adjusted', 0, '5.00'],
    ])
    const november = await periodOf('112026')
    expect([november.available.cgst, november.claimed.cgst, november.cumulative.cgst]).toEqual([
      '1.80',
      '9.00',
      '39.20',
    ])
    expect(november.groups.map(({ group, difference }) => [group, difference.cgst])).toEqual([
      ['ClaimedInOther', '-1.80'],
      ['OtherStatement', '9.00'],
    ])
    expect(year.total.difference.cgst).toBe('39.20')
  })

  test('leads to the documents of each group, with the periods that have them', async () => {
    expect(await documents('102026', 'NotClaimed')).toEqual([['RB-300', true, '102026', null, '-9.00']])
    expect(await documents('102026', 'ClaimedInOther')).toEqual([
      ['LATE/7', true, '102026', '112026', '-9.00'],
    ])
    expect(await documents('102026', 'NotInBooks')).toEqual([
      ['ZEBRA-2', false, '102026', null, '-9.00'],
      ['CN-5', false, '102026', null, '9.00'],
    ])
    expect(await documents('102026', 'NotInStatement')).toEqual([['OURS-77', true, null, '102026', '27.00']])
    expect(await documents('102026', 'WithoutCredit')).toEqual([
      ['NOITC/1', true, '102026', '102026', '9.00'],
    ])
    expect(await documents('112026', 'OtherStatement')).toEqual([
      ['LATE/7', true, '102026', '112026', '9.00'],
    ])
    expect(await documents('112026', 'ClaimedInOther')).toEqual([
      ['KA/11', true, '112026', '102026', '-1.80'],
    ])
    // Claimed, it is explained no more.
    const [, , bills] = await us.inTenant((db) =>
      db.selectFrom('documents').select('id').where('kind', '=', 'purchaseBill').orderBy('id').execute(),
    )
    await us.ok('purchaseBill.setItcState', { ids: [bills!.id], state: 'Eligible' } as never)
    expect(await documents('112026', 'OtherStatement')).toEqual([])
    expect((await documents('102026', 'NotClaimed')).map(([number]) => number)).toEqual(['RB-300', 'LATE/7'])
    await claim('102026', bills!.id)
    expect((await documents('102026', 'ClaimedInOther')).length).toBe(0)
  })

  test('is taken out as a workbook and as CSV', async () => {
    const book = await readXlsx(
      (await us.call('creditComparison.export', { ...asked(), format: 'xlsx' })).bytes,
    )
    expect(book.sheets.map(({ name }) => name)).toEqual([
      'All tax heads',
      'IGST',
      'CGST',
      'SGST',
      'Cess',
      'By row of table 4(A)',
      'Why they differ',
    ])
    const [heading, ...rows] = book.sheets[2]!.rows
    expect(heading).toEqual([
      'Period',
      'Available (GSTR-2B)',
      'Claimed (GSTR-3B)',
      'Difference',
      'Cumulative difference',
    ])
    expect(rows.find(([period]) => period === '10/2026')).toEqual(['10/2026', 36, 77, 41, 41])
    const csv = await us.call('creditComparison.export', { ...asked(), format: 'csv' })
    expect(csv.bytes.toString('utf8')).toContain('"Claimed, not in GSTR-2B",1,0.00,27.00,27.00,0.00')
  })

  test('is refused where the year or the place is none', async () => {
    const wrong = await us.call('creditComparison.summary', { ...asked(), financialYear: '2026-28' })
    expect([wrong.status, Object.keys(wrong.body.validationErrors ?? {})]).toEqual([
      422,
      ['Data.financialYear'],
    ])
    const other = await server.makeSubscriber()
    await stockShop(other)
    for (const name of [
      'creditComparison.summary',
      'creditComparison.export',
      'creditComparison.pdf',
    ] as const)
      expect((await other.call(name, asked())).status).toBe(404)
    const place = { entityId: us.entityId, returnPeriod: '102026', group: 'NotClaimed' }
    expect((await other.call('creditComparison.documents', place as never)).status).toBe(404)
    await other.inTenant((db) =>
      db.updateTable('entities').set({ taxpayerType: 'COM' }).where('id', '=', other.entityId).execute(),
    )
    expect(
      await other.ok('creditComparison.summary', { ...asked(), entityId: other.entityId }),
    ).toMatchObject({ otherReturns: 'CMP-08, GSTR-4', periods: [] })
  })
})
