import { isUqc } from '@bahi/domain/tables/uqc.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Work } from './kind.ts'
import { uqcOfText } from '../cell-words.ts'
import type { ReadRow } from '../rows.ts'

interface Reference {
  /** Ids by code or name in lower case; for one batch. */
  find(ctx: Ctx, names: readonly string[]): Promise<Map<string, number>>
}

const references: Readonly<Record<'unit' | 'category' | 'entity', Reference>> = {
  unit: {
    async find(ctx, names) {
      const { rows } = await sql<{ id: number; key: string }>`
        select distinct on (k.key) u.id, k.key from unnest(${[...names]}::text[]) as k (key)
        join units u on u.subscriber_id = current_subscriber() and u.status = 'Active' and k.key in (lower(u.code), lower(u.description), lower(u.uqc))
        order by k.key, (lower(u.code) = k.key) desc, (lower(u.uqc) = k.key) desc, u.id`.execute(ctx.db)
      return new Map(rows.map(({ id, key }) => [key, id]))
    },
  },
  category: {
    async find(ctx, names) {
      const { rows } = await sql<{ id: number; key: string }>`
        select distinct on (k.key) c.id, k.key from unnest(${[...names]}::text[]) as k (key)
        join categories c on c.subscriber_id = current_subscriber() and c.status = 'Active' and k.key in (lower(c.code), lower(c.name))
        order by k.key, (lower(c.code) = k.key) desc, c.id`.execute(ctx.db)
      return new Map(rows.map(({ id, key }) => [key, id]))
    },
  },
  entity: {
    async find(ctx, names) {
      const { rows } = await sql<{ id: number; key: string }>`
        select distinct on (k.key) e.id, k.key from unnest(${[...names]}::text[]) as k (key)
        join entities e on e.subscriber_id = current_subscriber() and e.status <> 'Delete' and e.id = any(${[...ctx.entityIds]}::bigint[])
          and k.key in (lower(e.gstin), lower(e.code), lower(e.name))
        order by k.key, (lower(e.gstin) = k.key) desc, (lower(e.code) = k.key) desc, e.id`.execute(ctx.db)
      return new Map(rows.map(({ id, key }) => [key, id]))
    },
  },
}

/** How a record may be called: a unit by the code that the returns have for it, too. */
const spellingsOf = (kind: keyof typeof references, name: string): string[] =>
  kind === 'unit' ? [name, uqcOfText(name)] : [name]

/** Puts the ids of the records that cells name in the place of their names; a name that nothing has is told. */
export async function resolveReferences(
  ctx: Ctx,
  rows: readonly ReadRow[],
  { binding }: Work,
): Promise<void> {
  for (const { column } of binding.columns) {
    if (!column.refersTo) continue
    const named = rows.filter((row) => typeof row.values.get(column.path) === 'string')
    if (named.length === 0) continue
    const spelled = named.flatMap((row) => spellingsOf(column.refersTo!, String(row.values.get(column.path))))
    const names = [...new Set(spelled.map((name) => name.toLowerCase()))]
    const found = await references[column.refersTo].find(ctx, names)
    for (const row of named) {
      const name = String(row.values.get(column.path))
      const id = spellingsOf(column.refersTo, name)
        .map((one) => found.get(one.toLowerCase()))
        .find((one) => one !== undefined)
      if (id !== undefined) row.values.set(column.path, id)
      else if (column.path === 'unitId' && isUqc(uqcOfText(name))) {
        // A unit of the returns that the business has no unit of its own for.
        row.values.delete(column.path)
        if (!row.values.has('uqc')) row.values.set('uqc', uqcOfText(name))
      } else {
        const bound = binding.columns.find((one) => one.column === column)
        row.values.delete(column.path)
        row.problems.push({
          row: row.number,
          path: column.path,
          column: bound?.heading ?? null,
          value: name,
          code: 'UNKNOWN_RECORD',
        })
      }
    }
  }
}
