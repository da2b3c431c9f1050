import * as z from 'zod'
import { defineCall } from './call.ts'
import { TaskStatus } from './enums.ts'
import * as f from './fields.ts'

export const BackgroundTask = z.object({
  id: f.Id,
  type: z.string(),
  status: TaskStatus,
  /** 0 to 100 */
  progress: z.number(),
  done: z.number(),
  total: z.number().nullable(),
  /** The same by the names of an import: its rows, those that were refused, and how far it is. */
  rows: z.number(),
  failed: z.number(),
  percent: z.number(),
  response: z.unknown().optional(),
  message: z.string().nullish(),
  stamp: z.string(),
  resultStamp: z.string().nullable(),
  result: z.array(
    z.object({
      fileId: f.Id,
      fileName: z.string(),
      contentType: z.string(),
      bytes: z.number(),
      expiresAt: z.string(),
    }),
  ),
})

const one = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value])
const StatusQuery = z.object({
  ids: z.preprocess(one, z.array(f.QueryId).max(100)).optional(),
  type: z.string().max(60).optional(),
})

export const taskCalls = {
  status: defineCall({
    method: 'GET',
    path: '/background/status',
    access: 'session',
    input: StatusQuery,
    reply: z.array(BackgroundTask),
    readOnly: true,
  }),
  /** The user's tasks that have not ended. */
  pending: defineCall({
    method: 'GET',
    path: '/background/pending',
    access: 'session',
    input: z.object({ type: z.string().max(60).optional() }),
    reply: z.array(BackgroundTask),
    readOnly: true,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/background/cancel',
    goesOnAfterEnd: true,
    access: 'session',
    input: z.object({ id: f.Id }),
    reply: BackgroundTask,
    idempotent: true,
  }),
  file: defineCall({
    method: 'GET',
    path: '/background/file',
    access: 'session',
    input: z.object({ id: f.QueryId }),
    reply: 'file',
    readOnly: true,
  }),
  statistic: defineCall({
    method: 'GET',
    path: '/api/statistic/status',
    access: 'session',
    input: StatusQuery,
    reply: z.array(BackgroundTask),
    readOnly: true,
  }),
}
