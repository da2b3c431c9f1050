import type { CalendarDate } from '../../cal/date.ts'
import type { Gstr1Entry, Restatement } from './entries.ts'
import type { HsnRow } from './hsn.ts'
import type { IssuedRange } from './issued.ts'
import { piecesOf } from './json-pieces.ts'
import { text } from './json-values.ts'
import { writePieces } from './pieces.ts'
import type { Chunk } from './pieces.ts'
import type { Gstr1Row } from './rows.ts'

export interface Gstr1Header {
  readonly gstin: string
  /** 'MMYYYY'. */
  readonly period: string
  /** Turnover of the year before, and from April on: left away where unknown, never guessed. */
  readonly grossTurnover?: string | null
  readonly currentTurnover?: string | null
}

/** Everything the file is written from. Lists may be streams; each is read once, in its order. */
export interface Gstr1Content {
  /** All records of a section together, those of a group (recipient, place, payment) next to one another. */
  readonly entries: Iterable<Gstr1Entry> | AsyncIterable<Gstr1Entry>
  /** Sums of rows, each key once (`sumRows`): b2cs, nil, at, txpd and supeco are written, others passed over. */
  readonly sums: Iterable<Gstr1Row>
  readonly restatements: Iterable<Restatement>
  readonly hsn: Iterable<HsnRow>
  readonly issued: Iterable<IssuedRange>
}

export interface JsonOptions {
  /** The file for the offline upload: with version, hash and document names, which the API refuses. */
  readonly offline?: boolean
}

/** Names the release of the offline tool whose shape the file has. */
export const offlineVersion = 'GST3.2.4'

/** The portal takes about 5 MB a file. */
export const fileLimitBytes = 4_000_000

/**
 * GSTR-1 as the portal's JSON, a stretch of text at a time, so that the return of 100,000 invoices is not in
 * memory. Sections without records are absent; amounts are JSON numbers written from their decimal text.
 */
export async function* gstr1Text(
  header: Gstr1Header,
  content: Gstr1Content,
  options: JsonOptions = {},
): AsyncGenerator<string> {
  for await (const chunk of gstr1Files(header, content, options, Infinity)) yield chunk.text
}

/** The same in files that stay below the limit of the portal; each is complete, together they are the return. */
export function gstr1Files(
  header: Gstr1Header,
  content: Gstr1Content,
  options: JsonOptions = {},
  limitBytes: number = fileLimitBytes,
): AsyncGenerator<Chunk> {
  return writePieces(headerText(header, options), piecesOf(header.period, content, options), limitBytes)
}

/** The whole return as a value, for returns that are known to be small: a body to send, a test to compare. */
export async function gstr1Object(
  header: Gstr1Header,
  content: Gstr1Content,
  options: JsonOptions = {},
): Promise<Record<string, unknown>> {
  let whole = ''
  for await (const part of gstr1Text(header, content, options)) whole += part
  return JSON.parse(whole) as Record<string, unknown>
}

/**
 * Name of the file for the offline upload, or of the one for the portal itself; `part` where the return is cut into
 * several.
 *
 * @example
 * gstr1FileName('27AAKCM4821P1ZW', '2025-12-05') // 'returns_5122025_R1_27AAKCM4821P1ZW_offline.json'
 */
export function gstr1FileName(
  gstin: string,
  today: CalendarDate,
  part?: number,
  { isOffline = true, code = 'R1' }: { readonly isOffline?: boolean; readonly code?: 'R1' | 'R1A' } = {},
): string {
  const [year, month, day] = today.split('-').map(Number)
  const suffix = part === undefined ? '' : `_${part}`
  return `returns_${day}${month}${year}_${code}_${gstin}${isOffline ? '_offline' : ''}${suffix}.json`
}

/** Opens the object of the file with the members before its sections. */
export function headerText(header: Gstr1Header, options: JsonOptions): string {
  let members = `{"gstin":${text(header.gstin)},"fp":${text(header.period)}`
  if (header.grossTurnover != null) members += `,"gt":${header.grossTurnover}`
  if (header.currentTurnover != null) members += `,"cur_gt":${header.currentTurnover}`
  if (options.offline) members += `,"version":${text(offlineVersion)},"hash":"hash"`
  return members
}
