import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofs } from '../../src/features/ledger/index.ts'
import { booksOf, differences, seeded } from '../books-of.ts'
import { gstinOf, startTestServer } from '../call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../call-helpers.ts'
import { killedImports } from '../import-kills.ts'
import { addSeries } from '../shop.ts'
import { forgetWorkers, killWorker, startWorker, untilWorked } from '../worker-life.ts'

/** Case 38 of the list of faults, for imports: the process that imports is killed, and what it leaves is what a run that nobody killed leaves. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\r\n')
const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)

/** Rows with faults among them: a GSTIN that is none, a code that was there before. */
const parties = (count: number) =>
  csv([
    ['Name', 'Code', 'Role', 'GSTIN', 'Opening balance'],
    ...Array.from({ length: count }, (_, index) => [
      `Trader ${index}`,
      `T-${index % 97 === 96 ? index - 1 : index}`,
      index % 2 === 0 ? 'Customer' : 'Supplier',
      index % 53 === 52 ? '27AAPFU0939F1ZW' : '',
      index % 3 === 0 ? `${index}.25` : '',
    ]),
  ])

/** Documents of one row to four, some of which are refused for their party or a figure. */
const invoices = (count: number) =>
  csv([
    [
      'Reference',
      'Document kind',
      'Date',
      'Party code',
      'Item description',
      'HSN/SAC',
      'Goods or services',
      'Unit',
      'Quantity',
      'Unit price',
      'Tax rate %',
    ],
    ...Array.from({ length: count }, (_, index) =>
      Array.from({ length: 1 + (index % 4) }, (_line, line) => [
        `SO-${index}`,
        'salesInvoice',
        today,
        index % 31 === 30 ? 'nobody' : 'T-1',
        `Part ${line}`,
        '73181500',
        'Goods',
        'NOS',
        index % 41 === 40 ? 'x' : String(1 + (index % 7)),
        `${10 + line}.35`,
        line % 2 === 0 ? '18' : '5',
      ]),
    ).flat(),
  ])

interface Given {
  readonly kind: string
  readonly content: string
  readonly options?: Readonly<Record<string, unknown>>
}
const given: readonly Given[] = [
  { kind: 'Parties', content: parties(300) },
  { kind: 'Parties', content: parties(260), options: { allOrNothing: false, conflictAction: 'Overwrite' } },
  {
    kind: 'Parties',
    content: csv([
      ['Name', 'Code'],
      ...Array.from({ length: 300 }, (_, index) => [`Buyer ${index}`, `B-${index}`]),
    ]),
    options: { allOrNothing: true },
  },
  { kind: 'Document', content: invoices(350) },
  { kind: 'Document', content: invoices(260) },
]

/** A subscriber with what the file of the given one needs. */
async function made({ kind, options }: Given): Promise<TestSubscriber> {
  const shop = await server.makeSubscriber()
  if (kind === 'Document') {
    await addSeries(shop, ['salesInvoice'])
    await shop.ok('party.save', {
      name: 'Trader',
      code: 'T-1',
      role: 'Customer',
      taxpayerType: 'REG',
      gstin: gstinOf('27', 'AABCR7719L'),
      billingAddress: {
        line1: '1 Road',
        city: 'Pune',
        pincode: '411001',
        stateCode: '27',
        countryCode: 'IN',
      },
    })
  }
  if (options?.['conflictAction'] === 'Overwrite')
    await shop.inTenant((db) =>
      sql`insert into parties (subscriber_id, code, name, role, taxpayer_type)
        select current_subscriber(), 'T-' || n, 'Trader ' || n, 'Customer', 'UNREG' from generate_series(0, 300, 2) as n`.execute(
        db,
      ),
    )
  return shop
}

async function begun(shop: TestSubscriber, { kind, content, options = {} }: Given): Promise<number> {
  const { backgroundTaskId } = await shop.ok('import.upload', {
    kind,
    file: { name: 'file.csv', content: Buffer.from(content).toString('base64') },
    ...(kind === 'Document' ? { entityId: shop.entityId } : {}),
    ...options,
  } as never)
  return backgroundTaskId
}

const ended = (shop: TestSubscriber, id: number, worker: ChildProcess) =>
  untilWorked(
    server,
    worker,
    async () => {
      const [task] = await shop.ok('task.status', { ids: [id] })
      return task && !['Initialized', 'YetNotStarted', 'InProcess'].includes(task.status) ? task : undefined
    },
    50,
  )

/** All that is said of an import, record by record and fault by fault. */
async function told(shop: TestSubscriber, backgroundTaskId: number) {
  const detail: AnyBody = await shop.ok('import.detail', { backgroundTaskId, size: 500 })
  const changes: AnyBody[] = []
  for (let start = 0; ; start += 500) {
    const page: AnyBody = await shop.ok('import.changes', { backgroundTaskId, start, size: 500 })
    changes.push(...page.records.map(({ recordId: _, ...one }: AnyBody) => one))
    if (start + 500 >= page.total) break
  }
  const { status, rows, succeeded, failed, created, changed, skipped, refused, warnings, records } = detail
  return {
    counts: { status, rows, succeeded, failed, created, changed, skipped, refused, warnings },
    records,
    changes,
  }
}

/** How far each import is, by what is committed. */
async function reached(
  tasks: readonly number[],
): Promise<{ readonly rows: number; readonly isOver: boolean }[]> {
  const { rows } = await server.app.pools.owner.query<{ id: string; rows: number; over: boolean }>(
    `select i.task_id as id, i.succeeded_rows + i.failed_rows as rows, i.ended_at is not null as over from imports i where i.task_id = any($1)`,
    [tasks],
  )
  const found = new Map(rows.map((row) => [Number(row.id), row]))
  return tasks.map((id) => ({ rows: found.get(id)!.rows, isOver: found.get(id)!.over }))
}

