import type { TurnoverGrouping } from '@bahi/contracts/turnover-reports.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ListQuery, SortColumn } from '../../../platform/paging.ts'
import { nameContains } from '../../records/index.ts'
import { daysBefore, daysOf, factsOf, table12Facts } from './facts.ts'
import type { Asked, Days, Part } from './facts.ts'

type Sql = RawBuilder<unknown>
type Summed = Exclude<TurnoverGrouping, 'line' | 'document'>

/** By what lines are summed, and what is said of each sum beside its amounts. */
interface Grouping {
  readonly facts: (parts: readonly Part[], asked: Asked, days: Days) => Sql[]
  /** Of the facts `f`, by the name of the column. */
  readonly keys: Readonly<Record<string, Sql>>
  /** Summed beside the amounts, of the days that are asked for alone. */
  readonly counts: Readonly<Record<string, (now: Sql) => Sql>>
  /** Over the sums `a`. */
  readonly joins?: Sql
  readonly select: Sql
  readonly sorts: Readonly<Record<string, SortColumn>>
  /** What a word that is looked for may be in. */
  readonly text: Sql
}

const lines = (now: Sql) => sql`(sum(f.counted)${now})::bigint`
/** A document whose lines are summed counts once; what is kept counts documents. */
const documents = (now: Sql) =>
  sql`(coalesce(sum(case when f.document_id is null then f.counted end)${now}, 0) + count(distinct f.document_id)${now})::bigint`
/** Services have no quantity. */
const billed = (now: Sql) =>
  sql`trim_scale(sum(case when left(f.hsn, 2) = '99' then 0 else f.quantity end)${now})`
const unit = sql`case when left(f.hsn, 2) = '99' then 'NA' else coalesce(nullif(f.uqc, ''), 'OTH') end`

const text = (expression: Sql): SortColumn => ({ expression, type: 'text' })
const numeric = (expression: Sql): SortColumn => ({ expression, type: 'numeric' })

const ofHsn = {
  select: sql`a.hsn, a.uqc, trim_scale(a.tax_rate)::text as tax_rate, a.lines, a.quantity::text as quantity`,
  sorts: { hsn: text(sql`a.hsn`), quantity: numeric(sql`a.quantity`), taxRate: numeric(sql`a.tax_rate`) },
  text: sql`a.hsn`,
}

const groupings: Readonly<Record<Summed, Grouping>> = {
  hsn: {
    facts: (parts, asked, days) => factsOf('lines', parts, asked, days),
    keys: { hsn: sql`f.hsn`, uqc: unit, tax_rate: sql`f.tax_rate` },
    counts: { lines, quantity: billed },
    ...ofHsn,
  },
  table12: {
    facts: (parts, asked, days) => parts.map((part) => table12Facts(part, asked, days)),
    keys: { tab: sql`f.tab`, hsn: sql`f.hsn`, uqc: sql`f.uqc`, tax_rate: sql`f.tax_rate` },
    counts: { lines, quantity: (now) => sql`trim_scale(sum(f.quantity)${now})` },
    ...ofHsn,
    select: sql`a.tab, ${ofHsn.select}`,
  },
  party: {
    facts: (parts, asked, days) => factsOf('documents', parts, asked, days),
    keys: { party_id: sql`f.party_id` },
    counts: { documents },
    joins: sql`left join parties p on p.subscriber_id = current_subscriber() and p.id = a.party_id`,
    select: sql`a.party_id, p.name as party_name, p.code as party_code, p.gstin, p.state_code, a.documents`,
    sorts: {
      partyName: text(sql`coalesce(p.name_key, '')`),
      documents: { expression: sql`a.documents`, type: 'bigint' },
    },
    text: sql`concat_ws(' ', p.name, p.code, p.gstin)`,
  },
  item: {
    facts: (parts, asked, days) => factsOf('lines', parts, asked, days),
    keys: { item_id: sql`f.item_id` },
    counts: {
      lines,
      // In the unit of the item.
      quantity: (now) =>
        sql`trim_scale(sum(f.moved_quantity * case when i.conversion_rate is null or f.uqc = i.uqc then 1 else pieces_of_unit(i.id, f.uqc) end)${now})`,
    },
    joins: sql`left join items i on i.subscriber_id = current_subscriber() and i.id = a.item_id
      left join categories c on c.subscriber_id = i.subscriber_id and c.id = i.category_id`,
    select: sql`a.item_id, i.name as item_name, i.code as item_code, c.name as category_name, i.hsn, i.uqc, a.lines, a.quantity::text as quantity,
      round(a.taxable_value / nullif(a.quantity, 0), 2)::text as average_price`,
    sorts: {
      itemName: text(sql`coalesce(i.name_key, '')`),
      quantity: numeric(sql`a.quantity`),
    },
    text: sql`concat_ws(' ', i.name, i.code, i.hsn)`,
  },
  salesPerson: {
    facts: (parts, asked, days) => factsOf('documents', parts, asked, days),
    keys: { sales_person: sql`nullif(f.sales_person, '')` },
    counts: { documents },
    select: sql`a.sales_person, a.documents`,
    sorts: {
      salesPerson: text(sql`coalesce(lower(a.sales_person), '')`),
      documents: { expression: sql`a.documents`, type: 'bigint' },
    },
    text: sql`a.sales_person`,
  },
  rate: {
    facts: (parts, asked, days) => factsOf('lines', parts, asked, days),
    keys: { tax_category: sql`f.tax_category`, tax_rate: sql`f.tax_rate` },
    counts: { lines },
    select: sql`a.tax_category, trim_scale(a.tax_rate)::text as tax_rate, a.lines`,
    sorts: { taxRate: numeric(sql`a.tax_rate`), taxCategory: text(sql`a.tax_category`) },
    text: sql`concat_ws(' ', a.tax_category, a.tax_rate)`,
  },
}

