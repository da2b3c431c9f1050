import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from './db/kysely.ts'
import { refuseField } from './errors.ts'

/** A column that a list can be sorted by: never null, so that a page can begin after any row. */
export interface SortColumn {
  readonly expression: RawBuilder<unknown>
  readonly type: 'bigint' | 'text' | 'date' | 'timestamptz' | 'numeric'
}

export interface ListQuery {
  /** What a row of the reply holds; must contain `id`. */
  readonly select: RawBuilder<unknown>
  /** `parties p`: the counted table first; `joins` only dress the rows of the page. */
  readonly from: RawBuilder<unknown>
  /** Others of the same columns whose rows the list holds too: each is read along its own index. */
  readonly also?: readonly RawBuilder<unknown>[]
  readonly joins?: RawBuilder<unknown>
  /**
   * What is found for the rows of the page alone, whatever the order: `columns` of the counted table come by its own
   * alias, then `select` and `joins` as of a query over them. Replaces `select`.
   */
  readonly dress?: Dress
  /** Its values narrow nothing: one plan serves all of them, and the planner is shown the limit of a usual page. */
  readonly isPlannedOnce?: boolean
  readonly id: RawBuilder<unknown>
  /** Joined with `and`; the first names the subscriber. */
  readonly conditions: readonly RawBuilder<unknown>[]
  /**
   * Sums over all rows, by the names that `select` gives: an expression for each. They are found with the page in one reading, for lists whose
   * rows are themselves sums.
   */
  readonly sums?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Where the number of rows is kept somewhere: asked instead of counting. */
  readonly count?: () => Promise<number>
  /** The only names `sort` may hold. */
  readonly sorts: Readonly<Record<string, SortColumn>>
}

export interface Dress {
  /** Alias of the counted table. */
  readonly alias: string
  readonly columns: RawBuilder<unknown>
  readonly select: RawBuilder<unknown>
  readonly joins: RawBuilder<unknown>
}

export interface PageRequest {
  readonly start: number
  readonly size: number
  readonly sort: string
  readonly after?: string | undefined
}

export interface Page<R> {
  readonly records: R[]
  readonly start: number
  readonly size: number
  readonly total: number
  readonly totalIsExact: boolean
  readonly next?: string
  readonly totals?: Record<string, string>
}

/** Beyond this many rows the total is not counted out. */
const countedTo = 10_000

/** What a row was sorted by, as text for the cursor. */
interface Sorted {
  readonly sortValue: string
}

/**
 * One page: by keyset where `after` is given, else by `start`. Rows are sorted by the asked column and the id, so
 * that page 20,000 costs what page 1 costs. With `after` the total is that of the page before it, in the cursor.
 */
export async function paged<R extends { id: number }>(
  db: Db,
  query: ListQuery,
  page: PageRequest,
): Promise<Page<R>> {
  const { name, column, direction } = sortOf(query, page.sort)
  const cursor = page.after === undefined ? undefined : cursorOf(page.after, name, direction)
  if (query.sums) return summedPage<R>(db, query, page, { name, column, direction }, cursor)
  const conditions = sql.join([...query.conditions], sql` and `)
  const order = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
  const past = sql.raw(direction === 'ASC' ? '>' : '<')
  const type = sql.raw(column.type)
  const onwards = cursor
    ? sql` and (${column.expression}, ${query.id}) ${past} (${cursor.v}::${type}, ${cursor.i}::bigint)`
    : sql``
  const { dress } = query
  const part = (from: RawBuilder<unknown>, more: RawBuilder<unknown>, limit: RawBuilder<unknown>) =>
    sql<
      R & Sorted
    >`select ${dress ? dress.columns : query.select}, (${column.expression})::text as sort_value${more}
      from ${from} ${query.joins ?? sql``} where ${conditions}${onwards}
      order by ${column.expression} ${order}, ${query.id} ${order} ${limit}`
  const rowsOf = (start: number) => {
    const keys = sql`, ${column.expression} as sort_key`
    if (!query.also) {
      const plain = (more: RawBuilder<unknown>) =>
        part(query.from, more, limitOf(query, page.size + 1, start))
      if (!dress) return plain(sql``)
      const d = sql.ref(dress.alias)
      return sql<R & Sorted>`select ${dress.select}, ${d}.sort_value
        from (${plain(keys)}) ${d} ${dress.joins} order by ${d}.sort_key ${order}, ${d}.id ${order}`
    }
    const most = sql`limit ${start + page.size + 1}`
    return sql<R & Sorted>`select * from (${sql.join(
      [query.from, ...query.also].map((from) => sql`(${part(from, keys, most)})`),
      sql` union all `,
    )}) page
      order by sort_key ${order}, id ${order} ${limitOf(query, page.size + 1, start)}`
  }
  const [rows, total] = await Promise.all([
    rowsOf(cursor ? 0 : page.start).execute(db),
    cursor ? cursor.t : query.count ? query.count() : totalOf(db, query, conditions),
  ])
  const more = rows.rows.length > page.size
  const shown = rows.rows.slice(0, page.size)
  const last = shown.at(-1)
  return {
    records: shown.map(withoutSorting<R>),
    start: page.start,
    size: page.size,
    total: Math.min(total, countedTo),
    totalIsExact: total <= countedTo,
    ...(more && last
      ? { next: encode({ s: name, d: direction, v: last.sortValue, i: last.id, t: total }) }
      : {}),
  }
}

