import { endInTime } from '../../platform/helpers/end-in-time.ts'
import { CompileError, createCompiler, type RenderJob } from './compile.ts'

/** A process that makes PDFs: asked by message, one document after another, until its parent lets go of it. */
export interface RenderRequest {
  readonly id: number
  readonly job: RenderJob
}
export type RenderReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly pdf: Uint8Array; readonly residentBytes: number }
  | {
      readonly kind: 'failed'
      readonly id: number
      readonly diagnostics: readonly string[]
      readonly residentBytes: number
    }

const compiler = createCompiler()

const answer = ({ id, job }: RenderRequest): RenderReply => {
  try {
    const pdf = compiler.compile(job)
    return { kind: 'done', id, pdf, residentBytes: process.memoryUsage.rss() }
  } catch (error) {
    const diagnostics = error instanceof CompileError ? error.diagnostics : [String(error)]
    return { kind: 'failed', id, diagnostics, residentBytes: process.memoryUsage.rss() }
  }
}

/** More than the longest document is given by the server, which ends the process before. */
const mostMillis = 120_000
const time = endInTime()

process.on('message', (request: RenderRequest) => {
  time.begin(mostMillis)
  process.send?.(answer(request))
  compiler.tidy()
  time.end()
})
process.send?.({ kind: 'ready' } satisfies RenderReply)
