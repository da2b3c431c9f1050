import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { ownSubmissions } from '../../platform/holders.ts'
import { refusalOf } from '../ledger/index.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { requireDocument } from '../plans/index.ts'
import { rightOf } from './approval-rules.ts'
import { tellApprovers, tellAuthor } from './approval-notices.ts'
import { issuesOf, warningsOf } from './checks.ts'
import { documentFacts } from './document-facts.ts'
import { keepDraft } from './drafts.ts'
import { eachAllowed } from './each-allowed.ts'
import type { Outcome, Refused, Row } from './each-allowed.ts'
import { postIssued } from './issue.ts'
import { loadDocument } from './load.ts'
import type { StoredDocument } from './load.ts'
import { prepare } from './prepare.ts'
import type { Prepared } from './prepare.ts'
import { savedReply } from './reply.ts'
import type { SavedReply } from './reply.ts'
import { inputOf } from './restore.ts'
import { limitIssues } from './user-limits.ts'

type Looked = readonly { readonly id: number; readonly version: number }[]

/**
 * Sends a document for approval: everything is checked as if it were issued, but for the limits of its author, since
 * anyone who approves it issues it. It has no number until then and counts nowhere.
 */
export async function submitDocument(ctx: Ctx, prepared: Prepared, facts: Facts): Promise<SavedReply> {
  const { input } = prepared
  const issues = issuesOf(prepared, facts, ctx.today())
  if (input.received !== undefined && Decimal.of(input.received.amount).isPositive())
    issues.push({ path: 'received.amount', code: 'RECEIVED_BEFORE_APPROVAL' })
  if (issues.length === 0 && (await isNumberTaken(ctx, prepared, facts)))
    issues.push({ path: 'number', code: 'NUMBER_TAKEN' })
  if (issues.length > 0) throw invalid(issues)
  const saved = await keepDraft(ctx.db, prepared, facts, ctx.today(), 'Pending')
  await tellApprovers(ctx, rightOf(prepared.kind), {
    ...saved,
    kind: prepared.kind,
    entityId: input.entityId,
    partyName: facts.party?.name ?? null,
    total: prepared.computed.totals.total,
  })
  return savedReply(ctx, prepared, warningsOf(prepared, facts), { ...saved, number: null, status: 'Pending' })
}

/** A number typed by hand that an issued document bears, or another one that waits. */
async function isNumberTaken(ctx: Ctx, prepared: Prepared, { settings }: Facts): Promise<boolean> {
  const { input, kind, financialYear } = prepared
  if (settings['DocumentAutonumbering'] !== false || input.number === undefined) return false
  const { rows } =
    await sql`select from documents d where d.subscriber_id = current_subscriber() and d.kind = ${kind}
      and d.entity_id = ${input.entityId} and d.id <> ${input.id ?? 0}
      and ((d.number_key = upper(${input.number}) and d.financial_year = ${financialYear ?? null})
        or (d.status = 'Pending' and upper(d.body ->> 'number') = upper(${input.number}))) limit 1`.execute(
      ctx.db,
    )
  return rows.length > 0
}

/** Issues what waits for approval, in the name of anyone who approves; each of the others is refused with its reason. */
export function approveDocuments(
  ctx: Ctx,
  kind: DocumentKind,
  { documents }: { documents: Looked },
): Promise<Outcome> {
  const isOwn = ownSubmissions(ctx, rightOf(kind))
  return eachAllowed(ctx, kind, idsOf(documents), {
    action: 'approve',
    versions: versionsOf(documents),
    facts: async (row) => ({ isOwnSubmission: await isOwn(row.entityId, row.submittedBy) }),
    act: (row) => approveOne(ctx, kind, row),
  })
}

/** Gives back what waits, with the reason, to the person who sent it. */
export function rejectDocuments(
  ctx: Ctx,
  kind: DocumentKind,
  { documents, reason }: { documents: Looked; reason: string },
): Promise<Outcome> {
  return eachAllowed(ctx, kind, idsOf(documents), {
    action: 'reject',
    versions: versionsOf(documents),
    act: async (row) => {
      await sql`update documents set status = 'Rejected', answered_at = now(), answered_by = current_user_id(), answer = ${reason},
          version = version + 1, changed_at = now(), changed_by = current_user_id()
        where subscriber_id = current_subscriber() and id = ${row.id}`.execute(ctx.db)
      await tellAuthor(ctx, { ...row, kind }, { kind: 'documentRejected', answer: reason })
      return undefined
    },
  })
}

async function approveOne(ctx: Ctx, kind: DocumentKind, row: Row): Promise<Refused | undefined> {
  const stored = await loadDocument(ctx.db, {
    kind,
    id: row.id,
    entityIds: ctx.entityIds,
    withoutLines: true,
  })
  const input = { ...inputOf(stored!), id: row.id, version: row.version, status: 'Active' as const }
  const facts = await documentFacts(ctx, kind, input, { holds: true })
  const prepared = prepare(kind, input, facts)
  try {
    const issues = [
      ...issuesOf(prepared, facts, ctx.today()),
      ...changedSince(prepared, stored!),
      ...limitIssues(prepared, ctx.access.limits),
    ]
    if (issues.length > 0) throw invalid(issues)
    await requireDocument(ctx, input.date!)
    const posted = await ctx.savepoint(() => postIssued(ctx, prepared, facts, { isApproved: true }))
    await tellAuthor(ctx, { ...row, kind }, { kind: 'documentApproved', number: posted.number })
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refusalOf(ctx, row.id, error)
  }
}

/** Masters of today may make another total of it than was sent and looked at. */
function changedSince({ computed }: Prepared, stored: StoredDocument): BookIssue[] {
  const { total } = computed.totals
  if (Decimal.of(total).eq(stored.total)) return []
  return [
    { path: 'totals.total', code: 'CHANGED_SINCE_SUBMITTED', params: { submitted: stored.total, total } },
  ]
}

const idsOf = (documents: Looked) => documents.map(({ id }) => id)
const versionsOf = (documents: Looked) => new Map(documents.map(({ id, version }) => [id, version]))
