import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { currentSubscriber } from '../../platform/whose.ts'
import type { PrintImages, RenderJob, Template } from './compile.ts'
import type { RenderReply } from './render-process.ts'

export interface Printable {
  readonly model: object
  readonly images?: PrintImages | undefined
}

export interface RenderOptions {
  readonly processes?: number
  /** A process larger than this is replaced: the compiler keeps what it has laid out. */
  readonly residentLimitBytes?: number
  readonly documentsPerProcess?: number
  readonly linesPerPdf?: number
  readonly timeoutMs?: number
}

export type PdfFault = 'tooLong' | 'timeout' | 'failed'

/** A PDF that could not be made; `diagnostics` are for the log, never for the user. */
export class PdfError extends Error {
  override readonly name = 'PdfError'
  readonly fault: PdfFault
  readonly diagnostics: readonly string[]
  constructor(fault: PdfFault, diagnostics: readonly string[]) {
    super(`PDF ${fault}: ${diagnostics.join('; ')}`)
    this.fault = fault
    this.diagnostics = diagnostics
  }
}

export interface Renderer {
  /** One document as one PDF. */
  renderPdf(kind: Template, model: object, images?: PrintImages): Promise<Uint8Array>
  /** The pages of one document as a picture, one below the other. */
  renderSvg(kind: Template, model: object, images?: PrintImages): Promise<Uint8Array>
  /** Many documents joined, in order; more than one PDF where they would be too many for one. */
  renderMany(kind: Template, documents: readonly Printable[]): Promise<Uint8Array[]>
  /** Loads compiler and fonts before the first document asks for them. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/**
 * Makes PDFs in processes of their own. Processes, not threads: the compiler is native code that a thread cannot
 * stop when it runs too long, and its memory comes back only when a process ends.
 *
 * Many documents are joined by one run of the template rather than by merging finished files: fonts are embedded
 * once, so a document takes a quarter of the bytes, and no second PDF library is needed.
 */
export const createRenderer = (options: RenderOptions = {}): Renderer => {
  const {
    processes = 2,
    residentLimitBytes = 700_000_000,
    documentsPerProcess = 5000,
    linesPerPdf = 5000,
    timeoutMs = 10_000,
  } = options
  const waiting: Waiting[] = []
  const workers = new Set<Worker>()
  let nextId = 1
  let turns = 0
  let closed = false

  /** When each subscriber was served last, as a running number, forgotten when nothing is made. */
  const served = new Map<number, number>()

  const render = (job: RenderJob, isPart = false): Promise<Uint8Array> => {
    const lines = job.documents.reduce((sum, document) => sum + linesOf(document.model), 0)
    if (closed) return Promise.reject(new PdfError('failed', ['renderer is closed']))
    if (lines > linesPerPdf)
      return Promise.reject(new PdfError('tooLong', [`${lines} lines, at most ${linesPerPdf}`]))
    return new Promise((resolve, reject) => {
      // A line costs about a millisecond and a document ten; far more than that is a fault, not a long document or a busy machine.
      const limitMs = timeoutMs + lines * 10 + (job.documents.length - 1) * 200
      waiting.push({
        id: nextId++,
        whose: currentSubscriber(),
        isPart,
        job,
        timeoutMs: limitMs,
        resolve,
        reject,
      })
      assign()
    })
  }

  const assign = () => {
    while (waiting.length > 0) {
      const free = [...workers].find((worker) => worker.ready && !worker.task)
      if (free) {
        give(free, next())
        continue
      }
      const starting = [...workers].filter((worker) => !worker.ready).length
      if (workers.size < processes && starting < waiting.length) start()
      return
    }
  }

  /** Subscribers take turns; within one, a document that a person waits for comes before the parts of many. */
  const next = (): Waiting => {
    const turn = ({ whose }: Waiting) => served.get(whose) ?? 0
    const order = (a: Waiting, b: Waiting) =>
      turn(a) - turn(b) || Number(a.isPart) - Number(b.isPart) || a.id - b.id
    const first = waiting.reduce((best, one) => (order(one, best) < 0 ? one : best))
    waiting.splice(waiting.indexOf(first), 1)
    if (waiting.length === 0 && ![...workers].some(({ task }) => task)) served.clear()
    served.set(first.whose, ++turns)
    return first
  }

  const start = (): Worker => {
    const child = fork(processFile, {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const worker: Worker = {
      child,
      ready: false,
      made: 0,
      noise: '',
      task: undefined,
      timer: undefined,
      successor: undefined,
    }
    workers.add(worker)
    child.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (worker.noise = (worker.noise + text).slice(-2000)))
    child.on('message', (reply: RenderReply) => receive(worker, reply))
    child.on('error', (error) => lose(worker, String(error)))
    child.on('exit', (code, signal) => lose(worker, `process ended with ${code ?? signal}: ${worker.noise}`))
    return worker
  }

  const give = (worker: Worker, task: Waiting) => {
    hold(worker)
    worker.task = task
    worker.timer = setTimeout(() => {
      settle(worker)?.reject(new PdfError('timeout', [`no answer in ${task.timeoutMs} ms`]))
      drop(worker)
      assign()
    }, task.timeoutMs)
    worker.child.send({ id: task.id, job: task.job })
  }

  const receive = (worker: Worker, reply: RenderReply) => {
    if (reply.kind === 'ready') {
      worker.ready = true
      release(worker)
      // One that has grown too large serves until its successor is ready, so that nobody waits for a start.
      for (const old of workers) if (old.successor === worker && !old.task) drop(old)
      return assign()
    }
    const task = settle(worker)
    worker.made += task?.job.documents.length ?? 0
    if (reply.kind === 'done') task?.resolve(reply.pdf)
    else task?.reject(new PdfError('failed', reply.diagnostics))
    if (reply.residentBytes > residentLimitBytes || worker.made >= documentsPerProcess) {
      worker.successor ??= start()
      if (worker.successor.ready || reply.residentBytes > residentLimitBytes * 1.5) drop(worker)
    }
    assign()
  }

  /**
   * A process that ended on its own, for want of memory or by a signal. Its task goes to another process once: ended twice by
   * the same document, that document is the cause. The others continue.
   */
  const lose = (worker: Worker, reason: string) => {
    if (!workers.delete(worker)) return
    const neverStarted = !worker.ready
    const task = settle(worker)
    if (task && !task.isSecond && !closed) waiting.unshift({ ...task, isSecond: true })
    else task?.reject(new PdfError('failed', [reason]))
    // Without this a machine on which the process cannot start would try for ever.
    if (neverStarted) for (const task of waiting.splice(0)) task.reject(new PdfError('failed', [reason]))
    if (!closed) assign()
  }

  const settle = (worker: Worker): Waiting | undefined => {
    const { task } = worker
    clearTimeout(worker.timer)
    worker.task = undefined
    release(worker)
    return task
  }

  const drop = (worker: Worker) => {
    workers.delete(worker)
    worker.child.kill('SIGKILL')
  }

  return {
    renderPdf: (kind, model, images) => render({ template: kind, documents: [{ model, images }] }),
    renderSvg: (kind, model, images) =>
      render({ template: kind, documents: [{ model, images }], asSvg: true }),
    renderMany: (kind, documents) =>
      Promise.all(
        partsOf(documents).map((part, _, all) => render({ template: kind, documents: part }, all.length > 1)),
      ),
    warmUp: async () => {
      const worker = [...workers][0] ?? start()
      if (worker.ready) return
      await new Promise<void>((resolve, reject) => {
        worker.child.once('message', () => resolve())
        worker.child.once('exit', () => reject(new PdfError('failed', [worker.noise])))
      })
    },
    close: async () => {
      closed = true
      for (const task of waiting.splice(0)) task.reject(new PdfError('failed', ['renderer is closed']))
      await Promise.all(
        [...workers].map(async (worker) => {
          settle(worker)?.reject(new PdfError('failed', ['renderer is closed']))
          const ended = new Promise<void>((resolve) => worker.child.once('exit', () => resolve()))
          worker.child.ref()
          drop(worker)
          await ended
        }),
      )
    },
  }
}

interface Waiting {
  readonly id: number
  /** The subscriber it is made for. */
  readonly whose: number
  readonly isPart: boolean
  /** The process that had it before ended. */
  readonly isSecond?: boolean
  readonly job: RenderJob
  readonly timeoutMs: number
  readonly resolve: (pdf: Uint8Array) => void
  readonly reject: (error: PdfError) => void
}

interface Worker {
  readonly child: ChildProcess
  ready: boolean
  made: number
  noise: string
  task: Waiting | undefined
  timer: NodeJS.Timeout | undefined
  successor: Worker | undefined
}

const processFile = fileURLToPath(new URL('./render-process.ts', import.meta.url))

/** An idle process does not keep the server alive; a busy or starting one does. */
const release = (worker: Worker) => {
  worker.child.unref()
  worker.child.channel?.unref()
}
const hold = (worker: Worker) => {
  worker.child.ref()
  worker.child.channel?.ref()
}

const linesOf = (model: object): number => {
  const { lines, entries } = model as { lines?: { rows?: unknown[] }; entries?: { rows?: unknown[] } }
  return (lines?.rows?.length ?? 0) + (entries?.rows?.length ?? 0)
}

/** A part stays small enough for one process: memory grows by about 5 MB a document. */
const partsOf = (documents: readonly Printable[]): Printable[][] => {
  const parts: Printable[][] = []
  let lines = Infinity
  for (const document of documents) {
    const more = linesOf(document.model)
    if ((parts.at(-1)?.length ?? 100) >= 100 || lines + more > 1000) {
      parts.push([])
      lines = 0
    }
    parts.at(-1)!.push(document)
    lines += more
  }
  return parts
}
