import { Decimal } from '@bahi/domain/num/decimal.ts'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { isKindWithScreens, pathOf } from '../../app/documents.ts'
import type { DocumentKind } from '../../app/documents.ts'
import { To } from '../../app/nav.tsx'
import { searchText } from '../../app/nav.tsx'
import { dueOf } from '../../app/reports/due.ts'
import type { OpenSide } from '../../app/reports/due.ts'
import type { Period } from '../../app/screens/period-days.ts'
import { useRights } from '../../app/session/rights.ts'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import css from './Dashboard.module.css'

type Summary = Reply<'dashboard.summary'>
interface Props {
  readonly summary: Summary
  readonly period: Period
}

/** A list narrowed to the days of the dashboard. */
const listOf = (list: string, period: Period, more: Readonly<Record<string, string>> = {}) =>
  `${list}${searchText({
    ...more,
    period: period.period,
    ...(period.from ? { from: period.from } : {}),
    ...(period.to ? { to: period.to } : {}),
  })}`

/** Money of the period beside the period before, and what is owed today with the parts that add up to it. */
export function Cards({ summary, period }: Props) {
  const t = useT()
  const { sales, purchases, paymentsIn, paymentsOut, receivables, payables, before } = summary
  // A business that was not there yet has nothing to compare with.
  const isCompared =
    before && [before.sales, before.tax, before.received, before.purchases].some((one) => Number(one) !== 0)
  const change = (now: string, then: string | undefined) =>
    isCompared && <Change now={now} then={then ?? '0'} from={before.fromDate} to={before.toDate} />
  return (
    <div className={css.cards}>
      <Card
        title={t('dashboard.sales')}
        amount={sales.amount}
        to={listOf(pathOf('salesInvoice', 'list'), period, { view: 'issued' })}
      >
        {t.count('dashboard.invoices', sales.documents)}
        <Notes turnover={sales} />
        {change(sales.amount, before?.sales)}
      </Card>
      <Card
        title={t('dashboard.taxOnSales')}
        amount={sales.tax}
        to={listOf(pathOf('salesInvoice', 'list'), period, { view: 'issued' })}
      >
        {change(sales.tax, before?.tax)}
      </Card>
      <Card
        title={t('dashboard.received')}
        amount={paymentsIn.amount}
        to={listOf('payment-in', period, { statuses: 'Active' })}
      >
        {t.count('dashboard.payments', paymentsIn.documents)}
        {change(paymentsIn.amount, before?.received)}
      </Card>
      {paymentsOut.documents > 0 && (
        <Card
          title={t('dashboard.paidOut')}
          amount={paymentsOut.amount}
          to={listOf('payment-out', period, { statuses: 'Active' })}
        >
          {t.count('dashboard.payments', paymentsOut.documents)}
        </Card>
      )}
      <Card
        title={t('dashboard.purchases')}
        amount={purchases.amount}
        to={listOf(pathOf('purchaseBill', 'list'), period, { view: 'issued' })}
      >
        {t.count('dashboard.bills', purchases.documents)}
        <Notes turnover={purchases} />
        {change(purchases.amount, before?.purchases)}
      </Card>
      <Open
        title={t('dashboard.receivable')}
        open={receivables}
        counted={t.count('dashboard.documents', receivables.outstanding.documents)}
        advances="dashboard.advances"
        side="receivable"
        kind="salesInvoice"
      />
      {Number(payables.outstanding.amount) + Number(payables.advances) > 0 && (
        <Open
          title={t('dashboard.payable')}
          open={payables}
          counted={t.count('dashboard.documents', payables.outstanding.documents)}
          advances="dashboard.advancesPaid"
          side="payable"
          kind="purchaseBill"
        />
      )}
    </div>
  )
}

