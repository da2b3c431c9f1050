import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { sealSubscriber } from '../audit/seal.ts'
import { tablesWithoutTenant } from '../db/catalogue.ts'
import { documentsOf, schemaOf, tablesWithSubscriber } from '../data-file/schema.ts'
import type { TableOfFile } from '../data-file/schema.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import type { Secrets } from '../secrets.ts'
import { addressOf, connected, withClients } from './move-clients.ts'
import type { Clients, Found } from './move-clients.ts'
import { enlist, headOf, moveNumbers, proofOf, removeRows } from './move-rows.ts'
import type { Proof } from './move-rows.ts'
import { prepareDirectory } from './schema.ts'

export interface MoveRequest {
  readonly directoryUrl: string
  readonly secrets: Secrets
  readonly subscriberId: number
  /** Name of the database that it goes to. */
  readonly to: string
  say(line: string): void
  /** For tests: called after each step that a kill may follow. */
  readonly after?: ((step: MoveStep) => Promise<void> | void) | undefined
}

export type MoveStep = 'copied' | 'left' | 'switched'

export interface Moved {
  readonly source: string
  readonly target: string
  /** How long the account waited at most, in milliseconds. */
  readonly longestPauseMs: number
  readonly rows: number
  readonly tables: number
  readonly documents: number
  readonly head: string | null
}

/** A pause that cannot be had in so short a time is tried again later. */
const pauseMs = 1500
const pauseTries = 30

/**
 * Moves an account to another database while people work in it. Its rows are copied and followed by PostgreSQL's logical
 * replication. Then its transactions wait for a moment: what is still on its way arrives, both sides are compared, and the directory
 * names the new database. Killed at any point it is run again: the account is in one database or, for the moment between leaving and
 * arriving, in none; never in two.
 *
 * @throws StartupProblem where the databases do not fit, or the two sides differ
 */
export async function moveSubscriber(request: MoveRequest): Promise<Moved> {
  await prepareDirectory(request.directoryUrl)
  return withClients(request, (clients, found) => new Move(request, clients, found).run())
}

/** Gives a move up that has not switched yet: the account stays where it is, and what was copied goes. */
export async function cancelMove(request: MoveRequest): Promise<void> {
  await prepareDirectory(request.directoryUrl)
  await withClients(request, (clients, found) => new Move(request, clients, found).cancel())
}

/** Removes the rows of an account that has moved from the database that it was in. */
export async function removeMoved(request: Omit<MoveRequest, 'to'>): Promise<number> {
  await prepareDirectory(request.directoryUrl)
  const directory = await connected(request.directoryUrl)
  try {
    const { rows } = await directory.query<{
      id: number
      source: string
      place: string | null
      isRipe: boolean
    }>(
      `select m.id, m.source, s.database_name as place, m.switched_at < now() - interval '2 minutes' as "isRipe"
       from bahi_directory.moves m left join bahi_directory.subscribers s using (subscriber_id)
       where m.subscriber_id = $1 and m.finished_at is not null and m.proved_at is not null and m.removed_at is null
       order by m.id limit 1`,
      [request.subscriberId],
    )
    const [move] = rows
    if (!move || move.place === move.source)
      throw new StartupProblem(
        `Nothing of account ${request.subscriberId} is left over from a move that was proved.`,
      )
    if (!move.isRipe)
      throw new StartupProblem(
        `Account ${request.subscriberId} has moved only now. Wait two minutes: processes may still ask its former database.`,
      )
    const source = await connected(await addressOf(directory, request.secrets, move.source))
    try {
      const removed = await removeRows(source, request.subscriberId)
      await directory.query('update bahi_directory.moves set removed_at = now() where id = $1', [move.id])
      return removed
    } finally {
      await source.end()
    }
  } finally {
    await directory.end()
  }
}

interface Job {
  readonly task: string
  readonly payload: unknown
  readonly queue: string | null
  readonly run_at: string
  readonly max_attempts: number
  readonly key: string | null
  readonly priority: number
}

class Move {
  readonly #request: MoveRequest
  readonly #clients: Clients
  readonly #found: Found
  readonly #id: number
  /** Of publication, slot and subscription. */
  readonly #name: string
  #longestPauseMs = 0

  constructor(request: MoveRequest, clients: Clients, found: Found) {
    this.#request = request
    this.#clients = clients
    this.#found = found
    this.#id = Number(request.subscriberId)
    this.#name = `bahi_move_${this.#id}`
  }

