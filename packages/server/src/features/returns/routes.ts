import type { ParsedOf } from '@bahi/contracts/call.ts'
import { gstr1aCalls, gstr1Calls, gstReturnCalls } from '@bahi/contracts/returns.ts'
import type { Ctx } from '../../platform/context.ts'
import { routes } from '../../platform/routes.ts'
import { reportHandlers } from '../report-files/index.ts'
import { returnCalendar } from './calendar.ts'
import { gstr1Documents } from './documents.ts'
import { gstr1Export } from './export.ts'
import { markFiled, markUnfiled } from './filed.ts'
import { gstr1Issues } from './issues.ts'
import { gstr1Json } from './json.ts'
import { setPrepared } from './mark-other.ts'
import { closeAgain, openAgain } from './open-again.ts'
import type { OutwardForm } from './period.ts'
import { outwardReport } from './report.ts'
import { returnTieOut } from './tie-out/board.ts'
import { gstr1Hsn, gstr1Issued, gstr1Summary } from './summary.ts'

type Calls = typeof gstr1Calls

/** One set of handlers for both forms. */
const handlersOf = (form: OutwardForm) => ({
  summary: (ctx: Ctx, input: ParsedOf<Calls['summary']>) => gstr1Summary(ctx, input, form),
  documents: (ctx: Ctx, input: ParsedOf<Calls['documents']>) => gstr1Documents(ctx, input, form),
  hsn: (ctx: Ctx, input: ParsedOf<Calls['hsn']>) => gstr1Hsn(ctx, input, form),
  issued: (ctx: Ctx, input: ParsedOf<Calls['issued']>) => gstr1Issued(ctx, input, form),
  issues: (ctx: Ctx, input: ParsedOf<Calls['issues']>) => gstr1Issues(ctx, input, form),
  json: { outsideTransaction: (ctx: Ctx, input: ParsedOf<Calls['json']>) => gstr1Json(ctx, input, form) },
  export: {
    outsideTransaction: (ctx: Ctx, input: ParsedOf<Calls['export']>) => gstr1Export(ctx, input, form),
  },
  ...reportHandlers(outwardReport(form)),
})

export const gstr1Routes = routes(gstr1Calls, handlersOf('gstr1'))
export const gstr1aRoutes = routes(gstr1aCalls, {
  ...handlersOf('gstr1a'),
  open: openAgain,
  close: closeAgain,
})

export const gstReturnRoutes = routes(gstReturnCalls, {
  calendar: returnCalendar,
  tieOut: returnTieOut,
  setPrepared,
  markFiled,
  markUnfiled,
})
