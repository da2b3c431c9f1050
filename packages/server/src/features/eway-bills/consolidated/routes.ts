import { consolidatedEWayBillCalls } from '@bahi/contracts/eway-consolidated.ts'
import { sql } from 'kysely'
import { outsideTransaction, routes } from '../../../platform/routes.ts'
import { printSheet } from '../print-sheet.ts'
import { sheetDetail } from './detail.ts'
import { countSheets, exportSheets, searchSheets } from './list.ts'
import { addToSheet, makeSheet, regenerateSheet } from './make.ts'
import { allCandidates } from './members.ts'

export const consolidatedEWayBillRoutes = routes(consolidatedEWayBillCalls, {
  generate: outsideTransaction((ctx, input) => makeSheet(ctx, input)),
  regenerate: outsideTransaction((ctx, input) => regenerateSheet(ctx, input)),
  add: outsideTransaction((ctx, input) => addToSheet(ctx, input)),
  detail: (ctx, { id }) => sheetDetail(ctx, id),
  print: outsideTransaction((ctx, { id }) => printSheet(ctx, id)),
  search: (ctx, input) => searchSheets(ctx, input),
  export: (ctx, input) => exportSheets(ctx, input),
  counts: (ctx, input) => countSheets(ctx, input),
  candidates: async (ctx, { entityId, keyword }) => {
    ctx.requireEntity(entityId)
    const { rows } = await sql<{ gstin: string | null }>`select gstin from entities
      where subscriber_id = current_subscriber() and id = ${entityId}`.execute(ctx.db)
    return allCandidates(ctx, entityId, rows[0]?.gstin ?? '', keyword)
  },
})
