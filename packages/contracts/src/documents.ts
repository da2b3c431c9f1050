import * as z from 'zod'
import { Address, BankAccount } from './address.ts'
import { defineCall } from './call.ts'
import {
  Copy,
  DocumentKindName,
  DocumentStatus,
  GoodsMovement,
  InvoiceSubtype,
  Language,
  OperatorSection,
  PaymentMode,
  ServiceNature,
  SupplyKind,
  SupplyType,
  TaxCategory,
  TransportMode,
  VehicleType,
} from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { DocumentSheet } from './printing.ts'
import { BulkResult, IdQuery, Ids, recordStamps } from './resource.ts'
import type { RightCode } from './rights.ts'

/** A line as typed. Figures the server computes (taxableValue, taxes, total) may be sent and must then be equal. */
export const DocumentLineSave = z.object({
  itemId: f.Id.optional(),
  description: f.Description.optional(),
  hsn: f.Hsn.optional(),
  supply: SupplyType.optional(),
  uqc: f.Uqc.optional(),
  barcode: f.Barcode.optional(),
  batch: z.string().max(50).optional(),
  /** A draft may do without. */
  quantity: f.Quantity.optional(),
  freeQuantity: f.Quantity.optional(),
  /** Absent: the item's selling price. */
  unitPrice: f.SellingPrice.optional(),
  priceIncludesTax: z.boolean().optional(),
  discountPercent: f.Discount.optional(),
  discountAmount: f.Amount.optional(),
  otherCharges: f.Amount.optional(),
  taxCategory: TaxCategory.optional(),
  taxRate: f.Rate.optional(),
  cessRate: f.Rate.optional(),
  cessPerUnit: f.Amount.optional(),
  stateCessRate: f.Rate.optional(),
  customFields: z.record(z.string().max(50), f.CustomField).optional(),
  taxableValue: f.SignedAmount.optional(),
  igst: f.SignedAmount.optional(),
  cgst: f.SignedAmount.optional(),
  sgst: f.SignedAmount.optional(),
  cess: f.SignedAmount.optional(),
  stateCess: f.SignedAmount.optional(),
  total: f.SignedAmount.optional(),
})

export const Charge = z.object({
  description: f.ChargesDescription.min(1),
  hsn: f.Hsn.optional(),
  amount: f.Amount,
  taxRate: f.Rate.optional(),
  taxCategory: TaxCategory.optional(),
})

/** What the rules of the place of supply ask for and no master tells. */
export const PlaceFacts = z.object({
  /** Absent: the goods move. */
  movement: GoodsMovement.optional(),
  /** Absent: a service without a rule of its own. */
  service: ServiceNature.optional(),
  /** Where it is performed, installed, held or handed over; where the property lies; 96 abroad. */
  siteStateCode: f.StateCode.optional(),
  /** Where a transport of goods ends. */
  destinationStateCode: f.StateCode.optional(),
})

export const ExportDetails = z.object({
  shippingBillNumber: z.string().max(20).optional(),
  shippingBillDate: f.CalendarDate.optional(),
  portCode: f.PortCode.optional(),
  countryCode: f.CountryCode.optional(),
  exportDuty: f.Amount.optional(),
})

export const TransportDetails = z.object({
  mode: TransportMode.optional(),
  vehicleNumber: f.VehicleNumber.optional(),
  vehicleType: VehicleType.optional(),
  transporterId: f.TransporterId.optional(),
  transporterName: f.Name.optional(),
  transportDocumentNumber: f.TransportDocumentNumber.optional(),
  transportDocumentDate: f.CalendarDate.optional(),
  distance: f.DistanceKm.optional(),
})

