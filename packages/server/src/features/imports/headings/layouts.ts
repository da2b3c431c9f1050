import type { ImportSheetKind } from '@bahi/contracts/import-sheets.ts'

export type LayoutName = 'Tally' | 'ZohoBooks' | 'Vyapar' | 'Busy' | 'Marg' | 'ClearTax' | 'OfflineTool'

export interface Layout {
  readonly name: LayoutName
  readonly sheet: ImportSheetKind
  /** Folded headings that only this file has together. */
  readonly marks: readonly string[]
  /** Where its headings mean something else than they usually do; '' leaves a column out. */
  readonly columns?: Readonly<Record<string, string>>
  /** What all of its rows are, by field. */
  readonly always?: Readonly<Record<string, string>>
}

/** Files of other programs that are known by their headings; the first whose marks are all there counts. */
export const layouts: readonly Layout[] = [
  {
    name: 'ZohoBooks',
    sheet: 'party',
    marks: ['contact name', 'gst treatment'],
    columns: {
      'contact id': '',
      'company name': 'tradeName',
      'display name': 'name',
      'contact name': '',
      'customer sub type': '',
      status: '',
      'place of contact with state code': 'placeOfSupply',
      'last sync time': '',
    },
  },
  {
    name: 'ZohoBooks',
    sheet: 'item',
    marks: ['item name', 'sku', 'product type'],
    columns: {
      'item id': '',
      'item type': '',
      status: '',
      'intra state tax rate': '',
      'intra state tax name': '',
      'inter state tax name': '',
      account: '',
      description: 'description',
    },
  },
  {
    name: 'ZohoBooks',
    sheet: 'document',
    marks: ['invoice number', 'invoice status', 'item price'],
    columns: {
      'invoice id': '',
      'invoice status': '',
      'item name': 'lines.description',
      'item desc': '',
      'item total': '',
      'gst treatment': '',
      'customer id': '',
      total: 'totals.total',
      subtotal: '',
      discount: 'lines.discountAmount',
      account: '',
      'item type': 'lines.supply',
    },
    always: { kind: 'salesInvoice' },
  },
  {
    name: 'ZohoBooks',
    sheet: 'document',
    marks: ['bill number', 'bill date', 'vendor name'],
    columns: {
      'bill id': '',
      'bill status': '',
      'bill date': 'supplierDate',
      'bill number': 'supplierNumber',
      'item name': 'lines.description',
      account: '',
      rate: 'lines.unitPrice',
      total: 'totals.total',
      subtotal: '',
    },
    always: { kind: 'purchaseBill' },
  },
  {
    name: 'Vyapar',
    sheet: 'item',
    marks: ['item name', 'sale price', 'opening stock quantity'],
    columns: {
      'inclusive of tax': 'priceIncludesTax',
      'item location': '',
      'minimum stock quantity': '',
      'opening stock quantity': '',
      'as of date': '',
      'at price': '',
    },
  },
  {
    name: 'Vyapar',
    sheet: 'openingStock',
    marks: ['item name', 'sale price', 'opening stock quantity'],
    columns: { 'item code': '', 'item name': 'item', 'sale price': '', 'purchase price': 'unitCost' },
  },
  {
    name: 'Vyapar',
    sheet: 'party',
    marks: ['name', 'phone no', 'opening balance'],
    columns: { 'receivable balance': 'openingBalance', 'phone no': 'mobile' },
  },
  {
    name: 'Tally',
    sheet: 'party',
    marks: ['name of ledger', 'under'],
    columns: { under: 'role', 'mailing name': '', 'dr cr': 'openingBalanceSide' },
  },
  {
    name: 'Tally',
    sheet: 'party',
    marks: ['gstin uin', 'registration type'],
  },
  {
    name: 'Tally',
    sheet: 'item',
    marks: ['name of item', 'units'],
    columns: { under: 'categoryId' },
  },
  {
    name: 'Tally',
    sheet: 'openingStock',
    marks: ['name of item', 'quantity', 'value'],
    columns: { rate: '', 'name of item': 'item' },
  },
  {
    name: 'Tally',
    sheet: 'document',
    marks: ['particulars', 'voucher type', 'voucher no'],
    columns: {
      particulars: 'partyName',
      value: 'lines.unitPrice',
      'gross total': 'totals.total',
      'gstin uin': 'partyGstin',
    },
  },
  {
    name: 'Busy',
    sheet: 'party',
    marks: ['print name', 'group', 'op bal'],
    columns: { 'print name': '', name: 'name', alias: 'code' },
  },
  {
    name: 'Busy',
    sheet: 'item',
    marks: ['purc price', 'alias', 'group'],
    columns: { 'print name': '', 'tax category': 'taxRate', 'op stock qty': '' },
  },
  {
    name: 'Busy',
    sheet: 'document',
    marks: ['vch bill no', 'item details'],
    columns: { 'item details': 'lines.description', amount: '', 'material centre': 'place' },
  },
  { name: 'Marg', sheet: 'party', marks: ['party name', 'add1'], columns: { 'd l no': '', company: '' } },
  {
    name: 'Marg',
    sheet: 'item',
    marks: ['product', 'pack', 'hsn code'],
    columns: { pack: '', company: 'categoryId', cgst: '', sgst: '', 'cgst %': '', 'sgst %': '' },
  },
  {
    name: 'Marg',
    sheet: 'item',
    marks: ['product', 'pack', 'hsncode'],
    columns: { pack: '', company: 'categoryId', cgst: '', sgst: '', 'cgst %': '', 'sgst %': '' },
  },
  {
    name: 'ClearTax',
    sheet: 'document',
    marks: ['customer billing name', 'state place of supply'],
    columns: {
      'item taxable value': 'lines.taxableValue',
      'sgst rate': '',
      'utgst rate': '',
      'is this a bill of supply': '',
      'is this a nil rated exempt nongst item': '',
    },
    always: { kind: 'salesInvoice' },
  },
  {
    name: 'OfflineTool',
    sheet: 'document',
    marks: ['gstin uin of recipient', 'invoice number', 'taxable value'],
    columns: {
      'invoice type': '',
      'applicable % of tax rate': '',
      rate: 'lines.taxRate',
      'taxable value': 'lines.unitPrice',
      'cess amount': '',
      'invoice value': 'totals.total',
    },
    always: {
      kind: 'salesInvoice',
      'lines.quantity': '1',
      'lines.uqc': 'OTH',
      'lines.description': 'As per return',
    },
  },
]
