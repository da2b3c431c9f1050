import type { PriceListSave } from '@bahi/contracts/price-lists.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { priceListDetail } from './lists.ts'

type Input = z.output<typeof PriceListSave>
type Line = Input['lines'][number]

interface Known {
  readonly same: boolean
  readonly items: { readonly id: number; readonly name: string; readonly mrp: string | null }[]
  readonly categories: number[]
  readonly parties: number[]
  readonly groups: number[]
}

/** A list with its rows, parties and groups, or nothing of it with every fault. */
export async function savePriceList(db: Db, input: Input): Promise<Saved> {
  const { id, version, partyIds, partyGroupIds, lines, ...fields } = input
  const issues = new Issues()
  const known = await knownOf(db, input)
  if (known.same) issues.add('name', 'DUPLICATE')
  for (const [index, one] of partyIds.entries())
    if (!known.parties.includes(one)) issues.add(`partyIds[${index}]`, 'UNKNOWN_RECORD')
  for (const [index, one] of partyGroupIds.entries())
    if (!known.groups.includes(one)) issues.add(`partyGroupIds[${index}]`, 'UNKNOWN_RECORD')
  lineIssues(input, known, issues)
  issues.refuse()
  const columns = { ...emptyColumns, ...fields, isForAll: partyIds.length + partyGroupIds.length === 0 }
  const saved = await refusingDuplicates({ price_lists_name: 'name' }, () =>
    id === undefined
      ? insertRecord(db, 'price_lists', columns)
      : updateRecord(db, 'price_lists', { id, version }, columns, () => priceListDetail(db, id)),
  )
  await replaceNames(db, saved.id, { table: 'price_list_parties', column: 'party_id', ids: partyIds })
  await replaceNames(db, saved.id, {
    table: 'price_list_groups',
    column: 'party_group_id',
    ids: partyGroupIds,
  })
  await replaceLines(db, saved.id, lines)
  return saved
}

/** A save replaces the record: what was not sent is emptied. */
const emptyColumns = { validFrom: undefined, validTo: undefined, notes: undefined }

const idsOf = (lines: readonly Line[], key: 'itemId' | 'categoryId') => [
  ...new Set(lines.flatMap((line) => line[key] ?? [])),
]

async function knownOf(db: Db, { id, name, lines, partyIds, partyGroupIds }: Input): Promise<Known> {
  const { rows } = await sql<Known>`select
    exists (select from price_lists where subscriber_id = current_subscriber() and lower(name) = lower(${name}) and status <> 'Delete' and id <> ${id ?? 0}) as same,
    (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'mrp', i.mrp::text)), '[]') from items i
      where i.subscriber_id = current_subscriber() and i.id = any(${idsOf(lines, 'itemId')}::bigint[]) and i.status <> 'Delete') as items,
    array(select c.id from categories c where c.subscriber_id = current_subscriber() and c.id = any(${idsOf(lines, 'categoryId')}::bigint[]) and c.status <> 'Delete') as categories,
    array(select p.id from parties p where p.subscriber_id = current_subscriber() and p.id = any(${partyIds}::bigint[]) and p.status <> 'Delete') as parties,
    array(select g.id from party_groups g where g.subscriber_id = current_subscriber() and g.id = any(${partyGroupIds}::bigint[]) and g.status <> 'Delete') as groups`.execute(
    db,
  )
  return rows[0]!
}

