import { clockKinds } from '@bahi/domain/clocks/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'

export const ClockKind = z.enum(clockKinds)
/** NotYet: it may be done later only; Soon: it ends within hours or days, by kind. */
export const ClockState = z.enum(['NotYet', 'Open', 'Soon', 'Over'])

/** Time that the law gives for something: what it is for, of which record, and until when. */
const ClockRow = z.object({
  /** Place in the list: a clock has no record of its own. */
  id: z.number(),
  kind: ClockKind,
  state: ClockState,
  entityId: f.Id,
  /** Number of the document, bill, letter, or the period of a return. */
  subject: z.string(),
  partyName: z.string().nullable(),
  from: z.string(),
  until: z.string(),
  /** Where the limit is written. */
  source: z.string().nullable(),
  /** Screen under the company that shows the record. */
  path: z.string(),
})

/** Each right shows the deadlines of its documents. */
export const clockAccess = {
  anyOf: ['EIN_SH_VW', 'EWB_SH_VW', 'REP_GSTR1', 'RET_SH_VW', 'PBL_SH_VW', 'SDC_SH_VW'],
} as const

export const legalClockCalls = {
  /** Clocks that run, will run within their season, or ran out lately; what ends first in front. */
  search: defineCall({
    method: 'POST',
    path: '/legalClock/search',
    access: clockAccess,
    input: GlobalFilters.extend({
      kinds: z.array(ClockKind).max(20).optional(),
      states: z.array(ClockState).max(4).optional(),
      sort: z.enum(['until ASC', 'until DESC']).default('until ASC'),
    }),
    reply: pageOf(ClockRow),
    readOnly: true,
  }),
}
