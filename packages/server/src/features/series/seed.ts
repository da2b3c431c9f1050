import { starterSeries } from '@bahi/contracts/built-in-names.ts'
import type { NumberedKind } from '@bahi/contracts/series.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'

/** One series a kind, open to every GSTIN: each counts on its own, so `INV/2627/0001` exists once a GSTIN and year. */
const starters: readonly (readonly [kind: z.output<typeof NumberedKind>, prefix: string])[] = [
  ['salesQuotation', 'QT'],
  ['salesOrder', 'SO'],
  ['salesInvoice', 'INV'],
  ['deliveryChallan', 'DC'],
  ['outwardNote', 'ON'],
  ['purchaseOrder', 'PO'],
  ['purchaseBill', 'PB'],
  ['inwardNote', 'IN'],
  ['selfInvoice', 'SI'],
  ['paymentIn', 'RCP'],
  ['paymentOut', 'PAY'],
  ['receiptVoucher', 'RV'],
  ['paymentVoucher', 'PV'],
  ['refundVoucher', 'RFV'],
  ['writeOff', 'WO'],
  ['stockAdjustment', 'SA'],
  ['stockTransfer', 'ST'],
  ['journal', 'JV'],
  ['contra', 'CV'],
]

export async function seedSeries(db: Db): Promise<void> {
  const rows = starters.map(([kind, prefix]) => ({ kind, name: starterSeries[kind], prefix }))
  await sql`insert into series (subscriber_id, name, code, document_kind, prefix, separator, year_style, width, start_number, resets,
      is_default, created_by, changed_by)
    select current_subscriber(), s.name, s.prefix, s.kind, s.prefix, '/', 'short', 4, 1, 'Yearly', true, current_user_id(), current_user_id()
    from json_to_recordset(${JSON.stringify(rows)}::json) as s (kind text, name text, prefix text)
    where not exists (select from series x where x.subscriber_id = current_subscriber() and x.document_kind = s.kind and x.status <> 'Delete')`.execute(
    db,
  )
}
