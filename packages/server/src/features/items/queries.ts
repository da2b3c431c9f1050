import type { CustomFilters } from '@bahi/contracts/custom-fields.ts'
import type { ItemDetail, ItemRow } from '@bahi/contracts/items.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { attachmentCount, attachmentsColumn } from '../attachments/index.ts'
import { customConditions } from '../custom-fields/index.ts'
import {
  keywordConditions,
  listed,
  peopleOf,
  presentOnly,
  stampsOf,
  startsWith,
  wordsOf,
  stampSorts,
} from '../records/index.ts'
import type { StoredAs, Use } from '../records/index.ts'

export interface ItemFilters {
  readonly keyword?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly statuses?: readonly string[] | undefined
  readonly categoryIds?: readonly number[] | undefined
  readonly kinds?: readonly string[] | undefined
  readonly supplies?: readonly string[] | undefined
  readonly customFilters?: CustomFilters | undefined
  readonly fromStamp?: string | undefined
  readonly toStamp?: string | undefined
}

export const itemList = (filters: ItemFilters): ListQuery => ({
  select: sql`${stampsOf('i')},
    i.code, i.name, i.kind, i.supply, i.hsn, i.uqc, g.name as category_name, i.selling_price::text as selling_price,
    i.purchase_price::text as purchase_price, i.tax_category, trim_scale(i.tax_rate)::text as tax_rate, i.barcode, i.barcode_type, i.custom_fields, ${attachmentCount('item', 'i')}`,
  from: sql`items i`,
  joins: sql`${people} left join categories g on g.subscriber_id = i.subscriber_id and g.id = i.category_id`,
  id: sql`i.id`,
  conditions: conditionsOf(filters),
  sorts: {
    name: { expression: sql`i.name_key`, type: 'text' },
    code: { expression: sql`i.code_key`, type: 'text' },
    hsn: { expression: sql`coalesce(i.hsn, '')`, type: 'text' },
    sellingPrice: { expression: sql`coalesce(i.selling_price, 0)`, type: 'numeric' },
    taxRate: { expression: sql`coalesce(i.tax_rate, 0)`, type: 'numeric' },
    ...stampSorts('i'),
    createdAt: { expression: sql`i.created_at`, type: 'timestamptz' },
  },
})

const people = peopleOf('i')

function conditionsOf(filters: ItemFilters): RawBuilder<unknown>[] {
  const list: RawBuilder<unknown>[] = [
    sql`i.subscriber_id = current_subscriber()`,
    ...listed(filters, sql`i.status`),
  ]
  if (filters.categoryIds?.length) {
    list.push(sql`i.category_id in (select g.id from categories g where g.subscriber_id = current_subscriber()
      and (g.id = any(${[...filters.categoryIds]}::bigint[]) or g.parent_id = any(${[...filters.categoryIds]}::bigint[])))`)
  }
  if (filters.kinds?.length) list.push(sql`i.kind = any(${[...filters.kinds]}::text[])`)
  if (filters.supplies?.length) list.push(sql`i.supply = any(${[...filters.supplies]}::text[])`)
  list.push(...customConditions(filters.customFilters, sql`i.custom_fields`))
  if (filters.fromStamp) list.push(sql`i.changed_at >= ${filters.fromStamp}::timestamptz`)
  if (filters.toStamp) list.push(sql`i.changed_at <= ${filters.toStamp}::timestamptz`)
  if (filters.keyword)
    list.push(...keywordConditions(filters.keyword, { table: 'item_words', key: 'item_id', id: sql`i.id` }))
  const keywords = filters.keywords?.map((word) => word.toLowerCase()).filter((word) => word !== '')
  if (keywords?.length) {
    list.push(sql`(i.name_key = any(${keywords}::text[]) or exists (select from item_words w
      where w.subscriber_id = current_subscriber() and w.item_id = i.id and w.word = any(${keywords}::text[])))`)
  }
  return list
}

export type ItemRecord = z.input<typeof ItemDetail>
export type ItemRowRecord = z.input<typeof ItemRow>

