import { itemIssues } from '@bahi/contracts/item-rules.ts'
import type { ItemSave } from '@bahi/contracts/items.ts'
import { barcodeTypeOf } from '@bahi/domain/ids/barcode.ts'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import { imageIssues } from '../../platform/files/image.ts'
import { customFieldIssues } from '../custom-fields/index.ts'
import { insertRecord, Issues, nextCode, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { holdersOf, stockFieldsChanged, surroundingsOf } from './queries.ts'

export type ItemInput = z.output<typeof ItemSave>

export interface ItemContext {
  readonly db: Db
  /** Today in India. */
  readonly today: string
  readonly current: (id: number) => Promise<unknown>
}

export async function saveItem({ db, today, current }: ItemContext, input: ItemInput): Promise<Saved> {
  const [around, holders, ownIssues] = await Promise.all([
    surroundingsOf(db, { ...input, today }),
    holdersOf(db, input),
    customFieldIssues(db, 'item', input.customFields),
  ])
  const issues = new Issues()
  issues.addAll(itemIssues(input, { date: today, turnover: around.turnover, ownRates: around.ownRates }))
  if (holders.code !== undefined) issues.add('code', 'DUPLICATE_OF', { record: holders.code })
  if (holders.barcode !== undefined) issues.add('barcode', 'DUPLICATE_OF', { record: holders.barcode })
  if (holders.secondaryBarcode !== undefined)
    issues.add('secondaryBarcode', 'DUPLICATE_OF', { record: holders.secondaryBarcode })
  for (const [path, chosen] of [
    ['unitId', around.unit],
    ['secondaryUnitId', around.secondaryUnit],
    ['categoryId', around.category],
  ] as const) {
    if (input[path] === undefined) continue
    if (!chosen) issues.add(path, 'UNKNOWN_RECORD')
    else if (chosen.status !== 'Active' && around.before?.[path] !== chosen.id)
      issues.add(path, 'RECORD_INACTIVE', { name: chosen.name })
  }
  if (input.uqc !== undefined && around.unit && around.unit.uqc !== input.uqc) {
    issues.add('uqc', 'UQC_OF_UNIT', { uqc: around.unit.uqc })
  }
  if (input.id !== undefined)
    for (const path of await stockFieldsChanged(db, input.id, input)) issues.add(path, 'ITEM_HAS_STOCK')
  issues.addAll(ownIssues)
  issues.addAll(imageIssues({ picture: input.picture }))
  issues.refuse()

  const taxed = input.taxCategory === 'Taxable' || input.taxCategory === 'ZeroRated'
  const columns = {
    name: input.name,
    kind: input.kind,
    supply: input.supply,
    hsn: input.hsn,
    description: input.description,
    unitId: input.unitId ?? around.unitOfUqc ?? undefined,
    uqc: input.uqc ?? around.unit?.uqc,
    secondaryUnitId: input.secondaryUnitId,
    conversionRate: input.secondaryUnitId === undefined ? undefined : input.conversionRate,
    categoryId: input.categoryId,
    sellingPrice: input.sellingPrice,
    priceIncludesTax: input.priceIncludesTax,
    purchasePrice: input.purchasePrice,
    mrp: input.mrp,
    discountPercent: input.discountPercent,
    taxCategory: input.taxCategory,
    taxRate: taxed ? input.taxRate : '0',
    cessRate: input.cessRate,
    cessPerUnit: input.cessPerUnit,
    stateCessRate: input.stateCessRate,
    exemptionReason: input.exemptionReason,
    reverseCharge: input.reverseCharge,
    tdsSection: input.tdsSection,
    tcsSection: input.tcsSection,
    barcode: input.barcode,
    barcodeType:
      input.barcode === undefined ? undefined : (input.barcodeType ?? barcodeTypeOf(input.barcode)),
    secondaryBarcode: input.secondaryBarcode,
    isStocked: input.isStocked,
    hasBatches: input.hasBatches,
    hasSerials: input.hasSerials,
    reorderLevel: input.reorderLevel,
    picture: input.picture,
    customFields: input.customFields,
  }
  const unique = { items_code: 'code', items_barcode: 'barcode', items_secondary_barcode: 'secondaryBarcode' }
  return refusingDuplicates(unique, async () => {
    if (input.id === undefined) {
      const code = input.code ?? (await nextCode(db, 'item', 'I', 'items'))
      return insertRecord(db, 'items', { code, ...columns })
    }
    const { id, version } = input
    const code = input.code === undefined ? {} : { code: input.code }
    return updateRecord(db, 'items', { id, version }, { ...code, ...columns }, () => current(id))
  })
}
