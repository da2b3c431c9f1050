import type { fixedAssetCalls } from '@bahi/contracts/assets.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { systemAccounts } from '@bahi/domain/books/chart.ts'
import type { Account } from '@bahi/domain/books/chart.ts'
import { lifeEndsOn, rateOf } from '@bahi/domain/assets/depreciation.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { assetList } from './list.ts'
import { postingColumns, postingJoins } from './postings.ts'

type Detail = ReplyOf<(typeof fixedAssetCalls)['detail']>
type Stored = Omit<Detail, 'postings' | 'isFixed' | 'appliedRate' | 'lifeEndsOn' | 'account' | 'gain'> & {
  readonly account: Account | null
  readonly ownName: string | null
}

/** An asset with all that was posted of it. */
export async function assetDetail(
  ctx: Ctx,
  { id }: ParsedOf<(typeof fixedAssetCalls)['detail']>,
): Promise<Detail> {
  const { select, from, joins = sql``, conditions } = assetList(ctx, {}, true)
  const [{ rows }, { rows: postings }] = await Promise.all([
    sql<Stored>`select ${select}, a.life, trim_scale(a.rate)::text as rate, a.residual::text as residual, a.posted_on, a.tax_block,
        a.opening_until, a.opening_depreciation::text as opening_depreciation, a.opening_tax_value::text as opening_tax_value,
        a.account, o.name as own_name, a.ledger_account_id as account_id, a.document_id, d.number as document_number, a.line_number, a.location, a.notes,
        a.disposal, a.proceeds::text as proceeds
      from ${from} ${joins}
        left join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id
        left join ledger_accounts o on o.subscriber_id = a.subscriber_id and o.id = a.ledger_account_id
      where ${sql.join([...conditions], sql` and `)} and a.id = ${id}`.execute(ctx.db),
    sql<
      Detail['postings'][number]
    >`select ${postingColumns}, m.cost::text as cost, m.depreciation::text as depreciation
      from asset_movements m join asset_postings p on p.subscriber_id = m.subscriber_id and p.id = m.posting_id ${postingJoins}
      where m.subscriber_id = current_subscriber() and m.asset_id = ${id} order by p.id`.execute(ctx.db),
  ])
  const found = rows[0]
  if (!found) throw notFound()
  const { ownName, account, ...asset } = found
  const live = postings.filter(({ undoneOn }) => undoneOn === null)
  const disposal = live.find(({ kind }) => kind === 'dispose')
  return {
    ...asset,
    account: ownName ?? (account === null ? null : systemAccounts[account].name),
    appliedRate: asset.method === 'WrittenDown' ? rateOf(asset) : null,
    lifeEndsOn: asset.method === 'None' ? null : (lifeEndsOn(asset) ?? null),
    gain: disposal === undefined ? null : gainOf(asset.proceeds, disposal),
    postings,
    isFixed: live.some(({ kind }) => kind !== 'acquire'),
  }
}

/** What it brought over what it was worth in the books. */
const gainOf = (
  proceeds: string | null,
  { cost, depreciation }: { cost: string; depreciation: string },
): string =>
  Decimal.of(proceeds ?? '0')
    .add(cost)
    .sub(depreciation)
    .toFixed(2)
