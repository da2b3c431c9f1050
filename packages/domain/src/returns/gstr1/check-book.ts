import type { CalendarDate } from '../../cal/date.ts'
import { Decimal } from '../../num/decimal.ts'
import { ruleHolds, ruleNumber } from '../../tables/rules.ts'
import { AmountSum } from './amounts.ts'
import type { Gstr1Book } from './book.ts'
import { periodRange } from './context.ts'
import type { ReturnContext } from './context.ts'
import { IssueList } from './issues.ts'
import type { ReturnIssue } from './issues.ts'
import { iffSections } from './sections.ts'
import type { Section } from './sections.ts'
import { tieOut } from './tie-out.ts'

/** What the return must satisfy as a whole. */
export function checkBook(
  book: Pick<Gstr1Book, 'sums' | 'hsn' | 'issued'>,
  context: ReturnContext,
): ReturnIssue[] {
  const list = new IssueList(null)
  if (context.otherReturns !== undefined) {
    list.add('NOT_A_FILER', { params: { returns: context.otherReturns } })
    return list.issues
  }
  const { from, to } = periodRange(context)
  const params = { period: context.period }
  if (from > context.today) list.add('PERIOD_FUTURE', { params })
  if (context.isFiled) list.add('PERIOD_FILED', { params })
  if (context.isIff) {
    checkIffLimit(book, to, list)
    return list.issues
  }
  if (book.sums.length === 0 && !context.isAmending) list.add('NIL_RETURN', { params })
  checkTieOut(book, list)
  // Of a whole period alone: GSTR-1A has a part of it.
  if (context.isAmending) return list.issues
  const hasB2b = book.hsn.some((row) => row.tab === 'B2B')
  if (book.hsn.length > 0 && !hasB2b && ruleHolds('gstr1.table12Split', to)) list.add('HSN_B2B_EMPTY')
  for (const range of book.issued) {
    if (range.unused === 0) continue
    list.add('NUMBERS_UNUSED', {
      params: { from: range.from, to: range.to, count: String(range.unused) },
    })
  }
  checkOperators(book, list)
  return list.issues
}

/** Rule 59(2): what is furnished in the first and second month of a quarter is limited. */
function checkIffLimit(book: Pick<Gstr1Book, 'sums'>, day: CalendarDate, list: IssueList): void {
  const limit = ruleNumber('iff.limit', day, 5_000_000)
  const sum = new AmountSum()
  for (const row of book.sums) if (iffSections.has(row.section)) sum.add(row)
  const { taxableValue } = sum.toAmounts()
  if (Decimal.of(taxableValue).gt(limit))
    list.add('IFF_LIMIT', { params: { limit: String(limit), taxableValue } })
}

function checkTieOut(book: Pick<Gstr1Book, 'sums' | 'hsn'>, list: IssueList): void {
  for (const { tab, ties, difference, tables, hsn } of tieOut(book.sums, book.hsn)) {
    if (ties) continue
    list.add(tab === 'B2B' ? 'HSN_DIFFERS_B2B' : 'HSN_DIFFERS_B2C', {
      params: { ...difference, tables: tables.taxableValue, hsn: hsn.taxableValue },
    })
  }
}

/** What went through operators cannot be more than what was sold. */
function checkOperators(book: Pick<Gstr1Book, 'sums'>, list: IssueList): void {
  const collected = new AmountSum()
  const sold = new AmountSum()
  for (const row of book.sums) {
    if (row.section === 'supeco' && row.part === '14A') collected.add(row)
    else if (soldSections.has(row.section)) sold.add(row)
  }
  if (collected.taxableValue <= sold.taxableValue) return
  list.add('OPERATOR_ABOVE_SALES', {
    params: { operators: collected.toAmounts().taxableValue, sales: sold.toAmounts().taxableValue },
  })
}

const soldSections: ReadonlySet<Section> = new Set<Section>(['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur'])
