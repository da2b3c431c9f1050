import { beforeAll, describe, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import { seedSubscriber } from '../companies/index.ts'

let server: SharedTestServer
let shop: TestSubscriber
let stranger: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  shop = await server.makeSubscriber()
  stranger = await server.makeSubscriber()
  await shop.inTenant(seedSubscriber)
})

const pune = { line1: '12 MG Road', city: 'Pune', stateCode: '27', pincode: '411001', countryCode: 'IN' }
const asha = (number = 1) => ({
  name: 'Asha Traders',
  role: 'Customer' as const,
  taxpayerType: 'REG' as const,
  gstin: gstinOf('27', `AAAPA${String(number).padStart(4, '0')}C`),
  billingAddress: pune,
})
const problems = (reply: { body: any }) =>
  Object.entries(reply.body.validationErrors ?? {}).flatMap(([property, list]) =>
    (list as { code: string; message: string }[]).map(({ message }) => [property, message]),
  )
const properties = (reply: { body: any }) => Object.keys(reply.body.validationErrors ?? {})

describe('saving a party', () => {
  test('the smallest body makes a party with code, PAN and state', async () => {
    const { id, version } = await shop.ok('party.save', asha(1))
    expect(version).toBe(1)
    const party = await shop.ok('party.detail', { id })
    expect(party).toMatchObject({
      code: 'P0001',
      name: 'Asha Traders',
      pan: 'AAAPA0001C',
      balance: '0.00',
      status: 'Active',
      createdBy: 'Asha Rao',
      billingAddress: pune,
    })
  })

  test('an edit needs the version it was made from; a newer one is a conflict that carries it', async () => {
    const { id } = await shop.ok('party.save', asha(2))
    expect(await shop.ok('party.save', { ...asha(2), id, version: 1, name: 'Asha and Sons' })).toEqual({
      id,
      version: 2,
    })
    const late = await shop.call('party.save', { ...asha(2), id, version: 1, name: 'Asha Brothers' })
    expect([late.status, late.body.errors[0].code, late.body.record.name]).toEqual([
      409,
      'CONF0001',
      'Asha and Sons',
    ])
    const without = await shop.call('party.save', { ...asha(2), id })
    expect([without.status, properties(without)]).toEqual([422, ['Data.version']])
  })

  test('all errors are reported together, in the requested language', async () => {
    const reply = await shop.call('party.save', {
      name: 'Asha Traders',
      taxpayerType: 'REG',
      billingAddress: { ...pune, pincode: '560001' },
      currencyCode: 'ZZZ',
      placeOfSupply: '77',
    })
    expect(reply.status).toBe(422)
    expect(properties(reply).sort()).toEqual([
      'Data.billingAddress.pincode',
      'Data.currencyCode',
      'Data.gstin',
      'Data.placeOfSupply',
    ])
    const hindi = await shop.call(
      'party.save',
      { name: 'Asha', taxpayerType: 'REG' },
      { headers: { 'culture-name': 'hi-IN' } },
    )
    expect(problems(hindi)[0]![1]).toContain('करदाता')
  })

  test('characters and lengths are those of the catalogue of fields', async () => {
    const reply = await shop.call('party.save', {
      ...asha(3),
      name: 'Ram/Sons',
      notes: 'x'.repeat(151),
      mobile: '98765abcde',
    })
    expect(properties(reply).sort()).toEqual(['Data.mobile', 'Data.name', 'Data.notes'])
  })

  test('a code is unique without regard to capitals, and the holder is named', async () => {
    await shop.ok('party.save', { ...asha(4), name: 'First Holder', code: 'North-1' })
    const reply = await shop.call('party.save', { ...asha(5), code: 'NORTH-1' })
    expect(problems(reply)).toEqual([['Data.code', expect.stringContaining('First Holder')]])
  })

  test('twenty saved at once get twenty codes', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => shop.ok('party.save', { ...asha(100 + n), name: `Rush ${n}` })),
    )
    const details = await Promise.all(replies.map(({ id }) => shop.ok('party.detail', { id })))
    expect(new Set(details.map((party) => party.code)).size).toBe(20)
  })

  test('members that the product sets are refused or ignored', async () => {
    const reply = await shop.call('party.save', {
      ...asha(6),
      status: 'Delete',
      createdBy: 'x',
      balance: '999',
      isSystem: true,
    } as never)
    if (reply.status < 300) {
      const party = await shop.ok('party.detail', { id: reply.body.id })
      expect(party).toMatchObject({ status: 'Active', balance: '0.00', createdBy: 'Asha Rao' })
    } else expect(reply.status).toBe(422)
  })

  test('text that looks like markup is kept as text', async () => {
    const notes = '<script>alert(1)</script>'
    const { id } = await shop.ok('party.save', { ...asha(7), notes })
    expect((await shop.ok('party.detail', { id })).notes).toBe(notes)
  })

  test('an opening balance counts on its side', async () => {
    const owed = await shop.ok('party.save', { ...asha(8), openingBalance: '1500.50' })
    const owing = await shop.ok('party.save', { ...asha(9), role: 'Supplier', openingBalance: '200' })
    expect((await shop.ok('party.detail', { id: owed.id })).balance).toBe('1500.50')
    expect((await shop.ok('party.detail', { id: owing.id })).balance).toBe('-200.00')
  })
})

