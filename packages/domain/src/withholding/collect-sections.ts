import type { CalendarDate } from '../cal/date.ts'
import { newActSince } from './sections.ts'

/**
 * What tax is collected at source of when it is sold, by the collection codes of form 27EQ: liquor, timber of a forest lease,
 * other timber, other forest produce, scrap, tendu leaves, minerals, motor vehicles, notified luxury goods, goods of any kind.
 */
export const collectionSections = [
  '6CA',
  '6CB',
  '6CC',
  '6CD',
  '6CE',
  '6CI',
  '6CJ',
  '6CL',
  '6CM',
  '6CR',
] as const
export type CollectionSection = (typeof collectionSections)[number]

/** What a section asks for from a day on. Amounts in rupees; a limit is exceeded above it, not at it. */
export interface CollectionRow {
  readonly section: CollectionSection
  readonly since: CalendarDate
  /** The last day. Absent: in force. */
  readonly until?: CalendarDate
  /** Per cent of the value with GST. */
  readonly rate: string
  /** Goods of which one unit is worth no more bear no tax. */
  readonly unit?: number
  /** What one buyer's year comes to before tax is collected, on what is above it alone. */
  readonly year?: number
  /** Per cent without a PAN, where it is not the higher of twice the rate and 5 (section 206CC). */
  readonly withoutPan?: string
  readonly source: string
}

const lakh = 100_000

/** By section, then by day. Those without an end went over into the Act of 2025 with their rate unchanged. */
export const collectionRows: readonly CollectionRow[] = [
  ...raised('6CA', '1', 'alcoholic liquor for human consumption', 'Sl. 1'),
  ...timber('6CB', 'timber obtained under a forest lease'),
  ...timber('6CC', 'timber obtained by any mode other than a forest lease'),
  ...timber('6CD', 'other forest produce, from 1 April 2025 obtained under a forest lease'),
  ...raised('6CE', '1', 'scrap', 'Sl. 4'),
  ...raised('6CI', '5', 'tendu leaves', 'Sl. 2'),
  ...raised('6CJ', '1', 'minerals, being coal, lignite or iron ore', 'Sl. 5'),
  {
    section: '6CL',
    since: '2021-04-01',
    rate: '1',
    unit: 10 * lakh,
    source: 'Income-tax Act, 1961, s.206C(1F): motor vehicles; Act of 2025, s.394(1) Sl. 6',
  },
  {
    section: '6CM',
    since: '2025-04-22',
    rate: '1',
    unit: 10 * lakh,
    source:
      'Income-tax Act, 1961, s.206C(1F), Finance (No. 2) Act, 2024; CBDT notification 36/2025: notified luxury goods; Act of 2025, s.394(1) Sl. 6',
  },
  {
    section: '6CR',
    since: '2020-10-01',
    until: '2021-03-31',
    rate: '0.075',
    year: 50 * lakh,
    withoutPan: '1',
    source:
      'Income-tax Act, 1961, s.206C(1H), and s.197B: three quarters of the rate; sellers with a turnover above 10 crore in the year before',
  },
  {
    section: '6CR',
    since: '2021-04-01',
    until: '2025-03-31',
    rate: '0.1',
    year: 50 * lakh,
    withoutPan: '1',
    source:
      'Income-tax Act, 1961, s.206C(1H): sellers with a turnover above 10 crore in the year before; Finance Act, 2025: not from 1 April 2025',
  },
]

/** Goods of which the Finance Act, 2026 made the rate 2 per cent. */
function raised(
  section: CollectionSection,
  rate: string,
  what: string,
  place: string,
): readonly CollectionRow[] {
  return [
    {
      section,
      since: '2021-04-01',
      until: '2026-03-31',
      rate,
      source: `Income-tax Act, 1961, s.206C(1): ${what}`,
    },
    {
      section,
      since: newActSince,
      rate: '2',
      source: `Income-tax Act, 2025, s.394(1) ${place}, as the Finance Bill, 2026 proposed it: ${what}`,
    },
  ]
}

function timber(section: CollectionSection, what: string): readonly CollectionRow[] {
  return [
    {
      section,
      since: '2021-04-01',
      until: '2025-03-31',
      rate: '2.5',
      source: `Income-tax Act, 1961, s.206C(1): ${what}`,
    },
    {
      section,
      since: '2025-04-01',
      rate: '2',
      source: `Finance Act, 2025, s.206C(1): ${what}; Act of 2025, s.394(1) Sl. 3`,
    },
  ]
}

const places: Readonly<Record<CollectionSection, { readonly old: string; readonly now: string }>> = {
  '6CA': { old: '206C(1)', now: '394(1) Sl. 1' },
  '6CB': { old: '206C(1)', now: '394(1) Sl. 3' },
  '6CC': { old: '206C(1)', now: '394(1) Sl. 3' },
  '6CD': { old: '206C(1)', now: '394(1) Sl. 3' },
  '6CE': { old: '206C(1)', now: '394(1) Sl. 4' },
  '6CI': { old: '206C(1)', now: '394(1) Sl. 2' },
  '6CJ': { old: '206C(1)', now: '394(1) Sl. 5' },
  '6CL': { old: '206C(1F)', now: '394(1) Sl. 6' },
  '6CM': { old: '206C(1F)', now: '394(1) Sl. 6' },
  '6CR': { old: '206C(1H)', now: '206C(1H)' },
}

/** The provision that a section is of on a day: the Act of 1961, from April 2026 that of 2025. */
export const collectedUnder = (section: CollectionSection, date: CalendarDate): string =>
  places[section][date < newActSince ? 'old' : 'now']

/**
 * The row of a section that answers on a day.
 *
 * @example
 * collectionOn('6CE', '2026-04-01')?.rate // '2'
 */
export const collectionOn = (
  section: CollectionSection,
  date: CalendarDate,
  rows: readonly CollectionRow[] = collectionRows,
): CollectionRow | undefined =>
  rows.findLast(
    (one) => one.section === section && one.since <= date && (one.until === undefined || date <= one.until),
  )

/**
 * The section that a person means.
 *
 * @example
 * collectionNamed('6ce') // '6CE'
 */
export function collectionNamed(text: string): CollectionSection | undefined {
  const key = text.trim().toUpperCase()
  return collectionSections.find((name) => name === key)
}
