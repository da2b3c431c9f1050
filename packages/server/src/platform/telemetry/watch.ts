import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Metrics } from '../http/metrics.ts'
import type { Logger } from '../log/logger.ts'

const everyMs = 15_000

interface Waiting {
  readonly task: string
  readonly waiting: number
  readonly age: number
}

/**
 * What a worker sees of the installation as a whole: the queue and the standby, looked at every 15 seconds, so that nobody who asks
 * for metrics makes the database work; when the audit trail was sealed; and how long certificates of portals are good.
 */
export class Watch {
  readonly #timer: NodeJS.Timeout
  readonly #parts: WatchParts
  #looking: Promise<void> = Promise.resolve()
  #queue: readonly Waiting[] = []
  #givenUp = 0
  #lag: number | undefined
  #sealedAt: number

  constructor(parts: WatchParts) {
    this.#parts = parts
    const { metrics, clock } = parts
    this.#sealedAt = clock().getTime()
    const ofTasks = (value: (one: Waiting) => number) => () =>
      this.#queue.map((one) => ({ labels: { task: one.task }, value: value(one) }))
    metrics.gauges(
      'bahi_queue_waiting',
      'Work that is due and that nobody has taken.',
      ofTasks((one) => one.waiting),
    )
    metrics.gauges(
      'bahi_queue_age_seconds',
      'How long the oldest of it is due.',
      ofTasks((one) => one.age),
    )
    metrics.gauge(
      'bahi_queue_given_up',
      'Work that was tried as often as it may be, and failed.',
      () => this.#givenUp,
    )
    metrics.gauge('bahi_seal_age_seconds', 'Since the audit trail was sealed, or this worker began.', () =>
      Math.round((clock().getTime() - this.#sealedAt) / 1000),
    )
    if (parts.replica)
      metrics.gauges('bahi_standby_lag_bytes', 'Log of the primary that the standby has not replayed.', () =>
        this.#lag === undefined ? [] : [{ labels: {}, value: this.#lag }],
      )
    const certificates = parts.certificates.map((file) => ({ file, endsAt: endOf(file) }))
    if (certificates.length > 0)
      metrics.gauges('bahi_certificate_days', 'Days for which a certificate of a portal is good.', () =>
        certificates.map(({ file, endsAt }) => ({
          labels: { file },
          value: Math.floor((endsAt.getTime() - clock().getTime()) / 86_400_000),
        })),
      )
    this.#timer = setInterval(() => this.look(), everyMs)
  }

  sealed(): void {
    this.#sealedAt = this.#parts.clock().getTime()
  }

  /** Not again while it looks. */
  look(): Promise<void> {
    const { log } = this.#parts
    this.#looking = this.#looking.then(() =>
      this.#look().catch((error: unknown) => log.warn({ err: error }, 'watch of the queue')),
    )
    return this.#looking
  }

  async #look(): Promise<void> {
    const { owner, replica } = this.#parts
    const { rows } = await owner.query<Waiting & { givenUp: number }>(
      `select task_identifier as task, count(*) filter (where attempts < max_attempts)::int as waiting,
        coalesce(round(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts))), 0)::int as age,
        count(*) filter (where attempts >= max_attempts)::int as "givenUp"
      from graphile_worker.jobs where locked_at is null and run_at <= now() group by 1 order by 1`,
    )
    this.#queue = rows.filter(({ waiting }) => waiting > 0)
    this.#givenUp = rows.reduce((sum, one) => sum + one.givenUp, 0)
    if (!replica) return
    this.#lag = undefined
    const position = await owner.query<{ at: string }>('select pg_current_wal_lsn()::text as at')
    const behind = await replica.query<{ lag: string }>(
      'select greatest(0, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()))::text as lag',
      [position.rows[0]!.at],
    )
    this.#lag = Number(behind.rows[0]!.lag)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }
}

export interface WatchParts {
  readonly metrics: Metrics
  readonly owner: pg.Pool
  readonly replica: pg.Pool | undefined
  /** Files in PEM form. */
  readonly certificates: readonly string[]
  readonly clock: () => Date
  readonly log: Logger
}

const endOf = (file: string): Date => new Date(new X509Certificate(readFileSync(file)).validTo)
