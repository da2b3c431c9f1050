import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from './call-helpers.ts'
import type { TestServer, TestSubscriber } from './call-helpers.ts'
import { endOfTask } from './portal-world.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_WORKER: 'on' } })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['journal', 'contra', 'purchaseBill', 'paymentIn', 'paymentOut', 'outwardNote'])
})
afterAll(() => server?.stop())

/** The files of a task by their first words, as texts. */
async function filesOf(taskId: number): Promise<Readonly<Record<string, string>>> {
  const rows = await us.inTenant(async (db) => {
    const found = await sql<{
      name: string
      content: Buffer
    }>`select f.name, p.content from background_task_files b
      join stored_files f on f.subscriber_id = b.subscriber_id and f.id = b.file_id
      join stored_file_parts p on p.subscriber_id = f.subscriber_id and p.file_id = f.id
      where b.subscriber_id = current_subscriber() and b.task_id = ${taskId} order by f.id, p.part_number`.execute(
      db,
    )
    return found.rows
  })
  const files: Record<string, string> = {}
  for (const { name, content } of rows) {
    const key = name.split(' ')[1]!
    files[key] = (files[key] ?? '') + content.toString('utf8')
  }
  return files
}

/** Every element that begins ends, in turn. */
function elementsOf(xml: string): number {
  const open: string[] = []
  let count = 0
  for (const [, end, name, single] of xml.matchAll(/<(\/?)([A-Z][A-Z.]*)[^>]*?(\/?)>/g)) {
    count++
    if (end) expect(open.pop()).toBe(name)
    else if (!single) open.push(name!)
  }
  expect(open).toEqual([])
  return count
}

/** What each ledger of a file comes to, debits positive, and whether each voucher comes to zero. */
function sumsOf(xml: string): Record<string, string> {
  const sums = new Map<string, Decimal>()
  for (const [voucher] of xml.matchAll(/<VOUCHER [\s\S]*?<\/VOUCHER>/g)) {
    let whole = Decimal.zero
    for (const [entry] of voucher.matchAll(/<ALLLEDGERENTRIES\.LIST>[\s\S]*?<\/ALLLEDGERENTRIES\.LIST>/g)) {
      const name = /<LEDGERNAME>(.*)<\/LEDGERNAME>/.exec(entry)![1]!
      const amount = Decimal.of(/\n\s*<AMOUNT>(.*)<\/AMOUNT>/.exec(entry)![1]!).neg()
      expect(/<ISDEEMEDPOSITIVE>(.*)</.exec(entry)![1]).toBe(amount.isPositive() ? 'Yes' : 'No')
      const bills = [...entry.matchAll(/<BILLTYPE>.*<\/BILLTYPE>\s*<AMOUNT>(.*)<\/AMOUNT>/g)].map(
        ([, one]) => one!,
      )
      if (bills.length > 0) expect(Decimal.sum(bills).toFixed(2)).toBe(amount.neg().toFixed(2))
      sums.set(name, (sums.get(name) ?? Decimal.zero).add(amount))
      whole = whole.add(amount)
    }
    expect(whole.isZero()).toBe(true)
  }
  return Object.fromEntries(
    [...sums].filter(([, sum]) => !sum.isZero()).map(([name, sum]) => [name, sum.toFixed(2)]),
  )
}

/** By how much each account of the trial balance moved. */
async function movement(fromDate: string, toDate: string) {
  const at = async (asOf: string) => {
    const { rows } = await us.ok('accounting.trialBalance', { entityIds: [us.entityId], asOf })
    return new Map(rows.map(({ key, debit, credit }) => [key, Decimal.of(debit).sub(credit)]))
  }
  const [before, after] = [await at(fromDate), await at(toDate)]
  return (key: string) => (after.get(key) ?? Decimal.zero).sub(before.get(key) ?? Decimal.zero).toFixed(2)
}

const exported = async (input: object = {}) => {
  const started = await us.ok('tally.makeFiles', {
    entityId: us.entityId,
    fromDate: '2026-11-01',
    toDate: '2026-11-25',
    ...input,
  })
  return { ...(await endOfTask(us, started)), files: await filesOf(started.taskId) }
}

