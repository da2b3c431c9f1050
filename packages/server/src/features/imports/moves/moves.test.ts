import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import {
  brokenBooks,
  moveDetail,
  problemsOf,
  proofOf,
  readBooks,
  runMove,
  settled,
  shopToMoveTo,
} from '../../../../test/moving.ts'
import { shopBooks, utf16 } from '../../../../test/tally-books.ts'

let server: TestServer
let us: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date('2026-11-20T10:00:00+05:30'),
  })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  us = await shopToMoveTo(server)
})

const read = (content: Buffer | string, name = 'books.xml') =>
  readBooks(us, { program: 'Tally', name, content })
const detailOf = (moveId: number) => moveDetail(us, moveId)
const run = (moveId: number, more: Readonly<Record<string, unknown>> = {}) => runMove(us, moveId, more)
const proof = (moveId: number, part: string) => proofOf(us, moveId, part)
const problems = (detail: AnyBody, way: 'trial' | 'run') => problemsOf(us, detail, way)
const broken = () => brokenBooks(us)

describe('a move from Tally', () => {
  test('says what is in the file, and brings nothing yet', async () => {
    const detail = await detailOf(await read(utf16(shopBooks())))
    expect(detail.message).toBeNull()
    expect(detail.state).toBe('Read')
    expect(detail.found).toMatchObject({
      fromDate: '2026-05-10',
      toDate: '2026-07-05',
      defaultFrom: '2026-05-10',
      receivable: '20.50',
      payable: '3324.80',
    })
    expect(detail.found.documents).toContainEqual({ kind: 'GST Sales', count: 3, amount: '413.00' })
    expect(detail.found.masters).toContainEqual({ kind: 'Parties', count: 2 })
    const { total }: AnyBody = await us.ok('party.search', {} as never)
    expect(total).toBe(1)
  })

  test('is tried without a trace, brought, and equal to the paisa', async () => {
    const moveId = await read(utf16(shopBooks()))
    const tried = await run(moveId, { dryRun: true })
    expect(await problems(tried, 'trial')).toEqual([])
    expect(tried.state).toBe('Tried')
    expect(tried.steps.map(({ kind, trial }: AnyBody) => `${kind} ${trial.created}`)).toEqual([
      'Accounts 3',
      'Items 1',
      'Parties 2',
      'OpeningItems 2',
      'AccountOpenings 1',
      'OpeningStock 1',
      'Document 5',
      'Payments 3',
      'Journals 3',
    ])
    const { total }: AnyBody = await us.ok('party.search', {} as never)
    expect(total).toBe(1)

    const done = await run(moveId)
    expect(await problems(done, 'run')).toEqual([])
    expect(done.state).toBe('Done')
    const parties = await proof(moveId, 'parties')
    expect(parties.records.map(({ name, old, ours }: AnyBody) => [name, old, ours])).toEqual([
      ['Asha Retail', '20.50', '20.50'],
      ['Nashik Suppliers', '-3324.80', '-3324.80'],
    ])
    const items = await proof(moveId, 'items')
    expect(
      items.records.map(({ name, oldQuantity, ourQuantity }: AnyBody) => [name, oldQuantity, ourQuantity]),
    ).toEqual([['Bolt M8', '119', '119']])
    expect(
      (await proof(moveId, 'accounts')).records.filter(({ difference }: AnyBody) => difference !== '0.00'),
    ).toEqual([])
    const documents = await proof(moveId, 'documents')
    expect(
      documents.records.map(({ name, oldCount, ourCount, difference }: AnyBody) => [
        name,
        oldCount,
        ourCount,
        difference,
      ]),
    ).toEqual([
      ['Contra', 1, 1, '0.00'],
      ['Credit Note', 1, 1, '0.00'],
      ['Debit Note', 1, 1, '0.00'],
      ['GST Sales', 3, 2, '0.00'],
      ['Journal', 1, 1, '0.00'],
      ['Payment', 2, 2, '0.00'],
      ['Purchase', 1, 1, '0.00'],
      ['Receipt', 1, 1, '0.00'],
      ['Sales Order', 1, 0, '0.00'],
    ])
    expect(
      (await proof(moveId, 'totals')).records.map(({ old, ours }: AnyBody) => [old, ours]).slice(0, 2),
    ).toEqual([
      ['20.50', '20.50'],
      ['-3324.80', '-3324.80'],
    ])
    expect(done.left.map(({ was, reason, count }: AnyBody) => [was, reason, count])).toEqual(
      expect.arrayContaining([
        ['GST Sales', 'cancelled', 1],
        ['Sales Order', 'kind', 1],
        ['Cost centre', 'master', 1],
      ]),
    )
    expect(await broken()).toEqual([])
  })

  test('from a later day has what was before as openings, to the same balances', async () => {
    const moveId = await read(shopBooks())
    const done = await run(moveId, { fromDate: '2026-06-08' })
    expect(await problems(done, 'run')).toEqual([])
    const parties = await proof(moveId, 'parties')
    expect(parties.records.map(({ name, ours }: AnyBody) => [name, ours])).toEqual([
      ['Asha Retail', '20.50'],
      ['Nashik Suppliers', '-3324.80'],
    ])
    expect((await proof(moveId, 'accounts')).differing).toBe(0)
    // S-1 is open by 295.00 before the day, and the credit note of July takes 29.50 of it.
    const { records }: AnyBody = await us.ok('openingItem.search', {} as never)
    expect(records.map(({ type, number, left }: AnyBody) => [type, number, left]).toSorted()).toEqual([
      ['AdvanceReceived', 'On account', '200.00'],
      ['Bill', 'B-7', '2900.00'],
      ['Bill', 'NS/41', '472.00'],
      ['Invoice', 'S-1', '295.00'],
    ])
    expect(await broken()).toEqual([])
  })

  test('is undone as a whole, and may be made anew', async () => {
    const before = await booksNow()
    const moveId = await read(shopBooks())
    await run(moveId)
    const { taskId } = await us.ok('move.undo', { moveId } as never)
    const undone = await settled(us, moveId, ['Preparing'])
    expect(await keptBy(taskId)).toEqual({ status: 'Success', kept: [] })
    expect(undone.state).toBe('Undone')
    expect(await booksNow()).toEqual(before)
    expect(await broken()).toEqual([])
    const again = await read(shopBooks())
    expect((await detailOf(again)).earlier).toBeNull()
    const done = await run(again)
    expect(await problems(done, 'run')).toEqual([])
    const { records } = await proof(again, 'parties')
    expect(records.filter(({ old, ours }: AnyBody) => old !== ours)).toEqual([])
  })

  test('of the same file again is recognised, and makes nothing twice', async () => {
    const first = await read(shopBooks())
    await run(first)
    const before = await booksNow()
    const second = await read(shopBooks())
    expect((await detailOf(second)).earlier).toMatchObject({ moveId: first })
    const done = await run(second)
    expect(done.state).toBe('Done')
    expect(done.steps.map(({ run: of }: AnyBody) => of.created + of.changed + of.refused)).toEqual(
      done.steps.map(() => 0),
    )
    expect(await booksNow()).toEqual(before)
    expect((await proof(second, 'parties')).differing).toBe(0)
  })

  test('is proved in a workbook too', async () => {
    const moveId = await read(shopBooks())
    await run(moveId)
    const reply = await us.call('move.proofFile', { moveId } as never)
    expect(reply.status).toBe(200)
  })

  test.each([
    [
      'a document type with entities',
      `<!DOCTYPE a [<!ENTITY b "bbbb">]><ENVELOPE>&b;</ENVELOPE>`,
      'document type',
    ],
    ['a file of another kind', '<html><body>Login</body></html>', 'not a file of Tally'],
    ['a file that is cut off', shopBooks().slice(0, -400), 'cut off'],
    ['a text', 'Name,Amount', 'not a file of Tally'],
    ['nothing in it', '<ENVELOPE><BODY></BODY></ENVELOPE>', 'neither masters nor vouchers'],
    ['depth without end', `<ENVELOPE>${'<A>'.repeat(5000)}`, 'unpacks to more'],
  ])('refuses %s and says so', async (_, content, words) => {
    const detail = await detailOf(await read(content))
    expect(detail.state).toBe('Refused')
    expect(detail.message).toContain(words)
  })

  test('is for users who may fill all of the books', async () => {
    const clerk = await us.makeUser({ rights: ['PTY_IMP', 'ITM_IMP'] } as never)
    expect((await clerk.call('move.search', {} as never)).status).toBe(403)
    const moveId = await read(shopBooks())
    const manager = await us.makeUser({ rights: ['BSN_AD'] } as never)
    expect((await manager.call('move.run', { moveId } as never)).status).toBe(403)
    const other = await server.makeSubscriber()
    expect((await other.call('move.detail', { moveId: String(moveId) } as never)).status).toBe(404)
  })
})

async function keptBy(taskId: number): Promise<unknown> {
  const [task]: AnyBody = await us.ok('task.status', { ids: [taskId] } as never)
  return { status: task.status, kept: task.response?.list ?? task.message }
}

/** What counts of the books: balances, entries that were not taken back, stock. */
async function booksNow(): Promise<unknown> {
  return us.inTenant(async (db) => {
    const { rows } = await sql<{ books: unknown }>`select json_build_object(
      'ledger', (select json_agg(json_build_object('account', u.account, 'amount', u.amount) order by u.account, u.amount) from (select account, sum(amount) as amount
        from ledger_until(${[us.entityId]}::bigint[], null, '2026-11-20') group by account having sum(amount) <> 0) u),
      'parties', (select count(*) from parties where status <> 'Delete'), 'items', (select count(*) from items where status <> 'Delete'),
      'documents', (select count(*) from documents where status not in ('Cancelled', 'Delete')), 'payments', (select count(*) from payments where status <> 'Cancelled'),
      'stock', (select coalesce(sum(quantity), 0) from stock_movements)) as books`.execute(db)
    return rows[0]!.books
  })
}
