import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName, SupplyType, TaxCategory } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { exportRights, reportCalls, reportRights } from './report-kinds.ts'

/**
 * Sales and purchases as they are in the books: issued invoices, bills and notes, credit notes taken off. What a report shows
 * follows from its row: whose side it is of and by what its lines are summed.
 */
export const turnoverReports = {
  salesByHsn: { sides: ['sale'], by: 'hsn' },
  salesByCustomer: { sides: ['sale'], by: 'party' },
  salesByItem: { sides: ['sale'], by: 'item' },
  salesByItemDetails: { sides: ['sale'], by: 'line' },
  salesBySalesperson: { sides: ['sale'], by: 'salesPerson' },
  purchaseByHsn: { sides: ['purchase'], by: 'hsn' },
  purchaseBySupplier: { sides: ['purchase'], by: 'party' },
  purchaseByItem: { sides: ['purchase'], by: 'item' },
  purchaseByItemDetails: { sides: ['purchase'], by: 'line' },
  /** Output and input tax by rate. */
  taxSummary: { sides: ['sale', 'purchase'], by: 'rate' },
  /** Table 12 of GSTR-1, by return period. */
  hsnSummary: { sides: ['sale'], by: 'table12' },
  /** Every issued document with its number, cancelled ones without amounts. */
  documentRegister: { sides: ['sale', 'purchase'], by: 'document' },
} as const satisfies Readonly<
  Record<string, { readonly sides: readonly TurnoverSide[]; readonly by: TurnoverGrouping }>
>

export type TurnoverReportName = keyof typeof turnoverReports
export const turnoverReportNames = Object.keys(turnoverReports) as TurnoverReportName[]
export type TurnoverSide = 'sale' | 'purchase'
export type TurnoverGrouping =
  | 'hsn'
  | 'party'
  | 'item'
  | 'salesPerson'
  | 'rate'
  | 'table12'
  | 'line'
  | 'document'

/** What an invoice or bill is called beside the notes that lower or raise it. */
export const turnoverTypes = ['invoice', 'lowers', 'raises'] as const

const ids = z.array(f.Id).max(500).optional()

const period = GlobalFilters.omit({ keywords: true, fromStamp: true, toStamp: true })
const ofDocuments = {
  locationIds: ids,
  partyIds: ids,
  types: z.array(z.enum(turnoverTypes)).max(3).optional(),
  salesPeople: z.array(z.string().max(100)).max(100).optional(),
  reverseCharge: z.boolean().optional(),
}
const ofCodes = {
  /** Codes as they begin. */
  hsns: z
    .array(z.string().regex(/^\d{2,8}$/))
    .max(100)
    .optional(),
  /** Whole codes, as a row of the report has them; '' is a line without one. */
  hsnCodes: z
    .array(z.string().regex(/^\d{0,8}$/))
    .max(100)
    .optional(),
  taxRates: z.array(f.Rate).max(50).optional(),
}
const ofLines = {
  itemIds: ids,
  categoryIds: ids,
  supplies: z.array(SupplyType).max(2).optional(),
  taxCategories: z.array(TaxCategory).max(5).optional(),
  ...ofCodes,
}
/** One side alone of a report of both. */
const ofSides = { side: z.enum(['sale', 'purchase']).optional() }

const listing = { sort: z.string().max(60).default('date DESC') }
const summing = {
  sort: z.string().max(60).default('taxableValue DESC'),
  /** Each group by month or by GSTIN. */
  splitBy: z.enum(['month', 'entity']).optional(),
  /** The same of the days before, as many, or of a year before. */
  compareTo: z.enum(['before', 'yearBefore']).optional(),
}

/** All that any of them is asked with. */
const everything = period.extend({ ...ofDocuments, ...ofLines, ...ofSides, ...summing })
export type TurnoverAsked = z.output<typeof everything>

const askedOf = (name: TurnoverReportName) => {
  const { by, sides } = turnoverReports[name]
  const side = sides.length > 1 ? ofSides : {}
  if (by === 'table12') return period.extend({ ...ofCodes, ...summing })
  if (by === 'document') return period.extend({ ...ofDocuments, ...side, ...listing })
  return period.extend({ ...ofDocuments, ...ofLines, ...side, ...(by === 'line' ? listing : summing) })
}

const amounts = {
  taxableValue: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  cess: z.string(),
  tax: z.string(),
  total: z.string(),
}

const groupAmounts = {
  ...amounts,
  side: z.enum(['sale', 'purchase']),
  /** First day of the month, where the report is split by it. */
  month: z.string().nullable(),
  entityId: f.Id.nullable(),
  entityName: z.string().nullable(),
  /** Of the other period; null where none is compared. */
  beforeValue: z.string().nullable(),
  change: z.string().nullable(),
  /** Null where there was nothing before. */
  changePercent: z.string().nullable(),
}

