import { amountHeads } from './records.ts'
import type { AmountHead, Paise, ReconReason, ReconRecord, ReconSettings, ReconState } from './records.ts'

/** A record with what is compared again and again, worked out once. */
export interface Item<R extends ReconRecord = ReconRecord> {
  readonly record: R
  /** Days since 1970, and the year in which its financial year begins. */
  readonly day: number
  readonly year: number
  readonly plain: string
  /** One number for its GSTIN, class and financial year: what it may be paired within. */
  readonly place: number
  readonly amounts: Paise
  /** Ids of the entries of the books that it is the sum of. */
  readonly ids: readonly string[]
  isTaken: boolean
  isAmbiguous: boolean
  keys: LooseKeys | undefined
}

export interface LooseKeys {
  readonly format: string
  readonly tokens: readonly string[]
  readonly yearless: string
  readonly running: string
  readonly confused: string
}

export const sameAmounts = (one: Paise, other: Paise): boolean =>
  one.txval === other.txval &&
  one.igst === other.igst &&
  one.cgst === other.cgst &&
  one.sgst === other.sgst &&
  one.cess === other.cess

export const withinTolerance = (one: Paise, other: Paise, tolerance: number): boolean =>
  Math.abs(one.txval - other.txval) <= tolerance &&
  Math.abs(one.igst - other.igst) <= tolerance &&
  Math.abs(one.cgst - other.cgst) <= tolerance &&
  Math.abs(one.sgst - other.sgst) <= tolerance &&
  Math.abs(one.cess - other.cess) <= tolerance

export const taxOf = ({ igst, cgst, sgst, cess }: Paise): number => igst + cgst + sgst + cess

/** How far two amounts are apart, over all heads. */
export const gapOf = (one: Paise, other: Paise): number =>
  Math.abs(one.txval - other.txval) +
  Math.abs(one.igst - other.igst) +
  Math.abs(one.cgst - other.cgst) +
  Math.abs(one.sgst - other.sgst) +
  Math.abs(one.cess - other.cess)

/** Amounts within tolerance and the days within theirs: what a loose number needs beside it. */
export const areNear = (book: Item, portal: Item, settings: ReconSettings): boolean =>
  book.year === portal.year &&
  Math.abs(book.day - portal.day) <= settings.dayTolerance &&
  withinTolerance(book.amounts, portal.amounts, settings.valueTolerance)

const headReason: Readonly<Record<AmountHead, ReconReason>> = {
  txval: 'Taxable',
  igst: 'Igst',
  cgst: 'Cgst',
  sgst: 'Sgst',
  cess: 'Cess',
}

/** Where two amounts differ. The same tax in other heads is one fault, not three. */
export function amountReasons(book: Paise, portal: Paise, tolerance: number): ReconReason[] {
  if (sameAmounts(book, portal)) return []
  if (withinTolerance(book, portal, tolerance)) return ['Rounding']
  const beyond = amountHeads.filter((head) => Math.abs(book[head] - portal[head]) > tolerance)
  if (!hasOtherHeads(book, portal, tolerance)) return beyond.map((head) => headReason[head])
  return [
    'TaxHead',
    ...beyond.filter((head) => head === 'txval' || head === 'cess').map((head) => headReason[head]),
  ]
}

/** IGST on one side, CGST and SGST on the other, and the same in all. */
function hasOtherHeads(book: Paise, portal: Paise, tolerance: number): boolean {
  const isInter = ({ igst, cgst, sgst }: Paise) => igst > 0 && cgst === 0 && sgst === 0
  const isIntra = ({ igst, cgst, sgst }: Paise) => igst === 0 && cgst + sgst > 0
  const isSwapped = (isInter(book) && isIntra(portal)) || (isIntra(book) && isInter(portal))
  const sum = ({ igst, cgst, sgst }: Paise) => igst + cgst + sgst
  return isSwapped && Math.abs(sum(book) - sum(portal)) <= tolerance
}

export function dateReasons(book: Item, portal: Item, settings: ReconSettings): ReconReason[] {
  if (book.day === portal.day) return []
  if (book.year !== portal.year) return ['DateFy']
  return Math.abs(book.day - portal.day) <= settings.dayTolerance ? ['DateMinor'] : ['Date']
}

/** Place of supply, reverse charge, port and the GSTIN itself. A place that one side does not say is no difference. */
export function factReasons(book: ReconRecord, portal: ReconRecord): ReconReason[] {
  const isImport = book.cls === 'IMPG' || book.cls === 'IMPGSEZ'
  const reasons: ReconReason[] = []
  if (book.pos && portal.pos && book.pos !== portal.pos) reasons.push('Pos')
  if (book.reverseCharge !== portal.reverseCharge) reasons.push('Rcm')
  if (isImport && book.port && portal.port && book.port !== portal.port) reasons.push('Port')
  if (book.gstin !== portal.gstin && !isImport) reasons.push('Gstin')
  return reasons
}

const soft: ReadonlySet<ReconReason> = new Set<ReconReason>([
  'NumberFormat',
  'NumberFyToken',
  'NumberPrefix',
  'NumberTypo',
  'IrnMatch',
  'DateMinor',
  'Rounding',
  'Port',
])

/** None: exact. Only what a person would pass over: suggested. Amount alone: residual. Anything else: mismatch. */
export function stateOf(reasons: readonly ReconReason[]): ReconState {
  if (reasons.length === 0) return 'Exact'
  if (reasons.includes('NumberDifferent')) return 'Residual'
  return reasons.every((reason) => soft.has(reason)) ? 'Suggested' : 'Mismatch'
}
