import { hsnCatalogue, withCodes } from '@bahi/domain/tables/hsn-catalogue.ts'
import type { HsnCatalogue } from '@bahi/domain/tables/hsn-catalogue.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

/**
 * What is known of some codes: the built-in list, joined by those of them that the subscriber has loaded besides. Asks
 * the database only where the built-in list lacks a code.
 */
export async function catalogueFor(
  db: Db,
  codes: Iterable<string | null | undefined>,
): Promise<HsnCatalogue> {
  const lacking = new Set<string>()
  for (const code of codes) if (code && !hsnCatalogue.has(code)) lacking.add(code)
  if (lacking.size === 0) return hsnCatalogue
  const { rows } = await sql<{ code: string }>`select code from hsn_directory
    where subscriber_id = current_subscriber() and code = any(${[...lacking]}::text[])`.execute(db)
  return withCodes(rows.map(({ code }) => code))
}
