import type { TurnoverAsked, TurnoverSide } from '@bahi/contracts/turnover-reports.ts'
import { addDays, addMonths, endOfMonth, startOfMonth } from '@bahi/domain/cal/date.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { kindsOnSide, signsBeside, signTable } from '../turnover.ts'

type Sql = RawBuilder<unknown>

export type Asked = Omit<TurnoverAsked, 'start' | 'size' | 'after' | 'sort'>

/** Days of a report; a side without one goes on for ever. */
export interface Days {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** A side at the places where it may be read. */
export interface Part {
  readonly side: TurnoverSide
  readonly entityIds: readonly number[]
}

export const daysOf = ({ fromDocumentDate, toDocumentDate, financialYear }: Asked): Days => {
  const year = financialYear === undefined ? undefined : rangeOfFinancialYear(financialYear)
  return { from: fromDocumentDate ?? year?.from, to: toDocumentDate ?? year?.to }
}

/** The days to compare with; whole months with whole months. Nothing without both ends. */
export function daysBefore({ from, to }: Days, compareTo: Asked['compareTo']): Days | undefined {
  if (compareTo === undefined || from === undefined || to === undefined) return undefined
  const isWhole = from === startOfMonth(from) && to === endOfMonth(to)
  if (compareTo === 'yearBefore') {
    const until = addMonths(to, -12)
    return { from: addMonths(from, -12), to: isWhole ? endOfMonth(until) : until }
  }
  if (!isWhole) {
    const until = addDays(from, -1)
    return { from: addDays(until, (Date.parse(from) - Date.parse(to)) / 86_400_000), to: until }
  }
  const until = addDays(from, -1)
  let first = startOfMonth(until)
  for (let month = startOfMonth(to); month > from; month = addMonths(month, -1)) first = addMonths(first, -1)
  return { from: first, to: until }
}

/** Whole months of the days, whose sums are kept, and the days before and after them. */
export function monthsOf({ from, to }: Days): { readonly months?: Days; readonly rest: readonly Days[] } {
  const first = from === undefined || from === startOfMonth(from) ? from : addMonths(startOfMonth(from), 1)
  const last = to === undefined || to === endOfMonth(to) ? to : addDays(startOfMonth(to), -1)
  if (first !== undefined && last !== undefined && first > last) return { rest: [{ from, to }] }
  return {
    months: { from: first, to: last },
    rest: [
      ...(first === from ? [] : [{ from, to: addDays(first!, -1) }]),
      ...(last === to ? [] : [{ from: addDays(last!, 1), to }]),
    ],
  }
}

const within = (column: Sql, { from, to }: Days): Sql[] => [
  ...(from === undefined ? [] : [sql`${column} >= ${from}::date`]),
  ...(to === undefined ? [] : [sql`${column} <= ${to}::date`]),
]

/** Documents `d` in the books as sales or purchases, as posting counts them. */
export const isTurnover = sql`d.opens is not null and d.line_count > 0 and not d.body ? 'distribution'`

const typeConditions = ({ types }: Asked): Sql[] => {
  if (!types?.length) return []
  const each = {
    invoice: sql`not g.is_note`,
    lowers: sql`g.sign < 0`,
    raises: sql`(g.is_note and g.sign > 0)`,
  }
  return [
    sql`(${sql.join(
      types.map((type) => each[type]),
      sql` or `,
    )})`,
  ]
}

/** Conditions on documents `d` with their sign `g`. */
export const documentConditions = (asked: Asked): Sql[] => [
  ...typeConditions(asked),
  ...(asked.locationIds?.length ? [sql`d.child_entity_id = any(${asked.locationIds}::bigint[])`] : []),
  ...(asked.partyIds?.length ? [sql`d.party_id = any(${asked.partyIds}::bigint[])`] : []),
  ...(asked.salesPeople?.length ? [sql`d.sales_person = any(${asked.salesPeople}::text[])`] : []),
  ...(asked.reverseCharge === undefined ? [] : [sql`d.reverse_charge = ${asked.reverseCharge}`]),
  ...(asked.returnPeriods?.length ? [sql`d.return_period = any(${asked.returnPeriods}::text[])`] : []),
]

/** Conditions on lines, kept or not, by the alias of their columns. */
export const lineConditions = (
  { itemIds, categoryIds, hsns, hsnCodes, taxRates, supplies, taxCategories }: Asked,
  alias: 'y' | 's',
): Sql[] => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return [
    ...(itemIds?.length ? [sql`${column('item_id')} = any(${itemIds}::bigint[])`] : []),
    ...(categoryIds?.length
      ? [
          sql`${column('item_id')} in (select c.id from items c where c.subscriber_id = current_subscriber() and c.category_id = any(${categoryIds}::bigint[]))`,
        ]
      : []),
    ...codeConditions({ hsns, hsnCodes }, sql`coalesce(${column('hsn')}, '')`),
    ...(taxRates?.length ? [sql`${rateOf(alias)} = any(${taxRates}::numeric[])`] : []),
    ...(supplies?.length ? [sql`${column('supply')} = any(${supplies}::text[])`] : []),
    ...(taxCategories?.length ? [sql`${column('tax_category')} = any(${taxCategories}::text[])`] : []),
  ]
}

