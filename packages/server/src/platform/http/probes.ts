import type { FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'
import type { DiskWatch } from '../disk-space.ts'

/** A database that has not answered by then is asked again by the next probe. */
const answerMs = 2000
/** Probes that come closer together get the same answer. */
const keptMs = 250

/**
 * For supervisors and proxies, each a question of its own. `/health/live`: the process answers; one that does not is started
 * again. `/health/start`: its start is over; it listens only after that. `/health/ready`: it may be sent requests; 503 while
 * the database does not answer, the disk fails, or the process is about to end.
 */
export class Probes {
  #isEnding = false
  #lastAt = -Infinity
  #last: Promise<Verdict> | undefined
  readonly #pool: pg.Pool
  readonly #disk: DiskWatch

  constructor(pool: pg.Pool, disk: DiskWatch) {
    this.#pool = pool
    this.#disk = disk
  }

  /** From now on proxies are told to send requests to other processes; those that come are served. */
  end(): void {
    this.#isEnding = true
  }

  get isEnding(): boolean {
    return this.#isEnding
  }

  routes(app: FastifyInstance): void {
    const up = async (_request: unknown, reply: FastifyReply) => send(reply, {})
    app.get('/health/live', up)
    app.get('/health/start', up)
    app.get('/health/ready', async (_request, reply) => send(reply, await this.#ready()))
  }

  async #ready(): Promise<Verdict> {
    if (this.#isEnding) return { reason: 'ending' }
    const now = performance.now()
    if (!this.#last || now - this.#lastAt > keptMs) {
      this.#lastAt = now
      this.#last = this.#look()
    }
    return this.#last
  }

  async #look(): Promise<Verdict> {
    const [database, { state }] = await Promise.all([this.#answers(), this.#disk.look()])
    if (!database) return { reason: 'database' }
    return state === 'down' ? { reason: 'disk' } : {}
  }

  async #answers(): Promise<boolean> {
    let late: NodeJS.Timeout | undefined
    const waited = new Promise<false>((done) => {
      late = setTimeout(() => done(false), answerMs)
      late.unref()
    })
    const asked = this.#pool.query('select 1').then(
      () => true,
      () => false,
    )
    const answered = await Promise.race([asked, waited])
    clearTimeout(late)
    return answered
  }
}

/** Why a process is not to be sent requests; empty where it is. */
type Verdict = { readonly reason?: 'ending' | 'database' | 'disk' }

const send = (reply: FastifyReply, { reason }: Verdict) =>
  reply
    .code(reason ? 503 : 200)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(reason ? { status: 'down', reason } : { status: 'up' }))
