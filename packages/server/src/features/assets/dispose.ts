import type { fixedAssetCalls } from '@bahi/contracts/assets.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { linesOf } from '../books/index.ts'
import { lockIssues, refusal, say } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { updateRecord } from '../records/index.ts'
import { assetDetail } from './detail.ts'
import { cancelPurchase, paise, post, side } from './post.ts'
import { depreciationLines, movementOf } from './runs.ts'
import { dueUntil, holdAssets, storedAssets } from './stored.ts'
import type { StoredAsset } from './stored.ts'

type Calls = typeof fixedAssetCalls
type Dispose = ParsedOf<Calls['dispose']>

/** An asset of the user's places, with its entity held. */
async function heldAsset(ctx: Ctx, id: number): Promise<StoredAsset> {
  const known = await storedAssets(ctx.db, sql`a.id = ${id}`)
  const entityId = known[0]?.entityId
  if (entityId === undefined || !ctx.entitiesOf(undefined).includes(entityId)) throw notFound()
  await holdAssets(ctx.db, entityId)
  const [asset] = await storedAssets(ctx.db, sql`a.id = ${id}`, true)
  if (!asset) throw notFound()
  return asset
}

/** Depreciates an asset to the day it goes, and posts what it brought against what is left of it. */
export async function disposeAsset(ctx: Ctx, input: Dispose): Promise<ReplyOf<Calls['dispose']>> {
  const { id, version, date, disposal } = input
  const asset = await heldAsset(ctx, id)
  const { entityId, cost, name } = asset
  ctx.requireActive(entityId)
  if (!ctx.can('ACC_AD', entityId)) throw notFound()
  if (asset.version !== version) throw conflict(await assetDetail(ctx, { id }))
  const proceeds = paise(input.proceeds)
  const settings = await ctx.settings(entityId)
  const issues = [
    ...disposalIssues(input, asset, ctx.today()),
    ...lockIssues(date, { settings, isFiled: false }),
  ]
  const place = proceeds.isZero()
    ? { lines: [], issues: [] }
    : await linesOf(ctx, [{ account: input.account, accountId: input.accountId, debit: proceeds.toFixed(2) }])
  issues.push(...place.issues.map((issue) => ({ ...issue, path: 'account' })))
  if (issues.length > 0) throw invalid(issues)
  const last = movementOf(asset, date)
  if (last)
    await post(ctx, {
      entityId,
      kind: 'depreciate',
      date,
      amount: last.depreciation!,
      narration: say(ctx, 'asset.narration.depreciateOne', { name, date }),
      lines: depreciationLines(last.depreciation!),
      movements: [last],
    })
  const depreciation = Decimal.of(asset.postedDepreciation).add(last?.depreciation ?? '0')
  const gain = proceeds.add(depreciation).sub(cost)
  const posted = await post(ctx, {
    entityId,
    kind: 'dispose',
    date,
    amount: cost,
    narration: say(ctx, 'asset.narration.dispose', { name, how: `enum.AssetDisposal.${disposal}` }),
    lines: [
      ...place.lines,
      ...side({ account: 'accumulatedDepreciation' }, depreciation),
      ...side({ account: 'fixedAssets' }, Decimal.of(cost).neg()),
      ...side({ account: 'gainOnAssets' }, gain.neg()),
    ],
    movements: [
      { assetId: id, cost: Decimal.of(cost).neg().toFixed(2), depreciation: depreciation.neg().toFixed(2) },
    ],
  })
  const columns = { disposedOn: date, disposal, proceeds: proceeds.toFixed(2) }
  const saved = await updateRecord(ctx.db, 'fixed_assets', { id, version }, columns, () =>
    assetDetail(ctx, { id }),
  )
  return { ...saved, journalId: posted.journalId!, number: posted.number!, gain: gain.toFixed(2) }
}

function disposalIssues(
  { date, disposal, proceeds, account, accountId }: Dispose,
  asset: StoredAsset,
  today: string,
): BookIssue[] {
  const isPaid = proceeds !== undefined && paise(proceeds).isPositive()
  const begins = asset.postedOn > asset.usedFrom ? asset.postedOn : asset.usedFrom
  const rules: readonly (readonly [boolean, string, string, Record<string, string>?])[] = [
    [asset.disposedOn !== null, 'id', 'ASSET_GONE', { date: asset.disposedOn ?? '' }],
    [date > today, 'date', 'DATE_IN_FUTURE'],
    [date < begins, 'date', 'ASSET_GONE_BEFORE', { date: begins }],
    [disposal === 'Sold' && !isPaid, 'proceeds', 'REQUIRED'],
    [isPaid && account === undefined && accountId === undefined, 'account', 'REQUIRED'],
    [
      asset.lastPosted !== null &&
        asset.lastPosted > date &&
        dueUntil(asset, date).lt(asset.postedDepreciation),
      'date',
      'ASSET_DEPRECIATED_PAST',
      { until: asset.lastPosted ?? '' },
    ],
  ]
  return rules.flatMap(([isWrong, path, code, params]) =>
    isWrong ? [{ path, code, ...(params ? { params } : {}) }] : [],
  )
}

/** Takes assets out of the register of which nothing but the purchase was posted. */
export async function deleteAssets(
  ctx: Ctx,
  { ids }: ParsedOf<Calls['delete']>,
): Promise<ReplyOf<Calls['delete']>> {
  const done: number[] = []
  const refused: ReturnType<typeof refusal>[] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const [known] = await storedAssets(ctx.db, sql`a.id = ${id}`)
    if (!known || !ctx.entitiesOf(undefined).includes(known.entityId)) {
      refused.push(refusal(ctx, id, 'NOT_FOUND'))
      continue
    }
    const asset = await heldAsset(ctx, id)
    const reason = await whyKept(ctx, asset)
    if (reason) {
      const params = { name: ctx.access.inactive.get(asset.entityId) ?? '', right: 'ACC_CNL' }
      refused.push(refusal(ctx, id, 'ACTION_REFUSED', reason, params))
      continue
    }
    await cancelPurchase(ctx, id)
    await sql`update fixed_assets set status = 'Delete', version = version + 1, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
    done.push(id)
  }
  return { done, refused }
}

async function whyKept(ctx: Ctx, { entityId, lastPosted, account, postedOn }: StoredAsset) {
  if (!ctx.can('ACC_CNL', entityId)) return 'action.reason.right' as const
  if (ctx.access.inactive.has(entityId)) return 'action.reason.isPlaceInactive' as const
  if (lastPosted !== null) return 'action.reason.isDepreciated' as const
  const settings = await ctx.settings(entityId)
  return account !== null && lockIssues(postedOn, { settings, isFiled: false }).length > 0
    ? ('action.reason.periodLocked' as const)
    : undefined
}
