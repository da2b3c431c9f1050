import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { factsOf } from '../ledger/index.ts'
import type { Facts } from '../ledger/index.ts'
import type { DocumentInput } from './prepare.ts'

/** Masters, series, settings and locks that the document meets, in one round trip. */
export function documentFacts(ctx: Ctx, kind: DocumentKind, input: DocumentInput): Promise<Facts> {
  return factsOf(ctx.db, {
    entityId: input.entityId,
    childEntityId: input.childEntityId,
    partyId: input.partyId,
    itemIds: [...new Set(input.lines.flatMap((line) => line.itemId ?? []))],
    codes: [...input.lines, ...input.charges].flatMap(({ hsn }) => hsn ?? []),
    precedingIds: (input.precedingDocuments ?? []).map(({ documentId }) => documentId),
    seriesId: input.seriesId,
    kind,
    lockedBy: documentKinds[kind].lockedBy,
    userId: ctx.userId,
    date: input.date,
  })
}
