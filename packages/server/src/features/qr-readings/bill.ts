import type { BillStartReply } from '../documents/index.ts'
import { billStart } from '../documents/index.ts'
import type { Ctx } from '../../platform/context.ts'
import { actionRefused } from '../ledger/index.ts'
import { readingRow } from './detail.ts'

/** The start of a bill of an invoice, or of a note of a note, whose code was read: what its signature covers, and one line by its main HSN code. */
export async function billOfReading(ctx: Ctx, id: number): Promise<BillStartReply> {
  const reading = await readingRow(ctx, id)
  const { status, sellerGstin, buyerGstin, documentType, documentNumber, documentDate, mainHsn } = reading
  if ((status !== 'Verified' && status !== 'UnknownKey') || !sellerGstin)
    throw actionRefused(ctx, 'billStart.refused.notValid')
  const noteType = documentType === null ? undefined : noteTypeOf[documentType]
  if (documentType !== 'INV' && !noteType) throw actionRefused(ctx, 'billStart.refused.notAnInvoice')
  return billStart(ctx, {
    ...(noteType ? { noteType, mainHsn } : {}),
    supplierGstin: sellerGstin,
    buyerGstin,
    number: documentNumber,
    date: documentDate,
    irn: reading.irn,
    total: reading.total,
    itemCount: reading.itemCount,
    lines: mainHsn && /^\d{4,8}$/.test(mainHsn) ? [{ hsn: mainHsn, quantity: '1' }] : [],
  })
}

/** A credit note of the supplier lowers what it is owed, as our debit note does. */
const noteTypeOf: Readonly<Record<string, 'Debit' | 'Credit'>> = { CRN: 'Debit', DBN: 'Credit' }
