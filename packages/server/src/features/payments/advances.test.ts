import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'
import { pagesOf } from '../printing/read-pdf.fixture.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await us.inTenant((db) =>
    sql`insert into series (subscriber_id, name, code, document_kind, prefix, is_default)
      select current_subscriber(), k, left(k, 10), k, v, true
      from (values ('receiptVoucher', 'RV'), ('refundVoucher', 'RFV'), ('paymentVoucher', 'PV'), ('selfInvoice', 'SI')) as x (k, v)
      where not exists (select from series s where s.document_kind = k)`.execute(db),
  )
})

const codesOf = ({ status, body }: Reply<AnyBody>) => [
  status,
  ...Object.entries(body.validationErrors ?? {}).flatMap(([path, list]) =>
    (list as { code: string }[]).map(({ code }) => `${path.replace('Data.', '')} ${code}`),
  ),
]

const advance = (amount: string, date: string, more: object = {}) =>
  us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date,
    mode: 'UPI',
    amount,
    allocations: [],
    advance: { hsn: '998313', taxRate: '18' },
    ...more,
  })

const invoice = (date: string, price = '1000') =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date,
    status: 'Active',
    lines: [{ itemId: shop.service, quantity: '1', unitPrice: price }],
  })

const settle = (payment: { id: number; version: number }, ...to: (readonly [number, string])[]) =>
  us.ok('paymentIn.allocate', {
    id: payment.id,
    version: payment.version,
    allocations: to.map(([documentId, amount]) => ({ documentId, amount })),
  })

const file = (returnPeriod: string) =>
  us.ok('gstReturn.markFiled', {
    entityId: us.entityId,
    returnType: 'GSTR1',
    returnPeriod,
    filedOn: '2026-11-10',
  })

const none = ''

/** 'value igst cgst sgst' of tables 11A and 11B. */
const tables = async (returnPeriod: string) => {
  const { sections } = await us.ok('gstr1.summary', { entityId: us.entityId, returnPeriod })
  return Object.fromEntries(
    ['AT', 'TXPD'].map((code) => {
      const row = sections.find(({ section }) => section === code)
      return [code, row ? `${row.taxableValue} ${row.igst} ${row.cgst} ${row.sgst}` : none]
    }),
  )
}
const issued = async (returnPeriod: string) =>
  (await us.ok('gstr1.issued', { entityId: us.entityId, returnPeriod })).records
    .filter(({ documentType }) => [2, 6, 7, 8].includes(documentType))
    .map(({ documentType, from, to, cancelled, net }) => `${documentType} ${from} ${to} ${cancelled} ${net}`)

const accounts = async () =>
  us.inTenant(async (db) => {
    const { rows } = await sql<{
      line: string
    }>`select account || ' ' || sum(debit - credit) as line from ledger_entries
      where account in ('taxOnAdvances', 'igst', 'cgst', 'sgst') group by account having sum(debit - credit) <> 0 order by account`.execute(
      db,
    )
    return rows.map(({ line }) => line)
  })

const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}

test('an advance for services has its tax in table 11A, and a receipt voucher of a series of its own', async () => {
  const saved = await advance('1180', '2026-11-05')
  expect(saved).toMatchObject({ unallocated: '1180.00', voucherNumber: expect.stringMatching(/^RV/) })
  expect(await tables('112026')).toEqual({ AT: '1000.00 0.00 90.00 90.00', TXPD: none })
  expect(await accounts()).toEqual(['cgst -90.00', 'sgst -90.00', 'taxOnAdvances 180.00'])
  expect(await us.ok('paymentIn.detail', { id: String(saved.id) })).toMatchObject({
    voucher: {
      kind: 'receiptVoucher',
      number: saved.voucherNumber,
      placeOfSupply: '27',
      lines: [{ hsn: '998313', rate: '18', taxableValue: '1000.00', cgst: '90.00' }],
    },
  })
  expect(await issued('112026')).toEqual([`6 ${saved.voucherNumber} ${saved.voucherNumber} 0 1`])
  const shown = await us.ok('gstr1.documents', {
    entityId: us.entityId,
    returnPeriod: '112026',
    section: 'AT',
  })
  expect(shown).toMatchObject({
    total: 1,
    records: [
      { documentId: saved.id, kind: 'paymentIn', number: saved.voucherNumber, taxableValue: '1000.00' },
    ],
  })
  await us.ok('paymentIn.cancel', { ids: [saved.id], reason: 'Entered twice' })
  expect(await tables('112026')).toEqual({ AT: none, TXPD: none })
  expect(await accounts()).toEqual([])
  expect(await issued('112026')).toEqual([`6 ${saved.voucherNumber} ${saved.voucherNumber} 1 0`])
  expect(await broken()).toEqual([])
})