/** Rows of two lists were joined by what they are sorted by. */
function withoutSorting<R>(found: R & Sorted): R {
  const { sortValue: _value, sortKey: _key, ...row } = found as R & Sorted & { readonly sortKey?: unknown }
  return row as unknown as R
}

/** What screens and programs ask for, each with a row more. */
const usualLimits: ReadonlySet<number> = new Set([10, 20, 25, 30, 50, 100, 200, 500].map((size) => size + 1))

/**
 * The planner takes a limit that it is not shown for a tenth of the table, and plans such a query anew each time: right
 * where a filter may find nothing, a waste where there is none.
 */
const limitOf = ({ isPlannedOnce = false }: ListQuery, rows: number, start: number) =>
  sql`limit ${isPlannedOnce && usualLimits.has(rows) ? sql.lit(rows) : rows}${start > 0 ? sql` offset ${start}` : sql``}`

/** A page of rows that are sums, with the sums of all of them: read once. */
async function summedPage<R extends { id: number }>(
  db: Db,
  query: ListQuery,
  page: PageRequest,
  { name, column, direction }: ReturnType<typeof sortOf>,
  cursor: Cursor | undefined,
): Promise<Page<R>> {
  const order = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
  const past = sql.raw(direction === 'ASC' ? '>' : '<')
  const onwards = cursor
    ? sql`where (f.sort_key, f.id) ${past} (${cursor.v}::${sql.raw(column.type)}, ${cursor.i}::bigint)`
    : sql``
  const members = Object.entries(query.sums ?? {}).flatMap(([member, sum]) => [
    sql.lit(member),
    sql`(${sum})::text`,
  ])
  const start = cursor ? 0 : page.start
  // Where nothing is found, the sums come alone.
  const { rows } = await sql<{ id: number | null; sortValue: string | null; counted: number; sums: string }>`
    with found as materialized (${foundRows(query, column)})
    select p.*, s.counted, s.sums
    from (select count(*) as counted, json_build_object(${sql.join(members)})::text as sums from found) s
      left join lateral (select f.*, f.sort_key::text as sort_value from found f ${onwards}
        order by f.sort_key ${order}, f.id ${order} limit ${page.size + 1} offset ${start}) p on true
    order by p.sort_key ${order}, p.id ${order}`.execute(db)
  const { counted, sums } = rows[0]!
  const found = rows.filter(({ id }) => id !== null) as unknown as (R &
    Sorted & { counted: number; sums: string })[]
  const shown = found.slice(0, page.size)
  const last = shown.at(-1)
  return {
    records: shown.map(({ counted: _counted, sums: _sums, ...row }) =>
      withoutSorting<R>(row as unknown as R & Sorted),
    ),
    start: page.start,
    size: page.size,
    total: counted,
    totalIsExact: true,
    ...(members.length > 0 ? { totals: JSON.parse(sums) as Record<string, string> } : {}),
    ...(found.length > page.size && last
      ? { next: encode({ s: name, d: direction, v: last.sortValue, i: last.id, t: counted }) }
      : {}),
  }
}