describe('finding parties', () => {
  test('by the beginning of any word, by code, GSTIN and mobile; sorted and in pages', async () => {
    const made = await shop.ok('party.save', {
      ...asha(20),
      name: 'Kaveri Steel Works',
      mobile: '9812345678',
    })
    const ids = async (keyword: string) =>
      (await shop.ok('party.search', { keyword })).records.map((row) => row.id)
    expect(await ids('steel')).toEqual([made.id])
    expect(await ids('wor kav')).toEqual([made.id])
    expect(await ids('98123')).toEqual([made.id])
    expect(await ids(asha(20).gstin.toLowerCase())).toEqual([made.id])
    expect(await ids('teel')).toEqual([])
    const first = await shop.ok('party.search', { keyword: 'rush', sort: 'name ASC', size: 8 })
    const second = await shop.ok('party.search', {
      keyword: 'rush',
      sort: 'name ASC',
      size: 8,
      after: first.next!,
    })
    expect([first.total, first.totalIsExact, first.records.length, second.records.length]).toEqual([
      20,
      true,
      8,
      8,
    ])
    const names = [...first.records, ...second.records].map((row) => row.name.toLowerCase())
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBe(16)
  })

  test('a changed name is found by its new words only', async () => {
    const { id } = await shop.ok('party.save', { ...asha(21), name: 'Oldname Corner' })
    await shop.ok('party.save', { ...asha(21), id, version: 1, name: 'Newname Corner' })
    const ids = async (keyword: string) =>
      (await shop.ok('party.search', { keyword })).records.map((row) => row.id)
    expect([await ids('oldname'), await ids('newname')]).toEqual([[], [id]])
  })

  test('injection in sort, cursor and keyword is refused or finds nothing', async () => {
    for (const sort of ['id; drop table parties', 'password_hash ASC', 'id DESC, (select 1)', "name' --"]) {
      expect((await shop.call('party.search', { sort })).status).toBe(422)
    }
    expect((await shop.call('party.search', { after: 'x' })).status).toBe(422)
    expect((await shop.ok('party.search', { keyword: "' or 1=1 --" })).records).toEqual([])
  })

  test('a text that cannot be stored is refused wherever it occurs', async () => {
    const nul = 'a\u0000b'
    expect((await shop.call('party.search', { keyword: nul })).status).toBe(422)
    expect((await shop.call('item.pick', { text: nul })).status).toBe(422)
    const reply = await shop.call('party.save', { ...asha(33), notes: nul, customFields: { colour: nul } })
    expect(properties(reply).sort()).toEqual(['Data.customFields.colour', 'Data.notes'])
  })

  test('the picker puts names that begin so first, and shows active ones only', async () => {
    const a = await shop.ok('party.save', { ...asha(30), name: 'Zeta Papers' })
    const b = await shop.ok('party.save', { ...asha(31), name: 'Modern Zeta' })
    expect((await shop.ok('party.pick', { text: 'zet' })).map((row) => row.id)).toEqual([a.id, b.id])
    await shop.ok('party.updateStatus', { ids: [a.id], status: 'Inactive' })
    expect((await shop.ok('party.pick', { text: 'zet' })).map((row) => row.id)).toEqual([b.id])
    expect((await shop.ok('party.pick', { text: 'cash' }))[0]).toMatchObject({
      name: 'Cash Retail',
      taxpayerType: 'UNREG',
    })
  })

  test('look-alikes are found by GSTIN, mobile and name', async () => {
    const { id } = await shop.ok('party.save', { ...asha(32), name: 'Twin Traders', mobile: '9898989898' })
    const found = await shop.ok('party.duplicates', {
      name: 'twin traders',
      gstin: asha(32).gstin,
      mobile: '9898989898',
    })
    expect(found).toEqual([expect.objectContaining({ id, reason: 'gstin' })])
    expect(await shop.ok('party.duplicates', { id, name: 'twin traders' })).toEqual([])
  })
})

