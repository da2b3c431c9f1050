import { Decimal } from '../../../num/decimal.ts'
import type { Cells, SheetRow, Table } from './declaration.ts'

/** Sums of the columns of a table that have one, to the paisa or to what their cells are exact to. */
export function totalsOf({ key, columns }: Table, rows: readonly SheetRow[]): Cells {
  const own = rows.filter(({ table }) => table === key)
  return Object.fromEntries(
    columns
      .filter(({ isSummed }) => isSummed)
      .map((column): [string, string] => [
        column.key,
        Decimal.sum(own.map(({ cells }) => cells[column.key] ?? '0')).toFixed(
          column.field === 'quantity' ? 3 : 2,
        ),
      ]),
  )
}

export const rowsOf = (rows: readonly SheetRow[], table: string): SheetRow[] =>
  rows.filter((row) => row.table === table)

/** A number of the portal's file; an empty cell is zero. */
export const numberOf = (cells: Cells, key: string): number => Decimal.of(cells[key] || '0').toNumber()

/** `2026-11-20` as the portal writes it: `20-11-2026`. */
export const portalDate = (date: string | undefined): string | undefined =>
  date ? date.split('-').toReversed().join('-') : undefined

/** Only the keys that have something: the portal's files leave out what is not there. */
export const filled = (object: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== ''))

/** Rows that share a key, in the order in which each key came first. */
export function grouped<R>(rows: readonly R[], keyOf: (row: R) => string): R[][] {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}
