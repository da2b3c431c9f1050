import { fork, type ChildProcess } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import type { DecodeReply, DecodeRequest } from './decode-process.ts'
import type { PageCodes } from './pdf-pages.ts'

export type DecodeFault = 'broken' | 'locked' | 'tooHeavy'

/** What was found in a file, or why it could not be looked at. */
export type Decoded = PageCodes | { readonly fault: DecodeFault }

export interface DecodeLimits {
  /** Pages of a PDF that are not begun by then are left. */
  readonly millis: number
  /** What the process may work on it; by the clock too where a person waits. */
  readonly mostMillis: number
  /** People who wait do not queue behind tasks. */
  readonly line: 'quick' | 'long'
}

type Answer = Exclude<DecodeReply, { kind: 'ready' }>

/** A process that has grown so large is replaced: decoders keep the memory of the largest picture. */
const mostIdleBytes = 500_000_000

/**
 * The process comes after requests, so that on a busy machine it gets a small part of a core: where nobody waits, a file
 * that reads well is not ended for that. By the clock a task's file has so many times what it may work.
 */
const clockOfTasks = 10

/** Every file has so long once its process is ready, also while others wait. */
const leastMillis = 2000

export const stopped = () => new Error('The reading of QR codes was stopped')

/** The process that reads the files of one place, one after another. */
export class DecodeHelper {
  #helper: { readonly child: ChildProcess; readonly ready: Promise<void> } | undefined
  /** Processes that were ended for no fault of a file. */
  readonly #closed = new WeakSet<ChildProcess>()
  #lastId = 0

  /** `share`: asks to end before the limit, as others wait. */
  async decode(
    kind: DecodeRequest['kind'],
    bytes: Uint8Array,
    { millis, mostMillis, line }: DecodeLimits,
    share: AbortSignal,
  ): Promise<Decoded> {
    const { child, ready } = (this.#helper ??= this.#start())
    await ready
    child.ref()
    child.channel?.ref()
    const request = { id: ++this.#lastId, kind, bytes, millis, mostMillis }
    const clockMillis = line === 'long' ? mostMillis * clockOfTasks : mostMillis
    const reply = await this.#ask(child, request, clockMillis, share)
    if (this.#closed.has(child)) throw stopped()
    if (!reply) {
      this.#drop()
      return { fault: 'tooHeavy' }
    }
    if (reply.residentBytes > mostIdleBytes) this.#drop()
    else letIdle(child)
    if (reply.kind === 'failed') return { fault: reply.fault }
    return { codes: reply.codes, pages: reply.pages, pagesRead: reply.pagesRead }
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

  /** Undefined where there is no answer in time, or the process ended itself because a file took too much of it. */
  async #ask(
    child: ChildProcess,
    request: DecodeRequest,
    clockMillis: number,
    share: AbortSignal,
  ): Promise<Answer | undefined> {
    const ended = new AbortController()
    try {
      return await new Promise((resolve) => {
        const heard = (message: DecodeReply) =>
          message.kind !== 'ready' && message.id === request.id && resolve(message)
        const lost = () => resolve(undefined)
        child.on('message', heard)
        child.once('exit', lost)
        const timers = [setTimeout(lost, clockMillis)]
        const begun = Date.now()
        const giveWay = () => timers.push(setTimeout(lost, begun + leastMillis - Date.now()))
        if (share.aborted) giveWay()
        else share.addEventListener('abort', giveWay, { once: true, signal: ended.signal })
        ended.signal.addEventListener('abort', () => {
          timers.forEach(clearTimeout)
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
    // Requests come first on the same cores.
    if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
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
