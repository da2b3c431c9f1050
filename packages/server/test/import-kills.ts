import { differences, booksOf, seeded } from './books-of.ts'
import type { AnyBody, TestServer, TestSubscriber } from './call-helpers.ts'
import { csvOf } from './import-helpers.ts'
import { forgetWorkers, killWorker, startWorker, untilWorked } from './worker-life.ts'

/** Imports of long files whose worker is killed again and again, also while their rows are read. */

/** Parties of which one in so many can be saved: the others have a mobile that is none, or the code of one before. What costs time is killed, not saved. */
export const longFile = (rows: number, goodEvery: number): string =>
  csvOf(
    ['Name', 'Code', 'Role', 'Mobile', 'Opening balance', 'Notes'],
    ...Array.from({ length: rows }, (_, index) => [
      `Trader ${index}`,
      `T-${index % 97 === 80 ? index - goodEvery : index}`,
      index % 2 === 0 ? 'Customer' : 'Supplier',
      index % goodEvery === 0 && index % 53 !== 52 ? `98${String(index).padStart(8, '0')}` : 'wrong',
      index % 3 === 0 ? `${index}.25` : '',
      // Rows of some length, so that reading them takes a while.
      `Trades in the market since ${1900 + (index % 120)}. `.repeat(12),
    ]),
  )

/** Sent as a form, as a browser sends it: a long file is kept while it arrives. */
async function begun({ app }: TestServer, shop: TestSubscriber, content: string): Promise<number> {
  const form = new FormData()
  form.append('kind', 'Parties')
  form.append('file', new File([content], 'long.csv', { type: 'text/csv' }))
  const answer = await fetch(`${app.address}/api/import/upload`, {
    method: 'POST',
    headers: { 'auth-token': shop.token },
    body: form,
  })
  const reply: AnyBody = await answer.json()
  if (!answer.ok) throw new Error(`import.upload answered ${answer.status}: ${JSON.stringify(reply)}`)
  return reply.backgroundTaskId
}

interface At {
  /** Rows that are kept of the file. */
  readonly read: number
  readonly isRead: boolean
  readonly taken: number
  readonly isOver: boolean
}

async function reached({ app }: TestServer, tasks: readonly number[]): Promise<readonly At[]> {
  const { rows } = await app.pools.owner.query<At & { id: string }>(
    `select i.task_id as id, i.succeeded_rows + i.failed_rows as taken, i.ended_at is not null as "isOver", f.row_count is not null as "isRead",
      (select coalesce(sum(c.row_count), 0)::int from import_chunks c where c.subscriber_id = f.subscriber_id and c.import_file_id = f.id) as read
    from imports i join import_files f on f.subscriber_id = i.subscriber_id and f.id = i.import_file_id where i.task_id = any($1)`,
    [tasks],
  )
  const found = new Map(rows.map((row) => [Number(row.id), row]))
  return tasks.map((id) => found.get(id)!)
}

/** All that is said of an import, record by record. */
async function said(server: TestServer, shop: TestSubscriber, backgroundTaskId: number) {
  const { status, rows, succeeded, failed, created, changed, skipped, refused }: AnyBody = await shop.ok(
    'import.detail',
    { backgroundTaskId },
  )
  const { rows: records } = await server.app.pools.owner.query<{ record: string }>(
    `select concat_ws('|', r.row_number, r.outcome, r.label, (select string_agg(p.code || p.path, ',' order by p.row_number, p.position) from import_problems p
        where p.subscriber_id = r.subscriber_id and p.import_id = r.import_id and p.record_row = r.row_number)) as record
      from import_records r join imports i on i.subscriber_id = r.subscriber_id and i.id = r.import_id where i.task_id = $1 order by r.row_number`,
    [backgroundTaskId],
  )
  const { rows: fault } = await server.app.pools.owner.query<{ response: unknown }>(
    `select response from background_tasks where id = $1 and status = 'Failed'`,
    [backgroundTaskId],
  )
  return {
    fault: fault.map(({ response }) => response),
    counts: { status, rows, succeeded, failed, created, changed, skipped, refused },
    records: records.map(({ record }) => record),
  }
}

