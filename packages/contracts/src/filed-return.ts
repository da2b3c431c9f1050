import * as z from 'zod'

/** A return of a period that is marked as filed; its documents are locked. */
export const FiledReturn = z.object({
  filedOn: z.string(),
  arn: z.string().nullable(),
  filedBy: z.string().nullable(),
  markedAt: z.string(),
})
