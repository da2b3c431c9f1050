import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { looseNumber } from '@bahi/domain/documents/supplier-number.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { warnsOfStock } from '../inventory/index.ts'
import { isPassing } from '../../platform/db/passing.ts'
import { factsOfParty, sharedFactsOf } from '../ledger/index.ts'
import type { BookIssue, Facts, FactsRequest, SharedFacts } from '../ledger/index.ts'
import { requireDocument } from '../plans/index.ts'
import { asksApproval } from './approval-rules.ts'
import { issuesOf, warningsOf } from './checks.ts'
import { documentFacts, mastersAsked } from './document-facts.ts'
import { sourceIdsOf } from './fulfilment/sources.ts'
import { asksPortals, issuedReply } from './issue.ts'
import { postDocuments } from './posting.ts'
import type { Posting } from './posting.ts'
import type { DocumentInput } from './prepare.ts'
import type { SavedReply } from './reply.ts'
import { factsForSave, prepareToSave, saveDocument } from './save.ts'
import { needsSelfInvoice } from './self-invoice.ts'
import { limitIssues } from './user-limits.ts'

export interface ToSave {
  readonly kind: DocumentKind
  readonly input: DocumentInput
}

/** How saving one of several documents ended. */
export type SaveEnd = { readonly saved: SavedReply } | { readonly error: unknown }

/** A checked document. */
interface Ready {
  readonly posting: Posting
  readonly warnings: readonly BookIssue[]
}

/** One that is written with others, and its place among all. */
interface Waiting extends ToSave, Ready {
  readonly index: number
}

interface Saving {
  /** They were issued by another program; see `saveDocument`. */
  readonly isMoved?: boolean
}

/**
 * Saves documents one after the other to the same end as `saveDocument` would; those that depend on nothing that the others
 * change are written together. One that is refused leaves the others as they are. `until`, of `performance.now()`: the time
 * after which no further one begins, so that fewer may be answered than were given.
 */
export async function saveDocuments(
  ctx: Ctx,
  documents: readonly ToSave[],
  { isMoved = false, until = Infinity }: Saving & { readonly until?: number } = {},
): Promise<SaveEnd[]> {
  const ends: SaveEnd[] = []
  const mastersOf = await readMasters(ctx, documents.filter(isPlain))
  let waiting: Waiting[] = []
  const write = async () => {
    for (const [at, end] of (await writeTogether(ctx, waiting, { isMoved })).entries())
      ends[waiting[at]!.index] = end
    waiting = []
  }
  for (const [index, document] of documents.entries()) {
    if (index > 0 && performance.now() > until) break
    const masters = mastersOf(document)
    if (waiting.some((other) => isLike(other, document))) await write()
    const ready = masters && (await readied(ctx, document, { isMoved, masters }))
    if (!ready) {
      await write()
      ends[index] = await alone(ctx, document, { isMoved })
    } else if ('error' in ready) ends[index] = ready
    else waiting.push({ ...document, ...ready, index })
  }
  await write()
  return ends
}

/** New, issued as it is, and made of nothing else. */
const isPlain = ({ input }: ToSave): boolean =>
  input.id === undefined &&
  input.status === 'Active' &&
  input.received === undefined &&
  input.revision === undefined &&
  input.supplierIrn === undefined &&
  input.supplierInvoiceId === undefined &&
  !input.attachmentIds?.length &&
  !input.precedingDocuments?.length &&
  sourceIdsOf(input).length === 0

/** A bill is compared with others of its supplier by their numbers. */
const isLike = (one: ToSave, other: ToSave): boolean =>
  one.kind === other.kind &&
  one.input.partyId === other.input.partyId &&
  one.input.supplierNumber !== undefined &&
  other.input.supplierNumber !== undefined &&
  looseNumber(one.input.supplierNumber) === looseNumber(other.input.supplierNumber)

