import { labelIn } from '@bahi/contracts/custom-alias.ts'
import { customFieldKey } from '@bahi/contracts/custom-fields.ts'
import type { CustomField, CustomRecordKind } from '@bahi/contracts/custom-fields.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'

type Row = Omit<CustomField, 'key' | 'label'>

const columns = sql`id, version, record_kind, type, labels, choices, is_mandatory, is_in_list, is_printed, position, status = 'Delete' as is_deleted`

/** Every field of the business's own in the order of its forms, deleted ones too. */
export async function customFieldsOf({ db, language }: Pick<Ctx, 'db' | 'language'>): Promise<CustomField[]> {
  const { rows } = await sql<Row>`select ${columns} from custom_fields
    where subscriber_id = current_subscriber() order by record_kind, position, id`.execute(db)
  return rows.map((row) => ({ ...row, key: customFieldKey(row.id), label: labelIn(row.labels, language) }))
}

export async function customFieldById(db: Db, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${columns} from custom_fields
    where subscriber_id = current_subscriber() and id = ${id} and status = 'Active'`.execute(db)
  return rows[0]
}

/** How many of a kind there are, and the position of the next one. One transaction at a time counts them. */
export async function placeForNew(
  db: Db,
  kind: CustomRecordKind,
): Promise<{ count: number; position: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('custom_fields ' || current_subscriber()::text, 0))`.execute(
    db,
  )
  const { rows } = await sql<{ count: number; position: number }>`
    select count(*)::int as count, coalesce(max(position), 0) + 1 as position from custom_fields
    where subscriber_id = current_subscriber() and record_kind = ${kind} and status = 'Active'`.execute(db)
  return rows[0]!
}

export async function setOrder(db: Db, kind: CustomRecordKind, ids: readonly number[]): Promise<number> {
  const { numAffectedRows } =
    await sql`update custom_fields c set position = o.at, changed_at = now(), changed_by = current_user_id()
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, at)
    where c.subscriber_id = current_subscriber() and c.id = o.id and c.record_kind = ${kind} and c.status = 'Active'`.execute(
      db,
    )
  return Number(numAffectedRows ?? 0)
}
