import { useMemo } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import type { DocumentKind } from '../../../app/documents.ts'
import type { Filter } from '../../../app/screens/filter-types.ts'
import { factsOf, statusesOfKind } from '../facts.ts'
import { useGstins } from '../../../app/session/company.ts'

/** What the chips set, and what links out of the dashboard and the reports narrow the list to. */
const filters = [
  {
    key: 'states',
    label: 'invoice.status',
    labels: 'InvoiceState',
    options: [
      'Draft',
      'Pending',
      'Rejected',
      'Unpaid',
      'DueSoon',
      'Overdue',
      'PartlyPaid',
      'Paid',
      'Cancelled',
    ],
  },
  { key: 'partyIds', label: 'invoice.party', isNumber: true, kind: 'party' },
  { key: 'itemIds', label: 'invoice.item', isNumber: true, kind: 'item' },
  { key: 'salesPeople', label: 'invoice.salesPerson', kind: 'names', names: 'salesInvoice.salesPeople' },
  { key: 'fromAmount', label: 'invoice.amountFrom', single: true, kind: 'amount' },
  { key: 'toAmount', label: 'invoice.amountTo', single: true, kind: 'amount' },
  { key: 'fromDueDate', label: 'invoice.dueFrom', single: true, kind: 'date' },
  { key: 'toDueDate', label: 'invoice.dueTo', single: true, kind: 'date' },
  {
    key: 'statuses',
    label: 'invoice.recordStatus',
    options: ['Draft', 'Pending', 'Rejected', 'Active', 'PaymentReceived', 'Cancelled'],
  },
  {
    key: 'eInvoiceStates',
    label: 'invoice.eInvoice',
    labels: 'EInvoiceStatus',
    options: ['YetNotGenerated', 'InProgress', 'Rejected', 'Generated', 'Cancelled', 'NotApplicable'],
  },
  {
    key: 'eWayBillStates',
    label: 'invoice.eWayBill',
    labels: 'EInvoiceStatus',
    options: ['Pending', 'Generated', 'Completed', 'Cancelled', 'Rejected'],
  },
  { key: 'noteTypes', label: 'note.type', labels: 'NoteType', options: ['Credit', 'Debit'] },
  {
    key: 'itcStates',
    label: 'itc.state',
    labels: 'ItcState',
    options: ['Eligible', 'Claimed', 'Reversed', 'Reclaimed'],
  },
  {
    key: 'subtypes',
    label: 'invoice.subtype',
    labels: 'InvoiceSubtype',
    options: [
      'INV',
      'SINV',
      'TPINV',
      'NOINV',
      'SBINV',
      'SUINV',
      'EXINV',
      'EXPWP',
      'EXPWOP',
      'SEZWP',
      'SEZWOP',
      'DE',
    ],
  },
  { key: 'view', label: 'invoice.status', single: true, isHidden: true },
  { key: 'entityIds', label: 'invoice.branch', isNumber: true, isHidden: true },
  { key: 'createdBy', label: 'invoice.createdBy', isNumber: true, isHidden: true },
] as const satisfies readonly Filter[]

const views = [
  { key: 'all', label: 'invoice.all' },
  { key: 'draft', label: 'invoice.drafts' },
  { key: 'pending', label: 'invoice.pendingOnes' },
  { key: 'left', label: 'fulfilment.hasLeft' },
  { key: 'taken', label: 'fulfilment.nothingLeft' },
  { key: 'unpaid', label: 'invoice.unpaid' },
  { key: 'overdue', label: 'invoice.overdue' },
  { key: 'sent', label: 'offer.sent' },
  { key: 'accepted', label: 'offer.accepted' },
  { key: 'converted', label: 'offer.converted' },
  { key: 'declined', label: 'offer.declined' },
  { key: 'expired', label: 'offer.expired' },
  { key: 'paid', label: 'invoice.paidOnes' },
  { key: 'cancelled', label: 'invoice.cancelled' },
] as const

/** Chips that only what is paid has. */
const ofPaid = new Set<string>(['unpaid', 'paid'])

/** Chips that only what its customer answers has. */
const ofOffers = new Set<string>(['sent', 'accepted', 'converted', 'declined', 'expired'])

/** Chips that only what others take from has. */
const ofTaken = new Set<string>(['left', 'taken'])

export const viewsOf = (kind: DocumentKind) => {
  const { isPaid, isTaken, isOffer, due } = factsOf(kind)
  const absent = (key: string) =>
    (!isPaid && ofPaid.has(key)) ||
    (isOffer ? key === 'overdue' || ofTaken.has(key) : ofOffers.has(key)) ||
    (!isTaken && ofTaken.has(key)) ||
    (!due && key === 'overdue')
  return views
    .filter(({ key }) => !absent(key))
    .map((view) => (view.key === 'overdue' && !isPaid ? { ...view, label: 'order.overdue' as const } : view))
}

/** The filters that a kind has, with the words for its party. */
export function filtersOf(kind: DocumentKind): readonly Filter[] {
  const { side, words, due, isPaid, hasEInvoice, hasEWayBill, has } = factsOf(kind)
  const absent = new Set<string>([
    ...(due ? [] : ['fromDueDate', 'toDueDate']),
    ...(isPaid ? [] : ['states']),
    ...(kind === 'salesInvoice' ? [] : ['subtypes']),
    ...(hasEInvoice ? [] : ['eInvoiceStates']),
    ...(has('itc') ? [] : ['itcStates']),
    ...(has('note') ? [] : ['noteTypes']),
    ...(hasEWayBill && side === 'sale' ? [] : ['eWayBillStates']),
    ...(has('received') ? [] : ['salesPeople']),
  ])
  return filters
    .filter(({ key }) => !absent.has(key))
    .map((filter) =>
      filter.key === 'statuses'
        ? { ...filter, options: statusesOfKind(kind) }
        : filter.key === 'partyIds'
          ? { ...filter, label: words.name }
          : due && filter.key === 'fromDueDate'
            ? { ...filter, label: due.from }
            : due && filter.key === 'toDueDate'
              ? { ...filter, label: due.to }
              : 'names' in filter
                ? { ...filter, names: `${kind}.salesPeople` }
                : filter,
    )
}

/** GSTINs and users to choose from, where there is a choice. */
export function useFilters(filters: readonly Filter[]): readonly Filter[] {
  const gstins = useGstins()
  const users = useCall('subscriber.users', undefined, { quiet: true, staleMs: 60_000 })
  return useMemo(() => {
    const choices: Readonly<Record<string, Filter['choices']>> = {
      entityIds: gstins?.map(({ entityId, entityName }) => ({ value: String(entityId), label: entityName })),
      createdBy: users.data?.map(({ id, name }) => ({ value: String(id), label: name })),
    }
    return filters.map((filter: Filter) => {
      const known = choices[filter.key]
      return known && known.length > 1 ? { ...filter, choices: known, isHidden: false } : filter
    })
  }, [filters, gstins, users.data])
}
