import { ageingCalls, dashboardCalls, partyLedgerCalls, ruleCalls } from '@bahi/contracts/reports.ts'
import { routes } from '../../platform/routes.ts'
import { exportAgeing, searchAgeing } from './ageing.ts'
import { dashboardSummary } from './dashboard.ts'
import { exportPartyLedger } from './ledger.ts'
import { previewRule, revertRule, saveRule, searchRules } from './rules.ts'

export const dashboardRoutes = routes(dashboardCalls, { summary: dashboardSummary })
export const ageingRoutes = routes(ageingCalls, { search: searchAgeing, export: exportAgeing })
export const partyLedgerRoutes = routes(partyLedgerCalls, { export: exportPartyLedger })
export const ruleRoutes = routes(ruleCalls, {
  search: searchRules,
  save: saveRule,
  revert: revertRule,
  preview: previewRule,
})
