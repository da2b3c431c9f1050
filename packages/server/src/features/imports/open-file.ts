import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import type { importCalls } from '@bahi/contracts/imports.ts'
import { mostImportColumns } from '@bahi/contracts/import-limits.ts'
import type { ImportKindName } from '@bahi/contracts/import-sheets.ts'
import type { ParsedOf } from '@bahi/contracts/call.ts'
import { SpooledFile } from '@bahi/contracts/spooled-file.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { safeName } from '../../platform/files/store.ts'
import { guessMapping, headingScore } from './headings/guess.ts'
import type { Guess, Mapping } from './headings/guess.ts'
import { withImportReader } from './read/helper.ts'
import type { Look } from './read/read-tables.ts'
import { TableFault } from './read/table-file.ts'
import type { FileRow } from './rows.ts'
import { requireKind, sheetOf } from './store.ts'
import { temporaryPlace } from '../../platform/files/temporary.ts'

type Input = Pick<ParsedOf<(typeof importCalls)['read']>, 'kind' | 'file' | 'entityId' | 'sheet'>

/** A file that was kept, with what its headings are taken for. */
export interface OpenedFile {
  readonly id: number
  readonly kind: ImportKindName
  readonly fileName: string
  readonly hash: Buffer
  readonly format: Look['format']
  readonly bytes: number
  readonly sheet: string
  readonly sheets: readonly string[]
  readonly headingRow: number
  readonly headings: readonly string[]
  readonly head: readonly FileRow[]
  readonly guess: Guess
  readonly notices: readonly { readonly code: string; readonly params: Readonly<Record<string, string>> }[]
}

/** First rows that are looked at for headings, and kept for a preview. */
const headRows = 80
const mostHeadingRow = 40
const previewRows = 20
/** What is read and never run is forgotten. */
const keptDays = 3

/** Reads the headings of a file and keeps it. Holds no transaction while it reads. */
export async function openFile(ctx: Ctx, { kind, file, entityId, sheet }: Input): Promise<OpenedFile> {
  requireKind(ctx, kind)
  const name = safeName(file.name)
  const spooled = file instanceof SpooledFile ? undefined : await spool(file.content)
  const place = spooled ?? (file as SpooledFile).path
  try {
    const look = await withImportReader(ctx.subscriberId, { path: place, name }, (reader) =>
      reader.look(headRows),
    ).catch((error: unknown) => {
      throw error instanceof TableFault ? refuseField('file', error.code, error.params) : error
    })
    const { table, others } = chosen(kind, look, sheet)
    const found = headingsIn(kind, table.rows)
    const { hash, bytes } = await hashOf(place)
    return await ctx.inTransaction(async (inner) => {
      if (entityId !== undefined) inner.requireActive(entityId)
      const expiresAt = new Date(inner.clock().getTime() + keptDays * 86_400_000)
      const fileId = await inner.files.store({
        purpose: 'import',
        name,
        contentType: 'application/octet-stream',
        content: createReadStream(place),
        expiresAt,
      })
      const guess = guessMapping(
        sheetOf(kind).name,
        sheetOf(kind).sheet,
        found.headings,
        await remembered(inner, kind),
      )
      const facts = {
        kind,
        fileName: name,
        hash,
        format: look.format,
        bytes,
        sheet: table.name,
        sheets: look.tables.filter(({ isHidden }) => !isHidden).map((one) => one.name),
        guess,
        ...found,
      }
      const notices = noticesOf(look, table, others)
      const { rows } = await sql<{ id: number }>`
        insert into import_files (subscriber_id, kind, entity_id, file_id, file_name, file_hash, format, bytes, sheet, sheets, heading_row, headings, head, layout, notices)
        values (current_subscriber(), ${kind}, ${entityId ?? null}, ${fileId}, ${name}, ${hash}, ${facts.format}, ${bytes}, ${facts.sheet}, ${[...facts.sheets]}::text[],
          ${found.headingRow}, ${[...found.headings]}::text[], ${JSON.stringify(found.head)}::jsonb, ${guess.layout ?? null}, ${JSON.stringify(notices)}::jsonb)
        returning id`.execute(inner.db)
      return { id: rows[0]!.id, ...facts, notices }
    })
  } finally {
    if (spooled) await rm(spooled, { force: true })
  }
}

