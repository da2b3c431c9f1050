import { statfs } from 'node:fs/promises'
import type { Logger } from './log/logger.ts'

export type DiskState = 'up' | 'low' | 'down'

export interface DiskSpace {
  readonly state: DiskState
  readonly freeMegabytes: number
}

/** Below it nothing can be saved for long; the database then refuses, or has just refused. */
const fullMegabytes = 32
/** A refusal of the database, which may keep its files elsewhere, counts so long. */
const refusalMs = 60_000
const everyMs = 30_000
const repeatMs = 600_000

/** Looks after the room on the disk of the data folder: warns in the log before it is full, and says how it is. */
export class DiskWatch {
  readonly #folder: string
  readonly #lowMegabytes: number
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  #refusedAt = -Infinity
  #said: { state: DiskState; at: number } = { state: 'up', at: 0 }

  constructor(folder: string, lowMegabytes: number, log: Logger) {
    this.#folder = folder
    this.#lowMegabytes = lowMegabytes
    this.#log = log
    this.#timer = setInterval(() => void this.look(), everyMs)
    this.#timer.unref()
    void this.look()
  }

  /** The database, or a file, had no room for what was to be saved. */
  refused(): void {
    this.#refusedAt = Date.now()
    void this.look()
  }

  async look(): Promise<DiskSpace> {
    const { bavail, bsize } = await statfs(this.#folder).catch(() => ({ bavail: 0, bsize: 1 }))
    const freeMegabytes = Math.floor((bavail * bsize) / 1_000_000)
    const isFull = freeMegabytes < fullMegabytes || Date.now() - this.#refusedAt < refusalMs
    const state = isFull ? 'down' : freeMegabytes < this.#lowMegabytes ? 'low' : 'up'
    this.#say(state, freeMegabytes)
    return { state, freeMegabytes }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #say(state: DiskState, freeMegabytes: number) {
    const isNew = state !== this.#said.state
    if (!isNew && (state === 'up' || Date.now() - this.#said.at < repeatMs)) return
    this.#said = { state, at: Date.now() }
    const facts = { folder: this.#folder, freeMegabytes }
    if (state === 'down') this.#log.error(facts, 'The disk is full: nothing can be saved')
    else if (state === 'low') this.#log.warn(facts, 'The disk is nearly full')
    else this.#log.info(facts, 'The disk has room again')
  }
}
