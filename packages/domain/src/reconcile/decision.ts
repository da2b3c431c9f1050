import { comparePeriods } from '../cal/period.ts'
import type { ReturnPeriod } from '../cal/period.ts'
import { taxOf } from './compare.ts'
import type { BookRecord, InwardClass, PortalRecord, ReconReason, ReconState } from './records.ts'

/** What to do in IMS. */
export type Recommendation = 'Accept' | 'Pending' | 'Review' | 'FollowUp' | 'None'

/** What becomes of the credit. */
export type CreditDecision =
  | 'Claim'
  | 'ClaimLater'
  | 'Reduce'
  | 'ReduceIfAccepted'
  | 'Defer'
  | 'Ineligible'
  | 'None'

export interface Decision {
  readonly recommend: Recommendation
  readonly credit: CreditDecision
}

type Book = Pick<BookRecord, 'cls' | 'period'>
type Row = Pick<
  PortalRecord,
  | 'cls'
  | 'period'
  | 'reverseCharge'
  | 'itcAvailable'
  | 'isRejected'
  | 'igst'
  | 'cgst'
  | 'sgst'
  | 'cess'
  | 'txval'
>

/** Credit notes and reductions: what they lower. */
const lowers = (cls: InwardClass | undefined): boolean => cls === 'CN' || cls === 'ISDCN'

/** What IMS never holds: distributed credit, reverse charge, and what gives no credit anyway. */
export const isOutsideIms = ({ cls, reverseCharge, itcAvailable }: Row): boolean =>
  cls === 'ISD' || cls === 'ISDCN' || reverseCharge || itcAvailable === 'N'

/**
 * What is recommended for a document, and what its credit is (CGST Act s.16(2)(aa), s.17, s.38): a proposal, never the
 * decision of a person.
 */
export function decisionOf(
  state: ReconState,
  reasons: readonly ReconReason[],
  book: Book | undefined,
  row: Row | undefined,
): Decision {
  switch (state) {
    case 'Superseded':
    case 'OutOfScope':
      return { recommend: 'None', credit: 'None' }
    case 'DuplicateInBooks':
      return { recommend: 'Review', credit: 'None' }
    case 'MissingIn2B':
      return { recommend: reasons.includes('Ambiguous') ? 'Review' : 'FollowUp', credit: 'Defer' }
    case 'MissingInBooks':
      return missingInBooks(row)
    case 'Residual':
      return { recommend: 'Review', credit: 'Defer' }
    case 'Mismatch':
      return { recommend: row && isOutsideIms(row) ? 'None' : 'Pending', credit: creditOf('Defer', row) }
    case 'Exact':
    case 'Suggested':
    case 'Manual':
      return {
        recommend: row && isOutsideIms(row) ? 'None' : 'Accept',
        credit: creditOf(claimOf(book, row), row),
      }
  }
}

function missingInBooks(row: Row | undefined): Decision {
  if (row && isOutsideIms(row)) return { recommend: 'None', credit: creditOf('None', row) }
  return { recommend: 'Pending', credit: row?.cls === 'CN' ? 'ReduceIfAccepted' : 'None' }
}

function claimOf(book: Book | undefined, row: Row | undefined): CreditDecision {
  if (lowers(row?.cls)) return 'Reduce'
  return isLater(row?.period, book?.period) ? 'ClaimLater' : 'Claim'
}

function creditOf(credit: CreditDecision, row: Row | undefined): CreditDecision {
  if (!row) return credit
  if (row.isRejected || taxOf(row) === 0) return 'None'
  return row.itcAvailable === 'N' ? 'Ineligible' : credit
}

const isLater = (one: ReturnPeriod | null | undefined, other: ReturnPeriod | null | undefined): boolean =>
  Boolean(one && other && comparePeriods(one, other) > 0)
