import type { Language } from '@bahi/contracts/texts/texts.ts'
import { annualFigures, columnsOf, numberOfRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import type { AnnualFigures, AnnualRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { translator } from '../../../platform/texts.ts'
import type { ReturnPart } from '../part-files.ts'

interface Line extends AnnualFigures {
  readonly section: string
  readonly table: string
}

interface Added extends AnnualFigures {
  readonly section: string
  readonly reason: string
  readonly withdrawnAt: string | null
}

/** The form table by table, each row with its number and name. */
export function annualParts(
  form: 'gstr9' | 'gstr9c',
  rows: readonly AnnualRow[],
  lines: readonly Line[],
  language: Language,
): ReturnPart[] {
  const t = translator(language)
  const tables = [...new Set(rows.filter(({ holds }) => holds.length > 0).map(({ table }) => table))]
  return tables.map((table) => {
    const ofTable = rows.filter((row) => row.table === table && row.holds.length > 0)
    const columns = columnsOf(ofTable)
    return {
      title: `${table} ${t(`${form}.table.${table}` as 'gstr9.table.4')}`,
      columns: [
        { label: t('annual.row'), kind: 'text' },
        ...columns.map((name) => ({ label: t(`annual.figure.${name}`), kind: 'number' as const })),
      ],
      rows: ofTable.map(({ section }) => {
        const line = lines.find((one) => one.section === section)!
        return [
          `${numberOfRow(section)} ${t(`${form}.row.${section}` as 'gstr9.row.4A')}`,
          ...columns.map((name) => line[name]),
        ]
      }),
    }
  })
}

/** What was added by hand, with its reason. */
export function adjustmentPart(adjustments: readonly Added[], language: Language): ReturnPart[] {
  const t = translator(language)
  const active = adjustments.filter(({ withdrawnAt }) => withdrawnAt === null)
  if (active.length === 0) return []
  const columns = annualFigures.filter((name) => active.some((row) => Number(row[name]) !== 0))
  return [
    {
      title: t('gstr3b.adjustments'),
      columns: [
        { label: t('annual.row'), kind: 'text' },
        { label: t('gstr1.reason'), kind: 'text' },
        ...columns.map((name) => ({ label: t(`annual.figure.${name}`), kind: 'number' as const })),
      ],
      rows: active.map((row) => [numberOfRow(row.section), row.reason, ...columns.map((name) => row[name])]),
    },
  ]
}
