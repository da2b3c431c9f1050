import type { Issue } from '../../../platform/errors.ts'
import { columnOf } from '../rows.ts'
import type { Problem, ReadRow } from '../rows.ts'
import { textOf } from '../text-of.ts'
import { placeFinder } from './find.ts'
import type { Finder, Found } from './find.ts'
import { problemsOf } from './kind.ts'
import type { RecordRows, Work } from './kind.ts'

export const textIn = (row: ReadRow, path: string): string => {
  const value = row.values.get(path)
  return typeof value === 'string' ? value : ''
}

export const allTexts = (records: readonly RecordRows[], path: string): string[] =>
  records.flatMap(({ rows }) => rows.map((row) => textIn(row, path)))

export const partyIn = (row: ReadRow): string =>
  textIn(row, 'partyCode') || textIn(row, 'partyGstin') || textIn(row, 'partyName')

/** What the rows of a record say of it as a whole; a field that two rows fill differently is told. `isOfRow`: fields that each row has for itself. */
export function headOf(
  record: RecordRows,
  { binding }: Work,
  reference: string,
  isOfRow: (path: string) => boolean,
): { readonly head: ReadonlyMap<string, unknown>; readonly issues: Problem[] } {
  const head = new Map<string, unknown>()
  const issues: Problem[] = []
  for (const row of record.rows)
    for (const [path, value] of row.values) {
      if (isOfRow(path)) continue
      const before = head.get(path)
      if (before === undefined) head.set(path, value)
      else if (JSON.stringify(before) !== JSON.stringify(value))
        issues.push({
          row: row.number,
          path,
          column: columnOf(binding, path)?.heading ?? null,
          value: row.texts.get(path) ?? '',
          code: 'IMPORT_DIFFERS',
          params: { reference, first: textOf(before), value: textOf(value) },
        })
    }
  return { head, issues }
}

/** GSTINs of ours by what files call them, kept for the whole run. */
export function entitiesOf({ known }: Work): Finder {
  const found = known.get('entities') as Finder | undefined
  if (found) return found
  const finder = placeFinder(['Entity'])
  known.set('entities', finder)
  return finder
}

/** The GSTIN that a record names, else the one that was chosen with the file; told where there is none. */
export function entityOf(record: RecordRows, work: Work, issues: Problem[]): number | undefined {
  const named = textIn(record.rows[0]!, 'entity')
  if (named === '') {
    if (work.entityId === undefined)
      issues.push(...problemsOf(record, work, [{ path: 'entity', code: 'IMPORT_ENTITY' }]))
    return work.entityId
  }
  return told(entitiesOf(work).get(named), named, (issue) =>
    issues.push(...problemsOf(record, work, [{ path: 'entity', ...issue }])),
  )
}

export function told(
  found: Found,
  name: string,
  tell: (issue: Omit<Issue, 'path'>) => void,
): number | undefined {
  if (typeof found === 'number') return found
  tell(found === 'several' ? { code: 'IMPORT_NAME_TWICE', params: { name } } : { code: 'UNKNOWN_RECORD' })
  return undefined
}
