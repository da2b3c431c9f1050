import type { Cells } from './cells.ts'

/** What a column of a statement is. */
export const columnRoles = [
  'date',
  'valueDate',
  'description',
  'reference',
  'debit',
  'credit',
  'amount',
  'side',
  'balance',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** Which columns of a file are what; columns count from 0. Remembered for the account. */
export interface Mapping {
  /** Rows before the first row of the account, with the headings. */
  readonly skip: number
  readonly columns: Readonly<Partial<Record<ColumnRole, number>>>
  /** A second column that says Dr or Cr of the balance. */
  readonly balanceSide?: number | undefined
  /** Further columns of references, for rows whose first is empty. */
  readonly references?: readonly number[] | undefined
  readonly order?: 'dmy' | 'mdy' | undefined
}

const words: readonly (readonly [ColumnRole, RegExp])[] = [
  ['valueDate', /^(value|val) ?(date|dt|dat)$/],
  [
    'date',
    /^((txn|tran|trans|transaction|posting|posted|post|booking|entry|book) )?(date|dt)( (and )?time)?$|^date of transaction$/,
  ],
  [
    'description',
    /^(narration|narrative|description|particulars|particular|remarks|details|transaction (remarks|details|particulars|description|narration)|txn (description|remarks)|tran particulars|account description)$/,
  ],
  [
    'reference',
    /^((chq|cheque|check|instrument|instr|instrmnt|inst|ref|reference|utr|tran|txn|transaction) ?)+(no|number|num|id|details)?( (chq|cheque|ref|reference|utr|instrument) ?(no|number|id)?)*$|^utr$|^reference$|^ref$|^chqno$|^cheque$/,
  ],
  [
    'debit',
    /^(debits?|withdrawals?|dr|paid out|money out|payments?)( ?(amt|amount|dr))?$|^amount debited$|^debit amount$/,
  ],
  ['credit', /^(credits?|deposits?|cr|paid in|money in|receipts?)( ?(amt|amount|cr))?$|^amount credited$/],
  [
    'side',
    /^(dr cr|cr dr|d c|c d|drcr|crdr|debit credit|credit debit|dr or cr|type|transaction type|txn type)$/,
  ],
  [
    'balance',
    /^((closing|running|available|account|book|ledger|total) )?(balance|bal)( ?(amt|amount))?$|^balance as on$/,
  ],
  ['amount', /^((transaction|txn|tran) )?(amount|amt)( dr cr)?$/],
]

/** A heading without currency, points and brackets: 'Withdrawal Amt. (INR)' is 'withdrawal amt'. */
export const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\b(inr|rs|in)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

export const roleOf = (heading: string): ColumnRole | undefined => {
  const plain = plainHeading(heading)
  return words.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** Headings are looked for so far down: above them is the letterhead of the bank. */
const deepestHeading = 120

export interface FoundHeadings {
  readonly mapping: Mapping
  readonly headings: readonly string[]
}

/** The row of headings and what its columns are; undefined where no row has a day and amounts. */
export function findHeadings(cells: Cells): FoundHeadings | undefined {
  let best: FoundHeadings | undefined
  let most = 0
  for (let index = 0; index < Math.min(cells.length, deepestHeading); index++) {
    const headings = cells[index]!
    const mapping = mappingOf(headings, index + 1)
    if (!mapping || !isWhole(mapping)) continue
    const known = Object.keys(mapping.columns).length
    if (known > most) {
      best = { mapping, headings }
      most = known
    }
  }
  return best
}

function mappingOf(headings: readonly string[], skip: number): Mapping | undefined {
  const columns: Partial<Record<ColumnRole, number>> = {}
  const references: number[] = []
  let balanceSide: number | undefined
  for (const [at, heading] of headings.entries()) {
    const role = roleOf(heading)
    if (!role) continue
    if (role === 'side' && columns.balance !== undefined && at > columns.balance) balanceSide = at
    else if (role === 'reference') references.push(at)
    else columns[role] ??= at
  }
  // What the payer knows too comes before the number that the bank gave the row.
  const [reference, ...others] = references.toSorted(
    (a, b) => rank(headings[a]!) - rank(headings[b]!) || a - b,
  )
  if (reference !== undefined) columns.reference = reference
  // Some banks show the value date alone.
  if (columns.date === undefined && columns.valueDate !== undefined) {
    columns.date = columns.valueDate
    delete columns.valueDate
  }
  // `Type` beside debit and credit says how it was paid.
  if (columns.debit !== undefined && columns.credit !== undefined) {
    delete columns.side
    delete columns.amount
  }
  return {
    skip,
    columns,
    ...(balanceSide === undefined ? {} : { balanceSide }),
    ...(others.length === 0 ? {} : { references: others }),
  }
}

const rank = (heading: string) => (/utr|che?q|instr/i.test(heading) ? 0 : /ref/i.test(heading) ? 1 : 2)

/** Whether rows can be read by it: a day, and amounts of both sides. */
export const isWhole = ({ columns: { date, debit, credit, amount } }: Mapping): boolean =>
  date !== undefined && (amount !== undefined || (debit !== undefined && credit !== undefined))
