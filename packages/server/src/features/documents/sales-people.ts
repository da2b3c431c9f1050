import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

/** More than a business has; the form takes any name. */
const most = 500

/** Names of salespeople on the documents the user sees; each costs one step of the index, however many documents it has. */
export async function salesPeople(ctx: Ctx, kind: string): Promise<string[]> {
  const next = sql`select min(d.sales_person) from documents d
    where d.subscriber_id = current_subscriber() and d.kind = ${kind} and d.status <> 'Delete'
      and d.entity_id = any(${[...ctx.entitiesOf(undefined)]}::bigint[])`
  const { rows } = await sql<{ name: string }>`
    with recursive names as (
      select (${next} and d.sales_person is not null) as name
      union all
      select (${next} and d.sales_person > names.name) from names where names.name is not null
    )
    select name from names where name is not null limit ${most}`.execute(ctx.db)
  return rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en-IN'))
}
