import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createGzip, gzipSync } from 'node:zlib'
import {
  filePath,
  isOpenPath,
  keyPath,
  manifestPath,
  readMePath,
  sealedEnd,
  signaturePath,
  tablePath,
  viewerPath,
} from '@bahi/domain/data-file/manifest.ts'
import type { EntryFacts, Manifest } from '@bahi/domain/data-file/manifest.ts'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { zipped } from '../files/zip-writer.ts'
import type { ZipWriter } from '../files/zip-writer.ts'
import { partsOfCsv } from './csv-parts.ts'
import { PassphraseRecipient } from './passphrase.ts'
import { auditOf, documentsOf, factsOf, leftOutOf, selectOf, tablesOf } from './schema.ts'
import { rowRules } from './tables.ts'
import type { Signer } from './signing.ts'
import { inSnapshot } from './snapshot.ts'

/** What opens the file: a passphrase that a person chose, or the private key of backups. */
export type Lock =
  | {
      readonly passphrase: string
      /** scrypt with two to the power of so many rounds; as the age program asks for unless said. */
      readonly factor?: number
    }
  | { readonly publicKey: string }

export interface DataFileRequest {
  /** Of the role of requests, or of the owner. */
  readonly client: pg.ClientBase
  readonly subscriberId: number
  readonly madeBy: string
  readonly version: string
  /** Number of the schema. */
  readonly schema: number
  readonly now: Date
  readonly signer: Signer
  readonly lock?: Lock | undefined
  /** The page that shows the file; without it none is in it. */
  readonly viewer?: Uint8Array | undefined
  readonly readMe: string
  readonly signal?: AbortSignal | undefined
  progress?(done: number, total: number): void
}

/** What was made: its list, and the SHA-256 of that, which names the file. */
export interface MadeDataFile {
  manifest?: Manifest
  hash?: string
}

const partBytes = 2 * 1024 * 1024

/**
 * All data of a subscriber at one moment, as one ZIP, made while it is read: memory holds a part of a table or a piece of a file. `made` gets the
 * list when the last byte was given.
 */
export function writeDataFile(request: DataFileRequest, made: MadeDataFile = {}): AsyncGenerator<Uint8Array> {
  return zipped((zip) =>
    inSnapshot(request.client, request.subscriberId, () => new Writer(request, zip).fill(made)),
  )
}

class Writer {
  readonly #request: DataFileRequest
  readonly #zip: ZipWriter
  readonly #entries: EntryFacts[] = []
  #recipient: string | undefined
  #done = 0
  #total = 0

  constructor(request: DataFileRequest, zip: ZipWriter) {
    this.#request = request
    this.#zip = zip
  }

  async fill(made: MadeDataFile): Promise<void> {
    const { client, subscriberId, lock, viewer, readMe, now, signer } = this.#request
    const hasPasswords = lock !== undefined
    const tables = await tablesOf(client, hasPasswords)
    const facts: Awaited<ReturnType<typeof factsOf>>[] = []
    for (const table of tables) {
      this.#request.signal?.throwIfAborted()
      facts.push(await factsOf(client, table, subscriberId))
    }
    this.#total = facts.reduce((sum, { rows }) => sum + rows, 0)
    if (viewer) await this.#add(viewerPath, viewer)
    await this.#add(readMePath, Buffer.from(readMe))
    if (lock) await this.#lock(lock)
    for (const table of tables) {
      const reading = client.query(
        copyTo(`copy (${selectOf(table, subscriberId, hasPasswords)}) to stdout with (format csv, header)`),
      )
      let part = 0
      for await (const { bytes, rows, from, to } of partsOfCsv(reading as AsyncIterable<Buffer>, partBytes)) {
        await this.#add(tablePath(table.name, ++part), bytes, { from, to })
        this.#count(rows)
      }
    }
    await this.#files()
    const { rows } = await client.query<{ name: string }>(
      'select name from subscribers where subscriber_id = $1',
      [subscriberId],
    )
    const manifest: Manifest = {
      format: 1,
      product: 'Bahi',
      version: this.#request.version,
      schema: this.#request.schema,
      subscriber: { id: subscriberId, name: rows[0]?.name ?? '' },
      madeAt: now.toISOString(),
      madeBy: this.#request.madeBy,
      isEncrypted: lock !== undefined,
      hasPasswords,
      tables: facts,
      documents: await documentsOf(client, subscriberId),
      audit: await auditOf(client, subscriberId),
      leftOut: leftOutOf(hasPasswords),
      entries: this.#entries,
    }
    const list = Buffer.from(JSON.stringify(manifest))
    const signature = {
      publicKey: signer.publicKey.toString('base64'),
      signature: signer.sign(list).toString('base64'),
    }
    await this.#put(manifestPath, list)
    await this.#put(signaturePath, Buffer.from(JSON.stringify(signature)))
    made.manifest = manifest
    made.hash = createHash('sha256').update(list).digest('hex')
  }