test('an advance to another State bears IGST, one on goods or of a filed period none', async () => {
  await advance('1180', '2026-11-05', { partyId: shop.otherState, advance: { hsn: '998313' } })
  expect(await tables('112026')).toMatchObject({ AT: '1000.00 180.00 0.00 0.00' })
  const goods = await advance('500', '2026-11-05', { advance: { hsn: '73181500', taxRate: '18' } })
  expect(goods.voucherNumber).toMatch(/^RV/)
  expect(await tables('112026')).toMatchObject({ AT: '1000.00 180.00 0.00 0.00' })
  await file('102026')
  const body = { entityId: us.entityId, partyId: shop.registered, mode: 'UPI' as const, amount: '100' }
  const late = { ...body, date: '2026-10-30', allocations: [], advance: { hsn: '998313' } }
  expect(codesOf(await us.call('paymentIn.save', late))).toEqual([422, 'date DOCU0025'])
  const bill = await invoice('2026-11-06', '50')
  const whole = { ...body, amount: '59', date: '2026-11-06', advance: { hsn: '998313', taxRate: '17' } }
  expect(
    codesOf(
      await us.call('paymentIn.save', { ...whole, allocations: [{ documentId: bill.id, amount: '59' }] }),
    ),
  ).toEqual([422, 'advance PAYM0005', 'advance.taxRate PAYM0010'])
  expect(await broken()).toEqual([])
})

test('a set-off in the month of the receipt lowers table 11A, a later one is in table 11B, and the books follow', async () => {
  const saved = await advance('1180', '2026-10-05')
  const october = await invoice('2026-10-20', '200')
  const november = await invoice('2026-11-10', '600')
  const first = await settle(saved, [october.id, '236'], [november.id, '708'])
  expect(first.unallocated).toBe('236.00')
  expect(await tables('102026')).toEqual({ AT: '800.00 0.00 72.00 72.00', TXPD: none })
  expect(await tables('112026')).toEqual({ AT: none, TXPD: '600.00 0.00 54.00 54.00' })
  expect(await accounts()).toContain('taxOnAdvances 36.00')
  // The invoice moves to the month of the receipt, and its set-off with it.
  const detail = await us.ok('salesInvoice.detail', { id: String(november.id) })
  await us.ok('salesInvoice.save', {
    id: november.id,
    version: detail.version,
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-10-25',
    status: 'Active',
    lines: [{ itemId: shop.service, quantity: '1', unitPrice: '600' }],
  })
  expect(await tables('102026')).toEqual({ AT: '200.00 0.00 18.00 18.00', TXPD: none })
  expect(await tables('112026')).toEqual({ AT: none, TXPD: none })
  // What is applied no more is an advance again.
  await settle({ id: saved.id, version: first.version }, [october.id, '236'])
  expect(await tables('102026')).toEqual({ AT: '800.00 0.00 72.00 72.00', TXPD: none })
  expect(await broken()).toEqual([])
})

test('what a filed return has of an advance is fixed; later set-offs are in the open period', async () => {
  const saved = await advance('1180', '2026-10-05')
  const october = await invoice('2026-10-20', '200')
  const other = await invoice('2026-10-21', '100')
  const first = await settle(saved, [october.id, '236'])
  await file('102026')
  const before = await tables('102026')
  const more = await settle({ ...saved, version: first.version }, [october.id, '236'], [other.id, '118'])
  expect(await tables('102026')).toEqual(before)
  expect(await tables('112026')).toEqual({ AT: none, TXPD: '100.00 0.00 9.00 9.00' })
  const back = await us.call('paymentIn.allocate', { id: saved.id, version: more.version, allocations: [] })
  expect(codesOf(back)).toEqual([422, 'allocations PAYM0009'])
  const { refused } = await us.ok('paymentIn.cancel', { ids: [saved.id], reason: 'Wrong' })
  expect(refused).toMatchObject([{ code: 'ACTN0019' }])
  expect(await broken()).toEqual([])
})

