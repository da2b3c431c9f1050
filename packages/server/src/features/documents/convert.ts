import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { documentLinkCalls } from '@bahi/contracts/document-link-calls.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { freeLeftOf, freeWith, leftOf } from '@bahi/domain/documents/fulfilment.ts'
import { documentKindNames, documentKinds, takenKinds, usualNoteOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { serialKey } from '@bahi/domain/inventory/serials.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import type { PrecedingFacts, PrecedingLine } from '../ledger/index.ts'
import { closedOf } from './fulfilment/checks.ts'
import { requireConversion } from './fulfilment/rights.ts'
import { loadDocument } from './load.ts'
import type { StoredDocument } from './load.ts'
import { precedingOf } from './preceding.ts'
import type { DocumentInput, LineInput } from './prepare.ts'
import { inputOf } from './restore.ts'
import { namesOf, priceOf } from './source-lines.ts'
import type { StoredBody } from './stored.ts'

type Calls = typeof documentLinkCalls
type Asked = ParsedOf<Calls['convert']>['sources'][number]

/** The body of a document made from others of one party, or of a note over them, with what is left of their lines; nothing is kept. */
export async function convertDocuments(
  ctx: Ctx,
  { toKind, sources, noteType, priceOnly = false }: ParsedOf<Calls['convert']>,
): Promise<ReplyOf<Calls['convert']>> {
  const { corrects } = documentKinds[toKind]
  const fromKinds = documentKindNames.filter((kind) => documentKinds[kind].convertsTo.includes(toKind))
  if (fromKinds.length === 0) throw invalid([{ path: 'toKind', code: 'UNKNOWN_RECORD' }])
  const first = await firstOf(ctx, sources[0]!.documentId, fromKinds)
  const fromKind = first?.kind as DocumentKind
  if (!first?.number || !ctx.can(rightOf(fromKind, 'SH_VW'), first.entityId)) throw notFound()
  if (!ctx.can(rightOf(toKind, 'AD'), first.entityId)) throw new AppError('RIGHT_MISSING')
  const found = await precedingOf(ctx.db, {
    ids: sources.map(({ documentId }) => documentId),
    entityId: first.entityId,
    noteId: undefined,
    today: ctx.today(),
  })
  requireConversion(ctx, toKind, [...new Set(found.map(({ kind }) => kind as DocumentKind))], first.entityId)
  const isFrom = ({ kind }: PrecedingFacts) =>
    corrects ? kind === fromKind : fromKinds.some((of) => of === kind)
  const known = new Map(found.filter(isFrom).map((one) => [one.id, one]))
  for (const [index, { documentId }] of sources.entries()) {
    const path = `sources[${index}].documentId`
    const one = known.get(documentId)
    if (!one) throw invalid([{ path, code: 'UNKNOWN_RECORD' }])
    if (one.partyId !== first.partyId)
      throw invalid([{ path, code: 'NOTE_OF_OTHER_PARTY', params: { number: one.number } }])
    if (sources.findIndex((asked) => asked.documentId === documentId) !== index)
      throw invalid([{ path, code: 'DUPLICATE' }])
    const unknown = unknownLines(sources[index]!, one)
    if (unknown.length > 0)
      throw invalid(unknown.map((at) => ({ path: `sources[${index}].${at}`, code: 'UNKNOWN_RECORD' })))
    const closed = corrects ? undefined : closedOf(one.status)
    if (closed) throw invalid([{ path, code: closed, params: { number: one.number } }])
  }
  const { body, supplyKind, reverseCharge, placeOfSupply, partyId, childEntityId } = first
  const kept = inputOf(first)
  return {
    sources: found.map(({ id, kind, number, isProvisional }) => ({
      documentId: id,
      kind: kind as DocumentKind,
      number,
      ...(isProvisional ? { quantityIsProvisional: true } : {}),
    })),
    body: {
      status: 'Draft',
      entityId: first.entityId,
      childEntityId: childEntityId ?? undefined,
      partyId: partyId ?? undefined,
      date: ctx.today(),
      supplyKind: supplyKind as DocumentInput['supplyKind'],
      reverseCharge,
      igstOnIntra: body.igstOnIntra ?? false,
      // A note has the place of what it corrects; of anything else the rule finds it again, unless a person chose it.
      placeOfSupply: (corrects || body.placeOfSupplyReason
        ? (placeOfSupply ?? undefined)
        : undefined) as DocumentInput['placeOfSupply'],
      placeOfSupplyReason: body.placeOfSupplyReason,
      billingAddress: kept.billingAddress,
      shippingAddress: kept.shippingAddress,
      lutNumber: corrects ? body.lutNumber : undefined,
      currencyCode: body.currencyCode,
      exchangeRate: body.exchangeRate,
      priceIncludesTax: false,
      roundOff: body.roundOff,
      charges: sources.flatMap(({ documentId, lines }) =>
        lines || priceOnly ? [] : chargesOf(known.get(documentId)!),
      ),
      tags: [],
      ...(corrects ? noteHead(toKind, sources, noteType) : madeHead(body, sources)),
      lines: sources.flatMap((asked) => {
        const source = known.get(asked.documentId)!
        return corrects && priceOnly ? differencesOf(source) : linesOf(asked, source)
      }),
    },
  }
}

/** The first source, of any of the kinds. */
async function firstOf(
  ctx: Ctx,
  id: number,
  kinds: readonly DocumentKind[],
): Promise<StoredDocument | undefined> {
  const entityIds = ctx.entitiesOf(undefined)
  for (const kind of kinds) {
    const found = await loadDocument(ctx.db, { kind, id, entityIds, withoutLines: true })
    if (found) return found
  }
  return undefined
}

const idsOf = (sources: readonly Asked[]) => sources.map(({ documentId }) => ({ documentId }))

const noteHead = (toKind: DocumentKind, sources: readonly Asked[], noteType = usualNoteOf(toKind)) => ({
  precedingDocuments: idsOf(sources),
  noteType,
})

/** What an order or a challan says of its occasion, and what is made from it says again. */
const madeHead = (body: StoredBody, sources: readonly Asked[]) => ({
  sourceDocuments: idsOf(sources),
  customerPoNumber: body.customerPoNumber,
  customerPoDate: body.customerPoDate,
  salesPerson: body.salesPerson,
  terms: body.terms,
  dispatchAddress: body.dispatchAddress,
  transport: body.transport,
})

/** Asked lines that the source does not have. */
const unknownLines = ({ lines = [] }: Asked, source: PrecedingFacts): string[] =>
  lines.flatMap(({ lineNumber }, at) =>
    source.lines.some((line) => line.lineNumber === lineNumber && !line.isCharge)
      ? []
      : [`lines[${at}].lineNumber`],
  )

const rightOf = (kind: DocumentKind, action: string) => `${documentKinds[kind].rights}_${action}` as RightCode

function linesOf(
  { documentId, lines: asked }: Asked,
  { kind, lines, isProvisional }: PrecedingFacts,
): LineInput[] {
  const isOfTaken = takenKinds.some((of) => of === kind)
  return lines.flatMap((source): LineInput[] => {
    const wanted = asked?.find(({ lineNumber }) => lineNumber === source.lineNumber)
    if (source.isCharge || (asked && !wanted)) return []
    // What was measured once leaves nothing.
    const left = isProvisional && isTaken(source) ? Decimal.zero : leftOf(source)
    if (!left.isPositive() || (!isOfTaken && Decimal.of(source.takenValue).gte(source.taxableValue)))
      return []
    const quantity = wanted?.quantity === undefined ? left : Decimal.min(left, wanted.quantity)
    const { freeQuantity } = (source.body ?? {}) as Partial<LineInput>
    const free = freeWith(
      quantity.toPlain(),
      left.toPlain(),
      freeLeftOf({ freeQuantity, takenFree: source.takenFree }),
    )
    return [
      {
        ...namesOf(source),
        ...priceOf(source),
        sourceLine: { documentId, lineNumber: source.lineNumber },
        quantity: quantity.toPlain(),
        ...(free.isPositive() ? { freeQuantity: free.toPlain() } : {}),
        ...serialsLeft(source, quantity.add(free)),
      },
    ]
  })
}

/** Serial numbers that are left of a line, where all of them go or as many as move. */
function serialsLeft(source: PrecedingLine, moved: Decimal): Pick<LineInput, 'serials'> {
  const { serials = [] } = (source.body ?? {}) as Partial<LineInput>
  if (serials.length === 0) return {}
  const gone = new Set([...(source.takenSerials ?? []), ...(source.backSerials ?? [])].map(serialKey))
  const left = serials.filter((serial) => !gone.has(serialKey(serial)))
  return { serials: left.slice(0, Math.ceil(moved.toNumber())) }
}

/** A line over each line whose price may have been wrong: nothing comes back, the difference is typed. */
const differencesOf = ({ id, lines }: PrecedingFacts) =>
  lines
    .filter(({ isCharge }) => !isCharge)
    .map((source) => ({
      ...namesOf(source),
      sourceLine: { documentId: id, lineNumber: source.lineNumber },
      quantity: '0',
      priceDifference: '0',
      sourceQuantity: source.quantity,
    }))

/** Charges that no line bears, as long as nothing was taken of the document. */
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
