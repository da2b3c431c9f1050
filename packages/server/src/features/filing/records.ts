import { createHash } from 'node:crypto'
import { writePieces } from '@bahi/domain/returns/gstr1/pieces.ts'
import type { Level, Piece } from '@bahi/domain/returns/gstr1/pieces.ts'

/** What the portal has of a record. */
export interface KeptRecord {
  readonly hash: string
  readonly removal: Removal | null
}

/** A record as it is sent to take it back, within its groups. */
export interface Removal {
  readonly levels: readonly Level[]
  readonly text: string
}

export interface SentRecord {
  readonly key: string
  readonly hash: string
  readonly part: number
  readonly removal: Removal | null
}

/** One part of a push: a whole JSON of the return. */
interface Content {
  readonly number: number
  readonly text: string
  readonly records: number
}

export interface Parts {
  readonly contents: readonly Content[]
  readonly sent: readonly SentRecord[]
  /** Keys of records that are taken back, with the part that does it. */
  readonly removed: readonly { readonly key: string; readonly part: number }[]
  /** How many records the books have in all. */
  readonly total: number
  /** A part of the return that is replaced as a whole has vanished, which the portal has no words for: begin anew. */
  readonly needsReset: boolean
}

/** The portal takes about 5 MB at once; source: GSTN taxpayer API. */
const limitBytes = 3_900_000

/** Puts together what the portal does not have yet: new and changed records, then those to take back. */
export async function partsOf(
  header: string,
  pieces: AsyncIterable<Piece>,
  kept: ReadonlyMap<string, KeptRecord>,
  limit: number = limitBytes,
): Promise<Parts> {
  const seen = new Set<string>()
  const waiting: Omit<SentRecord, 'part'>[] = []
  async function* changed(): AsyncGenerator<Piece> {
    for await (const piece of pieces) {
      const record = { key: keyOf(piece), hash: hashOf(piece), removal: removalOf(piece) }
      seen.add(record.key)
      if (kept.get(record.key)?.hash === record.hash) continue
      waiting.push(record)
      yield piece
    }
  }
  const contents: Content[] = []
  const sent: SentRecord[] = []
  for await (const { text, records } of cut(header, changed(), limit)) {
    const part = contents.length + 1
    contents.push({ number: part, text, records })
    for (const record of waiting.splice(0, records)) sent.push({ ...record, part })
  }
  const gone = [...kept].filter(([key]) => !seen.has(key))
  const needsReset = gone.some(([, { removal }]) => removal === null)
  const removed = needsReset ? [] : await removals(header, gone, contents, limit)
  return { contents, sent, removed, total: seen.size, needsReset }
}

/** Pieces in parts below the limit, each a whole JSON. */
async function* cut(
  header: string,
  pieces: AsyncIterable<Piece>,
  limit: number,
): AsyncGenerator<{ readonly text: string; readonly records: number }> {
  let group: Piece[] = []
  let bytes = 0
  for await (const piece of pieces) {
    const size = piece.levels.reduce(
      (sum, { open }) => sum + open.length + 3,
      Buffer.byteLength(piece.text) + 1,
    )
    if (group.length > 0 && header.length + bytes + size > limit) {
      yield { text: await written(header, group), records: group.length }
      group = []
      bytes = 0
    }
    group.push(piece)
    bytes += size
  }
  if (group.length > 0) yield { text: await written(header, group), records: group.length }
}

async function written(header: string, group: readonly Piece[]): Promise<string> {
  let text = ''
  for await (const chunk of writePieces(header, group)) text += chunk.text
  return text
}

/** Records that the books no longer have, in parts of their own after the others. */
async function removals(
  header: string,
  gone: readonly (readonly [string, KeptRecord])[],
  contents: Content[],
  limit: number,
): Promise<{ key: string; part: number }[]> {
  const rows = gone
    .flatMap(([key, { removal }]) => (removal ? [{ key, removal }] : []))
    // Records of a group must come together.
    .toSorted((a, b) => (groupOf(a.removal) < groupOf(b.removal) ? -1 : 1))
  const removed: { key: string; part: number }[] = []
  for await (const { text, records } of cut(header, asStream(rows.map(({ removal }) => removal)), limit)) {
    const part = contents.length + 1
    contents.push({ number: part, text, records })
    for (const { key } of rows.splice(0, records)) removed.push({ key, part })
  }
  return removed
}

async function* asStream(list: readonly Piece[]): AsyncGenerator<Piece> {
  yield* list
}

const groupOf = ({ levels }: Removal): string => levels.map(({ open }) => open).join('')

const hashOf = ({ levels, text }: Piece): string =>
  createHash('sha256')
    .update(levels.map(({ open }) => open).join(''))
    .update(text)
    .digest('base64url')
    .slice(0, 22)

/** Section, group and what names the record; a piece without levels is a whole section. */
export function keyOf({ levels, text }: Piece): string {
  const [section, ...groups] = levels
  if (!section) return nameIn(text)
  const record = JSON.parse(text) as Record<string, unknown>
  const group = groups.map(({ open }) => open.slice(1, open.indexOf(',"'))).join('|')
  return [nameIn(section.open), group, ...identityOf(record)].join('|')
}

/** Of documents the number first reported; of sums by place and rate what they are sums of. */
function identityOf(record: Record<string, unknown>): string[] {
  const number = record['oinum'] ?? record['ont_num'] ?? record['inum'] ?? record['nt_num']
  if (typeof number === 'string') return [number.toUpperCase()]
  return ['omon', 'sply_ty', 'typ', 'pos', 'rt', 'diff_percent'].flatMap((member) => {
    const value = record[member]
    return typeof value === 'string' || typeof value === 'number' ? [`${value}`] : []
  })
}

const nameIn = (text: string): string => /^"(\w+)"/.exec(text)?.[1] ?? ''

/** A record is taken back by its own members without items and amounts. */
function removalOf({ levels, text }: Piece): Removal | null {
  if (levels.length === 0) return null
  const record = JSON.parse(text) as Record<string, unknown>
  const {
    itms: _items,
    val: _value,
    txval: _taxable,
    iamt: _i,
    camt: _c,
    samt: _s,
    csamt: _cess,
    ...named
  } = record
  return { levels, text: JSON.stringify({ ...named, flag: 'D' }) }
}
