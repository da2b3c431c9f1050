import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { ruleNumber } from '@bahi/domain/tables/rules.ts'

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

/** True where the turnover (any year since 2017-18) makes e-invoicing a duty on that day: rule `einvoice.turnover`. */
export const isEinvoiceDuty = (turnover: number, date: CalendarDate): boolean =>
  turnover > ruleNumber('einvoice.turnover', date, Number.POSITIVE_INFINITY)

/** True where a document of that turnover is reported within the days of `einvoice.reportDays`. */
export const hasReportingLimit = (turnover: number, today: CalendarDate): boolean =>
  turnover >= ruleNumber('einvoice.reportTurnover', today, Number.POSITIVE_INFINITY)
