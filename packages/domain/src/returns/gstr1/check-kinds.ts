import { comparePeriods, financialYearOf, financialYearOfPeriod } from '../../cal/period.ts'
import { parseGstin } from '../../ids/gstin.ts'
import { creditNoteDeadline } from '../../tables/rules.ts'
import { periodRange } from './context.ts'
import type { ReturnContext } from './context.ts'
import { isNote, isServiceLine } from './document.ts'
import type { Amendment, ReturnDocument } from './document.ts'
import type { IssueList } from './issues.ts'
import { supplyPlacement } from './placement.ts'
import { amendmentOfSection, isDocumentSection } from './sections.ts'

/** The shipping bill of goods sent abroad; services have none. */
export function checkExport(document: ReturnDocument, context: ReturnContext, list: IssueList): void {
  if (document.recipientCategory !== 'EXPORT' || document.kind !== 'invoice') return
  const field = 'shippingBill'
  const { number = null, date = null, port = null } = document.shippingBill ?? {}
  if (!number && !date) {
    if (!document.lines.every(isServiceLine)) list.add('SHIPPING_BILL_MISSING', { field })
    return
  }
  if (!number || !date) return list.add('SHIPPING_BILL_INCOMPLETE', { field })
  if (!/^\d{3,7}$/.test(number)) list.add('SHIPPING_BILL_NUMBER', { field, params: { bill: number } })
  if (port !== null && port.length > 6) list.add('SHIPPING_BILL_PORT', { field, params: { port } })
  if ((document.date !== null && date < document.date) || date > context.today) {
    list.add('SHIPPING_BILL_DATE', { field, params: { date } })
  }
}

/** Notes to registered persons stand on their own; those to unregistered ones take their table from the original. */
export function checkNote(document: ReturnDocument, list: IssueList): void {
  if (!isNote(document.kind) || document.amends) return
  const { original, date } = document
  const field = 'original'
  if (document.recipientCategory === 'UNREG' && original?.value == null)
    list.add('ORIGINAL_MISSING', { field })
  if (!original || date === null) return
  if (original.date > date) {
    const params = { original: original.number, date: original.date }
    return list.add('ORIGINAL_LATER', { field, params })
  }
  const deadline = creditNoteDeadline(financialYearOf(original.date))
  if (document.kind === 'creditNote' && date > deadline) {
    list.add('NOTE_LATE', { field: 'date', params: { original: original.number, deadline } })
  }
}

export function checkOperator(document: ReturnDocument, list: IssueList): void {
  const { operator } = document
  if (!operator) return
  const params = { gstin: operator.gstin }
  if (parseGstin(operator.gstin)?.kind !== 'Tcs') list.add('OPERATOR_INVALID', { field: 'operator', params })
  if (operator.section === '9(5)') checkNotifiedService(document, list)
  if (document.amends) list.add('AMENDMENT_OPERATOR', { field: 'operator', params })
}

/**
 * Services on which the operator pays the tax, by the head of their code: accommodation and restaurants, passenger
 * transport, housekeeping; local delivery from 22 September 2025. Source: Notification 17/2017-CT(R) as amended.
 */
const notifiedServices = [
  { heading: '9963', since: '2017-07-01' },
  { heading: '9964', since: '2017-07-01' },
  { heading: '9985', since: '2017-07-01' },
  { heading: '9987', since: '2017-07-01' },
  { heading: '9968', since: '2025-09-22' },
] as const

function checkNotifiedService(document: ReturnDocument, list: IssueList): void {
  for (const [lineIndex, line] of document.lines.entries()) {
    const isNotified = notifiedServices.some(
      ({ heading, since }) => line.hsn?.startsWith(heading) && since <= (document.date ?? since),
    )
    if (isNotified) continue
    list.add('OPERATOR_SERVICE', {
      lineIndex,
      field: 'hsn',
      params: { hsn: line.hsn ?? '', item: line.description },
    })
  }
}

export function checkAmendment(document: ReturnDocument, context: ReturnContext, list: IssueList): void {
  const { amends } = document
  if (!amends) return
  const field = 'amends'
  const params = { period: amends.period }
  if (!context.isAmending && comparePeriods(amends.period, context.period) >= 0)
    list.add('AMENDMENT_SAME_PERIOD', { field, params })
  // Section 37(3) has the same last day as credit notes.
  const deadline = creditNoteDeadline(financialYearOfPeriod(amends.period))
  if (context.today > deadline) list.add('AMENDMENT_TOO_LATE', { field, params: { ...params, deadline } })
  if (isDocumentSection(amends.section)) checkAmendedDocument(document, amends, context, list)
  else if (document.kind !== 'restatement') list.add('AMENDMENT_NEEDS_TOTAL', { field, params })
}

function checkAmendedDocument(
  document: ReturnDocument,
  amends: Amendment,
  context: ReturnContext,
  list: IssueList,
): void {
  const field = 'amends'
  if (!amends.number || !amends.date) list.add('AMENDMENT_ORIGINAL_MISSING', { field })
  const { section } = supplyPlacement(document, document.date ?? periodRange(context).from)
  if (amendmentOfSection[section] !== amends.section) {
    list.add('AMENDMENT_MOVED', { field, params: { before: amends.section, now: section } })
  }
  if (amends.recipientGstin && amends.recipientGstin !== document.recipientGstin) {
    list.add('AMENDMENT_RECIPIENT', { field, params: { gstin: amends.recipientGstin } })
  }
}
