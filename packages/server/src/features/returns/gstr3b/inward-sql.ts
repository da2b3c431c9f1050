import type { InwardFacts } from '@bahi/domain/returns/forms/gstr3b/inward.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
/** Lines `l` that give credit, and those whose credit is blocked. */
export const creditLine = sql`l.body ->> 'itcEligibility' is distinct from 'Ineligible'`
export const blockedLine = sql`l.body ->> 'itcEligibility' = 'Ineligible' and l.body ->> 'itcReason' is distinct from 'Section16(4)'`
const lines = {
  credit: creditLine,
  blocked: blockedLine,
  late: sql`l.body ->> 'itcEligibility' = 'Ineligible' and l.body ->> 'itcReason' = 'Section16(4)'`,
} as const
const moves = {
  lost: sql`m.move = 'Reversed' and m.reason in ('Rule42', 'Rule43', 'Section17(5)')`,
  waiting: sql`m.move = 'Reversed' and m.reason in ('Rule37', 'Rule37A', 'Others')`,
  reclaimed: sql`m.move = 'Reclaimed'`,
} as const
const groups = ['tax', 'credit', 'blocked', 'late', 'lost', 'waiting', 'reclaimed'] as const
const amounts = ['taxable', 'untaxed', 'nonGst'] as const
const flags = [
  'source',
  'lowers',
  'isOwn',
  'isClaimedHere',
  'isWhollyBlocked',
  'isOfOtherState',
  'isInterState',
  'isReverseCharge',
] as const

const column = (name: string) => sql.ref(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const headOf = (head: (typeof heads)[number]) =>
  head === 'cess' ? sql`l.cess + l.cess_non_advalorem` : sql`${sql.ref(`l.${head}`)}`
const join = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `)

const lineSums = join(
  Object.entries(lines).flatMap(([name, of]) =>
    heads.map(
      (head) => sql`coalesce(sum(${headOf(head)}) filter (where ${of}), 0) as ${sql.ref(`${name}_${head}`)}`,
    ),
  ),
)
const moveSums = join(
  Object.entries(moves).flatMap(([name, of]) =>
    heads.map(
      (head) =>
        sql`coalesce(sum(${sql.ref(`m.${head}`)}) filter (where ${of}), 0) as ${sql.ref(`${name}_${head}`)}`,
    ),
  ),
)
const headColumns = groups.flatMap((name) => heads.map((head) => `${name}_${head}`))

/**
 * Every purchase bill and note of a supplier that the period sees: those that are of it, and those whose credit was
 * claimed, reversed or reclaimed in it. Credit that hangs on no return of a supplier (imports, reverse charge,
 * distribution) counts in its own period where nobody claimed it in another.
 *
 * A move counts as long as it stands: `Eligible` withdraws a claim with all that followed, `Claimed` after a reversal
 * takes the reversals back.
 */
export const inwardFacts = (entityId: number, period: string) => sql`
  with asked as (
    select d.id from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId} and d.return_period = ${period}
      and d.number_key <> '' and d.return_type = 'GSTR3B' and d.status not in ('Cancelled', 'Delete')
    union
    select m.document_id from itc_moves m join documents d on d.subscriber_id = m.subscriber_id and d.id = m.document_id
      where m.subscriber_id = current_subscriber() and m.return_period = ${period} and d.entity_id = ${entityId}
        and d.status not in ('Cancelled', 'Delete')),
  facts as (
    select d.id, d.return_period = ${period} as is_own, d.reverse_charge as is_reverse_charge, coalesce(d.inter_state, false) as is_inter_state,
      d.opens is not distinct from 'supplierCredit' or d.heading = 'isdCreditNote' as lowers,
      case when d.body -> 'billOfEntry' is not null then 'importOfGoods' when d.heading like 'isd%' then 'distribution'
        when d.reverse_charge and (d.copies #>> '{party,stateCode}' = '96' or d.copies #>> '{party,taxpayerType}' = 'OEXP') then 'importOfServices'
        when d.reverse_charge then 'reverseCharge' else 'other' end as source,
      d.heading not like 'isd%' and not d.reverse_charge and not coalesce(d.inter_state, false) and d.place_of_supply <> e.state_code as is_of_other_state,
      d.igst as tax_igst, d.cgst as tax_cgst, d.sgst as tax_sgst, d.cess as tax_cess,
      case when d.copies #>> '{party,taxpayerType}' = 'COM' then 0 else l.taxable end as taxable,
      case when d.copies #>> '{party,taxpayerType}' = 'COM' then l.taxable else 0 end + l.untaxed as untaxed, l.non_gst, l.credit_igst, l.credit_cgst,
      l.credit_sgst, l.credit_cess, l.blocked_igst, l.blocked_cgst, l.blocked_sgst, l.blocked_cess, l.late_igst, l.late_cgst, l.late_sgst, l.late_cess,
      l.credit_igst + l.credit_cgst + l.credit_sgst + l.credit_cess = 0 as is_wholly_blocked, c.return_period as claimed_in, v.*
    from asked a join documents d on d.subscriber_id = current_subscriber() and d.id = a.id
      join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
      cross join lateral (select coalesce(sum(l.taxable_value) filter (where l.tax_category = 'Taxable'), 0) as taxable,
          coalesce(sum(l.taxable_value) filter (where l.tax_category in ('Exempt', 'NilRated')), 0) as untaxed,
          coalesce(sum(l.taxable_value) filter (where l.tax_category = 'NonGst'), 0) as non_gst, ${lineSums}
        from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id) l
      left join lateral (select m.return_period from itc_moves m where m.subscriber_id = d.subscriber_id and m.document_id = d.id
          and m.move = 'Claimed' and m.reason is null and not exists (select from itc_moves n where n.subscriber_id = m.subscriber_id
            and n.document_id = m.document_id and n.id > m.id and n.move = 'Eligible') order by m.id limit 1) c on true
      cross join lateral (select ${moveSums} from itc_moves m where m.subscriber_id = d.subscriber_id and m.document_id = d.id
          and m.return_period = ${period} and not exists (select from itc_moves n where n.subscriber_id = m.subscriber_id
            and n.document_id = m.document_id and n.id > m.id and n.move in ('Eligible', 'Claimed'))) v),
  seen as (
    select f.*, case when claimed_in is not null then claimed_in = ${period} else is_own and source <> 'other' end as is_claimed_here from facts f)`

const selected = join([
  ...flags.map((name) => column(name)),
  ...[...amounts, ...headColumns].map((name) => sql`sum(${column(name)}) as ${column(name)}`),
])

/** Sums by what decides where a purchase goes: a few rows, however many documents there are. */
export async function inwardSums(
  db: Db,
  { entityId, returnPeriod }: { readonly entityId: number; readonly returnPeriod: string },
): Promise<InwardFacts[]> {
  const { rows } = await sql<
    { readonly documents: number } & Record<string, unknown>
  >`${inwardFacts(entityId, returnPeriod)}
    select ${selected}, count(*) as documents from seen group by ${join(flags.map((name) => column(name)))}`.execute(
    db,
  )
  return rows.map(factsOfRow)
}

/** Of each document of a page. */
export async function inwardOfDocuments(
  db: Db,
  { entityId, returnPeriod }: { readonly entityId: number; readonly returnPeriod: string },
  {
    where,
    start,
    size,
  }: { readonly where: RawBuilder<unknown>; readonly start: number; readonly size: number },
): Promise<{
  readonly total: number
  readonly found: { readonly id: number; readonly facts: InwardFacts }[]
}> {
  const { rows } = await sql<{ readonly id: number; readonly total: number } & Record<string, unknown>>`
    ${inwardFacts(entityId, returnPeriod)}
    select id, count(*) over () as total, ${join([...flags, ...amounts, ...headColumns].map((name) => column(name)))}
    from seen where ${where} order by id offset ${start} limit ${size}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    found: rows.map((row) => ({ id: row.id, facts: factsOfRow(row) })),
  }
}

