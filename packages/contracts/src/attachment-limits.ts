/** What may be attached to a document or payment, and how much of it. */
export const attachmentLimits = { files: 10, fileBytes: 5 * 1024 * 1024, nameLength: 45 } as const

/** Types of attached files by the ends of their names; the bytes have to be of the same type. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
} as const satisfies Record<string, string>

export type AttachmentEnding = keyof typeof attachmentTypes

/** For the picker of files; source: specification part 2, section 5. */
export const attachmentAccept = '.xls,.csv,.png,.jpeg,.jpg,.pdf'
