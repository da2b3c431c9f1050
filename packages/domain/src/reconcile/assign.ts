import { gapOf } from './compare.ts'
import type { Item } from './compare.ts'

/** How good a pair is: lower is better, undefined is no pair. */
export type Grade = (book: Item, portal: Item) => number | undefined

export interface Pair {
  readonly book: Item
  readonly portal: Item
}

/**
 * Pairs within one key: as many as there can be, of these the best by grade, days and amounts, and of these those of the
 * lowest ids. Not one after another, so that a weak pair never takes what has a strong partner; and so that the order in
 * which records came is no matter.
 */
export function assign(
  books: readonly Item[],
  portal: readonly Item[],
  grade: Grade,
  cap: number,
): { readonly pairs: Pair[]; readonly isCapped: boolean } {
  if (books.length === 1 && portal.length === 1) {
    const [book] = books
    const [other] = portal
    return {
      pairs: grade(book!, other!) === undefined ? [] : [{ book: book!, portal: other! }],
      isCapped: false,
    }
  }
  const left = inOrder(books)
  const right = inOrder(portal)
  if (left.length <= cap && right.length <= cap) return { pairs: best(left, right, grade), isCapped: false }
  return { pairs: byWindows(left, right, grade, cap), isCapped: true }
}

const inOrder = (items: readonly Item[]) =>
  items.toSorted(
    (a, b) => a.day - b.day || a.amounts.txval - b.amounts.txval || (a.record.id < b.record.id ? -1 : 1),
  )

/** Too many to try all with all: those of the same day and amounts first, then stretches of what is left. */
function byWindows(books: readonly Item[], portal: readonly Item[], grade: Grade, cap: number): Pair[] {
  const pairs: Pair[] = []
  const waiting = new Map<string, Item[]>()
  for (const item of portal) {
    const key = exactKey(item)
    const there = waiting.get(key)
    if (there) there.push(item)
    else waiting.set(key, [item])
  }
  for (const list of waiting.values()) list.reverse()
  const used = new Set<Item>()
  const restOfBooks = books.filter((book) => {
    const list = waiting.get(exactKey(book))
    const other = list?.at(-1)
    if (!other || grade(book, other) === undefined) return true
    list!.pop()
    used.add(other)
    pairs.push({ book, portal: other })
    return false
  })
  const restOfPortal = portal.filter((item) => !used.has(item))
  for (let at = 0; at < Math.min(restOfBooks.length, restOfPortal.length); at += cap)
    pairs.push(...best(restOfBooks.slice(at, at + cap), restOfPortal.slice(at, at + cap), grade))
  return pairs
}

const exactKey = ({ day, amounts: { txval, igst, cgst, sgst, cess } }: Item) =>
  `${day}|${txval}|${igst}|${cgst}|${sgst}|${cess}`

/** More than all grades, days and gaps of a whole group together. */
const noPair = 1e12

/**
 * The cheapest assignment (Hungarian method with potentials, n³ of at most the cap). Rows are the shorter side.
 */
function best(books: readonly Item[], portal: readonly Item[], grade: Grade): Pair[] {
  const isTurned = books.length > portal.length
  const rows = isTurned ? portal : books
  const columns = isTurned ? books : portal
  const cost = rows.map((row) =>
    columns.map((column) => (isTurned ? costOf(column, row, grade) : costOf(row, column, grade))),
  )
  const chosen = cheapest(cost, columns.length)
  return rows.flatMap((row, index) => {
    const column = columns[chosen[index]!]!
    if (cost[index]![chosen[index]!]! >= noPair) return []
    return [isTurned ? { book: column, portal: row } : { book: row, portal: column }]
  })
}

function costOf(book: Item, portal: Item, grade: Grade): number {
  const rank = grade(book, portal)
  if (rank === undefined) return noPair
  const days = Math.min(Math.abs(book.day - portal.day), 999)
  const gap = Math.min(Math.ceil(gapOf(book.amounts, portal.amounts) / 100), 9999)
  return rank * 1e9 + days * 1e4 + gap
}

/** The column of each row. */
function cheapest(cost: readonly (readonly number[])[], width: number): number[] {
  const height = cost.length
  const rowPotential = Array.from<number>({ length: height + 1 }).fill(0)
  const columnPotential = Array.from<number>({ length: width + 1 }).fill(0)
  const rowOf = Array.from<number>({ length: width + 1 }).fill(0)
  for (let row = 1; row <= height; row++) {
    const way = Array.from<number>({ length: width + 1 }).fill(0)
    const least = Array.from<number>({ length: width + 1 }).fill(Infinity)
    const isUsed = Array.from<boolean>({ length: width + 1 }).fill(false)
    let column = 0
    rowOf[0] = row
    do {
      isUsed[column] = true
      const current = rowOf[column]!
      let delta = Infinity
      let next = 0
      for (let other = 1; other <= width; other++) {
        if (isUsed[other]) continue
        const reduced = cost[current - 1]![other - 1]! - rowPotential[current]! - columnPotential[other]!
        if (reduced < least[other]!) {
          least[other] = reduced
          way[other] = column
        }
        if (least[other]! < delta) {
          delta = least[other]!
          next = other
        }
      }
      for (let other = 0; other <= width; other++)
        if (isUsed[other]) {
          rowPotential[rowOf[other]!]! += delta
          columnPotential[other]! -= delta
        } else least[other]! -= delta
      column = next
    } while (rowOf[column] !== 0)
    do {
      const before = way[column]!
      rowOf[column] = rowOf[before]!
      column = before
    } while (column !== 0)
  }
  const chosen = Array.from<number>({ length: height }).fill(-1)
  for (let column = 1; column <= width; column++)
    if (rowOf[column]! > 0) chosen[rowOf[column]! - 1] = column - 1
  return chosen
}
