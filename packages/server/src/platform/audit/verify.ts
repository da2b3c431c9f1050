import type pg from 'pg'
import type { Anchor } from './anchors.ts'

export type Fault =
  | 'changed'
  | 'missing'
  | 'inserted'
  | 'sealChanged'
  | 'sealMissing'
  | 'anchorDiffers'
  | 'cut'
  | 'subscriberMissing'

export interface Verdict {
  readonly subscriberId: number
  readonly entries: number
  readonly seals: number
  /** Entries still waiting for the next seal. */
  readonly unsealed: number
  /** The first thing wrong, in the order of the chain. */
  readonly fault?: {
    readonly kind: Fault
    readonly entryId?: number
    readonly sealNumber?: number
    readonly sentence: string
  }
}

/**
 * Walks the chain of every subscriber from its first seal and stops at the first row that is not as it was sealed.
 * Subscribers are those of the list, of the anchors and, where the role may see them, of the chains; but for those that moved
 * elsewhere, whose trail is continued there.
 */
export async function verifyAll(
  pool: pg.Pool,
  anchors: readonly Anchor[] = [],
  elsewhere: ReadonlySet<number> = new Set(),
): Promise<Verdict[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select subscriber_id as id from subscriber_list union select subscriber_id from audit_chain',
  )
  const { rows: listed } = await pool.query<{ id: string }>('select subscriber_id as id from subscriber_list')
  const known = new Set(listed.map(({ id }) => Number(id)))
  const noted = new Map<number, Anchor[]>()
  for (const anchor of anchors) {
    const own = noted.get(anchor.subscriberId)
    if (own) own.push(anchor)
    else noted.set(anchor.subscriberId, [anchor])
  }
  const ids = new Set([...rows.map(({ id }) => Number(id)), ...noted.keys()])
  const verdicts: Verdict[] = []
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    if (elsewhere.has(id) && !known.has(id)) continue
    const client = await pool.connect()
    try {
      await client.query('begin isolation level repeatable read read only')
      await client.query(`select set_config('bahi.subscriber_id', $1, true)`, [String(id)])
      const verdict = await verifyOne(client, id, noted.get(id))
      verdicts.push(known.has(id) ? verdict : { ...verdict, fault: verdict.fault ?? subscriberGone })
      await client.query('rollback')
    } finally {
      client.release()
    }
  }
  return verdicts
}

const subscriberGone: NonNullable<Verdict['fault']> = {
  kind: 'subscriberMissing',
  sentence: 'the subscriber was removed from the list, so that nothing of it is sealed any more',
}

interface Seal {
  readonly number: string
  readonly isRight: boolean
  readonly hash: Buffer
  readonly previous: Buffer
  readonly frontier: string
  readonly above: string
  readonly count: number
}

/** Whatever asks the database inside the tenant's transaction. */
export interface Asker {
  query<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<{ rows: R[] }>
}

export async function verifyOne(
  client: Asker,
  subscriberId: number,
  anchors: readonly Anchor[] = [],
): Promise<Verdict> {
  const { rows: seals } = await client.query<Seal>(
    `select seal_number as number, audit_seal_hash(c) = hash and octet_length(entry_hashes) = 32 * cardinality(entry_ids) as "isRight", hash, previous_hash as previous,
       frontier::text, above_id as above, cardinality(entry_ids) as count
     from audit_chain c where subscriber_id = $1 order by seal_number`,
    [subscriberId],
  )
  const facts = {
    subscriberId,
    entries: seals.reduce((sum, seal) => sum + seal.count, 0),
    seals: seals.length,
  }
  const unsealed = await unsealedCount(client, subscriberId, seals.at(-1))
  let previous: Buffer = Buffer.alloc(32)
  for (const [index, seal] of seals.entries()) {
    const fault =
      chainFault(seal, index + 1, previous) ??
      (await entryFault(client, subscriberId, seal)) ??
      (await insertedFault(client, subscriberId, seal, seals[index - 1]))
    if (fault) return { ...facts, unsealed, fault }
    previous = seal.hash
  }
  const fault = anchorFault(seals, anchors)
  return fault ? { ...facts, unsealed, fault } : { ...facts, unsealed }
}

