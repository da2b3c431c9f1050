import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls, stockMovementCalls } from '@bahi/contracts/inventory.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { DecimalLike } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { exportList } from '../../platform/export/export.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { ownWords } from '../custom-alias/index.ts'
import { listPdf } from '../printing/index.ts'
import { partsOf } from './parts.ts'
import { movementCosts, movementKey } from './values.ts'

type Calls = typeof stockMovementCalls
type Movements = (typeof inventoryCalls)['movements']
type Search = Omit<ParsedOf<Calls['search']>, 'size' | 'start' | 'after' | 'sort'>
type Reply = ReplyOf<Calls['search']>
type Row = Reply['records'][number]

interface Stored extends Omit<Row, 'balance' | 'cost'> {
  readonly turn: string
  readonly lineNumber: number | null
  readonly placeKey: string
  /** All that moved since the cursor, this row included. */
  readonly until: string
}

/** What came and went of an item, a page at a time: what each page costs does not depend on how much is before it. */
export async function searchMovements(ctx: Ctx, search: ParsedOf<Calls['search']>): Promise<Reply> {
  if (!/^(id|date)( +(asc|desc))?$/i.test(search.sort.trim()))
    throw refuseField('sort', 'SORT_UNKNOWN', { allowed: 'id, date' })
  ctx.requireEntity(search.entityId)
  const { start, size } = search
  const ends = await endsOf(ctx, search)
  const after = search.after === undefined ? undefined : cursorOf(search.after)
  const [page, total] = await Promise.all([
    pageAfter(ctx, search, { after, start: after ? 0 : start, size }),
    after ? after.total : countOf(ctx, search),
  ])
  const { records, last } = await withCosts(ctx, search, page.rows, after?.balance ?? ends.opening)
  return {
    ...ends,
    records,
    start,
    size,
    total: Math.min(total, countedTo),
    totalIsExact: total <= countedTo,
    ...(page.hasMore && last ? { next: textOf({ ...last, total }) } : {}),
  }
}

/** The same from any row on, for programs that name it: all of them are counted. */
export async function itemMovements(ctx: Ctx, asked: ParsedOf<Movements>): Promise<ReplyOf<Movements>> {
  ctx.requireEntity(asked.entityId)
  const { start, size, ...search } = asked
  const { opening, closing, closingValue: value } = await endsOf(ctx, search)
  const [page, total] = await Promise.all([
    pageAfter(ctx, search, { after: undefined, start, size }),
    countOf(ctx, search, null),
  ])
  const { records } = await withCosts(ctx, search, page.rows, opening)
  return { opening, closing, value, total, records: records.map(({ id: _id, ...record }) => record) }
}

