import { endOfMonth } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { pathOf } from '../../app/documents.ts'
import { To, useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { direction, usePreferences } from '../../theme/preferences.ts'
import { Amount } from '../../ui/values.tsx'
import css from './Dashboard.module.css'

const height = 160
const step = 56
/** Room beside the bars for what they are measured by. */
const scale = 44

/** Invoiced and received month by month: bars to look at, the same figures in a table to read. */
export function Trend({ trend }: { trend: Reply<'dashboard.summary'>['trend'] }) {
  const t = useT()
  const nav = useNav()
  const culture = usePreferences((preferences) => preferences.culture)
  const isMirrored = direction(culture) === 'rtl'
  // What comes in pays for the tax too: only with it can the two bars be compared.
  const months = trend.map((row) => ({
    ...row,
    invoiced: Decimal.of(row.sales).add(row.tax).toFixed(2),
    path: `${pathOf('salesInvoice', 'list')}?view=issued&period=Custom&from=${row.month}-01&to=${endOfMonth(`${row.month}-01`)}`,
  }))
  const largest = Math.max(
    ...months.flatMap(({ invoiced, received }) => [Number(invoiced), Number(received)]),
    1,
  )
  const tall = (amount: string) => Math.max((Math.max(Number(amount), 0) / largest) * height, 0)
  const month = new Intl.DateTimeFormat(`${culture}-u-nu-latn`, {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  })
  const short = new Intl.DateTimeFormat(`${culture}-u-nu-latn`, { month: 'short', timeZone: 'UTC' })
  const dayOf = (value: string) => new Date(`${value}-01T00:00:00Z`)
  const width = months.length * step
  // A figure to measure the bars by: whole, half and nothing of the largest month.
  const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 })
  const [shown, setShown] = useState<number>()
  const looked = shown === undefined ? undefined : months[shown]
  return (
    <>
      <div className={css.legend} aria-hidden>
        <span data-series="sales">{t('dashboard.invoiced')}</span>
        <span data-series="received">{t('dashboard.received')}</span>
        {looked && (
          <output className={css.looked}>
            {month.format(dayOf(looked.month))}: <Amount value={looked.invoiced} /> ·{' '}
            <Amount value={looked.received} />
          </output>
        )}
      </div>
      <div className={css.chart}>
        <svg
          viewBox={
            isMirrored ? `0 0 ${width + scale} ${height + 36}` : `${-scale} 0 ${width + scale} ${height + 36}`
          }
          className={css.trend}
          style={{ minInlineSize: months.length * 40 }}
          role="img"
          aria-label={t('dashboard.trend')}
        >
          {[0, 0.5, 1].map((part) => (
            <line
              key={part}
              x1="0"
              x2={width}
              y1={height * part}
              y2={height * part}
              className={css.axis}
              data-base={part === 1}
            />
          ))}
          {months.map(({ month: value, invoiced, received, path }, index) => (
            <g
              key={value}
              transform={`translate(${(isMirrored ? months.length - 1 - index : index) * step})`}
              className={css.month}
              onClick={() => nav.go(path)}
              onPointerEnter={() => setShown(index)}
              onPointerLeave={() => setShown(undefined)}
            >
              <rect width={step} height={height + 36} className={css.reach} />
              <rect
                x={isMirrored ? 29 : 8}
                width="18"
                y={height - tall(invoiced)}
                height={tall(invoiced)}
                rx="2"
                className={css.sales}
              />
              <rect
                x={isMirrored ? 8 : 29}
                width="18"
                y={height - tall(received)}
                height={tall(received)}
                rx="2"
                className={css.received}
              />
              <text x={step / 2} y={height + 16} textAnchor="middle">
                {short.format(dayOf(value))}
              </text>
              {(index === 0 || value.endsWith('-01')) && (
                <text x={step / 2} y={height + 31} textAnchor="middle">
                  {value.slice(0, 4)}
                </text>
              )}
            </g>
          ))}
          {[1, 0.5].map((part) => (
            <text
              key={part}
              x={isMirrored ? width + 4 : -4}
              y={Math.max(height * (1 - part) + 4, 9)}
              textAnchor={isMirrored ? 'start' : 'end'}
              className={css.mark}
            >
              {compact.format(largest * part)}
            </text>
          ))}
        </svg>
      </div>
      <details>
        <summary>{t('dashboard.asTable')}</summary>
        <table className={css.figures}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.month')}</th>
              <th scope="col">{t('dashboard.salesBeforeTax')}</th>
              <th scope="col">{t('dashboard.tax')}</th>
              <th scope="col">{t('dashboard.received')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month: value, sales, tax, received, path }) => (
              <tr key={value}>
                <th scope="row">
                  <To to={path}>{month.format(dayOf(value))}</To>
                </th>
                <td>
                  <Amount value={sales} />
                </td>
                <td>
                  <Amount value={tax} />
                </td>
                <td>
                  <Amount value={received} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
