import type { auditCalls } from '@bahi/contracts/audit.ts'
import type { FileReply, ReplyOf } from '@bahi/contracts/call.ts'
import { CompiledQuery, sql } from 'kysely'
import type { QueryResultRow } from 'pg'
import { verifyOne } from '../../platform/audit/verify.ts'
import type { Asker } from '../../platform/audit/verify.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'

/** Walks the own chain from its first seal: what it covers, its head, and the first row that is not as it was sealed. */
export async function verifyTrail(ctx: Ctx): Promise<ReplyOf<typeof auditCalls.verify>> {
  const { subscriberId, db } = ctx
  const verdict = await verifyOne(askerOf(db), subscriberId)
  const [{ rows: heads }, { rows: days }] = await Promise.all([
    sql<{ hash: string; sealedAt: string }>`select encode(hash, 'hex') as hash, sealed_at from audit_chain
      where subscriber_id = ${subscriberId} order by seal_number desc limit 1`.execute(db),
    sql<{ day: string; entries: number; tables: number }>`
      select (at at time zone 'Asia/Kolkata')::date as day, count(*) as entries, count(distinct table_name) as tables
      from audit_entries where subscriber_id = ${subscriberId} group by 1 order by 1 desc limit 31`.execute(
      db,
    ),
  ])
  const head = heads[0]
  return {
    isIntact: verdict.fault === undefined,
    entries: verdict.entries,
    seals: verdict.seals,
    unsealed: verdict.unsealed,
    headHash: head?.hash ?? null,
    sealedAt: head?.sealedAt ?? null,
    fault: verdict.fault
      ? {
          kind: verdict.fault.kind,
          entryId: verdict.fault.entryId ?? null,
          sealNumber: verdict.fault.sealNumber ?? null,
        }
      : null,
    days,
  }
}

const askerOf = (db: Db): Asker => ({
  async query<R extends QueryResultRow>(text: string, values: unknown[]) {
    const { rows } = await db.executeQuery<R>(CompiledQuery.raw(text, values))
    return { rows }
  },
})

/**
 * The whole trail with the texts that were hashed, one JSON object a line: `npm run audit:verify -- --file <file>`, or
 * any program of a few lines, checks it without this product. Read seal by seal, each in a short transaction.
 */
export async function trailFile(ctx: Ctx): Promise<FileReply> {
  const { rows } = await ctx.inTransaction((inside) =>
    sql<{ last: number }>`select coalesce(max(seal_number), 0) as last from audit_chain
      where subscriber_id = ${inside.subscriberId}`.execute(inside.db),
  )
  return {
    contentType: 'application/x-ndjson',
    fileName: `audit-trail-${ctx.today()}.ndjson`,
    content: linesOf(ctx, rows[0]!.last),
  }
}

const how =
  'entry hash = SHA-256 of the entry text; seal hash = SHA-256 of previous hash, seal text and the entry hashes in order; ' +
  'texts as UTF-8; the first previous hash is 32 zero bytes; each previous hash is the hash of the seal before'

async function* linesOf(ctx: Ctx, last: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const line = (value: object) => encoder.encode(`${JSON.stringify(value)}\n`)
  yield line({
    kind: 'header',
    version: 1,
    subscriberId: ctx.subscriberId,
    madeOn: ctx.today(),
    seals: last,
    how,
  })
  for (let number = 1; number <= last; number++) {
    const { seal, entries } = await ctx.inTransaction((inside) =>
      sealOf(inside.db, inside.subscriberId, number),
    )
    if (!seal) continue
    yield line({ kind: 'seal', number, ...seal })
    for (const entry of entries) yield line({ kind: 'entry', ...entry })
  }
}

async function sealOf(db: Db, subscriberId: number, number: number) {
  const [seals, entries] = await Promise.all([
    sql<{ text: string; previous: string; hash: string }>`
      select audit_seal_text(c) as text, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash
      from audit_chain c where subscriber_id = ${subscriberId} and seal_number = ${number}`.execute(db),
    sql<{ id: number; text: string | null }>`
      select s.id, audit_entry_text(e) as text from audit_chain c
      cross join unnest(c.entry_ids) with ordinality as s (id, place)
      left join audit_entries e on e.subscriber_id = c.subscriber_id and e.id = s.id
      where c.subscriber_id = ${subscriberId} and c.seal_number = ${number} order by s.place`.execute(db),
  ])
  return { seal: seals.rows[0], entries: entries.rows }
}