/** What is owed today on a side with the parts that add up to it; who may see reports is led to each document of it. */
function Open({
  title,
  open: { outstanding, notDue, overdue, advances: paidAhead },
  counted,
  advances,
  side,
  kind,
}: {
  title: string
  open: Summary['receivables']
  counted: string
  advances: TextKey
  side: OpenSide
  kind: DocumentKind
}) {
  const t = useT()
  const rights = useRights()
  const list = pathOf(kind, 'list')
  if (!rights.may(...(rightsOfPath(list) ?? []))) return null
  const to = rights.may('REP_PTY') ? dueOf(side, {}) : `${list}?view=unpaid`
  return (
    <Card title={title} amount={outstanding.amount} to={to}>
      {counted}
      <dl className={css.split}>
        {(
          [
            ['ageing.notDue', notDue.amount],
            ['dashboard.overdue', overdue.amount],
            [advances, paidAhead],
          ] as const
        ).map(([label, amount]) => (
          <div key={label} data-late={label === 'dashboard.overdue' && Number(amount) > 0}>
            <dt>{t(label)}</dt>
            <dd>
              <Amount value={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** By how much notes have changed what was sold or bought. */
function Notes({ turnover: { notes } }: { turnover: Summary['sales'] }) {
  const t = useT()
  if (notes.documents === 0) return null
  return (
    <span className={css.change}>
      {t.count('dashboard.notes', notes.documents)}: <Amount value={notes.amount} />
    </span>
  )
}

/** By how much a figure differs from the same days of the period before. */
function Change({ now, then, from, to }: { now: string; then: string; from: string; to: string }) {
  const t = useT()
  const before = Decimal.of(then)
  // No percentage leads from nothing to something: that there was nothing is said instead.
  if (before.isZero())
    return (
      <span className={css.change}>
        {t('dashboard.noneBefore')} <DateText value={from} /> – <DateText value={to} />
      </span>
    )
  const percent = Decimal.of(now).sub(before).mul(100).div(before.abs(), 0)
  return (
    <span className={css.change}>
      <bdi dir="ltr" className="figure">
        {`${percent.isPositive() ? '+' : ''}${groupDigits(percent.toString())}%`}
      </bdi>{' '}
      {t('dashboard.against')} <DateText value={from} /> – <DateText value={to} />
    </span>
  )
}

function Card({
  title,
  amount,
  to,
  children,
}: {
  title: string
  amount: string
  to: string
  children: ReactNode
}) {
  const needed = rightsOfPath(to.split('?')[0] ?? '')
  // A list that may not be opened shows no figures here either.
  if (!useRights().may(...(needed ?? []))) return null
  return (
    <To to={to} className={css.card}>
      <span className="meta">{title}</span>
      <strong>
        <Amount value={amount} sign />
      </strong>
      <span className="muted">{children}</span>
    </To>
  )
}

/** How many records are where: one line of numbers, each the way to its list. */
export function Counters({ summary, period }: Props) {
  const t = useT()
  const rights = useRights()
  const { saleInvoices, purchaseBills, parties } = summary
  const bills = (view: 'paid' | 'unpaid') => listOf(pathOf('purchaseBill', 'list'), period, { view })
  const view = (name: 'total' | 'paid' | 'unpaid' | 'draft' | 'pending' | 'cancelled') =>
    listOf(pathOf('salesInvoice', 'list'), period, name === 'total' ? {} : { view: name })
  const counters = [
    [t('kind.salesInvoice.title'), saleInvoices.total.documents, view('total')],
    [t('dashboard.paid'), saleInvoices.paid.documents, view('paid')],
    [t('dashboard.unpaid'), saleInvoices.unpaid.documents, view('unpaid')],
    [t('dashboard.drafts'), saleInvoices.draft.documents, view('draft')],
    ...(saleInvoices.pending.documents > 0
      ? ([[t('dashboard.pending'), saleInvoices.pending.documents, view('pending')]] as const)
      : []),
    [t('dashboard.cancelled'), saleInvoices.cancelled.documents, view('cancelled')],
    ...summary.kinds.flatMap(({ kind, documents }) =>
      kind !== 'salesInvoice' && isKindWithScreens(kind)
        ? ([
            [t(`kind.${kind}.title`), documents, listOf(pathOf(kind, 'list'), period, { view: 'issued' })],
          ] as const)
        : [],
    ),
    [t('dashboard.billsPaid'), purchaseBills.paid.documents, bills('paid')],
    [t('dashboard.billsUnpaid'), purchaseBills.unpaid.documents, bills('unpaid')],
    [t('dashboard.toCollectFrom'), parties.toCollect.documents, 'parties?balance=ToCollect'],
    [t('dashboard.toPayTo'), parties.toPay.documents, 'parties?balance=ToPay'],
  ] as const
  return (
    <p className={css.counters}>
      {counters
        .filter(([, , to]) => rights.may(...(rightsOfPath(to.split('?')[0] ?? '') ?? [])))
        .map(([label, count, to]) => (
          <Fragment key={label}>
            <To to={to}>
              {label} <strong className="figure">{groupDigits(String(count))}</strong>
            </To>
          </Fragment>
        ))}
    </p>
  )
}
