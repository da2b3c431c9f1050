import * as z from 'zod'
import { defineCall } from './call.ts'
import { clockAccess } from './clocks.ts'

const Feed = z.object({ madeAt: z.string().nullable() })

/** The deadlines of a user at a secret address, for calendar programs. */
export const calendarFeedCalls = {
  /** Whether the user has an address, and since when. */
  current: defineCall({
    method: 'GET',
    path: '/calendarFeed/current',
    access: clockAccess,
    reply: Feed,
    readOnly: true,
  }),
  /** Makes the user's address; the one before stops. It is not shown again. */
  make: defineCall({
    method: 'POST',
    path: '/calendarFeed/make',
    access: clockAccess,
    reply: Feed.extend({ url: z.string() }),
    personOnly: true,
  }),
  end: defineCall({
    method: 'POST',
    path: '/calendarFeed/end',
    access: clockAccess,
    reply: Feed,
    idempotent: true,
    personOnly: true,
  }),
  /** What is due as an iCalendar file (RFC 5545), for the places and rights that the user has when it is read. */
  read: defineCall({
    method: 'GET',
    path: '/public/calendar.ics',
    perMinute: 60,
    access: 'anonymous',
    input: z.object({
      feed: z
        .string()
        .min(10)
        .max(80)
        .regex(/^[0-9A-Za-z-]+$/),
    }),
    reply: 'file',
  }),
}
