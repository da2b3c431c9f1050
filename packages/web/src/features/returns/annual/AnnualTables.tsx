import { annualFigures, columnsOf, numberOfRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import type { AnnualFigures, AnnualRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useT } from '../../../app/texts.ts'
import { Block, Ends, Figure } from '../gstr3b/Figures.tsx'
import { Inside } from '../Sections.tsx'

export interface AnnualLine extends AnnualFigures {
  readonly section: string
  readonly table: string
  readonly adjusted: AnnualFigures
}

export const isZero = (figures: AnnualFigures): boolean =>
  annualFigures.every((name) => Decimal.of(figures[name]).isZero())

/** The form table by table; each row that is no sum leads to what is behind it. */
export function AnnualTables({
  form,
  rows,
  lines,
  withSources,
}: {
  form: 'gstr9' | 'gstr9c'
  rows: readonly AnnualRow[]
  lines: readonly AnnualLine[]
  /** Rows lead to what is behind them. */
  withSources: boolean
}) {
  const t = useT()
  const held = rows.filter(({ holds }) => holds.length > 0)
  return [...new Set(held.map(({ table }) => table))].map((table) => {
    const ofTable = held.filter((row) => row.table === table)
    const columns = columnsOf(ofTable)
    return (
      <Block key={table} title={`${table} ${t.find(`${form}.table.${table}`) ?? ''}`}>
        <thead>
          <tr>
            <th scope="col">{t('annual.row')}</th>
            <Ends labels={columns.map((name) => t(`annual.figure.${name}`))} />
          </tr>
        </thead>
        <tbody>
          {ofTable.map(({ section, sum, holds }) => {
            const line = lines.find((one) => one.section === section)
            if (!line) return null
            const name = `${numberOfRow(section)} ${t.find(`${form}.row.${section}`) ?? ''}`
            return (
              <tr key={section} data-sum={sum !== undefined || undefined}>
                <th scope="row">
                  {withSources && !sum ? <Inside change={{ section }}>{name}</Inside> : name}
                  {!sum && !isZero(line.adjusted) && <p className="meta">{t('gstr3b.adjustments')}</p>}
                </th>
                {columns.map((column) =>
                  holds.includes(column) ? (
                    <Figure key={column} value={line[column]} />
                  ) : (
                    <td key={column} data-end />
                  ),
                )}
              </tr>
            )
          })}
        </tbody>
      </Block>
    )
  })
}
