import {
  gstr1aFilingCalls,
  gstr1FilingCalls,
  gstr3bFilingCalls,
  iffFilingCalls,
} from '@bahi/contracts/filing.ts'
import type { Ctx } from '../../platform/context.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import type { FiledForm, PeriodOf } from './forms.ts'
import { portalBalances } from './pay.ts'
import { pushReturnOf } from './push.ts'
import { fileReturnOf, requestFilingCode, resetReturnOf } from './sign.ts'
import type { Code, Sign } from './sign.ts'
import { filingOfPeriod } from './state.ts'

/** Each of them waits for the portal. */
const handlersOf = (form: FiledForm) => ({
  filing: { outsideTransaction: (ctx: Ctx, input: PeriodOf) => filingOfPeriod(ctx, form, input) },
  push: { outsideTransaction: (ctx: Ctx, input: PeriodOf) => pushReturnOf(ctx, form, input) },
  reset: { outsideTransaction: (ctx: Ctx, input: PeriodOf) => resetReturnOf(ctx, form, input) },
  requestOtp: { outsideTransaction: (ctx: Ctx, input: Sign) => requestFilingCode(ctx, form, input) },
  file: { outsideTransaction: (ctx: Ctx, input: PeriodOf & Code) => fileReturnOf(ctx, form, input) },
})

export const filingRoutes = [
  routes(gstr1FilingCalls, handlersOf('gstr1')),
  routes(gstr1aFilingCalls, handlersOf('gstr1a')),
  routes(iffFilingCalls, handlersOf('iff')),
  routes(gstr3bFilingCalls, {
    ...handlersOf('gstr3b'),
    balances: outsideTransaction(portalBalances),
  }),
]
