import type { RowOf } from '../../app/api/call-types.ts'

/** Why no bill is made of it. */
export function whyNoBill({
  status,
  relation,
  documentType,
}: Pick<RowOf<'qrReading.search'>, 'status' | 'relation' | 'documentType'>) {
  if (status !== 'Verified' && status !== 'UnknownKey') return 'billStart.refused.notValid'
  if (documentType !== 'INV') return 'billStart.refused.notAnInvoice'
  return relation === 'Received' || relation === 'Internal' ? undefined : 'billStart.notToUs'
}