export async function spool(content: string): Promise<string> {
  const place = temporaryPlace('import')
  await writeFile(place, Buffer.from(content, 'base64'), { mode: 0o600 })
  return place
}

export async function hashOf(place: string): Promise<{ readonly hash: Buffer; readonly bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(place) as AsyncIterable<Buffer>) {
    hash.update(piece)
    bytes += piece.length
  }
  return { hash: hash.digest(), bytes }
}

type LookedTable = Look['tables'][number]

/** The sheet that is asked for, else the one whose headings fit best; hidden ones only where they are asked for by name. */
function chosen(kind: ImportKindName, { tables }: Look, asked: string | undefined) {
  const open = tables.filter(({ isHidden }) => !isHidden)
  const { name, sheet } = sheetOf(kind)
  const best = (table: LookedTable) =>
    Math.max(0, ...table.rows.slice(0, mostHeadingRow).map(({ cells }) => headingScore(name, sheet, cells)))
  const table =
    asked === undefined
      ? open.toSorted((a, b) => best(b) - best(a) || Number(b.rows.length > 0) - Number(a.rows.length > 0))[0]
      : tables.find((one) => one.name === asked)
  if (asked !== undefined && !table) throw refuseField('sheet', 'IMPORT_SHEET_UNKNOWN', { sheet: asked })
  if (!table || table.rows.length === 0) throw refuseField('file', 'IMPORT_FILE_EMPTY')
  return { table, others: open.filter((one) => one !== table && one.rows.length > 0) }
}

/** Where the headings are, and what is below them; headings that are empty or come twice get names of their own. */
function headingsIn(kind: ImportKindName, rows: readonly FileRow[]) {
  const { name, sheet } = sheetOf(kind)
  let at = -1
  let most = 0
  for (const [index, { cells }] of rows.slice(0, mostHeadingRow).entries()) {
    const score = headingScore(name, sheet, cells)
    if (score > most) [at, most] = [index, score]
  }
  // No known heading: the first row of several texts.
  if (at < 0)
    at = rows.findIndex(
      ({ cells }) => cells.filter((cell) => cell !== '' && !/^[\d.,/-]+$/.test(cell)).length > 1,
    )
  if (at < 0) throw refuseField('file', 'IMPORT_NO_HEADINGS')
  const { number, cells } = rows[at]!
  const below = rows.slice(at + 1)
  const width = Math.min(mostImportColumns, Math.max(cells.length, ...below.map((row) => row.cells.length)))
  const seen = new Map<string, number>()
  const headings = Array.from({ length: width }, (_, index) => {
    const plain = (cells[index] ?? '').slice(0, 200) || `[${letters(index)}]`
    // A column that fills a field whatever is in it begins so.
    const heading = plain.startsWith('=') ? ` ${plain}` : plain
    const times = (seen.get(heading) ?? 0) + 1
    seen.set(heading, times)
    return times === 1 ? heading : `${heading} (${times})`
  })
  return { headingRow: number, headings, head: below.slice(0, previewRows) }
}

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** What the person has said that headings mean, by folded heading. */
export async function remembered(ctx: Ctx, kind: ImportKindName): Promise<Mapping> {
  const { rows } = await sql<{ mapping: Mapping }>`select h.mapping from import_headings h
    where h.subscriber_id = current_subscriber() and h.user_id = ${ctx.userId} and h.kind = ${kind}`.execute(
    ctx.db,
  )
  return rows[0]?.mapping ?? {}
}

function noticesOf(look: Look, table: LookedTable, others: readonly LookedTable[]) {
  const hidden = look.tables.filter(({ isHidden, name }) => isHidden && name !== table.name)
  const names = (list: readonly LookedTable[]) => list.map(({ name }) => name).join(', ')
  return [
    ...(look.hasMacros ? [{ code: 'macros', params: {} }] : []),
    ...(hidden.length > 0 ? [{ code: 'hiddenSheets', params: { names: names(hidden) } }] : []),
    ...(others.length > 0
      ? [{ code: 'otherSheets', params: { sheet: table.name, names: names(others) } }]
      : []),
    ...table.notices.map((code) => ({ code, params: {} })),
  ]
}
