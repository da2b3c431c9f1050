import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { FieldChange } from './difference.ts'

/** Records that a field names by number, and the column that people know them by. */
const named: Readonly<Record<string, readonly [table: string, column: string]>> = {
  unitId: ['units', 'code'],
  secondaryUnitId: ['units', 'code'],
  accountGroupId: ['account_groups', 'name'],
  categoryId: ['categories', 'name'],
  itemId: ['items', 'name'],
  partyId: ['parties', 'name'],
  seriesId: ['series', 'name'],
  entityId: ['entities', 'name'],
  childEntityId: ['entities', 'name'],
  parentEntityId: ['entities', 'name'],
  companyId: ['entities', 'name'],
  branchId: ['entities', 'name'],
  roleId: ['roles', 'name'],
  userId: ['users', 'user_name'],
  submittedBy: ['users', 'user_name'],
  answeredBy: ['users', 'user_name'],
}

/** `parent_id` represents another record of the same table. */
const ownParent: Readonly<Record<string, readonly [table: string, column: string]>> = {
  category: ['categories', 'name'],
  entity: ['entities', 'name'],
}

interface Change extends FieldChange {
  before: string | null
  after: string | null
}

/** Puts names in the place of numbers of other records, as they are called today. */
export async function nameRecords(
  db: Db,
  record: string,
  entries: readonly { readonly changes: readonly FieldChange[] }[],
): Promise<void> {
  const sourceOf = (path: string) => {
    const field = /([A-Za-z0-9]+)(\[\d+\])?$/.exec(path)?.[1] ?? path
    return field === 'parentId' ? ownParent[record] : named[field]
  }
  const asked = new Map<string, { source: readonly [string, string]; changes: Change[] }>()
  for (const { changes } of entries) {
    for (const change of changes) {
      const source = sourceOf(change.field)
      if (!source) continue
      const key = source.join('.')
      if (!asked.has(key)) asked.set(key, { source, changes: [] })
      asked.get(key)!.changes.push(change)
    }
  }
  // One statement after the other: they share the connection of the transaction.
  for (const { source, changes } of asked.values()) {
    const ids = new Set(changes.flatMap(({ before, after }) => [before, after]).filter(isNumber))
    if (ids.size === 0) continue
    const { rows } = await sql<{ id: number; name: string }>`select id, ${sql.ref(source[1])} as name
      from ${sql.table(source[0])} where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[])`.execute(
      db,
    )
    const names = new Map(rows.map((row) => [String(row.id), row.name]))
    for (const change of changes) {
      change.before = change.before && (names.get(change.before) ?? change.before)
      change.after = change.after && (names.get(change.after) ?? change.after)
    }
  }
}

const isNumber = (value: string | null): value is string => value !== null && /^\d{1,18}$/.test(value)