  /** Kept files as they are, by their number; their names are in the table. */
  async #files(): Promise<void> {
    const { client, subscriberId } = this.#request
    let last = '0'
    for (;;) {
      const { rows } = await client.query<{ id: string }>(
        `select t.id::text as id from stored_files t where t.subscriber_id = $1 and ${rowRules['stored_files']!.rows} and t.id > $2 order by t.id limit 500`,
        [subscriberId, last],
      )
      if (rows.length === 0) return
      for (const { id } of rows) await this.#add(filePath(id), this.#partsOf(id))
      last = rows.at(-1)!.id
    }
  }

  async *#partsOf(id: string): AsyncGenerator<Uint8Array> {
    for (let number = 0; ; number++) {
      const { rows } = await this.#request.client.query<{ content: Buffer }>(
        'select content from stored_file_parts where subscriber_id = $1 and file_id = $2 and part_number = $3',
        [this.#request.subscriberId, id, number],
      )
      if (!rows[0]) return
      yield rows[0].content
    }
  }

  /** Entries are sealed for an identity of this file alone, and that is sealed for whoever may open it. */
  async #lock(lock: Lock): Promise<void> {
    const identity = await generateX25519Identity()
    this.#recipient = await identityToRecipient(identity)
    const encrypter = new Encrypter()
    encrypter.addRecipient(
      'passphrase' in lock ? new PassphraseRecipient(lock.passphrase, lock.factor) : lock.publicKey,
    )
    await this.#zip.add(keyPath, await encrypter.encrypt(identity), this.#request.now)
  }

  async #add(
    path: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
    range: { readonly from?: string; readonly to?: string } = {},
  ): Promise<void> {
    this.#request.signal?.throwIfAborted()
    const hash = createHash('sha256')
    let size = 0
    async function* counted() {
      for await (const piece of content instanceof Uint8Array ? [content] : content) {
        hash.update(piece)
        size += piece.length
        yield piece
      }
    }
    await this.#put(path, content instanceof Uint8Array ? (take(content), content) : counted())
    function take(bytes: Uint8Array) {
      hash.update(bytes)
      size = bytes.length
    }
    this.#entries.push({ path, size, sha256: hash.digest('hex'), ...range })
  }

  async #put(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    if (this.#recipient === undefined || isOpenPath(path))
      return this.#zip.add(path, content, this.#request.now)
    const encrypter = new Encrypter()
    encrypter.addRecipient(this.#recipient)
    const sealed =
      content instanceof Uint8Array
        ? await encrypter.encrypt(gzipSync(content))
        : Readable.fromWeb(
            (await encrypter.encrypt(Readable.toWeb(gzipped(content)) as never)) as unknown as ReadableStream,
          )
    await this.#zip.add(path + sealedEnd, sealed as Uint8Array, this.#request.now)
  }

  #count(rows: number) {
    this.#done += rows
    this.#request.progress?.(Math.min(this.#done, this.#total), this.#total)
  }
}

function gzipped(content: AsyncIterable<Uint8Array>): Readable {
  const source = Readable.from(content)
  const packed = createGzip()
  source.on('error', (error) => packed.destroy(error))
  return source.pipe(packed)
}
