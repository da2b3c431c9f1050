import { addDays } from '@bahi/domain/cal/date.ts'
import { countryOf, isExportDestination } from '@bahi/domain/tables/countries.ts'
import { currencyOf } from '@bahi/domain/tables/currencies.ts'
import { portOf } from '@bahi/domain/tables/ports.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import type { Inv01 } from '../inv01.ts'
import { twoDigits } from './parties.ts'
import type { RuleFacts } from './facts.ts'
import type { Report } from './issue.ts'

/** Date, marks of the transaction, and what an export names. */
export function documentIssues(inv: Inv01, date: CalendarDate, facts: RuleFacts, report: Report): void {
  const { TranDtls, BuyerDtls, SellerDtls, ExpDtls } = inv
  if (date > facts.today) report('2163', 'DocDtls.Dt', { today: facts.today })
  const oldest = addDays(facts.today, -facts.switches.reportingDays)
  // Day thirty passes, day thirty-one fails.
  if (facts.hasReportingLimit && date < oldest) {
    report('2305', 'DocDtls.Dt', { oldest, days: String(facts.switches.reportingDays) })
  }
  if (TranDtls.RegRev === 'Y' && TranDtls.SupTyp !== 'B2B') report('2162', 'TranDtls.RegRev')
  if (TranDtls.IgstOnIntra === 'Y') {
    if (TranDtls.RegRev !== 'Y') report('2294', 'TranDtls.IgstOnIntra')
    if (twoDigits(BuyerDtls.Pos) !== twoDigits(SellerDtls.Stcd)) report('2262', 'TranDtls.IgstOnIntra')
  }
  if (ExpDtls?.Port !== undefined && !portOf(ExpDtls.Port.toUpperCase())) {
    report('2201', 'ExpDtls.Port', { port: ExpDtls.Port })
  }
  if (
    ExpDtls?.CntCode !== undefined &&
    !(countryOf(ExpDtls.CntCode) && isExportDestination(ExpDtls.CntCode))
  ) {
    report('2202', 'ExpDtls.CntCode', { country: ExpDtls.CntCode })
  }
  if (ExpDtls?.ForCur !== undefined && !currencyOf(ExpDtls.ForCur.toUpperCase())) {
    report('2203', 'ExpDtls.ForCur', { currency: ExpDtls.ForCur })
  }
}
