import { statementOf } from '../packages/server/test/bank-world.ts'
import { addSeries, stockShop } from '../packages/server/test/shop.ts'
import type { TestSubscriber } from '../packages/server/test/call-helpers.ts'
import { figure } from './lib/figures.ts'
import { median, millisecondsOf } from './lib/measure.ts'
import { ownerOf, startProduct } from './lib/product.ts'

/**
 * A statement of 10,000 rows against as many receipts of a year: a third is named by its reference, a third by its party, a third by
 * amount and day alone, and of every ten rows two have an amount that others have too.
 */
const count = 10_000
const runs = 5
const product = await startProduct({ BAHI_WORKER: 'on' })
try {
  const us = await product.server.makeSubscriber({ trialDays: null })
  const { registered } = await stockShop(us)
  await addSeries(us, ['journal', 'paymentIn'])
  await receipts(us, registered)
  const of = { entityId: us.entityId, account: 'Bank' }
  const rows = Array.from(
    { length: count },
    (_, n) => [dayOf(n), wordsOf(n), '', amountOf(n)] as [string, string, string, number],
  ).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const begun = performance.now()
  const sent = await us.ok('bankStatement.upload', {
    ...of,
    file: { name: 'year.csv', content: Buffer.from(statementOf(0, rows)).toString('base64') },
  })
  figure({ name: 'statement of 10,000 rows taken', value: performance.now() - begun, unit: 'ms' })
  await readNow(us, sent.id)
  const times: number[] = []
  let found = { suggested: 0, open: 0 }
  for (let run = 0; run < runs; run++) {
    times.push(
      await millisecondsOf(async () => {
        found = await us.ok('bankStatement.findMatches', of)
      }),
    )
  }
  if (found.open !== count || found.suggested < count * 0.99)
    throw new Error(`${found.suggested} of ${found.open} rows have a suggestion`)
  figure({
    name: '10,000 rows matched with 10,000 entries, suggestions kept',
    value: median(times),
    unit: 'ms',
    goal: { of: 'value', atMost: 2000 },
  })
  const list = await timed(() => us.ok('bankStatement.search', { ...of, size: 50 }))
  figure({ name: 'first page of the rows', value: list, unit: 'ms', goal: { of: 'value', atMost: 300 } })
  const proof = await timed(() => us.ok('bankStatement.reconciliation', { ...of, asOf: '2026-03-31' }))
  figure({ name: 'reconciliation with nothing confirmed', value: proof, unit: 'ms' })
} finally {
  await product.stop()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    times.push(await millisecondsOf(work))
  }
  return median(times)
}

function dayOf(n: number): string {
  return new Date(Date.UTC(2025, 3, 1 + (n % 365))).toISOString().slice(0, 10)
}
function amountOf(n: number): number {
  return n % 5 === 0 ? 500 : 1000 + n
}
function wordsOf(n: number): string {
  return n % 3 === 0
    ? `NEFT CR ${referenceOf(n)} HDFC`
    : n % 3 === 1
      ? 'IMPS ASHA TRADERS PUNE'
      : `UPI/${n}/PAYMENT`
}
function referenceOf(n: number): string {
  return `N${String(305_261_000_000 + n)}`
}

/** Receipts as the posting writes them, without ten thousand calls. */
async function receipts(us: TestSubscriber, partyId: number): Promise<void> {
  const list = Array.from({ length: count }, (_, n) => ({
    n,
    date: dayOf(n),
    amount: amountOf(n).toFixed(2),
    reference: n % 3 === 0 ? referenceOf(n) : null,
  }))
  const client = await ownerOf(product.ownerUrl)
  await client.query(`select set_config('bahi.subscriber_id', $1, false)`, [String(us.subscriberId)])
  await client.query(
    `with made as (
        insert into payments (subscriber_id, kind, entity_id, series_id, sequence_number, number, number_key, financial_year, date, party_id, party_name,
          mode, reference, amount, unallocated)
        select $1, 'paymentIn', $2, s.id, r.n + 1, 'R' || r.n, 'R' || r.n, '2025-26', r.date, $3, 'Asha Traders', 'BankTransfer', r.reference, r.amount, r.amount
        from json_to_recordset($4::json) as r (n int, date date, amount numeric, reference text),
          (select id from series where subscriber_id = $1 and document_kind = 'paymentIn' limit 1) s
        returning id, date, amount),
      posted as (select m.*, row_number() over (order by m.id) + 1000000000 as posting from made m)
      insert into ledger_entries (subscriber_id, posting_id, entry_number, entity_id, date, account, party_id, debit, credit, source, payment_id)
      select $1, p.posting, e.number, $2, p.date, e.account, e.party, e.debit * p.amount, e.credit * p.amount, 'paymentIn', p.id
      from posted p cross join (values (1, 'bank', null::bigint, 1, 0), (2, 'party', $3::bigint, 0, 1)) e (number, account, party, debit, credit)`,
    [us.subscriberId, us.entityId, partyId, JSON.stringify(list)],
  )
  await client.query('analyze ledger_entries, payments')
  await client.end()
}

/** Reads the file as the task does, and waits for it. */
async function readNow(us: TestSubscriber, id: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { records } = await us.ok('bankStatement.files', { entityId: us.entityId, account: 'Bank' })
    const file = records.find((one) => one.id === id)
    if (file?.status === 'Read') {
      figure({ name: 'rows of it read', value: file.newRows, unit: 'rows' })
      return
    }
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the file was not read')
}
