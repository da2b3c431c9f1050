import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DecodeReply, DecodeRequest } from './decode-process.ts'
import type { PageCodes } from './pdf-pages.ts'

export type DecodeFault = 'broken' | 'locked' | 'tooHeavy'

/** What was found in a file, or why it could not be looked at. */
export type Decoded = PageCodes | { readonly fault: DecodeFault }

export interface DecodeLimits {
  /** Pages of a PDF that are not begun by then are left. */
  readonly millis: number
  /** The process is ended by then. */
  readonly mostMillis: number
  /** People who wait do not stand in the line of tasks. */
  readonly line: 'quick' | 'long'
}

const limitsOfTasks: DecodeLimits = { millis: 60_000, mostMillis: 80_000, line: 'long' }

/**
 * Looks for QR codes in a PDF or picture, in a process of its own: the work holds up no request, a file that unpacks
 * into gigabytes or into endless work ends that process alone, and code that a file might smuggle into a decoder finds
 * no files to write, no programs to start and no variables to read. One file of a line at a time.
 */
export const decodeFile = (
  kind: DecodeRequest['kind'],
  bytes: Uint8Array,
  limits: DecodeLimits = limitsOfTasks,
): Promise<Decoded> => lines[limits.line].decode(kind, bytes, limits)

/** Ends the processes, whatever they are at; who waits for one is told so. The next file starts another. */
export const closeDecoder = async (): Promise<void> => {
  await Promise.all(Object.values(lines).map((line) => line.close()))
}

type Answer = Exclude<DecodeReply, { kind: 'ready' }>

/** A process that has grown so large is replaced: decoders keep the memory of the largest picture. */
const mostIdleBytes = 500_000_000

/** Files one after another, and the process that reads them. */
class Line {
  #last: Promise<unknown> = Promise.resolve()
  #helper: { readonly child: ChildProcess; readonly ready: Promise<void> } | undefined
  /** Processes that were ended for no fault of a file. */
  readonly #closed = new WeakSet<ChildProcess>()
  #lastId = 0

  decode(kind: DecodeRequest['kind'], bytes: Uint8Array, limits: DecodeLimits): Promise<Decoded> {
    const result = this.#last.then(() => this.#decodeNow(kind, bytes, limits))
    this.#last = result.catch(() => undefined)
    return result
  }

  async close(): Promise<void> {
    const child = this.#helper?.child
    if (!child) return
    this.#closed.add(child)
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.ref()
    this.#drop()
    await ended
  }

  async #decodeNow(
    kind: DecodeRequest['kind'],
    bytes: Uint8Array,
    { millis, mostMillis }: DecodeLimits,
  ): Promise<Decoded> {
    const { child, ready } = (this.#helper ??= this.#start())
    await ready
    child.ref()
    child.channel?.ref()
    const reply = await this.#ask(child, { id: ++this.#lastId, kind, bytes, millis }, mostMillis)
    if (this.#closed.has(child)) throw new Error('The reading of QR codes was stopped')
    if (!reply) {
      this.#drop()
      return { fault: 'tooHeavy' }
    }
    if (reply.residentBytes > mostIdleBytes) this.#drop()
    else letIdle(child)
    if (reply.kind === 'failed') return { fault: reply.fault }
    return { codes: reply.codes, pages: reply.pages, pagesRead: reply.pagesRead }
  }

  /** Undefined where there is no answer in time, or the process ended itself because a file took too much memory. */
  async #ask(child: ChildProcess, request: DecodeRequest, mostMillis: number): Promise<Answer | undefined> {
    const ended = new AbortController()
    try {
      return await new Promise((resolve) => {
        const heard = (message: DecodeReply) =>
          message.kind !== 'ready' && message.id === request.id && resolve(message)
        const lost = () => resolve(undefined)
        child.on('message', heard)
        child.once('exit', lost)
        const timer = setTimeout(lost, mostMillis)
        ended.signal.addEventListener('abort', () => {
          clearTimeout(timer)
          child.off('message', heard).off('exit', lost)
        })
        child.send(request, (error) => error && lost())
      })
    } finally {
      ended.abort()
    }
  }

  #start(): { child: ChildProcess; ready: Promise<void> } {
    const child = fork(processFile, {
      serialization: 'advanced',
      env: {},
      execArgv: processOptions,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const ready = new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        if (this.#helper?.child === child) this.#helper = undefined
        reject(new Error(`The process that reads QR codes ended with ${code ?? signal}`))
      })
    })
    return { child, ready }
  }

  #drop(): void {
    this.#helper?.child.kill('SIGKILL')
    this.#helper = undefined
  }
}

const lines = { quick: new Line(), long: new Line() }

/** It may read, as its own code lies in many folders, and nothing else: not write, not start further programs. */
const processOptions = [
  '--no-warnings',
  '--max-old-space-size=512',
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--allow-worker',
]

/** An idle process does not keep the server alive. */
function letIdle(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

const processFile = fileURLToPath(new URL('./decode-process.ts', import.meta.url))
