import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import * as f from './fields.ts'
import { column } from './import-column.ts'
import type { ImportColumn } from './import-column.ts'
import { GstDeducted, paymentFields } from './payments.ts'

const { entityId: _entity, partyId: _party, seriesId: _series, customFields: _own, ...fields } = paymentFields

/** Rows of a file of payments; those of one reference are one payment over several documents. */
export const PaymentSheetRow = z.object({
  ...fields,
  /** Of a payment in. */
  gstDeducted: GstDeducted.partial().optional(),
  kind: z.enum(paymentKindNames),
  /** What its rows have in common, and what it is known by when the file comes again; absent: each row is a payment. */
  importReference: z.string().trim().max(100).optional(),
  entity: f.EntityName.optional(),
  partyCode: f.Name.optional(),
  partyGstin: f.Gstin.optional(),
  partyName: f.Name.optional(),
  /** Number of the invoice or bill that it pays; absent: the oldest that are open. */
  documentNumber: f.OtherDocumentNumber.optional(),
  /** What of it pays that document; absent: all. */
  documentAmount: f.Amount.optional(),
})

export const paymentColumns: readonly ImportColumn[] = [
  column('importReference', 'RCT-88', { label: 'import.reference' }),
  column('kind', 'paymentIn', { label: 'import.paymentKind' }),
  column('date', '2026-11-20', { label: 'column.date' }),
  column('entity', '', { label: 'import.entity' }),
  column('partyCode', 'P0001', { label: 'import.partyCode' }),
  column('partyGstin', '', { label: 'import.partyGstin' }),
  column('partyName', '', { label: 'import.partyName' }),
  column('mode', 'UPI', { label: 'import.paymentMode' }),
  column('amount', '1180.00', { label: 'import.paymentAmount' }),
  column('reference', '', { label: 'import.paymentReference' }),
  column('account', '', { label: 'import.paymentAccount' }),
  column('bankCharges', '', { label: 'import.bankCharges' }),
  column('tdsAmount', '', { label: 'import.tdsAmount' }),
  column('tdsSection', '', { label: 'import.tdsSection' }),
  column('gstDeducted.section', '', { label: 'import.gstSection' }),
  column('gstDeducted.taxableValue', '', { label: 'import.gstTaxableValue' }),
  column('gstDeducted.igst', '', { label: 'import.gstIgst' }),
  column('gstDeducted.cgst', '', { label: 'import.gstCgst' }),
  column('gstDeducted.sgst', '', { label: 'import.gstSgst' }),
  column('gstDeducted.deductorGstin', '', { label: 'import.gstDeductor' }),
  column('chequeDate', '', { label: 'import.chequeDate' }),
  column('documentNumber', '', { label: 'import.paidDocument' }),
  column('documentAmount', '', { label: 'import.paidAmount' }),
  column('notes', ''),
]
