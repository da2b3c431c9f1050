import { partsOf } from '../cal/date.ts'
import { amountHeads, inwardClasses } from './records.ts'
import type { BookRecord, Outcome, Paise, PortalRecord, ReconRecord, ReconSettings } from './records.ts'
import { sameAmounts, withinTolerance } from './compare.ts'
import type { Item, LooseKeys } from './compare.ts'
import {
  confusedKey,
  formatKey,
  plainKey,
  runningKey,
  tokensWithoutYear,
  yearlessKey,
} from './number-keys.ts'

/** Numbers for what records are paired within, shorter than texts to look up. */
export class Places {
  readonly #known = new Map<string, Map<number, number>>()
  #last = 0

  of({ gstin, cls }: ReconRecord, year: number): number {
    let years = this.#known.get(gstin)
    if (!years) this.#known.set(gstin, (years = new Map()))
    const key = year * 16 + inwardClasses.indexOf(cls)
    let place = years.get(key)
    if (place === undefined) years.set(key, (place = ++this.#last))
    return place
  }
}

export function itemOf<R extends ReconRecord>(record: R, places: Places): Item<R> {
  const { year, month, day } = partsOf(record.date)
  const financialYear = month >= 4 ? year : year - 1
  return {
    record,
    day: Date.UTC(year, month - 1, day) / 86_400_000,
    year: financialYear,
    plain: plainKey(record.number),
    place: places.of(record, financialYear),
    amounts: record,
    ids: [record.id],
    isTaken: false,
    isAmbiguous: false,
    keys: undefined,
  }
}

/** Loose keys, only of those that no strict one has paired. */
export function looseKeys(item: Item): LooseKeys {
  if (item.keys) return item.keys
  const { number } = item.record
  const tokens = tokensWithoutYear(number)
  item.keys = {
    format: formatKey(number),
    tokens,
    yearless: yearlessKey(tokens),
    running: runningKey(tokens),
    confused: confusedKey(number),
  }
  return item.keys
}

/**
 * Versions that an amendment has taken the place of, however long the chain: the one that was amended, and an earlier
 * amendment of the same document.
 */
export function supersededOf(records: readonly PortalRecord[]): Set<string> {
  const gone = new Set<string>()
  const amendments = records.filter(({ original }) => original)
  if (amendments.length === 0) return gone
  const latest = new Map<string, PortalRecord>()
  for (const record of amendments) {
    const key = versionKey(record, record.original!)
    const other = latest.get(key)
    if (!other || isLater(record, other)) latest.set(key, record)
  }
  for (const record of records) {
    if (record.original && latest.get(versionKey(record, record.original)) !== record) gone.add(record.id)
    const amended = latest.get(versionKey(record, record))
    if (amended && amended !== record && isLater(amended, record)) gone.add(record.id)
  }
  return gone
}

/** An amendment may turn a debit note into a credit note. */
const versionKey = ({ gstin, cls }: ReconRecord, { number, date }: { number: string; date: string }) =>
  `${gstin}|${cls === 'DN' ? 'CN' : cls}|${date}|${plainKey(number)}`

function isLater(one: PortalRecord, other: PortalRecord): boolean {
  const order = (record: PortalRecord) =>
    `${record.period?.slice(2) ?? ''}${record.period?.slice(0, 2) ?? ''}|${record.filedOn ?? ''}`
  const a = order(one)
  const b = order(other)
  if (a !== b) return a > b
  // In one statement: the amendment is later than what it amends.
  if (Boolean(one.original) !== Boolean(other.original)) return Boolean(one.original)
  return one.id > other.id
}

/**
 * Entries of the books with one number: one of them is the document and the others were entered twice, or all of them are
 * its parts and are compared as their sum.
 */
export function groupBooks(
  books: readonly Item<BookRecord>[],
  portal: readonly Item<PortalRecord>[],
  settings: ReconSettings,
): { items: Item<BookRecord>[]; duplicates: Outcome[] } {
  const table = new PlaceTable<Item<BookRecord> | Item<BookRecord>[]>()
  const several: Item<BookRecord>[][] = []
  for (const item of books) {
    const there = table.get(item.place, item.plain)
    if (!there) table.set(item.place, item.plain, item)
    else if (Array.isArray(there)) there.push(item)
    else {
      const group = [there, item]
      several.push(group)
      table.set(item.place, item.plain, group)
    }
  }
  const duplicates: Outcome[] = []
  if (several.length === 0) return { items: [...books], duplicates }
  const grouped = new Set(several.flat())
  const items = books.filter((item) => !grouped.has(item))
  const statement = new Map<Item<BookRecord>[], Item<PortalRecord>[]>()
  for (const item of portal) {
    const group = table.get(item.place, item.plain)
    if (Array.isArray(group)) statement.set(group, [...(statement.get(group) ?? []), item])
  }
  for (const group of several) {
    const entries = group.toSorted((a, b) => a.day - b.day || (a.record.id < b.record.id ? -1 : 1))
    const kept = theDocument(entries, statement.get(group) ?? [], settings)
    items.push(kept ?? sumOf(entries))
    if (!kept) continue
    for (const entry of entries)
      if (entry !== kept)
        duplicates.push({
          bookIds: entry.ids,
          portalId: null,
          state: 'DuplicateInBooks',
          reasons: ['SameNumber'],
          rule: null,
        })
  }
  return { items, duplicates }
}

/** Records by place and a text. */
export class PlaceTable<T> {
  readonly #tables = new Map<number, Map<string, T>>()

  get(place: number, key: string): T | undefined {
    return this.#tables.get(place)?.get(key)
  }

  set(place: number, key: string, value: T): void {
    let table = this.#tables.get(place)
    if (!table) this.#tables.set(place, (table = new Map()))
    table.set(key, value)
  }
}

/** The entry that is the document, where the others are doubles of it; undefined where they are parts of one. */
function theDocument(
  entries: readonly Item<BookRecord>[],
  portal: readonly Item<PortalRecord>[],
  { valueTolerance }: ReconSettings,
): Item<BookRecord> | undefined {
  const alike = entries.filter((entry) =>
    portal.some(({ amounts }) => withinTolerance(entry.amounts, amounts, valueTolerance)),
  )
  if (alike.length > 0) {
    const days = portal.map(({ day }) => day)
    const away = (entry: Item) => Math.min(...days.map((day) => Math.abs(day - entry.day)))
    return alike.toSorted((a, b) => away(a) - away(b) || (a.record.id < b.record.id ? -1 : 1))[0]
  }
  const [first, ...rest] = entries
  if (!rest.every(({ amounts }) => sameAmounts(amounts, first!.amounts))) return undefined
  const sum = sumOf(entries)
  return portal.some(({ amounts }) => withinTolerance(sum.amounts, amounts, valueTolerance))
    ? undefined
    : first
}

export function sumOf(entries: readonly Item<BookRecord>[]): Item<BookRecord> {
  const [first] = entries
  const amounts = Object.fromEntries(
    amountHeads.map((head) => [head, entries.reduce((sum, entry) => sum + entry.amounts[head], 0)]),
  ) as unknown as Paise
  return { ...first!, amounts, ids: entries.flatMap(({ ids }) => ids).toSorted(), keys: undefined }
}