export async function itemDetail(db: Db, id: number): Promise<ItemRecord | undefined> {
  const { rows } = await sql<StoredAs<ItemRecord>>`
    select ${stampsOf('i')},
      i.code, i.name, i.kind, i.supply, i.hsn, i.description, i.unit_id, i.uqc, i.secondary_unit_id,
      trim_scale(i.conversion_rate)::text as conversion_rate, i.category_id, i.selling_price::text as selling_price,
      i.price_includes_tax, i.purchase_price::text as purchase_price, i.mrp::text as mrp,
      trim_scale(i.discount_percent)::text as discount_percent, i.tax_category, trim_scale(i.tax_rate)::text as tax_rate,
      trim_scale(i.cess_rate)::text as cess_rate, trim_scale(i.cess_per_unit)::text as cess_per_unit,
      trim_scale(i.state_cess_rate)::text as state_cess_rate, i.exemption_reason, i.reverse_charge, i.tds_section, i.tcs_section, i.barcode, i.barcode_type, i.secondary_barcode, i.is_stocked, i.has_batches, i.has_serials,
      trim_scale(i.reorder_level)::text as reorder_level, i.picture, i.custom_fields,
      u.code as unit_code, v.code as secondary_unit_code, g.name as category_name,
      ${attachmentsColumn('item', 'i')} as attachments
    from items i ${people}
    left join units u on u.subscriber_id = i.subscriber_id and u.id = i.unit_id
    left join units v on v.subscriber_id = i.subscriber_id and v.id = i.secondary_unit_id
    left join categories g on g.subscriber_id = i.subscriber_id and g.id = i.category_id
    where i.subscriber_id = current_subscriber() and i.id = ${id}`.execute(db)
  return rows[0] && presentOnly(rows[0])
}

export interface ItemChoiceRow {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly description: string | null
  readonly supply: 'Goods' | 'Services'
  readonly hsn: string | null
  readonly uqc: string | null
  readonly sellingPrice: string | null
  readonly purchasePrice: string | null
  readonly priceIncludesTax: boolean
  readonly discountPercent: string | null
  readonly taxCategory: 'Taxable' | 'Exempt' | 'NilRated' | 'NonGst' | 'ZeroRated'
  readonly taxRate: string | null
  readonly cessRate: string | null
  readonly cessPerUnit: string | null
  readonly stateCessRate: string | null
  readonly barcode: string | null
  readonly secondUqc: string | null
  readonly conversionRate: string | null
  readonly hasBatches: boolean
  readonly hasSerials: boolean
}

/** How many a picker shows. */
const choices = 100

/** What a line takes from an item `i`, whose second unit is `v`. */
const choiceColumns =
  sql.raw(`i.id, i.code, i.name, i.description, i.supply, i.hsn, i.uqc, i.selling_price::text as selling_price, i.purchase_price::text as purchase_price, i.price_includes_tax,
  trim_scale(i.discount_percent)::text as discount_percent, i.tax_category, trim_scale(i.tax_rate)::text as tax_rate,
  trim_scale(i.cess_rate)::text as cess_rate, trim_scale(i.cess_per_unit)::text as cess_per_unit,
  trim_scale(i.state_cess_rate)::text as state_cess_rate, i.barcode,
  v.uqc as second_uqc, case when v.id is not null then trim_scale(i.conversion_rate)::text end as conversion_rate,
  i.has_batches, i.has_serials`)
const secondUnit = sql.raw(
  'left join units v on v.subscriber_id = i.subscriber_id and v.id = i.secondary_unit_id and v.uqc <> i.uqc',
)
const ofSecondUnit = sql.raw<SecondUnit>(
  "json_build_object('uqc', v.uqc, 'contains', trim_scale(i.conversion_rate)::text)",
)

/** The second unit, which contains so many of the first; its code as a line has it. */
interface SecondUnit {
  readonly uqc: string | null
  readonly contains: string
}
interface PickedItem extends ItemChoiceRow {
  /** What was typed is the barcode of that. */
  readonly secondUnit: SecondUnit | null
}

/**
 * Items with that very barcode, of their first or second unit, then those whose name begins with the text, then those of which every word typed
 * begins a word: of the name, code, barcode or HSN. Each part stops at a hundred rows of an index, however many items
 * there are.
 */
