import type { ImportColumn } from '@bahi/contracts/import-column.ts'
import type { ImportSheet } from '@bahi/contracts/import-sheets.ts'
import type { Issue } from '../../platform/errors.ts'
import { isConstant } from './headings/guess.ts'
import type { Mapping } from './headings/guess.ts'
import { readCell } from './read-cell.ts'

/** A row of a file: its line there, and its cells. */
export interface FileRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** What is wrong with a cell, or with a row where no column has to do with it. */
export interface Problem {
  readonly row: number
  readonly path: string
  readonly column: string | null
  readonly value: string
  readonly code: string
  readonly params?: Issue['params']
  readonly isWarning?: boolean
}

interface Bound {
  readonly column: ImportColumn
  readonly heading: string | null
  readonly index: number
  readonly constant: string | undefined
}

/** The columns of a file that fill fields, in the order of the fields. */
export interface Binding {
  readonly sheet: ImportSheet
  readonly columns: readonly Bound[]
}

/** Binds a mapping to the headings of a file; what cannot be is told. */
export function bindMapping(
  sheet: ImportSheet,
  headings: readonly string[],
  mapping: Mapping,
): { readonly binding: Binding; readonly issues: readonly Issue[] } {
  const columns: Bound[] = []
  const issues: Issue[] = []
  for (const [heading, path] of Object.entries(mapping)) {
    if (path === '') continue
    const column = sheet.columns.find((one) => one.path === path)
    const at = `mapping.${heading}`
    if (!column) {
      issues.push({ path: at, code: 'IMPORT_FIELD_UNKNOWN', params: { field: path } })
      continue
    }
    if (columns.some((bound) => bound.column === column)) {
      issues.push({ path: at, code: 'IMPORT_COLUMN_TWICE', params: { field: path } })
      continue
    }
    const index = headings.indexOf(heading)
    if (index < 0 && !isConstant(heading)) continue
    columns.push({
      column,
      heading: index < 0 ? null : heading,
      index,
      constant: index < 0 ? heading.slice(1).trim() : undefined,
    })
  }
  const order = new Map(sheet.columns.map((column, index) => [column, index]))
  return {
    binding: { sheet, columns: columns.toSorted((a, b) => order.get(a.column)! - order.get(b.column)!) },
    issues,
  }
}

export interface ReadRow {
  readonly number: number
  /** Values by field, of the cells that are filled and could be read. */
  readonly values: Map<string, unknown>
  readonly problems: Problem[]
  /** Cells that are filled, by field. */
  readonly texts: ReadonlyMap<string, string>
}

/** What the cells of a row mean. */
export function readRow({ sheet, columns }: Binding, { number, cells }: FileRow): ReadRow {
  const values = new Map<string, unknown>()
  const texts = new Map<string, string>()
  const problems: Problem[] = []
  for (const { column, heading, index, constant } of columns) {
    const text = constant ?? cells[index] ?? ''
    if (text === '') continue
    if (constant === undefined) texts.set(column.path, text)
    const outcome = readCell(sheet, column, text)
    if ('value' in outcome) values.set(column.path, outcome.value)
    else problems.push({ row: number, path: column.path, column: heading, value: text, ...outcome.issue })
  }
  return { number, values, texts, problems }
}

/** Columns that name the record whose id a field has. */
const namesOfIds: Readonly<Record<string, readonly string[]>> = {
  partyId: ['partyCode', 'partyGstin', 'partyName'],
  itemId: ['itemCode', 'itemName'],
  entityId: ['entity'],
  childEntityId: ['place'],
  seriesId: ['series'],
}

/** The heading of the column that fills a field, or one around or within it, or that names the record of its id. */
export function columnOf({ columns }: Binding, path: string, texts?: ReadRow['texts']): Bound | undefined {
  const at = path.lastIndexOf('.') + 1
  const names = namesOfIds[path.slice(at)]?.map((name) => path.slice(0, at) + name) ?? []
  const naming = columns.filter((bound) => names.includes(bound.column.path))
  return (
    columns.find((bound) => bound.column.path === path) ??
    columns.find((bound) => path.startsWith(`${bound.column.path}.`)) ??
    columns.find((bound) => bound.column.path.startsWith(`${path}.`)) ??
    naming.find((bound) => texts?.get(bound.column.path)) ??
    naming[0]
  )
}

/** A body from values by their paths: `{ 'address.line1': 'x' }` is `{ address: { line1: 'x' } }`. */
export function nested(values: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [path, value] of values) put(body, path, value)
  return body
}

export function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const parts = path.split('.')
  let at: Record<string, unknown> = body
  for (const [step, part] of parts.entries()) {
    if (step === parts.length - 1) at[part] = value
    else at = (at[part] ??= /^\d+$/.test(parts[step + 1]!) ? [] : {}) as Record<string, unknown>
  }
}

export const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | null | undefined)?.[part], body)

/** `lines[3].hsn` is `lines.3.hsn`. */
export const dotted = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1')
