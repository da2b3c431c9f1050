import type { gstr9cCalls } from '@bahi/contracts/annual-returns.ts'
import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import { negativeRows, numberOfRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { gstr9cObject } from '@bahi/domain/returns/forms/gstr9c/json.ts'
import { gstr9cRows, reasonsOf } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import type { Ctx } from '../../../platform/context.ts'
import { actionRefused } from '../../ledger/index.ts'
import { annualFileName, annualFiling, refuseOtherFiler } from '../annual/filing.ts'
import { figures9c } from './figures.ts'

/** The file for the portal; each difference has its reason. */
export async function gstr9cJson(
  ctx: Ctx,
  input: Pick<ParsedOf<(typeof gstr9cCalls)['json']>, 'entityId' | 'returnPeriod'>,
): Promise<FileReply> {
  const filing = await annualFiling(ctx, 'GSTR9C', input)
  refuseOtherFiler(ctx, filing)
  const { sheet } = await figures9c(ctx, filing)
  const [first] = negativeRows(gstr9cRows, sheet.lines)
  if (first) throw actionRefused(ctx, 'gstr3b.negativeCell', { section: numberOfRow(first) })
  const [missing] = sheet.missingReasons
  if (missing)
    throw actionRefused(ctx, 'gstr9c.reasonMissing', { table: missing, section: reasonsOf[missing] })
  const content = gstr9cObject({ gstin: filing.gstin!, period: filing.returnPeriod }, sheet)
  return {
    contentType: 'application/json',
    fileName: `${annualFileName(filing)}.json`,
    content: new TextEncoder().encode(JSON.stringify(content)),
  }
}