const codeConditions = ({ hsns, hsnCodes }: Pick<Asked, 'hsns' | 'hsnCodes'>, hsn: Sql): Sql[] => [
  ...(hsns?.length
    ? [
        sql`(${sql.join(
          hsns.map((code) => sql`starts_with(${hsn}, ${code})`),
          sql` or `,
        )})`,
      ]
    : []),
  ...(hsnCodes?.length ? [sql`${hsn} = any(${hsnCodes}::text[])`] : []),
]

/** As table 12 has it: supplies outside tax have no rate. */
export const rateOf = (alias: 'y' | 's'): Sql =>
  sql`case when ${sql.ref(`${alias}.tax_category`)} in ('Exempt', 'NilRated', 'NonGst') then 0 else ${sql.ref(`${alias}.tax_rate`)} end`

const isByLine = (asked: Asked): boolean => lineConditions(asked, 's').length > 0

const isByDocument = ({ locationIds, returnPeriods, reverseCharge }: Asked): boolean =>
  reverseCharge !== undefined ||
  [locationIds, returnPeriods].some((list) => list !== undefined && list.length > 0)

/**
 * What is summed: rows with their sign, of documents (`documents`) or of their lines (`lines`). Whole months come from the sums that posting
 * keeps, unless the report is narrowed by what they do not know; other days from the documents themselves.
 */
export function factsOf(
  wanted: 'documents' | 'lines',
  parts: readonly Part[],
  asked: Asked,
  days: Days,
): Sql[] {
  const byLine = wanted === 'lines' || isByLine(asked)
  const narrowed = byLine
    ? isByDocument(asked) || isByParty(asked) || wanted === 'documents'
    : isByDocument(asked)
  const { months, rest } = narrowed ? { rest: [days] } : monthsOf(days)
  const live = byLine ? liveLines : liveDocuments
  const kept = byLine ? keptLines : keptDocuments
  return parts.flatMap((part) => [
    ...(months ? [kept(part, asked, months)] : []),
    ...rest.map((some) => live(part, asked, some)),
  ])
}

const isByParty = ({ partyIds, salesPeople }: Asked): boolean =>
  [partyIds, salesPeople].some((list) => list !== undefined && list.length > 0)

const signed = (...columns: readonly string[]): Sql =>
  sql.join(
    columns.map((name) => {
      const column = sql.ref(`s.${name}`)
      // Half as long as a product, and there are as many as rows and columns.
      return sql`case when g.sign < 0 then -${column} else ${column} end as ${sql.ref(name)}`
    }),
  )

const keptDocuments = ({ side, entityIds }: Part, asked: Asked, days: Days): Sql => sql`
  select g.side, s.entity_id, s.month, null::bigint as document_id, nullif(s.party_id, 0) as party_id, s.sales_person, s.documents as counted,
    ${signed('taxable_value', 'igst', 'cgst', 'sgst', 'cess', 'total')}
  from party_turnover s ${signsBeside('s', side)}
  where g.sign is not null and s.subscriber_id = current_subscriber() and s.kind = any(${kindsOnSide(side)}::text[]) and s.entity_id = any(${[...entityIds]}::bigint[]) and s.documents <> 0
    ${and([...within(sql`s.month`, days), ...typeConditions(asked), ...partyConditions(asked)])}`

const partyConditions = ({ partyIds, salesPeople }: Asked): Sql[] => [
  ...(partyIds?.length ? [sql`s.party_id = any(${partyIds}::bigint[])`] : []),
  ...(salesPeople?.length ? [sql`s.sales_person = any(${salesPeople}::text[])`] : []),
]

