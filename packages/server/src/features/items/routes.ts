import { categoryCalls, hsnSacCalls, itemCalls, taxRateCalls, unitCalls } from '@bahi/contracts/items.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { reservedOf } from '../documents/index.ts'
import { changeStatus, deleteRecords, exportRecords } from '../records/index.ts'
import { categoryDetail, categoryList, categoryUses, saveCategory } from './categories.ts'
import type { CategoryRecord } from './categories.ts'
import { categoryColumns, hsnSacColumns, itemColumns, taxRateColumns, unitColumns } from './columns.ts'
import { inLanguage } from './hsn/in-language.ts'
import { directoriesOf } from './hsn/directory.ts'
import { loadDirectory } from './hsn/load.ts'
import { catalogueBeside, hsnSacDetail, hsnSacList, hsnSacUses, pickHsnSacs, saveHsnSac } from './hsn-sacs.ts'
import type { HsnSacRecord } from './hsn-sacs.ts'
import { itemDetail, itemList, itemsNamed, itemUses, pickItems } from './queries.ts'
import type { ItemRowRecord } from './queries.ts'
import { saveItem } from './save.ts'
import { scanItem } from './scan.ts'
import { saveTaxRate, taxRateDetail, taxRateList, taxRateUses } from './tax-rates.ts'
import type { TaxRateRecord } from './tax-rates.ts'
import { saveUnit, unitDetail, unitList, unitUses } from './units.ts'
import type { UnitRecord } from './units.ts'

const found = <R>(record: R | undefined): R => {
  if (record === undefined) throw notFound()
  return record
}

export const itemRoutes = routes(itemCalls, {
  search: (ctx, input) => paged<ItemRowRecord>(ctx.db, itemList(input), input),
  detail: async (ctx, { id }) => {
    const entityIds = ctx.entitiesOf(undefined)
    const [item, kept] = await Promise.all([
      itemDetail(ctx.db, id),
      reservedOf(ctx.db, { itemIds: [id], entityIds }),
    ])
    const reserved = kept.get(id)
    return { ...found(item), ...(reserved ? { reserved } : {}) }
  },
  save: (ctx, input) =>
    saveItem({ db: ctx.db, today: ctx.today(), current: (id) => itemDetail(ctx.db, id) }, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'items', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'items', ids, itemUses),
  export: (ctx, input) =>
    exportRecords<ItemRowRecord>(ctx, {
      name: 'item',
      columns: itemColumns,
      query: itemList(input),
      ownFieldsFor: 'item',
      input,
    }),
  pick: (ctx, { text }) => pickItems(ctx.db, text),
  named: (ctx, { texts }) => itemsNamed(ctx.db, texts),
  scan: scanItem,
})

export const categoryRoutes = routes(categoryCalls, {
  search: (ctx, input) => paged<CategoryRecord>(ctx.db, categoryList(input), input),
  detail: async (ctx, { id }) => found(await categoryDetail(ctx.db, id)),
  save: (ctx, input) => saveCategory(ctx.db, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'categories', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'categories', ids, categoryUses),
  export: (ctx, input) =>
    exportRecords<CategoryRecord>(ctx, {
      name: 'category',
      columns: categoryColumns,
      query: categoryList(input),
      input,
    }),
})

export const unitRoutes = routes(unitCalls, {
  search: (ctx, input) => paged<UnitRecord>(ctx.db, unitList(input), input),
  detail: async (ctx, { id }) => found(await unitDetail(ctx.db, id)),
  save: (ctx, input) => saveUnit(ctx.db, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'units', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'units', ids, unitUses),
  export: (ctx, input) =>
    exportRecords<UnitRecord>(ctx, {
      name: 'unit',
      columns: unitColumns,
      query: unitList(input),
      input,
    }),
})

export const taxRateRoutes = routes(taxRateCalls, {
  search: (ctx, input) => paged<TaxRateRecord>(ctx.db, taxRateList(input), input),
  detail: async (ctx, { id }) => found(await taxRateDetail(ctx.db, id)),
  save: (ctx, input) => saveTaxRate(ctx.db, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'tax_rates', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'tax_rates', ids, taxRateUses),
  export: (ctx, input) =>
    exportRecords<TaxRateRecord>(ctx, {
      name: 'taxRate',
      columns: taxRateColumns,
      query: taxRateList(input),
      input,
    }),
})

export const hsnSacRoutes = routes(hsnSacCalls, {
  search: async (ctx, input) => {
    const page = await paged<HsnSacRecord>(ctx.db, hsnSacList(input), input)
    return {
      ...page,
      records: page.records.map((row) => inLanguage(ctx.language, row)),
      ...(await catalogueBeside(ctx, input)),
    }
  },
  detail: async (ctx, { id }) => found(await hsnSacDetail(ctx.db, id)),
  save: (ctx, input) => saveHsnSac(ctx.db, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'hsn_sacs', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'hsn_sacs', ids, hsnSacUses),
  export: (ctx, input) =>
    exportRecords<HsnSacRecord>(ctx, {
      name: 'hsnSac',
      columns: hsnSacColumns,
      query: hsnSacList(input),
      input,
    }),
  pick: (ctx: Ctx, input) => pickHsnSacs(ctx, input),
  directory: (ctx) => directoriesOf(ctx.db),
  load: outsideTransaction((ctx, input) => loadDirectory(ctx, input)),
})
