export interface ProblemGroup {
  readonly message: string
  /** The field of the head, or the member that lines share; undefined: the whole document. */
  readonly field: string | undefined
  /** Rows of the screen it concerns; empty: no line. */
  readonly rows: readonly number[]
}

const inLine = /^lines\[(\d+)\]\.?(.*)$/

/**
 * What was refused, one entry for each field and message: lines that lack the same thing are one entry with their
 * numbers, each once.
 *
 * @example
 * groupsOf(new Map([['lines[5].hsn', 'Enter it.'], ['lines[42].hsn', 'Enter it.']]))
 * // [{ message: 'Enter it.', field: 'hsn', rows: [5, 42] }]
 */
export function groupsOf(problems: ReadonlyMap<string, string>): readonly ProblemGroup[] {
  const groups = new Map<string, { message: string; field: string | undefined; rows: number[] }>()
  for (const [name, message] of problems) {
    const line = inLine.exec(name)
    const field = (line ? line[2] : name) || undefined
    const key = `${line ? 'line' : 'head'}\n${field}\n${message}`
    const group = groups.get(key) ?? { message, field, rows: [] }
    groups.set(key, group)
    const row = Number(line?.[1])
    if (line && !group.rows.includes(row)) group.rows.push(row)
  }
  return [...groups.values()].map((group) => ({ ...group, rows: group.rows.toSorted((a, b) => a - b) }))
}

/** The field after the one that has the focus, in the order of the screen: the head, then line by line. */
export function nextProblem(
  problems: ReadonlyMap<string, string>,
  after: string | undefined,
): string | undefined {
  const rank = (name: string) => Number(inLine.exec(name)?.[1] ?? -1)
  const names = [...problems.keys()].filter(Boolean).toSorted((a, b) => rank(a) - rank(b))
  return names[after === undefined ? 0 : (names.indexOf(after) + 1) % Math.max(names.length, 1)]
}
