import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import css from './Dashboard.module.css'

type Summary = Reply<'dashboard.summary'>

export function Panel({ title, to, children }: { title: string; to?: string; children: ReactNode }) {
  return (
    <section className={css.panel}>
      <h2>{to ? <To to={to}>{title}</To> : title}</h2>
      {children}
    </section>
  )
}

/** What is owed by age; each bar opens the invoices it represents. */
export function AgeingBars({ ageing }: { ageing: Summary['ageing'] }) {
  const t = useT()
  const largest = Math.max(...ageing.map(({ amount }) => Math.abs(Number(amount))), 1)
  if (ageing.every(({ documents }) => documents === 0))
    return <p className="muted">{t('party.nothingDue')}</p>
  return (
    <table className={css.bars}>
      <tbody>
        {ageing.map(({ label, amount, documents }) => (
          <tr key={label}>
            <th scope="row">
              <To to={invoicesOfAge(label)}>
                {label === 'notDue' ? (
                  t('ageing.notDue')
                ) : (
                  <bdi className="figure">{label.replace('-', '–')}</bdi>
                )}
              </To>
            </th>
            <td className={css.barCell}>
              <i style={{ inlineSize: `${(Math.abs(Number(amount)) / largest) * 100}%` }} />
            </td>
            <td className="figure muted">{groupDigits(String(documents))}</td>
            <td>
              <Amount value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** '16-30' are the days since the invoices fell due. */
function invoicesOfAge(label: string): string {
  const today = istDateOf(Date.now())
  const [from = '0', to] = label === 'notDue' ? ['', '0'] : label.replace('90+', '91').split('-')
  const oldest = to === undefined ? '' : `&fromDueDate=${addDays(today, -Number(to))}`
  const newest = from === '' ? '' : `&toDueDate=${addDays(today, -Number(from))}`
  return `sales-invoice?view=unpaid${oldest}${newest}`
}

/** The largest of a kind, with a way to each. */
export function Top({
  rows,
}: {
  rows: readonly { id: number; name: string; to: string; amount: string; note?: ReactNode }[]
}) {
  const t = useT()
  if (rows.length === 0) return <p className="muted">{t('dashboard.noSales')}</p>
  return (
    <ol className={css.top}>
      {rows.map(({ id, name, to, amount, note }) => (
        <li key={id}>
          <To to={to}>{name}</To>
          <span className="muted">{note}</span>
          <Amount value={amount} />
        </li>
      ))}
    </ol>
  )
}
