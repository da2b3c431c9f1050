/** What a person says is wrong with an invoice: the first of the three questions. */
export const wrongs = [
  /** It should not have been made: the order was cancelled, or it was made twice. */
  'notSupplied',
  'buyer',
  'tooHigh',
  'tooLow',
  /** Goods came back, or a discount was agreed later. */
  'returned',
  /** HSN, address, place of supply, date: the amounts are right. */
  'particulars',
  /** Number, day or port of the shipping bill of an export. */
  'shippingBill',
] as const
export type Wrong = (typeof wrongs)[number]

/** What lies between an invoice and its correction; times are judged by whoever knows the clock. */
export interface CorrectionFacts {
  readonly status: 'Active' | 'PaymentReceived' | 'ConvertedtoCredits' | 'Cancelled'
  /** `fresh`: the portal still takes its cancelling. `gone`: its IRN was cancelled, the invoice was not. */
  readonly irn: 'none' | 'fresh' | 'past' | 'gone'
  readonly eway: 'none' | 'fresh' | 'past'
  /**
   * `locked`: by the books. `filed`: its GSTR-1 is filed, and GSTR-1A of the same period still open. `closed`: reported in
   * an earlier period.
   */
  readonly period: 'open' | 'locked' | 'filed' | 'closed'
  /** The last day for credit notes and amendments is over. */
  readonly isLate: boolean
  /** Something was sent to a portal, and the answer is not there yet. */
  readonly isAtPortal: boolean
  /** The goods have left, or the service has begun: the second question. */
  readonly isSupplied: boolean
  /** The customer has the invoice in its books: the third question. */
  readonly isBooked: boolean
  readonly wrong: Wrong
}

export const correctionRoutes = [
  'nothing',
  'wait',
  'edit',
  'unlock',
  'cancel',
  'cancelAndCopy',
  'cancelIrn',
  'cancelIrnAndCopy',
  'cancelBillFirst',
  'creditNote',
  'debitNote',
  'commercialNote',
  'creditAndNew',
  'correctInReturn',
  'gstr1a',
  'amend',
  'shippingBill',
  'amendShippingBill',
  'tooLate',
] as const
export type CorrectionRoute = (typeof correctionRoutes)[number]

/** What ends the time in which a route is open; absent: no day does. */
export type CorrectionClock = 'irnCancel' | 'ewayCancel' | 'return' | 'gstr1a' | 'year'

export interface Correction {
  readonly route: CorrectionRoute
  readonly clock?: CorrectionClock
  readonly source: string
}

type When = { readonly [F in keyof CorrectionFacts]?: CorrectionFacts[F] | readonly CorrectionFacts[F][] }
interface Row extends Correction {
  readonly when: When
}

const section34 = 'CGST Act s.34(1) and (2)'
const commercial = 'CGST Act s.34(2): after its last day a credit note lowers no tax'
const section34Debit = 'CGST Act s.34(3) and (4)'
const section37 = 'CGST Act s.37(3), form GSTR-1 tables 9A and 10'
const rule59 = 'CGST Rules, rule 59(4A), form GSTR-1A'
const cancelIrn = 'Invoice registration portal: an IRN is cancelled whole, within 24 hours'
const cancelBill = 'CGST Rules, rule 138(9): an e-way bill is cancelled within 24 hours'
const cancelAnew = 'CGST Rules, rules 46 and 48(5); the number stays used'
const ownBooks = 'CGST Act s.35; nothing of it was reported yet'

const unreported = { irn: 'none', eway: 'none', period: 'open' } as const
const returned = ['filed', 'closed'] as const
/** Its IRN can be cancelled, but for an e-way bill that can be cancelled first. */
const cancellable = { irn: 'fresh', period: 'open' } as const

