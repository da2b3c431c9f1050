import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { styleOf } from '../printing/index.ts'
import type { StyledDocument } from '../printing/index.ts'
import { documentDetail } from './detail.ts'
import type { Detail } from './detail.ts'

/** A document with how its place prints. */
export async function printedDocument(
  ctx: Ctx,
  kind: DocumentKind,
  id: number,
  printAs?: 'Proforma',
): Promise<StyledDocument> {
  return styled(ctx, headedAs(await documentDetail(ctx, kind, id), printAs))
}

/** A quotation or an order under the title of a proforma invoice. */
export const headedAs = (document: Detail, printAs: 'Proforma' | undefined): Detail =>
  printAs && documentKinds[document.kind].hasProforma ? { ...document, heading: 'proforma' } : document

export async function styled(ctx: Ctx, document: Detail): Promise<StyledDocument> {
  return { document, style: await styleOf(ctx, document.entityId, document.seriesId) }
}
