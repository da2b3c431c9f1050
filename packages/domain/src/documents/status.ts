import { documentKinds } from './kinds.ts'
import type { DocumentKind } from './kinds.ts'
import type { DocumentAction, DocumentStatus, Obstacle, StatusMove } from './lives.ts'

/** What decides which actions a document allows now. */
export interface DocumentState {
  readonly kind: DocumentKind
  readonly status: DocumentStatus
  /** Something was sent to a government portal for it, or is about to be, and the answer is not there yet. */
  readonly isAtPortal?: boolean
  readonly hasIrn?: boolean
  readonly hasEwayBill?: boolean
  readonly hasPayment?: boolean
  readonly hasNote?: boolean
  /** What was bought on it is in the register of fixed assets. */
  readonly hasAsset?: boolean
  /** Something was already invoiced or billed from it. */
  readonly isFulfilled?: boolean
  readonly periodFiled?: boolean
  /** The IFF of its month, or of the month after, held it. */
  readonly isFurnished?: boolean
  /** It is made of the sales of a day, which it would not agree with any more. */
  readonly isOfDay?: boolean
  readonly periodLocked?: boolean
  /** Drafts go to approval before they are issued. */
  readonly approvalFlow?: boolean
  /** The user sent it for approval, and there is another person who may approve it. */
  readonly isOwnSubmission?: boolean
  /** Approval is on and the user may not approve: what was approved is not changed past the person who approved it. */
  readonly needsApprover?: boolean
  /** What must be switched on again before anything is written at its place: the place, or the business. */
  readonly inactivePlace?: string | undefined
  /** Whether the user has a right, as `SIN_CNL`; absent: every right. */
  readonly holds?: (right: string) => boolean
}

/** Key of the text that says why an action is refused. */
export type ActionReason =
  `action.reason.${Obstacle | 'isPlaceInactive' | 'status' | 'right' | 'isPending' | 'needsApproval' | 'noApprovalFlow'}`

export interface AllowedAction {
  readonly action: DocumentAction
  readonly allowed: boolean
  /** Key of the sentence that says why not. */
  readonly reasonKey?: ActionReason
  readonly params?: Readonly<Record<string, string>>
}

/**
 * Every action a person can ask for on a document of this kind, with whether it may be done now and, if not, why.
 * Buttons, the server's checks and tests read the same answer.
 *
 * @example
 * allowedActions({ kind: 'salesInvoice', status: 'Active', hasIrn: true })
 *   .find(({ action }) => action === 'cancel') // { action: 'cancel', allowed: false, reasonKey: 'action.reason.hasIrn' }
 */
export function allowedActions(document: DocumentState): AllowedAction[] {
  const actions = new Map<DocumentAction, AllowedAction>()
  for (const move of documentKinds[document.kind].life) {
    if (move.right === undefined) continue
    const answer = answerFor(move, document)
    const earlier = actions.get(move.action)
    if (!earlier || (!earlier.allowed && statusReasons.has(earlier.reasonKey)))
      actions.set(move.action, answer)
  }
  return [...actions.values()]
}

/** Whether one action may be done now. */
export function allowedAction(document: DocumentState, action: DocumentAction): AllowedAction {
  return (
    allowedActions(document).find((row) => row.action === action) ?? {
      action,
      allowed: false,
      reasonKey: statusReason,
      params: statusParams(document.status),
    }
  )
}

/**
 * The status after a move; undefined where the document's status does not allow it.
 *
 * @example
 * statusAfter('salesInvoice', 'Active', 'settle') // 'PaymentReceived'
 */
export function statusAfter(
  kind: DocumentKind,
  status: DocumentStatus,
  action: DocumentAction,
): DocumentStatus | undefined {
  const move = documentKinds[kind].life.find((row) => row.action === action && row.from.includes(status))
  if (!move) return undefined
  return move.to === 'same' ? status : move.to
}

function answerFor(move: StatusMove, document: DocumentState): AllowedAction {
  const { action } = move
  if (document.inactivePlace !== undefined && !readsOnly.has(action)) {
    const params = { name: document.inactivePlace }
    return { action, allowed: false, reasonKey: 'action.reason.isPlaceInactive', params }
  }
  if (!move.from.includes(document.status)) {
    return document.status === 'Pending'
      ? { action, allowed: false, reasonKey: 'action.reason.isPending' }
      : { action, allowed: false, reasonKey: statusReason, params: statusParams(document.status) }
  }
  if (action === 'issue' && document.approvalFlow) {
    return { action, allowed: false, reasonKey: 'action.reason.needsApproval' }
  }
  if (action === 'submit' && !document.approvalFlow) {
    return { action, allowed: false, reasonKey: 'action.reason.noApprovalFlow' }
  }
  const right = `${documentKinds[document.kind].rights}_${move.right}`
  if (document.holds && !document.holds(right)) {
    return { action, allowed: false, reasonKey: 'action.reason.right', params: { right } }
  }
  const obstacle = move.forbiddenBy?.find((fact) => document[fact])
  return obstacle
    ? { action, allowed: false, reasonKey: `action.reason.${obstacle}` }
    : { action, allowed: true }
}

/** They write nothing in the books: clone gives a form, whose save is checked. */
const readsOnly: ReadonlySet<DocumentAction> = new Set(['print', 'pdf', 'send', 'link', 'clone'])

const statusReason = 'action.reason.status'
/** The status by the key of its label, which is said in the reader's language. */
const statusParams = (status: string) => ({ status: `enum.DocumentStatus.${status}` })
const statusReasons: ReadonlySet<string | undefined> = new Set([statusReason, 'action.reason.isPending'])
