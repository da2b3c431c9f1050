import type { CustomFilters } from '@bahi/contracts/custom-fields.ts'
import type { offerViews, usualViews } from '@bahi/contracts/document-calls.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import type { NoteType } from '@bahi/domain/documents/families.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { InvoiceStateName } from '@bahi/domain/documents/invoice-state.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { SortColumn } from '../../platform/paging.ts'
import { customConditions } from '../custom-fields/index.ts'
import { keywordCondition } from '../ledger/index.ts'
import { eInvoiceStateCondition, eWayBillStateCondition } from '../portals/index.ts'
import type { EInvoiceStatus, PlaceFacts } from '../portals/index.ts'
import { invoiceStateCondition } from './invoice-states.ts'
import { itcStateOf } from '../itc/index.ts'
import { statusOnDay } from './offer-columns.ts'

/** Filters of a list of documents after the reader's entities have been put in. */
export interface DocumentFilters {
  readonly kind: string
  readonly entityIds: readonly number[]
  readonly today: string
  readonly keyword?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly returnPeriods?: readonly string[] | undefined
  readonly financialYear?: string | undefined
  readonly fromDocumentDate?: string | undefined
  readonly toDocumentDate?: string | undefined
  readonly fromStamp?: string | undefined
  readonly toStamp?: string | undefined
  readonly ids?: readonly number[] | undefined
  readonly statuses?: readonly string[] | undefined
  readonly states?: readonly InvoiceStateName[] | undefined
  readonly createdBy?: readonly number[] | undefined
  readonly partyIds?: readonly number[] | undefined
  readonly itemIds?: readonly number[] | undefined
  readonly salesPeople?: readonly string[] | undefined
  readonly view?: DocumentView | undefined
  readonly fromAmount?: string | undefined
  readonly toAmount?: string | undefined
  readonly fromDueDate?: string | undefined
  readonly toDueDate?: string | undefined
  /** Fields of the business's own go out with the rows; no filter. */
  readonly customFields?: boolean | undefined
  readonly withSalesPerson?: boolean | undefined
  /** For a sheet, which does not say how many files there are. */
  readonly forSheet?: boolean | undefined
  readonly customFilters?: CustomFilters | undefined
  readonly subtypes?: readonly string[] | undefined
  readonly noteTypes?: readonly NoteType[] | undefined
  readonly itcStates?: readonly string[] | undefined
  readonly eInvoiceStates?: readonly EInvoiceStatus[] | undefined
  readonly eWayBillStates?: readonly string[] | undefined
  /** Settings of the places, where a filter of the e-invoice asks for them. */
  readonly places?: readonly PlaceFacts[] | undefined
}

export type DocumentView = (typeof usualViews)[number] | (typeof offerViews)[number]

/** The conditions of the filters over `documents d`; all must be true. */
export function conditionsOf(f: DocumentFilters): RawBuilder<unknown>[] {
  const list: RawBuilder<unknown>[] = [
    sql`d.subscriber_id = current_subscriber()`,
    sql`d.kind = ${f.kind}`,
    sql`d.entity_id = any(${f.entityIds}::bigint[])`,
  ]
  list.push(...viewConditions(f))
  if (f.ids?.length) list.push(sql`d.id = any(${f.ids}::bigint[])`)
  if (f.statuses?.length) list.push(sql`${statusOf(f)} = any(${f.statuses}::text[])`)
  else if (!f.view || f.view === 'all') list.push(sql`d.status <> 'Delete'`)
  if (f.states?.length) list.push(invoiceStateCondition(f.states, f.today))
  if (f.createdBy?.length) list.push(sql`d.created_by = any(${f.createdBy}::bigint[])`)
  if (f.partyIds?.length) list.push(sql`d.party_id = any(${f.partyIds}::bigint[])`)
  if (f.itemIds?.length)
    list.push(sql`exists (select from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id
      and l.item_id = any(${f.itemIds}::bigint[]))`)
  if (f.salesPeople?.length) list.push(sql`d.sales_person = any(${f.salesPeople}::text[])`)
  const from =
    f.fromDocumentDate ?? (f.financialYear ? rangeOfFinancialYear(f.financialYear).from : undefined)
  const to = f.toDocumentDate ?? (f.financialYear ? rangeOfFinancialYear(f.financialYear).to : undefined)
  if (from) list.push(sql`d.date >= ${from}::date`)
  if (to) list.push(sql`d.date <= ${to}::date`)
  if (f.returnPeriods?.length) list.push(sql`d.return_period = any(${f.returnPeriods}::text[])`)
  if (f.fromStamp) list.push(sql`d.changed_at >= ${f.fromStamp}::timestamptz`)
  if (f.toStamp) list.push(sql`d.changed_at <= ${f.toStamp}::timestamptz`)
  if (f.fromAmount) list.push(sql`d.total_key >= ${paiseOf(f.fromAmount)}::bigint`)
  if (f.toAmount) list.push(sql`d.total_key <= ${paiseOf(f.toAmount)}::bigint`)
  if (f.fromDueDate) list.push(sql`coalesce(d.due_date, d.date) >= ${f.fromDueDate}::date`)
  if (f.toDueDate) list.push(sql`coalesce(d.due_date, d.date) <= ${f.toDueDate}::date`)
  list.push(...customConditions(f.customFilters, sql`d.body -> 'customFields'`))
  if (f.subtypes?.length) list.push(sql`d.subtype = any(${f.subtypes}::text[])`)
  if (f.noteTypes?.length) list.push(sql`d.type_code = any(${f.noteTypes.map((note) => note[0]!)}::text[])`)
  if (f.itcStates?.length) list.push(sql`${itcStateOf} = any(${f.itcStates}::text[])`)
  if (f.eInvoiceStates?.length) list.push(eInvoiceStateCondition(f.eInvoiceStates, f.places ?? []))
  if (f.eWayBillStates?.length) list.push(eWayBillStateCondition(f.eWayBillStates))
  if (f.keyword) list.push(keywordCondition('d', [f.kind], f.keyword))
  const keywords = f.keywords?.filter(Boolean)
  if (keywords?.length)
    list.push(sql`d.number_key = any(${keywords.map((word) => word.toUpperCase())}::text[])`)
  return list
}

