import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { dueOf } from '../../app/reports/due.ts'
import type { OpenSide } from '../../app/reports/due.ts'
import { useRights } from '../../app/session/rights.ts'
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

/** What is owed by age; each bar opens the documents it is the sum of. */
export function AgeingBars({ ageing, side }: { ageing: Summary['ageing']; side: OpenSide }) {
  const t = useT()
  const mayOpen = useRights().may('REP_PTY')
  const largest = Math.max(...ageing.map(({ amount }) => Math.abs(Number(amount))), 1)
  if (ageing.every(({ documents }) => documents === 0))
    return <p className="muted">{t('party.nothingDue')}</p>
  const nameOf = (label: string) =>
    label === 'notDue' ? t('ageing.notDue') : <bdi className="figure">{label.replace('-', '–')}</bdi>
  return (
    <table className={css.bars}>
      <tbody>
        {ageing.map(({ label, amount, documents }) => (
          <tr key={label}>
            <th scope="row">
              {mayOpen ? <To to={documentsOfAge(side, label)}>{nameOf(label)}</To> : nameOf(label)}
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

/** '16-30' are the days since the documents fell due. */
function documentsOfAge(side: OpenSide, label: string): string {
  if (label === 'notDue') return dueOf(side, { to: 0 })
  const [from, to] = label.replace('90+', '91').split('-').map(Number)
  return dueOf(side, { from, to })
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
