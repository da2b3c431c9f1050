import { ewayAction } from '@bahi/gateways/ewaybill/actions.ts'
import type { EwayAction } from '@bahi/gateways/ewaybill/actions.ts'
import type { EWayActionName } from '@bahi/contracts/eway-bill-shapes.ts'
import { portalRefusalCode, refusalCodeOf } from '@bahi/contracts/refusals.ts'
import type { RefusalReason } from '@bahi/contracts/refusals.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { say } from '../ledger/index.ts'
import { reasonOf } from './issues.ts'
import { stateOf } from './current-state.ts'
import type { CurrentState } from './current-state.ts'

export interface Answer {
  readonly allowed: boolean
  /** Why not: its code, and the sentence in the reader's language. */
  readonly code?: string | undefined
  readonly reason?: string
  readonly until?: string
  readonly from?: string
}

export type ActionName = z.output<typeof EWayActionName>

/** Actions at the portal, by the names that the portal's own rules know them by. */
export const portalActions = {
  updateVehicle: 'updateVehicle',
  updateTransporter: 'updateTransporter',
  extend: 'extend',
  multiVehicleStart: 'initiateMultiVehicle',
  multiVehicleAdd: 'addMultiVehicle',
  multiVehicleChange: 'updateMultiVehicle',
  consolidate: 'consolidate',
  cancel: 'cancel',
  close: 'close',
} as const satisfies Partial<Record<ActionName, EwayAction>>

/** Everything that may be done with a bill, in the order of its buttons, with the reason where it may not. */
export function answersOf(ctx: Ctx, current: CurrentState): (Answer & { readonly action: ActionName })[] {
  const changes = Object.entries(portalActions) as [ActionName, EwayAction][]
  const own = current.documentId === null ? ownAnswers(ctx, current) : exemptionAnswers(ctx, current)
  const off = inactiveAnswer(ctx, current)
  const answers: (Answer & { readonly action: ActionName })[] = [
    { action: 'generate', ...generateAnswer(ctx, current) },
    ...changes.map(([action, portals]) => ({ action, ...changeAnswer(ctx, current, portals) })),
    { action: 'deliver', ...deliverAnswer(ctx, current) },
    ...own,
  ]
  return off ? answers.map(({ action }) => ({ action, ...off })) : answers
}

/** Nothing is done with the bills of a place that is switched off; they can still be read. */
export function inactiveAnswer(ctx: Ctx, { entityId }: Pick<CurrentState, 'entityId'>): Answer | undefined {
  const name = ctx.access.inactive.get(entityId)
  return name === undefined ? undefined : refused(ctx, 'action.reason.isPlaceInactive', { name })
}

export const refused = (ctx: Ctx, key: RefusalReason, params?: Readonly<Record<string, string>>) => ({
  allowed: false,
  code: refusalCodeOf(key),
  reason: say(ctx, key, params),
})

/** What a rule of the portal forbids, by the code it would answer with. */
export const refusedByPortal = (ctx: Ctx, code: string) => ({
  allowed: false,
  code: portalRefusalCode(code),
  reason: reasonOf(ctx.language, code),
})

const hasBill = ({ billStatus }: CurrentState): boolean =>
  billStatus === 'Generated' || billStatus === 'Completed'

export function generateAnswer(ctx: Ctx, current: CurrentState): Answer {
  if (current.documentId !== null && ['Draft', 'Pending', 'Rejected'].includes(current.documentStatus ?? ''))
    return refused(ctx, 'eWayBill.refused.draft')
  if (current.documentStatus === 'Cancelled') return refused(ctx, 'eWayBill.refused.cancelledDocument')
  if (current.billStatus === 'Draft') return refused(ctx, 'eWayBill.refused.faulty')
  if (current.intentState !== null) return refused(ctx, 'eWayBill.refused.inProgress')
  if (hasBill(current)) return refused(ctx, 'eWayBill.refused.hasBill', { number: current.ewbNo ?? '' })
  if (current.billStatus === 'NotApplicable') return refused(ctx, 'eWayBill.refused.exempt')
  return { allowed: true }
}

/** The portal's own rules, asked before it is. */
export function changeAnswer(ctx: Ctx, current: CurrentState, action: EwayAction): Answer {
  const state = stateOf(current)
  if (!hasBill(current) || !state) return refused(ctx, 'eWayBill.refused.noBill')
  if (current.intentState !== null) return refused(ctx, 'eWayBill.refused.inProgress')
  const answer = ewayAction(state, action, current.gstin ?? '', ctx.clock())
  if (answer.allowed) return { allowed: true, ...(answer.until ? { until: answer.until.toISOString() } : {}) }
  return {
    ...refusedByPortal(ctx, answer.code),
    ...(answer.from ? { from: answer.from.toISOString() } : {}),
  }
}

/** The portal can be asked about whatever it knows. */
export function refreshAnswer(ctx: Ctx, current: CurrentState): Answer {
  if (current.ewbNo === null) return refused(ctx, 'eWayBill.refused.noBill')
  if (current.intentState !== null) return refused(ctx, 'eWayBill.refused.inProgress')
  return { allowed: true }
}

/** A note of our own, which the portal does not know. */
export function deliverAnswer(ctx: Ctx, current: CurrentState): Answer {
  if (!hasBill(current)) return refused(ctx, 'eWayBill.refused.noBill')
  if (current.billStatus === 'Completed') return refused(ctx, 'eWayBill.refused.completed')
  if (current.intentState !== null) return refused(ctx, 'eWayBill.refused.inProgress')
  return { allowed: true }
}

/** A movement is typed over or thrown away as long as the portal never knew it. */
export function editAnswer(ctx: Ctx, current: CurrentState): Answer {
  if (current.intentState !== null) return refused(ctx, 'eWayBill.refused.inProgress')
  if (current.ewbNo !== null) return refused(ctx, 'eWayBill.refused.hasBill', { number: current.ewbNo })
  return { allowed: true }
}

const ownAnswers = (ctx: Ctx, current: CurrentState) =>
  (['edit', 'delete'] as const).map((action) => ({ action, ...editAnswer(ctx, current) }))

export const exemptAnswer = generateAnswer

export const moveAnswer = (ctx: Ctx, current: CurrentState): Answer =>
  current.billStatus === 'NotApplicable' && current.intentState === null
    ? { allowed: true }
    : refused(ctx, 'eWayBill.refused.notExempt')

const exemptionAnswers = (ctx: Ctx, current: CurrentState) => [
  { action: 'exempt' as const, ...exemptAnswer(ctx, current) },
  { action: 'move' as const, ...moveAnswer(ctx, current) },
]