/** The same as a sheet, between what was there before the first and after the last. */
export async function exportMovements(
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> {
  ctx.requireEntity(input.entityId)
  const t = await ownWords(ctx)
  const ends = await endsOf(ctx, input)
  type Line = Partial<Row> & { readonly what?: string }
  const what = ({ what: said, documentKind, entryId, sort }: Line) => {
    if (said !== undefined) return said
    if (documentKind) return t(`enum.DocumentKind.${documentKind}`)
    if (entryId === null) return t('stock.openingTitle')
    return t(`enum.StockEntryKind.${isMoved(sort!) ? 'stockTransfer' : 'stockAdjustment'}`)
  }
  return exportList<Line>(ctx, {
    call: 'stockMovement.export',
    pdf: listPdf,
    input,
    of: { itemIds: [input.itemId] },
    title: ctx.t('export.stockMovement'),
    columns: [
      { key: 'column.date', label: t('column.date'), value: ({ day }) => day, type: 'date' },
      { key: 'stock.what', label: t('stock.what'), value: what },
      { key: 'column.number', label: t('column.number'), value: ({ number }) => number },
      { key: 'column.partyName', label: t('column.partyName'), value: ({ partyName }) => partyName },
      { key: 'stock.location', label: t('stock.location'), value: ({ locationName }) => locationName },
      { key: 'stock.holder', label: t('stock.holder'), value: ({ holderName }) => holderName },
      { key: 'stock.batch', label: t('stock.batch'), value: ({ batch }) => batch },
      {
        key: 'field.quantity',
        label: t('field.quantity'),
        value: ({ quantity }) => quantity,
        type: 'number',
      },
      { key: 'stock.balance', label: t('stock.balance'), value: ({ balance }) => balance, type: 'number' },
      { key: 'stock.cost', label: t('stock.cost'), value: ({ cost }) => cost, type: 'amount' },
    ],
    count: () => countOf(ctx, input),
    rows: async function* () {
      yield { what: t('stock.opening'), balance: ends.opening, cost: ends.openingValue }
      let after: Cursor | undefined
      for (;;) {
        const page = await pageAfter(ctx, input, { after, start: 0, size: 500 })
        const { records, last } = await withCosts(ctx, input, page.rows, after?.balance ?? ends.opening)
        yield* records
        if (!page.hasMore || !last) break
        after = { ...last, total: 0 }
      }
      yield { what: t('stock.closing'), balance: ends.closing, cost: ends.closingValue }
    },
  })
}

const isMoved = (sort: Row['sort']) => sort === 'transferIn' || sort === 'transferOut'

const daysOf = ({ fromDate, toDate, fromDocumentDate, toDocumentDate }: Search) => ({
  fromDate: fromDate ?? fromDocumentDate,
  toDate: toDate ?? toDocumentDate,
})

/** What was there before the days and is there after them, and what it was worth. */
async function endsOf(ctx: Ctx, search: Search) {
  const { fromDate, toDate } = daysOf(search)
  const at = async (day: string | undefined) => {
    const parts = await partsOf(ctx, { toDate: day }, [
      sql`g.entity_id = ${search.entityId} and g.item_id = ${search.itemId}`,
    ])
    const asked = parts.filter(
      ({ placeId, batch }) =>
        (!search.locationIds?.length || search.locationIds.includes(placeId)) &&
        (search.batch === undefined || batch === search.batch),
    )
    return [
      Decimal.sum(asked.map(({ closing }) => closing)).toPlain(),
      Decimal.sum(asked.map(({ value }) => value)).toFixed(2),
    ] as const
  }
  const [closing, closingValue] = await at(toDate)
  const [opening, openingValue] = fromDate === undefined ? ['0', '0.00'] : await at(addDays(fromDate, -1))
  return { opening, openingValue, closing, closingValue }
}

/** The order of movements, by columns that are never null. */
const orderOf = (alias: 'w' | 'g') =>
  sql.join(
    ['day', 'turn', 'document_key', 'entry_key', 'line_key', 'sort', 'place_key'].map((name) =>
      sql.ref(`${alias}.${name}`),
    ),
  )

/** Of one line at one place a row; a line that was taken back as a whole is none. */
function movedWithin(search: Search, from: string | undefined) {
  const { toDate } = daysOf(search)
  const { entityId, itemId, locationIds, batch } = search
  return sql`
    select min(m.id) as id, m.day, m.turn, m.sort, m.place_id, m.holder_id, m.batch, m.document_id, m.entry_id, m.line_number,
      sum(m.quantity) as quantity, coalesce(m.document_id, 0) as document_key, coalesce(m.entry_id, 0) as entry_key, coalesce(m.line_number, 0) as line_key,
      concat_ws(' ', m.place_id, m.holder_id, m.batch) as place_key
    from stock_movements m
    where m.subscriber_id = current_subscriber() and m.entity_id = ${entityId} and m.item_id = ${itemId}
      and m.day >= coalesce(${from ?? null}::date, '-infinity') and m.day <= coalesce(${toDate ?? null}::date, 'infinity')
      ${locationIds?.length ? sql`and m.place_id = any(${locationIds}::bigint[])` : sql``}
      ${batch === undefined ? sql`` : sql`and m.batch = ${batch}`}
    group by m.day, m.turn, m.sort, m.place_id, m.holder_id, m.batch, m.document_id, m.entry_id, m.line_number
    having sum(m.quantity) <> 0 or sum(m.value) <> 0`
}

/** A list is counted out to here. */
const countedTo = 10_000

async function countOf(ctx: Ctx, search: Search, most: number | null = countedTo + 1): Promise<number> {
  const named = namedIn(search)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from (${movedWithin(search, daysOf(search).fromDate)}) g
      ${named ? sql`${ofWhat} where ${named}` : sql``} limit ${most}) c`.execute(ctx.db)
  return rows[0]!.total
}

/** The document or entry that moved it. */
const ofWhat = sql`left join documents d on d.subscriber_id = current_subscriber() and d.id = g.document_id
  left join stock_entries e on e.subscriber_id = current_subscriber() and e.id = g.entry_id`

/** What has a word in its number or in the name of its party. */
function namedIn({ keyword, keywords = [] }: Search) {
  const words = [...keywords, ...(keyword ? [keyword] : [])].map(
    (word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  )
  return words.length === 0
    ? undefined
    : sql`(coalesce(d.number, e.number) ilike any(${words}::text[]) or d.party_name ilike any(${words}::text[]))`
}

interface Page {
  readonly after: Cursor | undefined
  readonly start: number
  readonly size: number
}

async function pageAfter(ctx: Ctx, search: Search, { after, start, size }: Page) {
  const { key } = after ?? {}
  const named = namedIn(search)
  const part = sql`limit ${size + 1} offset ${start}`
  const { rows } = await sql<Stored>`
    select g.id, g.day, g.turn::text as turn, g.sort, g.line_number, g.place_key, g.place_id as location_id, p.name as location_name, h.name as holder_name,
      g.batch, trim_scale(g.quantity)::text as quantity, g.document_id, d.kind as document_kind, g.entry_id, coalesce(d.number, e.number) as number,
      d.party_name, trim_scale(g.until)::text as until
    from (select w.*, sum(w.quantity) over (order by ${orderOf('w')} rows unbounded preceding) as until
        from (${movedWithin(search, key?.[0] ?? daysOf(search).fromDate)}) w
        ${key ? sql`where (${orderOf('w')}) > (${key[0]}::date, ${key[1]}::bigint, ${key[2]}::bigint, ${key[3]}::bigint, ${key[4]}::int, ${key[5]}, ${key[6]})` : sql``}
        order by ${orderOf('w')} ${named ? sql`` : part}) g
      join entities p on p.subscriber_id = current_subscriber() and p.id = g.place_id
      left join parties h on h.subscriber_id = current_subscriber() and h.id = g.holder_id
      ${ofWhat}
    ${named ? sql`where ${named}` : sql``}
    order by ${orderOf('g')} ${named ? part : sql``}`.execute(ctx.db)
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** What each put in or took out, by the valuation of the GSTIN over all its places, and the place of the next page. */
async function withCosts(
  ctx: Ctx,
  { entityId, itemId }: Search,
  rows: readonly Stored[],
  before: DecimalLike,
) {
  const [first, end] = [rows[0], rows.at(-1)]
  if (!first || !end) return { records: [], last: undefined }
  const costs = await movementCosts(ctx, { entityId, itemId }, first.day, end.day)
  const records = rows.map(({ until, turn, lineNumber, placeKey: _place, ...row }): Row => ({
    ...row,
    balance: Decimal.of(before).add(until).toPlain(),
    cost: isMoved(row.sort)
      ? '0.00'
      : partOf(costs.get(movementKey({ ...row, turn, lineNumber })), row.quantity),
  }))
  const { day, turn, documentId, entryId, lineNumber, sort, placeKey } = end
  const key = [day, turn, documentId ?? 0, entryId ?? 0, lineNumber ?? 0, sort, placeKey] as const
  return { records, last: { key, balance: records.at(-1)!.balance } }
}

/** Where a line took of several batches each row has its part of the cost. */
function partOf(
  all: { readonly quantity: string; readonly value: string } | undefined,
  quantity: string,
): string {
  if (!all) return '0.00'
  const whole = Decimal.of(all.quantity)
  if (whole.isZero() || whole.eq(quantity)) return all.value
  return Decimal.of(all.value).mul(quantity).div(whole, 2).toFixed(2)
}

/** The last row of a page, with what was there after it, and how many rows there are. */
interface Cursor {
  readonly key: readonly [string, string, number, number, number, string, string]
  readonly balance: string
  readonly total: number
}

const textOf = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function cursorOf(text: string): Cursor {
  try {
    const { key, balance, total } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Cursor
    const [day, turn, ...more] = key
    const [document, entry, line, sort, place] = more
    if (
      /^\d{4}-\d\d-\d\d$/.test(day) &&
      /^\d{1,18}$/.test(turn) &&
      [document, entry, line, total].every(Number.isSafeInteger) &&
      [sort, place].every((one) => typeof one === 'string') &&
      Decimal.isValid(balance)
    )
      return { key, balance, total }
  } catch {
    // Refused below like any other text that is no cursor.
  }
  throw refuseField('after', 'CURSOR_INVALID')
}
