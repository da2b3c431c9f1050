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

process.on('message', (request: RenderRequest) => {
  process.send?.(answer(request))
  compiler.tidy()
})
process.on('disconnect', () => process.exit(0))
process.send?.({ kind: 'ready' } satisfies RenderReply)
