import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { documentLinkCalls } from '@bahi/contracts/document-calls.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { documentKindNames, documentKinds, usualNoteOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import type { PrecedingFacts, PrecedingLine } from '../ledger/index.ts'
import { loadDocument } from './load.ts'
import { precedingOf } from './preceding.ts'
import type { DocumentInput, LineInput } from './prepare.ts'
import { inputOf } from './restore.ts'
import { namesOf, priceOf } from './source-lines.ts'

type Calls = typeof documentLinkCalls
type Asked = ParsedOf<Calls['convert']>['sources'][number]

/** The body of a note over documents of one party, with what is left of their lines; nothing is kept. */
export async function convertDocuments(
  ctx: Ctx,
  { toKind, sources }: ParsedOf<Calls['convert']>,
): Promise<ReplyOf<Calls['convert']>> {
  const fromKind = documentKindNames.find((kind) => documentKinds[kind].convertsTo.includes(toKind))
  if (!fromKind) throw invalid([{ path: 'toKind', code: 'UNKNOWN_RECORD' }])
  const first = await loadDocument(ctx.db, {
    kind: fromKind,
    id: sources[0]!.documentId,
    entityIds: ctx.entitiesOf(undefined),
    withoutLines: true,
  })
  if (!first?.number || !ctx.can(rightOf(fromKind, 'SH_VW'), first.entityId)) throw notFound()
  if (!ctx.can(rightOf(toKind, 'AD'), first.entityId)) throw new AppError('RIGHT_MISSING')
  const found = await precedingOf(ctx.db, {
    ids: sources.map(({ documentId }) => documentId),
    entityId: first.entityId,
    noteId: undefined,
  })
  const known = new Map(found.filter(({ kind }) => kind === fromKind).map((one) => [one.id, one]))
  for (const [index, { documentId }] of sources.entries()) {
    const path = `sources[${index}].documentId`
    const one = known.get(documentId)
    if (!one) throw invalid([{ path, code: 'UNKNOWN_RECORD' }])
    if (one.partyId !== first.partyId)
      throw invalid([{ path, code: 'NOTE_OF_OTHER_PARTY', params: { number: one.number } }])
  }
  const { body, supplyKind, reverseCharge, placeOfSupply, partyId, childEntityId } = first
  const kept = inputOf(first)
  return {
    body: {
      status: 'Draft',
      entityId: first.entityId,
      childEntityId: childEntityId ?? undefined,
      partyId: partyId ?? undefined,
      date: ctx.today(),
      supplyKind: supplyKind as DocumentInput['supplyKind'],
      reverseCharge,
      igstOnIntra: body.igstOnIntra ?? false,
      placeOfSupply: (placeOfSupply ?? undefined) as DocumentInput['placeOfSupply'],
      placeOfSupplyReason: body.placeOfSupplyReason,
      billingAddress: kept.billingAddress,
      shippingAddress: kept.shippingAddress,
      lutNumber: body.lutNumber,
      currencyCode: body.currencyCode,
      exchangeRate: body.exchangeRate,
      priceIncludesTax: false,
      roundOff: body.roundOff,
      charges: sources.flatMap(({ documentId, lines }) => (lines ? [] : chargesOf(known.get(documentId)!))),
      tags: [],
      precedingDocuments: sources.map(({ documentId }) => ({ documentId })),
      noteType: usualNoteOf(toKind),
      lines: sources.flatMap((asked) => linesOf(asked, known.get(asked.documentId)!)),
    },
  }
}

const rightOf = (kind: DocumentKind, action: string) => `${documentKinds[kind].rights}_${action}` as RightCode

function linesOf({ documentId, lines: asked }: Asked, { lines }: PrecedingFacts): LineInput[] {
  return lines.flatMap((source): LineInput[] => {
    const wanted = asked?.find(({ lineNumber }) => lineNumber === source.lineNumber)
    if (source.isCharge || (asked && !wanted)) return []
    const left = Decimal.of(source.quantity).sub(source.takenQuantity)
    if (!left.isPositive() || Decimal.of(source.takenValue).gte(source.taxableValue)) return []
    const quantity = wanted?.quantity === undefined ? left : Decimal.min(left, wanted.quantity)
    return [
      {
        ...namesOf(source),
        ...priceOf(source),
        sourceLine: { documentId, lineNumber: source.lineNumber },
        quantity: quantity.toPlain(),
      },
    ]
  })
}

/** Charges that no line bears, as long as no note has touched the document. */
function chargesOf({ lines }: PrecedingFacts): DocumentInput['charges'] {
  if (lines.some(isTaken)) return []
  return lines
    .filter(({ isCharge }) => isCharge)
    .map(({ description, hsn, taxableValue, taxRate, taxCategory }) => ({
      description,
      hsn: hsn ?? undefined,
      amount: taxableValue,
      taxRate: Decimal.of(taxRate).toPlain(),
      taxCategory: taxCategory as DocumentInput['charges'][number]['taxCategory'],
    }))
}

const isTaken = ({ takenQuantity, takenValue }: PrecedingLine) =>
  Decimal.of(takenQuantity).isPositive() || Decimal.of(takenValue).isPositive()