const camel = (name: string, head: string) => `${name}${head[0]!.toUpperCase()}${head.slice(1)}`

function factsOfRow(row: Readonly<Record<string, unknown>>): InwardFacts {
  const group = (name: string) =>
    Object.fromEntries(heads.map((head) => [head, String(row[camel(name, head)])]))
  return {
    ...Object.fromEntries([...flags, ...amounts].map((name) => [name, row[name]])),
    ...Object.fromEntries(groups.map((name) => [name, group(name)])),
  } as unknown as InwardFacts
}

const any = (name: string) =>
  sql`(${sql.join(
    heads.map((head) => sql`${sql.ref(`${name}_${head}`)} <> 0`),
    sql` or `,
  )})`
/** Blocked credit of the document in `seen` that the period reports; and credit that it has in 4(D)(2) alone. */
export const blockedHere = sql`(case when is_wholly_blocked then is_own else is_claimed_here end and ${any('blocked')})`
export const unavailable = sql`(is_own and is_of_other_state and not is_claimed_here)`
const ofRow = (source: string) =>
  sql`source = ${source} and (is_claimed_here and ${any('credit')} or ${blockedHere} and not ${unavailable})`

/** Which documents are behind a cell: those with a part in it by `inwardParts()`. */
export const inwardFilters: Readonly<Record<string, RawBuilder<unknown>>> = {
  '3.1(d)': sql`is_own and is_reverse_charge and (taxable <> 0 or ${any('tax')})`,
  '4A(1)': ofRow('importOfGoods'),
  '4A(2)': ofRow('importOfServices'),
  '4A(3)': ofRow('reverseCharge'),
  '4A(4)': ofRow('distribution'),
  '4A(5)': sql`(${ofRow('other')} or ${any('reclaimed')})`,
  '4B(1)': sql`(${any('lost')} or ${blockedHere} and not ${unavailable})`,
  '4B(2)': any('waiting'),
  '4D(1)': any('reclaimed'),
  '4D(2)': sql`(is_own and ${any('late')} or ${unavailable} and (${any('credit')} or ${any('blocked')}))`,
  '5': sql`is_own and (untaxed <> 0 or non_gst <> 0)`,
}
