import type { TestServer } from './call-helpers.ts'

/** Tables whose rows are the same where two subscribers have done the same, whichever ids these have. */
const tables = [
  'parties',
  'documents',
  'document_lines',
  'ledger_entries',
  'party_balances',
  'return_entries',
  'return_sums',
  'hsn_sums',
  'day_sums',
  'payments',
  'stock_movements',
] as const

/** What differs between two that did the same: who, when (which the turn of a movement of stock is too) and by which ids. */
const isOfItsOwn = (name: string) => /^(?:id|version|turn)$|_(?:id|ids|at|by|uuid|version|seq)$/.test(name)

/** All that the books of a subscriber say, without ids and times: each table as its rows in a set order. */
export async function booksOf(
  { app }: Pick<TestServer, 'app'>,
  subscriberId: number,
): Promise<Record<string, readonly string[]>> {
  const books: Record<string, readonly string[]> = {}
  const { rows: own } = await app.pools.owner.query<{ gstin: string }>(
    'select gstin from entities where subscriber_id = $1 and gstin is not null',
    [subscriberId],
  )
  const withoutOwn = (text: string) =>
    own.reduce(
      (rest, { gstin }) => rest.replaceAll(gstin, 'our GSTIN').replaceAll(gstin.slice(2, 12), 'our PAN'),
      text,
    )
  for (const table of tables) {
    const { rows } = await app.pools.owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t where t.subscriber_id = $1`,
      [subscriberId],
    )
    books[table] = rows
      .map(({ row }) =>
        withoutOwn(
          JSON.stringify(
            Object.fromEntries(
              Object.entries(row)
                .filter(([name]) => !isOfItsOwn(name))
                .map(([name, value]) => [name, plain(value)]),
            ),
          ),
        ),
      )
      .toSorted()
  }
  return books
}

/** What two books do not have in common, in short: table, row, and on which side it is. */
export function differences(
  one: Readonly<Record<string, readonly string[]>>,
  other: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.keys(one).flatMap((table) => {
    const left = one[table]!
    const right = other[table]!
    const only = (rows: readonly string[], others: readonly string[]) => {
      const count = new Map<string, number>()
      for (const row of others) count.set(row, (count.get(row) ?? 0) + 1)
      return rows.filter((row) => {
        const open = count.get(row) ?? 0
        if (open > 0) count.set(row, open - 1)
        return open === 0
      })
    }
    return [
      ...only(left, right).map((row) => `${table} < ${row}`),
      ...only(right, left).map((row) => `${table} > ${row}`),
    ]
  })
}

/** The same of what is within a column. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isOfItsOwn(name) && !/Id$|Ids$|At$|By$/.test(name))
      .map(([name, one]) => [name, plain(one)]),
  )
}

/** A row of numbers that looks like chance and is the same for one seed: each at least 0 and below 1. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
