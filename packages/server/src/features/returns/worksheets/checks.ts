import { cellChecks } from '@bahi/domain/returns/forms/worksheet/checks.ts'
import type { Check, RowDocument, SheetRow } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { PlacedSheet } from './sheet.ts'

export interface SaidCheck {
  readonly code: string
  readonly severity: Check['severity']
  readonly table: string | null
  readonly row: number | null
  readonly message: string
  readonly fix: string
  readonly document: RowDocument | null
}

/** More are not shown: who mends these asks again. */
const mostShown = 500

/** All that is wrong with a worksheet, errors first, in the reader's words. What was filed, and what is not to be filed, is not checked. */
export async function checksOf(ctx: Ctx, sheet: PlacedSheet) {
  const { place } = sheet
  if (sheet.isFiled || !place.isFiler) return { checks: [], errors: 0, warnings: 0 }
  const found = [...cellChecks(place.form.tables, sheet.rows), ...place.form.checks(sheet)]
  const errors = found.filter(({ severity }) => severity === 'Error')
  const warnings = found.filter(({ severity }) => severity === 'Warning')
  const places = placesOf(sheet.rows)
  const { dateFormat } = await ctx.settings(place.entityId)
  return {
    checks: [...errors, ...warnings]
      .slice(0, mostShown)
      .map((check) => said(ctx, check, { places, dateFormat })),
    errors: errors.length,
    warnings: warnings.length,
  }
}

/** Where each row is in its table. */
function placesOf(rows: readonly SheetRow[]): ReadonlyMap<SheetRow, number> {
  const counts = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const at = counts.get(row.table) ?? 0
      counts.set(row.table, at + 1)
      return [row, at]
    }),
  )
}

function said(
  ctx: Ctx,
  { code, severity, table, row, document, params = {} }: Check,
  { places, dateFormat }: { readonly places: ReadonlyMap<SheetRow, number>; readonly dateFormat: string },
): SaidCheck {
  const at = row ? (places.get(row) ?? null) : null
  const words = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'column'
        ? ctx.t(`worksheet.column.${value}`)
        : name === 'date'
          ? formatDate(value, dateFormat)
          : value,
    ]),
  )
  const named =
    row && at !== null ? { row: ctx.t('worksheet.rowOf', { table: row.table, row: String(at + 1) }) } : {}
  return {
    code,
    severity,
    table: table ?? null,
    row: at,
    message: ctx.t(`worksheet.check.${code}`, { ...named, ...words }),
    fix: ctx.t(`worksheet.fix.${code}`, { ...named, ...words }),
    document: document ?? row?.document ?? null,
  }
}
