import type { BlockName } from '@bahi/domain/assets/blocks.ts'
import type { AssetClassName } from '@bahi/domain/assets/classes.ts'
import { depreciatedUntil } from '@bahi/domain/assets/depreciation.ts'
import type { DepreciationMethod } from '@bahi/domain/assets/depreciation.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import type { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

/** An asset as the postings need it. */
export interface StoredAsset {
  readonly id: number
  readonly version: number
  readonly status: string
  readonly entityId: number
  readonly name: string
  readonly assetClass: AssetClassName
  readonly method: DepreciationMethod
  readonly life: number | null
  readonly rate: string | null
  readonly cost: string
  readonly residual: string
  readonly acquiredOn: string
  readonly usedFrom: string
  readonly postedOn: string
  readonly taxBlock: BlockName | null
  readonly openingUntil: string | null
  readonly openingDepreciation: string | null
  readonly openingTaxValue: string | null
  readonly account: string | null
  readonly ledgerAccountId: number | null
  readonly documentId: number | null
  readonly lineNumber: number | null
  readonly disposedOn: string | null
  readonly proceeds: string | null
  /** What is posted and not taken back. */
  readonly postedDepreciation: string
  /** The last day of a posting that is not the purchase. */
  readonly lastPosted: string | null
}

/** Assets that match, with what is posted of them; held to the end of the transaction where they are changed. */
export async function storedAssets(
  db: Db,
  where: RawBuilder<unknown>,
  isHeld = false,
): Promise<StoredAsset[]> {
  const { rows } = await sql<StoredAsset>`
    select a.id, a.version, a.status, a.entity_id, a.name, a.asset_class, a.method, a.life, trim_scale(a.rate)::text as rate, a.cost::text as cost, a.residual::text as residual,
      a.acquired_on, a.used_from, a.posted_on, a.tax_block, a.opening_until, a.opening_depreciation::text as opening_depreciation,
      a.opening_tax_value::text as opening_tax_value, a.account, a.ledger_account_id, a.document_id, a.line_number, a.disposed_on, a.proceeds::text as proceeds,
      s.depreciation::text as posted_depreciation, s.last_posted
    from fixed_assets a cross join lateral (
      select coalesce(sum(m.depreciation), 0) as depreciation, max(p.date) filter (where p.kind <> 'acquire') as last_posted
      from asset_movements m join asset_postings p on p.subscriber_id = m.subscriber_id and p.id = m.posting_id
      where m.subscriber_id = a.subscriber_id and m.asset_id = a.id and p.undone_on is null) s
    where a.subscriber_id = current_subscriber() and a.status <> 'Delete' and ${where}
    order by a.id ${isHeld ? sql`for update of a` : sql``}`.execute(db)
  return rows
}

/** All that is to be depreciated of an asset by a day, that of other books with it. */
export const dueUntil = (
  { cost, residual, method, life, rate, usedFrom, openingUntil, openingDepreciation }: StoredAsset,
  date: CalendarDate,
): Decimal =>
  depreciatedUntil(
    {
      cost,
      residual,
      method,
      life,
      rate,
      usedFrom,
      opening:
        openingUntil === null ? undefined : { until: openingUntil, depreciation: openingDepreciation ?? '0' },
    },
    date,
  )

/** Postings of one asset follow one another: what a later one rests on stays. */
export const holdAssets = (db: Db, entityId: number) =>
  sql`select pg_advisory_xact_lock(7240153, hashint8(${entityId}::bigint))`.execute(db)
