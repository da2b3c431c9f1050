import * as z from 'zod'
import { defineCall } from './call.ts'
import { guideTopics } from './guide-topics.ts'

export const guideCalls = {
  /** 'Was this document useful?': kept without who answered. */
  answer: defineCall({
    method: 'POST',
    path: '/public/help/answer',
    perMinute: 60,
    access: 'anonymous',
    input: z.object({
      topic: z.enum(guideTopics),
      isUseful: z.boolean(),
      comment: z.string().trim().max(500).optional(),
    }),
    reply: 'nothing',
  }),
}
