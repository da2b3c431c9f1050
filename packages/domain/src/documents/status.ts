import { documentKinds, unissued } from './kinds.ts'
import type { DocumentKind, DocumentStatus } from './kinds.ts'

/**
 * One move of a document's life: by `action` from any of `from` to `to` ('same': the status stays).
 * `right` ends the right code of the kind's group; moves without one are made by the product itself when the facts
 * change (a payment arrives, an order is invoiced).
 */
export interface StatusMove {
  readonly action: DocumentAction
  readonly from: readonly DocumentStatus[]
  readonly to: DocumentStatus | 'same'
  readonly right?: string
  /** Facts of a document that forbid the action, in the order in which they are named. */
  readonly forbiddenBy?: readonly Obstacle[]
}

export type DocumentAction =
  | 'edit'
  | 'submit'
  | 'issue'
  | 'approve'
  | 'reject'
  | 'discard'
  | 'cancel'
  | 'print'
  | 'pdf'
  | 'send'
  | 'link'
  | 'clone'
  | 'recordPayment'
  | 'convertToInvoice'
  | 'convertToChallan'
  | 'convertToBill'
  | 'makeNote'
  | 'markDelivered'
  | 'markReturned'
  | 'settle'
  | 'unsettle'
  | 'cover'
  | 'fulfilPart'
  | 'fulfilAll'
  | 'unfulfil'

export type Obstacle =
  | 'isAtPortal'
  | 'hasIrn'
  | 'hasEwayBill'
  | 'hasPayment'
  | 'hasNote'
  | 'isFulfilled'
  | 'periodFiled'
  | 'isFurnished'
  | 'periodLocked'
  | 'isOwnSubmission'
  | 'needsApprover'

/** A registered or filed document is mended by a note or an amendment, not by editing. */
const fixed: readonly Obstacle[] = [
  'isAtPortal',
  'hasIrn',
  'hasEwayBill',
  'periodFiled',
  'isFurnished',
  'periodLocked',
  'needsApprover',
]
/** What must be undone first, or forbids cancelling permanently. */
const uncancellable: readonly Obstacle[] = [
  'isAtPortal',
  'hasIrn',
  'hasEwayBill',
  'hasPayment',
  'hasNote',
  'periodFiled',
  'isFurnished',
  'periodLocked',
]

