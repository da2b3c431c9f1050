import { stateOf } from '../../tables/states.ts'
import type { Gstr1Entry, InvoiceType } from './entries.ts'
import type { DocumentSection } from './sections.ts'

/** A worksheet: headings are keys of the text catalogue, whose English is the heading of the official tool. */
export interface Sheet {
  /** Name of the tab, as the official tool looks for it. */
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

export interface Column {
  readonly heading: `returns.column.${ColumnCode}`
  /** `key`: the cell is a key of the text catalogue. */
  readonly kind: 'text' | 'key' | 'date' | 'amount' | 'rate' | 'quantity' | 'count'
}

export const columnCodes = [
  'section',
  'iffMonth',
  'financialYear',
  'originalMonth',
  'records',
  'taxableValue',
  'igst',
  'cgst',
  'sgst',
  'cess',
  'total',
  'recipientGstin',
  'recipientName',
  'invoiceNumber',
  'invoiceDate',
  'invoiceValue',
  'originalInvoiceNumber',
  'originalInvoiceDate',
  'revisedInvoiceNumber',
  'revisedInvoiceDate',
  'placeOfSupply',
  'reverseCharge',
  'applicablePercent',
  'invoiceType',
  'operatorGstin',
  'rate',
  'type',
  'exportType',
  'portCode',
  'shippingBillNumber',
  'shippingBillDate',
  'unregisteredType',
  'noteNumber',
  'noteDate',
  'noteType',
  'noteSupplyType',
  'noteValue',
  'originalNoteNumber',
  'originalNoteDate',
  'revisedNoteNumber',
  'revisedNoteDate',
  'advanceReceived',
  'advanceAdjusted',
  'description',
  'nilRated',
  'exempted',
  'nonGst',
  'natureOfSupply',
  'operatorName',
  'netValue',
  'hsn',
  'uqc',
  'quantity',
  'totalValue',
  'natureOfDocument',
  'from',
  'to',
  'totalNumber',
  'cancelled',
] as const
export type ColumnCode = (typeof columnCodes)[number]

export function column(code: ColumnCode, kind: Column['kind']): Column {
  return { heading: `returns.column.${code}`, kind }
}

/** As the tool writes a place: '27-Maharashtra'. */
export function place(code: string): string {
  const name = stateOf(code)?.name.en
  return name === undefined ? code : `${code}-${name}`
}

/** Sheet of a section that lists documents; `rowsOf` gives a row for each rate, so that a writer can stream entries. */
export type EntrySheet = Omit<Sheet, 'rows'> & { readonly rowsOf: (entry: Gstr1Entry) => string[][] }

/** A column with its cell, but for the last three, which are the item's. */
type Field = readonly [code: ColumnCode, kind: Column['kind'], cell: (entry: Gstr1Entry) => string]

function sheet(name: string, fields: readonly Field[], afterItem: readonly Field[] = []): EntrySheet {
  const item = [column('rate', 'rate'), column('taxableValue', 'amount'), column('cess', 'amount')]
  const toColumn = ([code, kind]: Field): Column => column(code, kind)
  return {
    name,
    columns: [...fields.map(toColumn), ...item, ...afterItem.map(toColumn)],
    rowsOf: (entry) => {
      const head = fields.map(([, , cell]) => cell(entry))
      const tail = afterItem.map(([, , cell]) => cell(entry))
      return entry.items.map(({ rate, taxableValue, cess }) => [...head, rate, taxableValue, cess, ...tail])
    },
  }
}

const invoiceTypes: Readonly<Record<InvoiceType, string>> = {
  R: 'Regular B2B',
  SEWP: 'SEZ supplies with payment',
  SEWOP: 'SEZ supplies without payment',
  DE: 'Deemed Exp',
  CBW: 'Intra-State supplies attracting IGST',
}

const recipient: readonly Field[] = [
  ['recipientGstin', 'text', (entry) => entry.ctin],
  // Not asked for: the portal takes the name from the GSTIN.
  ['recipientName', 'text', () => ''],
]
const invoice: readonly Field[] = [
  ['invoiceNumber', 'text', (entry) => entry.number],
  ['invoiceDate', 'date', (entry) => entry.date],
]
const amendedInvoice: readonly Field[] = [
  ['originalInvoiceNumber', 'text', (entry) => entry.amended?.number ?? ''],
  ['originalInvoiceDate', 'date', (entry) => entry.amended?.date ?? ''],
  ['revisedInvoiceNumber', 'text', (entry) => entry.number],
  ['revisedInvoiceDate', 'date', (entry) => entry.date],
]
const note: readonly Field[] = [
  ['noteNumber', 'text', (entry) => entry.number],
  ['noteDate', 'date', (entry) => entry.date],
]
const amendedNote: readonly Field[] = [
  ['originalNoteNumber', 'text', (entry) => entry.amended?.number ?? ''],
  ['originalNoteDate', 'date', (entry) => entry.amended?.date ?? ''],
  ['revisedNoteNumber', 'text', (entry) => entry.number],
  ['revisedNoteDate', 'date', (entry) => entry.date],
]
const invoiceValue: Field = ['invoiceValue', 'amount', (entry) => entry.value]
const noteValue: Field = ['noteValue', 'amount', (entry) => entry.value]
const noteType: Field = ['noteType', 'text', (entry) => entry.noteType ?? '']
const placeOfSupply: Field = ['placeOfSupply', 'text', (entry) => place(entry.placeOfSupply)]
const reverseCharge: Field = ['reverseCharge', 'text', (entry) => (entry.reverseCharge ? 'Y' : 'N')]
/** Only for leased vehicles, which are not dealt in here. */
const applicablePercent: Field = ['applicablePercent', 'rate', () => '']
/** Sales through operators are in table 14; here the column must stay empty. */
const operator: Field = ['operatorGstin', 'text', () => '']

const regular: readonly Field[] = [
  invoiceValue,
  placeOfSupply,
  reverseCharge,
  applicablePercent,
  ['invoiceType', 'text', (entry) => invoiceTypes[entry.invoiceType]],
  operator,
]
const large: readonly Field[] = [invoiceValue, placeOfSupply, applicablePercent]
const exportType: Field = ['exportType', 'text', (entry) => (entry.part === 'EXPWOP' ? 'WOPAY' : 'WPAY')]
const shipping: readonly Field[] = [
  invoiceValue,
  ['portCode', 'text', (entry) => entry.shippingBill?.port ?? ''],
  ['shippingBillNumber', 'text', (entry) => entry.shippingBill?.number ?? ''],
  ['shippingBillDate', 'date', (entry) => entry.shippingBill?.date ?? ''],
]
const registeredNote: readonly Field[] = [
  noteType,
  placeOfSupply,
  reverseCharge,
  ['noteSupplyType', 'text', (entry) => invoiceTypes[entry.invoiceType]],
  noteValue,
  applicablePercent,
]
const unregisteredNote: readonly Field[] = [
  noteType,
  ['placeOfSupply', 'text', (entry) => (entry.part === 'B2CL' ? place(entry.placeOfSupply) : '')],
  noteValue,
  applicablePercent,
]
const unregisteredType: Field = ['unregisteredType', 'text', (entry) => entry.part]

/** Layouts of the official offline tool 3.2.4. */
export const entrySheets: Readonly<Record<DocumentSection, EntrySheet>> = {
  b2b: sheet('b2b,sez,de', [...recipient, ...invoice, ...regular]),
  b2ba: sheet('b2ba', [...recipient, ...amendedInvoice, ...regular]),
  b2cl: sheet('b2cl', [...invoice, ...large], [operator]),
  b2cla: sheet('b2cla', [...amendedInvoice, ...large], [operator]),
  exp: sheet('exp', [exportType, ...invoice, ...shipping]),
  expa: sheet('expa', [exportType, ...amendedInvoice, ...shipping]),
  cdnr: sheet('cdnr', [...recipient, ...note, ...registeredNote]),
  cdnra: sheet('cdnra', [...recipient, ...amendedNote, ...registeredNote]),
  cdnur: sheet('cdnur', [unregisteredType, ...note, ...unregisteredNote]),
  cdnura: sheet('cdnura', [unregisteredType, ...amendedNote, ...unregisteredNote]),
}
