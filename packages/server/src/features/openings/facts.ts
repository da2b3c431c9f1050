import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { isOpening } from './list.ts'
import type { Item } from './save.ts'

export interface Party {
  readonly id: number
  readonly name: string
  readonly gstin: string | null
  readonly role: string
  readonly status: string
}

/** The party of each item, in their order: named by id, or as a list names it: by code, GSTIN or name, where that is one party. */
export async function partiesOf(ctx: Ctx, items: readonly Item[]): Promise<readonly (Party | undefined)[]> {
  const ids = items.flatMap(({ partyId }) => partyId ?? [])
  const words = [...new Set(items.flatMap(({ party }) => party?.trim().toLowerCase() ?? []))]
  const { rows } = await sql<Party & { codeKey: string; nameKey: string }>`
    select p.id, p.name, p.gstin, p.role, p.status, p.code_key, p.name_key from parties p
    where p.subscriber_id = current_subscriber() and p.status <> 'Delete' and (p.id = any(${ids}::bigint[])
      or p.code_key = any(${words}::text[]) or p.name_key = any(${words}::text[])
      or p.gstin = any(${words.map((word) => word.toUpperCase())}::text[]))`.execute(ctx.db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ways = [
    (word: string) => rows.filter(({ codeKey }) => codeKey === word),
    (word: string) => rows.filter(({ gstin }) => gstin?.toLowerCase() === word),
    (word: string) => rows.filter(({ nameKey }) => nameKey === word),
  ]
  const named = new Map(
    words.map((word) => {
      const found = ways.map((way) => way(word)).find((list) => list.length > 0) ?? []
      return [word, found.length === 1 ? found[0] : undefined]
    }),
  )
  return items.map(({ partyId, party }) =>
    partyId === undefined ? named.get(party?.trim().toLowerCase() ?? '') : byId.get(partyId),
  )
}

export interface Stored {
  readonly id: number
  readonly version: number
  readonly kind: string
  readonly number: string
  readonly date: string
  readonly isSettled: boolean
}

/** Opening documents in the books of a place, their rows held to the end of the transaction. */
export async function lockOpenings(
  ctx: Ctx,
  ids: readonly number[],
  entityId: number,
): Promise<ReadonlyMap<number, Stored>> {
  if (ids.length === 0) return new Map()
  const { rows } =
    await sql<Stored>`select d.id, d.version, d.kind, d.number, d.date, d.paid + d.credited > 0 as is_settled
    from documents d where d.subscriber_id = current_subscriber() and ${isOpening} and d.opens is not null
      and d.entity_id = ${entityId} and d.id = any(${[...ids]}::bigint[]) order by d.id for update`.execute(
      ctx.db,
    )
  return new Map(rows.map((row) => [row.id, row]))
}

export const numbersOf = (partyId: number, number: string) => `${partyId} ${number.toUpperCase()}`

interface Known {
  readonly id: number
  /** Of an opening document; null of one that was made in these books. */
  readonly type: string | null
}

/** Documents of these parties by number: what is in the books is not brought from before. */
export async function knownNumbers(
  ctx: Ctx,
  entityId: number,
  parties: readonly (Party | undefined)[],
  items: readonly Item[],
): Promise<ReadonlyMap<string, readonly Known[]>> {
  const ids = [...new Set(parties.flatMap((party) => party?.id ?? []))]
  const numbers = items.map(({ number }) => number.toUpperCase())
  const { rows } = await sql<Known & { partyId: number; number: string }>`
    select d.id, d.party_id, coalesce(d.supplier_number, d.number) as number, case when ${isOpening} then d.subtype end as type
    from documents d where d.subscriber_id = current_subscriber() and d.party_id = any(${ids}::bigint[])
      and d.entity_id = ${entityId} and d.opens is not null
      and (d.number_key = any(${numbers}::text[]) or upper(d.supplier_number) = any(${numbers}::text[]))`.execute(
    ctx.db,
  )
  const known = new Map<string, Known[]>()
  for (const { partyId, number, ...one } of rows) {
    const key = numbersOf(partyId, number)
    known.set(key, [...(known.get(key) ?? []), one])
  }
  return known
}
