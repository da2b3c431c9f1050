import { settings } from '@bahi/contracts/settings.ts'
import type { SettingName, SettingValues } from '@bahi/contracts/settings.ts'
import { sql } from 'kysely'
import type { Db } from './db/kysely.ts'

export type SettingLevel = 'default' | 'system' | 'subscriber' | 'entity'
type Value = string | number | boolean

interface SettingSet {
  readonly version: number
  /** By level and name: `system`, `subscriber`, or the entity's id. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, Value>>
  /** Those in force at an entity, worked out when first asked for; the tree of entities has the same version. */
  readonly inForce: Map<number | undefined, SettingValues>
}

/** Settings of subscribers lately seen, kept until their access version moves on (every change of a setting moves it). */
export class SettingsCache {
  readonly #entries = new Map<number, SettingSet>()

  async get(db: Db, subscriberId: number, version: number): Promise<SettingSet> {
    const known = this.#entries.get(subscriberId)
    if (known?.version === version) return known
    const loaded = { version, values: await load(db, subscriberId), inForce: new Map() }
    this.#entries.delete(subscriberId)
    this.#entries.set(subscriberId, loaded)
    if (this.#entries.size > 5000) this.#entries.delete(this.#entries.keys().next().value!)
    return loaded
  }
}

export async function load(db: Db, subscriberId: number): Promise<SettingSet['values']> {
  const { rows } = await sql<{ level: string; name: string; value: Value }>`
    select coalesce(entity_id::text, 'subscriber') as level, name, value from settings where subscriber_id = ${subscriberId}
    union all select 'system', name, value from system_settings`.execute(db)
  const values = new Map<string, Map<string, Value>>()
  for (const { level, name, value } of rows) {
    if (!values.has(level)) values.set(level, new Map())
    values.get(level)!.set(name, value)
  }
  return values
}

/** One setting in force at an entity and above it: the nearest level wins. */
export function settingAt(
  set: Pick<SettingSet, 'values'>,
  parents: ReadonlyMap<number, number | null>,
  name: SettingName,
  entityId?: number,
): { readonly value: Value; readonly setAt: SettingLevel } {
  const { level, value: standard } = settings[name]
  const fits = (value: Value | undefined): value is Value => typeof value === typeof standard
  if (level === 'entity') {
    for (
      let at: number | null | undefined = entityId, steps = 0;
      at != null && steps < 4;
      at = parents.get(at), steps++
    ) {
      const value = set.values.get(String(at))?.get(name)
      if (fits(value)) return { value, setAt: 'entity' }
    }
  }
  if (level !== 'system') {
    const value = set.values.get('subscriber')?.get(name)
    if (fits(value)) return { value, setAt: 'subscriber' }
  }
  const value = set.values.get('system')?.get(name)
  return fits(value) ? { value, setAt: 'system' } : { value: standard, setAt: 'default' }
}

/** All of them at an entity, once for all who ask while nothing changes. */
export function settingsInForce(
  set: SettingSet,
  parents: ReadonlyMap<number, number | null>,
  entityId?: number,
): SettingValues {
  let known = set.inForce.get(entityId)
  if (!known) set.inForce.set(entityId, (known = Object.freeze(settingValues(set, parents, entityId))))
  return known
}

export function settingValues(
  set: Pick<SettingSet, 'values'>,
  parents: ReadonlyMap<number, number | null>,
  entityId?: number,
): SettingValues {
  const result: Record<string, Value> = {}
  for (const name of Object.keys(settings) as SettingName[])
    result[name] = settingAt(set, parents, name, entityId).value
  return result as unknown as SettingValues
}

interface Writer {
  readonly db: Db
  readonly subscriberId: number
  readonly userId: number
}

/** Sets a value that was checked, at an entity or for the whole account; null takes it back to the level above. */
export async function keepSetting(
  { db, subscriberId, userId }: Writer,
  entityId: number | null,
  name: string,
  value: Value | null,
): Promise<void> {
  if (value === null) {
    await sql`delete from settings where subscriber_id = ${subscriberId} and entity_id is not distinct from ${entityId} and name = ${name}`.execute(
      db,
    )
    return
  }
  await sql`
    insert into settings as s (subscriber_id, entity_id, name, value, changed_by)
    values (${subscriberId}, ${entityId}, ${name}, ${JSON.stringify(value)}::jsonb, ${userId})
    on conflict (subscriber_id, entity_id, name) do update
      set value = excluded.value, version = s.version + 1, changed_at = now(), changed_by = excluded.changed_by
      where s.value <> excluded.value`.execute(db)
}