export async function pickItems(db: Db, text: string, most = choices): Promise<PickedItem[]> {
  const typed = text.trim().toLowerCase()
  const [longest, ...others] = wordsOf(typed).sort((a, b) => b.length - a.length)
  const fits = sql`i.subscriber_id = current_subscriber() and i.status = 'Active'`
  const parts = [
    sql`(select i.id, 1 as rank, i.name_key as key from items i
      where ${fits} and ${startsWith(sql`i.name_key`, typed)} order by i.name_key, i.id limit ${choices})`,
  ]
  if (longest !== undefined) {
    parts.push(
      sql`(select i.id, 0 as rank, i.name_key as key from items i
        where ${fits} and i.barcode is not null and i.barcode = ${text.trim()} order by i.id limit 5)`,
      sql`(select i.id, 0 as rank, i.name_key as key from items i
        where ${fits} and i.secondary_barcode is not null and i.secondary_barcode = ${text.trim()} limit 1)`,
      sql`(select i.id, 2 as rank, w.word as key from item_words w
        join items i on i.subscriber_id = w.subscriber_id and i.id = w.item_id
        where w.subscriber_id = current_subscriber() and ${startsWith(sql`w.word`, longest)} and ${fits}
        ${sql.join(
          others.map(
            (word) => sql`and exists (select from item_words x where x.subscriber_id = current_subscriber()
              and x.item_id = w.item_id and ${startsWith(sql`x.word`, word)})`,
          ),
          sql` `,
        )}
        order by w.word, w.item_id limit ${choices * 2})`,
    )
  }
  const { rows } = await sql<PickedItem>`
    with found as (select id, min(rank) as rank, min(key) as key from (${sql.join(parts, sql` union all `)}) f
      group by id order by 2, 3, 1 limit ${most})
    select ${choiceColumns},
      case when i.secondary_barcode = ${text.trim()} then ${ofSecondUnit} end as second_unit
    from found f join items i on i.subscriber_id = current_subscriber() and i.id = f.id
    ${secondUnit}
    order by f.rank, f.key, i.id`.execute(db)
  return rows
}

/**
 * The item that each text names in whole, by code or barcode before name; of two of one name the one made first. Each
 * text reads three indexes once, however many items there are.
 */
export async function itemsNamed(
  db: Db,
  texts: readonly string[],
): Promise<{ text: string; item: ItemChoiceRow }[]> {
  const fits = sql`i.subscriber_id = current_subscriber() and i.status = 'Active'`
  const { rows } = await sql<ItemChoiceRow & { text: string }>`
    select asked.text, ${choiceColumns}
    from unnest(${[...new Set(texts)]}::text[]) as asked (text)
    cross join lateral (
      select id from (
        (select i.id, 0 as rank from items i where ${fits} and i.code_key = lower(asked.text) limit 1)
        union all
        (select i.id, 1 from items i where ${fits} and i.barcode is not null and i.barcode = asked.text limit 1)
        union all
        (select i.id, 2 from items i where ${fits} and i.name_key = lower(asked.text) order by i.id limit 1)
      ) one order by rank limit 1
    ) found
    join items i on i.subscriber_id = current_subscriber() and i.id = found.id
    ${secondUnit}`.execute(db)
  return rows.map(({ text, ...item }) => ({ text, item }))
}

/**
 * The item, or batch of an item, that has one of these barcodes, the first of them before others; the code of an item serves where goods have
 * no barcode.
 */