describe('removing parties', () => {
  test('one that nothing uses goes, the built-in one and unknown ones are refused one by one', async () => {
    const { id } = await shop.ok('party.save', asha(40))
    const cash = (await shop.ok('party.pick', { text: 'cash retail' }))[0]!.id
    const outcome = await shop.ok('party.delete', { ids: [id, cash, 999_999] })
    expect(outcome.done).toEqual([id])
    expect(outcome.refused.map((row) => row.id).sort((a, b) => a - b)).toEqual(
      [cash, 999_999].sort((a, b) => a - b),
    )
    expect((await shop.ok('party.detail', { id })).status).toBe('Delete')
  })

  test('one with an opening balance is kept, with the reason', async () => {
    const { id } = await shop.ok('party.save', { ...asha(41), openingBalance: '10' })
    const outcome = await shop.ok('party.delete', { ids: [id] })
    expect(outcome.refused[0]!.message).toContain('10')
  })
})

describe('the way of the call examples', () => {
  test('party, item and invoice in their smallest bodies; what an invoice uses cannot be removed', async () => {
    const party = await shop.ok('party.save', {
      name: 'Asha Traders',
      role: 'Customer',
      taxpayerType: 'REG',
      gstin: asha(90).gstin,
      billingAddress: {
        line1: '12 MG Road',
        city: 'Pune',
        stateCode: '27',
        pincode: '411001',
        countryCode: 'IN',
      },
    })
    const item = await shop.ok('item.save', {
      name: 'Steel bolt M8',
      kind: 'Item',
      supply: 'Goods',
      hsn: '73181500',
      uqc: 'NOS',
      sellingPrice: '12.50',
      taxCategory: 'Taxable',
      taxRate: '18',
    })
    const date = new Date().toISOString().slice(0, 10)
    const invoice = await shop.ok('salesInvoice.save', {
      entityId: shop.entityId,
      partyId: party.id,
      date,
      status: 'Active',
      supplyKind: 'Regular',
      reverseCharge: false,
      roundOff: true,
      lines: [{ itemId: item.id, quantity: '10', unitPrice: '12.50', discountPercent: '5' }],
    })
    expect(invoice).toMatchObject({
      status: 'Active',
      placeOfSupply: '27',
      totals: { taxableValue: '118.75', cgst: '10.69', sgst: '10.69', total: '140.00' },
    })
    expect(invoice.number).toMatch(/^INV\/\d{4}\/0001$/)
    expect((await shop.ok('party.detail', { id: party.id })).balance).toBe('140.00')
    const kept = [
      await shop.ok('party.delete', { ids: [party.id] }),
      await shop.ok('item.delete', { ids: [item.id] }),
    ]
    for (const { done, refused } of kept) {
      expect(done).toEqual([])
      expect(refused[0]!.message).toContain(invoice.number)
    }
    expect((await shop.ok('entity.delete', { ids: [shop.entityId] })).refused[0]!.message).toContain(
      invoice.number,
    )
    expect((await shop.ok('party.statement', { id: party.id })).closing).toBe('140.00')
  })
})

describe('another subscriber', () => {
  test('sees, edits, deletes and finds nothing of ours', async () => {
    const { id } = await shop.ok('party.save', { ...asha(50), name: 'Secret Party' })
    expect((await stranger.call('party.detail', { id })).status).toBe(404)
    expect((await stranger.call('party.save', { ...asha(50), id, version: 1 })).status).toBe(404)
    expect((await stranger.ok('party.delete', { ids: [id] })).done).toEqual([])
    expect((await stranger.ok('party.search', { keyword: 'secret' })).records).toEqual([])
    expect(await stranger.ok('party.pick', { text: 'secret' })).toEqual([])
    expect((await stranger.call('party.statement', { id })).status).toBe(404)
  })

  test('may have a party with the same GSTIN and code', async () => {
    await shop.ok('party.save', { ...asha(51), code: 'SAME' })
    expect((await stranger.call('party.save', { ...asha(51), code: 'SAME' })).status).toBe(200)
  })
})

