import type { ReplyOf } from '@bahi/contracts/call.ts'
import { pathOf } from '@bahi/contracts/document-screens.ts'
import type { dashboardCalls } from '@bahi/contracts/reports.ts'
import { daysBetween, istDateOf } from '@bahi/domain/cal/date.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import type { OpeningType } from '@bahi/domain/documents/opening.ts'
import type { OpenSide } from '@bahi/domain/payments/kinds.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { irnReportClocks, portalName, returnPath } from '../clocks/index.ts'
import type { ReturnState } from '../clocks/index.ts'
import type { Overdue, OverdueOpening } from './turnover.ts'
import type { EInvoiceCounters, EWayBillCounters } from '../portals/index.ts'

type Todo = ReplyOf<(typeof dashboardCalls)['summary']>['todo'][number]

interface Count {
  readonly documents: number
  readonly amount: string
}

/**
 * Returns that are to be filed, one entry for each form and period: it stays, as danger once it is late, until marked as
 * filed. What is due first comes first.
 */
export function returnsToDo(states: readonly ReturnState[], today: string): Todo[] {
  const groups = new Map<string, ReturnState[]>()
  for (const state of states.filter(({ isFiled }) => !isFiled)) {
    const key = `${state.form} ${state.period}`
    groups.set(key, [...(groups.get(key) ?? []), state])
  }
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1)))
    .toSorted(([a], [b]) => (a!.dueDate < b!.dueDate ? -1 : 1))
    .map((group) => {
      const [first] = group as [ReturnState, ...ReturnState[]]
      const days = daysBetween(first.dueDate, today)
      const named = first.form === 'GSTR1' ? 'todo.gstr1' : 'todo.return'
      return {
        key: days > 0 ? `${named}Overdue` : named,
        count: group.length,
        period: first.period,
        ...(first.form === 'GSTR1' ? {} : { form: portalName(first.form) }),
        dueDate: first.dueDate,
        ...(days > 0 ? { days, isLate: true } : {}),
        path: returnPath(first),
      }
    })
}

/** Invoices that have no IRN yet, with the day by which the oldest of them must be reported where the law sets one. */
export async function unregisteredToDo(
  db: Db,
  entityIds: readonly number[],
  counters: EInvoiceCounters | undefined,
  now: Date,
): Promise<Todo[]> {
  if (!counters || counters.notGenerated === 0) return []
  const clocks = await irnReportClocks(db, entityIds, now)
  const until = clocks.map((clock) => clock.until).toSorted((a, b) => a.getTime() - b.getTime())[0]
  return [
    {
      key: 'todo.noIrn',
      count: counters.notGenerated,
      ...(until ? { dueDate: istDateOf(until), isLate: until < now } : {}),
      path: `e-invoice?states=YetNotGenerated&period=Custom&from=${counters.since}`,
    },
  ]
}

/** What has a clock of the law comes first. */
export function portalsToDo(
  eInvoices: EInvoiceCounters | undefined,
  eWayBills: EWayBillCounters | undefined,
): Todo[] {
  const rows: Todo[] = [
    { key: 'todo.eWayExpired', count: eWayBills?.expired ?? 0, path: 'e-way-bill-board' },
    { key: 'todo.eWayEndsToday', count: eWayBills?.endsToday ?? 0, path: 'e-way-bill-board' },
    { key: 'todo.eInvoiceRejected', count: eInvoices?.rejected ?? 0, path: 'e-invoice?states=Rejected' },
    { key: 'todo.eWayRejected', count: eWayBills?.rejected ?? 0, path: 'e-way-bill?states=Rejected' },
  ]
  return rows.filter(({ count }) => count > 0)
}

/** Items that are to be ordered, over the GSTINs that keep stock. */
export function stockToDo(low: readonly { readonly items: number }[]): Todo[] {
  const count = low.reduce((sum, { items }) => sum + items, 0)
  return count > 0 ? [{ key: 'todo.lowStock', count, path: 'stock-report?view=low&groupBy=item' }] : []
}

interface OfKind extends Count {
  readonly kind: OfferedKind
}
interface Aside extends OfKind {
  readonly view: 'draft' | 'pending'
}

const keys = {
  overdue: 'todo.overdue',
  overdueToPay: 'todo.overdueToPay',
  pending: 'todo.pending',
  draft: 'todo.drafts',
} as const

/** Of opening documents those that are owed. */
const typesOn: Readonly<Record<OpenSide, readonly OpeningType[]>> = {
  receivable: ['Invoice', 'CustomerDebitNote'],
  payable: ['Bill'],
}

/** Debts, approvals and drafts of each kind as they are today, whatever period is looked at. */
export function documentsToDo(
  overdue: readonly Overdue[],
  openings: readonly OverdueOpening[],
  aside: readonly Aside[],
  paymentsToApprove: Count,
): Todo[] {
  const of = (view: keyof typeof keys, rows: readonly OfKind[], list: string = view): Todo[] =>
    rows.map(({ kind, documents, amount }) => ({
      key: keys[view],
      kind,
      count: documents,
      amount,
      path: `${pathOf(kind, 'list')}?view=${list}`,
    }))
  const inView = (wanted: Aside['view']) => aside.filter(({ view }) => view === wanted)
  const onSide = (side: OpenSide) => overdue.filter((row) => row.side === side)
  const openingsOn = (side: OpenSide, key: string): Todo[] =>
    openings
      .filter((row) => row.side === side)
      .map(({ documents, amount }) => ({
        key,
        count: documents,
        amount,
        path: `opening-documents?view=overdue&${typesOn[side].map((type) => `types=${type}`).join('&')}`,
      }))
  return [
    ...of('overdue', onSide('receivable')),
    ...openingsOn('receivable', 'todo.overdueOpenings'),
    ...of('overdueToPay', onSide('payable'), 'overdue'),
    ...openingsOn('payable', 'todo.overdueOpeningsToPay'),
    ...of('pending', inView('pending')),
    ...(paymentsToApprove.documents > 0
      ? [
          {
            key: 'todo.pendingPayments',
            count: paymentsToApprove.documents,
            amount: paymentsToApprove.amount,
            path: 'payment-out?view=pending',
          },
        ]
      : []),
    ...of('draft', inView('draft')),
  ]
}
