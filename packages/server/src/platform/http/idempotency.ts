import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { commitBehindNext } from '../db/kysely.ts'
import type { Db } from '../db/kysely.ts'
import type { Actor, Tenants } from '../db/tenant.ts'
import { AppError } from '../errors.ts'

export interface KeyFacts {
  readonly subscriberId: number
  readonly userId: number
  readonly key: string
  readonly callName: string
  /** As parsed, so that spacing and the order of members do not matter. */
  readonly input: unknown
}

export interface Kept {
  readonly value: unknown
  readonly replayed: boolean
}

/**
 * Does the work once a key. The key is taken in the transaction of the effect: a second request with it waits at
 * the unique index until the first has ended, and then answers as the first did. The transaction ends with it.
 */
export async function withKey(db: Db, facts: KeyFacts, work: () => Promise<unknown>): Promise<Kept> {
  const before = await take(db, facts)
  if (before) return replay(before, facts)
  const value = await work()
  commitBehindNext(db)
  await keep(db, facts, value)
  return { value, replayed: false }
}

/** The same for work that holds no transaction: the key is taken before it and given back where it fails. */
export async function withKeyOutside(
  tenants: Tenants,
  { actor }: { readonly actor: Actor },
  facts: KeyFacts,
  work: () => Promise<unknown>,
): Promise<Kept> {
  const inTenant = <T>(step: (db: Db) => Promise<T>) => tenants.inTenant(facts.subscriberId, actor, step)
  for (let waited = 0; ; waited++) {
    const before = await inTenant((db) => take(db, facts))
    if (!before) break
    if (before.reply !== null || waited >= 100) return replay(before, facts)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  try {
    const value = await work()
    await inTenant((db) => keep(db, facts, value))
    return { value, replayed: false }
  } catch (error) {
    await inTenant(async (db) => {
      await sql`delete from idempotency_keys where subscriber_id = ${facts.subscriberId} and user_id = ${facts.userId}
        and key = ${facts.key} and reply is null`.execute(db)
    })
    throw error
  }
}

interface KeyRow {
  readonly callName: string
  readonly bodyHash: Buffer
  readonly reply: string | null
}

/** Takes the key, or gives what it was used for. A key older than a day, or left behind by a dead process, is taken anew. */
async function take(db: Db, facts: KeyFacts): Promise<KeyRow | undefined> {
  const { subscriberId, userId, key, callName } = facts
  const taken = await sql`
    insert into idempotency_keys as k (subscriber_id, user_id, key, call_name, body_hash)
    values (${subscriberId}, ${userId}, ${key}, ${callName}, ${hashOf(facts)})
    on conflict (subscriber_id, user_id, key) do update
      set call_name = excluded.call_name, body_hash = excluded.body_hash, reply = null, created_at = now()
      where k.created_at < now() - interval '1 day' or (k.reply is null and k.created_at < now() - interval '10 minutes')
    returning 1`.execute(db)
  if (taken.rows.length > 0) return undefined
  const { rows } = await sql<KeyRow>`select call_name, body_hash, reply from idempotency_keys
    where subscriber_id = ${subscriberId} and user_id = ${userId} and key = ${key}`.execute(db)
  return rows[0]
}

async function keep(db: Db, facts: KeyFacts, value: unknown): Promise<void> {
  await sql`update idempotency_keys set status_code = 200, reply = ${JSON.stringify(value ?? null)}
    where subscriber_id = ${facts.subscriberId} and user_id = ${facts.userId} and key = ${facts.key}`.execute(
    db,
  )
}

function replay(row: KeyRow, facts: KeyFacts): Kept {
  if (row.callName !== facts.callName || !row.bodyHash.equals(hashOf(facts))) throw new AppError('KEY_REUSED')
  if (row.reply === null) throw new AppError('KEY_IN_PROGRESS', { retryAfterSeconds: 2 })
  return { value: JSON.parse(row.reply), replayed: true }
}

const hashOf = (facts: KeyFacts) =>
  createHash('sha256')
    .update(JSON.stringify(facts.input ?? null))
    .digest()
