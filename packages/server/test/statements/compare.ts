import type { DeclaredStatement, ValueKind } from './declared.ts'
import type { RecordedStatement } from './folder.ts'

/** What is wrong with the rows that statements declare, one sentence each. */
export function faultsOf(
  declared: readonly DeclaredStatement[],
  recorded: readonly RecordedStatement[],
): { readonly faults: readonly string[]; readonly notRun: readonly string[] } {
  const answersOf = answersByPlace(declared, recorded)
  const faults = new Set<string>()
  const notRun: string[] = []
  for (const { place, row } of declared) {
    const own = answersOf.get(place) ?? []
    if (own.length === 0) notRun.push(place)
    for (const [name, values] of row) {
      for (const columns of own) {
        const column = columns.get(name)
        const fault = column
          ? faultOf(column, values)
          : values.has('undefined')
            ? undefined
            : 'is not selected'
        if (fault) faults.add(`${place}: ${name} ${fault}`)
      }
    }
  }
  return { faults: [...faults], notRun }
}

type Columns = ReadonlyMap<string, RecordedStatement['columns'][number]>

/**
 * A statement is of the place that gives most of its text, and of which it has half of the columns at least: where nearly
 * all is filled in, statements of others look alike.
 */
function answersByPlace(
  declared: readonly DeclaredStatement[],
  recorded: readonly RecordedStatement[],
): Map<string, Columns[]> {
  const found = new Map<string, Columns[]>()
  const lengthOf = ({ parts }: DeclaredStatement) => parts.join('').trim().length
  const longestFirst = declared.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  for (const { text, columns } of recorded) {
    const byName: Columns = new Map(columns.map((column) => [camel(column.name), column]))
    const like = longestFirst.filter(({ parts, row }) => matches(text, parts) && hasHalf(byName, row))
    const most = like[0] && lengthOf(like[0])
    for (const one of like)
      if (lengthOf(one) === most) found.set(one.place, [...(found.get(one.place) ?? []), byName])
  }
  return found
}

function hasHalf(columns: Columns, row: DeclaredStatement['row']): boolean {
  const wanted = [...row].filter(([, values]) => !values.has('undefined'))
  return wanted.filter(([name]) => columns.has(name)).length * 2 >= wanted.length
}

function faultOf({ type, wasNull }: RecordedStatement['columns'][number], values: ReadonlySet<ValueKind>) {
  if (values.has('other')) return undefined
  const value = kindOfColumn.get(type)
  if (value && !values.has(value)) return `is declared ${[...values].join(' | ')} and is a ${value}`
  return wasNull && !values.has('null') ? 'is not declared null and was null' : undefined
}

/** Types of PostgreSQL as the product reads them (platform/db/pools.ts); JSON is whatever it is. */
const kindOfColumn: ReadonlyMap<number, ValueKind> = new Map([
  [16, 'boolean'],
  ...[20, 21, 23, 700, 701].map((type) => [type, 'number'] as const),
  ...[18, 19, 25, 1042, 1043, 1082, 1184, 1700, 2950].map((type) => [type, 'string'] as const),
  ...[17, 1000, 1005, 1007, 1009, 1015, 1016, 1182, 1231].map((type) => [type, 'other'] as const),
])

/** Names of columns as the query builder gives them. */
const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Whether a statement is made of these parts in this order, with anything filled in between. */
function matches(text: string, parts: readonly string[]): boolean {
  if (!text.startsWith(parts[0]!)) return false
  let at = parts[0]!.length
  if (parts.length === 1) return at === text.length
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  const last = parts.at(-1)!
  return text.length - last.length >= at && text.endsWith(last)
}
