import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { BookIssue } from '../ledger/index.ts'
import type { StoredDocument } from './load.ts'
import type { Prepared } from './prepare.ts'

/** Lines of a bill that are fixed assets keep that value as capital goods, or as goods without credit. */
export async function assetIssues(
  ctx: Ctx,
  { lines, computed }: Prepared,
  { id, hasAsset }: Pick<StoredDocument, 'id' | 'hasAsset'>,
): Promise<BookIssue[]> {
  if (!hasAsset) return []
  const { rows } = await sql<{ lineNumber: number; cost: string; name: string }>`
    select x.line_number, sum(x.cost)::text as cost, min(x.name) as name from fixed_assets x
    where x.subscriber_id = current_subscriber() and x.document_id = ${id} and x.status <> 'Delete' and x.line_number is not null group by x.line_number order by 1`.execute(
    ctx.db,
  )
  return rows.flatMap(({ lineNumber, cost, name }) => {
    const index = lines.findIndex((line) => line.lineNumber === lineNumber)
    const { itcEligibility } = lines[index] ?? {}
    const figures = computed.lines[index]
    const isBlocked = itcEligibility === 'Ineligible'
    const value = figures
      ? Decimal.sum([
          figures.taxableValue,
          figures.stateCess,
          ...(isBlocked
            ? [figures.igst, figures.cgst, figures.sgst, figures.cess, figures.cessNonAdvalorem]
            : []),
        ])
      : Decimal.zero
    return (isBlocked || itcEligibility === 'CapitalGoods') && value.gte(cost)
      ? []
      : [
          {
            path: index < 0 ? 'lines' : `lines[${index}]`,
            code: 'ASSET_OF_LINE',
            params: { line: String(lineNumber), name, cost },
          },
        ]
  })
}
