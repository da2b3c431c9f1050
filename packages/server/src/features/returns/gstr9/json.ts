import type { gstr9Calls } from '@bahi/contracts/annual-returns.ts'
import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import { negativeRows } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { gstr9Object } from '@bahi/domain/returns/forms/gstr9/json.ts'
import { gstr9Rows } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import type { Ctx } from '../../../platform/context.ts'
import { actionRefused } from '../../ledger/index.ts'
import { annualFileName, annualFiling, refuseOtherFiler } from '../annual/filing.ts'
import { figures9 } from './figures.ts'

/** The file for the portal. */
export async function gstr9Json(
  ctx: Ctx,
  input: Pick<ParsedOf<(typeof gstr9Calls)['json']>, 'entityId' | 'returnPeriod'>,
): Promise<FileReply> {
  const filing = await annualFiling(ctx, 'GSTR9', input)
  refuseOtherFiler(ctx, filing)
  const { sheet, outwardHsn, inwardHsn } = await figures9(ctx, filing)
  const [first] = negativeRows(gstr9Rows, sheet.lines)
  if (first) throw actionRefused(ctx, 'gstr3b.negativeCell', { section: first })
  const content = gstr9Object({ gstin: filing.gstin!, period: filing.returnPeriod }, sheet.lines, {
    outward: outwardHsn,
    inward: inwardHsn,
  })
  return {
    contentType: 'application/json',
    fileName: `${annualFileName(filing)}.json`,
    content: new TextEncoder().encode(JSON.stringify(content)),
  }
}
