import type { Language } from '@bahi/contracts/texts/texts.ts'
import { gstr9cRows } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import type { Ctx } from '../../../platform/context.ts'
import { translator } from '../../../platform/texts.ts'
import type { AnnualFiling } from '../annual/filing.ts'
import { adjustmentPart, annualParts } from '../annual/paper.ts'
import type { ReturnPart } from '../part-files.ts'
import { figures9c } from './figures.ts'

export async function parts9c(ctx: Ctx, filing: AnnualFiling, language: Language): Promise<ReturnPart[]> {
  const { sheet, adjustments } = await figures9c(ctx, filing)
  const t = translator(language)
  const reasons: ReturnPart = {
    title: t('gstr9c.reasons'),
    columns: [
      { label: t('annual.row'), kind: 'text' },
      { label: t('gstr1.reason'), kind: 'text' },
    ],
    rows: sheet.reasons.map(({ section, reason }) => [`${section} ${t(`gstr9c.table.${section}`)}`, reason]),
  }
  return [
    ...annualParts('gstr9c', gstr9cRows, sheet.lines, language),
    ...(sheet.reasons.length > 0 ? [reasons] : []),
    ...adjustmentPart(
      adjustments.filter(({ section }) => !sheet.reasons.some((row) => row.section === section)),
      language,
    ),
  ]
}
