import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { blockedHere, inwardFacts, unavailable } from '../gstr3b/inward-sql.ts'

export const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
type Head = (typeof heads)[number]
const each = (of: (head: Head) => RawBuilder<unknown>) => sql.join(heads.map(of), sql`, `)
const named = (name: string) => sql.ref(name)

export interface Asked {
  readonly entityId: number
  readonly returnPeriod: string
  /** Those of the period: a quarter has three, and so may its statements be. */
  readonly months: readonly string[]
}

/** Rows of GSTR-2B under an alias that give credit. */
const givesCredit = (alias: string) => {
  const of = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`(not ${of('is_gone')} and not ${of('is_rejected')} and not ${of('reverse_charge')} and coalesce(${of('itc_available')}, 'Y') not in ('N', 'T'))`
}
const ofStatement = (alias: string, entityId: number) => {
  const of = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`${of('subscriber_id')} = current_subscriber() and ${of('entity_id')} = ${entityId} and ${of('source')} = '2B'`
}
const placeInTime = (alias: string) =>
  sql`right(${sql.ref(`${alias}.return_period`)}, 4) || left(${sql.ref(`${alias}.return_period`)}, 2)`

/** What a document of `seen` adds to its cell of table 4(A): credit that is claimed, and blocked credit that 4(B)(1) takes off again. */
const claimOf = (
  head: Head,
) => sql`(case when s.lowers then -1 else 1 end) * (case when s.is_claimed_here then ${named(`s.credit_${head}`)} else 0 end
  + case when ${blockedHere} and not ${unavailable} then ${named(`s.blocked_${head}`)} else 0 end)`

/** The return that claims the credit of the bill `d`; of what nobody claims, the one of its own period takes it. */
const claimPeriod = sql`coalesce((select m.return_period from itc_moves m where m.subscriber_id = d.subscriber_id and m.document_id = d.id
    and m.move = 'Claimed' and m.reason is null and not exists (select from itc_moves n where n.subscriber_id = m.subscriber_id
      and n.document_id = m.document_id and n.id > m.id and n.move = 'Eligible') order by m.id limit 1),
  case when d.body -> 'billOfEntry' is not null or d.heading like 'isd%' or not exists (select from document_lines l where l.subscriber_id = d.subscriber_id
    and l.document_id = d.id and l.body ->> 'itcEligibility' is distinct from 'Ineligible' and l.igst + l.cgst + l.sgst + l.cess + l.cess_non_advalorem > 0)
    then d.return_period end)`

/**
 * `units`: every document of the statement of a period and every document whose credit its return claims, in the group that
 * says why the two are not the same. Claimed less available of all units is the difference of the period. An amended
 * record counts with what it changes; the bill of the amended one is that of the first one too.
 */
export const unitsOf = ({ entityId, returnPeriod, months }: Asked): RawBuilder<unknown> => sql`
  ${inwardFacts(entityId, returnPeriod)},
  claims as materialized (
    select * from (select s.id, case s.source when 'importOfGoods' then '4A(1)' when 'distribution' then '4A(4)' else '4A(5)' end as section,
        ${each((head) => sql`${claimOf(head)} as ${named(head)}`)}
      from seen s where s.source in ('importOfGoods', 'distribution', 'other')) c
    where ${sql.join(
      heads.map((head) => sql`${named(head)} <> 0`),
      sql` or `,
    )}),
  amended as materialized (
    select distinct on (a.id) a.id as amendment_id, x.id as first_id, ${each((head) => named(`x.${head}`))}
    from inward_rows a join inward_rows x on ${ofStatement('x', entityId)} and x.gstin = a.gstin and x.cls = a.cls and x.date = a.original_date
      and upper(x.number) = upper(a.original_number) and x.id <> a.id and ${givesCredit('x')} and ${placeInTime('x')} <= ${placeInTime('a')}
    where ${ofStatement('a', entityId)} and a.original_number is not null and ${givesCredit('a')}
    order by a.id, ${placeInTime('x')} desc, x.id desc),
  pairs as materialized (
    select r.portal_id, r.document_ids from reconciliation_rows r where r.subscriber_id = current_subscriber() and r.entity_id = ${entityId}
      and r.source = '2B' and r.until_at is null and r.portal_id is not null and cardinality(r.document_ids) > 0),
  stated as materialized (
    select distinct on (w.id) w.id, case when w.cls in ('IMPG', 'IMPGSEZ') then '4A(1)' when w.cls in ('ISD', 'ISDCN') then '4A(4)' else '4A(5)' end as section,
      ${each(
        (head) =>
          sql`case when w.cls in ('CN', 'ISDCN') then -1 else 1 end * (${named(`w.${head}`)} - coalesce(${named(`o.${head}`)}, 0)) as ${named(head)}`,
      )},
      coalesce(p.document_ids, q.document_ids, '{}') as document_ids, p.document_ids is not null as is_direct
    from inward_rows w left join amended o on o.amendment_id = w.id left join amended z on z.first_id = w.id
      left join pairs p on p.portal_id = w.id left join pairs q on q.portal_id = z.amendment_id
    where ${ofStatement('w', entityId)} and w.return_period = any(${[...months]}::text[]) and ${givesCredit('w')} order by w.id),
  owned as materialized (
    select distinct on (x.id) x.id as document_id, t.id as row_id from stated t cross join lateral unnest(t.document_ids) x (id)
    order by x.id, t.is_direct desc, t.id),
  elsewhere as (
    select o.row_id, min(${claimPeriod}) as claim_period from owned o join documents d on d.subscriber_id = current_subscriber() and d.id = o.document_id
    where not exists (select from claims c where c.id = o.document_id) group by o.row_id),
  compared as (
    select t.id as row_id, t.section, case when cardinality(t.document_ids) = 0 then 'NotInBooks' when c.row_id is not null then 'Amounts'
        when e.claim_period is not null then 'ClaimedInOther' else 'NotClaimed' end as grp,
      c.row_id is not null as is_claimed, e.claim_period, t.document_ids[1] as document_id,
      ${each((head) => sql`${named(`t.${head}`)} as ${named(`available_${head}`)}, coalesce(${named(`c.${head}`)}, 0) as ${named(`claimed_${head}`)}`)}
    from stated t left join elsewhere e on e.row_id = t.id
      left join (select o.row_id, ${each((head) => sql`sum(${named(`c.${head}`)}) as ${named(head)}`)} from owned o join claims c on c.id = o.document_id
        group by o.row_id) c on c.row_id = t.id),
  units as (
    select row_id, section, case when grp = 'Amounts' and ${sql.join(
      heads.map((head) => sql`${named(`available_${head}`)} = ${named(`claimed_${head}`)}`),
      sql` and `,
    )} then 'Agrees' else grp end as grp, case when is_claimed then ${returnPeriod} else claim_period end as claim_period, document_id,
      ${each((head) => sql`${named(`available_${head}`)}, ${named(`claimed_${head}`)}`)}
    from compared
    union all
    select y.id, c.section, case when y.id is null then 'NotInStatement' when y.gives_credit then 'OtherStatement' else 'WithoutCredit' end, ${returnPeriod}, c.id,
      ${each((head) => sql`0, ${named(`c.${head}`)}`)}
    from claims c left join (select distinct on (x.id) x.id as document_id, w.id, ${givesCredit('w')} as gives_credit from pairs p
        cross join lateral unnest(p.document_ids) x (id) join claims k on k.id = x.id
        join inward_rows w on w.subscriber_id = current_subscriber() and w.id = p.portal_id and not w.is_gone order by x.id, w.id) y on y.document_id = c.id
    where not exists (select from owned o where o.document_id = c.id))`
