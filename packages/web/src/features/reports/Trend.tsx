import { usePreferences } from '../../theme/preferences.ts'
import { useT } from '../../app/texts.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { Amount } from '../../ui/values.tsx'
import css from './Dashboard.module.css'

const height = 160
const step = 56

/** Sales and receipts month by month: bars to look at, the same figures in a table to read. */
export function Trend({ trend }: { trend: Reply<'dashboard.summary'>['trend'] }) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const largest = Math.max(...trend.flatMap(({ sales, received }) => [Number(sales), Number(received)]), 1)
  const tall = (amount: string) => Math.max((Math.max(Number(amount), 0) / largest) * height, 0)
  const month = new Intl.DateTimeFormat(`${culture}-u-nu-latn`, {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  })
  const named = (value: string) => month.format(new Date(`${value.slice(0, 7)}-01T00:00:00Z`))
  return (
    <>
      <div className={css.legend} aria-hidden>
        <span data-series="sales">{t('dashboard.sales')}</span>
        <span data-series="received">{t('dashboard.received')}</span>
      </div>
      <svg
        viewBox={`0 0 ${trend.length * step} ${height + 22}`}
        className={css.trend}
        role="img"
        aria-label={t('dashboard.trend')}
      >
        <line x1="0" x2={trend.length * step} y1={height} y2={height} className={css.axis} />
        {trend.map(({ month: value, sales, received }, index) => (
          <g key={value} transform={`translate(${index * step})`}>
            <rect
              x="8"
              width="18"
              y={height - tall(sales)}
              height={tall(sales)}
              rx="2"
              className={css.sales}
            />
            <rect
              x="29"
              width="18"
              y={height - tall(received)}
              height={tall(received)}
              rx="2"
              className={css.received}
            />
            <text x={step / 2} y={height + 16} textAnchor="middle">
              {named(value)}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>{t('dashboard.asTable')}</summary>
        <table className={css.figures}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.month')}</th>
              <th scope="col">{t('dashboard.sales')}</th>
              <th scope="col">{t('dashboard.tax')}</th>
              <th scope="col">{t('dashboard.received')}</th>
            </tr>
          </thead>
          <tbody>
            {trend.map(({ month: value, sales, tax, received }) => (
              <tr key={value}>
                <th scope="row">{named(value)}</th>
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