/** What a person types for any kind of document; one shape for all, kinds differ by their row in `documentKinds`. */
const documentFields = {
  entityId: f.Id,
  childEntityId: f.Id.optional(),
  partyId: f.Id.optional(),
  date: f.CalendarDate.optional(),
  dueDate: f.CalendarDate.optional(),
  seriesId: f.Id.optional(),
  subtype: InvoiceSubtype.optional(),
  supplyKind: SupplyKind.default('Regular'),
  reverseCharge: z.boolean().default(false),
  igstOnIntra: z.boolean().default(false),
  /** Absent: derived from the facts; present and different: needs a reason. */
  placeOfSupply: f.StateCode.optional(),
  placeOfSupplyReason: f.Reason.optional(),
  placeFacts: PlaceFacts.optional(),
  billingAddress: Address.optional(),
  shippingAddress: Address.optional(),
  dispatchAddress: Address.optional(),
  ecommerceGstin: f.Gstin.optional(),
  /** Absent with a GSTIN of an operator: section 52. */
  ecommerceSection: OperatorSection.optional(),
  customerPoNumber: f.CustomerPoNumber.optional(),
  customerPoDate: f.CalendarDate.optional(),
  lutNumber: f.LutNumber.optional(),
  currencyCode: f.CurrencyCode.optional(),
  /** Rupees for one unit of the currency. */
  exchangeRate: f.ExchangeRate.optional(),
  paymentTermsDays: f.PaymentTermsDays.optional(),
  salesPerson: f.Name.optional(),
  discountPercent: f.Discount.optional(),
  discountAmount: f.Amount.optional(),
  charges: z.array(Charge).max(20).default([]),
  /** Prices of the lines include tax unless a line says otherwise. */
  priceIncludesTax: z.boolean().default(false),
  /** Absent: as the setting of the place says. */
  roundOff: z.boolean().optional(),
  exportDetails: ExportDetails.optional(),
  transport: TransportDetails.optional(),
  terms: f.Terms.optional(),
  bank: BankAccount.optional(),
  remarks: f.Remarks.optional(),
  internalNotes: f.TermsLong.optional(),
  tags: z.array(z.string().max(30)).max(20).default([]),
  customFields: z.record(z.string().max(50), f.CustomField).optional(),
  lines: z.array(DocumentLineSave).max(10_000),
}

const Totals = z.object({
  gross: z.string(),
  lineDiscount: z.string(),
  documentDiscount: z.string(),
  charges: z.string(),
  taxableValue: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  /** Ad valorem and per-unit cess together. */
  cess: z.string(),
  stateCess: z.string(),
  roundOff: z.string(),
  total: z.string(),
  /** In the document's currency, where it is not the company's. */
  foreignTotal: z.string().nullish(),
})
export type DocumentTotals = z.output<typeof Totals>

export const DocumentSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  ...documentFields,
  /** Draft holds anything; Active validates all and takes a number. */
  status: z.enum(['Draft', 'Active']).default('Draft'),
  /** The number, only where DocumentAutonumbering is off. */
  number: f.DocumentNumber.optional(),
  /** Received at once: makes a payment in the same transaction. */
  received: z
    .object({ amount: f.ReceivedAmount, mode: PaymentMode, reference: f.ReferenceNumber.optional() })
    .optional(),
  /** Any of the totals may be sent; each must be what the server computes. */
  totals: z.record(z.string(), z.string()).optional(),
})

/** One figure of a document in words: key of the sentence and its parameters. */
export const Sentence = z.object({ key: z.string(), params: z.record(z.string(), z.string()).optional() })
export const Explanation = z.object({
  placeOfSupply: z.array(Sentence),
  lines: z.array(z.object({ lineNumber: z.number(), sentences: z.array(Sentence) })),
  totals: z.array(Sentence),
})

export const DocumentLine = DocumentLineSave.extend({
  lineNumber: z.number(),
  quantity: z.string(),
  unitPrice: z.string(),
  supply: SupplyType,
  taxCategory: TaxCategory,
  gross: z.string(),
  discount: z.string(),
  taxableValue: z.string(),
  taxRate: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  cess: z.string(),
  cessNonAdvalorem: z.string(),
  stateCess: z.string(),
  total: z.string(),
})

