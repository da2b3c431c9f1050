import type { ExportColumn } from '../records/index.ts'
import type { CategoryRecord } from './categories.ts'
import type { HsnSacRecord } from './hsn-sacs.ts'
import type { ItemRowRecord } from './queries.ts'
import type { TaxRateRecord } from './tax-rates.ts'
import type { UnitRecord } from './units.ts'

const status = {
  key: 'field.status',
  value: (row: { status: string }, t: (key: string) => string) => t(`enum.RecordStatus.${row.status}`),
}

export const itemColumns: readonly ExportColumn<ItemRowRecord>[] = [
  { key: 'field.code', value: (row) => row.code },
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.kind', value: (row, t) => t(`enum.ItemKind.${row.kind}`) },
  { key: 'field.supply', value: (row, t) => t(`enum.SupplyType.${row.supply}`) },
  { key: 'field.hsn', value: (row) => row.hsn },
  { key: 'field.uqc', value: (row) => row.uqc },
  { key: 'field.categoryId', value: (row) => row.categoryName },
  { key: 'field.sellingPrice', value: (row) => row.sellingPrice, type: 'number' },
  { key: 'field.purchasePrice', value: (row) => row.purchasePrice, type: 'number' },
  { key: 'field.taxCategory', value: (row, t) => t(`enum.TaxCategory.${row.taxCategory}`) },
  { key: 'field.taxRate', value: (row) => row.taxRate, type: 'number' },
  { key: 'field.barcode', value: (row) => row.barcode },
  {
    key: 'field.barcodeType',
    value: (row, t) => row.barcodeType && t(`enum.BarcodeTypeName.${row.barcodeType}`),
  },
  status,
]

export const categoryColumns: readonly ExportColumn<CategoryRecord>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.code', value: (row) => row.code },
  { key: 'field.parentCategoryId', value: (row) => row.parentName },
  { key: 'field.items', value: (row) => String(row.items), type: 'number' },
  status,
]

export const unitColumns: readonly ExportColumn<UnitRecord>[] = [
  { key: 'field.code', value: (row) => row.code },
  { key: 'field.description', value: (row) => row.description },
  { key: 'field.uqc', value: (row) => row.uqc },
  { key: 'field.decimals', value: (row) => String(row.decimals), type: 'number' },
  status,
]

export const taxRateColumns: readonly ExportColumn<TaxRateRecord>[] = [
  { key: 'field.text', value: (row) => row.text },
  { key: 'field.taxKind', value: (row, t) => t(`enum.TaxKind.${row.taxKind}`) },
  { key: 'field.rate', value: (row) => row.rate, type: 'number' },
  { key: 'field.cessRate', value: (row) => row.cessRate, type: 'number' },
  { key: 'field.validFrom', value: (row) => row.validFrom, type: 'date' },
  { key: 'field.validTo', value: (row) => row.validTo, type: 'date' },
  status,
]

export const hsnSacColumns: readonly ExportColumn<HsnSacRecord>[] = [
  { key: 'field.code', value: (row) => row.code },
  { key: 'field.description', value: (row) => row.description },
  { key: 'field.kind', value: (row) => row.kind },
  { key: 'field.rate', value: (row) => row.rate, type: 'number' },
  { key: 'field.rateFrom', value: (row) => row.rateFrom, type: 'date' },
  status,
]