describe('files', () => {
  test('the list as CSV and as a spreadsheet, with its filters; dangerous cells are made harmless', async () => {
    await shop.ok('party.save', { ...asha(80), name: "-Minus' Traders" })
    const csv = await shop.call('party.export', { keyword: 'minus', format: 'csv' })
    expect(csv.headers.get('content-type')).toContain('text/csv')
    const lines = csv.bytes.toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('GSTIN')
    expect(lines[1]).toContain("'-Minus' Traders")
    const arabic = await shop.call(
      'party.export',
      { keyword: 'minus', format: 'csv' },
      { headers: { 'culture-name': 'ar' } },
    )
    expect(arabic.bytes.toString('utf8')).toContain('الرمز')
    const xlsx = await shop.call('party.export', { keyword: 'minus' })
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK')
  })

  test('a party’s statement as PDF', async () => {
    const { id } = await shop.ok('party.save', { ...asha(81), openingBalance: '250' })
    const reply = await shop.call('party.statementPdf', { id })
    expect([reply.status, reply.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await stranger.call('party.statementPdf', { id })).status).toBe(404)
  })

  test('a party’s statement by mail', async () => {
    const { id } = await shop.ok('party.save', { ...asha(83), openingBalance: '1250' })
    const { messageId } = await shop.ok('party.sendStatement', { id, to: 'a@example.in; b@example.in' })
    expect(messageId).toBeGreaterThan(0)
    const refused = await shop.call('party.sendStatement', { id, to: 'nobody' })
    expect(refused.status).toBe(422)
    expect((await stranger.call('party.sendStatement', { id, to: 'a@example.in' })).status).toBe(404)
  })

  test('statement and ageing begin with what was brought', async () => {
    const { id } = await shop.ok('party.save', {
      ...asha(82),
      openingBalance: '250',
      openingBalanceDate: '2026-04-01',
    })
    expect(await shop.ok('party.statement', { id })).toMatchObject({
      opening: '250.00',
      closing: '250.00',
      rows: [],
    })
    expect((await shop.ok('party.ageing', { id })).buckets).toHaveLength(6)
  })
})

test('what a GSTIN encodes, and what is known of it here', async () => {
  const gstin = asha(60).gstin
  expect(await shop.ok('gst.searchTaxpayer', { Gstin: gstin })).toMatchObject({
    source: 'gstin',
    stateCode: '27',
    legalName: null,
  })
  await shop.ok('party.save', { ...asha(60), name: 'Known Here' })
  expect(await shop.ok('gst.searchTaxpayer', { Gstin: gstin })).toMatchObject({
    source: 'party',
    legalName: 'Known Here',
  })
  expect((await shop.call('gst.searchTaxpayer', { Gstin: '27AAPFU0939F1ZA' })).status).toBe(422)
})

test('a user without the right is refused', async () => {
  const viewer = await shop.makeUser({ rights: ['PTY_SH_VW'] })
  expect((await viewer.call('party.search', {})).status).toBe(200)
  const reply = await viewer.call('party.save', asha(70))
  expect([reply.status, reply.body.errors[0].code]).toEqual([403, 'RIGHT001'])
})

test('a party that only drafts use is refused with a sentence that names no number', async () => {
  const shop = await server.makeSubscriber()
  const masters = await stockShop(shop)
  await shop.ok('salesInvoice.save', {
    entityId: shop.entityId,
    partyId: masters.registered,
    date: '2026-11-20',
    status: 'Draft',
    lines: [],
  })
  const { body } = await shop.call('party.delete', { ids: [masters.registered] })
  expect(body.refused).toMatchObject([
    { code: 'MAST0090', message: 'Drafts use it (1). Discard them or make it inactive instead.' },
  ])
})

test('a code in Hindi is a code', async () => {
  const shop = await server.makeSubscriber()
  const saved = await shop.call('party.save', {
    name: 'राम ट्रेडर्स',
    code: 'राम ट्रेडर्स',
    role: 'Customer',
    taxpayerType: 'UNREG',
  })
  expect([saved.status, saved.body.validationErrors]).toEqual([200, undefined])
})
