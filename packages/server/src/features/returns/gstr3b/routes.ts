import { gstr3bCalls } from '@bahi/contracts/gstr3b.ts'
import { outsideTransaction, routes } from '../../../platform/routes.ts'
import { reportHandlers } from '../../report-files/index.ts'
import { adjust, withdrawAdjustment } from './adjust.ts'
import { challan3b } from './challan.ts'
import { gstr3bDocuments } from './documents.ts'
import { gstr3bJson } from './json.ts'
import { gstr3bExport, gstr3bReport } from './report.ts'
import { saveSetOff, setOff3b } from './set-off.ts'
import { gstr3bSummary } from './summary.ts'

export const gstr3bRoutes = routes(gstr3bCalls, {
  summary: gstr3bSummary,
  documents: gstr3bDocuments,
  json: gstr3bJson,
  export: outsideTransaction(gstr3bExport),
  ...reportHandlers(gstr3bReport),
  adjust,
  withdrawAdjustment,
  setOff: setOff3b,
  saveSetOff,
  challan: challan3b,
})
