import { placeOf } from '@bahi/contracts/import-sheets.ts'
import type { ImportColumn } from '@bahi/contracts/import-column.ts'
import type { ImportSheet, ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { ruleOf } from '@bahi/contracts/field-rule.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { headingAliases } from './aliases.ts'
import { foldHeading } from './fold.ts'
import { layouts } from './layouts.ts'
import type { Layout } from './layouts.ts'

export type Mapping = Readonly<Record<string, string>>

/** A heading in a mapping that no column has: `=Customer` fills its field with Customer in every row. */
export const isConstant = (heading: string): boolean => heading.startsWith('=')

export interface Guess {
  readonly mapping: Mapping
  readonly from: 'remembered' | 'layout' | 'guessed'
  readonly layout: Layout['name'] | 'Own' | undefined
}

const known = new WeakMap<ImportSheet, ReadonlyMap<string, string>>()

/** Names of the columns of a kind, folded, each with the field it fills: paths, labels in every language, aliases. */
export function namesOf(kind: ImportSheetKind, sheet: ImportSheet): ReadonlyMap<string, string> {
  const found = known.get(sheet)
  if (found) return found
  const names = new Map<string, string>()
  const add = (name: string, path: string) => {
    const folded = foldHeading(name)
    if (folded !== '' && !names.has(folded)) names.set(folded, path)
  }
  // The headings of the sample file come first: one of them may be what another field is called within.
  for (const column of sheet.columns) for (const label of labelsOf(column)) add(label, column.path)
  for (const { path } of sheet.columns) add(path, path)
  const aliases = Object.entries(headingAliases[kind] ?? {})
  // The likeliest name of every field before the second one of any.
  for (let index = 0; index < 40; index++)
    for (const [path, list] of aliases) {
      const name = list.split('|')[index]
      if (name !== undefined && sheet.columns.some((column) => column.path === path)) add(name, path)
    }
  known.set(sheet, names)
  return names
}

/** The heading of the sample file in each language. */
function labelsOf({ path, label }: ImportColumn): string[] {
  const all = texts as unknown as Readonly<Record<string, Readonly<Record<'en' | 'ar' | 'hi', string>>>>
  const [group, ...rest] = path.split('.')
  return (['en', 'ar', 'hi'] as const).flatMap((language) => {
    if (label) return all[label]?.[language] ?? []
    const own = all[`field.${rest.at(-1) ?? group}`]?.[language]
    if (own === undefined) return []
    const of = all[`field.${group}`]?.[language]
    return rest.length > 0 && group !== 'conversions' && of !== undefined ? [`${own} (${of})`] : [own]
  })
}

/** Says what the headings of a file mean: as the person said before, as the file of that program has it, else by their names. */
export function guessMapping(
  kind: ImportSheetKind,
  sheet: ImportSheet,
  headings: readonly string[],
  remembered: Mapping,
): Guess {
  const folded = headings.map(foldHeading)
  const names = namesOf(kind, sheet)
  const layout = layouts.find((one) => one.sheet === kind && one.marks.every((mark) => folded.includes(mark)))
  const taken = new Set<string>()
  const mapping: Record<string, string> = {}
  const put = (heading: string, path: string): boolean => {
    if (path !== '' && (taken.has(path) || !sheet.columns.some((column) => column.path === path)))
      return false
    if (path !== '') taken.add(path)
    mapping[heading] = path
    return true
  }
  let from: Guess['from'] = layout ? 'layout' : 'guessed'
  const isOpen = (heading: string) => !(heading in mapping)
  for (const [index, heading] of headings.entries()) {
    const path = remembered[folded[index]!]
    if (path !== undefined && isOpen(heading) && put(heading, path) && path !== '') from = 'remembered'
  }
  for (const [index, heading] of headings.entries()) {
    const path = layout?.columns?.[folded[index]!]
    if (path !== undefined && isOpen(heading)) put(heading, path)
  }
  // Exact names of fields come before other names of them.
  for (const exact of [true, false])
    for (const [index, heading] of headings.entries()) {
      if (!isOpen(heading)) continue
      const path = names.get(folded[index]!)
      if (path === undefined) continue
      const isExact = foldHeading(path) === folded[index]
      if (isExact === exact || !exact) put(heading, path)
    }
  for (const heading of headings) if (isOpen(heading)) mapping[heading] = ''
  for (const [path, value] of Object.entries(layout?.always ?? {}))
    if (!taken.has(path) && put(`=${value}`, path) === false) continue
  const own = headings.length > 1 && headings.every((heading) => mapping[heading] !== '')
  return { mapping, from, layout: layout?.name ?? (own && from !== 'remembered' ? 'Own' : undefined) }
}

/** How many of the cells of a row are names of columns: where a table has its headings, and which sheet is meant. */
export const headingScore = (kind: ImportSheetKind, sheet: ImportSheet, cells: readonly string[]): number => {
  const names = namesOf(kind, sheet)
  const marks = new Set(
    layouts
      .filter((one) => one.sheet === kind)
      .flatMap(({ marks: own, columns = {} }) => [...own, ...Object.keys(columns)]),
  )
  return new Set(
    cells
      .filter((cell) => cell.length <= 120)
      .map(foldHeading)
      .filter((name) => names.has(name) || marks.has(name)),
  ).size
}

/** The fields that have to be filled and are not. */
export function missingFields(sheet: ImportSheet, mapping: Mapping): string[] {
  const filled = new Set(Object.values(mapping))
  return sheet.columns
    .filter((column) => isNeeded(sheet, column) && !filled.has(column.path))
    .map(({ path }) => path)
}

export const isNeeded = (sheet: ImportSheet, { path, isNeeded: said }: ImportColumn): boolean => {
  if (said !== undefined) return said
  const at = placeOf(sheet, path)
  const [group, ...rest] = at.path.split('.')
  if (rest.length > 0) return false
  return at.schema === sheet.schema && ruleOf(at.schema, group!).required
}
