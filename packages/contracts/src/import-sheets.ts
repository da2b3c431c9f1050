import type * as z from 'zod'
import { column } from './import-column.ts'
import type { ImportColumn } from './import-column.ts'
import { LedgerAccountSave } from './accounting.ts'
import { EntitySave } from './companies.ts'
import { DocumentLineSheetRow, documentColumns, DocumentSheetRow } from './document-sheet.ts'
import { CategorySave, HsnSacSave, ItemSave, TaxRateSave, UnitSave } from './items.ts'
import {
  accountColumns,
  accountOpeningColumns,
  AccountOpeningSheetRow,
  journalColumns,
  JournalSheetRow,
} from './journal-sheet.ts'
import { OpeningItemSheetRow } from './openings.ts'
import { PartySave } from './parties.ts'
import { documentRights } from './document-rights.ts'
import { openingStockColumns, OpeningStockSheetRow } from './opening-stock-sheet.ts'
import { paymentColumns, PaymentSheetRow } from './payment-sheet.ts'
import { PriceListSheetRow } from './price-lists.ts'
import { IpAddressSave } from './ip-addresses.ts'
import type { RightCode } from './rights.ts'
import { SeriesSave } from './series.ts'
import { VendorSave } from './vendors.ts'

/** Whose rules a column has, and its path there. */
export const placeOf = (
  sheet: ImportSheet,
  path: string,
): { readonly schema: z.ZodType; readonly path: string } =>
  sheet.lines && path.startsWith('lines.')
    ? { schema: sheet.lines, path: path.slice('lines.'.length) }
    : { schema: sheet.schema, path }

export interface ImportSheet {
  /** The schema that forms and calls use: a row has to pass the same rules. */
  readonly schema: z.ZodType
  /** Of a record of several rows: the schema of what one row has, whose columns begin with `lines.`. */
  readonly lines?: z.ZodType
  /** One of them opens the kind; what a row is may ask for more. */
  readonly rights: readonly RightCode[]
  /** Text key of the name. */
  readonly title: string
  /** Paths by which a row is recognised as a record that exists already; the first that is filled decides. */
  readonly keys: readonly string[]
  /** Records belong to a GSTIN, chosen with the file or named by the column `entity`. */
  readonly hasEntity?: boolean
  /** What is there is never changed by a file: there is nothing to overwrite. */
  readonly isBooked?: boolean
  /** Several rows are one record, though no column is of a line alone. */
  readonly isOfSeveral?: boolean
  readonly columns: readonly ImportColumn[]
}

const address = (path: string, [line1, city, pincode, stateCode]: readonly string[]) => [
  column(`${path}.line1`, line1 ?? '', { label: `import.${path}` }),
  column(`${path}.line2`, '', { label: `import.${path}2` }),
  column(`${path}.city`, city ?? ''),
  column(`${path}.pincode`, pincode ?? ''),
  column(`${path}.stateCode`, stateCode ?? ''),
  column(`${path}.countryCode`, stateCode ? 'IN' : ''),
]
const bank = [
  column('bank.holder', ''),
  column('bank.accountNumber', ''),
  column('bank.ifsc', ''),
  column('bank.bankName', ''),
  column('bank.branch', ''),
  column('upiId', ''),
]

