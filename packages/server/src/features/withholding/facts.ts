import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { deducteeOf } from '@bahi/domain/withholding/sections.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { CollectionFacts, PartyFacts, WithholdingFacts } from '../ledger/index.ts'

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

/**
 * What a company has sold a customer in the financial year of a day under each section, and for a note what is left of the tax
 * collected on what it corrects.
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
  if (holds) await sql`select pg_advisory_xact_lock(7240141, hashtext(${`${companyId} ${key}`}))`.execute(db)
  const others = sql`t.subscriber_id = current_subscriber() and t.document_id is distinct from ${documentId ?? null}::bigint`
  const corrected = sql`${[...correctedIds]}::bigint[]`
  const { rows } = await sql<Pick<CollectionFacts, 'soFar' | 'left'>>`
    select (select coalesce(json_agg(json_build_object('section', x.section, 'counted', x.counted::text, 'taxed', x.taxed::text)), '[]')
        from (select t.section, sum(t.counted) as counted, sum(t.taxed) as taxed from tcs_collections t
          where ${others} and t.company_id = ${companyId} and t.buyer_key = ${key} and t.financial_year = ${financialYearOf(date)}
          group by t.section) x) as so_far,
      (select coalesce(json_agg(json_build_object('section', x.section, 'taxed', x.taxed::text, 'tax', x.tax::text)), '[]')
        from (select t.section, sum(t.taxed) as taxed, sum(t.tax) as tax from tcs_collections t
          where cardinality(${corrected}) > 0 and ${others} and (t.document_id = any(${corrected}) or t.document_id in (select s.document_id
            from document_sources s where s.subscriber_id = current_subscriber() and s.source_id = any(${corrected})))
          group by t.section) x) as "left"`.execute(db)
  return { ...rows[0]!, key, pan }
}
