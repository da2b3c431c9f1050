import { operatorCalls, planCalls } from '@bahi/contracts/plans.ts'
import { routes } from '../../platform/routes.ts'
import { changePlanByCall, listPlans } from './operator.ts'
import { planDetail } from './usage.ts'

export const planRoutes = routes(planCalls, { detail: planDetail })
export const operatorRoutes = routes(operatorCalls, { plans: listPlans, changePlan: changePlanByCall })