/** The layout of every file of records; the form, the save call and the file read the same schemas. */
export const importSheets = {
  party: {
    schema: PartySave,
    rights: ['PTY_IMP'],
    title: 'export.party',
    keys: ['code', 'gstin'],
    columns: [
      column('name', 'Asha Traders'),
      column('tradeName', 'Asha Traders'),
      column('code', 'P-101'),
      column('role', 'Customer'),
      column('taxpayerType', 'REG'),
      column('gstin', '27AAPFU0939F1ZV'),
      column('pan', ''),
      column('emails', 'accounts@asha.example, owner@asha.example'),
      column('mobile', '9876543210'),
      column('phone', '022-24567890'),
      ...address('billingAddress', ['12/4, M.G. Road', 'Pune', '411001', '27']),
      ...address('shippingAddresses.0', []),
      column('placeOfSupply', '27'),
      column('paymentTermsDays', '30'),
      column('creditLimit', '250000'),
      column('openingBalance', '1500.50'),
      column('openingBalanceDate', '2026-04-01'),
      column('openingBalanceSide', 'Debit'),
      column('currencyCode', 'INR'),
      column('discountPercent', '2.5'),
      ...bank,
      column('reverseCharge', 'N'),
      column('tdsApplicable', 'N'),
      column('tcsApplicable', 'N'),
      column('notes', ''),
    ],
  },
  openingItem: {
    schema: OpeningItemSheetRow,
    rights: ['PTY_IMP'],
    title: 'export.openingItem',
    keys: ['number'],
    hasEntity: true,
    columns: [
      column('party', 'P-101', { label: 'opening.party' }),
      column('type', 'Invoice', { label: 'opening.type' }),
      column('number', 'INV/25-26/0412', { label: 'column.number' }),
      column('date', '2026-02-14', { label: 'column.date' }),
      column('dueDate', '2026-03-16', { label: 'column.dueDate' }),
      column('amount', '11800.00', { label: 'opening.amount' }),
      column('left', '4300.00', { label: 'opening.left' }),
      column('remarks', ''),
      column('entity', '', { label: 'import.entity' }),
    ],
  },
  item: {
    schema: ItemSave,
    rights: ['ITM_IMP'],
    title: 'export.item',
    keys: ['code', 'barcode'],
    columns: [
      column('name', 'Steel bolt M8'),
      column('code', 'BOLT-M8'),
      column('kind', 'Item'),
      column('supply', 'Goods'),
      column('hsn', '73181500'),
      column('description', 'Zinc plated, 40 mm'),
      column('unitId', 'NOS', { refersTo: 'unit' }),
      column('uqc', 'NOS'),
      column('secondaryUnitId', 'BOX', { refersTo: 'unit' }),
      column('conversionRate', '100'),
      column('categoryId', 'Hardware', { refersTo: 'category' }),
      column('sellingPrice', '12.50'),
      column('priceIncludesTax', 'N'),
      column('purchasePrice', '8.75'),
      column('mrp', '15'),
      column('discountPercent', '0'),
      column('taxCategory', 'Taxable'),
      column('taxRate', '18'),
      column('cessRate', ''),
      column('cessPerUnit', ''),
      column('stateCessRate', ''),
      column('exemptionReason', ''),
      column('reverseCharge', 'N'),
      column('barcode', '8901234567890'),
      column('barcodeType', 'EAN13'),
      column('secondaryBarcode', ''),
    ],
  },
  priceListRow: {
    schema: PriceListSheetRow,
    rights: ['PRL_IMP'],
    title: 'export.priceListRow',
    keys: ['priceList'],
    isOfSeveral: true,
    columns: [
      column('priceList', 'Dealers 2026'),
      column('item', 'BOLT-M8'),
      column('category', ''),
      column('fromQuantity', '10'),
      column('unitPrice', '11.75'),
      column('discountPercent', ''),
      column('buyQuantity', '10'),
      column('freeQuantity', '1'),
      column('side', 'Sale', { label: 'priceList.side' }),
      column('validFrom', '2026-11-01'),
      column('validTo', ''),
      column('priceIncludesTax', 'N'),
      column('parties', 'P-101; P-102', { label: 'import.priceParties' }),
      column('partyGroups', '', { label: 'import.pricePartyGroups' }),
    ],
  },
  category: {
    schema: CategorySave,
    rights: ['CAT_IMP'],
    title: 'export.category',
    keys: ['code', 'name'],
    columns: [
      column('name', 'Fasteners'),
      column('code', 'FST'),
      column('parentCategoryId', 'Hardware', { refersTo: 'category' }),
    ],
  },
  unit: {
    schema: UnitSave,
    rights: ['UNT_IMP'],
    title: 'export.unit',
    keys: ['code'],
    columns: [
      column('code', 'CRATE'),
      column('description', 'Crate of 24 bottles'),
      column('uqc', 'BOX'),
      column('decimals', '0'),
      column('conversions.0.factor', '24'),
      column('conversions.0.unitId', 'BTL', { refersTo: 'unit', label: 'import.conversionUnit' }),
    ],
  },
  taxRate: {
    schema: TaxRateSave,
    rights: ['TXR_IMP'],
    title: 'export.taxRate',
    keys: ['text'],
    columns: [
      column('text', '6'),
      column('taxKind', 'GST'),
      column('rate', '6'),
      column('cessRate', ''),
      column('validFrom', '2026-04-01'),
      column('validTo', ''),
    ],
  },
  hsnSac: {
    schema: HsnSacSave,
    rights: ['HSN_IMP'],
    title: 'export.hsnSac',
    keys: ['code'],
    columns: [
      column('code', '73181500'),
      column('description', 'Other screws and bolts, with or without nuts or washers'),
      column('kind', 'HSN'),
      column('rate', '18'),
      column('rateFrom', '2025-09-22'),
    ],
  },
  series: {
    schema: SeriesSave,
    rights: ['SER_IMP'],
    title: 'export.series',
    keys: ['code'],
    columns: [
      column('name', 'Export invoices'),
      column('code', 'EXP'),
      column('documentKind', 'salesInvoice'),
      column('prefix', 'EXP'),
      column('separator', '/'),
      column('yearStyle', 'dashed'),
      column('width', '4'),
      column('startNumber', '1'),
      column('suffix', ''),
      column('resets', 'Yearly'),
    ],
  },
  entity: {
    schema: EntitySave,
    rights: ['BSN_AD'],
    title: 'export.entity',
    keys: ['vrn', 'code', 'entityName'],
    columns: [
      column('entityType', 'Entity'),
      column('parentEntityId', 'Asha Traders', { refersTo: 'entity' }),
      column('entityName', 'Asha Traders, Pune'),
      column('legalName', 'Asha Traders Private Limited'),
      column('tradeName', 'Asha Traders'),
      column('code', 'PUN'),
      column('locationType', 'Location'),
      column('registrationNumber', ''),
      column('vrn', '27AAPFU0939F1ZV'),
      column('taxpayerType', 'REG'),
      column('stateCode', '27'),
      ...address('address', ['12/4, M.G. Road', 'Pune', '411001', '27']),
      column('email', 'pune@asha.example'),
      column('mobile', '9876543210'),
      column('website', 'www.asha.example'),
      column('turnover', '25000000'),
      column('filingFrequency', 'Monthly'),
      ...bank,
      column('signatory.name', 'Asha Patil'),
      column('signatory.designation', 'Director'),
    ],
  },
  vendor: {
    schema: VendorSave,
    rights: ['VND_IMP'],
    title: 'export.vendor',
    keys: ['gstin'],
    columns: [
      column('gstin', '27AAPFU0939F1ZV'),
      column('name', 'Asha Traders'),
      column('tradeName', 'Asha Traders'),
      column('taxpayerType', 'REG'),
      column('emails', 'gst@asha.example'),
      column('phone', '020-25501234'),
      ...address('address', ['12/4, M.G. Road', 'Pune', '411001', '27']),
      column('registrationStatus', 'Active'),
      column('filingFrequency', 'Monthly'),
      column('lastFiledPeriod', '102026'),
      column('contacts.0.name', 'Asha Patil', { label: 'import.contactName' }),
      column('contacts.0.designation', 'Accounts', { label: 'import.contactDesignation' }),
      column('contacts.0.email', 'asha@asha.example', { label: 'import.contactEmail' }),
      column('contacts.0.mobile', '9876543210', { label: 'import.contactMobile' }),
      column('notes', ''),
    ],
  },
  document: {
    schema: DocumentSheetRow,
    lines: DocumentLineSheetRow,
    rights: documentRights('AD'),
    title: 'import.kind.Document',
    keys: ['reference'],
    hasEntity: true,
    columns: documentColumns,
  },
  payment: {
    schema: PaymentSheetRow,
    rights: ['PIN_AD', 'POT_AD'],
    title: 'import.kind.Payments',
    keys: ['importReference'],
    hasEntity: true,
    isBooked: true,
    isOfSeveral: true,
    columns: paymentColumns,
  },
  openingStock: {
    schema: OpeningStockSheetRow,
    rights: ['INV_OPN'],
    title: 'import.kind.OpeningStock',
    keys: [],
    hasEntity: true,
    columns: openingStockColumns,
  },
  ledgerAccount: {
    schema: LedgerAccountSave,
    rights: ['ACC_AD'],
    title: 'export.ledgerAccount',
    keys: ['code', 'name'],
    columns: accountColumns,
  },
  accountOpening: {
    schema: AccountOpeningSheetRow,
    rights: ['ACC_ED'],
    title: 'import.kind.AccountOpenings',
    keys: ['account'],
    hasEntity: true,
    isOfSeveral: true,
    columns: accountOpeningColumns,
  },
  journal: {
    schema: JournalSheetRow,
    rights: ['ACC_AD'],
    title: 'import.kind.Journals',
    keys: ['reference'],
    hasEntity: true,
    isBooked: true,
    isOfSeveral: true,
    columns: journalColumns,
  },
  ipAddress: {
    schema: IpAddressSave,
    rights: ['IPA_IMP'],
    title: 'export.ipAddress',
    keys: ['address'],
    columns: [column('address', '203.0.113.0/24'), column('description', 'Office in Pune')],
  },
} as const satisfies Record<string, ImportSheet>

export type ImportSheetKind = keyof typeof importSheets

/** Kinds of import by the names of the specification, and after them those of the other masters that have an import right. */
export const importSheetOf = {
  Document: 'document',
  Payments: 'payment',
  Parties: 'party',
  OpeningItems: 'openingItem',
  Items: 'item',
  OpeningStock: 'openingStock',
  PriceLists: 'priceListRow',
  HsnSac: 'hsnSac',
  Vendor: 'vendor',
  Entities: 'entity',
  Categories: 'category',
  Units: 'unit',
  TaxRates: 'taxRate',
  Series: 'series',
  IpAddresses: 'ipAddress',
  Accounts: 'ledgerAccount',
  AccountOpenings: 'accountOpening',
  Journals: 'journal',
} as const satisfies Record<string, ImportSheetKind>

export type ImportKindName = keyof typeof importSheetOf
export const importKindNames = Object.keys(importSheetOf) as [ImportKindName, ...ImportKindName[]]
