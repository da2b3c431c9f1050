import type { DocumentKind, DocumentStatus } from '@bahi/domain/documents/kinds.ts'
import { allowedAction } from '@bahi/domain/documents/status.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { actionRefused, holdPeriods, isDatabaseError, lockIssues, messagesOf } from '../ledger/index.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { receiveWithDocument } from '../payments/index.ts'
import { requireDocument } from '../plans/index.ts'
import { onSaveOf, registerSaved } from '../portals/index.ts'
import { issuesOf, ownFieldIssues, warningsOf } from './checks.ts'
import { documentDetail } from './detail.ts'
import { documentFacts } from './document-facts.ts'
import { keepDraft } from './drafts.ts'
import { loadDocument } from './load.ts'
import type { StoredDocument } from './load.ts'
import { postDocument } from './posting.ts'
import { prepare } from './prepare.ts'
import type { DocumentInput, Prepared } from './prepare.ts'
import { linesOfPrepared } from './reply.ts'
import type { SavedReply } from './reply.ts'
import { limitIssues } from './user-limits.ts'

/**
 * Saves a document. A draft is kept as it is; with status Active everything is checked and computed here, whatever
 * was sent, and the number is taken in this transaction, so that an aborted save leaves no hole.
 */
export async function saveDocument(ctx: Ctx, kind: DocumentKind, input: DocumentInput): Promise<SavedReply> {
  ctx.requireEntity(input.entityId)
  const { id } = input
  if (id !== undefined) await holdPeriods(ctx.db, [id])
  const [facts, stored] = await Promise.all([
    documentFacts(ctx, kind, input),
    id === undefined
      ? undefined
      : loadDocument(ctx.db, { kind, id, entityIds: ctx.entityIds, lock: true, withoutLines: true }),
  ])
  if (facts.entity?.entityType !== 'Entity' || facts.entity.status === 'Delete') throw notFound()
  if (id !== undefined && !stored) throw notFound()
  if (stored) await checkStored(ctx, kind, input, stored, facts)
  const prepared = prepare(kind, input, facts)
  return input.status === 'Draft' ? saveDraft(ctx, prepared, facts) : issue(ctx, prepared, facts, stored)
}

async function saveDraft(ctx: Ctx, prepared: Prepared, facts: Facts): Promise<SavedReply> {
  const { input } = prepared
  const unknown: BookIssue[] = [...ownFieldIssues(prepared, facts, true)]
  if (input.partyId !== undefined && !facts.party) unknown.push({ path: 'partyId', code: 'UNKNOWN_RECORD' })
  for (const [index, line] of input.lines.entries()) {
    if (line.itemId !== undefined && !facts.items.has(line.itemId))
      unknown.push({ path: `lines[${index}].itemId`, code: 'UNKNOWN_RECORD' })
  }
  if (unknown.length > 0) throw invalid(unknown)
  const { id, version } = await keepDraft(ctx.db, prepared, facts, ctx.today(), input.id)
  return savedReply(ctx, prepared, [], { id, version, number: null, status: 'Draft' })
}

