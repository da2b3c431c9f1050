import { createReadStream } from 'node:fs'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr2bCalls } from '@bahi/contracts/inward-statements.ts'
import { SpooledFile } from '@bahi/contracts/spooled-file.ts'
import type { InwardSource } from '@bahi/domain/returns/inward/row.ts'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { say } from '../ledger/index.ts'

type Call = (typeof gstr2bCalls)['upload']

export interface ReadInput {
  readonly source: InwardSource
  readonly entityId: number
  readonly returnPeriod: string
  /** The file as it came; null: it is fetched from the portal first. */
  readonly fileId: number | null
  readonly name: string
}

/** IMS is one inbox, whatever the month: a newer one takes the place of the whole. */
export const storedPeriod = (source: InwardSource, returnPeriod: string): string =>
  source === 'IMS' ? '' : returnPeriod

/** Keeps the file as it came, and starts the task that reads it. */
export const uploadStatement =
  (source: InwardSource) =>
  async (ctx: Ctx, { entityId, returnPeriod, file }: ParsedOf<Call>): Promise<ReplyOf<Call>> => {
    const content =
      file instanceof SpooledFile ? createReadStream(file.path) : Buffer.from(file.content, 'base64')
    if ((file instanceof SpooledFile ? file.size : (content as Buffer).length) === 0)
      throw refuseField('file', 'REQUIRED')
    return ctx.inTransaction(async (inner) => {
      inner.requireActive(entityId)
      const fileId = await inner.files.store({
        purpose: 'statement',
        name: file.name,
        contentType: 'application/octet-stream',
        content,
      })
      const input: ReadInput = { source, entityId, returnPeriod, fileId, name: file.name }
      const taskId = await inner.tasks.enqueue({
        type: 'readStatement',
        title: say(inner, 'inward.task', { file: file.name }),
        entityId,
        input,
      })
      return { taskId }
    })
  }
