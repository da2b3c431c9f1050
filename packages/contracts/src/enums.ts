import { barcodeTypes } from '@bahi/domain/ids/barcode.ts'
import { offerAnswers } from '@bahi/domain/documents/offer.ts'
import { challanPurposes, jobWorkGoods } from '@bahi/domain/documents/challan.ts'
import { creditNoteReasons, debitNoteReasons, purchaseNoteReasons } from '@bahi/domain/documents/reasons.ts'
import { periodPresets } from '@bahi/domain/cal/presets.ts'
import { distributionTypes } from '@bahi/domain/documents/distribution.ts'
import { documentKindNames, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { invoiceStates } from '@bahi/domain/documents/invoice-state.ts'
import { shortStatuses } from '@bahi/domain/documents/einvoice-status.ts'
import { itcEligibilities, itcReasons } from '@bahi/domain/documents/itc.ts'
import { itcReversalReasons, itcStates } from '@bahi/domain/documents/itc-state.ts'
import { collectionSections } from '@bahi/domain/withholding/collect-sections.ts'
import { gstSections } from '@bahi/domain/withholding/gst.ts'
import { deductees, sectionNames } from '@bahi/domain/withholding/sections.ts'
import * as z from 'zod'

/** Value sets of the specification, part 2, section 3, by their names there; `/master/enum` serves them. */
export const TaxpayerType = z.enum([
  'REG',
  'COM',
  'UNREG',
  'NRT',
  'ISD',
  'TDS',
  'TCS',
  'SED',
  'SEZ',
  'UNB',
  'ONP',
  'EMB',
  'CTP',
  'OIDAR',
  'DEXP',
  'OEXP',
])
export const EntityType = z.enum(['Business', 'Entity', 'ChildEntity'])
export const LocationType = z.enum(['Location', 'Branch', 'Godown'])
export const UserType = z.enum(['Admin', 'Normal'])
export const PartyRole = z.enum(['Customer', 'Supplier', 'Both'])
/** Who receives what is paid, as the sections of tax deducted at source tell them apart. */
export const DeducteeType = z.enum(deductees)
export const TdsSectionName = z.enum(sectionNames)
export const TcsSectionName = z.enum(collectionSections)
/** Sections of the CGST Act under which customers keep GST back. */
export const GstSectionName = z.enum(gstSections)
export const BarcodeTypeName = z.enum(barcodeTypes)
export const ItemKind = z.enum(['Item', 'Expense'])
export const SupplyType = z.enum(['Goods', 'Services'])
/** A sale or a purchase. */
export const SupplyTypeFlag = z.enum(['S', 'P'])
export const TaxCategory = z.enum(['Taxable', 'Exempt', 'NilRated', 'NonGst', 'ZeroRated'])
export const TaxKind = z.enum(['GST', 'CESS'])
/** Regular, SEZ with / without payment, export with / without payment, deemed export. */
export const SupplyKind = z.enum(['Regular', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DeemedExport'])
/** What programs see of the states of an e-invoice, beside the full one. */
export const EInvoiceStatusShort = z.enum(shortStatuses)
export const InvoiceSubtype = z.enum([
  'INV',
  'SINV',
  'TPINV',
  'NOINV',
  'SBINV',
  'SUINV',
  'EXINV',
  'EXPWOP',
  'SEZWOP',
  'EXPWP',
  'SEZWP',
  'DE',
])
/** Of an inward note `Debit` lowers what is owed to the supplier, as its own credit note does. */
export const NoteType = z.enum(['Credit', 'Debit'])
export const DistributionType = z.enum(distributionTypes)
export const NoteReason = z.enum([
  ...new Set([...creditNoteReasons, ...debitNoteReasons, ...purchaseNoteReasons]),
])
/** Letter of a document, as it is exchanged with others. */
export const DocumentTypeCode = z.enum(['I', 'B', 'C', 'D', 'O'])
/** What the tax of a line of a purchase is credited as, and why it is not. */
export const ItcState = z.enum(itcStates)
export const ItcReversalReason = z.enum(itcReversalReasons)
export const ItcEligibility = z.enum(itcEligibilities)
export const ItcReason = z.enum(itcReasons)
/** How one document is linked with another. */
export const DocumentRelation = z.enum(['corrects', 'correctedBy', 'madeFrom', 'madeInto'])
export const ChallanPurpose = z.enum(challanPurposes)
export const JobWorkGoods = z.enum(jobWorkGoods)
/** How far a challan is invoiced. */
export const BillingStatus = z.enum(['Billed', 'Pending', 'Partial'])
export const DocumentCategory = z.enum(['Sale', 'Delivery Challan', 'Purchase'])
export const DocumentKindName = z.enum(documentKindNames)
/** Of those with lines, a print and calls of their own. */
export const OfferedKindName = z.enum(offeredKinds)
/** What the customer says to a quotation. */
export const OfferAnswer = z.enum(offerAnswers)
/** How a person speaks of an invoice or a bill, beside the status of its record; worked out by `invoiceState()`. */
export const InvoiceState = z.enum(invoiceStates)
/** Of a payment that waits for approval, or waited for it. */
export const PaymentRequestStatus = z.enum(['Pending', 'Rejected', 'Withdrawn', 'Approved'])

/** How far something is that is done at a government portal. */
export const ProcessingStatus = z.enum([
  'Initialized',
  'YetNotStarted',
  'InProcess',
  'Attempted',
  'Completed',
  'MaxAttemptReached',
  'Unprocessable',
  'Unhandled',
  'Manual',
])

export const DocumentStatus = z.enum([
  'Draft',
  'Pending',
  'Active',
  'Open',
  'Sent',
  'Accepted',
  'Declined',
  'Expired',
  'Converted',
  'Partial',
  'Invoiced',
  'Billed',
  'Delivered',
  'Returned',
  'PaymentReceived',
  'PaymentMade',
  'ConvertedtoCredits',
  'Cancelled',
  'Rejected',
  'Delete',
])
/** The three of the approval statuses that a document can have. */
export const ApprovalStatus = z.enum(['Pending', 'Approved', 'Rejected'])
export const Copy = z.enum(['Original', 'Duplicate', 'Triplicate'])
export const Copies = z.union([Copy, z.literal('all')])
export const TransportMode = z.enum(['Road', 'Rail', 'Ship', 'Air'])
/** Section under which an e-commerce operator takes part: 52 collects tax at source, 9(5) pays the tax of the supply. */
export const OperatorSection = z.enum(['52', '9(5)'])
/** How goods reach the recipient (IGST s.10(1)). */
export const GoodsMovement = z.enum(['Moves', 'None', 'Installed', 'OnBoard'])
/** Services with a place of supply of their own (IGST s.12 and 13). */
export const ServiceNature = z.enum([
  'General',
  'ImmovableProperty',
  'RestaurantOrPersonalCare',
  'Training',
  'Admission',
  'EventOrganisation',
  'GoodsTransport',
  'PassengerTransport',
  'OnBoard',
  'TelecomFixed',
  'TelecomPostpaid',
  'TelecomPrepaid',
  'Banking',
  'Insurance',
  'GovernmentAdvertisement',
  'GoodsMadeAvailable',
  'Intermediary',
  'TransportHire',
  'OnlineInformation',
  'PharmaResearch',
  'AircraftMaintenance',
  'VesselMaintenance',
])
/** How a service to someone abroad is paid for: IGST s.2(6)(iv). */
export const PaymentFromAbroad = z.enum(['ForeignExchange', 'RupeesPermitted', 'Otherwise'])
export const VehicleType = z.enum(['R', 'O'])
/** What stays open of a document with its party. */
export const Opening = z.enum(['receivable', 'payable', 'customerCredit', 'supplierCredit'])
export const PaymentMode = z.enum(['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'])
export const PeriodPreset = z.enum(periodPresets)
export const YesNo = z.enum(['Y', 'N'])
export const RecordStatus = z.enum([
  'Inactive',
  'Delete',
  'Active',
  'Draft',
  'Locked',
  'Dormant',
  'Undelete',
  'Unlock',
  'Cancelled',
  'ConvertedtoCredits',
  'PaymentReceived',
  'PaymentMade',
  'Open',
])
export const TaskStatus = z.enum([
  'Initialized',
  'YetNotStarted',
  'InProcess',
  'Success',
  'SuccessWithError',
  'Failed',
])
export const Language = z.enum(['en', 'ar', 'hi'])

/**
 * The state of a bill, in the words of the specification (part 2, section 4). Of a bill that is at the portal, what
 * was done last with it: Generated, TransporterUpdated, VehicleDetailUpdated, MultiVehicleInitiated, MultiVehicleAdded,
 * MultiVehicleUpdated. Completed: closed at the portal, or marked as delivered. Pending waits its turn or the approval
 * of its document, InProgress was sent, Rejected was refused by the portal or in the approval of its document. A
 * movement with faults is a Draft; a document is Approved after its approval, as long as nothing was asked for.
 */
export const EWayBillState = z.enum([
  'YetNotGenerated',
  'Pending',
  'Generated',
  'InProgress',
  'Completed',
  'Cancelled',
  'NotApplicable',
  'Draft',
  'Approved',
  'Rejected',
  'TransporterUpdated',
  'VehicleDetailUpdated',
  'MultiVehicleInitiated',
  'MultiVehicleAdded',
  'MultiVehicleUpdated',
])
export type EWayBillStateName = z.output<typeof EWayBillState>

/** Every enumeration of the specification by its name there; `/master/enum` answers from this table. */
export const enumerations = {
  TaxpayerType: TaxpayerType.options,
  EntityType: EntityType.options,
  LocationType: LocationType.options,
  CompanyLocation: ['Company', 'Branch', 'Godown'],
  UserType: UserType.options,
  UserStatus: ['Active', 'Inactive', 'Locked', 'Dormant', 'Delete'],
  PartyRole: ['BillTo', 'BillFrom', 'DispatchFrom', 'ShipTo'],
  PartyKind: PartyRole.options,
  AddressKind: ['Billing', 'Shipping', 'Dispatch'],
  DeducteeType: DeducteeType.options,
  TdsSectionName: TdsSectionName.options,
  TcsSectionName: TcsSectionName.options,
  GstSectionName: GstSectionName.options,
  BarcodeTypeName: BarcodeTypeName.options,
  ItemKind: ItemKind.options,
  SupplyType: SupplyType.options,
  SupplyKind: SupplyKind.options,
  SupplyTypeFlag: SupplyTypeFlag.options,
  TaxCategory: TaxCategory.options,
  TaxKind: TaxKind.options,
  PaymentType: ['WPAY', 'WOPAY'],
  PaymentMode: PaymentMode.options,
  DocumentKind: DocumentKindName.options,
  DocumentType: ['I', 'C', 'D', 'B', 'R', 'O', 'SI', 'SC', 'SD'],
  InvoiceSubtype: InvoiceSubtype.options,
  DocumentCategory: DocumentCategory.options,
  InvoiceState: InvoiceState.options,
  DocumentStatus: DocumentStatus.options,
  Copy: Copy.options,
  TransportMode: TransportMode.options,
  VehicleType: VehicleType.options,
  OperatorSection: OperatorSection.options,
  GoodsMovement: GoodsMovement.options,
  ChallanPurpose: ChallanPurpose.options,
  JobWorkGoods: JobWorkGoods.options,
  ServiceNature: ServiceNature.options,
  PaymentFromAbroad: PaymentFromAbroad.options,
  YesNo: YesNo.options,
  EInvoiceLookup: ['Irn', 'AckNo', 'DocumentDetails'],
  QualityRating: ['Bad', 'Average', 'Good', 'Excellent'],
  ConflictAction: ['Skip', 'Overwrite'],
  ProviderKind: ['Sandbox', 'Nic', 'Product'],
  CallerKind: ['Erp', 'Gsp', 'Taxpayer', 'EInvoicingPortal'],
  ImportKind: ['Document', 'DocumentSummary', 'DocumentAction', 'Vendor', 'HsnSac', 'Entities', 'VrnPan'],
  ReturnKind: ['GSTR1', 'GSTR2A', 'GSTR2B', 'GSTR3B', 'GSTR6', 'GSTR7', 'GSTR8', 'GSTR9', 'GSTR9C', 'ITC04'],
  ImportStatus: TaskStatus.options,
  ProcessingStatus: ProcessingStatus.options,
  RecordStatus: RecordStatus.options,
  PaymentRequestStatus: PaymentRequestStatus.options,
  RequestStatus: ['Pending', 'Approved', 'Rejected', 'ApiAccess', 'ResetPassword'],
  EInvoiceStatus: EWayBillState.options,
  EInvoiceStatusShort: EInvoiceStatusShort.options,
  OrderStatus: ['Pending', 'Partial', 'Invoiced'],
  BillingStatus: BillingStatus.options,
  InvoiceStatus: [
    'Draft',
    'Pending',
    'Rejected',
    'Active',
    'PaymentReceived',
    'ConvertedtoCredits',
    'Cancelled',
  ],
  EInvoiceCancelReason: ['Duplicate', 'Wrong Details', 'Invoice Cancelled', 'Others'],
  SalesCreditNoteReason: creditNoteReasons,
  DebitNoteReason: debitNoteReasons,
  PurchaseNoteReason: purchaseNoteReasons,
  ItcState: ItcState.options,
  ItcReversalReason: ItcReversalReason.options,
  ItcEligibility: ItcEligibility.options,
  ItcReason: ItcReason.options,
  TransactionType: ['B2B', 'B2C', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP'],
  ReconciliationType: ['GSTR2B', 'GSTR2A', 'IMS'],
  NotificationType: ['Information', 'Warning', 'Error', 'Success'],
  BillingType: ['Monthly', 'Yearly'],
  PeriodPreset: PeriodPreset.options,
  AgeingDays: ['15', '30', '45', '60', '90'],
  SortOrder: ['ASC', 'DESC'],
  ApiVersion: ['v0.1', 'v0.2'],
  IndustryType: [
    'Manufacturer',
    'Wholesaler',
    'Retailer',
    'Distributor',
    'ServiceProvider',
    'Exporter',
    'Importer',
    'WorksContractor',
    'ECommerce',
    'Transporter',
    'HotelRestaurant',
    'Education',
    'Healthcare',
    'InformationTechnology',
    'Construction',
    'Agriculture',
    'Professional',
    'Other',
  ],
  Language: Language.options,
} as const satisfies Record<string, readonly string[]>
export type EnumerationName = keyof typeof enumerations

/** Other names that the specification has for the same sets. */
const enumerationAliases: Readonly<Record<string, EnumerationName>> = {
  BusinessType: 'EntityType',
  Payment: 'PaymentType',
  Flag: 'YesNo',
  FileStatus: 'ImportStatus',
  TaskStatus: 'ImportStatus',
  ApprovalStatus: 'RequestStatus',
  EWayStatus: 'EInvoiceStatus',
  EWayBillStatus: 'EInvoiceStatus',
  OrderFulfilment: 'OrderStatus',
  Billing: 'BillingStatus',
  CancelReason: 'EInvoiceCancelReason',
  CreditNoteReason: 'SalesCreditNoteReason',
  PurchaseReason: 'PurchaseNoteReason',
}

const names = Object.keys(enumerations) as EnumerationName[]

/** The enumeration of that name: as the specification writes it, in the plural as well (`BillingTypes`), or another name of it. */
export function enumerationNamed(name: string): EnumerationName | undefined {
  const one = name.replace(/s$/, '')
  return (
    [name, one].flatMap((each) => names.filter((known) => known === each))[0] ??
    [name, one].flatMap((each) =>
      Object.hasOwn(enumerationAliases, each) ? enumerationAliases[each]! : [],
    )[0]
  )
}

/** Endings that another form of the same enumeration has: `Short` of `EInvoiceStatus`. */
export const suffixesOf = (name: EnumerationName): string[] =>
  names.filter((known) => known !== name && known.startsWith(name)).map((known) => known.slice(name.length))