export async function itemWithBarcode(
  db: Db,
  barcodes: readonly string[],
  codes: readonly string[],
): Promise<ItemWithBarcode | undefined> {
  const fits = sql`i.subscriber_id = current_subscriber() and i.status = 'Active'`
  const asked = sql`${[...barcodes]}::text[]`
  const { rows } = await sql<ItemChoiceRow & Omit<ItemWithBarcode, 'item'>>`
    select ${choiceColumns}, one.batch, one.found,
      case when one.rank = 1 then ${ofSecondUnit} end as second_unit
    from (
      (select i.id, null as batch, i.barcode as found, 0 as rank from items i where ${fits} and i.barcode = any(${asked})
        order by array_position(${asked}, i.barcode) limit 1)
      union all
      (select i.id, null, i.secondary_barcode, 1 from items i where ${fits} and i.secondary_barcode = any(${asked})
        order by array_position(${asked}, i.secondary_barcode) limit 1)
      union all
      (select i.id, b.batch, b.barcode, 2 from item_batches b join items i on ${fits} and i.id = b.item_id
        where b.subscriber_id = current_subscriber() and b.status <> 'Delete' and b.barcode = any(${asked})
        order by array_position(${asked}, b.barcode) limit 1)
      union all
      (select i.id, null, i.code, 3 from items i where ${fits} and i.code_key = any(${codes.map((code) => code.toLowerCase())}::text[]) limit 1)
      order by rank limit 1) one
    join items i on i.subscriber_id = current_subscriber() and i.id = one.id
    ${secondUnit}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { batch, found, secondUnit: second, ...item } = row
  return { item, batch, found, secondUnit: second }
}

interface ItemWithBarcode {
  readonly item: ItemChoiceRow
  readonly batch: string | null
  /** As it is written there. */
  readonly found: string
  /** The barcode is that of the second unit. */
  readonly secondUnit: SecondUnit | null
}

/** What keeps an item from being deleted. */
export const itemUses: readonly Use[] = [
  {
    code: 'USED_IN_DOCUMENTS',
    query: (ids) => sql`select x.id, 1 as uses, (select d.number from document_lines l
        join documents d on d.subscriber_id = l.subscriber_id and d.id = l.document_id
        where l.subscriber_id = current_subscriber() and l.item_id = x.id and d.status <> 'Delete' limit 1) as sample
      from unnest(${[...ids]}::bigint[]) as x (id)
      where exists (select from document_lines l join documents d on d.subscriber_id = l.subscriber_id and d.id = l.document_id
        where l.subscriber_id = current_subscriber() and l.item_id = x.id and d.status <> 'Delete')`,
  },
]

const stockFields = [
  'supply',
  'uqc',
  'secondaryUnitId',
  'conversionRate',
  'isStocked',
  'hasBatches',
  'hasSerials',
] as const
type StockField = (typeof stockFields)[number]

/** What of an item decides how its stock is counted and is another now, though stock of it has moved. */
export async function stockFieldsChanged(
  db: Db,
  id: number,
  now: {
    readonly supply: string
    readonly uqc?: string | undefined
    readonly secondaryUnitId?: number | undefined
    readonly conversionRate?: string | undefined
    readonly isStocked: boolean
    readonly hasBatches: boolean
    readonly hasSerials: boolean
  },
): Promise<StockField[]> {
  const { rows } = await sql<Record<StockField, boolean>>`
    select i.supply <> ${now.supply} as supply, ${now.uqc ?? null}::text is not null and i.uqc is distinct from ${now.uqc ?? null}::text as uqc,
      i.conversion_rate is not null and i.conversion_rate is distinct from ${
        now.secondaryUnitId === undefined ? null : (now.conversionRate ?? null)
      }::numeric as conversion_rate,
      exists (select from units v, units w where v.subscriber_id = i.subscriber_id and v.id = i.secondary_unit_id
        and w.subscriber_id = i.subscriber_id and w.id = ${now.secondaryUnitId ?? null}::bigint and w.uqc <> v.uqc) as secondary_unit_id,
      i.is_stocked <> ${now.isStocked} as is_stocked, i.has_batches <> ${now.hasBatches} as has_batches,
      i.has_serials <> ${now.hasSerials} as has_serials
    from items i where i.subscriber_id = current_subscriber() and i.id = ${id}
      and exists (select from stock_levels l where l.subscriber_id = i.subscriber_id and l.item_id = i.id)`.execute(
    db,
  )
  const changed = rows[0]
  return changed === undefined ? [] : stockFields.filter((field) => changed[field])
}

type Held = 'code' | 'barcode' | 'secondaryBarcode'

/** Items, or batches of items, that have a code or barcode already; an item has its two barcodes apart from each other. */
export async function holdersOf(
  db: Db,
  asked: {
    readonly id?: number | undefined
    readonly name: string
    readonly code?: string | undefined
    readonly barcode?: string | undefined
    readonly secondaryBarcode?: string | undefined
  },
): Promise<Partial<Record<Held, string>>> {
  const { id = 0, name, code, barcode, secondaryBarcode } = asked
  const withBarcode = (field: Held, text: string | undefined) => sql`
    (select ${field} as field, name from items where subscriber_id = current_subscriber() and barcode = ${text ?? null}
      and status <> 'Delete' and id <> ${id} limit 1)
    union all
    (select ${field}, name from items where subscriber_id = current_subscriber() and secondary_barcode = ${text ?? null}
      and status <> 'Delete' and id <> ${id} limit 1)
    union all
    (select ${field}, i.name || ', ' || b.batch from item_batches b join items i on i.subscriber_id = b.subscriber_id and i.id = b.item_id
      where b.subscriber_id = current_subscriber() and b.barcode = ${text ?? null} and b.status <> 'Delete' limit 1)`
  const { rows } = await sql<{ field: Held; name: string }>`
    (select 'code' as field, name from items where subscriber_id = current_subscriber() and code_key = ${code?.toLowerCase() ?? null}
      and status <> 'Delete' and id <> ${id} limit 1)
    union all ${withBarcode('barcode', barcode)}
    union all ${withBarcode('secondaryBarcode', secondaryBarcode)}`.execute(db)
  const held = Object.fromEntries(rows.map((row) => [row.field, row.name]))
  return secondaryBarcode !== undefined && secondaryBarcode === barcode
    ? { ...held, secondaryBarcode: name }
    : held
}

interface Chosen {
  readonly id: number
  readonly name: string
  readonly status: string
}

export interface ItemSurroundings {
  readonly turnover: string
  readonly ownRates: readonly string[]
  readonly unit: (Chosen & { readonly uqc: string }) | null
  readonly unitOfUqc: number | null
  readonly secondaryUnit: Chosen | null
  readonly category: Chosen | null
  /** What the item has now: it may keep what was made inactive since. */
  readonly before: {
    readonly unitId: number | null
    readonly secondaryUnitId: number | null
    readonly categoryId: number | null
  } | null
}

/** Everything an item is checked against, in one round trip. */
export async function surroundingsOf(
  db: Db,
  asked: {
    id?: number | undefined
    unitId?: number | undefined
    uqc?: string | undefined
    secondaryUnitId?: number | undefined
    categoryId?: number | undefined
    today: string
  },
): Promise<ItemSurroundings> {
  const { rows } = await sql<ItemSurroundings>`
    select coalesce((select max(e.turnover) from entities e where e.subscriber_id = current_subscriber() and e.status <> 'Delete'), 0)::text as turnover,
      (select coalesce(json_agg(trim_scale(t.rate)::text), '[]') from tax_rates t where t.subscriber_id = current_subscriber() and t.status = 'Active'
        and t.tax_kind = 'GST' and not t.is_system and (t.valid_from is null or t.valid_from <= ${asked.today}::date)
        and (t.valid_to is null or t.valid_to >= ${asked.today}::date)) as own_rates,
      (select json_build_object('id', u.id, 'name', u.code, 'uqc', u.uqc, 'status', u.status) from units u
        where u.subscriber_id = current_subscriber() and u.id = ${asked.unitId ?? null}::bigint and u.status <> 'Delete') as unit,
      (select u.id from units u where u.subscriber_id = current_subscriber() and u.uqc = ${asked.uqc ?? null} and u.status = 'Active'
        order by (u.code = u.uqc) desc, u.id limit 1) as unit_of_uqc,
      (select json_build_object('id', u.id, 'name', u.code, 'status', u.status) from units u
        where u.subscriber_id = current_subscriber() and u.id = ${asked.secondaryUnitId ?? null}::bigint and u.status <> 'Delete') as secondary_unit,
      (select json_build_object('id', g.id, 'name', g.name, 'status', g.status) from categories g
        where g.subscriber_id = current_subscriber() and g.id = ${asked.categoryId ?? null}::bigint and g.status <> 'Delete') as category,
      (select json_build_object('unitId', i.unit_id, 'secondaryUnitId', i.secondary_unit_id, 'categoryId', i.category_id) from items i
        where i.subscriber_id = current_subscriber() and i.id = ${asked.id ?? null}::bigint) as before
  `.execute(db)
  return rows[0]!
}
