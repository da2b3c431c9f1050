import { readXlsx } from 'hucre'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../../test/shop.ts'
import type { Shop } from '../../../../test/shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let made = 0

beforeAll(async () => {
  server = await sharedTestServer('2027-01-09T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['purchaseBill', 'selfInvoice'])
  const supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  const line = (more: object = {}) => ({ itemId: shop.bolt, quantity: '10', unitPrice: '100', ...more })
  for (const lines of [[line()], [line({ itemId: shop.rice, unitPrice: '50' })]])
    await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2025-05-10',
      status: 'Active',
      lines,
    } as never)
  const buy = (more: object) =>
    us.ok('purchaseBill.save', {
      entityId: us.entityId,
      partyId: supplier,
      date: '2025-06-05',
      supplierNumber: `N-${++made}`,
      supplierDate: '2025-06-05',
      status: 'Active',
      lines: [line({ quantity: '4' })],
      ...more,
    } as never)
  const bill = await buy({})
  await us.ok('purchaseBill.setItcState', {
    ids: [bill.id],
    state: 'Claimed',
    returnPeriod: '062025',
  } as never)
  await buy({ reverseCharge: true })
})

const asked = (more: object = {}) => ({ entityId: us.entityId, returnPeriod: '032026', ...more })
const summary = () => us.ok('gstr9c.summary', asked())
const valueOf = async (section: string) => (await summary()).lines.find((row) => row.section === section)!
const adjust = (section: string, more: object = {}) =>
  us.ok('gstr9c.adjust', asked({ section, reason: 'By the audited accounts', ...more }) as never)
const bodyOf = async (name: 'gstr9c.json' | 'gstr9c.adjust', more: object = {}) => {
  const { status, body } = await us.call(name, asked(more) as never)
  return `${status} ${JSON.stringify(body)}`
}

describe('what the books suggest', () => {
  test('turnover is the income of the year, tax is by rate, and all of it agrees with GSTR-9', async () => {
    expect(await valueOf('5A')).toMatchObject({ taxableValue: '1500.00' })
    expect(await valueOf('5Q')).toMatchObject({ taxableValue: '1500.00' })
    expect(await valueOf('5R')).toMatchObject({ taxableValue: '0.00' })
    expect(await valueOf('7B')).toMatchObject({ taxableValue: '500.00' })
    expect(await valueOf('7G')).toMatchObject({ taxableValue: '0.00' })
    expect(await valueOf('9-18')).toMatchObject({ taxableValue: '1000.00', cgst: '90.00', sgst: '90.00' })
    expect(await valueOf('9-18-reverse')).toMatchObject({ taxableValue: '400.00', cgst: '36.00' })
    // 90 less 72 of credit, and 36 of reverse charge.
    expect(await valueOf('9Q')).toMatchObject({ cgst: '126.00', sgst: '126.00' })
    expect(await valueOf('9R')).toMatchObject({ cgst: '0.00', sgst: '0.00' })
    // 72 of the bill and 72 of the other, by the ledger and by GSTR-9.
    expect(await valueOf('12A')).toMatchObject({ taxableValue: '144.00' })
    expect(await valueOf('12E')).toMatchObject({ taxableValue: '144.00' })
    expect(await summary()).toMatchObject({ missingReasons: [], isRequired: false })
  })
})

describe('reasons and adjustments', () => {
  test('a difference without a reason stops the file and is named; with one the file is made', async () => {
    const { id } = await adjust('5A', { taxableValue: '250' })
    expect((await summary()).missingReasons).toEqual(['6', '8'])
    expect(await bodyOf('gstr9c.json')).toMatch(/^400 .*RETN1053.*5R/)
    await adjust('6')
    await adjust('8', { reason: 'Sale of scrap in other income' })
    const reply = await us.call('gstr9c.json', asked())
    const file = JSON.parse(new TextDecoder().decode(reply.bytes)) as {
      gstr9cdata: { audited_data: Record<string, object> }
    }
    const data = file.gstr9cdata.audited_data
    expect(data['table5']).toMatchObject({ turnovr: 1750, annul_turn_decl: 1500, unrec_turnovr: -250 })
    expect(data['table8']).toEqual({ rsn: [{ number: '1', desc: 'Sale of scrap in other income' }] })
    await us.ok('gstr9c.withdrawAdjustment', asked({ id, reason: 'Wrong State' }) as never)
    expect(await valueOf('5A')).toMatchObject({ taxableValue: '1500.00' })
    expect((await summary()).adjustments).toMatchObject([
      { section: '5A', withdrawnReason: 'Wrong State' },
      { section: '6' },
      { section: '8' },
    ])
  })

  test.each([
    ['5P', { taxableValue: '1' }, /RETN0011/],
    ['5Q', { taxableValue: '1' }, /RETN0011/],
    ['5B', { igst: '1', taxableValue: '1' }, /igst.*RETN0013/],
    ['6', { taxableValue: '1' }, /taxableValue.*RETN0013/],
    ['5B', {}, /RETN0014/],
    ['5B', { taxableValue: '-1' }, /RETN0017/],
  ])('%s with %j is refused with its field', async (section, amounts, wanted) => {
    const found = await bodyOf('gstr9c.adjust', { section, reason: 'Test', ...amounts })
    expect(found).toMatch(/^422 /)
    expect(found).toMatch(wanted)
  })

  test('another company is refused, and a month that is not March too', async () => {
    const other = await server.makeSubscriber()
    expect((await other.call('gstr9c.summary', asked())).status).toBeGreaterThanOrEqual(400)
    expect((await us.call('gstr9c.summary', asked({ returnPeriod: '042026' }))).status).toBe(422)
  })
})

describe('above five crore', () => {
  test('it must be filed, and the mark locks it', async () => {
    await us.ok('entity.setVrnTurnover', { entityId: us.entityId, turnover: '60000000' })
    expect(await summary()).toMatchObject({ isRequired: true })
    await us.ok('gstReturn.markFiled', {
      entityId: us.entityId,
      returnType: 'GSTR9C',
      returnPeriod: '032026',
      filedOn: '2026-12-30',
    } as never)
    expect(await bodyOf('gstr9c.adjust', { section: '6', reason: 'Later' })).toMatch(/^400 .*RETN1051/)
  })
})

test('the workbook has a sheet a table, and the reasons', async () => {
  await adjust('6')
  const { bytes } = await us.call('gstr9c.export', asked({ format: 'xlsx' }) as never)
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name }) => name.split(' ')[0])).toEqual([
    '5',
    '7',
    '9',
    '11',
    '12',
    '14',
    '16',
    'Reasons',
  ])
  expect(sheets[0]!.rows[1]).toEqual([expect.stringContaining('5A'), 1500])
})
