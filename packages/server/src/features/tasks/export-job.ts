import { calls } from '@bahi/contracts/calls.ts'
import type { Call, FileReply } from '@bahi/contracts/call.ts'
import type { Ctx } from '../../platform/context.ts'
import { invariant } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { RouteGroup } from '../../platform/routes.ts'

type Handler = (ctx: Ctx, input: unknown) => Promise<FileReply>

/** A list too long to wait for: runs the same export call again, with the same rights, and keeps its file with the task. */
export const exportJob = (groups: readonly RouteGroup[]) =>
  defineJob<{ readonly call: string; readonly input: unknown }>(
    async (job) => {
      const { call, handler } = find(groups, job.input.call)
      const parts: Uint8Array[] = []
      const file = await job.inTransaction(async (ctx) => {
        const reply = await handler(ctx, call.input ? call.input.parse(job.input.input) : undefined)
        // Read while the transaction that the rows come from is open.
        if (reply.content instanceof Uint8Array) parts.push(reply.content)
        else {
          for await (const part of reply.content) {
            if (job.isCancelled) break
            parts.push(part)
          }
        }
        return reply
      })
      if (job.isCancelled) return {}
      await job.attach({ name: file.fileName, contentType: file.contentType, content: Buffer.concat(parts) })
      return { response: { fileName: file.fileName } }
    },
    { readsOnly: true },
  )

function find(groups: readonly RouteGroup[], name: string): { call: Call; handler: Handler } {
  const [resource, action] = name.split('.') as [string, string]
  const call = (calls as unknown as Record<string, Record<string, Call>>)[resource]?.[action]
  const group = groups.find((one) => call && Object.values(one.calls).includes(call))
  const key = group && Object.keys(group.calls).find((one) => group.calls[one] === call)
  const handler = key && group.handlers[key]
  invariant(call && typeof handler === 'function', `${name} is a call with a handler`)
  return { call, handler: handler as Handler }
}
