import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { styleOf } from '../printing/index.ts'
import type { StyledDocument } from '../printing/index.ts'
import { documentDetail } from './detail.ts'
import type { Detail } from './detail.ts'

/** A document with how its place prints. */
export async function printedDocument(ctx: Ctx, kind: DocumentKind, id: number): Promise<StyledDocument> {
  return styled(ctx, await documentDetail(ctx, kind, id))
}

export async function styled(ctx: Ctx, document: Detail): Promise<StyledDocument> {
  return { document, style: await styleOf(ctx, document.entityId, document.seriesId) }
}
