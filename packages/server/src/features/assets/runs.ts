import type { assetPostingCalls } from '@bahi/contracts/assets.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { endOfMonth } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { lockIssues, say } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { post } from './post.ts'
import type { AssetMovement } from './post.ts'
import { dueUntil, holdAssets, storedAssets } from './stored.ts'
import type { StoredAsset } from './stored.ts'

type Calls = typeof assetPostingCalls
type Run = Calls['run']

/** What is wrong with a run, and what it would post. */
async function dueOf(ctx: Ctx, { entityId, toDate }: ParsedOf<Run>, isHeld: boolean) {
  const settings = await ctx.settings(entityId)
  const issues: BookIssue[] = [
    ...(toDate === endOfMonth(toDate) ? [] : [{ path: 'toDate', code: 'ASSET_MONTH_END' }]),
    ...(toDate > endOfMonth(ctx.today()) ? [{ path: 'toDate', code: 'DATE_IN_FUTURE' }] : []),
    ...lockIssues(toDate, { settings, isFiled: false }, 'toDate'),
  ]
  if (issues.length > 0) throw invalid(issues)
  const assets = await storedAssets(
    ctx.db,
    sql`a.entity_id = ${entityId} and a.disposed_on is null and a.method <> 'None' and a.used_from <= ${toDate}::date and a.posted_on <= ${toDate}::date`,
    isHeld,
  )
  const movements = assets.flatMap((asset) => movementOf(asset, toDate) ?? [])
  const amount = Decimal.sum(movements.map(({ depreciation }) => depreciation ?? '0')).toFixed(2)
  return { movements, amount, assets: movements.length }
}

export async function dueDepreciation(ctx: Ctx, asked: ParsedOf<Run>): Promise<ReplyOf<Calls['due']>> {
  ctx.requireEntity(asked.entityId)
  const { amount, assets } = await dueOf(ctx, asked, false)
  return { amount, assets }
}

/**
 * Depreciates every asset of a GSTIN up to the end of a month: each by what it has not yet of the depreciation that is due by then, so
 * that a run that is asked for again, or that follows a later one, posts nothing twice.
 */
export async function runDepreciation(ctx: Ctx, asked: ParsedOf<Run>): Promise<ReplyOf<Run>> {
  const { entityId, toDate } = asked
  ctx.requireActive(entityId)
  await holdAssets(ctx.db, entityId)
  const { movements, amount, assets } = await dueOf(ctx, asked, true)
  if (movements.length === 0) return { id: null, journalId: null, number: null, amount, assets }
  const posted = await post(ctx, {
    entityId,
    kind: 'depreciate',
    date: toDate,
    amount,
    narration: say(ctx, 'asset.narration.depreciate', { date: toDate }),
    lines: depreciationLines(amount),
    movements,
  })
  return { ...posted, amount, assets }
}

/** What an asset has not yet of the depreciation that is due by a day. */
export function movementOf(asset: StoredAsset, date: string): AssetMovement | undefined {
  const due = dueUntil(asset, date).sub(asset.postedDepreciation)
  return due.isPositive() ? { assetId: asset.id, depreciation: due.toFixed(2) } : undefined
}

export const depreciationLines = (amount: string) => [
  { account: 'depreciation' as const, debit: amount },
  { account: 'accumulatedDepreciation' as const, credit: amount },
]
