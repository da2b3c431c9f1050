/** Reasons of notes; source: business specification, section 4. */
export const creditNoteReasons = ['Sales Return', 'Post-Sale Discount', 'Invoice Correction'] as const
export const debitNoteReasons = ['Invoice Correction', 'Others'] as const
export const purchaseNoteReasons = ['Purchase Return', 'Post-Sale Discount', 'Invoice Correction'] as const

export type NoteReason =
  | (typeof creditNoteReasons)[number]
  | (typeof debitNoteReasons)[number]
  | (typeof purchaseNoteReasons)[number]
