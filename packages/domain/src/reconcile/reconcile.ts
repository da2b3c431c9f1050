import { amountReasons, dateReasons, factReasons, sameAmounts, stateOf } from './compare.ts'
import type { Item } from './compare.ts'
import { formatKey } from './number-keys.ts'
import { panOf, runPasses } from './passes.ts'
import type { Found } from './passes.ts'
import { groupBooks, itemOf, looseKeys, Places, PlaceTable, sumOf, supersededOf } from './prepare.ts'
import { usualSettings } from './records.ts'
import type {
  BookRecord,
  Outcome,
  PortalRecord,
  ReconReason,
  ReconRecord,
  ReconRule,
  ReconSettings,
} from './records.ts'

export interface Reconciliation {
  readonly outcomes: Outcome[]
  /** Groups so large that not all of them were compared with all. */
  readonly capped: number
}

/**
 * Pairs the documents of the books of one GSTIN with the rows of its statements. The same records give the same result in
 * whatever order they come, and every one of them is in exactly one outcome.
 */
export function reconcile(
  books: readonly BookRecord[],
  portal: readonly PortalRecord[],
  settings: ReconSettings = usualSettings,
): Reconciliation {
  const outcomes: Outcome[] = []
  let capped = 0
  for (const shard of shardsOf(books, portal)) {
    const result = reconcileShard(shard.books, shard.portal, settings)
    for (const outcome of result.outcomes) outcomes.push(outcome)
    capped += result.capped
  }
  return { outcomes, capped }
}

interface Shard {
  readonly books: BookRecord[]
  readonly portal: PortalRecord[]
}

/** What belongs to one PAN meets nothing else. */
function shardsOf(books: readonly BookRecord[], portal: readonly PortalRecord[]): Iterable<Shard> {
  const shards = new Map<string, Shard>()
  const shardOf = (gstin: string) => {
    const pan = panOf(gstin)
    let shard = shards.get(pan)
    if (!shard) shards.set(pan, (shard = { books: [], portal: [] }))
    return shard
  }
  for (const book of books) shardOf(book.gstin).books.push(book)
  for (const record of portal) shardOf(record.gstin).portal.push(record)
  return shards.values()
}

/** The same for the records of one PAN: what a caller uses that reads them from a database one PAN after another. */
export function reconcileShard(
  books: readonly BookRecord[],
  portal: readonly PortalRecord[],
  settings: ReconSettings = usualSettings,
): Reconciliation {
  const superseded = supersededOf(portal)
  const outcomes: Outcome[] = []
  const places = new Places()
  const statement: Item<PortalRecord>[] = []
  for (const record of portal)
    if (superseded.has(record.id)) outcomes.push(alone([], record.id, 'Superseded', ['Amended']))
    else statement.push(itemOf(record, places))
  const compared = books.filter(({ isOutOfScope }) => !isOutOfScope)
  if (compared.length < books.length)
    for (const book of books)
      if (book.isOutOfScope) outcomes.push(alone([book.id], null, 'OutOfScope', ['NotIn2b']))
  const { items, duplicates } = groupBooks(
    compared.map((book) => itemOf(book, places)),
    statement,
    settings,
  )
  outcomes.push(...duplicates)
  const { found, capped } = runPasses(items, statement, settings)
  for (const pair of found) outcomes.push(outcomeOf(pair, settings))
  const left = items.filter(({ isTaken }) => !isTaken)
  const doubles = left.length > 0 ? sameNumbers(left, items) : new Map<Item, ReconReason[]>()
  for (const item of left) {
    const reasons = doubles.get(item)
    outcomes.push(
      reasons
        ? alone(item.ids, null, 'DuplicateInBooks', reasons)
        : alone(item.ids, null, 'MissingIn2B', item.isAmbiguous ? ['Ambiguous'] : []),
    )
  }
  for (const { isTaken, isAmbiguous, record } of statement)
    if (!isTaken) outcomes.push(alone([], record.id, 'MissingInBooks', isAmbiguous ? ['Ambiguous'] : []))
  return { outcomes, capped }
}

