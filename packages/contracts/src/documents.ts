import type { DocumentPart } from '@bahi/domain/documents/families.ts'
import { mostSerials } from '@bahi/domain/inventory/serials.ts'
import { documentKinds, namedByLine } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { Address, BankAccount } from './address.ts'
import {
  ApprovalStatus,
  BillingStatus,
  ChallanPurpose,
  OfferedKindName,
  DistributionType,
  DocumentTypeCode,
  DocumentStatus,
  GoodsMovement,
  InvoiceState,
  InvoiceSubtype,
  JobWorkGoods,
  ItcEligibility,
  ItcReversalReason,
  ItcState,
  ItcReason,
  NoteReason,
  NoteType,
  OfferAnswer,
  OperatorSection,
  PaymentFromAbroad,
  PaymentMode,
  ServiceNature,
  SupplyKind,
  SupplyType,
  SupplyTypeFlag,
  TaxCategory,
  TransportMode,
  VehicleType,
  YesNo,
} from './enums.ts'
import { Attachment, AttachmentIds } from './attachments.ts'
import { CustomValues } from './custom-fields.ts'
import * as f from './fields.ts'
import { SignatureState } from './portals.ts'
import { recordStamps } from './resource.ts'

/** Serial numbers of units. */
export const Serials = z.array(z.string().trim().min(1).max(50)).max(mostSerials)

