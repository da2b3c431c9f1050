import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { collectionRows } from '@bahi/domain/withholding/collect-sections.ts'
import { deducteeOf } from '@bahi/domain/withholding/sections.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { CollectionFacts, PartyFacts, WithholdingFacts } from '../ledger/index.ts'

type Collecting = ReplyOf<typeof paymentInCalls.outstanding>['collecting'][number]

interface Request {
  readonly companyId: number
  readonly party: Pick<PartyFacts, 'id' | 'pan' | 'gstin' | 'deducteeType'>
  readonly date: string
  /** The bill that is being changed: what it counted is not counted once more. */
  readonly documentId?: number | undefined
  /** Nobody else counts for this deductee until the transaction ends. */
  readonly holds?: boolean | undefined
}

/** Whose amounts are counted together: a PAN across places and parties, else the party. */
const keyOf = (pan: string | null, partyId: number) => pan ?? `party ${partyId}`
/** The PAN of a party is in its GSTIN, where it has no other. */
const panOf = ({ pan, gstin }: Request['party']) => pan ?? gstin?.slice(2, 12) ?? null

/** What a company has credited or paid a deductee in the financial year and month of a day. */
export async function withholdingFacts(
  db: Db,
  { companyId, party, date, documentId, holds = false }: Request,
): Promise<WithholdingFacts> {
  const pan = panOf(party)
  const key = keyOf(pan, party.id)
  if (holds) await sql`select pg_advisory_xact_lock(7240140, hashtext(${`${companyId} ${key}`}))`.execute(db)
  const year = financialYearOf(date)
  const { rows } = await sql<Pick<WithholdingFacts, 'soFar'>>`
    select coalesce(json_agg(json_build_object('section', x.section, 'year', json_build_object('counted', x.counted::text, 'taxed', x.taxed::text),
        'month', json_build_object('counted', x.month_counted::text, 'taxed', x.month_taxed::text), 'advances', x.advances::text)), '[]') as so_far
      from (select t.section,
          coalesce(sum(t.counted) filter (where t.financial_year = ${year}), 0) as counted,
          coalesce(sum(t.taxed) filter (where t.financial_year = ${year}), 0) as taxed,
          coalesce(sum(t.counted) filter (where date_trunc('month', t.date) = date_trunc('month', ${date}::date)), 0) as month_counted,
          coalesce(sum(t.taxed) filter (where date_trunc('month', t.date) = date_trunc('month', ${date}::date)), 0) as month_taxed,
          coalesce(sum(t.counted) filter (where t.payment_id is not null), 0) - coalesce(sum(t.advance), 0) as advances
        from tds_deductions t where t.subscriber_id = current_subscriber() and t.company_id = ${companyId} and t.deductee_key = ${key}
          and (${documentId ?? null}::bigint is null or t.document_id is distinct from ${documentId ?? null}::bigint)
        group by t.section) x`.execute(db)
  return { soFar: rows[0]!.soFar, key, pan, deductee: deducteeOf(pan, party.deducteeType) }
}

/** Nobody else counts for this buyer until the transaction ends. */
const holdBuyer = (db: Db, companyId: number, key: string) =>
  sql`select pg_advisory_xact_lock(7240141, hashtext(${`${companyId} ${key}`}))`.execute(db)

/**
 * What a company has sold a customer, or received of it before, in the financial year of a day under each section, and for a note
 * what is left of the tax collected on what it corrects.
 */
