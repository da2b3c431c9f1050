import { documentKinds, namedByLine, sourceKindsOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { factsOf } from '../ledger/index.ts'
import type { Facts, FactsRequest } from '../ledger/index.ts'
import { sourceIdsOf, takenOfLines } from './fulfilment/sources.ts'
import { holdPreceding, precedingOf } from './preceding.ts'
import type { DocumentInput } from './prepare.ts'
import { offersForLines } from './offers.ts'
import { billOriginOf } from './bill-start.ts'
import { openOriginals } from './revised.ts'
import { billAlike } from './supplier-number.ts'
import { collectionFacts, withholdingFacts } from '../withholding/index.ts'

/** What is read of the masters for a document. */
export const mastersAsked = (ctx: Ctx, kind: DocumentKind, input: DocumentInput): FactsRequest => ({
  entityId: input.entityId,
  childEntityId: input.childEntityId,
  partyId: input.partyId,
  itemIds: [...new Set(input.lines.flatMap((line) => line.itemId ?? []))],
  batches: [...new Set(input.lines.flatMap(({ batch }) => batch || []))],
  codes: [...input.lines, ...input.charges].flatMap(({ hsn }) => hsn ?? []),
  seriesId: input.seriesId,
  kind,
  lockedBy: documentKinds[kind].lockedBy,
  userId: ctx.userId,
  date: input.date,
})

/**
 * `holds`: what a note corrects, and what is made into the document, stays as it is until the transaction ends. `masters`: what
 * was read of them already.
 */
export async function documentFacts(
  ctx: Ctx,
  kind: DocumentKind,
  input: DocumentInput,
  { holds = false, masters }: { readonly holds?: boolean; readonly masters?: Facts } = {},
): Promise<Facts> {
  const corrected = (input.precedingDocuments ?? []).flatMap(({ documentId }) => documentId ?? [])
  const { parts } = documentKinds[kind]
  const taken = parts.includes('sources') ? sourceIdsOf(input) : []
  const ids = [...corrected, ...taken]
  const own = namedByLine.has(kind) && input.status === 'Active' ? input.id : undefined
  const asked = {
    ids,
    entityId: input.entityId,
    noteId: input.id,
    today: ctx.today(),
    lineNumbers: input.lines.flatMap(({ sourceLine }) => sourceLine?.lineNumber ?? []),
  }
  if (holds && ids.length > 0) await holdPreceding(ctx.db, asked)
  const [facts, found, alike, ofOwn, takers, origin, replaced, offers] = await Promise.all([
    masters ?? factsOf(ctx.db, mastersAsked(ctx, kind, input)),
    ids.length > 0 ? precedingOf(ctx.db, asked) : [],
    input.supplierNumber === undefined ? undefined : billAlike(ctx.db, kind, input),
    own === undefined
      ? []
      : precedingOf(ctx.db, { ...asked, ids: [own], noteId: undefined, lineNumbers: undefined }),
    own === undefined ? undefined : takenOfLines(ctx.db, own),
    billOriginOf(ctx, input),
    input.revision === undefined ? undefined : openOriginals(ctx.db, input),
    offersForLines(ctx, kind, input),
  ])
  const sourceKinds = sourceKindsOf(kind)
  const withheld = parts.some((part) => part === 'withholding') && facts.settings['DeductTds'] === true
  const withholding =
    withheld && facts.party && facts.entity && input.date && (facts.party.tdsApplicable || input.tds)
      ? await withholdingFacts(ctx.db, {
          companyId: facts.entity.companyId,
          party: facts.party,
          date: input.date,
          documentId: input.id,
          holds,
        })
      : undefined
  const collects = parts.some((part) => part === 'collection') && facts.settings['CollectTcs'] === true
  const collection =
    collects && facts.party && facts.entity && input.date && (facts.party.tcsApplicable || input.tcs)
      ? await collectionFacts(ctx.db, {
          companyId: facts.entity.companyId,
          party: facts.party,
          date: input.date,
          documentId: input.id,
          correctedIds: corrected,
          holds,
        })
      : undefined
  return {
    ...facts,
    preceding: found.filter(({ id }) => corrected.includes(id)),
    sources: found.filter((one) => taken.includes(one.id) && sourceKinds.some((of) => of === one.kind)),
    taken: ofOwn[0],
    takers,
    alike,
    origin,
    replaced,
    offers,
    withholding,
    collection,
  }
}
