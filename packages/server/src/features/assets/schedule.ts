import type { assetScheduleCalls } from '@bahi/contracts/assets.ts'
import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { blockYears } from '@bahi/domain/assets/block-years.ts'
import { assetClassNames } from '@bahi/domain/assets/classes.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { financialYearOf, rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { exportList } from '../../platform/export/export.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { listPdf } from '../printing/index.ts'
import { storedAssets } from './stored.ts'

type Calls = typeof assetScheduleCalls
type Asked = ParsedOf<Calls['books']>
type Books = ReplyOf<Calls['books']>
type Blocks = ReplyOf<Calls['blocks']>
type BookRow = Books['rows'][number]
type BlockRow = Blocks['rows'][number]

const yearOf = (ctx: Ctx, { financialYear }: Asked): string => financialYear ?? financialYearOf(ctx.today())

const bookFigures = [
  'costBefore',
  'additions',
  'deductions',
  'costAfter',
  'depreciationBefore',
  'depreciation',
  'depreciationDeducted',
  'depreciationAfter',
  'valueBefore',
  'valueAfter',
] as const
const blockFigures = [
  'opening',
  'additions',
  'lateAdditions',
  'proceeds',
  'depreciation',
  'gain',
  'closing',
] as const

/** What is posted of the classes of assets before, in and at the end of a financial year. */
export async function scheduleOfBooks(ctx: Ctx, asked: Asked): Promise<Books> {
  const financialYear = yearOf(ctx, asked)
  const { from, to } = rangeOfFinancialYear(financialYear)
  const before = addDays(from, -1)
  const { rows } = await sql<BookRow>`
    select a.asset_class, s.cost_before::text as cost_before, s.additions::text as additions, s.deductions::text as deductions,
      (s.cost_before + s.additions - s.deductions)::text as cost_after, s.depreciation_before::text as depreciation_before,
      s.depreciation::text as depreciation, s.depreciation_deducted::text as depreciation_deducted,
      (s.depreciation_before + s.depreciation - s.depreciation_deducted)::text as depreciation_after,
      (s.cost_before - s.depreciation_before)::text as value_before,
      (s.cost_before + s.additions - s.deductions - s.depreciation_before - s.depreciation + s.depreciation_deducted)::text as value_after
    from (select distinct asset_class from fixed_assets where subscriber_id = current_subscriber()) a
    cross join lateral (
      select coalesce(sum(m.cost) filter (where e.was), 0) as cost_before, coalesce(sum(m.depreciation) filter (where e.was), 0) as depreciation_before,
        coalesce(sum(m.cost * e.change) filter (where p.kind = 'acquire'), 0) as additions,
        coalesce(sum(-m.cost * e.change) filter (where p.kind = 'dispose'), 0) as deductions,
        coalesce(sum(m.depreciation * e.change) filter (where p.kind <> 'dispose'), 0) as depreciation,
        coalesce(sum(-m.depreciation * e.change) filter (where p.kind = 'dispose'), 0) as depreciation_deducted, count(*) as movements
      from asset_postings p join asset_movements m on m.subscriber_id = p.subscriber_id and m.posting_id = p.id
        join fixed_assets x on x.subscriber_id = m.subscriber_id and x.id = m.asset_id
        cross join lateral (select p.date <= ${before}::date and (p.undone_on is null or p.undone_on > ${before}::date) as was,
          (case when p.date <= ${to}::date and (p.undone_on is null or p.undone_on > ${to}::date) then 1 else 0 end)
          - (case when p.date <= ${before}::date and (p.undone_on is null or p.undone_on > ${before}::date) then 1 else 0 end) as change) e
      where p.subscriber_id = current_subscriber() and p.entity_id = any(${ctx.entitiesOf(asked.entityIds)}::bigint[]) and x.asset_class = a.asset_class
        and p.date <= ${to}::date) s
    where s.movements > 0`.execute(ctx.db)
  const places = new Map(assetClassNames.map((name, index) => [name, index]))
  const sorted = rows
    .filter((row) => bookFigures.some((figure) => !Decimal.of(row[figure]).isZero()))
    .toSorted((one, other) => places.get(one.assetClass!)! - places.get(other.assetClass!)!)
  return { financialYear, rows: withSums(sorted, bookFigures, (sums) => ({ assetClass: null, ...sums })) }
}

/** The blocks of the Income-tax Act over a financial year. */
export async function scheduleOfBlocks(ctx: Ctx, asked: Asked): Promise<Blocks> {
  const financialYear = yearOf(ctx, asked)
  const assets = await storedAssets(
    ctx.db,
    sql`a.tax_block is not null and a.entity_id = any(${ctx.entitiesOf(asked.entityIds)}::bigint[])`,
  )
  const years = blockYears(
    assets.map(
      ({ taxBlock, cost, acquiredOn, usedFrom, openingUntil, openingTaxValue, disposedOn, proceeds }) => ({
        block: taxBlock!,
        cost,
        acquiredOn,
        usedFrom,
        opening: openingUntil === null ? undefined : { until: openingUntil, value: openingTaxValue ?? '0' },
        disposal: disposedOn === null ? undefined : { on: disposedOn, proceeds: proceeds ?? '0' },
      }),
    ),
    financialYear,
  )
  const rows: BlockRow[] = years.map(({ assets: _assets, ...year }) => year)
  return {
    financialYear,
    rows: withSums(rows, blockFigures, (sums) => ({ block: null, rate: null, source: null, ...sums })),
  }
}

/** Rows with the sums of their figures as the last one; none where there is nothing. */
function withSums<F extends string, R extends Record<F, string>>(
  rows: readonly R[],
  figures: readonly F[],
  rowOf: (sums: Record<F, string>) => R,
): R[] {
  if (rows.length === 0) return []
  const sums = Object.fromEntries(
    figures.map((figure) => [figure, Decimal.sum(rows.map((row) => row[figure])).toFixed(2)]),
  ) as Record<F, string>
  return [...rows, rowOf(sums)]
}

/** The schedule of either Act as a file. */
export async function exportSchedule(
  ctx: Ctx,
  { act, ...input }: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> {
  const t = ctx.t
  const isBooks = act === 'CompaniesAct'
  const label = (row: BookRow | BlockRow) =>
    'assetClass' in row
      ? row.assetClass && t(`enum.AssetClass.${row.assetClass}`)
      : row.block && `${t(`enum.AssetBlock.${row.block}`)} (${row.rate}%)`
  const rows: readonly (BookRow | BlockRow)[] = isBooks
    ? (await scheduleOfBooks(ctx, input)).rows
    : (await scheduleOfBlocks(ctx, input)).rows
  return exportList<BookRow | BlockRow>(ctx, {
    call: 'assetSchedule.export',
    pdf: listPdf,
    input,
    of: { financialYear: yearOf(ctx, input) },
    title: `${t(`asset.schedule.${act}`)} ${yearOf(ctx, input)}`,
    columns: [
      {
        key: 'class',
        label: t(isBooks ? 'asset.class' : 'asset.block'),
        value: (row) => label(row) ?? t('books.total'),
      },
      ...(isBooks ? bookFigures : blockFigures).map((figure) => ({
        key: figure,
        label: t(`asset.${isBooks ? 'books' : 'blocks'}.${figure}`),
        type: 'amount' as const,
        value: (row: BookRow | BlockRow) => (row as Record<string, string | null>)[figure],
      })),
    ],
    count: async () => rows.length,
    rows: () => rows,
  })
}