const liveDocuments = ({ side, entityIds }: Part, asked: Asked, days: Days): Sql => sql`
  select g.side, d.entity_id, date_trunc('month', d.date)::date as month, d.id as document_id, d.party_id, coalesce(d.sales_person, '') as sales_person, 1::bigint as counted,
    g.sign * d.taxable_value as taxable_value, g.sign * d.igst as igst, g.sign * d.cgst as cgst, g.sign * d.sgst as sgst, g.sign * (d.cess + d.state_cess) as cess,
    g.sign * d.total as total
  from documents d join ${signTable} on g.kind = d.kind and g.type_code = d.type_code
  where ${booked(side, entityIds, asked, days)}`

const booked = (side: TurnoverSide, entityIds: readonly number[], asked: Asked, days: Days): Sql =>
  sql`d.subscriber_id = current_subscriber() and d.kind = any(${kindsOnSide(side)}::text[]) and d.entity_id = any(${[...entityIds]}::bigint[]) and ${isTurnover}
    ${and([...within(sql`d.date`, days), ...documentConditions(asked)])}`

const keptLines = ({ side, entityIds }: Part, asked: Asked, days: Days): Sql => sql`
  select g.side, s.entity_id, s.month, null::bigint as document_id, null::bigint as party_id, '' as sales_person, s.lines as counted, nullif(s.item_id, 0) as item_id, s.hsn, s.uqc,
    s.tax_category, ${rateOf('s')} as tax_rate, ${signed('quantity', 'moved_quantity', 'taxable_value', 'igst', 'cgst', 'sgst', 'cess', 'total')}
  from item_turnover s ${signsBeside('s', side)}
  where g.sign is not null and s.subscriber_id = current_subscriber() and s.kind = any(${kindsOnSide(side)}::text[]) and s.entity_id = any(${[...entityIds]}::bigint[]) and s.lines <> 0
    ${and([...within(sql`s.month`, days), ...typeConditions(asked), ...lineConditions(asked, 's')])}`

const liveLines = ({ side, entityIds }: Part, asked: Asked, days: Days): Sql => sql`
  select g.side, d.entity_id, date_trunc('month', d.date)::date as month, d.id as document_id, d.party_id, coalesce(d.sales_person, '') as sales_person, 1::bigint as counted,
    y.item_id, coalesce(y.hsn, '') as hsn, coalesce(y.uqc, '') as uqc, y.tax_category, ${rateOf('y')} as tax_rate, g.sign * y.quantity as quantity,
    case when y.is_charge or coalesce(y.body ? 'priceDifference', false) or not (d.type_code = any(k.stock_in) or d.type_code = any(k.stock_out))
      or (k.stock_reason is not null and d.body ->> 'reason' is distinct from k.stock_reason) then 0 else g.sign * y.quantity end as moved_quantity,
    g.sign * y.taxable_value as taxable_value, g.sign * y.igst as igst, g.sign * y.cgst as cgst, g.sign * y.sgst as sgst,
    g.sign * (y.cess + y.cess_non_advalorem + y.state_cess) as cess, g.sign * y.total as total
  from documents d join ${signTable} on g.kind = d.kind and g.type_code = d.type_code
    join document_kinds k on k.kind = d.kind
    join document_lines y on y.subscriber_id = d.subscriber_id and y.document_id = d.id
  where ${booked(side, entityIds, asked, days)} ${and(lineConditions(asked, 'y'))}`

/** Table 12 as postings keep it for the return; periods are months. */
export const table12Facts = ({ entityIds }: Part, asked: Asked, { from, to }: Days): Sql => {
  const month = sql`to_date(s.return_period, 'MMYYYY')`
  const days = { from: from && startOfMonth(from), to }
  return sql`
    select 'sale' as side, s.entity_id, ${month} as month, s.tab, s.hsn, s.uqc, s.rate as tax_rate, s.lines as counted, s.quantity, s.taxable_value, s.igst, s.cgst, s.sgst,
      s.cess, s.taxable_value + s.igst + s.cgst + s.sgst + s.cess as total
    from hsn_sums s
    where s.subscriber_id = current_subscriber() and s.entity_id = any(${[...entityIds]}::bigint[]) and s.lines <> 0
      ${and([
        ...within(month, days),
        ...(asked.returnPeriods?.length ? [sql`s.return_period = any(${asked.returnPeriods}::text[])`] : []),
        ...codeConditions(asked, sql`s.hsn`),
        ...(asked.taxRates?.length ? [sql`s.rate = any(${asked.taxRates}::numeric[])`] : []),
      ])}`
}

export const and = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`and ${sql.join([...conditions], sql` and `)}` : sql``
