import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DecodeReply, DecodeRequest } from './decode-process.ts'
import type { PageCodes } from './pdf-pages.ts'

export type DecodeFault = 'broken' | 'locked' | 'tooHeavy'

/** What was found in a file, or why it could not be looked at. */
export type Decoded = PageCodes | { readonly fault: DecodeFault }

export interface DecodeLimits {
  /** Pages of a PDF that are not begun by then are left. */
  readonly millis?: number
  /** The process is ended by then. */
  readonly mostMillis?: number
}

/**
 * Looks for QR codes in a PDF or picture, in a process of its own: the work holds up no request, a file that unpacks
 * into gigabytes or into endless work ends that process alone, and code that a file might smuggle into a decoder finds
 * no files to write, no programs to start and no variables to read. One file at a time.
 */
export function decodeFile(
  kind: DecodeRequest['kind'],
  bytes: Uint8Array,
  { millis = 60_000, mostMillis = millis + 20_000 }: DecodeLimits = {},
): Promise<Decoded> {
  const result = line.then(() => decodeNow(kind, bytes, millis, mostMillis))
  line = result.catch(() => undefined)
  return result
}

/** Ends the process, whatever it is at; who waits for it is told so. The next file starts another. */
export async function closeDecoder(): Promise<void> {
  const child = helper?.child
  if (!child) return
  closed.add(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.ref()
  drop()
  await ended
}

/** Processes that were ended for no fault of a file. */
const closed = new WeakSet<ChildProcess>()
let line: Promise<unknown> = Promise.resolve()
let helper: { readonly child: ChildProcess; readonly ready: Promise<void> } | undefined
let lastId = 0

type Answer = Exclude<DecodeReply, { kind: 'ready' }>

/** A process that has grown so large is replaced: decoders keep the memory of the largest picture. */
const mostIdleBytes = 500_000_000

async function decodeNow(
  kind: DecodeRequest['kind'],
  bytes: Uint8Array,
  millis: number,
  mostMillis: number,
): Promise<Decoded> {
  const { child, ready } = (helper ??= start())
  await ready
  const id = ++lastId
  child.ref()
  child.channel?.ref()
  const ended = new AbortController()
  const reply = await new Promise<Answer | undefined>((resolve) => {
    const heard = (message: DecodeReply) => message.kind !== 'ready' && message.id === id && resolve(message)
    const lost = () => resolve(undefined)
    child.on('message', heard)
    // It ends itself where a file takes too much memory.
    child.once('exit', lost)
    const timer = setTimeout(lost, mostMillis)
    ended.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      child.off('message', heard).off('exit', lost)
    })
    child.send({ id, kind, bytes, millis } satisfies DecodeRequest, (error) => error && lost())
  })
  ended.abort()
  if (closed.has(child)) throw new Error('The reading of QR codes was stopped')
  if (!reply) {
    drop()
    return { fault: 'tooHeavy' }
  }
  if (reply.residentBytes > mostIdleBytes) drop()
  else letIdle(child)
  if (reply.kind === 'failed') return { fault: reply.fault }
  return { codes: reply.codes, pages: reply.pages, pagesRead: reply.pagesRead }
}

function start(): NonNullable<typeof helper> {
  const child = fork(processFile, {
    serialization: 'advanced',
    env: {},
    // It reads its own code and nothing else is allowed: no writing, no further programs.
    execArgv: [
      '--no-warnings',
      '--max-old-space-size=512',
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--allow-worker',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (helper?.child === child) helper = undefined
      reject(new Error(`The process that reads QR codes ended with ${code ?? signal}`))
    })
  })
  return { child, ready }
}

function drop(): void {
  helper?.child.kill('SIGKILL')
  helper = undefined
}

/** An idle process does not keep the server alive. */
function letIdle(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

const processFile = fileURLToPath(new URL('./decode-process.ts', import.meta.url))
