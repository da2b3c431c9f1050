import { gstr9Row } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import type { AnnualFigures } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { annualFigures, numberOfRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useT } from '../../../app/texts.ts'
import { Ends, Figure } from '../gstr3b/Figures.tsx'
import { Grid } from '../Grid.tsx'
import css from '../returns.module.css'
import { Inside } from '../Sections.tsx'

type Line = Reply<'gstr9.summary'>['lines'][number]

const valueOf = (figures: AnnualFigures) => Decimal.of(figures.taxableValue)
const taxOf = (figures: AnnualFigures) =>
  Decimal.sum(annualFigures.filter((name) => name !== 'taxableValue').map((name) => figures[name]))

/** Rows where the books and the filed returns of the year differ, in any of their figures. */
export const differing = (lines: readonly Line[]): Line[] =>
  lines.filter(
    ({ section, books, filed }) =>
      filed !== null &&
      !gstr9Row(section)?.sum &&
      annualFigures.some((name) => !Decimal.of(books[name]).eq(filed[name])),
  )

/** Each row that comes from the returns of the periods: the books, what is filed, and the difference. */
export function BooksAndFiled({ lines }: { lines: readonly Line[] }) {
  const t = useT()
  const shown = lines.flatMap(({ section, books, filed }) =>
    filed && !(isNothing(books) && isNothing(filed)) ? [{ section, books, filed }] : [],
  )
  const different = new Set(differing(lines).map(({ section }) => section))
  return (
    <div className={css.stack}>
      {different.size === 0 && <p className={css.notice}>{t('annual.noDifference')}</p>}
      <Grid label={t('annual.compare')}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('annual.row')}
            </th>
            <th scope="colgroup" colSpan={3} data-end>
              {t('annual.figure.taxableValue')}
            </th>
            <th scope="colgroup" colSpan={3} data-end>
              {t('annual.taxes')}
            </th>
          </tr>
          <tr>
            {['value', 'tax'].map((group) => (
              <Ends
                key={group}
                labels={[t('annual.books'), t('annual.filedFigure'), t('annual.difference')]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ section, books, filed }) => (
            <tr key={section} className={different.has(section) ? css.differs : undefined}>
              <th scope="row">
                {gstr9Row(section)?.sum ? (
                  `${numberOfRow(section)} ${t(`gstr9.row.${section}`)}`
                ) : (
                  <Inside
                    change={{ section, tab: undefined }}
                  >{`${numberOfRow(section)} ${t(`gstr9.row.${section}`)}`}</Inside>
                )}
              </th>
              {[valueOf, taxOf].flatMap((of, at) => [
                <Figure key={`${at} books`} value={of(books).toFixed(2)} />,
                <Figure key={`${at} filed`} value={of(filed).toFixed(2)} />,
                <Figure key={`${at} difference`} value={of(books).sub(of(filed)).toFixed(2)} />,
              ])}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  )
}

const isNothing = (figures: AnnualFigures) =>
  annualFigures.every((name) => Decimal.of(figures[name]).isZero())