/** A line as typed. Figures the server computes (taxableValue, taxes, total) may be sent and must then be equal. */
export const DocumentLineSave = z.object({
  /** Of an issued document whose lines others name, that is changed: the line it was; absent: a new one. */
  lineNumber: f.LineNumber.optional(),
  itemId: f.Id.optional(),
  description: f.Description.optional(),
  hsn: f.Hsn.optional(),
  supply: SupplyType.optional(),
  uqc: f.Uqc.optional(),
  barcode: f.Barcode.optional(),
  batch: z.string().trim().max(50).optional(),
  /** Of a batch that is received first; of a known batch as it is known. */
  manufacturedOn: f.CalendarDate.optional(),
  expiresOn: f.CalendarDate.optional(),
  /** Of goods that have one each: as many as move, in the first unit of the item. */
  serials: Serials.optional(),
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
  /** The line it takes of an order or challan, or a note takes back; its price, discount and rate are where it starts. */
  sourceLine: z.object({ documentId: f.Id, lineNumber: f.LineNumber }).optional(),
  /** Of a note: what the price was wrong by, over the quantity of the line it names; its own quantity is 0. */
  priceDifference: f.SellingPrice.optional(),
  /** As a conversion says it beside a difference in price; it is read from the source, whatever is sent. */
  sourceQuantity: f.Quantity.optional(),
  /** Of a purchase; absent: as the document says, else goods are inputs and services are input services. */
  itcEligibility: ItcEligibility.optional(),
  /** Why there is no credit; needed where it is ineligible. */
  itcReason: ItcReason.optional(),
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

/** What the rules of the place of supply ask for and no master has. */
export const PlaceFacts = z.object({
  /** Absent: the goods move. */
  movement: GoodsMovement.optional(),
  /** Absent: a service without a rule of its own. */
  service: ServiceNature.optional(),
  /** Where it is performed, installed, held or handed over; where the property lies; 96 abroad. */
  siteStateCode: f.StateCode.optional(),
  /** Further States, or 96, where the same service is performed or the property lies. */
  otherSiteStateCodes: z.array(f.StateCode).max(40).optional(),
  /** Where a transport of goods ends. */
  destinationStateCode: f.StateCode.optional(),
  /** Questions of the law to which silence is an answer of its own: not asked. */
  goodsTemporarilyImported: YesNo.optional(),
  goodsLeaveIndia: YesNo.optional(),
  paymentReceived: PaymentFromAbroad.optional(),
  sameEstablishment: YesNo.optional(),
})

/** Days of supply and payment, where a rate has changed between them and the invoice (CGST Act s.14). */
export const TimeOfSupply = z.object({
  suppliedOn: f.CalendarDate.optional(),
  paidOn: f.CalendarDate.optional(),
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
  /** When it is to be paid; the last day of a quotation, the day of delivery of an order. */
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
  timeOfSupply: TimeOfSupply.optional(),
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
  /** As many as the e-invoice portal takes of one document. */
  lines: z.array(DocumentLineSave).max(1000),
}

/** What a note corrects: a document of these books, or number, date and total of one that is not in them. */
const PrecedingDocument = z.object({
  documentId: f.Id.optional(),
  number: f.OtherDocumentNumber.optional(),
  date: f.CalendarDate.optional(),
  total: f.Amount.optional(),
})

const BillOfEntry = z.object({
  number: f.BillOfEntryNumber.optional(),
  date: f.CalendarDate.optional(),
  portCode: f.PortCode.optional(),
  /** What customs counted the tax from. */
  assessableValue: f.Amount.optional(),
  igst: f.Amount.optional(),
  cess: f.Amount.optional(),
})

const Consignment = z.object({
  consignor: f.Name.optional(),
  consignee: f.Name.optional(),
  goods: f.Description.optional(),
  grossWeight: f.GrossWeight.optional(),
  vehicleNumber: f.VehicleNumber.optional(),
  origin: f.City.optional(),
  destination: f.City.optional(),
})

/** Credit of an Input Service Distributor: tax without a value, so that the document has no lines. */
const Distribution = z.object({
  /** Absent: an ISD invoice. */
  documentType: DistributionType.optional(),
  igst: f.Amount.optional(),
  cgst: f.Amount.optional(),
  sgst: f.Amount.optional(),
  cess: f.Amount.optional(),
  /** Of an ISD credit note: the ISD invoice that it takes back. */
  originalNumber: f.OtherDocumentNumber.optional(),
  originalDate: f.CalendarDate.optional(),
})

/** Members that some kinds have; the declaration of a kind names its parts. */
const partFields = {
  note: {
    /** Absent: a credit note. */
    noteType: NoteType.optional(),
    /** Why it is made: one of the reasons of its type. */
    reason: NoteReason.optional(),
    precedingDocuments: z.array(PrecedingDocument).max(100).optional(),
  },
  revision: {
    /** Of a revised invoice: from when the registration is effective, and the day of its certificate (rule 53(3)). */
    revision: z
      .object({ effectiveFrom: f.CalendarDate.optional(), grantedOn: f.CalendarDate.optional() })
      .optional(),
    /** Invoices that were issued in between, which it takes the place of. */
    precedingDocuments: z.array(PrecedingDocument).max(100).optional(),
  },
  consignment: {
    /** Of a goods transport agency: what it carried (rule 54(3)). */
    consignment: Consignment.optional(),
  },
  supplierNumber: {
    supplierNumber: f.OtherDocumentNumber.optional(),
    supplierDate: f.CalendarDate.optional(),
    /** Its number with the e-invoice portal, where its code was read. */
    supplierIrn: f.Irn.optional(),
  },
  sources: {
    /** Orders and challans that it is made from; lines name the line whose quantity they take. */
    sourceDocuments: z
      .array(z.object({ documentId: f.Id }))
      .max(100)
      .optional(),
  },
  purpose: {
    /** Of a challan: why the goods leave; absent: a supply whose invoice follows. */
    purpose: ChallanPurpose.optional(),
    /** Sent to a job worker; absent: inputs. */
    jobWorkGoods: JobWorkGoods.optional(),
    /** Quantities are measured on arrival, and invoiced as measured; always of liquid gas. */
    quantityIsProvisional: z.boolean().optional(),
  },
  ownSupply: {
    /** Of a bill: the invoice of another GSTIN of ours that it is the other side of. */
    supplierInvoiceId: f.Id.optional(),
  },
  itc: {
    /** Of the lines that say nothing of it. */
    itcEligibility: ItcEligibility.optional(),
    itcReason: ItcReason.optional(),
  },
  billOfEntry: {
    /** Of goods that were imported, or cleared out of a Special Economic Zone: its tax is paid at customs. */
    billOfEntry: BillOfEntry.optional(),
  },
  distribution: {
    /** Of a bill: what a distributor of the same PAN distributes. */
    distribution: Distribution.optional(),
  },
  withholding: {
    /** What a person says of the tax to deduct; absent: as the party, its items and the year so far say. */
    tds: z
      .object({
        rows: z
          .array(z.object({ section: f.TdsSection, base: f.Amount.optional(), amount: f.Amount.optional() }))
          .max(5),
        /** Why it is not what was computed. */
        reason: f.Reason.optional(),
      })
      .optional(),
  },
  collection: {
    /** What a person says of the tax to collect; absent: as the party, its items and the year so far say. */
    tcs: z
      .object({
        rows: z
          .array(z.object({ section: f.TcsSection, base: f.Amount.optional(), amount: f.Amount.optional() }))
          .max(5),
        /** Why it is not what was computed. */
        reason: f.Reason.optional(),
      })
      .optional(),
  },
  received: {
    /** Received at once: makes a payment in the same transaction. */
    received: z
      .object({ amount: f.ReceivedAmount, mode: PaymentMode, reference: f.ReferenceNumber.optional() })
      .optional(),
  },
} as const satisfies Record<DocumentPart, z.ZodRawShape>

const TaxHeads = z.object({ igst: z.string(), cgst: z.string(), sgst: z.string(), cess: z.string() })

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

const savedFields = {
  id: f.Id.optional(),
  version: f.Version.optional(),
  ...documentFields,
  /** Draft holds anything; Active validates all and takes a number, or waits for approval where that is on. */
  status: z.enum(['Draft', 'Active']).default('Draft'),
  /** The number, only where DocumentAutonumbering is off. */
  number: f.DocumentNumber.optional(),
  /** Files that were uploaded for it; those that are attached already stay. */
  attachmentIds: AttachmentIds.optional(),
  /** Any of the totals may be sent; each must be what the server computes. */
  totals: z.record(z.string(), z.string()).optional(),
}

/** The body of a save of any kind, with the members of all parts. */
export const DocumentSave = z.object({
  ...savedFields,
  ...partFields.revision,
  ...partFields.consignment,
  ...partFields.note,
  ...partFields.supplierNumber,
  ...partFields.ownSupply,
  ...partFields.sources,
  ...partFields.purpose,
  ...partFields.itc,
  ...partFields.billOfEntry,
  ...partFields.distribution,
  ...partFields.withholding,
  ...partFields.collection,
  ...partFields.received,
})

/** Members of a line that only kinds with one of the parts have. */
const lineParts: Readonly<Record<string, readonly DocumentPart[]>> = {
  sourceLine: ['note', 'sources'],
  priceDifference: ['note'],
  itcEligibility: ['itc'],
  itcReason: ['itc'],
  sourceQuantity: ['note'],
}

/** Lines of a kind, without what belongs to parts that it does not have; what others name is named when it is changed. */
function linesOf(kind: DocumentKind) {
  const parts: readonly DocumentPart[] = documentKinds[kind].parts
  const has = (name: string) =>
    name === 'lineNumber'
      ? namedByLine.has(kind)
      : (lineParts[name]?.some((part) => parts.includes(part)) ?? true)
  const shape = Object.entries(DocumentLineSave.shape).filter(([name]) => has(name))
  return z.array(z.object(Object.fromEntries(shape))).max(1000)
}

/** The body of a save of one kind: members of parts that it does not have are none of it. */
export function documentSaveOf(kind: DocumentKind): typeof DocumentSave {
  const fields = documentKinds[kind].parts.map((part) => partFields[part])
  const ofLines = { lines: linesOf(kind) }
  return z.object(Object.assign({}, savedFields, ...fields, ofLines)) as typeof DocumentSave
}

const echoed = [
  'note',
  'supplierNumber',
  'sources',
  'purpose',
  'billOfEntry',
  'distribution',
  'withholding',
  'collection',
] as const

/** Members that the reply of a save repeats, of the parts that the kind has. */
export const echoedMembers = (kind: DocumentKind): readonly string[] =>
  echoed.flatMap((part) =>
    documentKinds[kind].parts.some((one) => one === part) ? Object.keys(partFields[part]) : [],
  )

/** One figure of a document in words: key of the sentence and its parameters. */
export const Sentence = z.object({ key: z.string(), params: z.record(z.string(), z.string()).optional() })
export const Explanation = z.object({
  placeOfSupply: z.array(Sentence),
  lines: z.array(z.object({ lineNumber: z.number(), sentences: z.array(Sentence) })),
  totals: z.array(Sentence),
})

/** Tax deducted at source of a bill, or collected at source on an invoice or debit note, by section; a credit note gives it back. */
export const Withheld = z.object({
  tax: z.string(),
  /** What the supplier is owed without it, or what the customer owes with it. */
  payable: z.string(),
  rows: z.array(
    z.object({
      section: z.string(),
      /** As the law of the day names it, with its payment code. */
      provision: z.string(),
      code: z.string().nullish(),
      base: z.string(),
      /** What tax is deducted on: with the catching up of the year, or without what an advance has had. */
      taxed: z.string(),
      tax: z.string(),
      parts: z.array(
        z.object({
          taxed: z.string(),
          rate: z.string(),
          tax: z.string(),
        }),
      ),
      why: z.array(Sentence),
    }),
  ),
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
  /** Of a difference in price: the quantity that it is over. */
  sourceQuantity: z.string().optional(),
  /** Of an order or challan: what others have not taken of it. */
  leftQuantity: z.string().optional(),
  /** What others have taken of it or came back, of an invoice what notes took back; and the documents that have it or correct it. */
  takenQuantity: z.string().optional(),
  takenBy: z.array(z.object({ documentId: f.Id, kind: OfferedKindName, number: z.string() })).optional(),
  /** Of a sales order: what all open orders of this GSTIN keep of the item, in its first unit. */
  reservedQuantity: z.string().optional(),
  /** Of a challan: what came back. */
  returnedQuantity: z.string().optional(),
  /** Printed own fields of the item, as they were on the day. */
  itemFields: CustomValues.nullish(),
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
  /** Of the business's own fields those that are printed. */
  printedFields: CustomValues.nullish(),
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
  typeCode: DocumentTypeCode,
  number: z.string().nullable(),
  status: DocumentStatus,
  placeOfSupply: z.string().nullable(),
  totals: Totals,
  lines: z.array(DocumentLine),
  /** What its kind has beside the members of all, as it was kept. */
  ...partFields.note,
  ...partFields.supplierNumber,
  ...partFields.sources,
  ...partFields.purpose,
  ...partFields.billOfEntry,
  ...partFields.distribution,
  ...partFields.withholding,
  withheld: Withheld.optional(),
  ...partFields.collection,
  collected: Withheld.optional(),
  /** Of a challan: how far it is invoiced. */
  billingStatus: BillingStatus.optional(),
  paymentId: f.Id.optional(),
  /** Not refused, but worth a look: over the credit limit, late note, ... */
  warnings: z
    .array(z.object({ code: z.string(), property: z.string().optional(), message: z.string() }))
    .default([]),
})

/** 'Overdue' with its days, 'PartlyPaid' with its percent, or a word alone. */
export const InvoiceStateFacts = z.object({
  name: InvoiceState,
  days: z.number().optional(),
  percent: z.number().optional(),
})

/** What the customer answered to a quotation, on its link or to a user who entered it. */
const CustomerAnswer = z.object({
  answer: OfferAnswer,
  name: z.string().nullable(),
  comment: z.string().nullable(),
  answeredAt: z.string(),
  /** Who entered it; null: the customer. */
  enteredBy: z.string().nullable(),
})

export const DocumentDetail = z.object({
  ...recordStamps,
  ...documentFields,
  ...partFields.revision,
  ...partFields.consignment,
  ...partFields.note,
  ...partFields.supplierNumber,
  ...partFields.ownSupply,
  ...partFields.sources,
  ...partFields.purpose,
  /** Of a challan: how far it is invoiced, when the goods arrived and came back, and the last day for that. */
  billingStatus: BillingStatus.optional(),
  deliveredOn: z.string().nullish(),
  returnedOn: z.string().nullish(),
  returnBy: z.string().nullish(),
  /** Of a challan: what came back each time, by line, in the unit of the line. */
  returns: z
    .array(
      z.object({
        lineNumber: z.number(),
        date: z.string(),
        quantity: z.string(),
        lostQuantity: z.string(),
        nature: z.string().nullable(),
        otherNumber: z.string().nullable(),
        otherDate: z.string().nullable(),
      }),
    )
    .optional(),
  /** Of a quotation. */
  customerAnswer: CustomerAnswer.nullish(),
  ...partFields.itc,
  ...partFields.billOfEntry,
  ...partFields.distribution,
  ...partFields.withholding,
  withheld: Withheld.optional(),
  ...partFields.collection,
  collected: Withheld.optional(),
  kind: OfferedKindName,
  typeCode: DocumentTypeCode,
  supplyTypeFlag: SupplyTypeFlag,
  status: DocumentStatus,
  /** Of a note: number and day of each document it corrects, in and outside the books. */
  corrected: z.array(z.object({ number: z.string(), date: z.string() })).optional(),
  /** Of invoices and bills: in the words of the screens, as of today. */
  state: InvoiceStateFacts.optional(),
  number: z.string().nullable(),
  financialYear: z.string().nullable(),
  returnPeriod: z.string().nullable(),
  /** Month of the IFF that held it; the return of its period leaves it out. */
  furnishedIn: z.string().nullish(),
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
    /** Own fields of the company that are printed. */
    printedFields: CustomValues.nullish(),
    signatory: z.object({ name: z.string(), designation: z.string().nullish() }).nullish(),
    bank: BankAccount.nullish(),
    upiId: z.string().nullish(),
  }),
  placeOfSupply: z.string().nullable(),
  interState: z.boolean().nullable(),
  lines: z.array(DocumentLine),
  totals: Totals,
  /** Of a purchase under reverse charge from an unregistered supplier: our own invoice for it. */
  selfInvoice: z.object({ number: z.string(), date: f.CalendarDate }).nullish(),
  /** Of a purchase: the tax that is credited, and the tax that is part of the cost. */
  itc: z
    .object({
      credited: TaxHeads,
      blocked: TaxHeads,
      /** Of an issued bill: what became of the credit, and in which period. */
      state: ItcState.optional(),
      returnPeriod: z.string().nullish(),
      reason: ItcReversalReason.nullish(),
      /** Where it can go from there. */
      next: z.array(ItcState).optional(),
      /** What can be reversed; what credit notes took of it; what waits to be reclaimed. */
      kept: TaxHeads.optional(),
      lowered: TaxHeads.optional(),
      waiting: z.array(TaxHeads.extend({ reason: ItcReversalReason })).optional(),
      /** By what is paid of it: what is to be reversed once the 180 days are over, and in which period; what is reclaimed. */
      rule37: z
        .object({
          until: f.CalendarDate,
          returnPeriod: z.string(),
          reverse: TaxHeads,
          reclaim: TaxHeads,
        })
        .optional(),
    })
    .optional(),
  amountInWords: z.object({ en: z.string(), ar: z.string(), hi: z.string() }).nullable(),
  paid: z.string(),
  /** What notes have settled of it; of a note, what it has settled. */
  credited: z.string(),
  balance: z.string(),
  payments: z.array(
    z.object({
      id: f.Id,
      kind: z.enum([...paymentKindNames, 'writeOff']),
      number: z.string(),
      date: f.CalendarDate,
      mode: z.string(),
      amount: z.string(),
    }),
  ),
  /** Marks of the e-invoice portal, while the IRN is active. */
  eInvoice: z
    .object({
      irn: z.string(),
      ackNo: z.string(),
      ackDate: z.string(),
      signedQr: z.string(),
      signature: SignatureState,
    })
    .nullish(),
  /** When its IRN was cancelled: the number cannot be registered again. */
  irnCancelledAt: z.string().nullish(),
  /** The e-way bill, while it is active. */
  eWayBill: z.object({ number: z.string(), date: z.string(), validUntil: z.string().nullable() }).nullish(),
  /** On whose invoices a UPI QR is printed, by the setting of the GSTIN. */
  upiQr: z.enum(['off', 'b2c', 'all']).nullish(),
  /** The buyer is a GSTIN of ours, which the user sees: it enters the other side as a bill. */
  isOwnBuyer: z.boolean().optional(),
  cancelReason: z.string().nullish(),
  cancelledAt: z.string().nullish(),
  /** Of what was sent for approval: its state with it. */
  approval: z
    .object({
      status: ApprovalStatus,
      submittedAt: z.string(),
      submittedBy: z.string().nullable(),
      answeredAt: z.string().nullable(),
      answeredBy: z.string().nullable(),
      /** Why it was rejected. */
      answer: z.string().nullable(),
    })
    .nullish(),
  /** The number typed for a document that has none yet. */
  ownNumber: z.string().nullish(),
  /** Files that belong to it, in the order in which they were attached. */
  attachments: z.array(Attachment),
  actions: z.array(AllowedAction),
  warnings: z
    .array(z.object({ code: z.string(), property: z.string().optional(), message: z.string() }))
    .default([]),
})
export type DocumentDetail = z.output<typeof DocumentDetail>