/** Left ones whose number is that of a paired one in another spelling, with the same amounts: entered twice. */
function sameNumbers(left: readonly Item[], items: readonly Item[]): Map<Item, ReconReason[]> {
  const wanted = new PlaceTable<Item[]>()
  const values = new Set<number>()
  for (const item of left) {
    const { format } = looseKeys(item)
    const there = wanted.get(item.place, format)
    values.add(item.amounts.txval)
    if (there) there.push(item)
    else wanted.set(item.place, format, [item])
  }
  const doubles = new Map<Item, ReconReason[]>()
  for (const item of items) {
    if (!item.isTaken || !values.has(item.amounts.txval)) continue
    for (const other of wanted.get(item.place, item.keys?.format ?? formatKey(item.record.number)) ?? [])
      if (sameAmounts(item.amounts, other.amounts)) doubles.set(other, ['SameNumber', 'NumberFormat'])
  }
  return doubles
}

function alone(
  bookIds: readonly string[],
  portalId: string | null,
  state: Outcome['state'],
  reasons: readonly ReconReason[],
): Outcome {
  return { bookIds, portalId, state, reasons, rule: null }
}

function outcomeOf({ book, portal, rule }: Found, settings: ReconSettings): Outcome {
  const reasons = reasonsOf(book, portal, rule, settings)
  return { bookIds: book.ids, portalId: portal.record.id, state: stateOf(reasons), reasons, rule }
}

/** All that differs between two that were paired by a rule. */
function reasonsOf(
  book: Item,
  portal: Item,
  rule: ReconRule | 'manual',
  settings: ReconSettings,
): ReconReason[] {
  return [
    ...numberReasons(book, portal, rule),
    ...dateReasons(book, portal, settings),
    ...amountReasons(
      book.amounts,
      portal.amounts,
      rule === 'pan' ? 2 * settings.valueTolerance : settings.valueTolerance,
    ),
    ...factReasons(book.record, portal.record),
  ]
}

function numberReasons(book: Item, portal: Item, rule: ReconRule | 'manual'): ReconReason[] {
  if (book.plain === portal.plain) return []
  const one = looseKeys(book)
  const other = looseKeys(portal)
  if (one.format === other.format) return ['NumberFormat']
  if (one.yearless === other.yearless && one.yearless !== '') return ['NumberFyToken']
  if (rule === 'irn') return ['IrnMatch']
  if (rule === 'amount') return ['NumberDifferent']
  if (one.running === other.running && one.running !== '') return ['NumberPrefix']
  if (rule === 'confusedCharacters' || rule === 'typedWrongly' || one.confused === other.confused)
    return ['NumberTypo']
  return ['NumberDifferent']
}

/** What differs between entries of the books, summed, and a row that belongs to them whatever the rules say. */
export function reasonsBetween(
  books: readonly BookRecord[],
  portal: PortalRecord,
  rule: ReconRule | 'manual' | null,
  settings: ReconSettings = usualSettings,
): { readonly reasons: ReconReason[]; readonly state: Outcome['state'] } {
  const places = new Places()
  const items = books.map((book) => itemOf(book, places))
  const book = items.length === 1 ? items[0]! : sumOf(items)
  const reasons = reasonsOf(book, itemOf(portal, places), rule ?? 'manual', settings)
  return { reasons, state: stateOf(reasons) }
}

/** All that is compared of a record, as one text: two that are equal give the same result. */
export const asText = (record: ReconRecord): string =>
  [
    record.id,
    record.gstin,
    record.cls,
    record.number,
    record.date,
    record.pos,
    record.reverseCharge,
    record.txval,
    record.igst,
    record.cgst,
    record.sgst,
    record.cess,
    record.irn,
    record.port,
  ].join('\t')
