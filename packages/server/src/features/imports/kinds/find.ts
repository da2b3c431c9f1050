import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'

/** What a name of a record stands for: one id, several (so that it is not known which), or none. */
export type Found = number | 'several' | undefined

const mostKept = 50_000

type Query = (names: readonly string[]) => RawBuilder<{ key: string; id: number; several: boolean }>

/** Ids of records by what files call them; those that were found are kept for the whole run. */
export class Finder {
  readonly #known = new Map<string, number | 'several'>()
  readonly #query: Query
  constructor(query: Query) {
    this.#query = query
  }

  /** Looks up together what a batch names. */
  async look(ctx: Ctx, names: Iterable<string>): Promise<void> {
    const open = [...new Set([...names].map((name) => name.toLowerCase()))].filter(
      (name) => name !== '' && !this.#known.has(name),
    )
    if (open.length === 0) return
    if (this.#known.size > mostKept) this.#known.clear()
    const { rows } = await this.#query(open).execute(ctx.db)
    for (const { key, id, several } of rows) this.#known.set(key, several ? 'several' : id)
  }

  get(name: string): Found {
    return this.#known.get(name.toLowerCase())
  }
}

/** By code, GSTIN or name, in this order. */
export const partyFinder = () =>
  new Finder(
    (names) => sql`
      select k.key, (array_agg(p.id order by p.rank, p.id))[1] as id,
        count(*) filter (where p.rank = p.best) > 1 as several
      from unnest(${[...names]}::text[]) as k (key) cross join lateral (
        select q.*, min(q.rank) over () as best from (
          select x.id, 1 as rank from parties x where x.subscriber_id = current_subscriber() and x.code_key = k.key and x.status <> 'Delete'
          union all select x.id, 2 from parties x where x.subscriber_id = current_subscriber() and x.gstin = upper(k.key) and x.status = 'Active'
          union all select x.id, 3 from parties x where x.subscriber_id = current_subscriber() and x.name_key = k.key and x.status = 'Active') q) p
      group by k.key`,
  )

/** By code, barcode or name, in this order. */
export const itemFinder = () =>
  new Finder(
    (names) => sql`
      select k.key, (array_agg(p.id order by p.rank, p.id))[1] as id,
        count(*) filter (where p.rank = p.best) > 1 as several
      from unnest(${[...names]}::text[]) as k (key) cross join lateral (
        select q.*, min(q.rank) over () as best from (
          select x.id, 1 as rank from items x where x.subscriber_id = current_subscriber() and x.code_key = k.key and x.status <> 'Delete'
          union all select x.id, 2 from items x where x.subscriber_id = current_subscriber() and x.barcode = k.key and x.status = 'Active'
          union all select x.id, 3 from items x where x.subscriber_id = current_subscriber() and x.name_key = k.key and x.status = 'Active') q) p
      group by k.key`,
  )

/** GSTINs of ours, and their branches and godowns, by GSTIN, code or name. */
export const placeFinder = (types: readonly string[]) =>
  new Finder(
    (names) => sql`
      select k.key, min(e.id) as id, count(*) > 1 as several from unnest(${[...names]}::text[]) as k (key)
        join entities e on e.subscriber_id = current_subscriber() and e.status <> 'Delete' and e.entity_type = any(${[...types]}::text[])
          and k.key in (lower(e.gstin), lower(e.code), lower(e.name))
      group by k.key`,
  )

/** Categories by code or name. */
export const categoryFinder = () =>
  new Finder(
    (names) => sql`
      select k.key, (array_agg(c.id order by lower(c.code) = k.key desc nulls last, c.id))[1] as id,
        count(*) filter (where lower(c.code) = k.key) = 0 and count(*) > 1 as several
      from unnest(${[...names]}::text[]) as k (key)
        join categories c on c.subscriber_id = current_subscriber() and c.status = 'Active' and k.key in (lower(c.code), lower(c.name))
      group by k.key`,
  )

/** Party groups by code or name. */
export const partyGroupFinder = () =>
  new Finder(
    (names) => sql`
      select k.key, (array_agg(g.id order by lower(g.code) = k.key desc nulls last, g.id))[1] as id,
        count(*) filter (where lower(g.code) = k.key) = 0 and count(*) > 1 as several
      from unnest(${[...names]}::text[]) as k (key)
        join party_groups g on g.subscriber_id = current_subscriber() and g.status = 'Active' and k.key in (lower(g.code), lower(g.name))
      group by k.key`,
  )