/** The first row that fits is the lawful route. */
const rows: readonly Row[] = [
  { when: { status: 'Cancelled' }, route: 'nothing', source: 'CGST Rules, rule 46(b)' },
  { when: { isAtPortal: true }, route: 'wait', source: 'CGST Rules, rule 48(4)' },

  // An export whose shipping bill comes later: the invoice itself stays as it is.
  { when: { wrong: 'shippingBill', period: returned, isLate: true }, route: 'tooLate', source: section37 },
  {
    when: { wrong: 'shippingBill', period: returned },
    route: 'amendShippingBill',
    clock: 'year',
    source: 'CGST Act s.37(3), form GSTR-1 tables 6A and 9A',
  },
  {
    when: { wrong: 'shippingBill' },
    route: 'shippingBill',
    clock: 'return',
    source: 'Form GSTR-1 table 6A: shipping bill and port may follow',
  },

  { when: { status: 'ConvertedtoCredits', wrong: 'tooLow' }, route: 'debitNote', source: section34Debit },
  { when: { status: 'ConvertedtoCredits' }, route: 'nothing', source: section34 },

  // Its IRN is gone, and with it the number.
  { when: { irn: 'gone', period: 'open', wrong: 'notSupplied' }, route: 'cancel', source: cancelAnew },
  { when: { irn: 'gone', period: 'open' }, route: 'cancelAndCopy', source: cancelAnew },

  // Goods that came back and discounts given later are no error of the invoice.
  { when: { wrong: 'returned', isLate: true }, route: 'commercialNote', source: commercial },
  { when: { wrong: 'returned' }, route: 'creditNote', clock: 'year', source: section34 },

  // Nothing is reported, and nobody relies on it.
  { when: { ...unreported, wrong: 'notSupplied' }, route: 'cancel', clock: 'return', source: cancelAnew },
  {
    when: { ...unreported, wrong: 'buyer', isBooked: true },
    route: 'cancelAndCopy',
    clock: 'return',
    source: cancelAnew,
  },
  { when: { ...unreported, wrong: 'particulars' }, route: 'edit', clock: 'return', source: ownBooks },
  { when: { ...unreported, isBooked: false }, route: 'edit', clock: 'return', source: ownBooks },

  // The e-way bill keeps the IRN from being cancelled, and the invoice from being edited.
  {
    when: { irn: ['none', 'fresh'], period: 'open', eway: 'fresh', isSupplied: false },
    route: 'cancelBillFirst',
    clock: 'ewayCancel',
    source: cancelBill,
  },
  {
    when: { ...cancellable, eway: 'none', wrong: 'notSupplied' },
    route: 'cancelIrn',
    clock: 'irnCancel',
    source: cancelIrn,
  },
  {
    when: { ...cancellable, eway: 'none', wrong: ['buyer', 'particulars'] },
    route: 'cancelIrnAndCopy',
    clock: 'irnCancel',
    source: cancelIrn,
  },
  {
    when: { ...cancellable, eway: 'none', wrong: ['tooHigh', 'tooLow'], isBooked: false },
    route: 'cancelIrnAndCopy',
    clock: 'irnCancel',
    source: cancelIrn,
  },

  { when: { wrong: 'tooLow' }, route: 'debitNote', source: section34Debit },
  { when: { wrong: ['notSupplied', 'tooHigh'], isLate: true }, route: 'commercialNote', source: commercial },
  { when: { wrong: 'buyer', isLate: true }, route: 'tooLate', clock: 'year', source: section34 },
  { when: { wrong: ['notSupplied', 'tooHigh'] }, route: 'creditNote', clock: 'year', source: section34 },
  { when: { wrong: 'buyer' }, route: 'creditAndNew', clock: 'year', source: section34 },

  // Particulars without an amount are no matter of a note.
  { when: { period: returned, isLate: true }, route: 'tooLate', clock: 'year', source: section37 },
  { when: { period: 'filed' }, route: 'gstr1a', clock: 'gstr1a', source: rule59 },
  { when: { period: 'closed' }, route: 'amend', clock: 'year', source: section37 },
  { when: { period: 'locked', irn: 'none', eway: 'none' }, route: 'unlock', source: ownBooks },
  {
    when: {},
    route: 'correctInReturn',
    clock: 'return',
    source: 'e-Invoice FAQ of GSTN: the portal takes no change of an IRN; it is made in GSTR-1',
  },
]

/**
 * The one lawful way to mend an issued invoice, from what was asked and what is known of it.
 *
 * @example
 * correctionOf({ ...facts, irn: 'past', wrong: 'tooHigh' }).route // 'creditNote'
 */
export function correctionOf(facts: CorrectionFacts): Correction {
  const { route, clock, source } = rows.find(({ when }) => fits(when, facts))!
  return { route, ...(clock ? { clock } : {}), source }
}

const fits = (when: When, facts: CorrectionFacts): boolean =>
  Object.entries(when).every(([name, wanted]) => {
    const value = facts[name as keyof CorrectionFacts]
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value
  })

/** Where GSTR-1 amends what it has in a table (section 37(3)); table 8 has no amendment, and is adjusted in the next period. */
export function amendingTable(table: string | undefined): '9A' | '9C' | '10' | undefined {
  if (table === undefined || table === '8' || table.startsWith('14')) return undefined
  return table === '7' ? '10' : table === '9B' ? '9C' : '9A'
}
