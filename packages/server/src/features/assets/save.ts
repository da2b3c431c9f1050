import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { linesOf } from '../books/index.ts'
import type { JournalLine } from '../books/index.ts'
import { lockIssues, say } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { boughtIssues } from './bill-lines.ts'
import { assetDetail } from './detail.ts'
import { cancelPurchase, post, side } from './post.ts'
import { resolved } from './resolved.ts'
import type { AssetInput, Resolved } from './resolved.ts'
import { fieldIssues } from './save-checks.ts'
import { holdAssets, storedAssets } from './stored.ts'
import type { StoredAsset } from './stored.ts'

/** Enters an asset in the register, with the journal that brings it under Fixed assets, or changes one. */
export async function saveAsset(ctx: Ctx, input: AssetInput): Promise<Saved> {
  const { id, version, entityId } = input
  ctx.requireActive(entityId)
  await holdAssets(ctx.db, entityId)
  const [before] = id === undefined ? [] : await storedAssets(ctx.db, sql`a.id = ${id}`, true)
  if (id !== undefined && !(before && ctx.entitiesOf(undefined).includes(before.entityId))) throw notFound()
  const asset = resolved(input)
  const from = await sourceOf(ctx, input, asset.cost)
  const isPosted = asset.documentId !== undefined || from.line !== undefined
  const posting = {
    account: from.line?.account ?? (asset.documentId === undefined ? undefined : ('purchases' as const)),
    ledgerAccountId: from.line?.ledger_account_id,
  }
  const changes = before ? changesOf(before, { ...asset, ...posting }) : []
  const isPostedAnew = before === undefined || changes.some((name) => ofPosting.has(name))
  const settings = await ctx.settings(entityId)
  const issues = new Issues()
  issues.addAll([
    ...fieldIssues(input, asset, ctx.today()),
    ...from.issues,
    ...(isPosted && isPostedAnew ? lockIssues(asset.postedOn, { settings, isFiled: false }, 'postedOn') : []),
    ...(before && isPostedAnew && before.account !== null
      ? lockIssues(before.postedOn, { settings, isFiled: false }, '')
      : []),
    ...(before && before.entityId !== entityId ? [{ path: 'entityId', code: 'ASSET_FIXED' }] : []),
    ...(before?.lastPosted ? changes.map((path) => ({ path, code: 'ASSET_FIXED' })) : []),
  ])
  if (asset.documentId !== undefined && asset.lineNumber !== undefined)
    issues.addAll(
      await boughtIssues(ctx, {
        documentId: asset.documentId,
        lineNumber: asset.lineNumber,
        entityId,
        cost: Decimal.of(asset.cost),
        assetId: id,
      }),
    )
  issues.refuse()
  const columns = { ...emptyColumns, ...asset, ...posting }
  const saved = await refusingDuplicates({ fixed_assets_code: 'code' }, () =>
    id === undefined
      ? insertRecord(ctx.db, 'fixed_assets', columns)
      : updateRecord(ctx.db, 'fixed_assets', { id, version }, columns, () => assetDetail(ctx, { id })),
  )
  if (!isPostedAnew) return saved
  if (before) await cancelPurchase(ctx, before.id)
  const cost = Decimal.of(asset.cost)
  await post(ctx, {
    entityId,
    kind: 'acquire',
    date: asset.postedOn,
    amount: asset.cost,
    narration: say(ctx, 'asset.narration.acquire', { name: asset.name }),
    lines: isPosted
      ? [
          ...side({ account: 'fixedAssets' }, cost),
          ...side(from.line ?? { account: 'purchases' }, cost.neg()),
        ]
      : [],
    movements: [{ assetId: saved.id, cost: asset.cost, depreciation: asset.openingDepreciation ?? '0' }],
  })
  return saved
}

/** A save replaces the record: what was not sent is emptied. */
const emptyColumns = {
  code: undefined,
  life: undefined,
  rate: undefined,
  taxBlock: undefined,
  openingUntil: undefined,
  openingDepreciation: undefined,
  openingTaxValue: undefined,
  account: undefined,
  ledgerAccountId: undefined,
  documentId: undefined,
  lineNumber: undefined,
  location: undefined,
  notes: undefined,
}

type Line = Pick<JournalLine, 'account' | 'ledger_account_id'>

/** The account in which the cost is before. */
async function sourceOf(
  ctx: Ctx,
  { account, accountId, documentId }: AssetInput,
  cost: string,
): Promise<{ readonly line?: Line; readonly issues: readonly BookIssue[] }> {
  if (account === undefined && accountId === undefined) return { issues: [] }
  if (documentId !== undefined) return { issues: [{ path: 'account', code: 'ASSET_BILL_ACCOUNT' }] }
  const { lines, issues } = await linesOf(ctx, [{ account, accountId, credit: cost }])
  const named = issues
    .filter(({ code }) => code !== 'ONE_SIDE')
    .map(({ path: _path, ...issue }) => ({ ...issue, path: 'account' }))
  const [line] = lines
  if (!line) return { issues: named }
  return line.account === 'fixedAssets'
    ? { issues: [{ path: 'account', code: 'ASSET_ACCOUNT_SAME' }] }
    : {
        line: {
          account: line.account,
          ...(line.ledger_account_id === undefined ? {} : { ledger_account_id: line.ledger_account_id }),
        },
        issues: named,
      }
}

/** What the journal of the purchase says. */
const ofPosting: ReadonlySet<string> = new Set([
  'cost',
  'postedOn',
  'openingUntil',
  'openingDepreciation',
  'account',
  'documentId',
  'lineNumber',
])

type Compared = Resolved & {
  readonly account?: string | undefined
  readonly ledgerAccountId?: number | undefined
}

/** Fields that the postings follow from and that are not as they were. */
function changesOf(before: StoredAsset, asset: Compared): string[] {
  const amounts = ['cost', 'residual', 'rate', 'openingDepreciation'] as const
  const others = [
    'method',
    'life',
    'acquiredOn',
    'usedFrom',
    'postedOn',
    'openingUntil',
    'documentId',
    'lineNumber',
  ] as const
  const isAccount =
    (before.account ?? undefined) === asset.account &&
    (before.ledgerAccountId ?? undefined) === asset.ledgerAccountId
  return [
    ...amounts.filter((name) => {
      const [was, is] = [before[name], asset[name]]
      return was === null || is === undefined ? (was ?? undefined) !== is : !Decimal.of(was).eq(is)
    }),
    ...others.filter((name) => (before[name] ?? undefined) !== asset[name]),
    ...(isAccount ? [] : ['account']),
  ]
}
