import { gstr7aCalls, worksheetGroups } from '@bahi/contracts/worksheets.ts'
import { worksheetNames } from '@bahi/domain/returns/forms/forms.ts'
import { outsideTransaction, routes } from '../../../platform/routes.ts'
import { certificatePdf } from './certificate.ts'
import { exportSheets, json, template } from './files.ts'
import { importRows } from './import.ts'
import { deleteRows, saveRows } from './save.ts'
import { rows, summary } from './summary.ts'

export const gstr7aRoutes = routes(gstr7aCalls, { pdf: outsideTransaction(certificatePdf) })

/** The same handlers for every form that is a worksheet. */
export const worksheetRoutes = worksheetNames.map((name) =>
  routes(worksheetGroups[name], {
    summary: (ctx, input) => summary(ctx, name, input),
    rows: (ctx, input) => rows(ctx, name, input),
    saveRows: (ctx, input) => saveRows(ctx, name, input),
    deleteRows: (ctx, input) => deleteRows(ctx, name, input),
    template: (ctx, input) => template(ctx, name, input),
    import: outsideTransaction((ctx, input) => importRows(ctx, name, input)),
    json: (ctx, input) => json(ctx, name, input),
    export: outsideTransaction((ctx, input) => exportSheets(ctx, name, input)),
  }),
)
