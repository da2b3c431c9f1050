import type { TurnoverSide } from '@bahi/contracts/turnover-reports.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ListQuery, SortColumn } from '../../../platform/paging.ts'
import { keywordCondition } from '../../ledger/index.ts'
import { kindsOnSide, signTable } from '../turnover.ts'
import { daysOf, documentConditions, isTurnover, lineConditions } from './facts.ts'
import type { Asked, Part } from './facts.ts'

type Sql = RawBuilder<unknown>

/** Each kind of a side along its own index, with its sign. */
const documentsOf = (side: TurnoverSide, kind: string): Sql =>
  sql`(select x.* from documents x where x.subscriber_id = current_subscriber() and x.kind = ${sql.lit(kind)}) d
    join ${signTable} on g.kind = d.kind and g.type_code = d.type_code and g.side = ${sql.lit(side)}`

const froms = (parts: readonly Part[], more: Sql): readonly [Sql, ...Sql[]] =>
  parts.flatMap(({ side }) =>
    kindsOnSide(side).map((kind) => sql`${documentsOf(side, kind)} ${more}`),
  ) as unknown as [Sql, ...Sql[]]

const placed = (parts: readonly Part[]): Sql =>
  sql`(${sql.join(
    parts.map(
      ({ side, entityIds }) => sql`g.side = ${side} and d.entity_id = any(${[...entityIds]}::bigint[])`,
    ),
    sql` or `,
  )})`

function conditionsOf(parts: readonly Part[], asked: Asked): Sql[] {
  const { from, to } = daysOf(asked)
  const kinds = parts.flatMap(({ side }) => kindsOnSide(side))
  return [
    placed(parts),
    ...(from === undefined ? [] : [sql`d.date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`d.date <= ${to}::date`]),
    ...documentConditions(asked),
    ...(asked.keyword ? [keywordCondition('d', kinds, asked.keyword)] : []),
  ]
}

const joins = sql`join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id`
const head = sql`d.id as document_id, d.kind, d.number, d.supplier_number, d.date, d.entity_id, e.name as entity_name, d.party_id, d.party_name, d.party_gstin as gstin,
  d.place_of_supply`
const dated: Readonly<Record<string, SortColumn>> = { date: { expression: sql`d.date`, type: 'date' } }

/** Lines as they are in the books, each with its document. */
export function linesList(parts: readonly Part[], asked: Asked): ListQuery {
  const [from, ...also] = froms(
    parts,
    sql`join document_lines y on y.subscriber_id = d.subscriber_id and y.document_id = d.id`,
  )
  const id = sql`(d.id * 10000 + y.line_number)`
  const tax = sql`(y.igst + y.cgst + y.sgst + y.cess + y.cess_non_advalorem + y.state_cess)`
  return {
    select: sql`${id} as id, ${head}, y.item_id, y.description, y.hsn, y.uqc, trim_scale(g.sign * y.quantity)::text as quantity, trim_scale(y.unit_price)::text as unit_price,
      g.sign * y.discount as discount, trim_scale(y.tax_rate)::text as tax_rate, g.sign * y.taxable_value as taxable_value, g.sign * y.igst as igst, g.sign * y.cgst as cgst,
      g.sign * y.sgst as sgst, g.sign * (y.cess + y.cess_non_advalorem + y.state_cess) as cess, g.sign * ${tax} as tax, g.sign * y.total as total`,
    from,
    also,
    joins,
    id,
    conditions: [isTurnover, ...conditionsOf(parts, asked), ...lineConditions(asked, 'y')],
    sorts: dated,
  }
}

/** Issued documents with what each is in the books; one that was cancelled keeps its number. */
export function documentsList(parts: readonly Part[], asked: Asked): ListQuery {
  const [from, ...also] = froms(parts, sql``)
  const isCancelled = sql`(d.cancelled_at is not null)`
  const amount = (value: Sql) =>
    sql`case when ${isCancelled} then 0::numeric(18, 2) else g.sign * ${value} end`
  const cess = sql`(d.cess + d.state_cess)`
  return {
    select: sql`d.id, ${head}, d.type_code, d.supply_kind, d.reverse_charge, d.sales_person, ${isCancelled} as is_cancelled, ${amount(sql`d.taxable_value`)} as taxable_value,
      ${amount(sql`d.igst`)} as igst, ${amount(sql`d.cgst`)} as cgst, ${amount(sql`d.sgst`)} as sgst, ${amount(cess)} as cess,
      ${amount(sql`(d.igst + d.cgst + d.sgst + ${cess})`)} as tax, ${amount(sql`d.round_off`)} as round_off, ${amount(sql`d.total`)} as total`,
    from,
    also,
    joins,
    id: sql`d.id`,
    conditions: [
      sql`((${isTurnover}) or (${isCancelled} and d.number_key <> '' and d.status = 'Cancelled'))`,
      ...conditionsOf(parts, asked),
    ],
    sorts: {
      ...dated,
      number: { expression: sql`d.number_key`, type: 'text' },
      partyName: { expression: sql`d.party_key`, type: 'text' },
    },
  }
}