/** The life of each kind; source: record decisions, section 2, 'Lives'. */
export const statusMoves: Readonly<Record<DocumentKind, readonly StatusMove[]>> = {
  salesOrder: [
    ...drafting('Open'),
    { action: 'edit', from: ['Open'], to: 'same', right: 'ED' },
    { action: 'cancel', from: ['Open', 'Partial'], to: 'Cancelled', right: 'CNL' },
    { action: 'convertToInvoice', from: ['Open', 'Partial'], to: 'same', right: 'CNV_INV' },
    { action: 'convertToChallan', from: ['Open', 'Partial'], to: 'same', right: 'CNV_INV' },
    ...fulfilment('Open', 'Invoiced'),
    ...sharing(['Open', 'Partial', 'Invoiced', 'Cancelled']),
  ],
  salesInvoice: [
    ...drafting('Active'),
    { action: 'edit', from: ['Active', 'PaymentReceived'], to: 'same', right: 'ED', forbiddenBy: fixed },
    { action: 'cancel', from: ['Active'], to: 'Cancelled', right: 'CNL', forbiddenBy: uncancellable },
    { action: 'recordPayment', from: ['Active'], to: 'same', right: 'SH_VW' },
    { action: 'makeNote', from: ['Active', 'PaymentReceived'], to: 'same', right: 'SH_VW' },
    { action: 'settle', from: ['Active'], to: 'PaymentReceived' },
    { action: 'unsettle', from: ['PaymentReceived'], to: 'Active' },
    { action: 'cover', from: ['Active', 'PaymentReceived'], to: 'ConvertedtoCredits' },
    ...sharing(['Active', 'PaymentReceived', 'ConvertedtoCredits', 'Cancelled']),
  ],
  deliveryChallan: [
    ...drafting('Active'),
    {
      action: 'edit',
      from: ['Active'],
      to: 'same',
      right: 'ED',
      forbiddenBy: ['hasEwayBill', 'periodLocked'],
    },
    {
      action: 'cancel',
      from: ['Active'],
      to: 'Cancelled',
      right: 'CNL',
      forbiddenBy: ['hasEwayBill', 'isFulfilled', 'periodLocked'],
    },
    { action: 'markDelivered', from: ['Active', 'Partial'], to: 'Delivered', right: 'DLV' },
    { action: 'markReturned', from: ['Active', 'Delivered'], to: 'Returned', right: 'RTN' },
    { action: 'convertToInvoice', from: ['Active', 'Partial', 'Delivered'], to: 'same', right: 'CNV_INV' },
    ...fulfilment('Active', 'Billed'),
    ...sharing(['Active', 'Partial', 'Billed', 'Delivered', 'Returned', 'Cancelled']),
  ],
  outwardNote: [
    ...drafting('Active'),
    { action: 'edit', from: ['Active'], to: 'same', right: 'ED', forbiddenBy: fixed },
    { action: 'cancel', from: ['Active'], to: 'Cancelled', right: 'CNL', forbiddenBy: uncancellable },
    ...sharing(['Active', 'Cancelled']),
  ],
  purchaseOrder: [
    ...drafting('Open'),
    { action: 'edit', from: ['Open'], to: 'same', right: 'ED' },
    { action: 'cancel', from: ['Open', 'Partial'], to: 'Cancelled', right: 'CNL' },
    { action: 'convertToBill', from: ['Open', 'Partial'], to: 'same', right: 'CNV_BIL' },
    ...fulfilment('Open', 'Billed'),
    ...sharing(['Open', 'Partial', 'Billed', 'Cancelled']),
  ],
  purchaseBill: [
    ...drafting('Active'),
    {
      action: 'edit',
      from: ['Active', 'PaymentMade'],
      to: 'same',
      right: 'ED',
      forbiddenBy: ['periodFiled', 'periodLocked'],
    },
    { action: 'cancel', from: ['Active'], to: 'Cancelled', right: 'CNL', forbiddenBy: uncancellable },
    { action: 'recordPayment', from: ['Active'], to: 'same', right: 'SH_VW' },
    { action: 'makeNote', from: ['Active', 'PaymentMade'], to: 'same', right: 'SH_VW' },
    { action: 'settle', from: ['Active'], to: 'PaymentMade' },
    { action: 'unsettle', from: ['PaymentMade'], to: 'Active' },
    ...sharing(['Active', 'PaymentMade', 'Cancelled']),
  ],
  inwardNote: [
    ...drafting('Active'),
    {
      action: 'edit',
      from: ['Active'],
      to: 'same',
      right: 'ED',
      forbiddenBy: ['periodFiled', 'periodLocked'],
    },
    {
      action: 'cancel',
      from: ['Active'],
      to: 'Cancelled',
      right: 'CNL',
      forbiddenBy: ['periodFiled', 'periodLocked'],
    },
    ...sharing(['Active', 'Cancelled']),
  ],
}

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
  /** Something was already invoiced or billed from it. */
  readonly isFulfilled?: boolean
  readonly periodFiled?: boolean
  /** The IFF of its month, or of the month after, held it. */
  readonly isFurnished?: boolean
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
  for (const move of statusMoves[document.kind]) {
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
      params: { status: document.status },
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
  const move = statusMoves[kind].find((row) => row.action === action && row.from.includes(status))
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
      : { action, allowed: false, reasonKey: statusReason, params: { status: document.status } }
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
const statusReasons: ReadonlySet<string | undefined> = new Set([statusReason, 'action.reason.isPending'])

/**
 * From a draft to the final status, with approval in between where that is on. Anyone who edits what waits or was
 * rejected saves it as a draft again, or sends it anew.
 */
function drafting(final: 'Active' | 'Open'): StatusMove[] {
  return [
    { action: 'edit', from: unissued, to: 'Draft', right: 'ED' },
    {
      action: 'issue',
      from: unissued,
      to: final,
      right: 'AD',
      forbiddenBy: ['periodFiled', 'periodLocked'],
    },
    { action: 'submit', from: unissued, to: 'Pending', right: 'AD' },
    {
      action: 'approve',
      from: ['Pending'],
      to: final,
      right: 'APR',
      forbiddenBy: ['isOwnSubmission', 'periodFiled', 'periodLocked'],
    },
    { action: 'reject', from: ['Pending'], to: 'Rejected', right: 'APR' },
    { action: 'discard', from: ['Draft', 'Rejected'], to: 'Delete', right: 'DSC' },
  ]
}

/** By the quantities that later documents take from its lines. */
function fulfilment(open: 'Open' | 'Active', all: 'Invoiced' | 'Billed'): StatusMove[] {
  return [
    { action: 'fulfilPart', from: [open, 'Partial', all], to: 'Partial' },
    { action: 'fulfilAll', from: [open, 'Partial'], to: all },
    { action: 'unfulfil', from: ['Partial', all], to: open },
  ]
}

function sharing(issued: readonly DocumentStatus[]): StatusMove[] {
  return [
    { action: 'print', from: issued, to: 'same', right: 'PRT' },
    { action: 'pdf', from: [...unissued, ...issued], to: 'same', right: 'PDF' },
    { action: 'send', from: issued, to: 'same', right: 'SND' },
    { action: 'link', from: issued, to: 'same', right: 'SND' },
    { action: 'clone', from: [...unissued, ...issued], to: 'same', right: 'AD' },
  ]
}
