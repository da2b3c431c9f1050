import { gstr1Calls, gstReturnCalls } from '@bahi/contracts/returns.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { reportHandlers } from '../report-files/index.ts'
import { returnCalendar } from './calendar.ts'
import { gstr1Documents } from './documents.ts'
import { gstr1Export } from './export.ts'
import { markFiled, markUnfiled } from './filed.ts'
import { gstr1Issues } from './issues.ts'
import { gstr1Json } from './json.ts'
import { setPrepared } from './mark-other.ts'
import { gstr1Report } from './report.ts'
import { returnTieOut } from './tie-out/board.ts'
import { gstr1Hsn, gstr1Issued, gstr1Summary } from './summary.ts'

export const gstr1Routes = routes(gstr1Calls, {
  summary: gstr1Summary,
  documents: gstr1Documents,
  hsn: gstr1Hsn,
  issued: gstr1Issued,
  issues: gstr1Issues,
  json: outsideTransaction(gstr1Json),
  export: outsideTransaction(gstr1Export),
  ...reportHandlers(gstr1Report),
})

export const gstReturnRoutes = routes(gstReturnCalls, {
  calendar: returnCalendar,
  tieOut: returnTieOut,
  setPrepared,
  markFiled,
  markUnfiled,
})
