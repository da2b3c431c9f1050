/** Names of segments of the write-ahead log: eight hexadecimal digits each for timeline, and the two halves of the place; 16 MB a segment. */
export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name)
/** Says where a timeline branched off; needed to follow a database that was restored before. */
export const isTimelineHistory = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name)

const segmentsInFile = 0x100

/** The segments from one to another of the same timeline, both included. */
export function segmentsBetween(first: string, end: string): string[] {
  const timeline = end.slice(0, 8)
  const names: string[] = []
  for (let number = numberOf(first); number <= numberOf(end); number++) names.push(nameOf(timeline, number))
  return names
}

export const segmentAfter = (name: string): string => nameOf(name.slice(0, 8), numberOf(name) + 1)

/** Where a segment begins, as PostgreSQL writes places in the log: `16/B000000`. */
export function startOfSegment(name: string): string {
  const number = numberOf(name)
  const [high, low] = [Math.floor(number / segmentsInFile), number % segmentsInFile]
  return `${high.toString(16).toUpperCase()}/${(low * 0x1000000).toString(16).toUpperCase()}`
}

/**
 * The first segment that is missing between one and the highest of some, of whichever timeline the others are. Log with a hole replays up
 * to it and no further.
 */
export function missingAfter(first: string, names: readonly string[]): string | undefined {
  const there = new Set(names.filter(isSegment).map(numberOf))
  const end = Math.max(...there)
  for (let number = numberOf(first); number < end; number++)
    if (!there.has(number)) return nameOf(first.slice(0, 8), number)
  return undefined
}

const numberOf = (name: string) =>
  parseInt(name.slice(8, 16), 16) * segmentsInFile + parseInt(name.slice(16), 16)

const nameOf = (timeline: string, number: number) =>
  timeline + hex(Math.floor(number / segmentsInFile)) + hex(number % segmentsInFile)

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
