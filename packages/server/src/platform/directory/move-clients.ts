import pg from 'pg'
import { StartupProblem } from '../postgres/startup-problem.ts'
import type { Secrets } from '../secrets.ts'
import { connectionPlace } from './directory.ts'

interface Asked {
  readonly directoryUrl: string
  readonly secrets: Secrets
  readonly subscriberId: number
  /** Name of the database that it goes to. */
  readonly to: string
}

export interface Clients {
  readonly directory: pg.Client
  readonly source: pg.Client
  readonly target: pg.Client
  /** For the same moment on both sides, while the others work. */
  readonly sourceProof: pg.Client
  readonly targetProof: pg.Client
  readonly sourceUrl: string
  readonly targetUrl: string
}

export interface Found {
  readonly moveId: number
  readonly source: string
  readonly isSwitched: boolean
  /** Begun by this command. */
  readonly isNew: boolean
}

/** Opens what a move of an account needs, while no other command moves it. */
export async function withClients<T>(
  { directoryUrl, secrets, subscriberId, to }: Asked,
  work: (clients: Clients, found: Found) => Promise<T>,
): Promise<T> {
  const open: pg.Client[] = []
  const connect = async (url: string) => {
    const client = await connected(url)
    open.push(client)
    return client
  }
  try {
    const directory = await connect(directoryUrl)
    const { rows: lock } = await directory.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock(7240124, hashtext($1)) as "isOurs"',
      [String(subscriberId)],
    )
    if (!lock[0]!.isOurs)
      throw new StartupProblem(`Another command moves account ${subscriberId} at this moment.`)
    const found = await findMove(directory, subscriberId, to)
    const sourceUrl = await addressOf(directory, secrets, found.source)
    const targetUrl = await addressOf(directory, secrets, to)
    return await work(
      {
        directory,
        source: await connect(sourceUrl),
        target: await connect(targetUrl),
        sourceProof: await connect(sourceUrl),
        targetProof: await connect(targetUrl),
        sourceUrl,
        targetUrl,
      },
      found,
    )
  } finally {
    for (const client of open) await client.end().catch(() => {})
  }
}

/** `replication`: for the log of a database; it takes no other statements. */
export async function connected(connectionString: string, replication?: 'database'): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    ...(replication ? { replication } : {}),
  } as pg.ClientConfig)
  // One that is lost is reported by its next query.
  client.on('error', () => {})
  await client.connect()
  if (replication) return client
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0`,
  )
  return client
}

export async function addressOf(directory: pg.Client, secrets: Secrets, name: string): Promise<string> {
  const { rows } = await directory.query<{ connection: Buffer | null }>(
    'select connection from bahi_directory.databases where name = $1',
    [name],
  )
  if (!rows[0]) throw new StartupProblem(`The directory has no database ${name}.`)
  const { connection } = rows[0]
  if (!connection)
    throw new StartupProblem(
      `Database ${name} has not said how it is reached. Start Bahi with BAHI_DATABASE_NAME=${name} once.`,
    )
  try {
    return secrets.open(connection, connectionPlace(name))
  } catch {
    throw new StartupProblem('BAHI_SECRET_KEY is not the key of this directory.')
  }
}

/** The move that is under way, or a new one. */
async function findMove(directory: pg.Client, subscriberId: number, to: string): Promise<Found> {
  const { rows: places } = await directory.query<{ place: string }>(
    'select database_name as place from bahi_directory.subscribers where subscriber_id = $1',
    [subscriberId],
  )
  const place = places[0]?.place
  if (place === undefined) throw new StartupProblem(`The directory has no account ${subscriberId}.`)
  const { rows } = await directory.query<Found & { target: string }>(
    `select id as "moveId", source, target, switched_at is not null as "isSwitched", false as "isNew"
     from bahi_directory.moves where subscriber_id = $1 and finished_at is null`,
    [subscriberId],
  )
  const [open] = rows
  if (open) {
    if (open.target !== to)
      throw new StartupProblem(
        `A move of account ${subscriberId} from ${open.source} to ${open.target} was begun. End it first: --to ${open.target}, or --to ${open.target} --cancel where it has not switched.`,
      )
    return open
  }
  const { rows: known } = await directory.query('select from bahi_directory.databases where name = $1', [to])
  if (known.length === 0) throw new StartupProblem(`The directory has no database ${to}.`)
  if (place === to) throw new StartupProblem(`Account ${subscriberId} is in database ${to} already.`)
  const { rows: made } = await directory.query<{ moveId: number }>(
    'insert into bahi_directory.moves (subscriber_id, source, target) values ($1, $2, $3) returning id as "moveId"',
    [subscriberId, place, to],
  )
  return { moveId: made[0]!.moveId, source: place, isSwitched: false, isNew: true }
}
