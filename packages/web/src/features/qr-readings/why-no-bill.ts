import type { RowOf } from '../../app/api/call-types.ts'

/** Of an invoice a bill is made, of a note of the supplier an inward note. */
export const madeOf = ({ documentType }: Pick<RowOf<'qrReading.search'>, 'documentType'>) =>
  documentType === 'CRN' || documentType === 'DBN' ? 'inwardNote' : 'purchaseBill'

/** Why none is made of it. */
export function whyNoBill({
  status,
  relation,
  documentType,
}: Pick<RowOf<'qrReading.search'>, 'status' | 'relation' | 'documentType'>) {
  if (status !== 'Verified' && status !== 'UnknownKey') return 'billStart.refused.notValid'
  if (!['INV', 'CRN', 'DBN'].includes(documentType ?? '')) return 'billStart.refused.notAnInvoice'
  return relation === 'Received' || relation === 'Internal' ? undefined : 'billStart.notToUs'
}