  async run(): Promise<Moved> {
    const { to } = this.#request
    const say = (line: string) => this.#request.say(line)
    const { source } = this.#found
    try {
      await this.#refuseUnfit()
    } catch (error) {
      await this.#forgetUnbegun()
      throw error
    }
    const tables = await this.#tables()
    let proofs: readonly [Proof, Proof] | undefined
    if (!this.#found.isSwitched) {
      say(`Copying the rows of account ${this.#id} from ${source} to ${to} ...`)
      await this.#follow(tables)
      await this.#request.after?.('copied')
      say('Comparing both sides ...')
      await this.#paused(async () => this.#beginProof())
      await this.#compare(tables)
      await this.#paused(async () => {
        await this.#beginProof()
        await this.#glance()
        await this.#switch()
      })
      say(`The account is in ${to} from here on. Comparing both sides as they were at that moment ...`)
      proofs = await this.#compare(tables)
    } else {
      await this.#arrive()
    }
    const proof = proofs?.[1] ?? (await this.#compareTrails())
    await this.#seal()
    // Sealed by the next round, which notes the head of the trail outside the database.
    await this.#note(`Compared with database ${source}: the same, head of the trail ${proof.head ?? '-'}`)
    await this.#clients.directory.query(
      'update bahi_directory.moves set proved_at = now() where id = $1 and proved_at is null',
      [this.#found.moveId],
    )
    await this.#unfollow()
    await this.#clients.source.query(
      `delete from graphile_worker._private_jobs where payload ->> 'subscriberId' = $1`,
      [String(this.#id)],
    )
    await this.#clients.directory.query('update bahi_directory.moves set finished_at = now() where id = $1', [
      this.#found.moveId,
    ])
    const documents = await documentsOf(this.#clients.target, this.#id)
    return {
      source,
      target: to,
      longestPauseMs: this.#longestPauseMs,
      rows: [...proof.tables.values()].reduce((sum, { rows }) => sum + rows, 0),
      tables: tables.length,
      documents: documents.reduce((sum, { count }) => sum + count, 0),
      head: proof.head,
    }
  }

  async cancel(): Promise<void> {
    if (this.#found.isNew) {
      await this.#forgetUnbegun()
      throw new StartupProblem(`No move of account ${this.#id} to ${this.#request.to} is under way.`)
    }
    if (this.#found.isSwitched)
      throw new StartupProblem(
        `Account ${this.#id} has switched to ${this.#request.to} already. Let the move end, then move it back.`,
      )
    const { source, target, directory } = this.#clients
    await this.#unfollow()
    await removeRows(target, this.#id)
    await source.query('begin')
    await enlist(source, this.#id)
    await source.query('commit')
    await directory.query('delete from bahi_directory.moves where id = $1', [this.#found.moveId])
  }

  async #forgetUnbegun(): Promise<void> {
    const { source, directory } = this.#clients
    const { rows } = await source.query('select from pg_publication where pubname = $1', [this.#name])
    if (rows.length === 0 && !this.#found.isSwitched)
      await directory.query('delete from bahi_directory.moves where id = $1', [this.#found.moveId])
  }

  async #refuseUnfit(): Promise<void> {
    const { source, target } = this.#clients
    const { to } = this.#request
    const [from, into] = await Promise.all([schemaOf(source), schemaOf(target)])
    if (from !== into)
      throw new StartupProblem(
        `Database ${this.#found.source} has schema ${from} and database ${to} has schema ${into}. Bring both to the same version of Bahi first.`,
      )
    for (const [name, client] of [
      [this.#found.source, source],
      [to, target],
    ] as const) {
      const { rows } = await client.query<{ isMighty: boolean }>(
        'select rolsuper as "isMighty" from pg_roles where rolname = current_user',
      )
      if (rows[0]?.isMighty !== true)
        throw new StartupProblem(
          `The owner of database ${name} is no superuser. Only one can follow the rows of an account past row security: give DATABASE_DIRECT_URL a superuser.`,
        )
    }
    const { rows } = await source.query<{ level: string }>(`select current_setting('wal_level') as level`)
    if (rows[0]!.level !== 'logical')
      throw new StartupProblem(
        `PostgreSQL of database ${this.#found.source} writes its log with wal_level = ${rows[0]!.level}; a move reads it and needs wal_level = logical. Set it and restart PostgreSQL. (Bahi sets it for the PostgreSQL of a data folder where BAHI_DIRECTORY_URL is set.)`,
      )
    const { rows: rest } = await target.query('select from subscribers where subscriber_id = $1', [this.#id])
    const { rows: followed } = await target.query('select from pg_subscription where subname = $1', [
      this.#name,
    ])
    if (rest.length > 0 && followed.length === 0 && !this.#found.isSwitched)
      throw new StartupProblem(
        `Database ${to} still has rows of account ${this.#id} from before. Remove them first: npm run subscriber:move -- --subscriber ${this.#id} --remove`,
      )
  }

  async #tables(): Promise<TableOfFile[]> {
    const all = await tablesWithSubscriber(this.#clients.source)
    return all.filter(({ name }) => !(name in tablesWithoutTenant))
  }

  /**
   * Copies the rows of one moment and follows from exactly there. The rows and the subscription appear in one transaction, so a copy
   * that was broken off leaves nothing on the other side and is begun again.
   */
  async #follow(tables: readonly TableOfFile[]): Promise<void> {
    const { source, sourceProof, target, sourceUrl } = this.#clients
    const { rows: followed } = await target.query('select from pg_subscription where subname = $1', [
      this.#name,
    ])
    if (followed.length > 0) return
    await this.#unfollow()
    const rows = tables.map(
      ({ name }) => `table ${pg.escapeIdentifier(name)} where (subscriber_id = ${this.#id})`,
    )
    await source.query(`create publication ${this.#name} for ${rows.join(', ')}`)
    const log = await connected(sourceUrl, 'database')
    try {
      const { rows: slots } = await log.query<{ snapshot_name: string }>(
        `CREATE_REPLICATION_SLOT ${this.#name} LOGICAL pgoutput (SNAPSHOT 'export')`,
      )
      await sourceProof.query('begin isolation level repeatable read read only')
      await sourceProof.query(`set transaction snapshot ${pg.escapeLiteral(slots[0]!.snapshot_name)}`)
    } finally {
      await log.end()
    }
    await target.query('begin')
    try {
      // Triggers have done their work where the rows come from.
      await target.query('set local session_replication_role = replica')
      for (const table of tables) await this.#copy(table)
      await target.query('set local session_replication_role = origin')
      await target.query(
        `create subscription ${this.#name} connection ${pg.escapeLiteral(sourceUrl)} publication ${this.#name}
         with (create_slot = false, slot_name = ${this.#name}, copy_data = false)`,
      )
      await target.query('commit')
    } catch (error) {
      await target.query('rollback').catch(() => {})
      throw error
    } finally {
      await sourceProof.query('rollback')
    }
    // Plans of a database that knows nothing of these rows are poor, and the first requests would wait for them.
    await target.query(`analyze ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`)
  }

  async #copy({ name, columns }: TableOfFile): Promise<void> {
    const { sourceProof, target } = this.#clients
    const table = pg.escapeIdentifier(name)
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    await pipeline(
      sourceProof.query(
        copyTo(`copy (select ${list} from ${table} where subscriber_id = ${this.#id}) to stdout`),
      ),
      target.query(copyFrom(`copy ${table} (${list}) from stdin`)),
    )
  }

  async #unfollow(): Promise<void> {
    const { source, target } = this.#clients
    const { rows: subscribed } = await target.query('select from pg_subscription where subname = $1', [
      this.#name,
    ])
    if (subscribed.length > 0) {
      await target.query(`alter subscription ${this.#name} disable`)
      await until(10_000, 'The subscription does not end.', async () => {
        const { rows } = await target.query(
          'select from pg_stat_subscription where subname = $1 and pid is not null',
          [this.#name],
        )
        return rows.length === 0
      })
      await target.query(`alter subscription ${this.#name} set (slot_name = none)`)
      await target.query(`drop subscription ${this.#name}`)
    }
    await until(10_000, 'The replication slot is still in use.', async () => {
      await source.query(
        'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
        [this.#name],
      )
      const { rows } = await source.query('select from pg_replication_slots where slot_name = $1', [
        this.#name,
      ])
      return rows.length === 0
    })
    await source.query(`drop publication if exists ${this.#name}`)
  }

  /** Until the other side has all that is in the log by now. */
  async #caughtUp(): Promise<void> {
    while (!(await this.#arrived(15_000))) {
      const { rows } = await this.#clients.target.query<{ faults: string }>(
        `select coalesce(sum(t.apply_error_count), 0)::text as faults
         from pg_stat_subscription_stats t where t.subname = $1`,
        [this.#name],
      )
      if (Number(rows[0]!.faults) > 2)
        throw new StartupProblem(
          `PostgreSQL of database ${this.#request.to} cannot take over what changes; its log says why. Then run the command again, or with --cancel.`,
        )
      this.#request.say(`Database ${this.#request.to} follows ...`)
    }
  }

  /**
   * Does something while no transaction of the account runs and all that was committed has arrived on the other side. Where
   * that does not come about quickly, the account works on and it is tried again.
   */
  async #paused(work: () => Promise<void>): Promise<void> {
    const { source } = this.#clients
    for (let tries = 1; ; tries++) {
      await this.#caughtUp()
      const begun = performance.now()
      let isHeld = false
      try {
        await source.query(`set lock_timeout = '${pauseMs}ms'`)
        await source.query('select pg_advisory_lock(7240122, hashtext($1))', [String(this.#id)])
        // Nor is its trail sealed meanwhile.
        await source.query('select pg_advisory_lock(7240121, hashtext($1))', [String(this.#id)])
        isHeld = true
        const left = pauseMs - (performance.now() - begun)
        if (await this.#arrived(left)) {
          await work()
          return
        }
      } catch (error) {
        if ((error as { code?: string }).code !== '55P03') throw error
      } finally {
        await source.query('select pg_advisory_unlock_all()').catch(() => {})
        await source.query('reset lock_timeout').catch(() => {})
        this.#longestPauseMs = Math.max(this.#longestPauseMs, Math.round(performance.now() - begun))
      }
      if (tries === pauseTries)
        throw new StartupProblem(
          isHeld
            ? `Database ${this.#request.to} does not keep up with ${this.#found.source}. Run the command again when there is less to do.`
            : `Account ${this.#id} has a transaction that does not end. Run the command again when its reports and exports are done.`,
        )
      await wait(1000)
    }
  }

  /** Whether the other side has replayed, within the time, all that is in the log now. */
  async #arrived(limitMs: number): Promise<boolean> {
    const { source } = this.#clients
    await source.query(
      `begin; set local synchronous_commit = on; select pg_logical_emit_message(true, 'bahi_move', ''); commit`,
    )
    const { rows } = await source.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at')
    const { at } = rows[0]!
    for (const end = performance.now() + limitMs; ;) {
      const { rows: replayed } = await source.query<{ is: boolean }>(
        `select coalesce(bool_or(replay_lsn >= $2::pg_lsn), false) as is from pg_stat_replication where application_name = $1`,
        [this.#name, at],
      )
      if (replayed[0]!.is) return true
      if (performance.now() > end) return false
      await wait(3)
    }
  }

  /** Both sides as they are now, kept for reading while people work on. */
  async #beginProof(): Promise<void> {
    const { sourceProof, targetProof } = this.#clients
    await Promise.all(
      [sourceProof, targetProof].map(async (client) => {
        await client.query('rollback')
        await client.query('begin isolation level repeatable read read only')
        // The first statement sets the moment.
        await client.query('select from subscriber_list limit 1')
      }),
    )
  }

  /** Documents with their totals, the last entry and the head of the trail: what is quick enough for the pause. */
  async #glance(): Promise<void> {
    const { sourceProof, targetProof } = this.#clients
    const [one, other] = await Promise.all(
      [sourceProof, targetProof].map(async (client) => ({
        documents: await documentsOf(client, this.#id),
        head: await headOf(client, this.#id),
        entry: (
          await client.query<{ last: string | null }>(
            'select max(id)::text as last from audit_entries where subscriber_id = $1',
            [this.#id],
          )
        ).rows[0]!.last,
      })),
    )
    if (JSON.stringify(one) !== JSON.stringify(other))
      throw new StartupProblem(
        'Both sides differ in documents or audit trail, so nothing was switched. Run the command with --cancel and begin anew.',
      )
  }

  /** Rows, totals and contents of every table, of the moment that was kept. */
  async #compare(tables: readonly TableOfFile[]): Promise<readonly [Proof, Proof]> {
    const { sourceProof, targetProof } = this.#clients
    const proofs = await Promise.all([
      proofOf(sourceProof, tables, this.#id),
      proofOf(targetProof, tables, this.#id),
    ])
    await Promise.all([sourceProof.query('rollback'), targetProof.query('rollback')])
    const [one, other] = proofs
    const differs = tables.filter(
      ({ name }) => JSON.stringify(one.tables.get(name)) !== JSON.stringify(other.tables.get(name)),
    )
    if (differs.length > 0 || one.head !== other.head)
      throw new StartupProblem(
        `Both sides differ: ${differs.map(({ name }) => name).join(', ') || 'head of the audit trail'}. Nothing was removed from ${this.#found.source}.`,
      )
    return proofs
  }

  /**
   * Of a move that was killed after its switch: the other side has moved on, so it must have the whole trail of this one, in
   * which every change of the account is.
   */
  async #compareTrails(): Promise<Proof> {
    const { source, target } = this.#clients
    const [one, other] = await Promise.all(
      [source, target].map(async (client) => {
        const { rows } = await client.query<{ last: string }>(
          'select coalesce(max(id), 0)::text as last from audit_entries where subscriber_id = $1',
          [this.#id],
        )
        return { head: await headOf(client, this.#id), last: rows[0]!.last }
      }),
    )
    const trail = async (client: pg.Client) => {
      const { rows } = await client.query<{ text: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(audit_entry_text(e), 0)::numeric), 0) as text
         from audit_entries e where subscriber_id = $1 and id <= $2`,
        [this.#id, one!.last],
      )
      const { rows: seals } = await client.query(
        `select from audit_chain where subscriber_id = $1 and seal_number || ' ' || encode(hash, 'hex') = $2`,
        [this.#id, one!.head],
      )
      return `${rows[0]!.text} ${one!.head === null || seals.length > 0}`
    }
    const [here, there] = await Promise.all([trail(source), trail(target)])
    if (here !== there)
      throw new StartupProblem(
        `The audit trail in ${this.#request.to} is not the one of ${this.#found.source}. Nothing was removed from ${this.#found.source}.`,
      )
    return { tables: new Map(), head: other!.head }
  }

  /**
   * In this order, each committed: the account leaves its database, the directory names the other, and that takes it up. Between
   * them nobody has it.
   */
  async #switch(): Promise<void> {
    const { source, target, directory } = this.#clients
    await target.query('begin')
    try {
      await this.#takeUp(await this.#jobs())
      await source.query('begin')
      for (const table of ['subscriber_list', 'login_directory', 'taxpayer_directory'])
        await source.query(`delete from ${table} where subscriber_id = $1`, [this.#id])
      await source.query('commit')
      await this.#request.after?.('left')
      await directory.query('begin')
      await directory.query(
        'update bahi_directory.subscribers set database_name = $2, version = version + 1 where subscriber_id = $1',
        [this.#id, this.#request.to],
      )
      await directory.query('update bahi_directory.moves set switched_at = now() where id = $1', [
        this.#found.moveId,
      ])
      await directory.query('commit')
      await this.#request.after?.('switched')
      await target.query('commit')
    } catch (error) {
      await target.query('rollback').catch(() => {})
      throw error
    }
  }

  /** Of a move that was killed between the switch and the other side. */
  async #arrive(): Promise<void> {
    const { target } = this.#clients
    await target.query('begin')
    const { rows } = await target.query('select from subscriber_list where subscriber_id = $1', [this.#id])
    if (rows.length === 0) await this.#takeUp(await this.#jobs())
    await target.query('commit')
  }

  async #takeUp(jobs: readonly Job[]): Promise<void> {
    const { target } = this.#clients
    await moveNumbers(target, this.#id)
    await enlist(target, this.#id)
    for (const job of jobs)
      await target.query(
        `select graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4, max_attempts => $5, job_key => $6, priority => $7)`,
        [
          job.task,
          JSON.stringify(job.payload),
          job.queue,
          job.run_at,
          job.max_attempts,
          job.key,
          job.priority,
        ],
      )
    await this.#note(`Moved from database ${this.#found.source} to ${this.#request.to}`)
  }

  /** Kept in the trail of the account. */
  async #note(reason: string): Promise<void> {
    await this.#clients.target.query(
      `insert into audit_entries (subscriber_id, table_name, record_id, action, source, reason)
       values ($1, 'subscribers', $1, 'update', 'command:subscriber:move', $2)`,
      [this.#id, reason],
    )
  }

  /** Transactions are numbered anew here: what comes now is sealed by its own order from the start. */
  async #seal(): Promise<void> {
    const pool = new pg.Pool({ connectionString: this.#clients.targetUrl, max: 1 })
    pool.on('error', () => {})
    try {
      await sealSubscriber(pool, this.#id)
    } finally {
      await pool.end()
    }
  }

  /** What waits in the queue, and what is at work there: that ends with the account, and is begun again like after a kill. */
  async #jobs(): Promise<Job[]> {
    const { rows } = await this.#clients.source.query<Job>(
      `select t.identifier as task, j.payload, q.queue_name as queue, j.run_at::text, j.max_attempts, j.key, j.priority
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
       where j.payload ->> 'subscriberId' = $1 order by j.id`,
      [String(this.#id)],
    )
    return rows
  }
}

async function until(limitMs: number, sentence: string, is: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + limitMs; ;) {
    if (await is()) return
    if (Date.now() > end) throw new StartupProblem(sentence)
    await wait(30)
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
