import type { FileReply } from '@bahi/contracts/call.ts'
import { groupRight } from '@bahi/contracts/report-kinds.ts'
import type { ReportAction } from '@bahi/contracts/report-kinds.ts'
import { turnoverReports } from '@bahi/contracts/turnover-reports.ts'
import type { TurnoverReportName, TurnoverSide } from '@bahi/contracts/turnover-reports.ts'
import { hsnName } from '@bahi/domain/tables/hsn-catalogue.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { countRows, paged } from '../../../platform/paging.ts'
import type { ListQuery, Page, PageRequest } from '../../../platform/paging.ts'
import type { TaskStarted } from '../../../platform/routes.ts'
import { exportRecords } from '../../records/index.ts'
import { columnsOf } from './columns.ts'
import type { Row } from './columns.ts'
import type { Asked, Part } from './facts.ts'
import { documentsList, linesList } from './rows.ts'
import { sumsList, totalsOf } from './sums.ts'

const groupOf = { sale: 'SAL', purchase: 'PUR' } as const

/** Its sides at the places where the reader may do that with them; 403 where there is none. */
function partsOf(ctx: Ctx, name: TurnoverReportName, asked: Asked, action: ReportAction): readonly Part[] {
  const sides: readonly TurnoverSide[] = turnoverReports[name].sides
  const parts = sides
    .filter((side) => asked.side === undefined || side === asked.side)
    .map((side) => ({ side, right: groupRight(groupOf[side], action) }))
    .filter(({ right }) => sides.length === 1 || ctx.can(right))
    .map(({ side, right }) => ({
      side,
      entityIds: ctx.entitiesOf(asked.entityIds, sides.length === 1 ? undefined : right),
    }))
  if (parts.length === 0) throw new AppError('RIGHT_MISSING')
  return parts
}

export interface Prepared {
  readonly query: ListQuery
  readonly parts: readonly Part[]
  readonly count: () => Promise<number>
  /** Sums of all that match; of two sides there is none. */
  readonly totals: () => Promise<Record<string, string> | undefined>
}

export function prepared(ctx: Ctx, name: TurnoverReportName, asked: Asked, action: ReportAction): Prepared {
  const parts = partsOf(ctx, name, asked, action)
  const { by } = turnoverReports[name]
  const isOne = parts.length === 1
  if (by === 'line' || by === 'document') {
    const query = by === 'line' ? linesList(parts, asked) : documentsList(parts, asked)
    return {
      query,
      parts,
      count: () => countRows(ctx.db, query),
      totals: async () => (isOne ? listTotals(ctx, by, parts, asked, query) : undefined),
    }
  }
  const query = sumsList(by, parts, asked)
  const first = () => paged<Row>(ctx.db, query, { start: 0, size: 1, sort: 'id ASC' })
  return {
    query,
    parts,
    count: async () => (await first()).total,
    totals: async () => (isOne ? (await first()).totals : undefined),
  }
}

/** Sums of a list from what is kept; where words are looked for, from what was found. */
async function listTotals(
  ctx: Ctx,
  by: 'line' | 'document',
  parts: readonly Part[],
  asked: Asked,
  query: ListQuery,
): Promise<Record<string, string>> {
  const of = by === 'line' ? 'lines' : 'documents'
  const sums = asked.keyword
    ? sql`select ${sql.join(
        ['taxable_value', 'igst', 'cgst', 'sgst', 'cess', 'tax', 'total'].map(
          (name) => sql`coalesce(sum(${sql.ref(`f.${name}`)}), 0)::numeric(20, 2) as ${sql.ref(name)}`,
        ),
      )} from (${sql.join(
        [query.from, ...(query.also ?? [])].map(
          (from) =>
            sql`select ${query.select} from ${from} ${query.joins ?? sql``} where ${sql.join([...query.conditions], sql` and `)}`,
        ),
        sql` union all `,
      )}) f`
    : totalsOf(parts, asked, of)
  const { rows } = await sql<Record<string, string>>`${sums}`.execute(ctx.db)
  return rows[0]!
}

/** One page, with the sums of all that match at the first. */
export async function searchTurnover(
  ctx: Ctx,
  name: TurnoverReportName,
  search: Asked & PageRequest,
): Promise<Page<Row>> {
  const { query, totals } = prepared(ctx, name, search, 'view')
  const page = await paged<Row>(ctx.db, query, search)
  const isList = query.sums === undefined
  const sums = isList && search.after === undefined ? await totals() : page.totals
  const { totals: _totals, ...rest } = page
  return {
    ...rest,
    records: page.records.map(shownBy(name, ctx)),
    ...(sums && Object.keys(sums).length > 0 ? { totals: sums } : {}),
  }
}

/** Codes with their words, in the reader's language. */
export const shownBy = (name: TurnoverReportName, { language }: Pick<Ctx, 'language'>) => {
  const { by } = turnoverReports[name]
  return by === 'hsn' || by === 'table12'
    ? (row: Row): Row => ({ ...row, hsnName: (row.hsn && hsnName(row.hsn, language)) || null })
    : (row: Row): Row => row
}

export const exportTurnover = (
  ctx: Ctx,
  name: TurnoverReportName,
  input: Asked & { readonly format: 'xlsx' | 'csv' | 'pdf'; readonly sort: string },
  action: ReportAction = 'export',
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, {
    name,
    title: ctx.t(`report.${name}`),
    columns: columnsOf(name, input),
    query: prepared(ctx, name, input, action).query,
    input,
    row: shownBy(name, ctx),
  })