const PartyCopy = z.object({
  id: f.Id.nullish(),
  name: z.string(),
  gstin: z.string().nullish(),
  pan: z.string().nullish(),
  taxpayerType: z.string(),
  stateCode: z.string().nullish(),
  mobile: z.string().nullish(),
  emails: z.string().nullish(),
})

/** An action of the record with whether it may be done now and, if not, why. */
export const AllowedAction = z.object({
  action: z.string(),
  allowed: z.boolean(),
  reasonKey: z.string().optional(),
  reason: z.string().optional(),
})

export const DocumentSaved = z.object({
  id: f.Id,
  version: f.Version,
  number: z.string().nullable(),
  status: DocumentStatus,
  placeOfSupply: z.string().nullable(),
  totals: Totals,
  lines: z.array(DocumentLine),
  paymentId: f.Id.optional(),
  /** Not refused, but worth a look: over the credit limit, late note, ... */
  warnings: z
    .array(z.object({ code: z.string(), property: z.string().optional(), message: z.string() }))
    .default([]),
})

export const DocumentDetail = z.object({
  ...recordStamps,
  ...documentFields,
  kind: DocumentKindName,
  status: DocumentStatus,
  number: z.string().nullable(),
  financialYear: z.string().nullable(),
  returnPeriod: z.string().nullable(),
  /** 'taxInvoice', 'billOfSupply', 'invoiceCumBillOfSupply', ... */
  heading: z.string(),
  party: PartyCopy.nullable(),
  supplier: z.object({
    companyName: z.string(),
    name: z.string(),
    gstin: z.string().nullish(),
    pan: z.string().nullish(),
    stateCode: z.string().nullish(),
    taxpayerType: z.string().nullish(),
    address: Address.nullish(),
    email: z.string().nullish(),
    mobile: z.string().nullish(),
    logo: z.string().nullish(),
    signatureImage: z.string().nullish(),
    signatory: z.object({ name: z.string(), designation: z.string().nullish() }).nullish(),
    bank: BankAccount.nullish(),
    upiId: z.string().nullish(),
  }),
  placeOfSupply: z.string().nullable(),
  interState: z.boolean().nullable(),
  lines: z.array(DocumentLine),
  totals: Totals,
  amountInWords: z.object({ en: z.string(), ar: z.string(), hi: z.string() }).nullable(),
  paid: z.string(),
  balance: z.string(),
  payments: z.array(
    z.object({ id: f.Id, number: z.string(), date: f.CalendarDate, mode: z.string(), amount: z.string() }),
  ),
  cancelReason: z.string().nullish(),
  cancelledAt: z.string().nullish(),
  actions: z.array(AllowedAction),
  warnings: z
    .array(z.object({ code: z.string(), property: z.string().optional(), message: z.string() }))
    .default([]),
})
export type DocumentDetail = z.output<typeof DocumentDetail>

export const DocumentRow = z.object({
  id: f.Id,
  version: f.Version,
  kind: DocumentKindName,
  number: z.string().nullable(),
  date: z.string().nullable(),
  dueDate: z.string().nullish(),
  entityId: f.Id,
  partyId: f.Id.nullish(),
  partyName: z.string().nullable(),
  partyGstin: z.string().nullish(),
  placeOfSupply: z.string().nullish(),
  taxableValue: z.string(),
  tax: z.string(),
  total: z.string(),
  balance: z.string(),
  status: DocumentStatus,
  changedAt: z.string(),
})

const documentFilters = {
  statuses: z.array(DocumentStatus).max(20).optional(),
  partyIds: z.array(f.Id).max(500).optional(),
  /** Documents with one of these items on a line. */
  itemIds: z.array(f.Id).max(500).optional(),
  /** Chips: all, draft, unpaid, overdue, paid, cancelled; issued: what stands, neither draft nor cancelled. */
  view: z.enum(['all', 'issued', 'draft', 'unpaid', 'overdue', 'paid', 'cancelled']).optional(),
  fromAmount: f.Amount.optional(),
  toAmount: f.Amount.optional(),
  fromDueDate: f.CalendarDate.optional(),
  toDueDate: f.CalendarDate.optional(),
}
export const DocumentSearch = GlobalFilters.extend(documentFilters)

