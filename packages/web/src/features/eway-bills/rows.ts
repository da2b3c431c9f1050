import { viewOf } from '../../app/documents.ts'
import type { BillSubject } from '../../app/eway/types.ts'
import type { TextKey } from '../../app/texts.ts'
import type { Row } from './columns.tsx'

const live = /^(?:Generated|TransporterUpdated|VehicleDetailUpdated|MultiVehicle\w+)$/
const hourMs = 3_600_000

/** By its document where it has one, for a bill that was never asked for has no id. */
export function subjectOf({ id, documentId }: Row): BillSubject {
  return documentId === null ? { billId: id ?? 0 } : { documentId }
}

export function pathOf({ id, documentId, kind }: Row): string {
  const document = documentId === null ? undefined : viewOf(kind ?? '', documentId, 'eWayBill')
  return document ?? `view-e-way-bill/${id}`
}

export const isLive = ({ status }: Row): boolean => live.test(status)

export function whyNotGenerated({ status, documentId }: Row): TextKey | undefined {
  if (live.test(status) || status === 'Completed') return 'eWayBill.refused.exists'
  if (status === 'InProgress') return 'eWayBill.refused.inProgress'
  if (status === 'Draft') return documentId === null ? 'eWayBill.refused.faulty' : 'eWayBill.refused.draft'
  return status === 'Cancelled' && documentId === null ? 'eWayBill.refused.cancelled' : undefined
}

export function whyNotChanged(row: Row): TextKey | undefined {
  if (row.status === 'Cancelled') return 'eWayBill.refused.cancelled'
  return isLive(row) ? undefined : 'eWayBill.refused.noBill'
}

export function whyNotCancelled(row: Row): TextKey | undefined {
  const late = row.ewbDate && Date.now() - Date.parse(row.ewbDate) > 24 * hourMs
  return whyNotChanged(row) ?? (late ? 'eWayBill.refused.cancelLate' : undefined)
}

/** Eight hours before the end to eight hours after it. */
export function whyNotExtended(row: Row): TextKey | undefined {
  const away = row.validUpto ? Math.abs(Date.parse(row.validUpto) - Date.now()) : Infinity
  return whyNotChanged(row) ?? (away > 8 * hourMs ? 'eWayBill.refused.notInWindow' : undefined)
}
