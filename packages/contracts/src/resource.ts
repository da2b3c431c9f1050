import * as z from 'zod'
import { defineCall } from './call.ts'
import type { Call } from './call.ts'
import { RecordStatus } from './enums.ts'
import { Id, QueryId, Reason, Version } from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import type { RightCode } from './rights.ts'

/** What a master record is set to; `Undelete` brings a deleted one back as `Active`. */
const SettableStatus = z.enum(['Active', 'Inactive', 'Undelete'])

export const Saved = z.object({ id: Id, version: Version })
export const Ids = z.array(Id).min(1).max(5000)
export const IdQuery = z.object({ id: QueryId })
export const StatusChange = z.object({ ids: Ids, status: SettableStatus, reason: Reason.optional() })

/** What every stored record carries beside its own fields. */
export const recordStamps = {
  id: Id,
  version: Version,
  status: z.string(),
  createdAt: z.string(),
  createdBy: z.string().nullish(),
  changedAt: z.string(),
  changedBy: z.string().nullish(),
}

/** Reply of a call that works on many records: what was done, and why the others were not. */
export const BulkResult = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
})

/** Whether a call says record by record what was done and what was refused, whatever else it answers. */
export const isOfMany = (reply: Call['reply']): boolean =>
  reply instanceof z.ZodObject && 'done' in reply.shape && 'refused' in reply.shape

export interface ResourceShape<R, D, S, F> {
  readonly row: R
  readonly detail: D
  readonly save: S
  readonly filters: F
}

/** Changes of these records decide who may come in or do what: the person alone makes them. */
export const byPersonOnly = <const C extends Readonly<Record<'save' | 'updateStatus' | 'delete', Call>>>(
  calls: C,
) => ({
  ...calls,
  save: { ...calls.save, personOnly: true },
  updateStatus: { ...calls.updateStatus, personOnly: true },
  delete: { ...calls.delete, personOnly: true },
})

/**
 * The six calls that every resource has (decisions, section 3): search, detail, save, updateStatus, delete, export.
 * `group` is the group of its rights.
 */
export const resourceCalls = <
  const P extends string,
  const G extends string,
  R extends z.ZodType,
  D extends z.ZodType,
  S extends z.ZodType,
  F extends z.ZodRawShape,
>(
  path: P,
  group: G,
  shape: ResourceShape<R, D, S, F>,
) => {
  const right = (action: string) => `${group}_${action}` as RightCode
  const Search = GlobalFilters.extend({
    statuses: z.array(RecordStatus).max(20).optional(),
    ...shape.filters,
  })
  const view = { anyOf: [right('SH_VW')] }
  return {
    search: defineCall({
      method: 'POST',
      path: `/${path}/search`,
      access: view,
      input: Search,
      reply: pageOf(shape.row),
      readOnly: true,
    }),
    detail: defineCall({
      method: 'GET',
      path: `/${path}/detail`,
      access: view,
      input: IdQuery,
      reply: shape.detail,
      readOnly: true,
    }),
    save: defineCall({
      method: 'POST',
      path: `/${path}/save`,
      access: { create: right('AD'), edit: right('ED') },
      input: shape.save,
      reply: Saved,
      idempotent: true,
    }),
    updateStatus: defineCall({
      method: 'POST',
      path: `/${path}/updateStatus`,
      access: { anyOf: [right('CH_ST')] },
      input: StatusChange,
      reply: BulkResult,
      idempotent: true,
    }),
    delete: defineCall({
      method: 'POST',
      path: `/${path}/delete`,
      access: { anyOf: [right('DEL')] },
      input: z.object({ ids: Ids }),
      reply: BulkResult,
      idempotent: true,
    }),
    export: defineCall({
      method: 'POST',
      path: `/${path}/export`,
      access: { anyOf: [right('DD_EX')] },
      input: Search.extend({ format: ExportFormat.default('xlsx') }),
      /** A file, or `{ taskId }` as JSON above recordsAffectedWarningLimit. */
      reply: 'file',
      readOnly: true,
    }),
  }
}
