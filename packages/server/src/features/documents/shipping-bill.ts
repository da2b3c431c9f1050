import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { correctionCalls } from '@bahi/contracts/corrections.ts'
import { financialYearOf, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
import { creditNoteDeadline } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import type { BookIssue } from '../ledger/index.ts'
import { actionRefused, holdPeriods } from '../ledger/index.ts'
import { documentDetail } from './detail.ts'
import { loadDocument } from './load.ts'
import type { StoredDocument } from './load.ts'
import { isExport } from './prepare.ts'
import { keepAsReported, shownPeriod } from './reported.ts'

type Calls = typeof correctionCalls
const kind = 'salesInvoice'

/**
 * Number, day and port of a shipping bill that came after its invoice. They change no amount and no IRN. Where GSTR-1 of
 * the invoice is filed, the return of today's period reports them in table 9A, with what the filed one said kept beside.
 */
export async function addShippingBill(
  ctx: Ctx,
  { id, version, ...bill }: ParsedOf<Calls['addShippingBill']>,
): Promise<ReplyOf<Calls['addShippingBill']>> {
  await holdPeriods(ctx.db, [id])
  const invoice = await loadDocument(ctx.db, {
    kind,
    id,
    entityIds: ctx.entityIds,
    lock: true,
    withoutLines: true,
  })
  if (!invoice?.number) throw notFound()
  ctx.requireActive(invoice.entityId)
  if (invoice.version !== version) throw conflict(await documentDetail(ctx, kind, id))
  if (invoice.status === 'Cancelled')
    throw actionRefused(ctx, 'action.reason.status', { status: 'enum.DocumentStatus.Cancelled' })
  const issues = issuesOf(invoice, bill, ctx.today())
  if (issues.length > 0) throw invalid(issues)
  const amendedIn = invoice.isFiled ? await amend(ctx, invoice) : null
  // While GSTR-1A of its period is open, that reports the change.
  const reported = invoice.isFiled ? undefined : await keepAsReported(ctx.db, id)
  if (reported?.amendedIn !== undefined)
    throw actionRefused(ctx, 'shippingBill.alreadyAmended', { period: shownPeriod(reported.amendedIn) })
  const { rows } = await sql<{ version: number }>`
    update documents set body = jsonb_set(body, '{exportDetails}', coalesce(body -> 'exportDetails', '{}') || ${JSON.stringify(bill)}::jsonb),
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} returning version`.execute(ctx.db)
  return { id, version: rows[0]!.version, amendedIn }
}

function issuesOf(
  { supplyKind, date }: StoredDocument,
  { shippingBillDate }: { readonly shippingBillDate: string },
  today: string,
): BookIssue[] {
  if (!isExport(supplyKind as Parameters<typeof isExport>[0]))
    return [{ path: 'id', code: 'SHIPPING_BILL_NO_EXPORT' }]
  if (shippingBillDate > today)
    return [{ path: 'shippingBillDate', code: 'DATE_IN_FUTURE', params: { date: shippingBillDate } }]
  return shippingBillDate < date
    ? [{ path: 'shippingBillDate', code: 'SHIPPING_BILL_BEFORE_INVOICE', params: { date } }]
    : []
}

/** Notes the return that amends it; a record is amended once, and changed again only before that return is filed. */
async function amend(ctx: Ctx, { id, entityId, date, body }: StoredDocument): Promise<string> {
  const last = creditNoteDeadline(financialYearOf(date))
  if (ctx.today() > last) throw actionRefused(ctx, 'shippingBill.tooLate', { last })
  const { rows } = await sql<{
    frequency: FilingFrequency | null
    amendedIn: string | null
    isFiled: boolean
  }>`
    select e.filing_frequency as frequency, a.return_period as amended_in, exists (select from filed_periods f
        where f.subscriber_id = e.subscriber_id and f.entity_id = e.id and f.return_type = 'GSTR1'
          and f.return_period = a.return_period) as is_filed
    from entities e left join return_amendments a on a.subscriber_id = e.subscriber_id and a.document_id = ${id}
    where e.subscriber_id = current_subscriber() and e.id = ${entityId}`.execute(ctx.db)
  const { frequency, amendedIn, isFiled } = rows[0]!
  if (isFiled) throw actionRefused(ctx, 'shippingBill.alreadyAmended', { period: amendedIn! })
  if (amendedIn !== null) return amendedIn
  const period = returnPeriodOf(ctx.today(), frequency ?? 'Monthly')
  await sql`insert into return_amendments (subscriber_id, document_id, entity_id, return_period, before)
    values (current_subscriber(), ${id}, ${entityId}, ${period}, ${JSON.stringify(body.exportDetails ?? {})}::jsonb)`.execute(
    ctx.db,
  )
  return period
}
