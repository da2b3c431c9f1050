import { Skeleton } from '@mantine/core'
import { rangeOfPreset, periodPresets } from '@bahi/domain/cal/presets.ts'
import type { PeriodPreset } from '@bahi/domain/cal/presets.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { useSession } from '../../app/session/session.ts'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { useLate } from '../../ui/use-late.ts'
import { Amount, Quantity } from '../../ui/values.tsx'
import css from './Dashboard.module.css'
import { Trend } from './Trend.tsx'

type Summary = Reply<'dashboard.summary'>

/** What needs doing first, then money, then trends. */
export function Dashboard() {
  const t = useT()
  const nav = useNav()
  const late = useLate()
  const firstName = useSession((session) => session.settings?.firstName ?? '')
  const period =
    typeof nav.search['period'] === 'string' ? (nav.search['period'] as PeriodPreset) : 'This Fiscal Year'
  const range = rangeOfPreset(period, istDateOf(Date.now()))
  const summary = useCall(
    'dashboard.summary',
    {
      ...(nav.eId ? { companyId: nav.eId } : {}),
      ...(range ? { fromDate: range.from, toDate: range.to } : {}),
    },
    { keepPrevious: true },
  )
  const data = summary.data
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('dashboard.hello', { name: firstName })}</h1>
        <label>
          <span className="sr-only">{t('list.period')}</span>
          <select value={period} onChange={(event) => nav.setSearch({ period: event.target.value })}>
            {periodPresets
              .filter((preset) => preset !== 'Custom')
              .map((preset) => (
                <option key={preset} value={preset}>
                  {t(`period.${preset}` as TextKey)}
                </option>
              ))}
          </select>
        </label>
      </div>
      {!data ? late && <Skeleton height={420} /> : <Body summary={data} />}
    </div>
  )
}

function Body({ summary }: { summary: Summary }) {
  const t = useT()
  const { saleInvoices, parties, paymentsIn } = summary
  return (
    <>
      <Todo summary={summary} />
      <div className={css.cards}>
        <Card
          title={t('dashboard.sales')}
          amount={saleInvoices.total.amount}
          note={t.count('dashboard.invoices', saleInvoices.total.documents)}
          to="sales-invoice"
        />
        <Card
          title={t('dashboard.unpaid')}
          amount={saleInvoices.unpaid.amount}
          note={t.count('dashboard.invoices', saleInvoices.unpaid.documents)}
          to="sales-invoice?view=unpaid"
        />
        <Card
          title={t('dashboard.overdue')}
          amount={saleInvoices.overdue.amount}
          note={t.count('dashboard.invoices', saleInvoices.overdue.documents)}
          to="sales-invoice?view=overdue"
        />
        <Card
          title={t('dashboard.received')}
          amount={paymentsIn.amount}
          note={t.count('dashboard.payments', paymentsIn.documents)}
          to="payment-in"
        />
        <Card
          title={t('party.toCollect')}
          amount={parties.toCollect.amount}
          note={t.count('dashboard.parties', parties.toCollect.documents)}
          to="parties"
        />
        <Card
          title={t('party.toPay')}
          amount={parties.toPay.amount}
          note={t.count('dashboard.parties', parties.toPay.documents)}
          to="parties"
        />
      </div>
      <div className={css.columns}>
        <Panel title={t('dashboard.trend')}>
          {summary.trend.length > 0 ? (
            <Trend trend={summary.trend} />
          ) : (
            <p className="muted">{t('dashboard.noSales')}</p>
          )}
        </Panel>
        <Panel title={t('dashboard.ageing')}>
          <AgeingBars ageing={summary.ageing} />
        </Panel>
        <Panel title={t('dashboard.topParties')}>
          <Top
            rows={summary.topParties.map(({ partyId, name, amount }) => ({
              id: partyId,
              name,
              to: `view-party/${partyId}`,
              amount,
            }))}
          />
        </Panel>
        <Panel title={t('dashboard.topItems')}>
          <Top
            rows={summary.topItems.map(({ itemId, name, quantity, amount }) => ({
              id: itemId,
              name,
              to: `view-item/${itemId}`,
              amount,
              note: <Quantity value={quantity} />,
            }))}
          />
        </Panel>
      </div>
    </>
  )
}

function Todo({ summary }: { summary: Summary }) {
  const t = useT()
  return (
    <section className={css.todo} aria-labelledby="todo">
      <h2 id="todo">{t('dashboard.todo')}</h2>
      {summary.todo.length === 0 && <p className="muted">{t('dashboard.nothingToDo')}</p>}
      <ul>
        {summary.todo.map(({ key, count, amount, dueDate, path }) => {
          const text = t.find(key, { count: groupDigits(String(count)) }) ?? key
          const target = path.replace(/^\//, '')
          return (
            <li key={`${key} ${dueDate ?? ''}`}>
              {rightsOfPath(target.split('?')[0] ?? '') === undefined ? (
                <span>{text}</span>
              ) : (
                <To to={target}>{text}</To>
              )}
              {count > 1 && <span className="figure muted">{groupDigits(String(count))}</span>}
              {amount && <Amount value={amount} />}
              {dueDate && (
                <span className={css.due}>
                  {t('dashboard.due')} <DateText value={dueDate} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Card({ title, amount, note, to }: { title: string; amount: string; note: string; to: string }) {
  const isOpen = rightsOfPath(to.split('?')[0] ?? '') !== undefined
  const body = (
    <>
      <span className="meta">{title}</span>
      <strong>
        <Amount value={amount} sign />
      </strong>
      <span className="muted">{note}</span>
    </>
  )
  return isOpen ? (
    <To to={to} className={css.card}>
      {body}
    </To>
  ) : (
    <div className={css.card}>{body}</div>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function AgeingBars({ ageing }: { ageing: Summary['ageing'] }) {
  const t = useT()
  const largest = Math.max(...ageing.map(({ amount }) => Math.abs(Number(amount))), 1)
  if (ageing.every(({ documents }) => documents === 0))
    return <p className="muted">{t('party.nothingDue')}</p>
  return (
    <table className={css.bars}>
      <tbody>
        {ageing.map(({ label, amount, documents }) => (
          <tr key={label}>
            <th scope="row" className="figure">
              {label}
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

function Top({
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
