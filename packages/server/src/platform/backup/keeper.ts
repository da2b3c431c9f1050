import type pg from 'pg'
import { keepLog, letLogGo } from './log-keeper.ts'
import { copiesIn, logIn, prune } from './place.ts'
import { takeCopy } from './take-copy.ts'
import { missingAfter } from './wal-names.ts'

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
  /** `off`: none are kept. `late`: the log was not kept for some minutes, or no full copy was taken for twice the time between two. */
  readonly state: 'off' | 'up' | 'late'
  /** What was saved until then can be restored; since the start of the process, if nothing was kept in it yet. */
  readonly savedUntil: Date
}

const logLateMs = 5 * 60_000
const hourMs = 3_600_000

/**
 * Keeps the log of the database and full copies in a place that the administrator chose. The two have rounds of their own: the log does not
 * wait while a large copy is written.
 */
export class BackupKeeper {
  readonly #options: KeeperOptions
  /** Of the start, until something was kept: a process in which no round ever runs becomes late too. */
  #savedUntil: Date
  #copiedAt: Date
  #failed = { log: false, copy: false }
  readonly #stopping = new AbortController()

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#savedUntil = this.#copiedAt = options.clock()
  }

  /** Once a minute. */
  async keepLog(log: Log): Promise<void> {
    const { to, owner, cluster, publicKey, clock } = this.#options
    if (to === undefined) return letLogGo(owner)
    await this.#try('log', log, async () => {
      const begun = clock()
      const { system } = await this.#database()
      await keepLog(owner, { cluster, to, system, publicKey })
      this.#savedUntil = begun
    })
  }

  /** Takes a full copy where one is due: the first, after so many hours, and where the log after the newest has a hole. */
  async keepCopies(log: Log): Promise<void> {
    const { to, publicKey, keep, clock, dataDir, ownerUrl, product } = this.#options
    if (to === undefined) return
    await this.#try('copy', log, async () => {
      const { system, timeline } = await this.#database()
      const isOwn = (name: string) => name.startsWith(timeline)
      const newest = (await copiesIn(to)).findLast(
        (copy) => copy.system === system && isOwn(copy.firstSegment),
      )
      if (newest && !this.#isOld(newest.takenAt)) {
        const names = (await logIn(to, system)).filter(isOwn)
        if (missingAfter(newest.firstSegment, names) === undefined) {
          this.#copiedAt = newest.takenAt
          return
        }
      }
      const begun = clock()
      const { signal } = this.#stopping
      const file = await takeCopy({ dataDir, adminUrl: ownerUrl, to, publicKey, product, now: clock, signal })
      this.#copiedAt = begun
      await prune(to, system, keep)
      log.info({ file }, 'A full backup was written')
    })
  }

  /** Gives up the copy that is being written; the next start takes it anew. */
  stop(): void {
    this.#stopping.abort(new Error('Bahi stops'))
  }

  state(): BackupState {
    const savedUntil = this.#savedUntil
    if (this.#options.to === undefined) return { state: 'off', savedUntil }
    const now = this.#options.clock().getTime()
    const isLate =
      this.#failed.log ||
      this.#failed.copy ||
      now - savedUntil.getTime() > logLateMs ||
      now - this.#copiedAt.getTime() > 2 * this.#options.everyHours * hourMs
    return { state: isLate ? 'late' : 'up', savedUntil }
  }

  #isOld(takenAt: Date): boolean {
    const { clock, everyHours } = this.#options
    return clock().getTime() - takenAt.getTime() >= everyHours * hourMs
  }

  async #database(): Promise<{ readonly system: string; readonly timeline: string }> {
    const { rows } = await this.#options.owner.query<{ system: string; timeline: string }>(
      `select system_identifier::text as system, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline from pg_control_system()`,
    )
    return rows[0]!
  }

  async #try(what: 'log' | 'copy', log: Log, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.#failed[what] = false
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      this.#failed[what] = true
      log.error(
        { err: error, to: this.#options.to },
        'The backup could not be written: it is tried again in a minute',
      )
    }
  }
}
