/** Kinds of documents that are made again on a calendar. */
export const recurringKinds = ['salesInvoice', 'purchaseBill'] as const
export type RecurringKind = (typeof recurringKinds)[number]
export const isRecurringKind = (kind: string): kind is RecurringKind =>
  (recurringKinds as readonly string[]).includes(kind)
