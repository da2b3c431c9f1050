import { vendorCalls } from '@bahi/contracts/vendors.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { changeStatus, deleteRecords, exportRecords } from '../records/index.ts'
import { vendorColumns } from './columns.ts'
import { checkFilings } from './filings.ts'
import { vendorDetail, vendorList } from './queries.ts'
import type { VendorRecord } from './queries.ts'
import { saveVendor } from './save.ts'

export const vendorRoutes = routes(vendorCalls, {
  search: (ctx, input) => paged<VendorRecord>(ctx.db, vendorList(input, ctx.today()), input),
  detail: async (ctx, { id }) => {
    const found = await vendorDetail(ctx, id)
    if (!found) throw notFound()
    return found
  },
  save: (ctx, input) => saveVendor(ctx, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'vendors', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'vendors', ids, []),
  export: (ctx, input) =>
    exportRecords<VendorRecord>(ctx, {
      name: 'vendor',
      columns: vendorColumns,
      query: vendorList(input, ctx.today()),
      input,
    }),
  checkFilings,
})
