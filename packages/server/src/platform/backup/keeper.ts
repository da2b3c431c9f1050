import type pg from 'pg'
import { keepLog, letLogGo } from './log-keeper.ts'
import { copiesIn, prune } from './place.ts'
import { takeCopy } from './take-copy.ts'

export interface KeeperOptions {
  readonly owner: Pick<pg.Pool, 'query'>
  readonly ownerUrl: string
  readonly dataDir: string
  readonly cluster: string
  /** Folder for backups; absent: none are kept. */
  readonly to: string | undefined
  readonly publicKey: string | undefined
  readonly everyHours: number
  readonly keep: number
  readonly product: string
  readonly clock: () => Date
}

interface Log {
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface BackupState {
  /** `off`: none are kept. `late`: the last round failed, or the newest full copy is older than twice the time between two. */
  readonly state: 'off' | 'up' | 'late'
  /** What was saved until then can be restored. */
  readonly savedUntil?: string | undefined
  readonly lastCopyAt?: string | undefined
}

/** Keeps the log of the database once a minute and a full copy as often as is set, in a place that the administrator chose. */
export class BackupKeeper {
  readonly #options: KeeperOptions
  #savedUntil: Date | undefined
  #lastCopyAt: Date | undefined
  #hasFailed = false
  readonly #stopping = new AbortController()

  constructor(options: KeeperOptions) {
    this.#options = options
  }

  async round(log: Log): Promise<void> {
    const { to, owner } = this.#options
    if (to === undefined) return letLogGo(owner)
    try {
      await this.#keep(to, log)
      this.#hasFailed = false
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      this.#hasFailed = true
      log.error({ err: error, to }, 'The backup could not be written: it is tried again in a minute')
    }
  }

  /** Gives up the copy that is being written; the next start takes it anew. */
  stop(): void {
    this.#stopping.abort(new Error('Bahi stops'))
  }

  state(): BackupState {
    const { to, everyHours, clock } = this.#options
    if (to === undefined) return { state: 'off' }
    const limitMs = 2 * everyHours * 3_600_000
    const isLate =
      this.#hasFailed ||
      (this.#lastCopyAt !== undefined && clock().getTime() - this.#lastCopyAt.getTime() > limitMs)
    return {
      state: isLate ? 'late' : 'up',
      savedUntil: this.#savedUntil?.toISOString(),
      lastCopyAt: this.#lastCopyAt?.toISOString(),
    }
  }

  async #keep(to: string, log: Log): Promise<void> {
    const { owner, cluster, publicKey, everyHours, keep, clock } = this.#options
    const { rows } = await owner.query<{ system: string; timeline: string }>(
      `select system_identifier::text as system, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline from pg_control_system()`,
    )
    const { system, timeline } = rows[0]!
    const begun = clock()
    const state = await keepLog(owner, { cluster, to, system, publicKey })
    const newest = (await copiesIn(to))
      .filter((copy) => copy.system === system && copy.firstSegment.startsWith(timeline))
      .at(-1)
    const isDue = !newest || clock().getTime() - newest.takenAt.getTime() >= everyHours * 3_600_000
    if (state === 'gap' || isDue) {
      const file = await takeCopy({
        dataDir: this.#options.dataDir,
        adminUrl: this.#options.ownerUrl,
        to,
        publicKey,
        product: this.#options.product,
        now: clock,
        signal: this.#stopping.signal,
      })
      this.#lastCopyAt = begun
      await prune(to, system, keep)
      log.info({ file }, 'A full backup was written')
    } else this.#lastCopyAt = newest.takenAt
    this.#savedUntil = begun
  }
}
