import { PrintSettings, usualPrintSettings } from '@bahi/contracts/print-settings.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

export interface Kept {
  readonly entityId: number
  readonly version: number
  readonly settings: PrintSettings
  readonly changedAt: string
  readonly changedBy: string | null
}

/** What is kept for an entity and for the company above it. */
export async function keptFor(
  db: Db,
  entityId: number,
): Promise<{ companyId: number; own?: Kept; company?: Kept } | undefined> {
  const { rows } = await sql<{ companyId: number; kept: (Omit<Kept, 'settings'> & { settings: unknown })[] }>`
    select e.company_id, (select coalesce(json_agg(json_build_object('entityId', s.entity_id, 'version', s.version, 'settings', s.settings,
        'changedAt', s.changed_at, 'changedBy', trim(u.first_name || ' ' || u.last_name))), '[]')
      from print_settings s left join users u on u.subscriber_id = s.subscriber_id and u.id = s.changed_by
      where s.subscriber_id = e.subscriber_id and s.entity_id in (e.id, e.company_id)) as kept
    from entities e where e.subscriber_id = current_subscriber() and e.id = ${entityId} and e.status <> 'Delete'`.execute(
    db,
  )
  const row = rows[0]
  if (!row) return undefined
  const read = (id: number): Kept | undefined => {
    const kept = row.kept.find((one) => one.entityId === id)
    if (!kept) return undefined
    const settings = PrintSettings.safeParse(kept.settings)
    return { ...kept, settings: settings.success ? settings.data : usualPrintSettings }
  }
  const own = read(entityId)
  const company = row.companyId === entityId ? undefined : read(row.companyId)
  return { companyId: row.companyId, ...(own ? { own } : {}), ...(company ? { company } : {}) }
}

/** Keeps settings of the version that was seen; false where someone was quicker. */
export async function keep(
  db: Db,
  entityId: number,
  version: number | undefined,
  settings: PrintSettings,
): Promise<boolean> {
  const body = JSON.stringify(settings)
  const { rows } =
    version === undefined
      ? await sql`insert into print_settings (subscriber_id, entity_id, settings) values (current_subscriber(), ${entityId}, ${body}::jsonb)
          on conflict (subscriber_id, entity_id) do nothing returning id`.execute(db)
      : await sql`update print_settings set settings = ${body}::jsonb, version = version + 1, changed_at = now(), changed_by = current_user_id()
          where subscriber_id = current_subscriber() and entity_id = ${entityId} and version = ${version} returning id`.execute(
          db,
        )
  return rows.length > 0
}

export async function forget(db: Db, entityId: number, version: number): Promise<boolean> {
  const { rows } = await sql`delete from print_settings
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and version = ${version} returning id`.execute(
    db,
  )
  return rows.length > 0
}
