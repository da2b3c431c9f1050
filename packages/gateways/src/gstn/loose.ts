/** Replies of the portal are read loosely: numbers come as texts, lists as one object, members are absent. */
export type Loose = Readonly<Record<string, unknown>>

export function recordOf(value: unknown): Loose | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : undefined
}

/** A list, or the one object that stands for it; undefined for what is neither. */
export function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  return recordOf(value) ? [value] : undefined
}

/** A text that says something; numbers are texts too. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The records of a list; what is no record is left out. */
export function recordsOf(value: unknown): readonly Loose[] {
  return (listOf(value) ?? []).flatMap((row) => {
    const record = recordOf(row)
    return record ? [record] : []
  })
}
