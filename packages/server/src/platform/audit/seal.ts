import type pg from 'pg'
import type { Anchor } from './anchors.ts'

/** Entries of one batch; a transaction is never split between two. */
const batchSize = 5000

/**
 * Seals every entry that no open transaction can still precede, in batches, for each subscriber a chain of its own.
 * Runs on the owner's connection: requests cannot write the chain. `note` is given the new heads, so that what is sealed
 * cannot be cut off again unseen.
 */
export async function sealAll(
  pool: pg.Pool,
  note: (anchors: readonly Anchor[]) => Promise<void> = async () => {},
): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select unsealed_subscribers() as id')
  let sealed = 0
  const heads: Anchor[] = []
  for (const { id } of rows) {
    const head = await sealSubscriber(pool, Number(id))
    sealed += head?.count ?? 0
    if (head) heads.push(anchorOf(Number(id), head, new Date()))
  }
  await note(heads)
  return sealed
}

/** The same for one subscriber; gives its new head, with the number of entries that were sealed. */
export async function sealSubscriber(pool: pg.Pool, subscriberId: number): Promise<Sealed | undefined> {
  let head: Sealed | undefined
  for (;;) {
    const made = await sealBatch(pool, subscriberId)
    if (!made) return head
    head = { ...made, count: made.count + (head?.count ?? 0) }
  }
}

interface Last {
  readonly seal_number: string
  readonly frontier: string
  readonly hash: Buffer
  readonly above_id: string
}

interface Sealed extends Pick<Last, 'seal_number' | 'hash'> {
  readonly count: number
}

async function sealBatch(pool: pg.Pool, subscriberId: number): Promise<Sealed | undefined> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('bahi.subscriber_id', $1, true), pg_advisory_xact_lock(7240121, hashtext($1))`,
      [String(subscriberId)],
    )
    // Moved to another database while this waited: its trail is continued there.
    const { rows: own } = await client.query('select from subscriber_list where subscriber_id = $1', [
      subscriberId,
    ])
    if (own.length === 0) {
      await client.query('commit')
      return undefined
    }
    const last = await lastSeal(client, subscriberId)
    const { rows: window } = await client.query<{
      from: string
      frontier: string
      above: string
      isRestored: boolean
    }>(windowQuery, [subscriberId, last?.frontier ?? '0', last?.above_id ?? '0', batchSize])
    const { frontier, above, from, isRestored } = window[0]!
    const { rows } = await client.query<Sealed>(sealQuery, [
      subscriberId,
      Number(last?.seal_number ?? 0) + 1,
      from,
      frontier,
      above,
      last?.hash ?? Buffer.alloc(32),
      isRestored,
    ])
    await client.query('commit')
    return rows[0]
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function lastSeal(client: pg.PoolClient, subscriberId: number): Promise<Last | undefined> {
  const { rows } = await client.query<Last>(
    `select seal_number, frontier::text, hash, above_id from audit_chain where subscriber_id = $1 order by seal_number desc limit 1`,
    [subscriberId],
  )
  return rows[0]
}

/**
 * From which transaction on, and up to which. Where the last frontier lies beyond this cluster's newest transaction
 * the data was restored elsewhere: what is not sealed has greater ids than all that is.
 */
const windowQuery = `
  with now as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin, pg_snapshot_xmax(pg_current_snapshot()) as xmax),
  epoch as (
    select case when $2::xid8 > now.xmax then '0'::xid8 else $2::xid8 end as "from",
      case when $2::xid8 > now.xmax
        then (select coalesce(max(i), 0) from audit_chain c, unnest(c.entry_ids) i where c.subscriber_id = $1)
        else $3::bigint end as above
    from now
  ),
  cut as (
    select e.transaction_id from audit_entries e, epoch
    where e.subscriber_id = $1 and e.transaction_id >= epoch."from" and e.id > epoch.above
    order by e.transaction_id, e.id offset $4 limit 1
  ),
  first as (
    select min(e.transaction_id) as transaction_id from audit_entries e, epoch
    where e.subscriber_id = $1 and e.transaction_id >= epoch."from" and e.id > epoch.above
  )
  select epoch."from"::text as "from", epoch.above, (
    case
      when cut.transaction_id is null or cut.transaction_id >= now.xmin then now.xmin
      -- One transaction longer than a batch is sealed whole.
      when cut.transaction_id = first.transaction_id then (cut.transaction_id::text::numeric + 1)::text::xid8
      else cut.transaction_id
    end)::text as frontier, $2::xid8 > now.xmax as "isRestored"
  from now, epoch, first left join cut on true`

const sealQuery = `
  with sealed as (
    select array_agg(e.id order by e.transaction_id, e.id) as ids,
      string_agg(audit_entry_hash(e), ''::bytea order by e.transaction_id, e.id) as hashes, count(*)::int as count
    from audit_entries e
    where e.subscriber_id = $1 and e.id > $5::bigint and (e.transaction_id >= $3::xid8 and e.transaction_id < $4::xid8
      -- What the former cluster wrote after its last seal.
      or $7::boolean and e.transaction_id > pg_snapshot_xmax(pg_current_snapshot()))
    having count(*) > 0
  ), made as (
    select row($1::bigint, $2::bigint, date_trunc('microseconds', clock_timestamp()), $4::xid8, ids, hashes, $6::bytea, ''::bytea, $5::bigint)::audit_chain as seal, count
    from sealed
  )
  insert into audit_chain (subscriber_id, seal_number, sealed_at, frontier, entry_ids, entry_hashes, previous_hash, hash, above_id)
  select (seal).subscriber_id, (seal).seal_number, (seal).sealed_at, (seal).frontier, (seal).entry_ids, (seal).entry_hashes,
    (seal).previous_hash, audit_seal_hash(seal), (seal).above_id
  from made
  returning cardinality(entry_ids) as count, seal_number, hash`

/** The head of every chain, to be noted outside the database. */
export async function headsOf(pool: pg.Pool, clock: () => Date): Promise<Anchor[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select subscriber_id as id from subscriber_list order by 1',
  )
  const heads: Anchor[] = []
  for (const { id } of rows) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('bahi.subscriber_id', $1, true)`, [id])
      const last = await lastSeal(client, Number(id))
      await client.query('commit')
      if (last) heads.push(anchorOf(Number(id), last, clock()))
    } finally {
      client.release()
    }
  }
  return heads
}

const anchorOf = (subscriberId: number, seal: Pick<Last, 'seal_number' | 'hash'>, at: Date): Anchor => ({
  at: at.toISOString(),
  subscriberId,
  sealNumber: Number(seal.seal_number),
  hash: seal.hash.toString('hex'),
})
