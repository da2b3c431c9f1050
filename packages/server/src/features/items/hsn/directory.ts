import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { hsnSacCalls } from '@bahi/contracts/items.ts'
import { hsnCatalogue, hsnCodes, hsnSource, withCodes } from '@bahi/domain/tables/hsn-catalogue.ts'
import type { HsnCatalogue } from '@bahi/domain/tables/hsn-catalogue.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'

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

/** The lists of codes in use: the built-in one, and the last that the subscriber has loaded. */
export async function directoriesOf(db: Db): Promise<ReplyOf<(typeof hsnSacCalls)['directory']>> {
  const { rows } = await sql<NonNullable<ReplyOf<(typeof hsnSacCalls)['directory']>['loaded']>>`
    select l.file_name, l.codes, l.new_codes, l.loaded_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as loaded_by
    from hsn_directory_loads l left join users u on u.subscriber_id = l.subscriber_id and u.id = l.loaded_by
    where l.subscriber_id = current_subscriber() order by l.id desc limit 1`.execute(db)
  const { name, asOf } = hsnSource
  return { builtIn: { name, asOf, codes: [...hsnCodes()].length }, loaded: rows[0] ?? null }
}
