import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'

/**
 * Whether goods may move without an e-way bill (rule 138 of the CGST Rules), with the reason. States change their
 * limits by notification, so within a state the answer is a warning, never a refusal.
 */
export function ewayNeed(facts: EwayNeedFacts): EwayNeed {
  if (!facts.hasGoods) return { need: 'notNeeded', reason: 'noGoods' }
  if (facts.exemption) return { need: 'notNeeded', reason: facts.exemption }
  if (facts.isInterState && facts.isJobWorkByPrincipal) return { need: 'needed', reason: 'jobWork' }
  const state = facts.isInterState ? undefined : intraStateLimitOf(facts)
  const remark = state && (state.note !== undefined || !state.isSure) ? { remark: remarkOf(state) } : {}
  if (state && state.limit === undefined) {
    const isWhole = state.goods === undefined && state.area === undefined
    return { need: 'optional', reason: isWhole ? 'stateHasNone' : 'stateExcuses', ...remark }
  }
  const limit = state?.limit ?? usualLimit
  const isAbove = Decimal.of(facts.consignmentValue).gt(limit)
  return {
    need: isAbove ? 'needed' : 'optional',
    reason: isAbove ? 'aboveLimit' : 'withinLimit',
    limit: String(limit),
    ...remark,
  }
}

export interface EwayNeedFacts {
  readonly hasGoods: boolean
  /** One of the reasons of rule 138(14), chosen by a person, never guessed. */
  readonly exemption?: EwayExemption
  /**
   * The goods leave the State. What counts is their way and not the nature of the supply: goods that go to a unit of a
   * special economic zone in the same State are supplied inter-State (IGST s.7(5)) and move within the State, of which
   * the notifications under rule 138(14)(d) speak.
   */
  readonly isInterState: boolean
  /** The state the goods move within. */
  readonly stateCode: string
  readonly date: CalendarDate
  /** Codes of the goods; some States have limits of their own for some. */
  readonly codes: readonly string[]
  /** Both ends have one PIN code or city, so that they lie in one district. */
  readonly isSamePlace: boolean
  /** Taxable value with all taxes and cess, exempt goods of a mixed invoice left out. */
  readonly consignmentValue: string
  /** A principal sends goods to a worker of another state: needed at any value. */
  readonly isJobWorkByPrincipal: boolean
}

/** Goods and movements of rule 138(14) and its annexure. */
export const ewayExemptions = [
  'exemptGoods',
  'lpg',
  'kerosene',
  'postal',
  'jewellery',
  'currency',
  'usedHousehold',
  'coral',
  'nonMotorised',
  'customsToDepot',
  'underCustomsSeal',
  'nepalBhutan',
  'outsideGst',
  'noSupply',
  'defence',
  'governmentByRail',
  'emptyContainers',
  'emptyCylinders',
  'weighbridge',
  'stateArea',
] as const
export type EwayExemption = (typeof ewayExemptions)[number]

export interface EwayNeed {
  readonly need: 'needed' | 'optional' | 'notNeeded'
  readonly reason:
    | 'noGoods'
    | 'jobWork'
    | 'aboveLimit'
    | 'withinLimit'
    | 'stateHasNone'
    | 'stateExcuses'
    | EwayExemption
  readonly limit?: string
  /** What the state says beside its limit, and that the limit is not sure. */
  readonly remark?: { readonly note?: string; readonly isSure: boolean }
}

/**
 * Exemptions that the codes of the goods speak for, where they speak for it on every line: shown to the person who
 * decides. What the codes cannot tell (who buys the gas, whether household goods are used) is left to that person.
 */
export function suggestedExemptions(
  lines: readonly { readonly hsn: string; readonly isTaxed: boolean }[],
): EwayExemption[] {
  if (lines.length === 0) return []
  return Object.entries(codesOf).flatMap(([exemption, fits]) =>
    lines.every(fits) ? [exemption as EwayExemption] : [],
  )
}

const starts =
  (...codes: readonly string[]) =>
  ({ hsn }: { readonly hsn: string }): boolean =>
    codes.some((code) => hsn.startsWith(code))

/** Annexure to rule 138(14), and its clauses (e) and (f). De-oiled cake is taxed at nil and not excused. */
const codesOf: Partial<
  Record<EwayExemption, (line: { readonly hsn: string; readonly isTaxed: boolean }) => boolean>
> = {
  exemptGoods: ({ hsn, isTaxed }) => !isTaxed && !starts('2304', '2305', '2306')({ hsn }),
  lpg: starts('271112', '271113', '271119'),
  kerosene: starts('27101932'),
  jewellery: ({ hsn }) => starts('71')({ hsn }) && !starts('7117')({ hsn }),
  currency: starts('4907', '7118'),
  coral: starts('0508'),
  outsideGst: starts('2203', '2204', '2205', '2206', '2208', '2709', '271012', '271019', '271111', '271121'),
  emptyContainers: starts('8609'),
  emptyCylinders: starts('7311'),
}

/** Between states everywhere, and within those that set no other. */
const usualLimit = 50_000

