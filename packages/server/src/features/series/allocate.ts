import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { allocationOf } from './allocations.ts'

export interface AllocationInput {
  readonly id?: number | undefined
  readonly version?: number | undefined
  readonly seriesId: number
  readonly entityId: number
  readonly childEntityId?: number | undefined
  readonly userId?: number | undefined
  readonly isDefault: boolean
}

/** Gives a series to a GSTIN, branch or user. Of each kind one allocation of the same reach is the default. */
export async function allocateSeries(db: Db, input: AllocationInput): Promise<Saved> {
  const issues = new Issues()
  const { rows } = await sql<{
    kind: string | null
    isEntity: boolean
    childFits: boolean
    userFits: boolean
    same: number | null
  }>`select
    (select s.document_kind from series s where s.subscriber_id = current_subscriber() and s.id = ${input.seriesId} and s.status = 'Active') as kind,
    exists (select from entities e where e.subscriber_id = current_subscriber() and e.id = ${input.entityId}
      and e.entity_type = 'Entity' and e.status <> 'Delete') as is_entity,
    exists (select from entities e where e.subscriber_id = current_subscriber() and e.id = ${input.childEntityId ?? null}::bigint
      and e.parent_id = ${input.entityId} and e.status <> 'Delete') as child_fits,
    exists (select from users u where u.subscriber_id = current_subscriber() and u.id = ${input.userId ?? null}::bigint
      and u.status <> 'Delete') as user_fits,
    (select a.id from series_allocations a where a.subscriber_id = current_subscriber() and a.series_id = ${input.seriesId}
      and a.entity_id = ${input.entityId} and a.child_entity_id is not distinct from ${input.childEntityId ?? null}::bigint
      and a.user_id is not distinct from ${input.userId ?? null}::bigint and a.status <> 'Delete' and a.id <> ${input.id ?? 0}) as same
  `.execute(db)
  const found = rows[0]!
  if (found.kind === null) issues.add('seriesId', 'UNKNOWN_RECORD')
  if (!found.isEntity) issues.add('entityId', 'UNKNOWN_RECORD')
  if (input.childEntityId !== undefined && !found.childFits) issues.add('childEntityId', 'UNKNOWN_RECORD')
  if (input.userId !== undefined && !found.userFits) issues.add('userId', 'UNKNOWN_RECORD')
  if (found.same !== null) issues.add('seriesId', 'SERIES_ALLOCATED')
  issues.refuse()

  const { seriesId, entityId, childEntityId, userId, isDefault } = input
  const columns = { seriesId, entityId, childEntityId, userId, isDefault }
  const saved = await refusingDuplicates({ series_allocations_once: 'seriesId' }, () =>
    input.id === undefined
      ? insertRecord(db, 'series_allocations', columns)
      : updateRecord(db, 'series_allocations', { id: input.id, version: input.version }, columns, () =>
          allocationOf(db, input.id!),
        ),
  )
  if (isDefault) {
    await sql`update series_allocations a set is_default = false, version = a.version + 1, changed_at = now(), changed_by = current_user_id()
      from series s where s.subscriber_id = a.subscriber_id and s.id = a.series_id and a.subscriber_id = current_subscriber()
        and s.document_kind = ${found.kind} and a.entity_id = ${entityId} and a.id <> ${saved.id} and a.is_default
        and a.child_entity_id is not distinct from ${childEntityId ?? null}::bigint
        and a.user_id is not distinct from ${userId ?? null}::bigint`.execute(db)
  }
  return saved
}
