import type { CalendarDate } from '../cal/date.ts'
import { panHolder } from '../ids/pan.ts'

/** Sections of tax deducted at source under which businesses pay, by their names in the Income-tax Act, 1961. */
export const sectionNames = [
  '194A',
  '194C',
  '194D',
  '194H',
  '194I(a)',
  '194I(b)',
  '194J(a)',
  '194J(b)',
  '194O',
  '194Q',
  '194R',
  '194T',
  '195',
] as const
export type SectionName = (typeof sectionNames)[number]

/** What a section asks for from a day on. Amounts in rupees; a limit is exceeded above it, not at it. */
export interface SectionRow {
  readonly section: SectionName
  readonly since: CalendarDate
  /** The last day. Absent: in force. */
  readonly until?: CalendarDate
  /** Per cent, by who receives it; null: the rates in force and the treaty decide, a person enters the tax. */
  readonly rate: { readonly individual: string; readonly company?: string; readonly other: string } | null
  /** One bill or payment above it is taxed whatever the year comes to. */
  readonly single?: number
  /** What the year, or each month, comes to before tax is deducted. */
  readonly limit?: { readonly amount: number; readonly of: 'year' | 'month' }
  /** What is taxed once the limit is exceeded. */
  readonly taxes: 'whole' | 'excess'
  /** Per cent where there is no PAN, if it is not 20 (section 206AA, its provisos; 397(2) of the Act of 2025). */
  readonly withoutPan?: string
  readonly source: string
}

/** The Act of 2025 is in force from the tax year 2026-27; the sections of 1961 govern what was credited or paid before. */
export const newActSince: CalendarDate = '2026-04-01'

/**
 * Where the Act of 2025 has what a section of 1961 had, and the code that challans and statements name it by. A code
 * that no published form confirms is absent, or said to be unverified.
 */
interface NewPlace {
  readonly place: string
  readonly codes?: { readonly individual: string; readonly other: string }
  readonly isVerified: boolean
}

const one = (code: string) => ({ individual: code, other: code })
export const newPlaces: Readonly<Record<SectionName, NewPlace>> = {
  '194A': { place: '393(1) Sl. 5(iii)', codes: one('1022'), isVerified: true },
  '194C': {
    place: '393(1) Sl. 6(i)',
    codes: { individual: '1023', other: '1024' },
    isVerified: false,
  },
  '194D': { place: '393(1) Sl. 1(i)', codes: one('1005'), isVerified: true },
  '194H': { place: '393(1) Sl. 1(ii)', codes: one('1006'), isVerified: true },
  '194I(a)': { place: '393(1) Sl. 2(ii).D(a)', codes: one('1008'), isVerified: true },
  '194I(b)': { place: '393(1) Sl. 2(ii).D(b)', codes: one('1009'), isVerified: true },
  '194J(a)': { place: '393(1) Sl. 6(iii).D(a)', codes: one('1026'), isVerified: false },
  '194J(b)': { place: '393(1) Sl. 6(iii).D(b)', codes: one('1027'), isVerified: true },
  '194O': { place: '393(1) Sl. 8(v)', codes: one('1035'), isVerified: true },
  '194Q': { place: '393(1) Sl. 8(ii)', codes: one('1031'), isVerified: false },
  '194R': { place: '393(1) Sl. 8(iv)', isVerified: false },
  '194T': { place: '393(3) Sl. 7', codes: one('1067'), isVerified: false },
  '195': { place: '393(2) Sl. 17', codes: one('1057'), isVerified: false },
}

const lakh = 100_000
const year = (amount: number) => ({ amount, of: 'year' }) as const
const same = (rate: string) => ({ individual: rate, other: rate })

