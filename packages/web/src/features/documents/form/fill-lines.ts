import type { Line } from './invoice-store.ts'

/** Members of a line that one value can be right for in many lines. */
const fillable = ['hsn', 'uqc', 'taxRate'] as const
export type Fillable = (typeof fillable)[number]

export const isFillable = (field: string | undefined): field is Fillable =>
  fillable.some((one) => one === field)

interface SameItem {
  readonly name: string
  /** Places of its lines on the screen. */
  readonly rows: readonly number[]
}

/**
 * Lines by what they sell, in the order of the screen: what one item lacks it lacks in all its lines.
 *
 * @example
 * sameItems(lines, [5, 42]) // [{ name: 'Copper wire', rows: [5, 42] }]
 */
export function sameItems(lines: readonly Line[], rows: readonly number[]): readonly SameItem[] {
  const groups = Map.groupBy(
    rows.filter((row) => lines[row]),
    (row) => String(lines[row]!.itemId ?? lines[row]!.description.trim().toLowerCase()),
  )
  return [...groups.values()].map((own) => ({ name: lines[own[0]!]!.description, rows: own }))
}

interface Filled {
  readonly order: readonly number[]
  readonly lines: ReadonlyMap<number, Line>
  readonly problems: ReadonlyMap<string, string>
}

/** One value in these lines; what was said about them there is settled. */
export function fillLines(
  { order, lines, problems }: Filled,
  rows: readonly number[],
  field: Fillable,
  value: string,
) {
  const filled = new Map(lines)
  for (const row of rows) filled.set(order[row]!, { ...lines.get(order[row]!)!, [field]: value })
  const settled = new Set(rows.map((row) => `lines[${row}].${field}`))
  return { lines: filled, problems: new Map([...problems].filter(([name]) => !settled.has(name))) }
}