/** Reads the masters of many documents by what they have in common; nothing of a document that is not among them. */
async function readMasters(
  ctx: Ctx,
  documents: readonly ToSave[],
): Promise<(document: ToSave) => Facts | undefined> {
  const asked = documents.map((document) => ({
    document,
    masters: mastersAsked(ctx, document.kind, document.input),
  }))
  const groups = Map.groupBy(asked, ({ masters: { entityId, childEntityId, seriesId, kind, date } }) =>
    JSON.stringify([entityId, childEntityId, seriesId, kind, date]),
  )
  const found = new Map<ToSave, SharedFacts>()
  for (const group of groups.values()) {
    const all = <T>(of: (masters: FactsRequest) => readonly T[] | undefined) => [
      ...new Set(group.flatMap(({ masters }) => of(masters) ?? [])),
    ]
    const shared = await sharedFactsOf(ctx.db, {
      ...group[0]!.masters,
      partyIds: all(({ partyId }) => (partyId === undefined ? [] : [partyId])),
      itemIds: all(({ itemIds }) => itemIds),
      batches: all(({ batches }) => batches),
      codes: all(({ codes }) => codes),
    })
    for (const { document } of group) found.set(document, shared)
  }
  return (document) => {
    const shared = found.get(document)
    return shared && factsOfParty(shared, document.input.partyId)
  }
}

/** The document computed and checked; undefined where it has to be saved alone. */
async function readied(
  ctx: Ctx,
  { kind, input }: ToSave,
  { isMoved, masters }: { readonly isMoved: boolean; readonly masters: Facts },
): Promise<Ready | { readonly error: AppError } | undefined> {
  try {
    ctx.requireEntity(input.entityId)
    const facts = factsForSave(await documentFacts(ctx, kind, input, { masters }), input, { isMoved })
    if (asksApproval(kind, facts) || facts.withholding || facts.collection) return undefined
    const prepared = await prepareToSave(ctx, kind, input, facts)
    const posting = { prepared, facts }
    if (dependsOnOthers(posting)) return undefined
    const issues = [...issuesOf(prepared, facts, ctx.today()), ...limitIssues(prepared, ctx.access.limits)]
    if (issues.length > 0) throw invalid(issues)
    return { posting, warnings: warningsOf(prepared, facts) }
  } catch (error) {
    // After a fault of the database nothing more could be asked.
    if (error instanceof AppError) return { error }
    throw error
  }
}

/** What the party owes, what is in stock, or a document that is issued with it counts for it. */
function dependsOnOthers({ prepared, facts }: Posting): boolean {
  const { party, settings } = facts
  const { type, input } = prepared
  const hasLimit =
    type.opens === 'receivable' && Boolean(party?.creditLimit) && settings['creditLimitCheck'] !== 'off'
  const isStocked =
    settings['EnableStockInventory'] === true &&
    (settings['NegativeStock'] !== 'Allow' || input.lines.some((line) => line.batch || line.serials?.length))
  return (
    hasLimit ||
    (type.stock !== undefined && isStocked) ||
    warnsOfStock(prepared, facts) ||
    needsSelfInvoice(prepared) ||
    asksPortals(prepared, facts)
  )
}

async function writeTogether(ctx: Ctx, waiting: readonly Waiting[], saving: Saving): Promise<SaveEnd[]> {
  if (waiting.length === 0) return []
  try {
    const posted = await ctx.savepoint(async () => {
      for (const ofMonth of Map.groupBy(waiting, ({ input }) => input.date!.slice(0, 7)).values())
        await requireDocument(ctx, ofMonth[0]!.input.date!, ofMonth.length)
      return postDocuments(
        ctx.db,
        waiting.map(({ posting }) => posting),
      )
    })
    return waiting.map(({ posting, warnings }, index) => ({
      saved: issuedReply(ctx, posting, posted[index]!, { warnings }),
    }))
  } catch (error) {
    if (isPassing(error)) throw error
    // Which of them it is shows when each is saved alone.
    const ends: SaveEnd[] = []
    for (const one of waiting) ends.push(await alone(ctx, one, saving))
    return ends
  }
}

async function alone(ctx: Ctx, { kind, input }: ToSave, saving: Saving): Promise<SaveEnd> {
  try {
    return { saved: await ctx.savepoint(() => saveDocument(ctx, kind, input, saving)) }
  } catch (error) {
    return { error }
  }
}
