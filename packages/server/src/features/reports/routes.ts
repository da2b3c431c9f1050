import { ageingCalls, dashboardCalls, ruleCalls } from '@bahi/contracts/reports.ts'
import { routes } from '../../platform/routes.ts'
import { reportHandlers } from '../report-files/index.ts'
import { ageingReport, exportAgeing, searchAgeing } from './ageing.ts'
import { dashboardSummary } from './dashboard.ts'
import { previewRule, revertRule, saveRule, searchRules } from './rules.ts'

export const dashboardRoutes = routes(dashboardCalls, { summary: dashboardSummary })
export const ageingRoutes = routes(ageingCalls, {
  search: searchAgeing,
  export: exportAgeing,
  ...reportHandlers(ageingReport),
})
export const ruleRoutes = routes(ruleCalls, {
  search: searchRules,
  save: saveRule,
  revert: revertRule,
  preview: previewRule,
})
