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
export const ItemKind = z.enum(['Item', 'Expense'])
export const SupplyType = z.enum(['Goods', 'Services'])
export const TaxCategory = z.enum(['Taxable', 'Exempt', 'NilRated', 'NonGst', 'ZeroRated'])
export const TaxKind = z.enum(['GST', 'CESS'])
/** Regular, SEZ with / without payment, export with / without payment, deemed export. */
export const SupplyKind = z.enum(['Regular', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DeemedExport'])
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
export const DocumentCategory = z.enum(['Sale', 'Delivery Challan', 'Purchase'])
export const DocumentKindName = z.enum([
  'salesOrder',
  'salesInvoice',
  'deliveryChallan',
  'outwardNote',
  'purchaseOrder',
  'purchaseBill',
  'inwardNote',
])
export const DocumentStatus = z.enum([
  'Draft',
  'Pending',
  'Active',
  'Open',
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
export const Copy = z.enum(['Original', 'Duplicate', 'Triplicate'])
export const TransportMode = z.enum(['Road', 'Rail', 'Ship', 'Air'])
export const VehicleType = z.enum(['R', 'O'])
export const PaymentMode = z.enum(['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'])
export const PeriodPreset = z.enum([
  'Today',
  'This week',
  'This Month',
  'This Fiscal Year',
  'Yesterday',
  'Last Week',
  'Last Month',
  'Last Fiscal Year',
  'Custom',
])
export const YesNo = z.enum(['Y', 'N'])
export const TaskStatus = z.enum(['Initialized', 'YetNotStarted', 'InProcess', 'Success', 'SuccessWithError', 'Failed'])
export const Language = z.enum(['en', 'ar', 'hi'])
