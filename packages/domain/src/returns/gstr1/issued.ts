import { documentTypeOf } from './document-types.ts'
import type { ReturnDocument } from './document.ts'

/** A row of table 13: the numbers of one series issued in the period. */
export interface IssuedRange {
  /** Nature of the document, 1 to 12. */
  readonly documentType: number
  readonly from: string
  readonly to: string
  /** Last less first plus one, numbers never used among them. */
  readonly total: number
  /** Cancelled, and inside the range never used. */
  readonly cancelled: number
  readonly net: number
  /** Of the cancelled, the numbers that no document has. */
  readonly unused: number
}

/** A number that was given out in the period, be its document cancelled since. */
export interface IssuedNumber {
  readonly documentType: number
  readonly number: string
  readonly isCancelled: boolean
  /** Key of the number series, where it is known. */
  readonly series?: string | null
}

/**
 * Table 13 from the numbers given out. Numbers are one series where they differ in one run of digits only; numbers
 * missing in between count as cancelled. A gap wider than {@link widestGap} begins a new row: there the digits are no
 * running number.
 *
 * @example
 * issuedRanges([{ documentType: 1, number: 'A/1', isCancelled: false }, { documentType: 1, number: 'A/3', isCancelled: false }])
 * // [{ documentType: 1, from: 'A/1', to: 'A/3', total: 3, cancelled: 1, net: 2, unused: 1 }]
 */
export function issuedRanges(numbers: Iterable<IssuedNumber>): IssuedRange[] {
  const groups = grouped(numbers, ({ documentType, series, number }) =>
    [documentType, series ?? '', number.replace(/\d+/g, '#')].join('|'),
  )
  return [...groups.values()]
    .flatMap(rangesOfShape)
    .toSorted((a, b) => a.documentType - b.documentType || (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** The number a document counts with in table 13; undefined for drafts, amendments and what is no document. */
export function issuedNumberOf(document: ReturnDocument): IssuedNumber | undefined {
  const documentType = documentTypeOf(document)
  if (documentType === null || document.number === null || document.amends || document.status === 'Draft') {
    return undefined
  }
  const { number, series } = document
  return { documentType, number, isCancelled: document.status === 'Cancelled', series: series ?? null }
}

/**
 * The numbers with a series of its own for each run without a gap: for a return that has some numbers of a series, where
 * those in between are in another return and not cancelled.
 *
 * @example
 * consecutive([{ documentType: 1, number: 'A/4', isCancelled: false }, { documentType: 1, number: 'A/6', isCancelled: false }])
 * // series '0' and '1': table 13 has a row for each
 */
export function consecutive(numbers: readonly IssuedNumber[]): IssuedNumber[] {
  const digits = ({ number }: IssuedNumber) => /^(.*?)(\d+)(\D*)$/.exec(number)
  const keyOf = (one: IssuedNumber) => {
    const [, before = one.number, , after = ''] = digits(one) ?? []
    return [one.documentType, one.series ?? '', before, after].join('|')
  }
  const groups = grouped(numbers, keyOf)
  let run = 0
  return [...groups.values()].flatMap((group) => {
    const sorted = group
      .map((one) => ({ one, place: BigInt(digits(one)?.[2] ?? 0) }))
      .toSorted((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
    run += 1
    return sorted.map(({ one, place }, index) => {
      if (index > 0 && place - sorted[index - 1]!.place > 1n) run += 1
      return { ...one, series: String(run - 1) }
    })
  })
}

/** Numbers missing in one run of a series. */
export const widestGap = 1000n

interface Split {
  readonly issued: IssuedNumber
  readonly runs: readonly string[]
}

/** Numbers of one look ('AB/#/#'): the run of digits that varies most is the running number, the rest names the series. */
function rangesOfShape(numbers: readonly IssuedNumber[]): IssuedRange[] {
  const split = numbers.map((issued) => ({ issued, runs: issued.number.match(/\d+/g) ?? [] }))
  const running = mostVaried(split)
  if (running === undefined) return split.flatMap(({ issued }) => rangeOf([{ issued, running: 0n }]))
  const series = grouped(split, ({ runs }) => runs.toSpliced(running, 1).join('|'))
  return [...series.values()].flatMap((members) =>
    continuous(members.map(({ issued, runs }) => ({ issued, running: BigInt(runs[running]!) }))).map(rangeOf),
  )
}

/** The last of equals: a year often is before the running number. */
function mostVaried(numbers: readonly Split[]): number | undefined {
  let chosen: number | undefined
  let most = 0
  for (const index of numbers[0]?.runs.keys() ?? []) {
    const variety = new Set(numbers.map(({ runs }) => runs[index])).size
    if (variety >= most) {
      most = variety
      chosen = index
    }
  }
  return chosen
}

interface Member {
  readonly issued: IssuedNumber
  readonly running: bigint
}

function continuous(members: readonly Member[]): Member[][] {
  const sorted = members.toSorted((a, b) => (a.running < b.running ? -1 : a.running > b.running ? 1 : 0))
  const rows: Member[][] = []
  for (const member of sorted) {
    const last = rows.at(-1)?.at(-1)
    if (last && member.running - last.running <= widestGap) rows.at(-1)!.push(member)
    else rows.push([member])
  }
  return rows
}

function rangeOf(members: readonly Member[]): IssuedRange {
  const first = members[0]!
  const last = members.at(-1)!
  const total = Number(last.running - first.running) + 1
  const used = new Set(members.map(({ running }) => running)).size
  const net = new Set(members.filter(({ issued }) => !issued.isCancelled).map(({ running }) => running)).size
  const { documentType, number: from } = first.issued
  return {
    documentType,
    from,
    to: last.issued.number,
    total,
    cancelled: total - net,
    net,
    unused: total - used,
  }
}

function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
