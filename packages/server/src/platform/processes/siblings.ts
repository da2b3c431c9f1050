import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { BackupState } from '../backup/keeper.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { mergeMetrics } from './merge-metrics.ts'
import type { ProcessMetrics } from './merge-metrics.ts'
import { Questions, siblingVariable } from './messages.ts'
import type { ToFirst, ToSibling } from './messages.ts'

export interface SiblingOptions {
  readonly count: number
  /** The program that this process runs. */
  readonly program: string
  readonly env: Readonly<Record<string, string>>
  readonly metrics: () => string
  readonly backupState: () => BackupState['state']
  /** How long each of them still serves after it was asked to end. */
  readonly drainMs: number
  readonly log: (text: string) => void
}

/** How long a sibling may take to end its requests; longer than it gives itself. */
const endMs = 22_000
const longestRestMs = 30_000
const tellEveryMs = 15_000

/**
 * Further processes that serve on the port of this one, which alone has the embedded database, the queue and the sandbox
 * portals. One that ends by a fault is started again; all end with this one.
 */
export class Siblings {
  readonly #options: SiblingOptions
  readonly #children = new Map<number, ChildProcess>()
  readonly #questions = new Questions<string>()
  #telling: NodeJS.Timeout | undefined
  #isStopping = false

  constructor(options: SiblingOptions) {
    this.#options = options
  }

  /** Ready when each of them serves; refused where one ends before. */
  async start(): Promise<void> {
    const places = Array.from({ length: this.#options.count }, (_, index) => index + 1)
    await Promise.all(
      places.map(
        (place) =>
          new Promise<void>((ready, refuse) => {
            this.#begin(place, {
              ready,
              ended: (code) =>
                refuse(new StartupProblem(`Process ${place + 1} ended at its start (${code ?? 'killed'}).`)),
            })
          }),
      ),
    )
    this.#telling = setInterval(() => {
      for (const child of this.#children.values()) this.#tell(child)
    }, tellEveryMs)
    this.#telling.unref()
  }

  /** The numbers of all that answer, this process included. */
  async metrics(): Promise<string> {
    const asked = [...this.#children].map(async ([place, child]): Promise<ProcessMetrics | undefined> => {
      const text = await this.#questions.ask((id) => send(child, { kind: 'metrics', id }))
      return text === undefined ? undefined : { process: place, text }
    })
    const own: ProcessMetrics = { process: 0, text: this.#options.metrics() }
    return mergeMetrics([own, ...(await Promise.all(asked)).filter((one) => one !== undefined)])
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#telling)
    await Promise.all(
      [...this.#children.values()].map(async (child) => {
        const ended = new Promise((done) => child.once('exit', done))
        child.kill('SIGTERM')
        const late = setTimeout(() => child.kill('SIGKILL'), endMs + this.#options.drainMs)
        await ended
        clearTimeout(late)
      }),
    )
  }

  #begin(
    place: number,
    first?: { readonly ready: () => void; readonly ended: (code: number | null) => void },
    restMs = 1000,
  ): void {
    const { program, env, log } = this.#options
    const begun = performance.now()
    const child = fork(program, {
      env: { ...process.env, ...env, [siblingVariable]: String(place) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#children.set(place, child)
    let isReady = false
    child.on('message', (message: ToFirst) => {
      if (message.kind === 'ready') {
        isReady = true
        this.#tell(child)
        first?.ready()
      } else if (message.kind === 'metrics') this.#questions.answer(message.id, message.text)
      else if (message.kind === 'allMetrics')
        void this.metrics().then((text) => send(child, { kind: 'allMetrics', id: message.id, text }))
    })
    child.on('error', (error) => log(`Process ${place + 1}: ${error.message}`))
    child.once('exit', (code, signal) => {
      this.#children.delete(place)
      if (this.#isStopping) return
      if (!isReady && first) return first.ended(code)
      // One that has served for long was no fault of its start.
      const rest = performance.now() - begun > 60_000 ? 1000 : restMs
      log(`Process ${place + 1} ended (${signal ?? code}) and starts again in ${rest / 1000} s.`)
      setTimeout(() => {
        if (!this.#isStopping) this.#begin(place, undefined, Math.min(rest * 2, longestRestMs))
      }, rest).unref()
    })
  }

  #tell(child: ChildProcess): void {
    send(child, { kind: 'backup', state: this.#options.backupState() })
  }
}

/** One that has just ended takes no message. */
const send = (child: ChildProcess, message: ToSibling): void => {
  if (child.connected) child.send(message, () => {})
}
