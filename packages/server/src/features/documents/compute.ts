import type { DocumentCalls } from '@bahi/contracts/document-calls.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { invalid } from '../../platform/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { messagesOf } from '../ledger/index.ts'
import { asksApproval } from './approval-rules.ts'
import { issuesOf, warningsOf } from './checks.ts'
import { explanationOf } from './explain.ts'
import { prepare } from './prepare.ts'
import type { DocumentInput } from './prepare.ts'
import { collectedOfPrepared, linesOfPrepared, withheldOfPrepared } from './reply.ts'
import { returnWarnings } from './return-warnings.ts'
import { documentFacts } from './document-facts.ts'

type Computed = ReplyOf<DocumentCalls['compute']>

/** What save would answer, with the reasons and what would be refused; nothing is kept. */
export async function computeOnly(ctx: Ctx, kind: DocumentKind, input: DocumentInput): Promise<Computed> {
  ctx.requireEntity(input.entityId)
  const facts = await documentFacts(ctx, kind, input)
  if (facts.entity?.entityType !== 'Entity') throw invalid([{ path: 'entityId', code: 'UNKNOWN_RECORD' }])
  // Of a thousand lines each step takes some milliseconds, and requests of others come between them.
  await ctx.giveWay()
  const prepared = prepare(kind, input, facts)
  await ctx.giveWay()
  const issues = issuesOf(prepared, facts, ctx.today())
  const warnings = messagesOf(ctx, warningsOf(prepared, facts))
  await ctx.giveWay()
  // What is refused is said already, and much of it the portal would only say again.
  const isReported = prepared.type.gstr1 !== undefined
  const ofReturn = isReported && issues.length === 0 ? returnWarnings(ctx, prepared, facts) : []
  await ctx.giveWay()
  const explanation = explanationOf(prepared)
  await ctx.giveWay()
  return {
    number: null,
    typeCode: prepared.type.letter,
    status: input.status,
    placeOfSupply: prepared.placeOfSupply ?? null,
    totals: prepared.computed.totals,
    ...withheldOfPrepared(prepared),
    ...collectedOfPrepared(prepared),
    lines: linesOfPrepared(prepared),
    heading: prepared.heading,
    warnings: [...warnings, ...ofReturn],
    issues: messagesOf(ctx, issues),
    explanation,
    dueDate: prepared.dueDate ?? null,
    needsApproval: asksApproval(prepared.kind, facts),
    isOwnNumber: facts.settings['DocumentAutonumbering'] === false,
    derivedPlace: prepared.derivedPlace?.stateCode ?? null,
  }
}