async function issue(
  ctx: Ctx,
  prepared: Prepared,
  facts: Facts,
  stored: StoredDocument | undefined,
): Promise<SavedReply> {
  const { input } = prepared
  const isChange = stored !== undefined && stored.status !== 'Draft'
  const issues = issuesOf(prepared, facts, ctx.today()).filter(
    ({ path }) => !(isChange && numberPaths.has(path)),
  )
  if (isChange) issues.push(...changeIssues(prepared, stored))
  issues.push(...limitIssues(prepared, ctx.access.limits))
  if (issues.length > 0) throw invalid(issues)
  if (!isChange) await requireDocument(ctx, input.date!)

  const { received } = input
  const isPaidNow = received !== undefined && Decimal.of(received.amount).isPositive() && !isChange
  const onSave = onSaveOf(facts.settings)
  const registers = onSave.irn || onSave.bill
  const warnings = warningsOf(prepared, facts)
  const post = () => postDocument(ctx.db, prepared, facts, input.id)
  const posted = await (isPaidNow || registers ? post() : ctx.last(post)).catch((error: unknown) => {
    if (isDatabaseError(error, '23505', 'documents_number'))
      throw invalid([{ path: 'number', code: 'NUMBER_TAKEN' }])
    if (isDatabaseError(error, 'BH002'))
      throw invalid([{ path: 'date', code: 'PERIOD_FILED', params: { date: input.date! } }])
    if (isDatabaseError(error, 'BH001')) throw invalid([{ path: 'seriesId', code: 'NUMBER_TOO_LONG' }])
    throw error
  })
  const payment = isPaidNow
    ? await receiveWithDocument(ctx, { ...received, id: posted.id, input, partyId: input.partyId! })
    : undefined
  if (registers) await registerSaved(ctx.db, { id: posted.id, entityId: input.entityId }, onSave)
  const settled = payment !== undefined && Decimal.of(payment.amount).eq(prepared.computed.totals.total)
  const paid =
    settled ||
    (stored !== undefined &&
      !Decimal.of(stored.paid).isZero() &&
      Decimal.of(stored.paid).gte(prepared.computed.totals.total))
  return savedReply(ctx, prepared, warnings, {
    id: posted.id,
    version: posted.version + (payment ? 1 : 0),
    number: posted.number,
    status: paid ? 'PaymentReceived' : 'Active',
    paymentId: payment?.id,
  })
}

/** An issued document keeps its number, so nothing about numbering is asked again. */
const numberPaths = new Set(['number', 'seriesId'])

/** What cannot change once a document has its number. */
function changeIssues({ input, computed, financialYear }: Prepared, stored: StoredDocument): BookIssue[] {
  const list: BookIssue[] = []
  const { total } = computed.totals
  const isPaid = !Decimal.of(stored.paid).isZero()
  if (input.entityId !== stored.entityId)
    list.push({ path: 'entityId', code: 'FIXED_BY_NUMBER', params: { number: stored.number ?? '' } })
  if (financialYear !== stored.financialYear) {
    list.push({
      path: 'date',
      code: 'DATE_OTHER_YEAR',
      params: { year: stored.financialYear ?? '', number: stored.number ?? '' },
    })
  }
  if (input.number !== undefined && input.number !== stored.number) {
    list.push({ path: 'number', code: 'FIXED_BY_NUMBER', params: { number: stored.number ?? '' } })
  }
  if (isPaid && input.partyId !== stored.partyId) list.push({ path: 'partyId', code: 'PARTY_HAS_PAYMENTS' })
  if (Decimal.of(stored.paid).gt(total))
    list.push({ path: 'totals.total', code: 'TOTAL_BELOW_PAID', params: { paid: stored.paid, total } })
  return list
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
  const locks =
    stored.status === 'Draft'
      ? []
      : lockIssues(stored.date, { settings: facts.settings, isFiled: stored.isFiled })
  const answer = allowedAction(
    {
      kind,
      status: stored.status as DocumentStatus,
      hasIrn: stored.hasIrn,
      hasEwayBill: stored.hasEwayBill,
      isAtPortal: stored.isAtPortal,
      periodFiled: stored.isFiled,
      periodLocked: locks.some(({ code }) => code === 'PERIOD_LOCKED'),
    },
    'edit',
  )
  if (!answer.allowed) throw actionRefused(ctx, answer.reasonKey!, answer.params)
  if (stored.status !== 'Draft' && input.status === 'Draft')
    throw actionRefused(ctx, 'action.reason.status', { status: stored.status })
}

function savedReply(
  ctx: Ctx,
  prepared: Prepared,
  warnings: readonly BookIssue[],
  saved: {
    id: number
    version: number
    number: string | null
    status: SavedReply['status']
    paymentId?: number | undefined
  },
): SavedReply {
  const { paymentId, ...rest } = saved
  return {
    ...rest,
    ...(paymentId === undefined ? {} : { paymentId }),
    placeOfSupply: prepared.placeOfSupply ?? null,
    totals: prepared.computed.totals,
    lines: linesOfPrepared(prepared),
    warnings: messagesOf(ctx, warnings),
  }
}
