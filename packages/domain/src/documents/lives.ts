/**
 * Lives of documents as named parts that a kind puts together; source: record decisions, section 2, 'Lives'.
 */
export type DocumentStatus =
  | 'Draft'
  | 'Pending'
  | 'Active'
  | 'Open'
  | 'Sent'
  | 'Accepted'
  | 'Declined'
  | 'Expired'
  | 'Converted'
  | 'Partial'
  | 'Invoiced'
  | 'Billed'
  | 'Delivered'
  | 'Returned'
  | 'PaymentReceived'
  | 'PaymentMade'
  | 'ConvertedtoCredits'
  | 'Cancelled'
  | 'Rejected'
  | 'Delete'

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
  | 'accept'
  | 'decline'
  | 'lapse'
  | 'convertToOrder'
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

/** Facts of a document that forbid an action. */
export type Obstacle =
  | 'isAtPortal'
  | 'hasIrn'
  | 'hasEwayBill'
  | 'hasPayment'
  | 'hasNote'
  | 'hasAsset'
  | 'isFulfilled'
  | 'periodFiled'
  | 'isFurnished'
  | 'isOfDay'
  | 'periodLocked'
  | 'isOwnSubmission'
  | 'needsApprover'

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

/** Before a document has its number: kept as typed, it counts nowhere. */
export const unissued = ['Draft', 'Pending', 'Rejected'] as const satisfies readonly DocumentStatus[]

export const isUnissued = (status: string): boolean => (unissued as readonly string[]).includes(status)

/** A registered or filed document is mended by a note or an amendment, not by editing. */
export const fixed: readonly Obstacle[] = [
  'isAtPortal',
  'hasIrn',
  'hasEwayBill',
  'periodFiled',
  'isFurnished',
  'periodLocked',
  'needsApprover',
]
/** What must be undone first, or forbids cancelling permanently. */
export const uncancellable: readonly Obstacle[] = [
  'isAtPortal',
  'hasIrn',
  'hasEwayBill',
  'hasPayment',
  'hasNote',
  'hasAsset',
  'periodFiled',
  'isFurnished',
  'periodLocked',
]

/**
 * From a draft to the final status, with approval in between where that is on. Anyone who edits what waits or was
 * rejected saves it as a draft again, or sends it anew.
 */
export function drafting(final: 'Active' | 'Open' | 'Sent'): StatusMove[] {
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

/** Open until it is paid in full; a payment that is taken back opens it again. */
export function settling(settled: DocumentStatus): StatusMove[] {
  return [
    { action: 'recordPayment', from: ['Active'], to: 'same', right: 'SH_VW' },
    { action: 'makeNote', from: ['Active', settled], to: 'same', right: 'SH_VW' },
    { action: 'settle', from: ['Active'], to: settled },
    { action: 'unsettle', from: [settled], to: 'Active' },
  ]
}

/** By the quantities that later documents take from its lines. */
export function fulfilment(open: 'Open' | 'Active', all: 'Invoiced' | 'Billed'): StatusMove[] {
  return [
    { action: 'fulfilPart', from: [open, 'Partial', all], to: 'Partial' },
    { action: 'fulfilAll', from: [open, 'Partial'], to: all },
    { action: 'unfulfil', from: ['Partial', all], to: open },
  ]
}

/** An order is changed as long as something of it is left, and closed short of its quantities by cancelling. */
export function ordering(): StatusMove[] {
  return [
    { action: 'edit', from: ['Open', 'Partial'], to: 'same', right: 'ED' },
    { action: 'cancel', from: ['Open', 'Partial'], to: 'Cancelled', right: 'CNL' },
  ]
}

/**
 * An offer waits for its customer, who accepts or declines it once and until its last day. What was made from it converts
 * it; cancelling that gives it back what its customer said.
 */
export function offering(): StatusMove[] {
  const made: readonly DocumentStatus[] = ['Sent', 'Accepted', 'Converted']
  return [
    { action: 'edit', from: ['Sent', 'Expired'], to: 'Sent', right: 'ED' },
    { action: 'accept', from: ['Sent'], to: 'Accepted', right: 'CH_ST' },
    { action: 'decline', from: ['Sent'], to: 'Declined', right: 'CH_ST' },
    { action: 'lapse', from: ['Sent'], to: 'Expired' },
    { action: 'cancel', from: ['Sent', 'Accepted', 'Declined', 'Expired'], to: 'Cancelled', right: 'CNL' },
    { action: 'convertToOrder', from: made, to: 'same', right: 'CNV_ORD' },
    { action: 'convertToChallan', from: made, to: 'same', right: 'CNV_INV' },
    { action: 'convertToInvoice', from: made, to: 'same', right: 'CNV_INV' },
    { action: 'fulfilPart', from: made, to: 'Converted' },
    { action: 'fulfilAll', from: made, to: 'Converted' },
    { action: 'unfulfil', from: ['Converted'], to: 'Sent' },
  ]
}

/** Brought from other books: changed and deleted until something settles it. */
export function opening(): StatusMove[] {
  const settled: readonly Obstacle[] = ['hasPayment', 'periodLocked']
  return [
    { action: 'issue', from: ['Draft'], to: 'Active', right: 'ED' },
    { action: 'edit', from: ['Active'], to: 'same', right: 'ED', forbiddenBy: settled },
    { action: 'cancel', from: ['Active'], to: 'Cancelled', right: 'ED', forbiddenBy: settled },
  ]
}

/** A change and the cancelling of what is issued, with what forbids each. */
export function changing(edit: readonly Obstacle[], cancel: readonly Obstacle[]): StatusMove[] {
  return [
    { action: 'edit', from: ['Active'], to: 'same', right: 'ED', forbiddenBy: edit },
    { action: 'cancel', from: ['Active'], to: 'Cancelled', right: 'CNL', forbiddenBy: cancel },
  ]
}

export function sharing(issued: readonly DocumentStatus[]): StatusMove[] {
  return [
    { action: 'print', from: issued, to: 'same', right: 'PRT' },
    { action: 'pdf', from: [...unissued, ...issued], to: 'same', right: 'PDF' },
    { action: 'send', from: issued, to: 'same', right: 'SND' },
    { action: 'link', from: issued, to: 'same', right: 'SND' },
    { action: 'clone', from: [...unissued, ...issued], to: 'same', right: 'AD' },
  ]
}

/** Every status that a life reaches from a draft, in the order in which it is reached. */
export function statusesOf(life: readonly StatusMove[]): readonly DocumentStatus[] {
  const reached: DocumentStatus[] = ['Draft']
  for (const status of reached) {
    for (const { from, to } of life)
      if (to !== 'same' && from.includes(status) && !reached.includes(to)) reached.push(to)
  }
  return reached
}