/** What was noted outside the database and is not there, or is another: the end was cut off, or the chain made anew. */
function anchorFault(seals: readonly Seal[], anchors: readonly Anchor[]): Verdict['fault'] {
  const broken = anchors.find(({ sealNumber, hash }) => seals[sealNumber - 1]?.hash.toString('hex') !== hash)
  if (!broken) return undefined
  const { sealNumber } = broken
  return sealNumber > seals.length
    ? {
        kind: 'cut',
        sealNumber,
        sentence: `the chain was cut: seal ${sealNumber} was noted outside the database`,
      }
    : {
        kind: 'anchorDiffers',
        sealNumber,
        sentence: `seal ${sealNumber} is not the one that was noted outside the database`,
      }
}

function chainFault(seal: Seal, expected: number, previous: Buffer): Verdict['fault'] {
  const sealNumber = Number(seal.number)
  if (sealNumber !== expected)
    return { kind: 'sealMissing', sealNumber: expected, sentence: `seal ${expected} is missing` }
  if (!seal.previous.equals(previous))
    return {
      kind: 'sealChanged',
      sealNumber,
      sentence: `seal ${sealNumber} does not follow from the one before`,
    }
  if (!seal.isRight)
    return { kind: 'sealChanged', sealNumber, sentence: `seal ${sealNumber} was changed after sealing` }
  return undefined
}

async function entryFault(client: Asker, subscriberId: number, seal: Seal): Promise<Verdict['fault']> {
  const { rows } = await client.query<{ id: string; isThere: boolean; what: string | null }>(
    `select s.id, e.id is not null as "isThere", e.table_name || ' ' || e.record_id as what
     from audit_chain c
     cross join unnest(c.entry_ids) with ordinality as s (id, place)
     left join audit_entries e on e.subscriber_id = c.subscriber_id and e.id = s.id
     where c.subscriber_id = $1 and c.seal_number = $2
       and (e.id is null or audit_entry_hash(e) <> substring(c.entry_hashes from ((s.place - 1) * 32 + 1)::int for 32))
     order by s.place limit 1`,
    [subscriberId, seal.number],
  )
  const row = rows[0]
  if (!row) return undefined
  const entryId = Number(row.id)
  const sealNumber = Number(seal.number)
  return row.isThere
    ? {
        kind: 'changed',
        entryId,
        sealNumber,
        sentence: `entry ${entryId} (${row.what}) was changed after sealing`,
      }
    : { kind: 'missing', entryId, sealNumber, sentence: `entry ${entryId} was removed after sealing` }
}

/** An entry that lies inside a sealed stretch and is in no seal came later than it says. */
async function insertedFault(
  client: Asker,
  subscriberId: number,
  seal: Seal,
  before: Seal | undefined,
): Promise<Verdict['fault']> {
  const sameEpoch = before?.above === seal.above
  const { rows } = await client.query<{ id: string; what: string }>(
    `select e.id, e.table_name || ' ' || e.record_id as what from audit_entries e
     where e.subscriber_id = $1 and e.transaction_id >= $2::xid8 and e.transaction_id < $3::xid8 and e.id > $4::bigint
       and e.id not in (select unnest(c.entry_ids) from audit_chain c where c.subscriber_id = $1 and c.seal_number = $5)
     order by e.transaction_id, e.id limit 1`,
    [subscriberId, sameEpoch ? before.frontier : '0', seal.frontier, seal.above, seal.number],
  )
  const row = rows[0]
  if (!row) return undefined
  const entryId = Number(row.id)
  return {
    kind: 'inserted',
    entryId,
    sealNumber: Number(seal.number),
    sentence: `entry ${entryId} (${row.what}) was inserted after sealing`,
  }
}

async function unsealedCount(client: Asker, subscriberId: number, last: Seal | undefined): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from audit_entries where subscriber_id = $1 and transaction_id >= $2::xid8 and id > $3::bigint`,
    [subscriberId, last?.frontier ?? '0', last?.above ?? '0'],
  )
  return rows[0]!.count
}