test('an advance is refunded by a refund voucher, no more than is left of it, and is back when that is cancelled', async () => {
  const saved = await advance('1180', '2026-10-05')
  await file('102026')
  const refund = { entityId: us.entityId, partyId: shop.registered, mode: 'UPI' as const, date: '2026-11-12' }
  const much = await us.call('paymentOut.save', { ...refund, amount: '1200', refundOfId: saved.id })
  expect(codesOf(much)).toEqual([422, 'amount PAYM0006'])
  const paid = await us.ok('paymentOut.save', { ...refund, amount: '590', refundOfId: saved.id })
  expect(paid).toMatchObject({ unallocated: '0.00', voucherNumber: expect.stringMatching(/^RFV/) })
  expect(await tables('112026')).toEqual({ AT: '-500.00 0.00 -45.00 -45.00', TXPD: none })
  expect(await issued('112026')).toEqual([`8 ${paid.voucherNumber} ${paid.voucherNumber} 0 1`])
  expect(await us.ok('paymentIn.detail', { id: String(saved.id) })).toMatchObject({
    unallocated: '590.00',
    refunds: [{ id: paid.id, amount: '590.00' }],
  })
  expect(await us.ok('paymentOut.detail', { id: String(paid.id) })).toMatchObject({
    refundOf: { id: saved.id },
    voucher: { kind: 'refundVoucher', receipt: { number: saved.voucherNumber, date: '2026-10-05' } },
  })
  expect((await us.ok('paymentIn.cancel', { ids: [saved.id], reason: 'x' })).refused).toMatchObject([
    { code: 'ACTN0018' },
  ])
  expect(await broken()).toEqual([])
  await us.ok('paymentOut.cancel', { ids: [paid.id], reason: 'Cheque returned' })
  expect(await tables('112026')).toEqual({ AT: none, TXPD: none })
  expect((await us.ok('paymentIn.detail', { id: String(saved.id) })).unallocated).toBe('1180.00')
  expect(await broken()).toEqual([])
})

test('what is left of an advance after a set-off goes back in parts to the paisa, money that settled at the receipt without tax', async () => {
  const bill = await invoice('2026-11-02', '100')
  const saved = await advance('1118.07', '2026-11-05', {
    allocations: [{ documentId: bill.id, amount: '118' }],
  })
  // 1,000.07 with tax: 847.52 and 76.28 twice.
  expect(await tables('112026')).toMatchObject({ AT: '847.52 0.00 76.28 76.28' })
  const other = await invoice('2026-11-06', '200')
  await settle(saved, [bill.id, '118'], [other.id, '236'])
  const refund = (amount: string, date: string) =>
    us.ok('paymentOut.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      mode: 'UPI',
      date,
      amount,
      refundOfId: saved.id,
    })
  const first = await refund('0.05', '2026-11-07')
  await refund('333.33', '2026-11-08')
  expect(await broken()).toEqual([])
  // The invoice that was settled at the receipt gives its money back: that bore no tax, and goes last.
  const { version } = await us.ok('paymentIn.detail', { id: String(saved.id) })
  await settle({ id: saved.id, version }, [other.id, '236'])
  await refund('548.69', '2026-11-09')
  expect(await us.ok('paymentIn.detail', { id: String(saved.id) })).toMatchObject({ unallocated: '0.00' })
  expect(await accounts()).toEqual(['cgst -27.00', 'sgst -27.00'])
  const [at] = await us.inTenant(
    async (db) =>
      (
        await sql`select sum(taxable_value) as value, sum(cgst) as cgst
    from advance_rows`.execute(db)
      ).rows,
  )
  expect(at).toEqual({ value: '0.00', cgst: '0.00' })
  expect(await broken()).toEqual([])
  // One that is cancelled is back on the receipt, with its tax.
  await us.ok('paymentOut.cancel', { ids: [first.id], reason: 'Cheque returned' })
  expect(await tables('112026')).toMatchObject({ AT: '0.04 0.00 0.00 0.00' })
  expect(await broken()).toEqual([])
})