/** One step of the trail of a figure, from the total down to the return. */
export const TrailStep = z.object({
  level: z.enum(['total', 'line', 'rounding', 'ledger', 'gstr1', 'gstr3b']),
  label: Sentence,
  amount: z.string(),
  reference: z.string().optional(),
})

/** The calls of one kind of document; `group` is the group of its rights. */
/** One copy, or all that the kind of supply needs (rule 48), one after the other. */
const Copies = z.union([Copy, z.literal('all')])

export const documentCalls = <const P extends string, const G extends string>(path: P, group: G) => {
  const right = (action: string) => `${group}_${action}` as RightCode
  const view = { anyOf: [right('SH_VW')] }
  const write = { anyOf: [right('AD'), right('ED')] }
  return {
    search: defineCall({
      method: 'POST',
      path: `/${path}/search`,
      access: view,
      input: DocumentSearch,
      reply: pageOf(DocumentRow),
      readOnly: true,
    }),
    /** Counts and amounts of each chip for the same filters. */
    counts: defineCall({
      method: 'POST',
      path: `/${path}/counts`,
      access: view,
      input: DocumentSearch,
      reply: z.array(
        z.object({ view: z.string(), documents: z.number(), amount: z.string(), isExact: z.boolean() }),
      ),
      readOnly: true,
    }),
    detail: defineCall({
      method: 'GET',
      path: `/${path}/detail`,
      access: view,
      input: IdQuery,
      reply: DocumentDetail,
      readOnly: true,
    }),
    save: defineCall({
      method: 'POST',
      path: `/${path}/save`,
      access: { create: right('AD'), edit: right('ED') },
      input: DocumentSave,
      reply: DocumentSaved,
      idempotent: true,
    }),
    /** What save would answer, with the reasons; nothing is kept. */
    compute: defineCall({
      method: 'POST',
      path: `/${path}/compute`,
      access: write,
      input: DocumentSave,
      reply: DocumentSaved.omit({ id: true, version: true }).extend({
        explanation: Explanation,
        heading: z.string(),
        /** What the rule says, also where another place was chosen. */
        derivedPlace: z.string().nullable(),
        dueDate: z.string().nullable(),
        /** Numbers are typed, not taken from a series. */
        isOwnNumber: z.boolean(),
        issues: z.array(z.object({ property: z.string(), code: z.string(), message: z.string() })),
      }),
      readOnly: true,
    }),
    /** The sheet of what is typed, as it would print; nothing is kept. */
    preview: defineCall({
      method: 'POST',
      path: `/${path}/preview`,
      access: write,
      input: DocumentSave,
      reply: DocumentSheet,
      readOnly: true,
    }),
    /** The sheet of a stored document: what the PDF shows, to be shown as HTML. */
    sheet: defineCall({
      method: 'GET',
      path: `/${path}/sheet`,
      access: view,
      input: z.object({ id: f.QueryId, copy: Copy.optional(), language: Language.optional() }),
      reply: DocumentSheet,
      readOnly: true,
    }),
    /** Why each figure is what it is, for a stored document. */
    explain: defineCall({
      method: 'GET',
      path: `/${path}/explain`,
      access: view,
      input: IdQuery,
      reply: Explanation,
      readOnly: true,
    }),
    /** From the total to lines, rounding, ledger and return rows: every paisa with its place. */
    trail: defineCall({
      method: 'GET',
      path: `/${path}/trail`,
      access: view,
      input: IdQuery,
      reply: z.object({
        steps: z.array(TrailStep),
        returnPeriod: z.string().nullable(),
        /** Tables of GSTR-1 it stands in, each with the rule that put it there; or why in none. */
        tables: z.array(z.object({ table: z.string().nullable(), reason: Sentence })),
      }),
      readOnly: true,
    }),
    /** A new draft body made from an existing document: no number, dates, references, payments. */
    clone: defineCall({
      method: 'GET',
      path: `/${path}/clone`,
      access: { anyOf: [right('AD')] },
      input: IdQuery,
      reply: DocumentSave,
      readOnly: true,
    }),
    cancel: defineCall({
      method: 'POST',
      path: `/${path}/cancel`,
      access: { anyOf: [right('CNL')] },
      input: z.object({ ids: Ids, reason: f.Reason.min(1), remark: f.Remarks.optional() }),
      reply: BulkResult,
      idempotent: true,
    }),
    /** Drafts only; issued documents are cancelled, never deleted. */
    delete: defineCall({
      method: 'POST',
      path: `/${path}/delete`,
      access: { anyOf: [right('DSC')] },
      input: z.object({ ids: Ids }),
      reply: BulkResult,
      idempotent: true,
    }),
    export: defineCall({
      method: 'POST',
      path: `/${path}/export`,
      access: { anyOf: [right('DD_EX')] },
      input: DocumentSearch.extend({ format: ExportFormat.default('xlsx') }),
      reply: 'file',
      readOnly: true,
    }),
    pdf: defineCall({
      method: 'GET',
      path: `/${path}/pdf`,
      access: { anyOf: [right('PDF'), right('PRT')] },
      input: z.object({
        id: f.QueryId,
        copy: z.union([Copies, z.array(Copy)]).optional(),
        language: Language.optional(),
      }),
      reply: 'file',
      readOnly: true,
    }),
    /** Many documents in one PDF, as a background task. */
    bulkPdf: defineCall({
      method: 'POST',
      path: `/${path}/bulkPdf`,
      access: { anyOf: [right('PDF'), right('PRT')] },
      input: z.object({ ids: Ids, copy: Copies.optional(), language: Language.optional() }),
      reply: z.object({ taskId: f.Id }),
      idempotent: true,
    }),
    send: defineCall({
      method: 'POST',
      path: `/${path}/send`,
      access: { anyOf: [right('SND')] },
      input: z.object({
        id: f.Id,
        to: f.Emails,
        subject: f.EmailSubject.optional(),
        message: f.TermsLong.optional(),
        language: Language.optional(),
      }),
      reply: z.object({ messageId: f.Id }),
      idempotent: true,
    }),
    /** A short public link to the document; every sharing makes its own. */
    link: defineCall({
      method: 'POST',
      path: `/${path}/link`,
      access: { anyOf: [right('SND')] },
      input: z.object({ id: f.Id, expiresOn: f.CalendarDate.optional() }),
      reply: z.object({
        shortUrl: z.string(),
        url: z.string(),
        expiresAt: z.string().nullable(),
        views: z.number(),
        whatsAppUrl: z.string(),
      }),
      idempotent: true,
    }),
    revokeLink: defineCall({
      method: 'POST',
      path: `/${path}/revokeLink`,
      access: { anyOf: [right('SND')] },
      input: z.object({ id: f.Id }),
      reply: 'nothing',
      idempotent: true,
    }),
    /** What this party paid for this item before. */
    lastPrices: defineCall({
      method: 'GET',
      path: `/${path}/lastPrices`,
      access: view,
      input: z.object({ partyId: f.QueryId, itemId: f.QueryId }),
      reply: z.array(
        z.object({
          documentId: f.Id,
          number: z.string().nullable(),
          date: z.string(),
          quantity: z.string(),
          unitPrice: z.string(),
          discountPercent: z.string().nullish(),
        }),
      ),
      readOnly: true,
    }),
  }
}

export const salesInvoiceCalls = documentCalls('salesInvoice', 'SIN')
