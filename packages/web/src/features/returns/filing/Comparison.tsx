import { useT } from '../../../app/texts.ts'
import { groupDigits } from '../../../ui/numbers.ts'
import { Amount } from '../../../ui/values.tsx'
import { Grid } from '../Grid.tsx'
import css from '../returns.module.css'
import type { FilingState } from './FilingPanel.tsx'

const columns = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const
const labels = {
  taxableValue: 'gstr1.taxable',
  igst: 'gstr1.igst',
  cgst: 'gstr1.cgst',
  sgst: 'gstr1.sgst',
  cess: 'gstr1.cess',
} as const

/** Each section as the books have it above what the portal has saved; what differs is marked and said. */
export function Comparison({
  rows,
  hasRecords,
}: {
  rows: FilingState['comparison']
  /** Sections are of documents, which are counted. */
  hasRecords: boolean
}) {
  const t = useT()
  const differing = rows.filter(({ agrees }) => !agrees).length
  return (
    <section className={css.stack}>
      <div className={css.head}>
        <h2>{t('filing.comparison')}</h2>
        <p className={differing > 0 ? css.notice : 'muted'} data-grave={differing > 0}>
          {differing === 0 ? t('filing.agrees') : t('filing.differs', { count: String(differing) })}
        </p>
      </div>
      <Grid label={t('filing.comparison')}>
        <thead>
          <tr>
            <th scope="col">{t('filing.section')}</th>
            <th scope="col">{t('filing.source')}</th>
            {hasRecords && (
              <th scope="col" data-end>
                {t('gstr1.documents')}
              </th>
            )}
            {columns.map((column) => (
              <th key={column} scope="col" data-end>
                {t(labels[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ section, books, portal, agrees }) =>
            (
              [
                ['filing.books', books],
                ['filing.portal', portal],
              ] as const
            ).map(([side, sums]) => (
              <tr
                key={`${section} ${side}`}
                className={!agrees && side === 'filing.portal' ? css.differs : undefined}
              >
                {side === 'filing.books' && (
                  <th scope="rowgroup" rowSpan={2}>
                    {nameOf(t, section)}
                  </th>
                )}
                <td>{t(side)}</td>
                {hasRecords && (
                  <td data-end>
                    <span className="figure">{groupDigits(String(sums.records))}</span>
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column} data-end>
                    <Amount value={sums[column]} />
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </Grid>
    </section>
  )
}

/** Of GSTR-3B its number in the form too, as an accountant knows it. */
function nameOf(t: ReturnType<typeof useT>, section: string): string {
  const cell = t.find(`gstr3b.section.${section}`)
  return cell ? `${section} ${cell}` : (t.find(`returns.section.${section}`) ?? section)
}
