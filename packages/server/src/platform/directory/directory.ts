import { createHmac } from 'node:crypto'
import { foldName } from '@bahi/domain/ids/user-name.ts'
import pg from 'pg'
import { StartupProblem } from '../postgres/startup-problem.ts'
import type { Secrets } from '../secrets.ts'
import { prepareDirectory } from './schema.ts'

/** A database that has accounts, with the processes that serve it. */
export interface Place {
  readonly name: string
  readonly number: number
  readonly address: string
  readonly takesAccounts: boolean
}

interface Given {
  readonly url: string
  /** Name of this process's database. */
  readonly database: string
  /** Of the key that all databases seal with. */
  readonly fingerprint: string
  /** For choosing where a name without an account is judged; nobody outside can foresee it. */
  readonly salt: string
}

/** So long a place may be remembered, in milliseconds; the database itself says when it is wrong. */
const freshMs = 60_000
const mostRemembered = 50_000
/** Longer than any transaction lives that has claimed something. */
const claimMinutes = 10

/**
 * Which database has which account, and whose user names and taxpayers are whose, over all databases. What must be unique is
 * claimed here before the database commits it. A claim ends; before that the database confirms it, or gives it up (`sync`).
 */
export class Directory {
  readonly database: string
  /** Number of this database, in requests that belong to no account yet. */
  readonly number: number
  readonly #pool: pg.Pool
  readonly #salt: string
  #places: { readonly at: number; readonly all: readonly Place[] } | undefined
  readonly #homes = new Map<number, { readonly at: number; readonly database: string | undefined }>()

  private constructor(pool: pg.Pool, { database, salt }: Given, number: number) {
    this.#pool = pool
    this.#salt = salt
    this.database = database
    this.number = number
  }

  /** Opens the directory, and writes this database into it. */
  static async open(given: Given): Promise<Directory> {
    const { url, database, fingerprint } = given
    await prepareDirectory(url)
    const pool = new pg.Pool({ connectionString: url, max: 6, connectionTimeoutMillis: 5000 })
    pool.on('error', () => {})
    try {
      await pool.query(
        'insert into bahi_directory.installation (fingerprint) values ($1) on conflict do nothing',
        [fingerprint],
      )
      const { rows: installation } = await pool.query<{ fingerprint: string }>(
        'select fingerprint from bahi_directory.installation',
      )
      if (installation[0]!.fingerprint !== fingerprint)
        throw new StartupProblem(
          'BAHI_SECRET_KEY is not the key of the other databases of this directory. All of them need the same.',
        )
      await pool.query('insert into bahi_directory.databases (name) values ($1) on conflict do nothing', [
        database,
      ])
      const { rows } = await pool.query<{ number: number }>(
        'select number from bahi_directory.databases where name = $1',
        [database],
      )
      return new Directory(pool, given, rows[0]!.number)
    } catch (error) {
      await pool.end()
      throw error
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  /** Says where this database is reached, once it is. */
  async announce(address: string, connection: string, secrets: Secrets): Promise<void> {
    await this.#pool.query(
      'update bahi_directory.databases set address = $2, connection = $3 where name = $1',
      [this.database, address, secrets.seal(connection, connectionPlace(this.database))],
    )
    this.#places = undefined
  }

  /** Where an account is; undefined where nobody has it. */
  async placeOf(subscriberId: number): Promise<Place | undefined> {
    const known = this.#homes.get(subscriberId)
    if (known && Date.now() - known.at < freshMs) return this.#placeNamed(known.database)
    const { rows } = await this.#pool.query<{ database: string }>({
      name: 'place_of',
      text: 'select database_name as database from bahi_directory.subscribers where subscriber_id = $1',
      values: [subscriberId],
    })
    const database = rows[0]?.database
    if (this.#homes.size >= mostRemembered) this.#homes.clear()
    this.#homes.set(subscriberId, { at: Date.now(), database })
    return this.#placeNamed(database)
  }

  /** What was remembered of an account was wrong. */
  forget(subscriberId: number): void {
    this.#homes.delete(subscriberId)
  }