export async function collectionFacts(
  db: Db,
  {
    companyId,
    party,
    date,
    documentId,
    correctedIds,
    holds = false,
  }: Omit<Request, 'party'> & {
    readonly party: Pick<PartyFacts, 'id' | 'pan' | 'gstin'>
    readonly correctedIds: readonly number[]
  },
): Promise<CollectionFacts> {
  const pan = panOf(party)
  const key = keyOf(pan, party.id)
  if (holds) await holdBuyer(db, companyId, key)
  const others = sql`t.subscriber_id = current_subscriber()
    and (${documentId ?? null}::bigint is null or t.document_id is distinct from ${documentId ?? null}::bigint)`
  const corrected = sql`${[...correctedIds]}::bigint[]`
  const { rows } = await sql<Pick<CollectionFacts, 'soFar' | 'before' | 'left'>>`
    select (select coalesce(json_agg(json_build_object('section', x.section, 'counted', x.counted::text, 'taxed', x.taxed::text)), '[]')
        from (select t.section, sum(t.counted) as counted, sum(t.taxed) as taxed from tcs_collections t
          where ${others} and t.company_id = ${companyId} and t.buyer_key = ${key} and t.financial_year = ${financialYearOf(date)}
          group by t.section) x) as so_far,
      (select coalesce(json_agg(json_build_object('section', x.section, 'amount', x.amount::text, 'tax', x.tax::text)), '[]')
        from collected_before(${companyId}, ${key}, ${date}::date, ${documentId ?? null}::bigint, null) x where x.amount > 0) as before,
      (select coalesce(json_agg(json_build_object('section', x.section, 'taxed', x.taxed::text, 'tax', x.tax::text)), '[]')
        from (select t.section, sum(t.taxed + t.advance) as taxed, sum(t.tax + t.advance_tax) as tax from tcs_collections t
          where cardinality(${corrected}) > 0 and ${others} and (t.document_id = any(${corrected}) or t.document_id in (select s.document_id
            from document_sources s where s.subscriber_id = current_subscriber() and s.source_id = any(${corrected})))
          group by t.section) x) as "left"`.execute(db)
  return { ...rows[0]!, key, pan }
}

/** Of a customer to whom TCS applies: the GSTINs that collect it, with what each year of the company has had under limits of the year. */
export async function collectingOf(
  db: Db,
  { partyId, entityIds }: { readonly partyId: number; readonly entityIds: readonly number[] },
): Promise<Collecting[]> {
  const { rows } = await sql<Collecting>`
    select e.id as entity_id, y.tcs_section as section, k.pan is not null as has_pan,
      (select coalesce(json_agg(json_build_object('section', x.section, 'financialYear', x.financial_year, 'counted', x.counted::text,
          'taxed', x.taxed::text)), '[]')
        from (select t.section, t.financial_year, sum(t.counted) as counted, sum(t.taxed) as taxed from tcs_collections t
          where t.subscriber_id = e.subscriber_id and t.company_id = e.company_id and t.buyer_key = coalesce(k.pan, 'party ' || y.id)
            and t.section = any(${ofYear}::text[])
          group by t.section, t.financial_year) x) as years
    from parties y cross join lateral (select coalesce(y.pan, substr(y.gstin, 3, 10)) as pan) k
      join entities e on e.subscriber_id = y.subscriber_id and e.id = any(${[...entityIds]}::bigint[])
    where y.subscriber_id = current_subscriber() and y.id = ${partyId} and y.tcs_applicable and setting_of('CollectTcs', e.id) = 'true'
    order by e.id`.execute(db)
  return rows
}

/** Sections that have a limit of the year. */
const ofYear = [
  ...new Set(collectionRows.filter(({ year }) => year !== undefined).map(({ section }) => section)),
]

/**
 * The receipts of which sales have taken into account that tax was collected: none of them is cancelled. Holds their buyers until
 * the transaction ends.
 */
export async function receiptsInSales(db: Db, paymentIds: readonly number[]): Promise<ReadonlySet<number>> {
  const ids = sql`${[...paymentIds]}::bigint[]`
  const { rows: taxed } = await sql<{ companyId: number; key: string }>`
    select distinct t.company_id, t.buyer_key as key from tcs_collections t
    where t.subscriber_id = current_subscriber() and t.payment_id = any(${ids}) order by 1, 2`.execute(db)
  if (taxed.length === 0) return new Set()
  for (const { companyId, key } of taxed) await holdBuyer(db, companyId, key)
  const { rows } = await sql<{ id: number }>`
    select distinct t.payment_id as id from tcs_collections t where t.subscriber_id = current_subscriber() and t.payment_id = any(${ids})
      and ${isInSales}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Of the row `t` of a receipt: without it sales would have taken more than there was. */
const isInSales = sql`exists (select from collected_before(t.company_id, t.buyer_key, t.date, null, t.payment_id) b
  where b.section = t.section and b.amount < 0)`

/** The same of the payment `p`. */
export const isReceiptInSales = sql`exists (select from tcs_collections t
  where t.subscriber_id = p.subscriber_id and t.payment_id = p.id and ${isInSales})`
