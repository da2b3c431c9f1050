import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gstinOf, startTestServer } from '../../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../../test/shop.ts'
import type { Shop } from '../../../../test/shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
let own: string

beforeAll(async () => {
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date('2027-01-15T10:00:00Z'),
  })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['purchaseBill', 'inwardNote'])
  const rows = await us.inTenant((db) =>
    db.selectFrom('entities').select('gstin').where('id', '=', us.entityId).execute(),
  )
  own = rows[0]!.gstin!
})

async function upload(returnPeriod: string, docdata: object): Promise<void> {
  const content = { data: { gstin: own, rtnprd: returnPeriod, version: '4.0', docdata } }
  const { taskId } = await us.ok('gstr2b.upload', {
    entityId: us.entityId,
    returnPeriod,
    file: { name: '2b.json', content: Buffer.from(JSON.stringify(content)).toString('base64') },
  })
  await expect
    .poll(async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]?.status)
    .toBe('Success')
}
const year = () => us.ok('creditComparison.summary', { entityId: us.entityId, financialYear: '2026-27' })
const periodOf = async (returnPeriod: string) =>
  (await year()).periods.find((one) => one.returnPeriod === returnPeriod)!
/** `4A(1) available claimed difference`, of one head. */
const cellsOf = async (returnPeriod: string, head: 'igst' | 'cgst') =>
  (await periodOf(returnPeriod)).cells
    .map(({ section, available, claimed, difference }) =>
      [section, available[head], claimed[head], difference[head]].join(' '),
    )
    .filter((text) => !text.endsWith(' 0.00 0.00 0.00'))
const groupsOf = async (returnPeriod: string, head: 'igst' | 'cgst') =>
  (await periodOf(returnPeriod)).groups.map(
    ({ group, documents, difference }) => `${group} ${documents} ${difference[head]}`,
  )
const documents = async (returnPeriod: string, group: string) =>
  (
    await us.ok('creditComparison.documents', { entityId: us.entityId, returnPeriod, group } as never)
  ).records.map(({ number, statementPeriod, claimPeriod }) => [number, statementPeriod, claimPeriod])

/** Goods from abroad of 1,000.00, of which customs took 18 %. */
async function imported(partyId: number, number: string, date: string, igst = '180.00'): Promise<void> {
  await us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId,
    date,
    supplierNumber: `HM-${number}`,
    supplierDate: date,
    status: 'Active',
    billOfEntry: { number, date, portCode: 'INNSA1', assessableValue: '1000.00', igst },
    lines: [{ itemId: shop.bolt, quantity: '100', unitPrice: '10' }],
  })
}
const billOfEntry = (boenum: string, boedt: string, igst = 180) => ({
  refdt: boedt,
  recdt: boedt,
  portcode: 'INNSA1',
  boenum,
  boedt,
  isamd: 'N',
  txval: 1000,
  igst,
  cess: 0,
})

test('credit of imports is row 4A(1): of bills of entry that agree, differ, come a month later or are in one of the two alone', async () => {
  const { id: harbour } = await us.ok('party.save', {
    name: 'Harbour Metals',
    role: 'Supplier',
    taxpayerType: 'OEXP',
    billingAddress: { line1: '5 Harbour Street', stateCode: '96', countryCode: 'SG' },
  })
  await imported(harbour, '3340021', '2026-10-05')
  await imported(harbour, '3340022', '2026-10-06', '190.00')
  await imported(harbour, '3340023', '2026-10-28')
  await imported(harbour, '3340024', '2026-10-09')
  await upload('102026', {
    impg: [
      billOfEntry('3340021', '05-10-2026'),
      billOfEntry('3340022', '06-10-2026'),
      billOfEntry('3340030', '07-10-2026', 50),
    ],
  })
  await upload('112026', { impg: [billOfEntry('3340023', '28-10-2026')] })
  // Statement of October: 180 + 180 + 50. Return: 180 + 190 + 180 + 180, in the period in which the goods were entered.
  expect(await cellsOf('102026', 'igst')).toEqual(['4A(1) 410.00 730.00 320.00'])
  expect(await groupsOf('102026', 'igst')).toEqual([
    'NotInBooks 1 -50.00',
    'OtherStatement 1 180.00',
    'NotInStatement 1 180.00',
    'Amounts 1 10.00',
  ])
  expect(await documents('102026', 'OtherStatement')).toEqual([['HM-3340023', '112026', '102026']])
  // November has the statement of one and claims nothing: both months together are 140 more, 180 - 50 + 10.
  expect(await cellsOf('112026', 'igst')).toEqual(['4A(1) 180.00 0.00 -180.00'])
  expect(await groupsOf('112026', 'igst')).toEqual(['ClaimedInOther 1 -180.00'])
  expect((await year()).total.difference).toEqual({
    igst: '140.00',
    cgst: '0.00',
    sgst: '0.00',
    cess: '0.00',
  })
})