test('what is exported comes to what the trial balance moved by, and every voucher to zero', async () => {
  const supplier = await addSupplier(us, 'Nashik & Mills', 'AAPFN0001K')
  const sale = async (date: string, unitPrice: string) =>
    us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date,
      status: 'Active',
      lines: [{ itemId: shop.bolt, quantity: '3', unitPrice }],
    })
  await sale('2026-10-30', '10')
  const first = await sale('2026-11-02', '100')
  const second = await sale('2026-11-03', '33.33')
  const gone = await sale('2026-11-03', '500')
  await us.ok('salesInvoice.cancel', { ids: [gone.id], reason: 'Test' })
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-05',
    mode: 'BankTransfer',
    amount: '400',
    reference: 'UTR1',
    allocations: [{ documentId: first.id, amount: first.totals.total }],
  })
  await us.ok('outwardNote.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-06',
    status: 'Active',
    noteType: 'Credit',
    reason: 'Sales Return',
    precedingDocuments: [{ documentId: second.id }],
    lines: [{ sourceLine: { documentId: second.id, lineNumber: 1 }, quantity: '1' }],
  })
  await us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplier,
    date: '2026-11-08',
    supplierNumber: 'NM/7',
    supplierDate: '2026-11-07',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '6' }],
  })
  const { id: bankId } = await us.ok('ledgerAccount.save', {
    name: 'HDFC current',
    group: 'bank',
    subgroup: 'Private banks',
  })
  await us.ok('journal.save', {
    entityId: us.entityId,
    kind: 'contra',
    date: '2026-11-09',
    narration: 'Deposited <cash>',
    lines: [
      { accountId: bankId, debit: '50' },
      { account: 'Cash', credit: '50' },
    ],
  })
  const { status, response, files } = await exported()
  expect(status).toBe('Success')
  expect(response).toMatchObject({
    vouchers: 6,
    byType: { Sales: 2, CreditNote: 1, Receipt: 1, Purchase: 1, Contra: 1 },
  })
  for (const name of ['masters', 'vouchers']) expect(elementsOf(files[name]!)).toBeGreaterThan(50)
  const sums = sumsOf(files['vouchers']!)
  const moved = await movement('2026-10-31', '2026-11-25')
  for (const [name, key] of [
    ['Sales', 'sales'],
    ['Output CGST', 'cgst'],
    ['Output SGST', 'sgst'],
    ['Purchases', 'purchases'],
    ['Cash', 'cash'],
  ] as const)
    expect([name, sums[name] ?? '0.00']).toEqual([name, moved(key)])
  expect(sums['HDFC current']).toBe('50.00')
  expect(Decimal.sum(Object.values(sums)).isZero()).toBe(true)
  const vouchers = files['vouchers']!
  expect(vouchers).toContain('<NARRATION>Deposited &lt;cash&gt;</NARRATION>')
  expect(vouchers).toContain('<REFERENCE>NM/7</REFERENCE>')
  expect(vouchers).toContain('<BILLTYPE>Agst Ref</BILLTYPE>')
  expect(vouchers).not.toContain(String(gone.number))
  const masters = files['masters']!
  expect(masters).toContain('<LEDGER NAME="Nashik &amp; Mills" ACTION="Create">')
  expect(masters).toMatch(/<GROUP NAME="Private banks" ACTION="Create">\s*<PARENT>Bank Accounts<\/PARENT>/)
  expect(masters).toMatch(/<LEDGER NAME="HDFC current" ACTION="Create">\s*<PARENT>Private banks<\/PARENT>/)
  expect(masters).toContain('<STOCKITEM ')
  expect(masters).toContain('<UNIT ')
  // Every ledger that a voucher names is among the masters.
  const made = new Set([...masters.matchAll(/<LEDGER NAME="(.*?)"/g)].map(([, name]) => name))
  for (const [, name] of vouchers.matchAll(/<LEDGERNAME>(.*)<\/LEDGERNAME>/g)) expect(made).toContain(name)
})

test('kinds of voucher and masters are chosen, and a period without entries is an empty file', async () => {
  const { files, response } = await exported({ masters: [], voucherTypes: ['Receipt'] })
  expect(Object.keys(files)).toEqual(['vouchers'])
  expect(response).toMatchObject({ vouchers: 1, byType: { Receipt: 1 } })
  const empty = await exported({ fromDate: '2020-01-01', toDate: '2020-12-31' })
  expect(empty.response).toMatchObject({ vouchers: 0, debit: '0.00' })
  expect(elementsOf(empty.files['vouchers']!)).toBeGreaterThan(5)
})

test.each([
  ['a period that ends before it begins', { toDate: '2026-10-01' }, 'toDate', 'MAST0025'],
  ['nothing to export', { masters: [], voucherTypes: [] }, 'voucherTypes', 'VALD0101'],
  ['a kind that Tally does not have', { voucherTypes: ['Memo'] }, 'voucherTypes[0]', 'VALD0111'],
])('%s is refused at its field', async (_, change, property, code) => {
  const { status, body } = await us.call('tally.makeFiles', {
    entityId: us.entityId,
    fromDate: '2026-11-01',
    toDate: '2026-11-25',
    ...change,
  } as never)
  expect(status).toBe(422)
  expect(body.validationErrors[`Data.${property}`][0].code).toBe(code)
})
