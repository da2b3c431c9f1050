import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { storedLines, turned, writeJournal } from '../books/index.ts'
import type { JournalLine } from '../books/index.ts'

export interface AssetMovement {
  readonly assetId: number
  readonly cost?: string
  readonly depreciation?: string
}

interface Posting {
  readonly entityId: number
  readonly kind: 'acquire' | 'depreciate' | 'dispose'
  readonly date: string
  readonly amount: string
  readonly narration: string
  /** Empty: what it says is in the books already. */
  readonly lines: readonly JournalLine[]
  readonly movements: readonly AssetMovement[]
}

interface Posted {
  readonly id: number
  readonly journalId: number | null
  readonly number: string | null
}

/** Writes a posting of assets that was checked, with its journal. */
export async function post(ctx: Ctx, { lines, narration, movements, ...posting }: Posting): Promise<Posted> {
  const { entityId, kind, date, amount } = posting
  const journal =
    lines.length === 0
      ? undefined
      : await writeJournal(ctx.db, ctx.userId, { kind: 'journal', entityId, date, narration, lines })
  const { rows } = await sql<{ id: number }>`
    insert into asset_postings (subscriber_id, entity_id, kind, date, amount, journal_id, created_by)
    values (current_subscriber(), ${entityId}, ${kind}, ${date}::date, ${amount}, ${journal?.id ?? null}, current_user_id()) returning id`.execute(
    ctx.db,
  )
  const { id } = rows[0]!
  await sql`insert into asset_movements (subscriber_id, posting_id, asset_id, cost, depreciation)
    select current_subscriber(), ${id}, m."assetId", coalesce(m.cost, 0), coalesce(m.depreciation, 0)
    from json_to_recordset(${JSON.stringify(movements)}::json) as m ("assetId" bigint, cost numeric, depreciation numeric)`.execute(
    ctx.db,
  )
  return { id, journalId: journal?.id ?? null, number: journal?.number ?? null }
}

/** Takes a posting back by a journal of a day; its checks are done. */
export async function takeBack(
  ctx: Ctx,
  posting: { readonly id: number; readonly entityId: number; readonly journalId: number },
  { date, narration }: { readonly date: string; readonly narration: string },
): Promise<{ readonly id: number; readonly number: string }> {
  const lines = turned(await storedLines(ctx.db, posting.journalId))
  const { id, number } = await writeJournal(ctx.db, ctx.userId, {
    kind: 'journal',
    entityId: posting.entityId,
    date,
    narration,
    lines,
    reversesId: posting.journalId,
  })
  await sql`update asset_postings set undone_on = ${date}::date, undone_journal_id = ${id}
    where subscriber_id = current_subscriber() and id = ${posting.id}`.execute(ctx.db)
  return { id, number: number! }
}

/** Takes back the purchase of an asset as if it had never been posted: nothing rests on it yet. */
export async function cancelPurchase(ctx: Ctx, assetId: number): Promise<void> {
  await sql`select cancel_journal(p.journal_id, ${ctx.t('asset.removed')})
    from asset_postings p join asset_movements m on m.subscriber_id = p.subscriber_id and m.posting_id = p.id
    where p.subscriber_id = current_subscriber() and m.asset_id = ${assetId} and p.kind = 'acquire' and p.undone_on is null and p.journal_id is not null`.execute(
    ctx.db,
  )
  await sql`update asset_postings p set undone_on = p.date from asset_movements m
    where p.subscriber_id = current_subscriber() and m.subscriber_id = p.subscriber_id and m.posting_id = p.id and m.asset_id = ${assetId}
      and p.kind = 'acquire' and p.undone_on is null`.execute(ctx.db)
}

/** A line on the side that an amount has: debits positive. */
export const side = (line: Omit<JournalLine, 'debit' | 'credit'>, amount: Decimal): JournalLine[] =>
  amount.isZero()
    ? []
    : [
        {
          ...line,
          ...(amount.isPositive() ? { debit: amount.toFixed(2) } : { credit: amount.neg().toFixed(2) }),
        },
      ]

/** A typed amount in paise, as the ledger has it. */
export const paise = (amount = '0'): Decimal => Decimal.of(amount).truncate(2)