export const amountNames = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess', 'tax', 'total'] as const
const stored = ['taxable_value', 'igst', 'cgst', 'sgst', 'cess', 'total'] as const

/** The sums of a report, as a list. */
export function sumsList(by: Summed, parts: readonly Part[], asked: Asked): ListQuery {
  const { facts, keys, counts, joins = sql``, select, sorts, text: words } = groupings[by]
  const days = daysOf(asked)
  const before = daysBefore(days, asked.compareTo)
  const all = (rows: readonly Sql[]) => sql.join([...rows], sql` union all `)
  const source = before
    ? sql`select f.*, false as is_before from (${all(facts(parts, asked, days))}) f
        union all select f.*, true from (${all(facts(parts, asked, before))}) f`
    : all(facts(parts, asked, days))
  const now = before ? sql` filter (where not f.is_before)` : sql``
  const sum = (column: string) => sql`coalesce(sum(${sql.ref(`f.${column}`)})${now}, 0)::numeric(20, 2)`
  const split = {
    side: sql`f.side`,
    month: asked.splitBy === 'month' ? sql`f.month` : sql`null::date`,
    entity_id: asked.splitBy === 'entity' ? sql`f.entity_id` : sql`null::bigint`,
  }
  const groupedBy = { ...keys, ...split }
  const names = Object.keys(groupedBy)
  const groups = sql`
    select ${sql.join(Object.entries(groupedBy).map(([name, key]) => sql`${key} as ${sql.ref(name)}`))},
      ${sql.join(Object.entries(counts).map(([name, count]) => sql`coalesce(${count(now)}, 0) as ${sql.ref(name)}`))},
      ${sql.join(stored.map((column) => sql`${sum(column)} as ${sql.ref(column)}`))},
      ${before ? sql`coalesce(sum(f.taxable_value) filter (where f.is_before), 0)::numeric(20, 2)` : sql`null::numeric`} as before_value
    from (${source}) f ${by === 'item' ? sql`left join items i on i.subscriber_id = current_subscriber() and i.id = f.item_id` : sql``}
    group by ${sql.join(names.map((_, at) => sql.lit(at + 1)))}`
  const tax = sql`(a.igst + a.cgst + a.sgst + a.cess)`
  const change = sql`(a.taxable_value - a.before_value)`
  return {
    select: sql`a.id, ${select}, a.side, a.month, a.entity_id, e.name as entity_name, a.taxable_value, a.igst, a.cgst, a.sgst, a.cess, ${tax} as tax, a.total,
      a.before_value, ${change} as change, round(${change} * 100 / nullif(abs(a.before_value), 0), 2) as change_percent`,
    // A number that stays with a group on whichever page it is: of what the group is of.
    from: sql`(select ('x' || left(md5(concat_ws('|', ${sql.join(names.map((name) => sql`coalesce(${sql.ref(`b.${name}`)}::text, '-')`))})), 13))::bit(52)::bigint as id, b.* from (${groups}) b) a
      ${joins} left join entities e on e.subscriber_id = current_subscriber() and e.id = a.entity_id`,
    id: sql`a.id`,
    conditions: [sql`true`, ...nameContains(asked.keyword, words)],
    sorts: {
      id: { expression: sql`a.id`, type: 'bigint' },
      ...sorts,
      month: { expression: sql`coalesce(a.month, '-infinity')`, type: 'date' },
      taxableValue: numeric(sql`a.taxable_value`),
      tax: numeric(tax),
      total: numeric(sql`a.total`),
      change: numeric(sql`coalesce(${change}, 0)`),
      ...Object.fromEntries(
        ['igst', 'cgst', 'sgst', 'cess'].map((name) => [name, numeric(sql.ref(`a.${name}`))]),
      ),
    },
    sums:
      parts.length === 1
        ? Object.fromEntries(
            [...amountNames, ...(before ? (['beforeValue', 'change'] as const) : [])].map((name) => [
              name,
              sql`coalesce(sum(${sql.ref(snake(name))}), 0)::numeric(20, 2)`,
            ]),
          )
        : {},
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Sums of all that a report has, from the same facts. */
export const totalsOf = (parts: readonly Part[], asked: Asked, of: 'documents' | 'lines'): Sql => sql`
  select ${sql.join(
    amountNames.map(
      (name) =>
        sql`coalesce(sum(${name === 'tax' ? sql`f.igst + f.cgst + f.sgst + f.cess` : sql.ref(`f.${snake(name)}`)}), 0)::numeric(20, 2) as ${sql.ref(snake(name))}`,
    ),
  )} from (${sql.join(factsOf(of, parts, asked, daysOf(asked)), sql` union all `)}) f`
