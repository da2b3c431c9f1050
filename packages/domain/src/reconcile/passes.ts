import { assign } from './assign.ts'
import type { Grade } from './assign.ts'
import { areNear, sameAmounts, taxOf, withinTolerance } from './compare.ts'
import type { Item } from './compare.ts'
import { areNeighbours, slipBetween } from './number-keys.ts'
import { looseKeys, PlaceTable } from './prepare.ts'
import type { ReconRule, ReconSettings } from './records.ts'

export interface Found {
  readonly book: Item
  readonly portal: Item
  readonly rule: ReconRule
}

/** A rule that joins both sides on a key, and what a pair needs beside it. */
interface Join {
  readonly rule: ReconRule
  readonly keyOf: (item: Item) => string
  /** The key says itself what it is within. */
  readonly isAnywhere?: boolean
  readonly grade: (settings: ReconSettings) => Grade
}

const near = (settings: ReconSettings) => (book: Item, portal: Item) =>
  areNear(book, portal, settings) ? 0 : undefined
const always = () => (book: Item, portal: Item) =>
  book.day === portal.day && sameAmounts(book.amounts, portal.amounts) ? 0 : 1

/**
 * In this order: a number beats an amount, the GSTIN beats the PAN, strict beats loose. A pair that an earlier one found is
 * out of reach of all others.
 */
const joins: readonly Join[] = [
  { rule: 'irn', keyOf: ({ record: { irn } }) => irn?.toLowerCase() ?? '', isAnywhere: true, grade: always },
  { rule: 'number', keyOf: ({ plain }) => plain, grade: always },
  { rule: 'numberFormat', keyOf: (item) => looseKeys(item).format, grade: always },
  {
    rule: 'numberYear',
    keyOf: (item) => looseKeys(item).yearless,
    grade: (settings) => (book, portal) => yearlessGrade(book, portal, settings),
  },
  { rule: 'numberPrefix', keyOf: (item) => looseKeys(item).running, grade: near },
  { rule: 'confusedCharacters', keyOf: (item) => looseKeys(item).confused, grade: near },
]

/** Amounts within tolerance, or close in time and not far apart in value; best both. */
function yearlessGrade(book: Item, portal: Item, settings: ReconSettings): number | undefined {
  const hasAmounts = withinTolerance(book.amounts, portal.amounts, settings.valueTolerance)
  const isClose = Math.abs(book.day - portal.day) <= settings.dayTolerance
  if (hasAmounts) return isClose ? 0 : 1
  const a = book.amounts.txval
  const b = portal.amounts.txval
  return isClose && a * 2 >= b && b * 2 >= a ? 1 : undefined
}

/** The same number, day and month in another year: its financial year was typed wrongly, or it was carried over 31 March. */
const otherYear: Join = {
  rule: 'otherYear',
  isAnywhere: true,
  keyOf: ({ record: { gstin, cls }, plain }) => `${gstin}|${cls}|${plain}`,
  grade:
    ({ valueTolerance, dayTolerance }) =>
    (book, portal) => {
      if (book.year === portal.year) return undefined
      if (!withinTolerance(book.amounts, portal.amounts, valueTolerance)) return undefined
      const isSameDay = book.record.date.slice(5) === portal.record.date.slice(5)
      return isSameDay || Math.abs(book.day - portal.day) <= dayTolerance ? 0 : undefined
    },
}

/** Another registration of the supplier; imports have none. */
const panJoins: readonly Join[] = (
  [
    (item: Item) => item.plain,
    (item: Item) => looseKeys(item).format,
    (item: Item) => looseKeys(item).yearless,
  ] as const
).map((numberOf) => ({
  rule: 'pan',
  isAnywhere: true,
  keyOf: (item) => {
    const { gstin, cls } = item.record
    const number = numberOf(item)
    return cls === 'IMPG' || gstin === '' || number === ''
      ? ''
      : `${panOf(gstin)}|${cls}|${item.year}|${number}`
  },
  grade:
    ({ valueTolerance }) =>
    (book, portal) =>
      book.record.gstin !== portal.record.gstin &&
      Math.abs(book.amounts.txval - portal.amounts.txval) <= 2 * valueTolerance &&
      Math.abs(taxOf(book.amounts) - taxOf(portal.amounts)) <= 2 * valueTolerance
        ? 0
        : undefined,
}))

export const panOf = (gstin: string): string => (gstin.length === 15 ? gstin.slice(2, 12) : gstin)

export interface Passes {
  readonly found: Found[]
  /** Groups so large that not all of them were compared with all. */
  capped: number
}

/** All passes over what belongs to one PAN. */
export function runPasses(books: readonly Item[], portal: readonly Item[], settings: ReconSettings): Passes {
  const passes: Passes = { found: [], capped: 0 }
  let left: Sides = { books, portal }
  const step = (run: (sides: Sides) => void) => {
    if (left.books.length === 0 || left.portal.length === 0) return
    const before = passes.found.length
    run(left)
    if (passes.found.length > before)
      left = { books: left.books.filter(isFree), portal: left.portal.filter(isFree) }
  }
  for (const join of joins) step((sides) => joinOn(join, sides, settings, passes))
  step((sides) => byValue('typedWrongly', sides, settings, passes))
  step((sides) => joinOn(otherYear, sides, settings, passes))
  step((sides) => byValue('amount', sides, settings, passes))
  for (const join of panJoins) step((sides) => joinOn(join, sides, settings, passes))
  return passes
}

interface Sides {
  readonly books: readonly Item[]
  readonly portal: readonly Item[]
}
const isFree = ({ isTaken }: Item) => !isTaken