/** Offers expire by their day; the rows of other kinds have their status as it is. */
const statusOf = ({ kind, today }: Pick<DocumentFilters, 'kind' | 'today'>) =>
  documentKinds[kind as DocumentKind].isOffer ? statusOnDay(today) : sql`d.status`

/** What a chip of the list shows; none of them shows what was deleted. */
export function viewConditions({ view, today, kind }: DocumentFilters): RawBuilder<unknown>[] {
  switch (view) {
    case 'draft':
      return [sql`d.status in ('Draft', 'Rejected')`]
    case 'pending':
      return [sql`d.status = 'Pending'`]
    case 'issued':
      return [sql`d.status not in ('Draft', 'Pending', 'Rejected', 'Cancelled', 'Delete')`]
    case 'cancelled':
      return [sql`d.status = 'Cancelled'`]
    case 'unpaid':
      return [sql`d.balance > 0`]
    case 'overdue':
      // An order is late as long as something of it is left.
      return [
        documentKinds[kind as DocumentKind].due ? sql`d.has_left` : sql`d.balance > 0`,
        sql`d.due_date < ${today}::date`,
      ]
    case 'paid':
      return [sql`d.status in ('PaymentReceived', 'PaymentMade', 'ConvertedtoCredits')`]
    case 'left':
      return [sql`d.has_left`]
    case 'taken':
      return [sql`not d.has_left`]
    case 'sent':
    case 'accepted':
    case 'declined':
    case 'expired':
    case 'converted':
      return [sql`${statusOf({ kind, today })} = ${offerStatuses[view]}`]
    default:
      return []
  }
}

const offerStatuses = {
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  converted: 'Converted',
} as const

const paiseOf = (amount: string) => Decimal.of(amount).round(2).int.toString()

/** What a list can be sorted by; each has an index that ends in the id. */
export const documentSorts: Readonly<Record<string, SortColumn>> = {
  id: { expression: sql`d.id`, type: 'bigint' },
  date: { expression: sql`d.date`, type: 'date' },
  number: { expression: sql`d.number_key`, type: 'text' },
  total: { expression: sql`d.total_key`, type: 'bigint' },
  /** Drafts by their last change, then by day and number. */
  recent: { expression: sql`d.recent_key`, type: 'text' },
  party: { expression: sql`d.party_key`, type: 'text' },
  balance: { expression: sql`d.balance_key`, type: 'bigint' },
  dueDate: { expression: sql`d.due_key`, type: 'date' },
}

/** True where the sums of the days alone tell how many documents match. */
export const isCountedByDay = (f: DocumentFilters) =>
  (!f.view || f.view === 'all') &&
  !f.ids?.length &&
  !f.statuses?.length &&
  !f.states?.length &&
  !f.createdBy?.length &&
  !f.partyIds?.length &&
  !f.itemIds?.length &&
  !f.salesPeople?.length &&
  !f.returnPeriods?.length &&
  !f.keyword &&
  !f.keywords?.length &&
  !f.fromStamp &&
  !f.toStamp &&
  !f.fromAmount &&
  !f.toAmount &&
  !f.customFilters &&
  !f.subtypes?.length &&
  !f.noteTypes?.length &&
  !f.itcStates?.length &&
  !f.eInvoiceStates?.length &&
  !f.eWayBillStates?.length &&
  !f.fromDueDate &&
  !f.toDueDate

/** Of any day. */
export const isUndated = (f: DocumentFilters) => !f.fromDocumentDate && !f.toDocumentDate && !f.financialYear