function lineIssues({ side, lines }: Input, known: Known, issues: Issues): void {
  const items = new Map(known.items.map((item) => [item.id, item]))
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const at = `lines[${index}]`
    const { itemId, categoryId, unitPrice, discountPercent, buyQuantity, freeQuantity } = line
    const item = itemId === undefined ? undefined : items.get(itemId)
    if (itemId !== undefined && !item) issues.add(`${at}.itemId`, 'UNKNOWN_RECORD')
    if (categoryId !== undefined && !known.categories.includes(categoryId))
      issues.add(`${at}.categoryId`, 'UNKNOWN_RECORD')
    if (itemId !== undefined && categoryId !== undefined) issues.add(`${at}.categoryId`, 'PRICE_ROW_OF_BOTH')
    if (unitPrice !== undefined && itemId === undefined) issues.add(`${at}.unitPrice`, 'PRICE_NEEDS_ITEM')
    if (unitPrice === undefined && discountPercent === undefined && buyQuantity === undefined)
      issues.add(`${at}.unitPrice`, 'PRICE_ROW_EMPTY')
    if (discountPercent !== undefined && Decimal.of(discountPercent).gt(100))
      issues.add(`${at}.discountPercent`, 'DISCOUNT_ABOVE_100')
    for (const [one, other, field] of [
      [buyQuantity, freeQuantity, 'buyQuantity'],
      [freeQuantity, buyQuantity, 'freeQuantity'],
    ] as const) {
      if (one === undefined && other !== undefined) issues.add(`${at}.${field}`, 'REQUIRED')
      if (one !== undefined && !Decimal.of(one).isPositive()) issues.add(`${at}.${field}`, 'NOT_POSITIVE')
    }
    if (side === 'Sale' && item?.mrp && unitPrice !== undefined && Decimal.of(priceOf(line)).gt(item.mrp))
      issues.add(`${at}.unitPrice`, 'PRICE_ABOVE_MRP', {
        name: item.name,
        mrp: Decimal.of(item.mrp).toPlain(),
      })
    const key = `${itemId ?? ''} ${categoryId ?? ''} ${Decimal.of(line.fromQuantity ?? '0').toPlain()}`
    if (seen.has(key)) issues.add(`${at}.fromQuantity`, 'PRICE_ROW_TWICE')
    seen.add(key)
  }
}

const priceOf = ({ unitPrice, discountPercent = '0' }: Line): Decimal =>
  Decimal.of(unitPrice!).mul(Decimal.of(100).sub(discountPercent)).div(100, 12)

async function replaceNames(
  db: Db,
  listId: number,
  {
    table,
    column,
    ids,
  }: { readonly table: string; readonly column: string; readonly ids: readonly number[] },
): Promise<void> {
  const name = sql.ref(column)
  await sql`delete from ${sql.table(table)} where subscriber_id = current_subscriber() and price_list_id = ${listId}
    and ${name} <> all(${[...ids]}::bigint[])`.execute(db)
  await sql`insert into ${sql.table(table)} (subscriber_id, price_list_id, ${name})
    select current_subscriber(), ${listId}, x from unnest(${[...new Set(ids)]}::bigint[]) x on conflict do nothing`.execute(
    db,
  )
}

/** Rows that are as they were are left alone, so that the trail has what changed and no more. */
async function replaceLines(db: Db, listId: number, lines: readonly Line[]): Promise<void> {
  await sql`delete from price_list_lines where subscriber_id = current_subscriber() and price_list_id = ${listId}
    and line_number > ${lines.length}`.execute(db)
  const rows = lines.map((line, index) => ({
    line_number: index + 1,
    item_id: line.itemId ?? null,
    category_id: line.categoryId ?? null,
    from_quantity: line.fromQuantity ?? '0',
    unit_price: line.unitPrice ?? null,
    discount_percent: line.discountPercent ?? null,
    buy_quantity: line.buyQuantity ?? null,
    free_quantity: line.freeQuantity ?? null,
  }))
  await sql`insert into price_list_lines as l (subscriber_id, price_list_id, line_number, item_id, category_id, from_quantity, unit_price, discount_percent, buy_quantity, free_quantity)
    select current_subscriber(), ${listId}, r.line_number, r.item_id, r.category_id, r.from_quantity, r.unit_price, r.discount_percent, r.buy_quantity, r.free_quantity
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (line_number int, item_id bigint, category_id bigint, from_quantity numeric, unit_price numeric,
      discount_percent numeric, buy_quantity numeric, free_quantity numeric)
    on conflict (subscriber_id, price_list_id, line_number) do update set item_id = excluded.item_id, category_id = excluded.category_id,
      from_quantity = excluded.from_quantity, unit_price = excluded.unit_price, discount_percent = excluded.discount_percent,
      buy_quantity = excluded.buy_quantity, free_quantity = excluded.free_quantity
    where (l.item_id, l.category_id, l.from_quantity, l.unit_price, l.discount_percent, l.buy_quantity, l.free_quantity)
      is distinct from (excluded.item_id, excluded.category_id, excluded.from_quantity, excluded.unit_price, excluded.discount_percent,
        excluded.buy_quantity, excluded.free_quantity)`.execute(db)
}
