import { openingTypes } from '@bahi/domain/documents/opening.ts'
import type { OpeningType } from '@bahi/domain/documents/opening.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useT } from '../../app/texts.ts'
import { Amount } from '../../ui/values.tsx'
import { headingOf } from './OpeningGrid.tsx'
import { faultPlace } from './opening-rows.ts'
import type { OpeningColumn, OpeningRow, RowFaults } from './opening-rows.ts'
import css from './openings.module.css'

/** As many as are read at once; the others are at their cells. */
const mostShown = 20

/** What is wrong, each with its row, column, value and the way out; a click leads to the cell. */
export function OpeningFaults({
  rows,
  faults,
}: {
  readonly rows: readonly OpeningRow[]
  readonly faults: RowFaults
}) {
  const t = useT()
  const found = [...faults].flatMap(([key, message]) => {
    const place = faultPlace(key)
    const row = place && rows[place.index]
    return place && row ? [{ ...place, row, message }] : []
  })
  if (found.length === 0) return null
  return (
    <div role="alert">
      <strong>{t.count('opening.faults', found.length)}</strong>
      <ul className={css.faults}>
        {found.slice(0, mostShown).map(({ index, column, row, message }) => {
          const heading = t(headingOf[column])
          return (
            <li key={`${index}${column}`}>
              <button type="button" className="plain link" onClick={() => goTo(`${heading} ${index + 1}`)}>
                {t('opening.fault', {
                  row: index + 1,
                  column: heading,
                  value: valueOf(row, column),
                  message,
                })}
              </button>
            </li>
          )
        })}
      </ul>
      {found.length > mostShown && (
        <p className="muted">{t('opening.moreFaults', { count: found.length - mostShown })}</p>
      )}
    </div>
  )
}

const valueOf = (row: OpeningRow, column: OpeningColumn) => row[column]

const goTo = (label: string) =>
  document.querySelector<HTMLElement>(`[role=dialog] [aria-label="${CSS.escape(label)}"]`)?.focus()

/** What would be entered, before anything is: rows, what is to be received and what is to be paid. */
export function OpeningSums({ rows }: { readonly rows: readonly OpeningRow[] }) {
  const t = useT()
  const sum = (side: 'Debit' | 'Credit') =>
    Decimal.sum(
      rows
        .filter(({ type }) => openingTypes[type as OpeningType]?.side === side)
        .map(({ amount, left }) => left || amount || '0'),
    ).toFixed(2)
  return (
    <div role="status">
      <p>{t.count('opening.checked', rows.length)}</p>
      <dl className={css.sums}>
        <div>
          <dt>{t('due.receivable')}</dt>
          <dd>
            <Amount value={sum('Debit')} sign />
          </dd>
        </div>
        <div>
          <dt>{t('due.payable')}</dt>
          <dd>
            <Amount value={sum('Credit')} sign />
          </dd>
        </div>
      </dl>
    </div>
  )
}