async function proved(shop: TestSubscriber) {
  await shop.inTenant(async (db) => {
    for (const { name, sql: text } of proofs) {
      const { rows } = await sql.raw(text).execute(db)
      expect(rows, name).toEqual([])
    }
  })
}

test('case 38: imports that are killed at twenty points are what clean ones are: nothing twice, nothing lost', async () => {
  const all = [...given, ...given]
  const shops = await Promise.all(all.map((one) => made(one)))
  const tasks = await Promise.all(shops.map((shop, index) => begun(shop, all[index]!)))
  const random = seeded(38)
  const points = new Set<string>()
  while (points.size < 20) {
    const before = await reached(tasks)
    const open = before.filter(({ isOver }) => !isOver).length
    expect(open, `${points.size} points`).toBeGreaterThan(0)
    // By what is committed, not by time: so many more rows of all, drawn anew each time, of at least half of those that are open.
    const most = before.reduce((sum, { rows }) => sum + rows, 0) + Math.floor(random() * 40 * open)
    const worker = await startWorker(server, all.length)
    await untilWorked(server, worker, async () => {
      const now = await reached(tasks)
      const moved = now.filter(({ rows, isOver }, index) => isOver || rows > before[index]!.rows).length
      const isFar = now.reduce((sum, { rows }) => sum + rows, 0) > most && moved >= all.length - open / 2
      return isFar || now.every(({ isOver }) => isOver) || undefined
    })
    await killWorker(worker)
    for (const [index, { rows, isOver }] of (await reached(tasks)).entries())
      if (!isOver && rows > 0) points.add(`${index} ${rows}`)
    await forgetWorkers(server)
  }

  const last = await startWorker(server, all.length)
  try {
    const clean = await Promise.all(given.map((one) => made(one)))
    const cleanTasks = await Promise.all(clean.map((shop, index) => begun(shop, given[index]!)))
    for (const [index, shop] of shops.entries()) {
      const twin = index % given.length
      expect(['Success', 'SuccessWithError']).toContain((await ended(shop, tasks[index]!, last)).status)
      await ended(clean[twin]!, cleanTasks[twin]!, last)
      const expected = await told(clean[twin]!, cleanTasks[twin]!)
      expect(expected.counts.created).toBeGreaterThan(40)
      expect(await told(shop, tasks[index]!)).toEqual(expected)
      const books = await booksOf(server, clean[twin]!.subscriberId)
      expect(books[all[index]!.kind === 'Document' ? 'document_lines' : 'parties']!.length).toBeGreaterThan(
        100,
      )
      expect(differences(await booksOf(server, shop.subscriberId), books).slice(0, 4)).toEqual([])
      await proved(shop)
    }
  } finally {
    await killWorker(last)
  }
})

test('a worker that is asked to end leaves the import to the next one, which waits for no lease', async () => {
  // Many more than one transaction takes.
  const one: Given = { kind: 'Document', content: invoices(1000) }
  const shop = await made(one)
  const task = await begun(shop, one)
  const first = await startWorker(server, 2)
  await untilWorked(server, first, async () => (await reached([task]))[0]!.rows >= 20 || undefined, 2)
  first.kill('SIGTERM')
  await once(first, 'exit')
  const [left] = await reached([task])
  expect(left!.isOver).toBe(false)
  const second = await startWorker(server, 2)
  try {
    expect((await ended(shop, task, second)).status).toBe('SuccessWithError')
    const { counts, changes } = await told(shop, task)
    expect(counts.rows).toBe(counts.succeeded + counts.failed)
    expect(changes.length).toBe(1000)
    await proved(shop)
  } finally {
    await killWorker(second)
  }
})

test('an import that a person stops keeps what it has made, says so, and is undone as a whole', async () => {
  // Far more than are made while the wish to stop reaches the worker.
  const one: Given = { kind: 'Parties', content: parties(20_000) }
  const shop = await made(one)
  const task = await begun(shop, one)
  const worker = await startWorker(server, 2)
  try {
    const begin = await untilWorked(server, worker, async () => {
      const [at] = await reached([task])
      return at!.rows > 0 || at!.isOver ? at : undefined
    })
    expect(begin.isOver, JSON.stringify(begin)).toBe(false)
    await shop.ok('task.cancel', { id: task })
    await ended(shop, task, worker)
    const { counts } = await told(shop, task)
    expect(counts.succeeded + counts.failed).toBeLessThan(20_000)
    const there = async () => (await shop.ok('party.search', { size: 1 } as never)) as AnyBody
    expect((await there()).total).toBe(counts.created)
    const detail: AnyBody = await shop.ok('import.detail', { backgroundTaskId: task })
    expect(detail).toMatchObject({ status: 'Failed', isStopped: true, canUndo: true })
    const undone: AnyBody = await shop.ok('import.undo', { backgroundTaskId: task })
    expect(undone).toEqual({ undone: counts.created, kept: [], keptCount: 0 })
    expect((await there()).total).toBe(0)
  } finally {
    await killWorker(worker)
  }
})

/** The short form of `npm run soak:imports`. */
test('a file whose worker is killed at many points, also while it is read, is what a clean run makes of it', async () => {
  const { whileRead, whileTaken, wrong } = await killedImports(server, {
    rows: 3000,
    goodEvery: 20,
    imports: 2,
    whileReading: 2,
    inAll: 8,
    seed: 5,
  })
  expect(wrong).toEqual([])
  expect(whileRead.length).toBeGreaterThanOrEqual(2)
  expect(whileRead.length + whileTaken.length).toBeGreaterThanOrEqual(8)
})
