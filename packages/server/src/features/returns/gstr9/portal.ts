import type { Amounts } from '@bahi/domain/returns/gstr1/amounts.ts'
import { readSummary3b } from '@bahi/gateways/gstn/summary-3b.ts'
import { readSummary } from '@bahi/gateways/gstn/summary.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'

/**
 * What the portal gave as the sums of the filed GSTR-1s and GSTR-3Bs of these periods, by section or cell. A GSTR-1 that GSTR-1A
 * changed is left out: its sums are not what was supplied.
 */
export async function portalSums(
  db: Db,
  entityId: number,
  periods: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Amounts>>> {
  const { rows } = await sql<{ form: string; returnPeriod: string; summary: unknown }>`
    select form, return_period, summary from return_filings where subscriber_id = current_subscriber() and entity_id = ${entityId}
      and return_period = any(${[...periods]}::text[]) and form in ('gstr1', 'gstr3b') and state = 'Filed' and summary is not null
      and not (form = 'gstr1' and exists (select from filed_periods f where f.subscriber_id = return_filings.subscriber_id
        and f.entity_id = return_filings.entity_id and f.return_type = 'GSTR1A' and f.return_period = return_filings.return_period))`.execute(
    db,
  )
  const found = new Map<string, Map<string, Amounts>>()
  for (const { form, returnPeriod, summary } of rows) {
    const sums = found.get(returnPeriod) ?? new Map<string, Amounts>()
    found.set(returnPeriod, sums)
    for (const { section, records: _, ...amounts } of (form === 'gstr1' ? readSummary : readSummary3b)(
      summary,
    ))
      sums.set(section, amounts)
  }
  return found
}
