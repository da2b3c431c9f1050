import { isUnissued } from '@bahi/domain/documents/lives.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { DocumentStatus } from '@bahi/domain/documents/lives.ts'
import { allowedAction } from '@bahi/domain/documents/status.ts'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { attachFiles } from '../attachments/index.ts'
import { actionRefused, holdPeriods, lockIssues } from '../ledger/index.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { asksApproval, rightOf } from './approval-rules.ts'
import { submitDocument } from './approval.ts'
import { inactiveIssues, ownFieldIssues } from './checks.ts'
import { documentDetail } from './detail.ts'
import { documentFacts } from './document-facts.ts'
import { keepDraft } from './drafts.ts'
import { numberLines } from './fulfilment/line-numbers.ts'
import { requireConversion } from './fulfilment/rights.ts'
import { issueDocument } from './issue.ts'
import { loadDocument } from './load.ts'
import type { StoredDocument } from './load.ts'
import { prepare } from './prepare.ts'
import type { DocumentInput, Prepared } from './prepare.ts'
import { savedReply } from './reply.ts'
import type { SavedReply } from './reply.ts'

/**
 * Saves a document. A draft is kept as it is; with status Active everything is checked and computed here, whatever
 * was sent, and the number is taken in this transaction, so that an aborted save leaves no hole. Where approval is on,
 * what would be issued waits for it instead. `isMoved`: it was
 * issued by another program: its number is taken as it was, no portal is asked for it, and it warns of no stock or credit.
 */
export async function saveDocument(
  ctx: Ctx,
  kind: DocumentKind,
  input: DocumentInput,
  { isMoved = false }: { readonly isMoved?: boolean } = {},
): Promise<SavedReply> {
  ctx.requireEntity(input.entityId)
  const { id } = input
  if (id !== undefined) await holdPeriods(ctx.db, [id])
  const [found, stored] = await Promise.all([
    documentFacts(ctx, kind, input, { holds: input.status === 'Active' }),
    id === undefined
      ? undefined
      : loadDocument(ctx.db, {
          kind,
          id,
          entityIds: ctx.entityIds,
          lock: true,
          withoutLines: true,
          today: ctx.today(),
        }),
  ])
  const facts = factsForSave(found, input, { isMoved })
  if (id !== undefined && !stored) throw notFound()
  if (stored) await checkStored(ctx, kind, input, stored, facts)
  const prepared = await prepareToSave(ctx, kind, input, facts)
  const saved = await write(ctx, prepared, facts, stored)
  await attachFiles(ctx, { kind, id: saved.id }, input.attachmentIds)
  return saved
}

/** Facts as they count for the document; not found where its GSTIN is none. */
export function factsForSave(
  found: Facts,
  input: DocumentInput,
  { isMoved }: { readonly isMoved: boolean },
): Facts {
  if (found.entity?.entityType !== 'Entity' || found.entity.status === 'Delete') throw notFound()
  return isMoved ? { ...found, settings: { ...found.settings, ...settingsOfMoved(input) } } : found
}

/** Computes a document that is to be saved, where the user may make it of what it names. */
export async function prepareToSave(
  ctx: Ctx,
  kind: DocumentKind,
  input: DocumentInput,
  facts: Facts,
): Promise<Prepared> {
  const taken = facts.sources.filter(({ isLinked }) => !isLinked).map((one) => one.kind as DocumentKind)
  requireConversion(ctx, kind, [...new Set(taken)], input.entityId)
  await ctx.giveWay()
  const { lines, issues } = numberLines(input.lines, facts.taken)
  if (issues.length > 0) throw invalid(issues)
  const prepared = prepare(kind, { ...input, lines }, facts)
  await ctx.giveWay()
  return prepared
}

const settingsOfMoved = ({ number }: DocumentInput) => ({
  ...(number === undefined ? {} : { DocumentAutonumbering: false }),
  eInvoiceOnSave: false,
  eWayBillOnSave: false,
  NegativeStock: 'Allow',
  creditLimitCheck: 'off',
})

function write(
  ctx: Ctx,
  prepared: Prepared,
  facts: Facts,
  stored: StoredDocument | undefined,
): Promise<SavedReply> {
  if (prepared.input.status === 'Draft') return saveDraft(ctx, prepared, facts)
  return asksApproval(prepared.kind, facts) && (!stored || isUnissued(stored.status))
    ? submitDocument(ctx, prepared, facts)
    : issueDocument(ctx, prepared, facts, stored)
}

async function saveDraft(ctx: Ctx, prepared: Prepared, facts: Facts): Promise<SavedReply> {
  const { input } = prepared
  const unknown: BookIssue[] = [...inactiveIssues(prepared, facts), ...ownFieldIssues(prepared, facts, true)]
  if (input.partyId !== undefined && !facts.party) unknown.push({ path: 'partyId', code: 'UNKNOWN_RECORD' })
  for (const [index, line] of input.lines.entries()) {
    if (line.itemId !== undefined && !facts.items.has(line.itemId))
      unknown.push({ path: `lines[${index}].itemId`, code: 'UNKNOWN_RECORD' })
  }
  if (unknown.length > 0) throw invalid(unknown)
  const { id, version } = await keepDraft(ctx.db, prepared, facts, ctx.today())
  return savedReply(ctx, prepared, [], { id, version, number: null, status: 'Draft' })
}

/** Version and life of the stored document: 409 with the newer record, 400 with the reason why it cannot be edited. */
async function checkStored(
  ctx: Ctx,
  kind: DocumentKind,
  input: DocumentInput,
  stored: StoredDocument,
  facts: Facts,
): Promise<void> {
  if (input.version !== stored.version) throw conflict(await documentDetail(ctx, kind, stored.id))
  const isIssued = !isUnissued(stored.status)
  const locks = isIssued ? lockIssues(stored.date, { settings: facts.settings, isFiled: stored.isFiled }) : []
  const answer = allowedAction(
    {
      kind,
      status: stored.status as DocumentStatus,
      hasIrn: stored.hasIrn,
      hasEwayBill: stored.hasEwayBill,
      isAtPortal: stored.isAtPortal,
      periodFiled: stored.isFiled,
      isFurnished: stored.furnishedIn !== null,
      isOfDay: stored.isOfDay,
      periodLocked: locks.some(({ code }) => code === 'PERIOD_LOCKED'),
      inactivePlace: ctx.access.inactive.get(stored.entityId),
      needsApprover: asksApproval(kind, facts) && !ctx.can(rightOf(kind), stored.entityId),
    },
    'edit',
  )
  if (!answer.allowed) throw actionRefused(ctx, answer.reasonKey!, answer.params)
  if (isIssued && input.status === 'Draft')
    throw actionRefused(ctx, 'action.reason.status', { status: `enum.DocumentStatus.${stored.status}` })
}
