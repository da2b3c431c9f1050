import type { CalendarDate } from '@bahi/domain/cal/date.ts'

/** Whether a document is to be registered at the portal, with the reason where it is not. */
export function einvoiceApplicability(facts: ApplicabilityFacts): Applicability {
  if (!facts.isEnabled) return { applies: false, reason: 'switchedOff' }
  if (facts.since && facts.date < facts.since) return { applies: false, reason: 'beforeStart' }
  if (facts.isExemptSeller) return { applies: false, reason: 'exemptSeller' }
  if (facts.supplierType === 'SEZ') return { applies: false, reason: 'sezUnit' }
  if (facts.documentType === 'other') return { applies: false, reason: 'documentKind' }
  if (facts.isWhollyExempt) return { applies: false, reason: 'exemptSupply' }
  const isExport = facts.supplyKind === 'EXPWP' || facts.supplyKind === 'EXPWOP'
  if (!isExport && !facts.buyerGstin) return { applies: false, reason: 'unregisteredBuyer' }
  return { applies: true }
}

export interface ApplicabilityFacts {
  /** Setting of the GSTIN: the supplier's turnover passed the limit. */
  readonly isEnabled: boolean
  readonly since?: CalendarDate
  /** Banks, insurers, goods transport agencies and others (notification 13/2020-Central Tax). */
  readonly isExemptSeller?: boolean
  readonly supplierType?: string
  readonly date: CalendarDate
  readonly documentType: 'Invoice' | 'CreditNote' | 'DebitNote' | 'other'
  readonly supplyKind: string
  readonly buyerGstin?: string
  /** A bill of supply: no line bears tax. */
  readonly isWhollyExempt: boolean
}

export type Applicability =
  | { readonly applies: true }
  | {
      readonly applies: false
      readonly reason:
        | 'switchedOff'
        | 'beforeStart'
        | 'exemptSeller'
        | 'sezUnit'
        | 'documentKind'
        | 'exemptSupply'
        | 'unregisteredBuyer'
    }

/**
 * Turnover (in rupees, any year since 2017-18) above which e-invoicing is a duty. Sources: notifications 61/2020,
 * 88/2020, 5/2021, 1/2022, 17/2022 and 10/2023-Central Tax.
 */
export const turnoverLimits: readonly { readonly since: CalendarDate; readonly above: number }[] = [
  { since: '2023-08-01', above: 50_000_000 },
  { since: '2022-10-01', above: 100_000_000 },
  { since: '2022-04-01', above: 200_000_000 },
  { since: '2021-04-01', above: 500_000_000 },
  { since: '2021-01-01', above: 1_000_000_000 },
  { since: '2020-10-01', above: 5_000_000_000 },
]

/** True where the turnover makes e-invoicing a duty on that day. */
export function isEinvoiceDuty(turnover: number, date: CalendarDate): boolean {
  const row = turnoverLimits.find(({ since }) => since <= date)
  return row !== undefined && turnover > row.above
}

/**
 * Turnover from which a document is reported within thirty days of its date: advisories of the portal of September
 * 2023 (100 crore) and of November 2024 (10 crore from 1 April 2025).
 */
const reportingLimits: readonly { readonly since: CalendarDate; readonly from: number }[] = [
  { since: '2025-04-01', from: 100_000_000 },
  { since: '2023-11-01', from: 1_000_000_000 },
]

/** True where a document of that turnover must be reported within thirty days. */
export function hasReportingLimit(turnover: number, today: CalendarDate): boolean {
  const row = reportingLimits.find(({ since }) => since <= today)
  return row !== undefined && turnover >= row.from
}
