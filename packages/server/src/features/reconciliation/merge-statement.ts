import type { RowFault } from '@bahi/domain/returns/inward/row.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { columnList, columnsKept, columnsOfKey, forgetIncoming, incomingOf } from './incoming.ts'
import { storedPeriod } from './upload.ts'
import type { ReadInput } from './upload.ts'

export interface Merged {
  readonly fileId: number
  readonly added: number
  readonly changed: number
  readonly gone: number
}

interface Given extends ReadInput {
  readonly version: string | null
  readonly generatedOn: string | null
  readonly isPart: boolean
  /** The file does not say what was decided in IMS: what is known of it stays. */
  readonly keepsIms: boolean
  readonly unread: number
  readonly faults: readonly RowFault[]
}

/**
 * Puts what was read in the place of what the period had. What a row said before is kept as its version; a row that the
 * file does not have any more is marked so and stays.
 */
export async function mergeStatement(ctx: Ctx, taskId: number, given: Given): Promise<Merged> {
  const { entityId, source, name, version, generatedOn, isPart, keepsIms, unread, faults } = given
  const returnPeriod = storedPeriod(source, given.returnPeriod)
  const { rows: files } = await sql<{ id: number }>`
    insert into inward_files (subscriber_id, entity_id, source, return_period, name, statement_version, generated_on, unread, faults, created_by)
    values (current_subscriber(), ${entityId}, ${source}, ${returnPeriod}, ${name}, ${version}, ${generatedOn}, ${unread},
      ${JSON.stringify(faults)}::jsonb, current_user_id())
    returning id`.execute(ctx.db)
  const fileId = files[0]!.id
  // Nothing is known of rows that were just read: two files of fifty thousand rows would be compared row by row. They are sorted
  // and joined in memory, as far as they have room in it.
  await sql`set local enable_nestloop = off`.execute(ctx.db)
  await sql`set local work_mem = '64MB'`.execute(ctx.db)
  const { rows } = await sql<{ rows: number; added: number; changed: number; gone: number }>`
    with read as (${incomingOf(taskId)}),
    incoming as materialized (
      select *, row_number() over (partition by section, gstin, cls, number_key, year order by position)::int as copy from read),
    there as materialized (
      select r.* from inward_rows r where r.subscriber_id = current_subscriber() and r.entity_id = ${entityId}
        and r.source = ${source} and r.return_period = ${returnPeriod}),
    differs as materialized (
      select t.id, t.version, t.is_gone, ${columnList(['gstin', ...columnsKept], 'i.')}, k.ims
      from there t join incoming i using (section, gstin, cls, number_key, year, copy)
        cross join lateral (select case when ${keepsIms}::boolean and i.ims is null then t.ims else i.ims end as ims) k
      where (${columnList(columnsKept, 't.')}, t.ims) is distinct from (${columnList(columnsKept, 'i.')}, k.ims) or t.is_gone),
    gone as (
      select t.id, t.version from there t where not ${isPart}::boolean and not t.is_gone and not exists (select from incoming i
        where (i.section, i.gstin, i.cls, i.number_key, i.year, i.copy) = (t.section, t.gstin, t.cls, t.number_key, t.year, t.copy))),
    kept as (
      insert into inward_row_versions (subscriber_id, row_id, version, content, file_id)
      select t.subscriber_id, t.id, t.version, to_jsonb(t) - 'subscriber_id', t.file_id
      from there t where t.id in (select id from differs union all select id from gone)),
    left_out as (
      update inward_rows r set is_gone = true, version = r.version + 1, changed_at = now(), file_id = ${fileId}
      from gone g where r.subscriber_id = current_subscriber() and r.id = g.id),
    replaced as (
      update inward_rows r set (${columnList(columnsKept)}, ims) = (${columnList(columnsKept, 'd.')}, d.ims),
        version = r.version + 1, file_id = ${fileId}, is_gone = false, changed_at = now()
      from differs d where r.subscriber_id = current_subscriber() and r.id = d.id),
    added as (
      insert into inward_rows (subscriber_id, entity_id, source, return_period, pan, number_key, year, copy, file_id,
        ${columnList([...columnsOfKey, ...columnsKept])}, ims)
      select current_subscriber(), ${entityId}, ${source}, ${returnPeriod}, pan_of(i.gstin), i.number_key, i.year, i.copy, ${fileId},
        ${columnList([...columnsOfKey, ...columnsKept], 'i.')}, i.ims
      from incoming i where not exists (select from there t
        where (i.section, i.gstin, i.cls, i.number_key, i.year, i.copy) = (t.section, t.gstin, t.cls, t.number_key, t.year, t.copy))
      order by i.position returning pan),
    touched as (
      insert into reconciliation_dirty (subscriber_id, entity_id, pan)
      select distinct current_subscriber(), ${entityId}::bigint, p.pan from (
        select pan from added union all select pan_of(gstin) from differs
        union all select t.pan from there t where t.id in (select id from gone)) p)
    select (select count(*)::int from incoming) as rows, (select count(*)::int from added) as added,
      (select count(*)::int from differs) as changed, (select count(*)::int from gone) as gone`.execute(
    ctx.db,
  )
  await sql`set local enable_nestloop = on`.execute(ctx.db)
  const [counts] = rows
  await sql`update inward_files set row_count = ${counts!.rows}, added = ${counts!.added}, changed = ${counts!.changed}, gone = ${counts!.gone}
    where subscriber_id = current_subscriber() and id = ${fileId}`.execute(ctx.db)
  await forgetIncoming(ctx, taskId)
  return { fileId, added: counts!.added, changed: counts!.changed, gone: counts!.gone }
}
