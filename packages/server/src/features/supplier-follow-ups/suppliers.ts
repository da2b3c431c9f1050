import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { followUpSupplierCalls } from '@bahi/contracts/supplier-follow-ups.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { signOfRow, statementSources } from '../reconciliation/index.ts'
import { searched } from '../records/index.ts'
import { vendorRatingOf } from '../vendors/index.ts'
import { openRows, refreshRows } from './open-rows.ts'

type Calls = typeof followUpSupplierCalls
type Supplier = ReplyOf<Calls['search']>['records'][number]

const stateOf = sql`case when l.answer is not null then 'Answered' when l.created_at is not null then 'Asked'
  when coalesce(a.emails, '') = '' then 'NoAddress' else 'ToAsk' end`

/** Suppliers with their open documents; an answer counts until something is asked after it. */
function supplierList(ctx: Ctx, filters: ParsedOf<Calls['search']>): ListQuery {
  const { entityId, against, followUps = [] } = filters
  return {
    select: sql`g.*, a.name, a.vendor_id, a.rating, a.emails, ${stateOf} as state, l.created_at as last_asked_at, l.answer,
      l.promised_on::text as promised_on`,
    from: sql`(select min(w.id) as id, w.gstin, count(*)::int as documents, min(w.date)::text as oldest_date,
        coalesce(sum(w.taxable_value * s.sign), 0)::numeric(20, 2) as taxable_value,
        coalesce(sum((w.igst + w.cgst + w.sgst + w.cess) * s.sign), 0)::numeric(20, 2) as tax
      from reconciliation_rows w cross join lateral ${signOfRow} s where ${sql.join(openRows(ctx, filters), sql` and `)} group by w.gstin) g
      left join lateral ${addressesOf(sql`g.gstin`, sql`${entityId}`, ctx)} a on true
      left join lateral (select f.created_at, f.answer, f.promised_on from supplier_follow_ups f
        where f.subscriber_id = current_subscriber() and f.entity_id = ${entityId} and f.gstin = g.gstin
          and f.source = ${statementSources[against]} order by f.id desc limit 1) l on true`,
    id: sql`g.id`,
    conditions: [
      sql`true`,
      ...(followUps.length > 0 ? [sql`${stateOf} = any(${followUps}::text[])`] : []),
      ...searched(filters, [sql`g.gstin`, sql`a.name`, sql`a.emails`]),
    ],
    sorts: {
      id: { expression: sql`g.id`, type: 'bigint' },
      tax: { expression: sql`g.tax`, type: 'numeric' },
      documents: { expression: sql`g.documents`, type: 'numeric' },
      oldestDate: { expression: sql`g.oldest_date`, type: 'text' },
      name: { expression: sql`coalesce(lower(a.name), '')`, type: 'text' },
    },
  }
}

/**
 * Who a supplier is and where it is asked: its vendor, else its party, else the name that the statement gives. The persons of a vendor
 * are asked where it has no addresses for follow-up.
 */
export const addressesOf = (
  gstin: ReturnType<typeof sql>,
  entityId: ReturnType<typeof sql>,
  ctx: Ctx,
) => sql`(
  select v.id as vendor_id, v.rating, coalesce(v.name, p.name, r.supplier_name) as name, coalesce(v.emails, p.emails) as emails
  from (select 1) one
    left join lateral (select v.id, v.name, ${vendorRatingOf(ctx.today())} as rating,
        coalesce(nullif(trim(v.emails), ''), (select string_agg(x ->> 'email', ', ') from jsonb_array_elements(v.contacts) x where x ->> 'email' <> '')) as emails
      from vendors v left join supplier_checks c on c.subscriber_id = v.subscriber_id and c.gstin = v.gstin
      where v.subscriber_id = current_subscriber() and v.gstin = ${gstin} and v.status <> 'Delete' limit 1) v on true
    left join lateral (select p.name, nullif(trim(p.emails), '') as emails from parties p
      where p.subscriber_id = current_subscriber() and p.gstin = ${gstin} and p.status <> 'Delete' order by p.emails is null, p.id limit 1) p on true
    left join lateral (select r.supplier_name from inward_rows r where r.subscriber_id = current_subscriber() and r.entity_id = ${entityId}
      and r.pan = pan_of(${gstin}) and r.gstin = ${gstin} and r.supplier_name is not null and not r.is_gone limit 1) r on true)`

export async function searchSuppliers(
  ctx: Ctx,
  input: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  await refreshRows(ctx, input)
  return paged<Supplier>(
    ctx.db,
    supplierList(ctx, input),
    input.sort === 'id DESC' ? { ...input, sort: 'tax DESC' } : input,
  )
}

export interface Addressee {
  readonly name: string | null
  readonly emails: string | null
}

export async function addresseeOf(ctx: Ctx, entityId: number, gstin: string): Promise<Addressee> {
  const { rows } =
    await sql<Addressee>`select a.name, a.emails from ${addressesOf(sql`${gstin}::text`, sql`${entityId}`, ctx)} a`.execute(
      ctx.db,
    )
  return rows[0] ?? { name: null, emails: null }
}
