import { defineJob } from '../../platform/jobs/jobs.ts'
import { Handlers } from '../../platform/handlers.ts'
import type { RouteGroup } from '../../platform/routes.ts'

/** A list too long to wait for: runs the same export call again, with the same rights, and keeps its file with the task. */
export function exportJob(groups: readonly RouteGroup[]) {
  const handlers = new Handlers(groups)
  return defineJob<{ readonly call: string; readonly input: unknown }>(
    async (job) => {
      const parts: Uint8Array[] = []
      const file = await handlers.file(job, job.input.call, job.input.input, async (reply) => {
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
}
