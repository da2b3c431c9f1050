import { partyGroupCalls, priceListCalls } from '@bahi/contracts/price-lists.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { changeStatus, deleteRecords, exportRecords } from '../records/index.ts'
import {
  partyGroupColumns,
  partyGroupDetail,
  partyGroupList,
  partyGroupUses,
  savePartyGroup,
} from './groups.ts'
import type { PartyGroupRecord } from './groups.ts'
import { priceListColumns, priceListDetail, priceListList } from './lists.ts'
import type { PriceListRecord } from './lists.ts'
import { offersOf } from './offers.ts'
import { savePriceList } from './save.ts'

const found = <R>(record: R | undefined): R => {
  if (record === undefined) throw notFound()
  return record
}

export const partyGroupRoutes = routes(partyGroupCalls, {
  search: (ctx, input) => paged<PartyGroupRecord>(ctx.db, partyGroupList(input), input),
  detail: async (ctx, { id }) => found(await partyGroupDetail(ctx.db, id)),
  save: (ctx, input) => savePartyGroup(ctx.db, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'party_groups', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'party_groups', ids, partyGroupUses),
  export: (ctx, input) =>
    exportRecords<PartyGroupRecord>(ctx, {
      name: 'partyGroup',
      columns: partyGroupColumns,
      query: partyGroupList(input),
      input,
    }),
})

export const priceListRoutes = routes(priceListCalls, {
  search: (ctx, input) => paged<PriceListRecord>(ctx.db, priceListList(input), input),
  detail: async (ctx, { id }) => found(await priceListDetail(ctx.db, id)),
  save: (ctx, input) => savePriceList(ctx.db, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'price_lists', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'price_lists', ids, []),
  export: (ctx, input) =>
    exportRecords<PriceListRecord>(ctx, {
      name: 'priceList',
      columns: priceListColumns,
      query: priceListList(input),
      input,
    }),
  offers: async (ctx, input) => {
    const { partyDiscount, items } = await offersOf(ctx.db, input)
    return { partyDiscount, items: items.map((item) => ({ ...item, offers: [...item.offers] })) }
  },
})
