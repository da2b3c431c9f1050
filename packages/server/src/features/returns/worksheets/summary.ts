import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { WorksheetCalls as Calls } from '@bahi/contracts/worksheets.ts'
import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import { rowsOf, totalsOf } from '@bahi/domain/returns/forms/worksheet/cells.ts'
import type { Ctx } from '../../../platform/context.ts'
import { filedOther } from '../filed-other.ts'
import { checksOf } from './checks.ts'
import { placeOf } from './place.ts'
import { sheetOf } from './sheet.ts'
import { tableNamed } from './tables.ts'

export async function summary(
  ctx: Ctx,
  name: WorksheetName,
  input: ParsedOf<Calls['summary']>,
): Promise<ReplyOf<Calls['summary']>> {
  const place = await placeOf(ctx, name, input)
  const sheet = await sheetOf(ctx, place)
  const found = await checksOf(ctx, sheet)
  return {
    entityId: place.entityId,
    gstin: place.ownGstin,
    returnPeriod: place.returnPeriod,
    from: place.from,
    to: place.to,
    dueDate: place.dueOn,
    periods: [...place.periods],
    isFiler: place.isFiler,
    tables: place.form.tables.map((table) => {
      const rows = rowsOf(sheet.rows, table.key)
      return {
        table: table.key,
        rows: rows.length,
        entered: rows.filter(({ source }) => source === undefined).length,
        totals: { ...totalsOf(table, rows) },
      }
    }),
    ...found,
    filed: await filedOther(ctx, { ...input, returnType: place.form.form }),
  }
}

/** Rows of a table, those of the books first. */
export async function rows(
  ctx: Ctx,
  name: WorksheetName,
  { table: key, start, size, ...asked }: ParsedOf<Calls['rows']>,
): Promise<ReplyOf<Calls['rows']>> {
  const table = tableNamed(name, key)
  const place = await placeOf(ctx, name, asked)
  const all = rowsOf((await sheetOf(ctx, place)).rows, table.key)
  return {
    total: all.length,
    records: all.slice(start, start + size).map(({ cells, entry, document, source, home }) => ({
      cells: { ...cells },
      entryId: entry?.id ?? null,
      version: entry?.version ?? null,
      document: document ?? null,
      source: source ?? null,
      home: home ? { table: home.table, cells: { ...home.cells } } : null,
    })),
  }
}
