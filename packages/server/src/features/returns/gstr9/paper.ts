import type { Language } from '@bahi/contracts/texts/texts.ts'
import { gstr9Rows } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import type { AnnualHsn } from '@bahi/domain/returns/forms/gstr9/hsn.ts'
import type { Ctx } from '../../../platform/context.ts'
import { translator } from '../../../platform/texts.ts'
import { adjustmentPart, annualParts } from '../annual/paper.ts'
import type { AnnualFiling } from '../annual/filing.ts'
import { inReadersWords } from '../hsn-words.ts'
import type { ReturnPart } from '../part-files.ts'
import { figures9 } from './figures.ts'

export async function parts9(ctx: Ctx, filing: AnnualFiling, language: Language): Promise<ReturnPart[]> {
  const { sheet, adjustments, outwardHsn, inwardHsn } = await figures9(ctx, filing)
  const rowParts = annualParts('gstr9', gstr9Rows, sheet.lines, language)
  const last = rowParts.slice(-1)
  return [
    ...rowParts.slice(0, -1),
    hsnPart('17', outwardHsn, language),
    hsnPart('18', inwardHsn, language),
    ...last,
    ...adjustmentPart(adjustments, language),
  ]
}

function hsnPart(table: '17' | '18', rows: readonly AnnualHsn[], language: Language): ReturnPart {
  const t = translator(language)
  const text = (label: string) => ({ label, kind: 'text' as const })
  const number = (label: string) => ({ label, kind: 'number' as const })
  return {
    title: `${table} ${t(`gstr9.table.${table}`)}`,
    columns: [
      text(t('returns.column.hsn')),
      text(t('returns.column.description')),
      text(t('returns.column.uqc')),
      number(t('returns.column.quantity')),
      number(t('returns.column.rate')),
      ...(['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const).map((name) =>
        number(t(`annual.figure.${name}`)),
      ),
    ],
    rows: inReadersWords(rows, language).map((row) => [
      row.hsn,
      row.description,
      row.uqc,
      row.quantity,
      row.rate,
      row.taxableValue,
      row.igst,
      row.cgst,
      row.sgst,
      row.cess,
    ]),
  }
}
