/** What a benchmark found: one line of bench/FIGURES.md. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The raw limit in the same unit, taken in the same run. */
  readonly limit?: number
  readonly goal?: Goal
  /** What must be known to judge the figure. */
  readonly note?: string
}

interface Goal {
  /** Whether the goal is set for the figure or for its ratio to the limit. */
  readonly of: 'value' | 'ratio'
  readonly atLeast?: number
  readonly atMost?: number
}

/** Says a figure, and hands it to the process that runs the benchmarks. */
export function figure(given: Figure): void {
  console.log(cellsOf(given).filter(Boolean).join(' | '))
  process.send?.({ figure: given })
}

export const columns = ['figure', 'measured', 'raw limit', 'ratio', 'goal', 'reached']

export function cellsOf({ name, value, unit, limit, goal, note }: Figure): string[] {
  return [
    note ? `${name} (${note})` : name,
    shown(value, unit),
    limit === undefined ? '' : shown(limit, unit),
    limit === undefined ? '' : rounded(value / limit),
    goal ? wordsOf(goal, unit) : '',
    goal ? (isReached(value, limit, goal) ? 'yes' : 'no') : '',
  ]
}

function isReached(value: number, limit: number | undefined, { of, atLeast, atMost }: Goal): boolean {
  const judged = of === 'value' ? value : value / (limit ?? NaN)
  return (atLeast === undefined || judged >= atLeast) && (atMost === undefined || judged <= atMost)
}

function wordsOf({ of, atLeast, atMost }: Goal, unit: string): string {
  const bound = atLeast ?? atMost!
  const amount = of === 'value' ? shown(bound, unit) : `ratio ${bound}`
  return `at ${atLeast === undefined ? 'most' : 'least'} ${amount}`
}

const shown = (value: number, unit: string) => `${rounded(value)} ${unit}`

const rounded = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))