export interface Killed {
  /** Points at which a worker was killed: while the file was read, and while its rows were taken. */
  readonly whileRead: readonly number[]
  readonly whileTaken: readonly number[]
  /** What differs from a run that nobody killed. */
  readonly wrong: readonly string[]
}

/** Kills the worker at so many different points of imports of the same file, then lets them end, and compares with one that nobody killed. */
export async function killedImports(
  server: TestServer,
  {
    rows,
    goodEvery,
    imports,
    whileReading,
    inAll,
    seed,
  }: {
    readonly rows: number
    /** Of so many rows one is saved. */
    readonly goodEvery: number
    readonly imports: number
    readonly whileReading: number
    readonly inAll: number
    readonly seed: number
  },
): Promise<Killed> {
  const random = seeded(seed)
  const content = longFile(rows, goodEvery)
  const shops = await Promise.all(Array.from({ length: imports }, () => server.makeSubscriber()))
  const tasks: number[] = []
  for (const shop of shops) tasks.push(await begun(server, shop, content))
  const whileRead = new Set<string>()
  const whileTaken = new Set<string>()
  while (whileRead.size + whileTaken.size < inAll) {
    const before = await reached(server, tasks)
    if (before.every(({ isOver }) => isOver)) break
    const reads = whileRead.size < whileReading
    // As much further of all as leaves enough for the points that are to come.
    const kills = Math.ceil((inAll - whileRead.size - whileTaken.size) / imports)
    const left = before.reduce((sum, { taken }) => sum + rows - taken, 0)
    const most = before.reduce((sum, { taken }) => sum + taken, 0) + (random() * left) / (kills + 1)
    // Of reading, always further than before: else a kill would come before anything is read.
    const already = Math.max(0, ...before.map(({ read, isRead }) => (isRead ? 0 : read)))
    const least = already + (random() * (rows - already)) / (whileReading - whileRead.size + 1)
    const worker = await startWorker(server, imports)
    await untilWorked(server, worker, async () => {
      const now = await reached(server, tasks)
      if (now.every(({ isOver }) => isOver)) return true
      if (reads && now.some(({ read, isRead }) => !isRead && read > least)) return true
      const moved = now.every(({ taken, isOver }, index) => isOver || taken > before[index]!.taken)
      return (moved && now.reduce((sum, { taken }) => sum + taken, 0) > most) || undefined
    })
    await killWorker(worker)
    await forgetWorkers(server)
    for (const [index, { read, isRead, taken, isOver }] of (await reached(server, tasks)).entries())
      if (!isRead && read > 0) whileRead.add(`${index} ${read}`)
      else if (!isOver && taken > 0) whileTaken.add(`${index} ${taken}`)
  }
  const clean = await server.makeSubscriber()
  const task = await begun(server, clean, content)
  const last = await startWorker(server, imports + 1)
  try {
    await untilWorked(
      server,
      last,
      async () => (await reached(server, [...tasks, task])).every(({ isOver }) => isOver) || undefined,
    )
  } finally {
    await killWorker(last)
  }
  const wrong: string[] = []
  const expected = await said(server, clean, task)
  const books = await booksOf(server, clean.subscriberId)
  if (expected.records.length !== rows) wrong.push(`the clean one has ${expected.records.length} records`)
  for (const [index, shop] of shops.entries()) {
    const found = await said(server, shop, tasks[index]!)
    if (JSON.stringify(found.counts) !== JSON.stringify(expected.counts))
      wrong.push(
        `${index}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected.counts)}`.slice(0, 1000),
      )
    const at = found.records.findIndex((record, place) => record !== expected.records[place])
    if (at >= 0) wrong.push(`${index}: ${found.records[at]} instead of ${expected.records[at]}`)
    wrong.push(
      ...differences(await booksOf(server, shop.subscriberId), books)
        .slice(0, 3)
        .map((one) => `${index}: ${one}`),
    )
  }
  const numbers = (points: ReadonlySet<string>) => [...points].map((point) => Number(point.split(' ')[1]))
  return { whileRead: numbers(whileRead), whileTaken: numbers(whileTaken), wrong }
}