const foundRows = ({ select, from, joins, conditions }: ListQuery, column: SortColumn) =>
  sql`select ${select}, ${column.expression} as sort_key from ${from} ${joins ?? sql``} where ${sql.join([...conditions], sql` and `)}`

let cursors = 0

/** Rows that are sums are summed once, and fetched from there. */
async function* summedPages<R extends { id: number }>(
  db: Db,
  query: ListQuery,
  sort: string,
): AsyncGenerator<R[]> {
  const { column, direction } = sortOf(query, sort)
  const order = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
  const cursor = sql.id(`summed_${++cursors}`)
  await sql`declare ${cursor} no scroll cursor for select f.* from (${foundRows(query, column)}) f
    order by f.sort_key ${order}, f.id ${order}`.execute(db)
  for (;;) {
    const { rows } = await sql<R>`fetch 500 from ${cursor}`.execute(db)
    if (rows.length === 0) break
    yield rows.map((row) => withoutSorting<R>(row as R & Sorted))
  }
  await sql`close ${cursor}`.execute(db)
}

/** All rows in pages, for exports. */
export async function* pagesOf<R extends { id: number }>(
  db: Db,
  query: ListQuery,
  sort: string,
): AsyncGenerator<R[]> {
  if (query.sums) {
    yield* summedPages<R>(db, query, sort)
    return
  }
  let after: string | undefined
  do {
    const page: Page<R> = await paged<R>(db, query, { start: 0, size: 500, sort, after })
    if (page.records.length > 0) yield page.records
    after = page.next
  } while (after !== undefined)
}

/** How many rows a list has, all of them counted. */
export async function countRows(db: Db, query: ListQuery): Promise<number> {
  const conditions = sql.join([...query.conditions], sql` and `)
  const part = (from: RawBuilder<unknown>) => sql`select 1 from ${from} where ${conditions}`
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${sql.join([query.from, ...(query.also ?? [])].map(part), sql` union all `)}) counted`.execute(
    db,
  )
  return rows[0]!.total
}

async function totalOf(db: Db, query: ListQuery, conditions: RawBuilder<unknown>): Promise<number> {
  const part = (from: RawBuilder<unknown>) =>
    sql`select 1 from ${from} where ${conditions} limit ${countedTo + 1}`
  const all = query.also
    ? sql.join(
        [query.from, ...query.also].map((from) => sql`(${part(from)})`),
        sql` union all `,
      )
    : part(query.from)
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${all}) counted`.execute(db)
  return rows[0]!.total
}

function sortOf(query: ListQuery, sort: string) {
  const found = /^([A-Za-z]+)(?: +(asc|desc))?$/i.exec(sort.trim())
  const name = found?.[1] ?? ''
  const column = Object.hasOwn(query.sorts, name) ? query.sorts[name] : undefined
  if (!column) throw refuseField('sort', 'SORT_UNKNOWN', { allowed: Object.keys(query.sorts).join(', ') })
  return {
    name,
    column,
    direction: found?.[2]?.toUpperCase() === 'ASC' ? ('ASC' as const) : ('DESC' as const),
  }
}

/** Sort, direction, value and id of the last row, and the total. */
interface Cursor {
  readonly s: string
  readonly d: string
  readonly v: string
  readonly i: number
  readonly t: number
}

const encode = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function cursorOf(text: string, name: string, direction: string): Cursor {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Cursor
    const { s, d, v, i, t } = cursor
    if (
      s === name &&
      d === direction &&
      typeof v === 'string' &&
      Number.isSafeInteger(i) &&
      Number.isSafeInteger(t)
    )
      return cursor
  } catch {
    // Refused below like any other text that is no cursor.
  }
  throw refuseField('after', 'CURSOR_INVALID')
}
