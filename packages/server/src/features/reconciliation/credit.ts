import { comparePeriods } from '@bahi/domain/cal/period.ts'
import { amountHeads } from '@bahi/domain/reconcile/records.ts'
import type { ReconRecord } from '@bahi/domain/reconcile/records.ts'
import { usualSettings } from '@bahi/domain/reconcile/records.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { itcPeriodOf, itcStateOf, setItcState } from '../itc/index.ts'
import type { Claim } from './actions.ts'
import type { Book, Row } from './records.ts'

interface DocumentCredit {
  readonly id: number
  readonly kind: 'purchaseBill' | 'inwardNote'
  readonly state: string
  readonly claimedIn: string | null
}

/** What became of the credit of documents. */
export async function creditsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, DocumentCredit>> {
  const { rows } =
    await sql<DocumentCredit>`select d.id, d.kind, ${itcStateOf} as state, ${itcPeriodOf} as claimed_in from documents d
    where d.subscriber_id = current_subscriber() and d.id = any(${[...ids]}::bigint[])`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface Refusals {
  readonly done: readonly Claim[]
  /** Code and sentence by document. */
  readonly refused: ReadonlyMap<number, { readonly code: string; readonly message: string }>
}

/** Claims the credit of documents in their periods; each that cannot be claimed is refused with its reason. */
export async function claimCredit(ctx: Ctx, claims: readonly Claim[]): Promise<Refusals> {
  return move(ctx, claims, 'Claimed')
}

/** Withdraws claims that are not filed. */
export async function withdrawCredit(ctx: Ctx, claims: readonly Claim[]): Promise<Refusals> {
  return move(ctx, claims, 'Eligible')
}

async function move(ctx: Ctx, claims: readonly Claim[], state: 'Claimed' | 'Eligible'): Promise<Refusals> {
  const facts = await creditsOf(
    ctx,
    claims.map(({ documentId }) => documentId),
  )
  const groups = new Map<string, { kind: DocumentCredit['kind']; returnPeriod: string; ids: number[] }>()
  for (const { documentId, returnPeriod } of claims) {
    const kind = facts.get(documentId)?.kind
    if (!kind) continue
    const key = state === 'Claimed' ? `${kind} ${returnPeriod}` : kind
    const group = groups.get(key) ?? { kind, returnPeriod, ids: [] }
    group.ids.push(documentId)
    groups.set(key, group)
  }
  const refused = new Map<number, { code: string; message: string }>()
  const done: Claim[] = []
  for (const { kind, returnPeriod, ids } of groups.values()) {
    const outcome = await setItcState(ctx, kind, {
      ids,
      state,
      ...(state === 'Claimed' ? { returnPeriod } : {}),
    })
    for (const { id, code, message } of outcome.refused) refused.set(id, { code, message })
    done.push(...claims.filter(({ documentId }) => outcome.done.includes(documentId)))
  }
  return { done, refused }
}

/**
 * Whether credit is claimed with a row of GSTR-2B at all (CGST Act s.16(2)(aa)). Tax under reverse charge is credited by
 * its own payment, whatever the statement says.
 */
export const givesCredit = (row: Row): boolean =>
  !row.isRejected &&
  row.itcAvailable !== 'N' &&
  row.itcAvailable !== 'T' &&
  !row.reverseCharge &&
  row.igst + row.cgst + row.sgst + row.cess > 0

/** No more is claimed than the statement has, by head. */
export const claimsTooMuch = (books: readonly Book[], row: Row): boolean =>
  amountHeads.some(
    (head) =>
      head !== 'txval' &&
      books.reduce((sum, book) => sum + book[head], 0) > amount(row, head) + usualSettings.valueTolerance,
  )

const amount = (record: ReconRecord, head: (typeof amountHeads)[number]) => record[head]

/** The first period in which it may be claimed: that of the statement, or that of the bill where it was received later. */
export const firstPeriod = (books: readonly Book[], row: Row): string =>
  [row.period, ...books.map(({ period }) => period)]
    .flatMap((period) => period ?? [])
    .toSorted(comparePeriods)
    .at(-1)!
