import * as z from 'zod'
import * as f from './fields.ts'

/** What making a public link to a document or payment takes beside its id. */
export const linkUntil = { expiresOn: f.CalendarDate.optional() }

export const MadeLink = z.object({
  shortUrl: z.string(),
  url: z.string(),
  expiresAt: z.string().nullable(),
  views: z.number(),
  whatsAppUrl: z.string(),
})

/** Who made a link, until when it is valid, and how often it was opened. */
export const ShareLink = z.object({
  id: f.Id,
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  views: z.number(),
  downloads: z.number(),
  lastViewedAt: z.string().nullable(),
})
