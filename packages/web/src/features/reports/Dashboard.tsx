import { Skeleton } from '@mantine/core'
import { rangeOfPreset, periodPresets } from '@bahi/domain/cal/presets.ts'
import type { PeriodPreset } from '@bahi/domain/cal/presets.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { useLate } from '../../ui/use-late.ts'
import { Amount, Quantity } from '../../ui/values.tsx'
import css from './Dashboard.module.css'
import { AgeingBars, Panel, Top } from './DashboardPanels.tsx'
import { PortalPanels } from './PortalPanels.tsx'
import { Trend } from './Trend.tsx'

type Summary = Reply<'dashboard.summary'>

/** What needs doing first, then money, then trends. */
export function Dashboard() {
  const t = useT()
  const nav = useNav()
  const late = useLate()
  const rights = useRights()
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
      {!data ? (
        late && <Skeleton height={420} />
      ) : isEmpty(data) ? (
        <EmptyState
          text={t('dashboard.empty')}
          {...(rights.may('SIN_AD')
            ? { action: { label: t('invoice.create'), run: () => nav.go('create-sales-invoice') } }
            : {})}
        />
      ) : (
        <Body summary={data} period={period} />
      )}
    </div>
  )
}

const isEmpty = ({ saleInvoices, paymentsIn, ageing }: Summary) =>
  [saleInvoices.total, paymentsIn, ...ageing].every(({ documents }) => documents === 0)

function Body({ summary, period }: { summary: Summary; period: string }) {
  const t = useT()
  const { saleInvoices, parties, paymentsIn } = summary
  const of = (list: string, view?: string) =>
    `${list}?${view ? `view=${view}&` : ''}period=${encodeURIComponent(period)}`
  const invoices = (documents: number) => t.count('dashboard.invoices', documents)
  return (
    <>
      <Todo summary={summary} period={period} />
      <div className={css.cards}>
        <Card
          title={t('dashboard.sales')}
          amount={saleInvoices.issued.amount}
          note={invoices(saleInvoices.issued.documents)}
          to={of('sales-invoice', 'issued')}
        />
        <Card
          title={t('dashboard.received')}
          amount={paymentsIn.amount}
          note={t.count('dashboard.payments', paymentsIn.documents)}
          to={`${of('payment-in')}&statuses=Active`}
        />
        <Card
          title={t('dashboard.unpaid')}
          amount={saleInvoices.unpaid.amount}
          note={invoices(saleInvoices.unpaid.documents)}
          to={of('sales-invoice', 'unpaid')}
        />
        <Card
          title={t('dashboard.overdue')}
          amount={saleInvoices.overdue.amount}
          note={invoices(saleInvoices.overdue.documents)}
          to={of('sales-invoice', 'overdue')}
        />
      </div>
      <div className={css.cards} data-small>
        <Card
          title={t('dashboard.paid')}
          amount={saleInvoices.paid.amount}
          note={invoices(saleInvoices.paid.documents)}
          to={of('sales-invoice', 'paid')}
        />
        <Card
          title={t('dashboard.drafts')}
          amount={saleInvoices.draft.amount}
          note={invoices(saleInvoices.draft.documents)}
          to={of('sales-invoice', 'draft')}
        />
        {saleInvoices.pending.documents > 0 && (
          <Card
            title={t('dashboard.pending')}
            amount={saleInvoices.pending.amount}
            note={invoices(saleInvoices.pending.documents)}
            to={of('sales-invoice', 'pending')}
          />
        )}
        <Card
          title={t('dashboard.cancelled')}
          amount={saleInvoices.cancelled.amount}
          note={invoices(saleInvoices.cancelled.documents)}
          to={of('sales-invoice', 'cancelled')}
        />
        <Card
          title={t('party.toCollect')}
          amount={parties.toCollect.amount}
          note={t.count('dashboard.parties', parties.toCollect.documents)}
          to="parties?balance=ToCollect"
        />
        <Card
          title={t('party.toPay')}
          amount={parties.toPay.amount}
          note={t.count('dashboard.parties', parties.toPay.documents)}
          to="parties?balance=ToPay"
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
        <Panel title={t('dashboard.ageing')} to="party-ageing-report">
          <AgeingBars ageing={summary.ageing} />
        </Panel>
        <PortalPanels summary={summary} />
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

function Todo({ summary, period }: { summary: Summary; period: string }) {
  const t = useT()
  return (
    <section className={css.todo} aria-labelledby="todo">
      <h2 id="todo">{t('dashboard.todo')}</h2>
      {summary.todo.length === 0 && <p className="muted">{t('dashboard.nothingToDo')}</p>}
      <ul>
        {summary.todo.map(({ key, count, amount, dueDate, path }) => {
          const text = t.find(key, { count: groupDigits(String(count)) }) ?? key
          // The figures are of the period that is chosen, and so is the list behind them.
          const target = path.startsWith('sales-invoice')
            ? `${path}&period=${encodeURIComponent(period)}`
            : path
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
  const body = (
    <>
      <span className="meta">{title}</span>
      <strong>
        <Amount value={amount} sign />
      </strong>
      <span className="muted">{note}</span>
    </>
  )
  const needed = rightsOfPath(to.split('?')[0] ?? '')
  // Whoever may not open the list is not given its figures either.
  if (!useRights().may(...(needed ?? []))) return null
  return (
    <To to={to} className={css.card}>
      {body}
    </To>
  )
}