const cartage = async () =>
  (
    await us.ok('party.save', {
      name: 'Ramu Cartage',
      role: 'Supplier',
      taxpayerType: 'UNREG',
      billingAddress: {
        line1: '1 Mill Road',
        city: 'Nashik',
        stateCode: '27',
        pincode: '422001',
        countryCode: 'IN',
      },
    })
  ).id

const underReverseCharge = (partyId: number, date: string) => ({
  entityId: us.entityId,
  partyId,
  date,
  supplierNumber: `R-${date}`,
  supplierDate: date,
  status: 'Active' as const,
  reverseCharge: true,
  lines: [{ itemId: shop.service, quantity: '1', unitPrice: '500' }],
})

test('a filed GSTR-1 keeps its self-invoices and payment vouchers: later ones are of today, cancelled ones stay', async () => {
  const supplier = await cartage()
  const kept = await us.ok('purchaseBill.save', underReverseCharge(supplier, '2026-10-10'))
  const paid = await us.ok('paymentOut.save', {
    entityId: us.entityId,
    partyId: supplier,
    mode: 'Cash',
    date: '2026-10-12',
    amount: '100',
  })
  const before = await issued('102026')
  expect(before).toHaveLength(2)
  await file('102026')
  const late = await us.ok('purchaseBill.save', underReverseCharge(supplier, '2026-10-20'))
  const { selfInvoice } = await us.ok('purchaseBill.detail', { id: String(late.id) })
  expect(selfInvoice).toMatchObject({ date: '2026-11-20' })
  await us.ok('paymentOut.save', {
    entityId: us.entityId,
    partyId: supplier,
    mode: 'Cash',
    date: '2026-10-25',
    amount: '600',
    allocations: [{ documentId: late.id, amount: '500' }],
  })
  await us.ok('paymentOut.cancel', { ids: [paid.id], reason: 'Cheque returned' })
  await us.ok('purchaseBill.cancel', { ids: [kept.id], reason: 'Other' })
  expect(await issued('102026')).toEqual(before)
  expect((await issued('112026')).map((row) => row[0])).toEqual(['2', '7'])
  expect(await broken()).toEqual([])
})

test('a payment for a supply under reverse charge has a payment voucher, at once or when it is applied', async () => {
  const supplier = await cartage()
  const bill = await us.ok('purchaseBill.save', underReverseCharge(supplier, '2026-11-10'))
  const paid = await us.ok('paymentOut.save', {
    entityId: us.entityId,
    partyId: supplier,
    mode: 'Cash',
    date: '2026-11-12',
    amount: '300',
    allocations: [{ documentId: bill.id, amount: '200' }],
  })
  expect(paid.voucherNumber).toMatch(/^PV/)
  expect(await us.ok('paymentOut.detail', { id: String(paid.id) })).toMatchObject({
    voucher: {
      kind: 'paymentVoucher',
      reverseCharge: true,
      address: '1 Mill Road, Nashik, Maharashtra 422001',
      lines: [{ hsn: '998717', rate: '18', taxableValue: '500.00', cgst: '45.00', sgst: '45.00' }],
    },
  })
  const plain = await us.ok('paymentOut.save', {
    entityId: us.entityId,
    partyId: supplier,
    mode: 'Cash',
    date: '2026-11-13',
    amount: '100',
    allocations: [],
  })
  expect(plain.voucherNumber ?? null).toBeNull()
  await us.ok('paymentOut.allocate', {
    id: plain.id,
    version: plain.version,
    allocations: [{ documentId: bill.id, amount: '100' }],
  })
  const later = (await us.ok('paymentOut.detail', { id: String(plain.id) })).voucher!.number
  expect((await issued('112026')).filter((row) => row.startsWith('7'))).toEqual([
    `7 ${paid.voucherNumber} ${later} 0 2`,
  ])
  expect(await broken()).toEqual([])
})

test('the words of a reference keep their order on an Arabic receipt', async () => {
  const { id } = await advance('1180', '2026-11-10', { reference: 'UTR 8841' })
  const { bytes } = await us.call('paymentIn.pdf', { id: String(id), language: 'ar' })
  expect((await pagesOf(bytes)).join(' ').replace(/[\u2066-\u2069]/g, '')).toContain('UTR 8841')
})
