import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { endInTime } from './end-in-time.ts'
import { Places } from './places.ts'

export interface HelperOptions {
  /** What answers: a file that calls `answerRequests`. */
  readonly file: URL
  /** What it is for, in the words of an error: `statements`. */
  readonly purpose: string
  /** Processes at once, shared out by subscriber. */
  readonly places: number
  /** By the clock, for one answer; the process has a limit of its own by what it works. */
  readonly mostMillis: number
}

/** The answer of the process; undefined where there is none in time, or the process ended itself because the work took too much of it. */
type Ask<Request, Reply> = (request: Request) => Promise<Reply | undefined>

/**
 * Processes that read files of strangers: each may read files and nothing else, write nothing, start nothing, and has no
 * environment (ADR 19). One is started when it is needed first, and ended with the work.
 */
export class HelperProcesses<Request extends object, Reply extends object> {
  readonly #options: HelperOptions
  readonly #places: Places
  readonly #open = new Set<ChildProcess>()

  constructor(options: HelperOptions) {
    this.#options = options
    this.#places = new Places(options.places)
  }

  run<T>(subscriberId: number, work: (ask: Ask<Request, Reply>) => Promise<T>): Promise<T> {
    return this.#places.run(subscriberId, async () => {
      let started: Promise<ChildProcess> | undefined
      try {
        return await work(async (request) => this.#reply(await (started ??= this.#start()), request))
      } finally {
        const child = await started?.catch(() => undefined)
        if (child) {
          this.#open.delete(child)
          child.kill('SIGKILL')
        }
      }
    })
  }

  /** Ends what is under way, when the server stops. */
  async close(): Promise<void> {
    this.#places.refuseWaiting(new Error(`The reading of ${this.#options.purpose} was stopped`))
    for (const child of this.#open) child.kill('SIGKILL')
  }

  async #start(): Promise<ChildProcess> {
    const { file, purpose } = this.#options
    const child = fork(fileURLToPath(file), {
      serialization: 'advanced',
      env: {},
      execArgv: [
        '--no-warnings',
        '--max-old-space-size=768',
        '--permission',
        '--allow-fs-read=*',
        '--allow-worker',
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#open.add(child)
    // Requests come first on the same cores.
    if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`The process that reads ${purpose} did not start`)))
    })
    return child
  }

  #reply(child: ChildProcess, request: Request): Promise<Reply | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => end(undefined), this.#options.mostMillis)
      const end = (answer: Reply | undefined) => {
        clearTimeout(timer)
        child.off('message', end).off('exit', lost)
        resolve(answer)
      }
      const lost = () => end(undefined)
      child.once('message', end)
      child.once('exit', lost)
      child.send(request, (error) => error && lost())
    })
  }
}

/** What a process that reads files may take; beyond it the process ends itself. */
export interface AnswerLimits {
  /** Of processor time, for one answer. */
  readonly milliseconds: number
  readonly residentBytes: number
}

/** The other side, within the process: answers requests one after the other. */
export function answerRequests<Request, Reply extends object>(
  { milliseconds, residentBytes }: AnswerLimits,
  answer: (request: Request) => Promise<Reply>,
  failed: (error: unknown) => Reply,
): void {
  const time = endInTime({ residentBytes })
  process.on('message', (request: Request) => {
    time.begin(milliseconds)
    void answer(request)
      .catch(failed)
      .then((reply) => {
        time.end()
        process.send?.(reply)
      })
  })
  process.send?.({ kind: 'ready' })
}