const shapes = {
  hsn: {
    hsn: z.string(),
    hsnName: z.string().nullable(),
    uqc: z.string(),
    taxRate: z.string(),
    lines: z.number(),
    quantity: z.string(),
    ...groupAmounts,
  },
  table12: {
    /** B2B, B2C. */
    tab: z.string(),
    hsn: z.string(),
    hsnName: z.string().nullable(),
    uqc: z.string(),
    taxRate: z.string(),
    lines: z.number(),
    quantity: z.string(),
    ...groupAmounts,
  },
  party: {
    partyId: f.Id.nullable(),
    partyName: z.string().nullable(),
    partyCode: z.string().nullable(),
    gstin: z.string().nullable(),
    stateCode: z.string().nullable(),
    documents: z.number(),
    ...groupAmounts,
  },
  item: {
    /** Null: what is no item, and charges. */
    itemId: f.Id.nullable(),
    itemName: z.string().nullable(),
    itemCode: z.string().nullable(),
    categoryName: z.string().nullable(),
    hsn: z.string().nullable(),
    uqc: z.string().nullable(),
    lines: z.number(),
    /** In the unit of the item, less returns. */
    quantity: z.string(),
    /** Taxable value for one unit; null without a quantity. */
    averagePrice: z.string().nullable(),
    ...groupAmounts,
  },
  salesPerson: { salesPerson: z.string().nullable(), documents: z.number(), ...groupAmounts },
  rate: { taxCategory: z.string(), taxRate: z.string(), lines: z.number(), ...groupAmounts },
  line: {
    documentId: f.Id,
    kind: DocumentKindName,
    number: z.string().nullable(),
    supplierNumber: z.string().nullable(),
    date: z.string(),
    entityId: f.Id,
    entityName: z.string().nullable(),
    partyId: f.Id.nullable(),
    partyName: z.string().nullable(),
    gstin: z.string().nullable(),
    placeOfSupply: z.string().nullable(),
    itemId: f.Id.nullable(),
    description: z.string(),
    hsn: z.string().nullable(),
    uqc: z.string().nullable(),
    /** Below 0, as all amounts, where a note lowers what was sold or bought. */
    quantity: z.string(),
    unitPrice: z.string(),
    discount: z.string(),
    taxRate: z.string(),
    ...amounts,
  },
  document: {
    documentId: f.Id,
    kind: DocumentKindName,
    typeCode: z.string(),
    number: z.string().nullable(),
    supplierNumber: z.string().nullable(),
    date: z.string(),
    entityId: f.Id,
    entityName: z.string().nullable(),
    partyId: f.Id.nullable(),
    partyName: z.string().nullable(),
    gstin: z.string().nullable(),
    placeOfSupply: z.string().nullable(),
    supplyKind: z.string(),
    reverseCharge: z.boolean(),
    salesPerson: z.string().nullable(),
    isCancelled: z.boolean(),
    roundOff: z.string(),
    ...amounts,
  },
} as const

/** Reports that sum; the others list what they sum. */
export const isSummed = (name: TurnoverReportName): boolean =>
  turnoverReports[name].by !== 'line' && turnoverReports[name].by !== 'document'

type ByOf<N extends TurnoverReportName> = (typeof turnoverReports)[N]['by']
function callsOf<const N extends TurnoverReportName>(name: N) {
  const path = `report/${name}` as const
  const asked = askedOf(name) as unknown as typeof everything
  const shape = shapes[turnoverReports[name].by as ByOf<N>]
  return {
    search: defineCall({
      method: 'POST',
      path: `/${path}/search`,
      access: { anyOf: reportRights(name, 'view') },
      input: asked,
      reply: pageOf(z.object({ id: f.Id, ...shape })),
      readOnly: true,
    }),
    export: defineCall({
      method: 'POST',
      path: `/${path}/export`,
      access: { anyOf: exportRights(name) },
      input: asked.extend({ format: ExportFormat.default('xlsx') }),
      reply: 'file',
      readOnly: true,
    }),
    ...reportCalls(path, name, asked),
  }
}

export const turnoverCalls = {
  salesByHsn: callsOf('salesByHsn'),
  salesByCustomer: callsOf('salesByCustomer'),
  salesByItem: callsOf('salesByItem'),
  salesByItemDetails: callsOf('salesByItemDetails'),
  salesBySalesperson: callsOf('salesBySalesperson'),
  hsnSummary: callsOf('hsnSummary'),
  purchaseByHsn: callsOf('purchaseByHsn'),
  purchaseBySupplier: callsOf('purchaseBySupplier'),
  purchaseByItem: callsOf('purchaseByItem'),
  purchaseByItemDetails: callsOf('purchaseByItemDetails'),
  taxSummary: callsOf('taxSummary'),
  documentRegister: callsOf('documentRegister'),
}
