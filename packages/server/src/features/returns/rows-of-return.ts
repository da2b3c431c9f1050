import { iffSections } from '@bahi/domain/returns/gstr1/sections.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Filing } from './period.ts'

/**
 * Which rows `r` of the stored period a return takes. An IFF that is furnished takes what it held, an open one the
 * documents of its month that no other held; the quarter leaves out what an IFF held, but of their sections alone. Documents that
 * changed after the return was filed are left out, for their rows are those of now.
 */
export function rowsOfReturn({
  isIff,
  isFiled,
  returnPeriod,
  takesFrom,
  to,
  furnishedMonths,
  changes,
}: Filing): RawBuilder<unknown> {
  if (isIff && isFiled)
    return sql`and ${ofIffSections} and ${heldBy(sql`and i.return_period = ${returnPeriod}`)}`
  if (isIff)
    return sql`and ${ofIffSections} and not ${heldBy(sql``)} and exists (select 1 from documents x
      where x.subscriber_id = r.subscriber_id and x.id = r.document_id and x.date between ${takesFrom}::date and ${to}::date)`
  const without = changes === 0 ? sql`` : unchanged
  return furnishedMonths.length === 0
    ? without
    : sql`${without} and not (${ofIffSections} and ${heldBy(sql``)})`
}

/** What a filed return has of documents that changed since is kept beside their rows. */
const unchanged = sql`and not exists (select 1 from gstr1a_documents g
  where g.subscriber_id = r.subscriber_id and g.document_id = r.document_id and g.return_period = r.return_period)`

/** Rows that an IFF can hold. */
export const ofIffSections = sql`r.section = any(${[...iffSections]}::text[])`

const heldBy = (further: RawBuilder<unknown>) => sql`exists (select 1 from iff_documents i
  where i.subscriber_id = r.subscriber_id and i.document_id = r.document_id ${further})`
