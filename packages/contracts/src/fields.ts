import { isDocumentNumber } from '@bahi/domain/ids/document-number.ts'
import { gstinCheckCharacter, gstinIssue } from '@bahi/domain/ids/gstin.ts'
import { isPan } from '@bahi/domain/ids/pan.ts'
import * as z from 'zod'
import { visibleText } from './visible-text.ts'

/**
 * Every kind of field once: length, characters, bounds. Forms, server, imports and the API description read
 * this table; source: specification part 2, section 5 (limits) and the readings that settle its contradictions.
 * `meta.upper` converts typed text to capitals; `meta.code` names the message of a failed pattern; `meta.rounds` rounds
 * decimals beyond the scale, which are cut otherwise; `meta.least` is what an empty field is left with.
 */
const text = (max: number, rule?: RegExp, meta: Record<string, unknown> = {}) => {
  const base = z.string().overwrite(visibleText).max(max)
  return (rule ? base.regex(rule) : base).meta(meta)
}
const upper = { upper: true }

// Character rules
const name = /^[\p{L}\p{M}\p{N}',\-._&() ]+$/u
const description = /^[\p{L}\p{M}\p{N}'/",\-.&\n\r ]+$/u
const company = /^[\p{L}\p{M}\p{N}'/,\-.& ]+$/u
const alphanumeric = /^[A-Za-z0-9]+$/
const alphanumericSpace = /^[A-Za-z0-9 ]+$/
const series = /^[A-Za-z0-9/\- ]+$/
const seriesPart = /^[A-Za-z0-9/-]+$/
const reference = /^[A-Za-z0-9\-,/@! ]+$/
const number16 = /^[A-Za-z1-9][A-Za-z0-9/-]*$/
const pincode = /^[A-Za-z0-9\- ]+$/
// oxlint-disable-next-line no-control-regex
const scannedCode = /^[\u001d!-~](?:[\u001d -~]*[\u001d!-~])?$/
const noBackslashOrQuote = /^[^\\"]+$/
const emailOf = (suffix: number) =>
  `[A-Za-z0-9._%+\\-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,${suffix}}`
/** Suffixes to 24 letters exist (`.photography`); the rule as written stops at 4, see the setting relaxedIdentifiers. */
const email = new RegExp(`^${emailOf(24)}$`)
const emails = new RegExp(`^${emailOf(24)}(?:\\s*[,;]\\s*${emailOf(24)})*$`)

// Names and words
export const Name = text(100, name)
export const CompanyName = text(100, company)
/** Legal and trade names as the tax authority gives them. */
export const RegisteredName = text(100, noBackslashOrQuote)
export const ItemName = text(100, description)
export const Description = text(300, description)
export const ChargesDescription = text(100, description)
const code = /^[\p{L}\p{M}\p{N}\-_/. ]+$/u
export const Code = text(30, code)
export const PartyCode = text(20, code)
export const PersonName = text(50, name)
export const SignatoryName = text(50, name)
export const Designation = text(20, name)
export const BranchName = text(100, name)
/** Name of a GSTIN or place of business; a company's own name stops at 100. */
export const EntityName = text(200, company)
export const ParentEntityName = text(200)
export const SeriesName = text(50, series)
export const SeriesCode = text(10, seriesPart, upper)
export const SeriesPart = text(10, seriesPart)
export const UnitCode = text(8, alphanumericSpace, upper)
export const Uqc = text(3, /^[A-Z]{2,3}$/, upper)
export const UnitDescription = text(300, description)
/** A rate as people write it: `0.25`, `18`. */
export const TaxRateText = text(7, /^(\d{1,3}(\.\d{0,3})?|\.\d{1,3})$/)
export const Reason = text(50)
export const Remarks = text(200)
export const Notes = text(150)
export const Terms = text(150)
export const TermsLong = text(2000)
export const Subject = text(50)
export const EmailSubject = text(500)
/** Plain text of a mail. */
export const MailBody = text(5000)
export const ReceiverRemarks = text(200)
export const Tooltip = text(200)
export const ExemptionReason = text(100, description)
export const CustomField = text(100)
export const AttachmentName = text(45)

// Identifiers
/** Where only the check character does not fit, the issue names the one that would. */
export const Gstin = z
  .string()
  .trim()
  .toUpperCase()
  .max(15)
  .superRefine((text, context) => {
    const issue = gstinIssue(text)
    if (issue === undefined) return
    const params = issue === 'checkCharacter' ? { params: { expected: gstinCheckCharacter(text) } } : {}
    context.addIssue({ code: 'custom', message: 'gstin', ...params })
  })
  .meta(upper)
export const Pan = z.string().trim().toUpperCase().max(10).refine(isPan, { error: 'pan' }).meta(upper)
export const Hsn = text(8, /^(\d{4}|\d{6}|\d{8})$/, { digits: true })
export const MasterHsn = text(8, /^(\d{6}|\d{8})$/, { digits: true })
/** Number of one of our own documents: 16 characters, rule 46(b). */
export const DocumentNumber = z.string().trim().max(16).refine(isDocumentNumber, { error: 'documentNumber' })
/** Number of someone else's document. */
export const OtherDocumentNumber = text(50)
export const CustomerPoNumber = text(50, number16)
/** Acknowledgement reference number of a filed return: AA, state, month, year, running number, check character. */
export const Arn = text(15, /^[A-Za-z]{2}\d{12}[A-Za-z0-9]$/, upper)
export const LutNumber = text(15, alphanumeric, upper)
export const ReferenceNumber = text(36, reference)
export const OrderNumber = text(100)
/** Of the income-tax law: `194C`, `393(1)`. */
export const TdsSection = text(15, /^[A-Za-z0-9()\- ]+$/, upper)
/** What tax is collected on, by the codes of form 27EQ: `6CE`. */
export const TcsSection = text(5, /^[A-Za-z0-9]+$/, upper)
export const EWayBillNumber = text(12, /^\d{12}$/, { digits: true })
export const ConsolidatedEWayBillNumber = text(10, /^\d{10}$/, { digits: true })
export const NotificationNumber = text(12)
export const SchemeAdditionalId = text(200)
/** A one-time code. */
export const Otp = text(6, /^\d{6}$/, { digits: true })
export const EInvoiceUserName = text(100)
export const EInvoicePassword = text(30)
/** As customs numbers it at a port. */
export const BillOfEntryNumber = text(7, /^\d+$/)
/** As the portals take it. */
export const ShippingBillNumber = text(7, /^\d{3,7}$/, { digits: true })
export const PortCode = text(6, alphanumeric, upper)
export const VehicleNumber = text(15, alphanumeric, upper)
/** With its unit: `12.5 t`, `850 kg`. */
export const GrossWeight = text(20, /^\d{1,9}(?:\.\d{1,3})? ?[A-Za-z]{1,8}$/)
export const TransportDocumentNumber = text(15)
export const TransporterId = text(15, alphanumeric, upper)
export const Irn = text(64, alphanumeric)
/** As printed: what Code 128 can hold, without spaces at its ends. */
export const Barcode = text(50, /^[!-~](?:[ -~]*[!-~])?$/)
/** As a scanner sends it, with the separators (ASCII 29) between the parts of a GS1 code. */
export const ScannedCode = z.string().trim().max(500).regex(scannedCode)

// People and places
export const Email = text(64, email)
/** The rules as written, in force where the setting relaxedIdentifiers is off. */
export const StrictEmail = text(64, new RegExp(`^${emailOf(4)}$`))
export const StrictEmails = text(320, new RegExp(`^${emailOf(4)}(?:\\s*[,;]\\s*${emailOf(4)})*$`))
export const StrictUpiId = text(100, /^\w+@\w+$/)
export const Emails = text(320, emails)
export const Mobile = text(11, /^(0?\d{10})$/, { digits: true })
/** Digits and dash. */
export const Phone = text(20, /^[0-9-]+$/)
export const AddressLine = text(150, description)
export const City = text(100, name)
export const StateCode = text(2, /^\d{2}$/, { digits: true })
export const Pincode = text(12, pincode, upper)
export const CountryCode = text(2, /^[A-Z]{2}$/, upper)
export const CurrencyCode = text(3, /^[A-Z]{3}$/, upper)
export const UserName = text(64)
/** A name that is given today; anyone who signs in types what was given before. */
export const NewUserName = text(64, /^[A-Za-z0-9](?:[A-Za-z0-9._+@%-]*[A-Za-z0-9])?$/)

// Money in the bank
export const AccountHolder = text(100, name)
export const AccountNumber = text(18, alphanumeric)
/** Of a branch of a bank, on a challan of income tax; and the serial number of the challan there. */
export const BsrCode = text(7, /^\d{7}$/, { digits: true })
export const ChallanSerial = text(5, /^\d{1,5}$/, { digits: true })
export const Ifsc = text(11, /^[A-Z]{4}0[A-Z0-9]{6}$/, upper)
/** Real ids have dots and dashes in the name; the rule as written has word characters only. */
export const UpiId = text(100, /^[\w.-]+@[\w-]+$/)

// Numbers, always decimal text
const decimalText = (integer: number, scale: number, sign = '') =>
  z
    .string()
    .trim()
    .regex(
      new RegExp(`^${sign}\\d{1,${integer}}(\\.\\d{1,${scale}})?$`),
      sign === '' ? { error: 'number' } : {},
    )
/** 0 to 999999999999.999 */
export const Amount = decimalText(12, 3).meta({ decimal: 2 })
export const SignedAmount = decimalText(13, 3, '-?').meta({ decimal: 2 })
/** 0 to 9999999999999.998: the largest that two amounts make. */
export const TotalAmount = decimalText(13, 3)
  .refine((text) => text !== '9999999999999.999', { error: 'tooLarge' })
  .meta({ decimal: 2 })
/** 0 to 9999999999.999 */
export const Quantity = decimalText(10, 3).meta({ decimal: 3, rounds: true })
/** Up to 12 digits before and after the point, 16 characters as typed. */
export const SellingPrice = decimalText(12, 12).max(16).meta({ decimal: 12 })
/** 0 to 999.999 */
export const Rate = decimalText(3, 3).meta({ decimal: 3 })
export const Discount = decimalText(3, 3).meta({ decimal: 3, least: 0 })
/** 10 characters, the point among them. */
export const ConversionRate = decimalText(10, 8).max(10).meta({ decimal: 8 })
/** Rupees for one unit of a currency: six places, ten characters. */
export const ExchangeRate = decimalText(10, 6).max(10).meta({ decimal: 6 })
/** 0 to 10^15, 19 characters as typed. */
export const StockQuantity = decimalText(16, 3)
  .max(19)
  .refine((text) => text.length < 16 || /^(\d{15}\.|10{15}(\.0*)?$)/.test(text), { error: 'tooLarge' })
  .meta({ decimal: 3, rounds: true })
/** A correction: less than 0 takes away. */
export const SignedStockQuantity = decimalText(16, 3, '-?')
  .max(20)
  .refine((text) => StockQuantity.safeParse(text.replace('-', '')).success, { error: 'tooLarge' })
  .meta({ decimal: 3, rounds: true })
export const ReceivedAmount = decimalText(13, 3).max(18).meta({ decimal: 2 })
/** Place of a line in its document; charges follow its lines. */
export const LineNumber = z.number().int().min(1).max(9999)
export const DistanceKm = z.number().int().min(0).max(9999)
export const PaymentTermsDays = z.number().int().min(0).max(99)

// Returns
/** A figure of a return: to the paisa, below zero where the form allows it. */
export const ReturnAmount = decimalText(13, 2, '-?').meta({ decimal: 2 })
/** Balance of an electronic ledger of the portal. */
export const LedgerBalance = decimalText(13, 2).meta({ decimal: 2 })
/** What is paid of a tax: whole rupees (CGST Act s.170). */
export const Rupees = z
  .string()
  .trim()
  .regex(/^\d{1,13}(\.0{1,2})?$/, { error: 'number' })
  .meta({ decimal: 0 })

// Time
/** Within years that a record can name; the database has no year 0. */
export const CalendarDate = z.iso
  .date({ error: 'date' })
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', { error: 'date' })
export const Instant = z.iso
  .datetime({ error: 'date' })
  .refine((at) => at >= '1900-01-01' && at < '2200-01-01', { error: 'date' })
/** MMYYYY */
export const ReturnPeriod = text(6, /^(0[1-9]|1[0-2])2[01]\d{2}$/)
/** 2026-27 */
export const FinancialYear = text(7, /^(?:19|2[01])\d{2}-\d{2}$/)

export const Id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** An id in a query string. */
export const QueryId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** As the column keeps it. */
export const Version = z.number().int().positive().max(2_147_483_647)