test('distributed credit is row 4A(4), with the credit notes of the distributor taken off', async () => {
  const gstin = gstinOf('27', own.slice(2, 12), '2')
  const { id: office } = await us.ok('party.save', {
    name: 'Head office',
    role: 'Supplier',
    taxpayerType: 'ISD',
    gstin,
  })
  const distribute = (supplierNumber: string, distribution: object) =>
    us.ok('purchaseBill.save', {
      entityId: us.entityId,
      partyId: office,
      date: '2026-10-31',
      supplierNumber,
      supplierDate: '2026-10-31',
      status: 'Active',
      distribution,
      lines: [],
    } as never)
  await distribute('ISD/1', { cgst: '90', sgst: '90' })
  const record = (docnum: string, tax: number, more: object = {}) => ({
    doctyp: 'ISDI',
    docnum,
    docdt: '31-10-2026',
    igst: 0,
    cgst: tax,
    sgst: tax,
    cess: 0,
    itcelg: 'Y',
    ...more,
  })
  await upload('102026', {
    isd: [
      {
        ctin: gstin,
        trdnm: 'Head office',
        supprd: '102026',
        doclist: [
          record('ISD/1', 90),
          record('ISD/2', 40, { itcelg: 'N' }),
          record('ISDC/1', 15, { doctyp: 'ISDC' }),
        ],
      },
    ],
  })
  // 90 less the credit note of 15; the ineligible 40 give nobody credit.
  expect(await cellsOf('102026', 'cgst')).toEqual(['4A(4) 75.00 90.00 15.00'])
  expect(await groupsOf('102026', 'cgst')).toEqual(['NotInBooks 1 15.00'])
  expect(await documents('102026', 'NotInBooks')).toEqual([['ISDC/1', '102026', null]])
})

test('a quarterly filer is compared quarter by quarter, whichever month of it a statement is of', async () => {
  await us.inTenant((db) =>
    db
      .updateTable('entities')
      .set({ filingFrequency: 'Quarterly', turnover: '20000000' })
      .where('id', '=', us.entityId)
      .execute(),
  )
  const mills = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  const bill = async (supplierNumber: string, date: string) =>
    (
      await us.ok('purchaseBill.save', {
        entityId: us.entityId,
        partyId: mills,
        date,
        supplierNumber,
        supplierDate: date,
        status: 'Active',
        lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
      })
    ).id
  const ids = [
    await bill('Q/1', '2026-10-12'),
    await bill('Q/2', '2026-12-03'),
    await bill('Q/3', '2026-12-29'),
  ]
  await us.ok('purchaseBill.setItcState', { ids, state: 'Claimed', returnPeriod: '122026' } as never)
  const invoice = (inum: string, dt: string) => ({
    inum,
    typ: 'R',
    dt,
    val: 118,
    pos: '27',
    rev: 'N',
    itcavl: 'Y',
    rsn: '',
    txval: 100,
    igst: 0,
    cgst: 9,
    sgst: 9,
    cess: 0,
  })
  const of = (...inv: readonly object[]) => ({
    b2b: [{ ctin: gstinOf('27', 'AAPFN0001K'), trdnm: 'Nashik Mills', supprd: '122026', inv }],
  })
  // The portal has one statement for the quarter; one of its first month counts in it as well.
  await upload('122026', of(invoice('Q/2', '03-12-2026'), invoice('Q/9', '04-12-2026')))
  await upload('102026', of(invoice('Q/1', '12-10-2026')))
  const { frequency, periods } = await year()
  expect([
    frequency,
    periods.map(({ returnPeriod, hasStatement }) => `${returnPeriod} ${hasStatement}`),
  ]).toEqual(['Quarterly', ['062026 false', '092026 false', '122026 true', '032027 false']])
  // Three invoices of 9.00 in the statements, three bills claimed, of which two are the same.
  expect(await cellsOf('122026', 'cgst')).toEqual(['4A(5) 27.00 27.00 0.00'])
  expect(await groupsOf('122026', 'cgst')).toEqual(['NotInBooks 1 -9.00', 'NotInStatement 1 9.00'])
  expect(await documents('122026', 'NotInStatement')).toEqual([['Q/3', null, '122026']])
})
