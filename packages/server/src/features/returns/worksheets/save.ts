import { worksheetLimits } from '@bahi/contracts/worksheets.ts'
import type { WorksheetCalls as Calls } from '@bahi/contracts/worksheets.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { Cells, Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import type { Ctx } from '../../../platform/context.ts'
import { conflict, invalid } from '../../../platform/errors.ts'
import type { Issue } from '../../../platform/errors.ts'
import { actionRefused } from '../../ledger/index.ts'
import { booksOf } from './books.ts'
import { addEntries, changeEntry, entriesOf, removeEntries } from './entries.ts'
import type { Entry } from './entries.ts'
import { openPlace } from './place.ts'
import type { WorksheetPlace } from './place.ts'
import { completionReader, rowReader } from './row-issues.ts'
import type { ReadRow } from './row-issues.ts'
import { enteredTable } from './tables.ts'

type Input = ParsedOf<Calls['saveRows']>
type Given = Input['rows'][number]

/** Rows as they were checked, with the entry that they change. */
interface Checked {
  readonly cells: Cells
  readonly source: string | null
  readonly entry: Entry | undefined
}

export async function saveRows(
  ctx: Ctx,
  name: WorksheetName,
  input: Input,
): Promise<ReplyOf<Calls['saveRows']>> {
  const table = enteredTable(
    name,
    input.table,
    input.rows.every(({ source }) => source !== undefined),
  )
  const place = await openPlace(ctx, name, input)
  const entries = await entriesOf(ctx.db, place)
  const checked = await checkedRows(ctx, place, table, { given: input.rows, entries })
  refuseStale(input.rows, checked)
  const added = checked.filter(({ entry }) => !entry)
  refuseTooMany(ctx, table, entries, added.length)
  const ids = new Map<Checked, number>()
  for (const row of checked)
    if (row.entry) {
      const id = await changeEntry(ctx.db, { ...row.entry, cells: row.cells })
      if (id !== undefined) ids.set(row, id)
    }
  const newIds = await addEntries(
    ctx.db,
    place,
    table.key,
    added.map(({ source, cells }) => ({ source, cells })),
  )
  added.forEach((row, at) => ids.set(row, newIds[at]!))
  return { ids: checked.map((row) => ids.get(row)!) }
}

async function checkedRows(
  ctx: Ctx,
  place: WorksheetPlace,
  table: Table,
  { given, entries }: { readonly given: readonly Given[]; readonly entries: readonly Entry[] },
): Promise<Checked[]> {
  const own = entries.filter((entry) => entry.table === table.key)
  const books = given.some(({ source }) => source !== undefined)
    ? new Map(
        (await booksOf[place.name](ctx.db, place)).rows
          .filter((row) => row.table === table.key)
          .map((row) => [row.source, row.cells]),
      )
    : new Map<string | undefined, Cells>()
  const read = rowReader(table, place)
  const complete = completionReader(table, place)
  const issues: Issue[] = []
  const rows = given.map(({ id, source, cells }, at): Checked => {
    const entry = own.find((one) => (source === undefined ? one.id === id : one.source === source))
    const ofBooks = source === undefined ? undefined : books.get(source)
    if (source !== undefined && !ofBooks) issues.push({ path: `rows[${at}].source`, code: 'UNKNOWN_RECORD' })
    if (id !== undefined && !entry) issues.push({ path: `rows[${at}].id`, code: 'UNKNOWN_RECORD' })
    const one: ReadRow = ofBooks ? complete(cells, ofBooks) : read(cells)
    issues.push(...one.issues.map((issue) => ({ ...issue, path: `rows[${at}].cells.${issue.path}` })))
    return { cells: one.cells, source: source ?? null, entry }
  })
  if (issues.length > 0) throw invalid(issues)
  return rows
}

/** Somebody saved another version since: the reply has it. */
function refuseStale(given: readonly Given[], checked: readonly Checked[]): void {
  for (const [at, { entry }] of checked.entries())
    if (entry && given[at]!.version !== undefined && given[at]!.version !== entry.version)
      throw conflict({ id: entry.id, version: entry.version, cells: entry.cells })
}

export function refuseTooMany(ctx: Ctx, table: Table, entries: readonly Entry[], added: number): void {
  const most = worksheetLimits.rowsOfTable
  const held = entries.filter((entry) => entry.table === table.key).length
  if (held + added > most) throw actionRefused(ctx, 'worksheet.refused.tooMany', { most: String(most) })
}

export async function deleteRows(
  ctx: Ctx,
  name: WorksheetName,
  { table: key, ids, ...asked }: ParsedOf<Calls['deleteRows']>,
): Promise<ReplyOf<Calls['deleteRows']>> {
  enteredTable(name, key, true)
  const place = await openPlace(ctx, name, asked)
  const known = new Set((await entriesOf(ctx.db, place)).map(({ id }) => id))
  const unknown = ids.flatMap((id, at) =>
    known.has(id) ? [] : [{ path: `ids[${at}]`, code: 'UNKNOWN_RECORD' }],
  )
  if (unknown.length > 0) throw invalid(unknown)
  return { deleted: await removeEntries(ctx.db, place, ids) }
}
