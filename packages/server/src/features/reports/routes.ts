import { dashboardCalls, ruleCalls } from '@bahi/contracts/reports.ts'
import { routes } from '../../platform/routes.ts'
import { dashboardSummary } from './dashboard.ts'
import { previewRule, searchRules } from './rules.ts'

export const dashboardRoutes = routes(dashboardCalls, { summary: dashboardSummary })
export const ruleRoutes = routes(ruleCalls, { search: searchRules, preview: previewRule })
