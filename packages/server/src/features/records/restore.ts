import type { Language } from '@bahi/contracts/texts/texts.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { textOf } from '../../platform/texts.ts'
import { outcomeOf } from './outcome.ts'
import type { BulkOutcome, Reason } from './outcome.ts'
import { restorable } from './restorable.ts'
import { refusingDuplicates } from './write.ts'

/** Brings deleted records back as active ones, with the ids they had; each that cannot come back is refused with its reason. */
export async function restoreRecords(
  db: Db,
  language: Language,
  table: string,
  ids: readonly number[],
): Promise<BulkOutcome> {
  const { rows: found } = await sql<{ id: number; status: string }>`select id, status from ${sql.table(table)}
    where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[]) order by id for update`.execute(
    db,
  )
  const known = new Set(found.map(({ id }) => id))
  const deleted = found.filter(({ status }) => status === 'Delete').map(({ id }) => id)
  const against = await againstRestoring(db, language, table, deleted)
  const free = deleted.filter((id) => !against.has(id))
  const lost = (restorable[table]?.unique ?? []).flatMap(({ index, field }) =>
    index ? [[index, field]] : [],
  )
  await refusingDuplicates(Object.fromEntries(lost), () =>
    sql`update ${sql.table(table)} set status = 'Active', version = version + 1, changed_at = now(),
        changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = any(${free}::bigint[])`.execute(db),
  )
  return outcomeOf(ids, language, (id) => (known.has(id) ? against.get(id) : 'NOT_FOUND'))
}

/** Why deleted records cannot come back: another has taken what must be unique, or what they refer to is deleted too. */
export async function againstRestoring(
  db: Db,
  language: Language,
  table: string,
  ids: readonly number[],
): Promise<Map<number, Reason>> {
  const reasons = new Map<number, Reason>()
  const { name, unique, needs = [] } = restorable[table] ?? { name: '$.id', unique: [] }
  const on = (text: string, alias: string) => sql.raw<string>(text.replaceAll('$', alias))
  const collect = async (
    query: (rest: number[]) => RawBuilder<{ id: number; record: string }>,
    reasonOf: (record: string) => Reason,
  ) => {
    const rest = ids.filter((id) => !reasons.has(id))
    if (rest.length === 0) return
    for (const row of (await query(rest).execute(db)).rows) reasons.set(row.id, reasonOf(row.record))
  }
  // One statement after the other: they share the connection of the transaction.
  for (const { field, of, elsewhere = { table, of, name } } of unique) {
    const same = of.map((text, at) => sql`${on(elsewhere.of[at]!, 'o')} = ${on(text, 'x')}`)
    // Of two that are restored at once, the first has it.
    await collect(
      (rest) => sql`select x.id, min(${on(elsewhere.name, 'o')}) as record from ${sql.table(table)} x
        join ${sql.table(elsewhere.table)} o on o.subscriber_id = current_subscriber() and ${
          elsewhere.table === table
            ? sql`o.id <> x.id and (o.status <> 'Delete' or (o.id < x.id and o.id = any(${rest}::bigint[])))`
            : sql`o.status <> 'Delete'`
        } and ${sql.join(same, sql` and `)}
        where x.subscriber_id = current_subscriber() and x.id = any(${rest}::bigint[]) group by x.id`,
      (record) => ({ code: 'RESTORE_TAKEN', params: { record, field: textOf(language, `field.${field}`) } }),
    )
  }
  for (const need of needs) {
    await collect(
      (rest) => sql`select x.id, n.${sql.raw(need.name)} as record from ${sql.table(table)} x
        join ${sql.table(need.table)} n on n.subscriber_id = current_subscriber() and n.id = x.${sql.raw(need.column)}
          and n.status = 'Delete' ${need.table === table ? sql`and n.id <> all(${rest}::bigint[])` : sql``}
        where x.subscriber_id = current_subscriber() and x.id = any(${rest}::bigint[])`,
      (record) => ({ code: 'RESTORE_NEEDS', params: { record } }),
    )
  }
  return reasons
}