export interface IntraStateLimit {
  readonly stateCode: string
  /** Rupees; absent: no bill. */
  readonly limit?: number
  readonly since?: CalendarDate
  readonly until?: CalendarDate
  /** Codes of the goods it is about; absent: all. */
  readonly goods?: readonly string[]
  /** Only where both ends lie in one city or district; absent: within the State. */
  readonly area?: 'samePlace'
  /** Two sources agree, or the notification itself was read; else check with the State. */
  readonly isSure: boolean
  readonly note?: string
  readonly source?: string
}

const tobaccoAndPanMasala = ['24', '2106']
const rajasthan2021 = 'Rajasthan, F.17(131-Pt-II)ACCT/GST/2017/6672 of 30 March 2021'
const rajasthan2022 = 'Rajasthan, F.17(131-Pt-II)ACCT/GST/2017/7713 of 24 March 2022'
const madhyaPradesh2022 = 'Madhya Pradesh, FA3-08/2018/1/V(18) of 23 March 2022'
const madhyaPradeshNote = 'No bill inside a district; tobacco and pan masala 50,000; medicines none'

/**
 * States whose limit is not 50,000, or not surely so. Source, where none is named: notifications of the states as reported
 * by their tax offices.
 */
export const intraStateLimits: readonly IntraStateLimit[] = [
  { stateCode: '01', isSure: false, note: 'No bill within the territory' },
  { stateCode: '38', isSure: false, note: 'No bill within the territory' },
  { stateCode: '03', limit: 100_000, isSure: false, note: '50,000 for listed goods' },
  { stateCode: '07', limit: 100_000, isSure: true },
  ...[{ limit: 100_000 }, { limit: 50_000, goods: tobaccoAndPanMasala }].map((row) => ({
    stateCode: '08',
    since: '2021-04-01',
    isSure: true,
    note: '50,000 for chapter 24 and 2106',
    source: rajasthan2021,
    ...row,
  })),
  {
    stateCode: '08',
    limit: 200_000,
    since: '2022-04-01',
    area: 'samePlace',
    isSure: true,
    note: '50,000 for chapter 24 and 2106',
    source: rajasthan2022,
  },
  // Wood, iron and steel keep the limit of the State inside a city.
  {
    stateCode: '08',
    limit: 100_000,
    since: '2022-04-01',
    goods: ['44', '72'],
    isSure: true,
    note: '50,000 for chapter 24 and 2106',
    source: rajasthan2022,
  },
  { stateCode: '10', limit: 100_000, isSure: true },
  { stateCode: '20', limit: 100_000, isSure: true, note: '50,000 for twelve kinds of goods' },
  { stateCode: '27', limit: 100_000, isSure: true, note: 'Job work of yarn and fabric excused' },
  { stateCode: '33', limit: 100_000, isSure: true },
  { stateCode: '15', limit: 50_000, isSure: false },
  { stateCode: '18', limit: 50_000, isSure: false },
  { stateCode: '19', limit: 50_000, isSure: false, note: '100,000 until November 2023' },
  { stateCode: '02', limit: 50_000, isSure: false },
  { stateCode: '22', limit: 50_000, isSure: false },
  // Between districts, for listed goods.
  { stateCode: '23', limit: 50_000, since: '2018-04-25', until: '2022-04-14', isSure: false },
  ...[
    { limit: 100_000 },
    { limit: 50_000, goods: tobaccoAndPanMasala },
    { goods: ['3003', '3004', '3006'] },
    { area: 'samePlace' as const },
  ].map((row) => ({
    stateCode: '23',
    since: '2022-04-15',
    isSure: true,
    note: madhyaPradeshNote,
    source: madhyaPradesh2022,
    ...row,
  })),
  { stateCode: '24', limit: 50_000, isSure: false, note: 'Movement within a city excused for some goods' },
  { stateCode: '30', limit: 50_000, isSure: false, note: 'Listed goods' },
  { stateCode: '32', limit: 50_000, isSure: false, note: 'Gold has a bill of its own above ten lakh' },
]

/** The row of the whole consignment: of the rows that its goods have, the strictest. */
function intraStateLimitOf(facts: EwayNeedFacts): IntraStateLimit | undefined {
  const rows = intraStateLimits.filter(
    ({ stateCode, since, until, area }) =>
      stateCode === facts.stateCode &&
      (since === undefined || since <= facts.date) &&
      (until === undefined || facts.date <= until) &&
      (area === undefined || facts.isSamePlace),
  )
  const found = (facts.codes.length > 0 ? facts.codes : ['']).map((code) => rowOfGoods(rows, code))
  return found.reduce(stricter)
}

/** A district without bills excuses all goods; else rows of the goods go before those of the place. */
function rowOfGoods(rows: readonly IntraStateLimit[], code: string): IntraStateLimit | undefined {
  const fitting = rows.filter(({ goods }) => goods?.some((start) => code.startsWith(start)) ?? true)
  return (
    fitting.find(({ area, limit }) => area !== undefined && limit === undefined) ??
    fitting.find(({ goods }) => goods !== undefined) ??
    fitting.find(({ area }) => area !== undefined) ??
    fitting[0]
  )
}

const stricter = (a: IntraStateLimit | undefined, b: IntraStateLimit | undefined) => {
  const [ofA, ofB] = [a, b].map((row) => (row ? (row.limit ?? Number.POSITIVE_INFINITY) : usualLimit))
  return ofB! < ofA! ? b : a
}

const remarkOf = ({ note, isSure }: IntraStateLimit) => ({ isSure, ...(note === undefined ? {} : { note }) })
