import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { looseNumber } from '@bahi/domain/documents/supplier-number.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import type { DocumentInput, Prepared } from './prepare.ts'

/**
 * The supplier's number as it was given, and as it is unique: without regard to case, in the year of its date. A distributor may
 * number its credit notes as its invoices.
 */
export function supplierNumberOf(input: DocumentInput) {
  const { supplierNumber, supplierDate, date } = input
  if (supplierNumber === undefined) return {}
  return {
    supplier_number: supplierNumber,
    supplier_number_key: supplierNumber.toUpperCase() + classOf(input),
    supplier_number_loose: looseNumber(supplierNumber) + classOf(input),
    supplier_date: supplierDate,
    supplier_year: financialYearOf((supplierDate ?? date)!),
  }
}

/** Behind the number, so that searches by its beginning find it. */
const classOf = ({ distribution }: DocumentInput) =>
  distribution?.documentType === 'CreditNote' ? ':CN' : ''

/** Another bill of the supplier in the year whose number differs in zeros, case, signs or the year alone: numbers begin anew each year. */
export async function billAlike(db: Db, kind: DocumentKind, input: DocumentInput): Promise<Facts['alike']> {
  const { id = 0, partyId = 0, supplierNumber = '', supplierDate, date } = input
  const { rows } = await sql<NonNullable<Facts['alike']>>`
    select d.supplier_number as number, coalesce(d.supplier_date, d.date) as date from documents d
    where d.subscriber_id = current_subscriber() and d.party_id = ${partyId} and d.kind = ${kind} and d.id <> ${id}
      and d.supplier_number_loose = ${looseNumber(supplierNumber) + classOf(input)}
      and d.supplier_number_key <> ${supplierNumber.toUpperCase() + classOf(input)}
      and (${supplierDate ?? date ?? null}::text is null or d.supplier_year = ${financialYearOfDay(supplierDate ?? date)})
    order by d.id desc limit 1`.execute(db)
  return rows[0]
}

const financialYearOfDay = (day: string | undefined) => (day ? financialYearOf(day) : null)

/** A bill is entered under the number and date of the supplier (CGST Act s.16(2)(a)); a note of ours needs neither. */
export function supplierNumberIssues({ kind, input, purchase }: Prepared, today: string): BookIssue[] {
  const { parts } = documentKinds[kind]
  if (!parts.includes('supplierNumber')) return []
  const list: BookIssue[] = []
  // Who is not registered may give no invoice at all.
  if (!parts.includes('note') && purchase !== 'Unregistered') {
    for (const member of ['supplierNumber', 'supplierDate'] as const)
      if (!input[member]) list.push({ path: member, code: 'REQUIRED' })
  }
  const { supplierDate } = input
  if (supplierDate && supplierDate > today)
    list.push({ path: 'supplierDate', code: 'DATE_IN_FUTURE', params: { date: supplierDate } })
  return list
}

/** An e-invoice is entered once, and an invoice of ours is the other side of its own buyer's bill. */
export function originIssues({ origin }: Pick<Facts, 'origin'>): BookIssue[] {
  if (!origin) return []
  const list: BookIssue[] = []
  if (origin.sameIrn !== null)
    list.push({ path: 'supplierIrn', code: 'SUPPLIER_IRN_TAKEN', params: { number: origin.sameIrn } })
  if (!origin.isOurs) list.push({ path: 'supplierInvoiceId', code: 'UNKNOWN_RECORD' })
  return list
}

export function supplierNumberWarnings({ alike }: Pick<Facts, 'alike'>): BookIssue[] {
  return alike ? [{ path: 'supplierNumber', code: 'SUPPLIER_NUMBER_ALIKE', params: { ...alike } }] : []
}
