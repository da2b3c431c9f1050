import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { filePath } from '@bahi/domain/data-file/manifest.ts'
import type { Manifest, TableFacts } from '@bahi/domain/data-file/manifest.ts'
import type { DataFile } from '@bahi/domain/data-file/read.ts'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { verifyOne } from '../audit/verify.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { auditOf, factsOf, schemaOf, tablesOf } from './schema.ts'
import type { TableOfFile } from './schema.ts'
import { numberedBeside } from './tables.ts'

export interface LoadRequest {
  /** Of the owner of the schema, who is a superuser. */
  readonly client: pg.Client
  readonly file: DataFile
  readonly fileName: string
  /** Bytes of the file. */
  readonly size: number
  say?(line: string): void
}

export interface Loaded {
  readonly subscriberId: number
  readonly tables: readonly TableFacts[]
  readonly head: string | null
}

/**
 * Puts a subscriber into an installation that does not have it: everything or nothing. Each entry is proved before its rows are written; at the end
 * references, counts, totals and the audit trail are compared with the list.
 *
 * @throws StartupProblem where the file does not fit this installation; DataFileFault where an entry is not what was listed
 */
export async function loadDataFile(request: LoadRequest): Promise<Loaded> {
  const { client } = request
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set statement_timeout = 0`)
  await client.query('begin')
  try {
    const loaded = await new Loading(request).run()
    await client.query('commit')
    return loaded
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

class Loading {
  readonly #request: LoadRequest
  readonly #client: pg.Client
  readonly #file: DataFile
  readonly #id: number

  constructor(request: LoadRequest) {
    this.#request = request
    this.#client = request.client
    this.#file = request.file
    this.#id = request.file.manifest.subscriber.id
  }

  get #list(): Manifest {
    return this.#file.manifest
  }

  async run(): Promise<Loaded> {
    const { rows } = await this.#client.query<{ isMighty: boolean }>(
      `select rolsuper as "isMighty", set_config('bahi.subscriber_id', $1, true) from pg_roles where rolname = current_user`,
      [String(this.#id)],
    )
    if (rows[0]?.isMighty !== true)
      throw new StartupProblem(
        'Only a superuser of PostgreSQL can put rows in as they were. Import into the PostgreSQL of a data folder, or give the address of a superuser with --database.',
      )
    await this.#refuseOtherSchema()
    await this.#refuseKnown()
    const tables = await tablesOf(this.#client, this.#list.hasPasswords)
    this.#refuseOtherTables(tables)
    // Triggers would write the trail, sums and numbers a second time. Checks and unique keys are kept by PostgreSQL, references are proved below.
    await this.#client.query('set local session_replication_role = replica')
    await this.#client.query('insert into subscriber_list (subscriber_id) values ($1)', [this.#id])
    for (const table of tables) await this.#table(table)
    await this.#moveNumbers()
    await this.#files()
    await this.#directories()
    await this.#client.query('set local session_replication_role = origin')
    await this.#proveReferences(tables)
    const found = await this.#compare(tables)
    await this.#note()
    return found
  }

  async #refuseOtherSchema(): Promise<void> {
    const here = await schemaOf(this.#client)
    const { schema, version } = this.#list
    if (schema > here)
      throw new StartupProblem(
        `The file is of a newer version (${version}, schema ${schema}); this installation has schema ${here}. Update Bahi and import again.`,
      )
    if (schema < here)
      throw new StartupProblem(
        `The file is of an older version (${version}, schema ${schema}); this installation has schema ${here}. Import it with version ${version} into an empty data folder, and start this version on that folder: it brings the data forward.`,
      )
  }

  async #refuseKnown(): Promise<void> {
    const { rows } = await this.#client.query<{ isThere: boolean }>(
      'select exists (select from subscriber_list where subscriber_id = $1) as "isThere"',
      [this.#id],
    )
    if (rows[0]!.isThere)
      throw new StartupProblem(
        `This installation has an account with the number ${this.#id} already. Import into an empty data folder: start with BAHI_DATA=another-folder.`,
      )
  }

  #refuseOtherTables(tables: readonly TableOfFile[]): void {
    const columnsIn = new Map(this.#list.tables.map(({ name, columns }) => [name, columns.join()]))
    const other =
      tables.find(({ name, columns }) => columnsIn.get(name) !== columns.join())?.name ??
      [...columnsIn.keys()].find((name) => !tables.some((table) => table.name === name))
    if (other !== undefined)
      throw new StartupProblem(
        `The table ${other} of the file has other columns than that of this installation, though both have schema ${this.#list.schema}. Import it with version ${this.#list.version}.`,
      )
  }

  async #table({ name, columns }: TableOfFile): Promise<void> {
    const quoted = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    let put = 0
    for (const { path } of this.#file.partsOf(name)) {
      const bytes = await this.#file.bytes(path)
      const into = this.#client.query(
        copyFrom(`copy ${pg.escapeIdentifier(name)} (${quoted}) from stdin with (format csv, header match)`),
      )
      try {
        await pipeline(Readable.from([bytes]), into)
        put += into.rowCount
      } catch (error) {
        throw this.#explained(error, path)
      }
    }
    // No policy is asked of the owner: rows that a file made elsewhere has for another account are found by this.
    const { rows } = await this.#client.query<{ own: string }>(
      `select count(*)::text as own from ${pg.escapeIdentifier(name)} where subscriber_id = $1`,
      [this.#id],
    )
    const listed = this.#list.tables.find((table) => table.name === name)!.rows
    if (Number(rows[0]!.own) !== listed || put !== listed) throw this.#differs(name)
  }

  #explained(error: unknown, path: string): unknown {
    const { code, detail } = error as { code?: string; detail?: string }
    if (code === undefined || code === 'ECONNRESET') return error
    return new StartupProblem(
      `${path} cannot be put in: ${(error as Error).message}${detail ? ` (${detail})` : ''}`,
    )
  }

  /** Numbers that are given from here on are above those that came. */
  async #moveNumbers(): Promise<void> {
    const { rows } = await this.#client.query<{ sequence: string; table: string; column: string }>(
      `select pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence, c.relname as table, a.attname as column
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''
         and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'subscriber_id')`,
    )
    for (const { sequence, table, column } of [...rows, ...numberedBeside]) {
      const { rows: found } = await this.#client.query<{ highest: string | null }>(
        `select max(${pg.escapeIdentifier(column)})::text as highest from ${pg.escapeIdentifier(table)} where subscriber_id = $1`,
        [this.#id],
      )
      const highest = found[0]?.highest
      if (highest != null)
        await this.#client.query(
          `select setval($1::regclass, greatest($2::bigint, coalesce(pg_sequence_last_value($1::regclass), 1)))`,
          [sequence, highest],
        )
    }
  }

  async #files(): Promise<void> {
    const ids = await this.#ids()
    for (const id of ids) {
      let number = 0
      for await (const part of inPieces(this.#file.content(filePath(id)), 1024 * 1024))
        await this.#client.query(
          'insert into stored_file_parts (subscriber_id, file_id, part_number, content) values ($1, $2, $3, $4)',
          [this.#id, id, number++, part],
        )
    }
  }

  async #ids(): Promise<string[]> {
    const { rows } = await this.#client.query<{ id: string }>(
      'select id::text as id from stored_files where subscriber_id = $1 order by id',
      [this.#id],
    )
    return rows.map(({ id }) => id)
  }

  /** Who signs in, and which GSTINs and PANs have an account. Names of users are unique in an installation. */
  async #directories(): Promise<void> {
    const { rows } = await this.#client.query<{ name: string }>(
      `select u.user_name as name from users u join login_directory d on d.user_name_key = fold_name(u.user_name)
       where u.subscriber_id = $1 and u.status <> 'Delete' limit 1`,
      [this.#id],
    )
    if (rows[0])
      throw new StartupProblem(
        `The user name ${rows[0].name} is taken by another account of this installation. Import into an empty data folder: start with BAHI_DATA=another-folder.`,
      )
    await this.#client.query(
      `insert into login_directory select fold_name(user_name), fold_name(email_address), subscriber_id, id from users
       where subscriber_id = $1 and status <> 'Delete'`,
      [this.#id],
    )
    await this.#client.query(
      `insert into taxpayer_directory
       select distinct one, subscriber_id from entities, unnest(array[gstin, case when entity_type = 'Business' then pan end]) as one
       where subscriber_id = $1 and one is not null and status <> 'Delete' on conflict do nothing`,
      [this.#id],
    )
  }

  async #proveReferences(tables: readonly TableOfFile[]): Promise<void> {
    const { rows } = await this.#client.query<{ name: string; child: string; query: string }>(
      `select k.conname as name, k.conrelid::regclass::text as child,
        format('select from %s c where c.subscriber_id = $1 and %s and not exists (select from %s p where %s) limit 1', k.conrelid::regclass,
          string_agg(format('c.%I is not null', a.attname), ' and '), k.confrelid::regclass,
          string_agg(format('p.%I = c.%I', b.attname, a.attname), ' and ')) as query
       from pg_constraint k
       cross join unnest(k.conkey, k.confkey) as pair (own, other)
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
       join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other
       where k.contype = 'f' and k.conrelid::regclass::text = any($1)
       group by k.oid, k.conname, k.conrelid, k.confrelid`,
      [tables.map(({ name }) => name)],
    )
    for (const { name, child, query } of rows) {
      const { rows: broken } = await this.#client.query(query, [this.#id])
      if (broken.length > 0)
        throw new StartupProblem(
          `${child} refers to a record that the file does not have (${name}), so nothing was imported.`,
        )
    }
  }

  async #compare(tables: readonly TableOfFile[]): Promise<Loaded> {
    const listed = new Map(this.#list.tables.map((table) => [table.name, table]))
    const found: TableFacts[] = []
    for (const table of tables) {
      const facts = await factsOf(this.#client, table, this.#id)
      const { rows, sums } = listed.get(table.name)!
      if (facts.rows !== rows || JSON.stringify(facts.sums) !== JSON.stringify(sums))
        throw this.#differs(table.name)
      found.push(facts)
    }
    const audit = await auditOf(this.#client, this.#id)
    if (JSON.stringify(audit) !== JSON.stringify(this.#list.audit)) throw this.#differs('audit_chain')
    const { fault } = await verifyOne(this.#client, this.#id)
    if (fault)
      throw new StartupProblem(
        `The audit trail in the file is not as it was sealed: ${fault.sentence}. Nothing was imported.`,
      )
    return { subscriberId: this.#id, tables: found, head: audit.head }
  }

  /** Kept in the trail of the account, after it was compared. */
  async #note(): Promise<void> {
    await this.#client.query(`select set_config('bahi.source', 'command:escrow:import', true)`)
    await this.#client.query(
      `insert into data_files (subscriber_id, action, name, size, file_hash, signed_by, is_encrypted, documents)
       values ($1, 'Imported', $2, $3, $4, $5, $6, $7)`,
      [
        this.#id,
        this.#request.fileName,
        this.#request.size,
        this.#file.hash,
        this.#file.signedBy,
        this.#list.isEncrypted,
        this.#list.documents.reduce((sum, { count }) => sum + count, 0),
      ],
    )
  }

  #differs(what: string): StartupProblem {
    return new StartupProblem(`${what} is not what the list of the file says, so nothing was imported.`)
  }
}

async function* inPieces(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content) {
    held.push(piece)
    bytes += piece.length
    while (bytes >= size) {
      const all = Buffer.concat(held)
      yield all.subarray(0, size)
      held = [all.subarray(size)]
      bytes = all.length - size
    }
  }
  if (bytes > 0) yield Buffer.concat(held)
}
