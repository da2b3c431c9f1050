import {
  ageingCalls,
  dashboardCalls,
  dueCalendarCalls,
  ruleCalls,
  supplierAgeingCalls,
} from '@bahi/contracts/reports.ts'
import { routes } from '../../platform/routes.ts'
import { ageingHandlers } from './ageing.ts'
import { dashboardSummary } from './dashboard.ts'
import { dueHandlers } from './due-calendar.ts'
import { previewRule, revertRule, saveRule, searchRules } from './rules.ts'

export const dashboardRoutes = routes(dashboardCalls, { summary: dashboardSummary })
export const ageingRoutes = routes(ageingCalls, ageingHandlers('receivable'))
export const supplierAgeingRoutes = routes(supplierAgeingCalls, ageingHandlers('payable'))
export const dueCalendarRoutes = routes(dueCalendarCalls, dueHandlers)
export const ruleRoutes = routes(ruleCalls, {
  search: searchRules,
  save: saveRule,
  revert: revertRule,
  preview: previewRule,
})
