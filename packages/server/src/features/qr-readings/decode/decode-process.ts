import { endInTime } from '../../../platform/helpers/end-in-time.ts'
import { codesIn, loadDecoder } from './images.ts'
import { codesOfPdf } from './pdf-pages.ts'
import type { PageCodes } from './pdf-pages.ts'

/** A process that reads files of strangers: asked by message, one file after another, until its parent lets go. */
export interface DecodeRequest {
  readonly id: number
  readonly kind: 'pdf' | 'jpeg' | 'png'
  readonly bytes: Uint8Array
  /** Pages that are not begun by then are left. */
  readonly millis: number
  /** The process ends itself when it has worked twice as long, as decoders have threads of their own. */
  readonly mostMillis: number
}

export type DecodeReply =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'done'; readonly id: number; readonly residentBytes: number } & PageCodes)
  | {
      readonly kind: 'failed'
      readonly id: number
      readonly residentBytes: number
      readonly fault: 'broken' | 'locked'
    }

/** What a file may make of the process; beyond it the process ends itself. */
const mostResidentBytes = 1_500_000_000

async function answer({ id, kind, bytes, millis }: DecodeRequest): Promise<DecodeReply> {
  try {
    const found =
      kind === 'pdf'
        ? await codesOfPdf(new Uint8Array(bytes), { until: Date.now() + millis })
        : await codesOfImage(bytes)
    return { kind: 'done', id, residentBytes: process.memoryUsage.rss(), ...found }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return {
      kind: 'failed',
      id,
      residentBytes: process.memoryUsage.rss(),
      fault: isLocked ? 'locked' : 'broken',
    }
  }
}

async function codesOfImage(bytes: Uint8Array): Promise<PageCodes> {
  const texts = await codesIn(bytes, { thorough: true })
  return { codes: texts.map((text) => ({ text, pages: [] })), pages: 1, pagesRead: 1 }
}

const time = endInTime({ residentBytes: mostResidentBytes })
await loadDecoder()
process.on('message', (request: DecodeRequest) => {
  time.begin(request.mostMillis * 2)
  void answer(request).then((reply) => {
    time.end()
    process.send?.(reply)
  })
})
process.send?.({ kind: 'ready' } satisfies DecodeReply)
