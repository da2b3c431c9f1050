import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Handlers } from '../../../platform/handlers.ts'
import { logicOf } from '../kinds/all.ts'
import { isPassing } from '../../../platform/db/passing.ts'
import type { RecordRows, Work } from '../kinds/kind.ts'
import { bindMapping, readRow } from '../rows.ts'
import { fileOf, rowsAt, sheetOf } from '../store.ts'
import { headingsOf } from './headings.ts'
import type { ImportKindName } from '@bahi/contracts/import-sheets.ts'

interface Needed {
  readonly position: number
  readonly rowNumber: number
  readonly rowCount: number
  readonly kind: ImportKindName
  readonly importFileId: number
  readonly needs: readonly string[]
}

interface Asked {
  readonly moveId: number
  readonly position: number
  readonly entityId: number
  readonly overwrites: boolean
  readonly handlers: Handlers
}

/**
 * Within a trial, whose records are all undone again: makes what the records of a batch name, and what those name, as the imports
 * before would have made it. What is refused there is told there; here its absence is.
 */
export async function bringNeeds(ctx: Ctx, asked: Asked, batch: readonly RecordRows[]): Promise<void> {
  const { moveId, position } = asked
  const first = batch.map(({ rows: [row] }) => row!.number)
  const { rows: own } = await sql<{
    needs: string[]
  }>`select r.needs from move_records r where r.subscriber_id = current_subscriber()
    and r.move_id = ${moveId} and r.position = ${position} and r.row_number = any(${first}::int[])`.execute(
    ctx.db,
  )
  const found = new Map<string, Needed>()
  let open = [...new Set(own.flatMap(({ needs }) => needs))]
  const seen = new Set(open)
  while (open.length > 0) {
    const { rows } =
      await sql<Needed>`select r.position, r.row_number, r.row_count, s.kind, s.import_file_id, r.needs from move_records r
      join move_steps s on s.subscriber_id = r.subscriber_id and s.move_id = r.move_id and s.position = r.position
      where r.subscriber_id = current_subscriber() and r.move_id = ${moveId} and r.own_key = any(${open}::text[]) and r.position <= ${position}
        and not (r.position = ${position} and r.row_number = any(${first}::int[]))`.execute(ctx.db)
    for (const row of rows) found.set(`${row.position} ${row.rowNumber}`, row)
    open = [...new Set(rows.flatMap(({ needs }) => needs))].filter((key) => !seen.has(key))
    for (const key of open) seen.add(key)
  }
  const inOrder = [...found.values()].toSorted((a, b) => a.position - b.position || a.rowNumber - b.rowNumber)
  for (const at of new Set(inOrder.map((one) => one.position)))
    await take(
      ctx,
      asked,
      inOrder.filter((one) => one.position === at),
    )
}

async function take(
  ctx: Ctx,
  { entityId, overwrites, handlers }: Asked,
  needed: readonly Needed[],
): Promise<void> {
  const { kind, importFileId } = needed[0]!
  const { name, sheet } = sheetOf(kind)
  const file = await fileOf(ctx, importFileId)
  const { paths } = headingsOf(ctx, kind)
  const { binding } = bindMapping(
    sheet,
    file.headings,
    Object.fromEntries(file.headings.map((heading, index) => [heading, paths[index]!])),
  )
  const numbers = needed.flatMap(({ rowNumber, rowCount }) =>
    Array.from({ length: rowCount }, (_, index) => rowNumber + index),
  )
  const rows = new Map((await rowsAt(ctx, importFileId, numbers)).map((row) => [row.number, row]))
  const records = needed.map(({ rowNumber, rowCount }): RecordRows => ({
    rows: Array.from({ length: rowCount }, (_, index) => rows.get(rowNumber + index)).flatMap((row) =>
      row ? [readRow(binding, row)] : [],
    ),
  }))
  const work: Work = {
    importId: -1,
    isMove: true,
    kind: name,
    sheet,
    binding,
    fileHash: file.hash,
    entityId,
    overwrites,
    handlers,
    known: new Map(),
  }
  const logic = logicOf(name)
  await logic.prepare?.(ctx, records, work)
  for (const record of records)
    try {
      await ctx.savepoint(() => logic.take(ctx, record, work))
    } catch (error) {
      if (isPassing(error)) throw error
    }
}
