import { addDays } from '@bahi/domain/cal/date.ts'
import { financialYearOf, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { selfInvoiceDays } from '@bahi/domain/documents/purchase-supply.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { factsOf, numberingBy } from '../ledger/index.ts'
import type { BookIssue, SeriesFacts } from '../ledger/index.ts'
import type { StoredDocument } from './load.ts'
import type { Prepared } from './prepare.ts'

/** The recipient makes the invoice where the supplier is not registered (CGST Act s.31(3)(f)). */
export const needsSelfInvoice = ({ purchase, input, type }: Prepared): boolean =>
  purchase === 'Unregistered' && input.reverseCharge && type.opens === 'payable'

/** Of the document `d`. */
export const selfInvoiceColumn = sql`(select json_build_object('number', s.number, 'date', s.date) from self_invoices s
  where s.subscriber_id = d.subscriber_id and s.document_id = d.id) as self_invoice`

/** How the self-invoice of a bill is numbered, and its day; undefined where it needs none, null without a series. */
export interface SelfNumbering {
  readonly series: SeriesFacts
  readonly date: string
  readonly returnPeriod: string
}

/** A bill that is entered after GSTR-1 was filed has its self-invoice issued today: table 13 of the filed return is fixed. */
export async function selfNumbering(ctx: Ctx, prepared: Prepared): Promise<SelfNumbering | null | undefined> {
  if (!needsSelfInvoice(prepared)) return undefined
  const { entityId, childEntityId, date } = prepared.input
  const on = (day: string) =>
    factsOf(ctx.db, {
      entityId,
      childEntityId,
      itemIds: [],
      kind: 'selfInvoice',
      userId: ctx.userId,
      lockedBy: 'GSTR1',
      date: day,
    })
  const { series, isFiled, entity } = await on(date!)
  if (!series) return null
  if (!isFiled) return { series, date: date!, returnPeriod: prepared.returnPeriod! }
  const today = ctx.today()
  return { series, date: today, returnPeriod: returnPeriodOf(today, entity?.filingFrequency ?? 'Monthly') }
}

/** The self-invoice of a bill that was written; one that is there stays. */
export async function issueSelfInvoice(
  ctx: Ctx,
  { series, date, returnPeriod }: SelfNumbering,
  id: number,
): Promise<void> {
  const financialYear = financialYearOf(date)
  const numbering = { ...numberingBy(series, financialYear), financial_year: financialYear }
  await sql`select issue_self_invoice(${id}::bigint, ${JSON.stringify(numbering)}::json, ${date}::date,
    ${returnPeriod})`.execute(ctx.db)
}

/** A bill whose self-invoice was issued stays a supply that needs one. */
export const selfInvoiceIssues = (
  prepared: Prepared,
  { selfInvoice }: Pick<StoredDocument, 'selfInvoice'>,
): BookIssue[] =>
  selfInvoice && !needsSelfInvoice(prepared)
    ? [{ path: 'reverseCharge', code: 'SELF_INVOICE_ISSUED', params: { number: selfInvoice.number } }]
    : []

export function selfInvoiceWarnings(prepared: Prepared): BookIssue[] {
  const { date, supplierDate } = prepared.input
  if (!needsSelfInvoice(prepared) || !date || !supplierDate) return []
  const last = addDays(supplierDate, selfInvoiceDays)
  return date > last ? [{ path: 'date', code: 'SELF_INVOICE_LATE', params: { last } }] : []
}
