import { ipAddressCalls } from '@bahi/contracts/ip-addresses.ts'
import { notFound, refuseField } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import {
  changeStatus,
  deleteRecords,
  exportRecords,
  insertRecord,
  refusingDuplicates,
  updateRecord,
} from '../records/index.ts'
import { ipAddressColumns, ipAddressDetail, ipAddressList } from './list.ts'
import type { IpAddressRecord } from './list.ts'
import { keepingOwnWay } from './own-way.ts'
import { requireUser, restrict, restrictUser, standing } from './rules.ts'

export const ipAddressRoutes = routes(ipAddressCalls, {
  search: (ctx, input) => paged<IpAddressRecord>(ctx.db, ipAddressList(input), input),
  detail: async (ctx, { id }) => {
    const found = await ipAddressDetail(ctx.db, id)
    if (!found) throw notFound()
    return found
  },
  save: (ctx, { id, version, address, description, userId }) =>
    keepingOwnWay(ctx, async () => {
      if (userId !== undefined)
        await requireUser(ctx.db, userId, () => refuseField('userId', 'UNKNOWN_RECORD'))
      const columns = { address, description, userId }
      return refusingDuplicates({ ip_addresses_once: 'address' }, () =>
        id === undefined
          ? insertRecord(ctx.db, 'ip_addresses', columns)
          : updateRecord(ctx.db, 'ip_addresses', { id, version }, columns, () => ipAddressDetail(ctx.db, id)),
      )
    }),
  updateStatus: (ctx, { ids, status }) =>
    keepingOwnWay(ctx, () => changeStatus(ctx.db, ctx.language, 'ip_addresses', ids, status)),
  delete: (ctx, { ids }) =>
    keepingOwnWay(ctx, () => deleteRecords(ctx.db, ctx.language, 'ip_addresses', ids, [])),
  export: (ctx, input) =>
    exportRecords<IpAddressRecord>(ctx, {
      name: 'ipAddress',
      columns: ipAddressColumns,
      query: ipAddressList(input),
      input,
    }),
  standing,
  restrict: (ctx, input) => keepingOwnWay(ctx, () => restrict(ctx, input)),
  restrictUser: (ctx, input) => keepingOwnWay(ctx, () => restrictUser(ctx, input)),
})
