import { DataFileFault } from './faults.ts'
import { rowsOf } from './csv.ts'
import type { Row, Value } from './csv.ts'
import type { DataFile } from './read.ts'
import type { DataFileTools } from './tools.ts'

/** What the trail of a file says of itself. */
export interface TrailVerdict {
  readonly entries: number
  readonly seals: number
  readonly unsealed: number
  readonly head: string | null
  /** The first thing wrong: an entry or a seal, by its number. */
  readonly fault?: { readonly kind: 'seal' | 'entry' | 'missing' | 'head'; readonly number: string }
}

/**
 * Proves the audit trail of a file by itself: each seal follows from the one before, each entry is as it was sealed, none is missing. The texts that are
 * hashed are those of `audit_entry_text` and `audit_seal_text` in the database.
 */
export async function verifyTrail(
  file: DataFile,
  tools: DataFileTools,
  progress: (entries: number) => void = () => {},
): Promise<TrailVerdict> {
  const sealed = new Map<string, string>()
  const found = { entries: 0, seals: 0, unsealed: 0, head: null as string | null }
  let previous = '0'.repeat(64)
  for await (const seal of rowsIn(file, 'audit_chain')) {
    const number = seal['seal_number'] ?? ''
    const ids = (seal['entry_ids'] ?? '{}').slice(1, -1).split(',').filter(Boolean)
    const hashes = hexOf(seal['entry_hashes'] ?? null)
    const hasher = tools.sha256()
    hasher.update(fromHex(hexOf(seal['previous_hash'] ?? null)))
    hasher.update(tools.bytesOf(sealText(seal, ids)))
    hasher.update(fromHex(hashes))
    const hash = hexOf(seal['hash'] ?? null)
    const isNext = Number(number) === found.seals + 1 && hexOf(seal['previous_hash'] ?? null) === previous
    if (!isNext || hashes.length !== ids.length * 64 || hasher.end() !== hash)
      return { ...found, fault: { kind: 'seal', number } }
    for (const [index, id] of ids.entries()) sealed.set(id, hashes.slice(index * 64, (index + 1) * 64))
    previous = hash
    found.seals += 1
    found.head = `${number} ${hash}`
  }
  for await (const entry of rowsIn(file, 'audit_entries')) {
    const id = entry['id'] ?? ''
    const expected = sealed.get(id)
    if (expected === undefined) found.unsealed += 1
    else {
      const hasher = tools.sha256()
      hasher.update(tools.bytesOf(entryText(entry)))
      if (hasher.end() !== expected) return { ...found, fault: { kind: 'entry', number: id } }
      sealed.delete(id)
    }
    found.entries += 1
    if (found.entries % 1000 === 0) progress(found.entries)
  }
  const missing = sealed.keys().next()
  if (missing.done !== true) return { ...found, fault: { kind: 'missing', number: missing.value } }
  const { head, entries } = file.manifest.audit
  if (head !== found.head || entries !== found.entries)
    return { ...found, fault: { kind: 'head', number: String(found.seals) } }
  return found
}

/** The rows of a table, a part at a time; each part is proved before its first row is given. */
export async function* rowsIn(file: DataFile, table: string): AsyncGenerator<Row> {
  for (const { path } of file.partsOf(table)) yield* rowsOf(await file.text(path))
}

const sealText = (seal: Row, ids: readonly string[]) =>
  `[${number(seal['subscriber_id'])}, ${number(seal['seal_number'])}, ${momentText(seal['sealed_at'])}, ${text(seal['frontier'])}, ${number(seal['above_id'])}, [${ids.join(', ')}]]`

const entryText = (entry: Row) =>
  `[${[
    number(entry['subscriber_id']),
    number(entry['id']),
    momentText(entry['at']),
    text(entry['transaction_id']),
    text(entry['table_name']),
    number(entry['record_id']),
    text(entry['action']),
    number(entry['before']),
    number(entry['after']),
    number(entry['user_id']),
    number(entry['impersonator_id']),
    text(entry['request_id']),
    text(entry['source']),
    text(entry['reason']),
  ].join(', ')}]`

/** Numbers and JSON are as the table has them. */
const number = (value: Value | undefined) => value ?? 'null'

const escapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  '\\': '\\\\',
}

/** A text as PostgreSQL writes it in JSON: control characters and what must be escaped, all else as it is. */
const text = (value: Value | undefined) =>
  value == null
    ? 'null'
    : `"${value.replaceAll(
        // oxlint-disable-next-line no-control-regex
        /[\u0000-\u001f"\\]/g,
        (letter) => escapes[letter] ?? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )}"`

/** `2026-11-28 10:30:00.12+00` as `2026-11-28 10:30:00.120000`. */
function momentText(value: Value | undefined): string {
  const [, day, time, fraction = ''] =
    /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(value ?? '') ?? []
  if (day === undefined) throw new DataFileFault('altered', 'audit_entries')
  return `"${day} ${time}.${fraction.padEnd(6, '0')}"`
}

/** `\x0a` as `0a`. */
const hexOf = (value: Value) => (value ?? '').replace(/^\\x/, '')

function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2)
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)
  return bytes
}