function take(passes: Passes, book: Item, portal: Item, rule: ReconRule): void {
  book.isTaken = true
  portal.isTaken = true
  passes.found.push({ book, portal, rule })
}

interface Group {
  readonly books: Item[]
  readonly portal: Item[]
}

function joinOn(
  { rule, keyOf, isAnywhere, grade: gradeOf }: Join,
  { books, portal }: Sides,
  settings: ReconSettings,
  passes: Passes,
) {
  const grade = gradeOf(settings)
  const table = new PlaceTable<Item | Group>()
  const groups: Group[] = []
  for (const item of portal) {
    const key = keyOf(item)
    if (key === '') continue
    const place = isAnywhere ? 0 : item.place
    const there = table.get(place, key)
    if (there === undefined) table.set(place, key, item)
    else if ('books' in there) there.portal.push(item)
    else table.set(place, key, { books: [], portal: [there, item] })
  }
  for (const book of books) {
    const key = keyOf(book)
    if (key === '') continue
    const place = isAnywhere ? 0 : book.place
    const there = table.get(place, key)
    if (there === undefined) continue
    if (!('books' in there)) {
      const group = { books: [book], portal: [there] }
      table.set(place, key, group)
      groups.push(group)
      continue
    }
    if (there.books.length === 0) groups.push(there)
    there.books.push(book)
  }
  for (const group of groups) {
    const { pairs, isCapped } = assign(group.books, group.portal, grade, settings.candidateCap)
    if (isCapped) passes.capped++
    for (const pair of pairs) take(passes, pair.book, pair.portal, rule)
  }
}

/**
 * Pairs by amount and day, each the only candidate of the other. `typedWrongly` wants numbers one slip apart;
 * `amount` takes any, except neighbours of one series. Where several are as good, nobody is paired and all are marked.
 */
function byValue(
  rule: 'typedWrongly' | 'amount',
  { books, portal }: Sides,
  settings: ReconSettings,
  passes: Passes,
) {
  const fits = rule === 'amount' ? isSameAmount : isSlip
  const inPortal = bucketsOf(portal)
  const inBooks = bucketsOf(books)
  const ofBook = (book: Item) =>
    candidates(
      book,
      inPortal,
      settings,
      passes,
      (other) => areNear(book, other, settings) && fits(book, other),
    )
  const ofPortal = (item: Item) =>
    candidates(
      item,
      inBooks,
      settings,
      passes,
      (other) => areNear(other, item, settings) && fits(other, item),
    )
  const pairs: { book: Item; portal: Item }[] = []
  const isSought = rule === 'amount'
  for (const book of books) {
    const found = ofBook(book)
    if (found.length === 0) continue
    const back = found.length === 1 ? ofPortal(found[0]!) : []
    if (back.length === 1) pairs.push({ book, portal: found[0]! })
    else if (isSought) book.isAmbiguous = true
  }
  if (isSought)
    for (const item of portal) {
      const found = ofPortal(item)
      if (found.length > 1 || (found.length === 1 && found[0]!.isAmbiguous)) item.isAmbiguous = true
    }
  for (const pair of pairs) take(passes, pair.book, pair.portal, rule)
}

/** Numbers of at least five characters, one slip apart; a replaced character only on the same day. */
function isSlip(book: Item, portal: Item): boolean {
  const one = looseKeys(book).yearless
  const other = looseKeys(portal).yearless
  if (one.length < 5 || other.length < 5) return false
  const slip = slipBetween(one, other)
  return slip === 'swapped' || slip === 'missing' || (slip === 'replaced' && book.day === portal.day)
}

const isSameAmount = (book: Item, portal: Item): boolean =>
  book.day === portal.day || !areNeighbours(looseKeys(book).tokens, looseKeys(portal).tokens)

type Buckets = Map<string, Item[]>

/** By rupees of taxable value, each in the order of days. */
function bucketsOf(items: readonly Item[]): Buckets {
  const buckets: Buckets = new Map()
  for (const item of items) {
    const key = `${item.place}|${rupees(item)}`
    const there = buckets.get(key)
    if (there) there.push(item)
    else buckets.set(key, [item])
  }
  for (const list of buckets.values())
    if (list.length > 1) list.sort((a, b) => a.day - b.day || (a.record.id < b.record.id ? -1 : 1))
  return buckets
}

const rupees = ({ amounts: { txval } }: Item): number => Math.floor(txval / 100)

/** Up to two of the other side that fit: whether there is one, or more than one, is all that is asked. */
function candidates(
  item: Item,
  buckets: Buckets,
  settings: ReconSettings,
  passes: Passes,
  fits: (other: Item) => boolean,
): Item[] {
  const found: Item[] = []
  const reach = Math.ceil(settings.valueTolerance / 100)
  for (let step = -reach; step <= reach; step++) {
    const list = buckets.get(`${item.place}|${rupees(item) + step}`)
    if (!list) continue
    let looked = 0
    for (const other of nearestByDay(list, item.day, settings.dayTolerance)) {
      if (looked++ === settings.candidateCap) {
        passes.capped++
        break
      }
      if (!fits(other)) continue
      found.push(other)
      if (found.length === 2) return found
    }
  }
  return found
}

/** From the same day outwards, as far as the tolerance. */
function* nearestByDay(list: readonly Item[], day: number, tolerance: number): Generator<Item> {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]!.day < day) low = middle + 1
    else high = middle
  }
  let before = low - 1
  let after = low
  for (;;) {
    const earlier = before >= 0 ? day - list[before]!.day : Infinity
    const later = after < list.length ? list[after]!.day - day : Infinity
    if (Math.min(earlier, later) > tolerance) return
    yield later <= earlier ? list[after++]! : list[before--]!
  }
}
