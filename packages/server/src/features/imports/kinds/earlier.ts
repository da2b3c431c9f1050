import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Work } from './kind.ts'

/** A record that the same key has made before. */
export interface Earlier {
  readonly key: string
  readonly importId: number
  readonly row: number
  /** Null where it is not in the books any more. */
  readonly recordId: number | null
  readonly version: number | null
  readonly fileName: string
}

/** Id and version of a record of the books by `r.record_id`, with the condition that it still counts. */
export interface Books {
  readonly from: RawBuilder<unknown>
}

/** What keys have made before, in this run or in one that was not undone; looked up together for a batch. */
export async function lookEarlier(
  ctx: Ctx,
  { importId, known }: Work,
  keys: readonly string[],
  { from }: Books,
): Promise<void> {
  const found = new Map<string, Earlier>()
  known.set('earlier', found)
  if (keys.length === 0) return
  const { rows } = await sql<Earlier>`
    select distinct on (r.record_key) r.record_key as key, r.import_id, r.row_number as row, f.file_name, d.id as record_id, d.version
    from import_records r
      join imports i on i.subscriber_id = r.subscriber_id and i.id = r.import_id
      join import_files f on f.subscriber_id = i.subscriber_id and f.id = i.import_file_id
      left join lateral (${from}) d on true
    where r.subscriber_id = current_subscriber() and r.record_key = any(${[...new Set(keys)]}::text[]) and r.undone_at is null
      and r.outcome in ('Created', 'Changed') and (r.import_id = ${importId} or (not i.is_dry_run and d.id is not null))
    order by r.record_key, (r.import_id = ${importId}) desc, r.import_id desc`.execute(ctx.db)
  for (const row of rows) found.set(row.key, row)
}

export const earlierOf = ({ known }: Work, key: string | undefined): Earlier | undefined =>
  key === undefined ? undefined : (known.get('earlier') as ReadonlyMap<string, Earlier>).get(key)

/** What a further record of the batch is compared with. */
export function noteEarlier({ known, importId }: Work, key: string | undefined, row: number): void {
  if (key === undefined) return
  ;(known.get('earlier') as Map<string, Earlier>).set(key, {
    key,
    importId,
    row,
    recordId: null,
    version: null,
    fileName: '',
  })
}
