import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { loadDocument } from './load.ts'
import type { DocumentInput } from './prepare.ts'
import { inputOf } from './restore.ts'

/**
 * A new draft body made from a document: everything but number, dates, references, transport of that day, payments
 * and what the government gave it. Prices and rates are those of the document, to be looked at before it is issued.
 */
export async function cloneOf(ctx: Ctx, kind: DocumentKind, id: number): Promise<DocumentInput> {
  const document = await loadDocument(ctx.db, { kind, id, entityIds: ctx.entitiesOf(undefined) })
  if (!document) throw notFound()
  const {
    date: _date,
    dueDate: _dueDate,
    customerPoNumber: _poNumber,
    customerPoDate: _poDate,
    exportDetails: _export,
    transport: _transport,
    lutNumber: _lut,
    placeOfSupply: _place,
    placeOfSupplyReason: _reason,
    number: _number,
    // A clone takes nothing of what its source was made from.
    sourceDocuments: _sources,
    // The year has gone on: it is computed again.
    tds: _tds,
    tcs: _tcs,
    supplierIrn: _irn,
    supplierInvoiceId: _invoice,
    ...rest
  } = inputOf(document)
  const isMade = documentKinds[kind].parts.includes('sources')
  return {
    ...rest,
    lines: isMade ? rest.lines.map(({ sourceLine: _line, ...line }) => line) : rest.lines,
    status: 'Draft',
  }
}
