import * as z from 'zod'

/** What the pages of a document are asked for: to print them or to keep the file. Each is a right of its own. */
export const PaperPurpose = z.enum(['Print', 'File'])
export type PaperPurpose = z.output<typeof PaperPurpose>
