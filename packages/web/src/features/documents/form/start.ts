import type { Reply } from '../../../app/api/call-types.ts'
import { lineOf } from './lines-of.ts'
import { isBlank, replaceLines, setHeader } from './invoice-store.ts'
import type { InvoiceStore, PartyChoice } from './invoice-store.ts'

/** What a bill starts with that is made of the supplier's document, and the reading that gave it. */
export type BillStart = Reply<'qrReading.bill'> & { readonly readingId?: number | undefined }

/** Puts what the supplier's document says into a form; lines that were typed stay. */
export function applyStart(store: InvoiceStore, start: BillStart, party: PartyChoice | undefined): void {
  const { body } = start
  store.setState({ start, derivedPlace: undefined })
  setHeader(store, {
    entityId: body.entityId,
    ...(party ? { party } : {}),
    supplierNumber: body.supplierNumber ?? '',
    supplierDate: body.supplierDate ?? '',
    supplierIrn: body.supplierIrn ?? '',
    ...(body.noteType ? { noteType: body.noteType, precedingDocuments: body.precedingDocuments ?? [] } : {}),
  })
  const { order, lines } = store.getState()
  if (order.every((key) => isBlank(lines.get(key)!))) replaceLines(store, body.lines.map(lineOf))
}