  /**
   * Where a user name is judged: where its account is. A name without one has a place too, the same each time, so that neither the
   * way nor the time of an answer shows whether there is an account.
   */
  async placeOfName(userName: string): Promise<Place | undefined> {
    const name = foldName(userName.trim())
    const { rows } = await this.#pool.query<{ database: string }>({
      name: 'place_of_name',
      text: `select s.database_name as database from bahi_directory.login_names n
        join bahi_directory.subscribers s on s.subscriber_id = n.subscriber_id where n.name_key = $1`,
      values: [name],
    })
    if (rows[0]) return this.#placeNamed(rows[0].database)
    const open = await this.openPlaces()
    if (open.length === 0) return undefined
    const drawn = createHmac('sha256', this.#salt).update(name).digest().readUInt32BE(0)
    return open[drawn % open.length]
  }

  /** Databases that take new accounts, in their order. */
  async openPlaces(): Promise<readonly Place[]> {
    return (await this.#all()).filter(({ takesAccounts }) => takesAccounts)
  }

  async placeOfNumber(number: number): Promise<Place | undefined> {
    return (await this.#all()).find((place) => place.number === number)
  }

  async #placeNamed(name: string | undefined): Promise<Place | undefined> {
    return name === undefined ? undefined : (await this.#all()).find((place) => place.name === name)
  }

  async #all(): Promise<readonly Place[]> {
    if (this.#places && Date.now() - this.#places.at < freshMs / 6) return this.#places.all
    const { rows } = await this.#pool.query<Place>(
      `select name, number, address, takes_accounts as "takesAccounts" from bahi_directory.databases where address is not null order by number`,
    )
    this.#places = { at: Date.now(), all: rows }
    return rows
  }

  /** Gives a new account its number and this database. */
  async newSubscriber(): Promise<number> {
    const { rows } = await this.#pool.query<{ id: string }>(
      `insert into bahi_directory.subscribers (subscriber_id, database_name, claimed_until)
       values (nextval('bahi_directory.subscriber_ids'), $1, now() + make_interval(mins => $2)) returning subscriber_id as id`,
      [this.database, claimMinutes],
    )
    return Number(rows[0]!.id)
  }

  /**
   * Claims a user name for an account.
   *
   * @throws what the database throws for a name that another user of it has
   */
  async claimName(subscriberId: number, userName: string, emailAddress: string): Promise<void> {
    const { rows } = await this.#pool.query(
      `insert into bahi_directory.login_names (name_key, email_key, subscriber_id, claimed_until)
       values ($1, $2, $3, now() + make_interval(mins => $4))
       on conflict (name_key) do update set claimed_until = excluded.claimed_until
         where login_names.subscriber_id = excluded.subscriber_id
       returning 1 as one`,
      [foldName(userName), foldName(emailAddress), subscriberId, claimMinutes],
    )
    if (rows.length === 0) throw new NameTaken()
  }

  /** Claims GSTINs and PANs for an account; false where another has one of them. Of two that ask at once, one. */
  async claimTaxpayers(subscriberId: number, asked: readonly string[]): Promise<boolean> {
    const client = await this.#pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `select pg_advisory_xact_lock(hashtextextended('directory of taxpayers:' || one, 0)) from unnest($1::text[]) as one order by one`,
        [asked],
      )
      const { rows } = await client.query(
        `with taken as (select from bahi_directory.taxpayers where taxpayer = any($2::text[]) and subscriber_id <> $1)
         insert into bahi_directory.taxpayers (taxpayer, subscriber_id, claimed_until)
         select one, $1, now() + make_interval(mins => $3) from unnest($2::text[]) as one where not exists (select from taken)
         on conflict (taxpayer, subscriber_id) do update set claimed_until = excluded.claimed_until returning 1 as one`,
        [subscriberId, asked, claimMinutes],
      )
      await client.query('commit')
      return rows.length > 0
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }

  /** Gives up what was claimed for an account that was not opened after all. */
  async releaseNames(subscriberId: number): Promise<void> {
    for (const table of ['login_names', 'taxpayers'])
      await this.#pool.query(
        `delete from bahi_directory.${table} where subscriber_id = $1 and claimed_until is not null`,
        [subscriberId],
      )
  }

  async #release(subscriberId: number): Promise<void> {
    await this.#pool.query(
      'delete from bahi_directory.subscribers where subscriber_id = $1 and claimed_until is not null',
      [subscriberId],
    )
  }

  async isNameTaken(userName: string): Promise<boolean> {
    const { rows } = await this.#pool.query(
      'select 1 as one from bahi_directory.login_names where name_key = $1',
      [foldName(userName.trim())],
    )
    return rows.length > 0
  }

  async isTaxpayerTaken(asked: readonly string[]): Promise<boolean> {
    const { rows } = await this.#pool.query(
      'select 1 as one from bahi_directory.taxpayers where taxpayer = any($1::text[]) limit 1',
      [asked],
    )
    return rows.length > 0
  }

  async keepKey(identifier: string, key: Buffer, iv: Buffer): Promise<void> {
    await this.#pool.query(
      `with old as (delete from bahi_directory.sign_in_keys where identifier in
         (select identifier from bahi_directory.sign_in_keys where expires_at < now() limit 20))
       insert into bahi_directory.sign_in_keys (identifier, key, iv, expires_at) values ($1, $2, $3, now() + interval '5 minutes')`,
      [identifier, key, iv],
    )
  }

  /** A key of a sign-in attempt, used up by this. */
  async takeKey(
    identifier: string,
  ): Promise<{ readonly key: Buffer; readonly iv: Buffer; readonly isFresh: boolean } | undefined> {
    const { rows } = await this.#pool.query<{ key: Buffer; iv: Buffer; isFresh: boolean }>(
      `delete from bahi_directory.sign_in_keys where identifier = $1 returning key, iv, expires_at > now() as "isFresh"`,
      [identifier],
    )
    return rows[0]
  }

  /**
   * Makes the directory what this database has: accounts, user names and taxpayers that it does not know yet, claims that came
   * true, and those that ended. Only accounts that differ are looked at one by one. `problems`: accounts that cannot be written, because
   * another database has the same number or user name.
   */
  async sync(owner: Pick<pg.Pool, 'query'>): Promise<Synced> {
    const { rows: here } = await owner.query<Digest>(digestHere)
    const { rows: there } = await this.#pool.query<Digest & { isOver: boolean; isMoving: boolean }>(
      digestThere,
      [this.database],
    )
    const known = new Map(there.map((row) => [row.id, row]))
    const problems: string[] = []
    let changed = 0
    for (const { id, digest } of here) {
      const before = known.get(id)
      known.delete(id)
      if (before?.digest === digest && !before.isOver) continue
      try {
        await this.#write(owner, id)
        changed++
      } catch (error) {
        if (!(error instanceof StartupProblem)) throw error
        problems.push(error.message)
      }
    }
    const missing: number[] = []
    for (const { id, digest, isOver, isMoving } of known.values()) {
      if (isMoving) continue
      if (digest !== '') missing.push(Number(id))
      // Never opened; what is claimed only now may still be on its way.
      else if (isOver) await this.#release(Number(id))
    }
    return { changed, missing, problems }
  }

  async #write(owner: Pick<pg.Pool, 'query'>, id: string): Promise<void> {
    const { rows: names } = await owner.query<{ name: string; email: string }>(
      'select user_name_key as name, email_key as email from login_directory where subscriber_id = $1',
      [id],
    )
    const { rows: taxpayers } = await owner.query<{ taxpayer: string }>(
      'select taxpayer from taxpayer_directory where subscriber_id = $1',
      [id],
    )
    const client = await this.#pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into bahi_directory.subscribers (subscriber_id, database_name) values ($1, $2)
         on conflict (subscriber_id) do update set claimed_until = null where subscribers.database_name = excluded.database_name`,
        [id, this.database],
      )
      const { rows: owners } = await client.query<{ database: string }>(
        'select database_name as database from bahi_directory.subscribers where subscriber_id = $1 for update',
        [id],
      )
      const database = owners[0]!.database
      if (database !== this.database)
        throw new StartupProblem(
          `The directory has account ${id} in database ${database}, and database ${this.database} has an account of that number too. An account is in one database alone: take it out of one of them as a data file first.`,
        )
      await client.query(
        `select setval('bahi_directory.subscriber_ids', $1::bigint)
         where $1::bigint > coalesce(pg_sequence_last_value('bahi_directory.subscriber_ids'::regclass), 0)`,
        [id],
      )
      await client.query(
        `delete from bahi_directory.login_names where subscriber_id = $1 and not name_key = any($2::text[])
           and coalesce(claimed_until < now(), true)`,
        [id, names.map(({ name }) => name)],
      )
      const { rows: kept } = await client.query<{ name: string }>(
        `insert into bahi_directory.login_names (name_key, email_key, subscriber_id)
         select name, email, $1 from unnest($2::text[], $3::text[]) as given (name, email)
         on conflict (name_key) do update set email_key = excluded.email_key, claimed_until = null
           where login_names.subscriber_id = excluded.subscriber_id
         returning name_key as name`,
        [id, names.map(({ name }) => name), names.map(({ email }) => email)],
      )
      const taken = names.find(({ name }) => !kept.some((row) => row.name === name))
      if (taken)
        throw new StartupProblem(
          `The user name ${taken.name} of account ${id} in database ${this.database} is that of another account of the directory. Rename one of them first: a user name signs in to one account.`,
        )
      await client.query(
        `delete from bahi_directory.taxpayers where subscriber_id = $1 and not taxpayer = any($2::text[])
           and coalesce(claimed_until < now(), true)`,
        [id, taxpayers.map(({ taxpayer }) => taxpayer)],
      )
      await client.query(
        `insert into bahi_directory.taxpayers (taxpayer, subscriber_id) select one, $1 from unnest($2::text[]) as one
         on conflict (taxpayer, subscriber_id) do update set claimed_until = null`,
        [id, taxpayers.map(({ taxpayer }) => taxpayer)],
      )
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }
}

/** Accounts that other databases of the directory have. */
export async function accountsElsewhere({
  url,
  database,
}: Pick<Given, 'url' | 'database'>): Promise<ReadonlySet<number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      'select subscriber_id as id from bahi_directory.subscribers where database_name <> $1',
      [database],
    )
    return new Set(rows.map(({ id }) => Number(id)))
  } finally {
    await client.end()
  }
}

/** Says whose sealed connection it is. */
export const connectionPlace = (database: string): string => `connection of database ${database}`

/** What PostgreSQL says of a user name that another user has, so that it is refused in the same words. */
class NameTaken extends Error {
  readonly code = '23505'
  readonly constraint = 'login_directory_pkey'
}

export interface Synced {
  /** Accounts that differed and were written. */
  readonly changed: number
  /** Accounts that the directory has here, and this database does not. */
  readonly missing: readonly number[]
  readonly problems: readonly string[]
}

interface Digest {
  readonly id: string
  readonly digest: string
}

const digestHere = `
  with names as materialized (
    select subscriber_id, string_agg(user_name_key || ' ' || email_key, ',' order by user_name_key collate "C") as lines
    from login_directory group by 1
  ), taxpayers as materialized (
    select subscriber_id, string_agg(taxpayer, ',' order by taxpayer collate "C") as lines from taxpayer_directory group by 1
  )
  select s.subscriber_id::text as id, md5(coalesce(n.lines, '') || '|' || coalesce(t.lines, '')) as digest
  from subscriber_list s left join names n using (subscriber_id) left join taxpayers t using (subscriber_id)`

const digestThere = `
  with own as materialized (
    select subscriber_id, claimed_until from bahi_directory.subscribers where database_name = $1
  ), names as materialized (
    select n.subscriber_id, string_agg(n.name_key || ' ' || n.email_key, ',' order by n.name_key collate "C") filter (where n.claimed_until is null) as lines,
      bool_or(n.claimed_until < now()) as is_over
    from bahi_directory.login_names n join own using (subscriber_id) group by 1
  ), taxpayers as materialized (
    select t.subscriber_id, string_agg(t.taxpayer, ',' order by t.taxpayer collate "C") filter (where t.claimed_until is null) as lines,
      bool_or(t.claimed_until < now()) as is_over
    from bahi_directory.taxpayers t join own using (subscriber_id) group by 1
  )
  select s.subscriber_id::text as id,
    case when s.claimed_until is null then md5(coalesce(n.lines, '') || '|' || coalesce(t.lines, '')) else '' end as digest,
    coalesce(s.claimed_until < now(), false) or coalesce(n.is_over, false) or coalesce(t.is_over, false) as "isOver",
    exists (select from bahi_directory.moves m where m.subscriber_id = s.subscriber_id and m.finished_at is null) as "isMoving"
  from own s left join names n using (subscriber_id) left join taxpayers t using (subscriber_id)`