/** By section, then by day. Those without an end went over into the Act of 2025 with rate and limits unchanged. */
export const sectionRows: readonly SectionRow[] = [
  row('194A', '2021-04-01', same('10'), {
    limit: year(5_000),
    until: '2025-03-31',
    source: 'Income-tax Act, 1961, s.194A(3)(i): payers other than banks',
  }),
  row('194A', '2025-04-01', same('10'), {
    limit: year(10_000),
    source: 'Finance Act, 2025: s.194A; payers other than banks',
  }),
  row(
    '194C',
    '2021-04-01',
    { individual: '1', other: '2' },
    {
      single: 30_000,
      limit: year(lakh),
      source: 'Income-tax Act, 1961, s.194C(1) and (5)',
    },
  ),
  row(
    '194D',
    '2021-04-01',
    { individual: '5', company: '10', other: '5' },
    {
      limit: year(15_000),
      until: '2025-03-31',
      source: 'Income-tax Act, 1961, s.194D; First Schedule to the Finance Act, part II',
    },
  ),
  row(
    '194D',
    '2025-04-01',
    { individual: '2', company: '10', other: '2' },
    {
      limit: year(20_000),
      source: 'Finance (No. 2) Act, 2024: rate from 1 April 2025; Finance Act, 2025: limit',
    },
  ),
  row('194H', '2021-04-01', same('5'), {
    limit: year(15_000),
    until: '2024-09-30',
    source: 'Income-tax Act, 1961, s.194H',
  }),
  row('194H', '2024-10-01', same('2'), {
    limit: year(15_000),
    until: '2025-03-31',
    source: 'Finance (No. 2) Act, 2024: s.194H',
  }),
  row('194H', '2025-04-01', same('2'), { limit: year(20_000), source: 'Finance Act, 2025: s.194H' }),
  ...(['194I(a)', '194I(b)'] as const).flatMap((section) => [
    row(section, '2021-04-01', same(section === '194I(a)' ? '2' : '10'), {
      limit: year(240_000),
      until: '2025-03-31',
      source: 'Income-tax Act, 1961, s.194-I',
    }),
    row(section, '2025-04-01', same(section === '194I(a)' ? '2' : '10'), {
      limit: { amount: 50_000, of: 'month' },
      source: 'Finance Act, 2025: s.194-I, limit for a month or part of a month',
    }),
  ]),
  ...(['194J(a)', '194J(b)'] as const).flatMap((section) => [
    row(section, '2021-04-01', same(section === '194J(a)' ? '2' : '10'), {
      limit: year(30_000),
      until: '2025-03-31',
      source: 'Income-tax Act, 1961, s.194J',
    }),
    row(section, '2025-04-01', same(section === '194J(a)' ? '2' : '10'), {
      limit: year(50_000),
      source: 'Finance Act, 2025: s.194J',
    }),
  ]),
  row('194O', '2021-04-01', same('1'), {
    limit: year(5 * lakh),
    withoutPan: '5',
    until: '2024-09-30',
    source: 'Income-tax Act, 1961, s.194-O; the limit is of individuals and Hindu undivided families alone',
  }),
  row('194O', '2024-10-01', same('0.1'), {
    limit: year(5 * lakh),
    withoutPan: '5',
    source:
      'Finance (No. 2) Act, 2024: s.194-O; the limit is of individuals and Hindu undivided families alone',
  }),
  row('194Q', '2021-07-01', same('0.1'), {
    limit: year(50 * lakh),
    taxes: 'excess',
    withoutPan: '5',
    source: 'Income-tax Act, 1961, s.194Q: buyers with a turnover above 10 crore in the year before',
  }),
  row('194R', '2022-07-01', same('10'), { limit: year(20_000), source: 'Income-tax Act, 1961, s.194R' }),
  row('194T', '2025-04-01', same('10'), {
    limit: year(20_000),
    source: 'Finance (No. 2) Act, 2024: s.194T, from 1 April 2025',
  }),
  row('195', '2021-04-01', null, {
    source:
      'Income-tax Act, 1961, s.195: rates in force or of the treaty, with form 15CA and 15CB (145 and 146 of 2026, unverified)',
  }),
]

/** Rate without a PAN, where a section has none of its own. */
export const rateWithoutPan = '20'

/**
 * The row of a section that answers on a day.
 *
 * @example
 * sectionOn('194H', '2024-10-01')?.rate?.other // '2'
 */
export function sectionOn(
  section: SectionName,
  date: CalendarDate,
  rows: readonly SectionRow[] = sectionRows,
): SectionRow | undefined {
  return rows.findLast(
    (one) => one.section === section && one.since <= date && (one.until === undefined || date <= one.until),
  )
}

/**
 * The section that a person means, however it is written.
 *
 * @example
 * sectionNamed('194-I (B)') // '194I(b)'
 */
export function sectionNamed(text: string): SectionName | undefined {
  const key = text.replace(/[\s-]/g, '').toLowerCase()
  return sectionNames.find((name) => name.toLowerCase() === key)
}

/** Who receives what is paid, as sections tell them apart. */
export type Deductee = 'individual' | 'company' | 'other'
export const deductees = ['individual', 'company', 'other'] as const satisfies readonly Deductee[]

/**
 * By the fourth letter of the PAN; `stated` is what a person says where there is none.
 *
 * @example
 * deducteeOf('AAKPM4821P') // 'individual'
 */
export function deducteeOf(pan: string | null | undefined, stated?: Deductee | null): Deductee {
  const holder = pan ? panHolder(pan) : undefined
  if (holder === undefined) return stated ?? 'other'
  if (holder === 'Individual' || holder === 'HinduUndividedFamily') return 'individual'
  return holder === 'Company' ? 'company' : 'other'
}

/** How the law of the day names a section, and its payment code from the Act of 2025 on. */
export function namedOn(
  section: SectionName,
  date: CalendarDate,
  deductee: Deductee,
): { readonly provision: string; readonly code: string | undefined } {
  if (date < newActSince) return { provision: section, code: undefined }
  const { place, codes, isVerified } = newPlaces[section]
  // A code that is not confirmed is not put on a statement.
  const code = isVerified ? codes?.[deductee === 'individual' ? 'individual' : 'other'] : undefined
  return { provision: place, code }
}

function row(
  section: SectionName,
  since: CalendarDate,
  rate: SectionRow['rate'],
  rest: Omit<SectionRow, 'section' | 'since' | 'rate' | 'taxes'> & { readonly taxes?: 'excess' },
): SectionRow {
  return { section, since, rate, taxes: 'whole', ...rest }
}
