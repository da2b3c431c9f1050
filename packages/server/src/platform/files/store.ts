import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'
import { refuseTooMuchStored } from '../plan.ts'

export interface NewFile {
  /** What it is for: 'export', 'attachment', … */
  readonly purpose: string
  readonly name: string
  readonly contentType: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  readonly expiresAt?: Date
}

export interface StoredFile {
  readonly id: number
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly expiresAt: string | null
}

const partBytes = 1024 * 1024

/** Keeps a file in the tenant's tables, a megabyte at a time; an upload is refused with `PLAN_STORAGE` where the plan has no room for it. */
export async function storeFile(
  db: Db,
  who: { readonly subscriberId: number; readonly userId: number | null },
  file: NewFile,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stored_files (subscriber_id, purpose, name, content_type, size, created_by, expires_at)
    values (${who.subscriberId}, ${file.purpose}, ${safeName(file.name)}, ${file.contentType}, 0, ${who.userId}, ${file.expiresAt ?? null})
    returning id`.execute(db)
  const id = rows[0]!.id
  const hash = createHash('sha256')
  let size = 0
  let number = 0
  for await (const part of partsOf(file.content)) {
    hash.update(part)
    size += part.length
    await sql`insert into stored_file_parts (subscriber_id, file_id, part_number, content)
      values (${who.subscriberId}, ${id}, ${number++}, ${Buffer.from(part.buffer, part.byteOffset, part.length)})`.execute(
      db,
    )
  }
  await sql`update stored_files set size = ${size}, sha256 = ${hash.digest()}
    where subscriber_id = ${who.subscriberId} and id = ${id}`.execute(db)
  await refuseTooMuchStored(db, file.purpose)
  return id
}

export async function fileFacts(db: Db, subscriberId: number, id: number): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`select id, name, content_type, size, expires_at from stored_files
    where subscriber_id = ${subscriberId} and id = ${id}`.execute(db)
  return rows[0]
}

/** The parts of a file in order; `read` runs each query, so that no transaction is held while a slow client reads. */
export async function* readFile(
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  subscriberId: number,
  id: number,
): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number++) {
    const part = await read(async (db) => {
      const { rows } = await sql<{ content: Buffer }>`select content from stored_file_parts
        where subscriber_id = ${subscriberId} and file_id = ${id} and part_number = ${number}`.execute(db)
      return rows[0]?.content
    })
    if (!part) return
    yield part
  }
}

/** A file that is read from anywhere in it. */
export interface Bytes {
  readonly size: number
  /** Exactly so many bytes; both ends lie within the file. */
  read(from: number, length: number): Promise<Buffer>
}

/**
 * A kept file to be read from anywhere; one part of it is in memory. `read` runs each query, so that no transaction is held
 * meanwhile. Undefined where there is no such file.
 */
export async function openFile(
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  subscriberId: number,
  id: number,
): Promise<Bytes | undefined> {
  const facts = await read((db) => fileFacts(db, subscriberId, id))
  if (!facts) return undefined
  let held: { readonly number: number; readonly content: Buffer } | undefined
  const part = async (number: number) => {
    if (held?.number === number) return held.content
    const content = await read(async (db) => {
      const { rows } = await sql<{ content: Buffer }>`select content from stored_file_parts
        where subscriber_id = ${subscriberId} and file_id = ${id} and part_number = ${number}`.execute(db)
      return rows[0]!.content
    })
    held = { number, content }
    return content
  }
  return {
    size: Number(facts.size),
    async read(from, length) {
      const pieces: Buffer[] = []
      for (let at = from; at < from + length;) {
        const number = Math.floor(at / partBytes)
        const begin = at - number * partBytes
        const piece = (await part(number)).subarray(begin, begin + from + length - at)
        pieces.push(piece)
        at += piece.length
      }
      return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
    },
  }
}

async function* partsOf(content: NewFile['content']): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) {
    for (let at = 0; at < content.length; at += partBytes) yield content.subarray(at, at + partBytes)
    return
  }
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content) {
    held.push(piece)
    bytes += piece.length
    while (bytes >= partBytes) {
      const whole = Buffer.concat(held)
      yield whole.subarray(0, partBytes)
      held = [whole.subarray(partBytes)]
      bytes = whole.length - partBytes
    }
  }
  if (bytes > 0) yield Buffer.concat(held)
}

/** A name that is only a name: no path, no control characters, 150 characters at most. */
export function safeName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/^\.+/, '')
    .trim()
  return plain.slice(0, 150) || 'file'
}
