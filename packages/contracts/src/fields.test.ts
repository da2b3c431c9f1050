import { describe, expect, it, test } from 'vitest'
import type * as z from 'zod'
import { Address } from './address.ts'
import * as f from './fields.ts'
import { issueText } from './texts/issue-text.ts'
import fixtures from '../fixtures/field-samples.json' with { type: 'json' }

interface Sample {
  readonly name: string
  readonly kind: 'limit' | 'characters' | 'bound'
  readonly valid: readonly string[]
  readonly invalid: readonly string[]
}
const samples = fixtures as Sample[]

describe('dates, periods and years', () => {
  it('are those that a record can name: the database has no year 0', () => {
    for (const day of ['1900-01-01', '2026-02-28', '2199-12-31'])
      expect(f.CalendarDate.safeParse(day).success, day).toBe(true)
    for (const day of ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-31'])
      expect(f.CalendarDate.safeParse(day).error?.issues[0]?.message, day).toBe('date')
    expect(f.Instant.safeParse('0000-01-01T00:00:00Z').success).toBe(false)
    expect(f.Instant.safeParse('2026-11-22T10:00:00Z').success).toBe(true)
    expect(['010000', '132026', '112026'].map((one) => f.ReturnPeriod.safeParse(one).success)).toEqual([
      false,
      false,
      true,
    ])
    expect(['0000-01', '2026-27'].map((one) => f.FinancialYear.safeParse(one).success)).toEqual([false, true])
  })
})

test('a version is what its column keeps', () => {
  expect([0, 1, 2 ** 31 - 1, 2 ** 31].map((version) => f.Version.safeParse(version).success)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

describe('text', () => {
  it.each([
    ['zero-width spaces', 'Asha\u200b Traders\ufeff', 'Asha Traders'],
    ['marks that turn the direction', '\u202eredarT\u202c \u2066A\u2069', 'redarT A'],
    ['soft hyphens and control characters', 'As\u00adha\u0007', 'Asha'],
    ['nothing but what nobody sees', '\u200b\u2060\u3164\u200d', ''],
  ])('loses %s', (_, typed, kept) => expect(f.Remarks.parse(typed)).toBe(kept))
  it('keeps what scripts are written with', () => {
    for (const name of ['क्\u200dष ट्रेडर्स', 'مي\u200cخواهم', 'Line\nnext\tcell', 'Café'])
      expect(f.Remarks.parse(name)).toBe(name)
  })
  it('is missing where nothing of it is seen', () =>
    expect(f.RegisteredName.min(1).safeParse('\u200b').success).toBe(false))
  it('of a new user name is of plain characters', () => {
    for (const name of ['asha', 'asha.k+bill@example.in', 'A1', 'x_y-z%1'])
      expect(f.NewUserName.safeParse(name).success).toBe(true)
    for (const name of ['', 'a b', 'é@x.in', 'audİtor', '<b>x</b>', 'a\nb', '😀', '.a', "o'neil"])
      expect([name, f.NewUserName.safeParse(name).success]).toEqual([name, false])
  })
})

const address = { line1: '12 MG Road', stateCode: '27', countryCode: 'IN' }
/** How a sample's text reaches a field that is no text. */
const asNumber = (schema: z.ZodType) => ({
  safeParse: (text: string) => schema.safeParse(/^\d+$/.test(text) ? Number(text) : text),
})
const asPincode = (of: Record<string, string>) => ({
  safeParse: (pincode: string) => Address.safeParse({ ...address, ...of, pincode }),
})

/** The field behind each name of the specification. */
const fieldOf: Record<string, { safeParse(text: string): { success: boolean } }> = {
  'limit vehicle number': f.VehicleNumber,
  'limit customer PO number': f.CustomerPoNumber,
  'limit LUT number': f.LutNumber,
  'limit Indian pincode': asPincode({}),
  'limit foreign pincode': asPincode({ stateCode: '96', countryCode: 'GB' }),
  'limit GSTIN': f.Gstin,
  'limit VRN': f.Gstin,
  'limit transport document number': f.TransportDocumentNumber,
  'limit company name': f.CompanyName,
  'limit name': f.Name,
  'limit UQC': f.Uqc,
  'limit document number (general field)': f.OtherDocumentNumber,
  'limit e-way bill number': f.EWayBillNumber,
  'limit consolidated e-way bill number': f.ConsolidatedEWayBillNumber,
  'limit e-invoice / e-way bill reason': f.Reason,
  'limit HSN (general)': f.Hsn,
  'limit HSN (elsewhere)': f.Hsn,
  'limit HSN/SAC code (master data)': f.MasterHsn,
  'limit PAN': f.Pan,
  'limit port code': f.PortCode,
  'limit IRN': f.Irn,
  'limit notification number': f.NotificationNumber,
  'limit subject': f.Subject,
  'limit remarks': f.Remarks,
  'limit receiver remarks': f.ReceiverRemarks,
  'limit reference number': f.ReferenceNumber,
  'limit attachment name': f.AttachmentName,
  'limit parent entity name': f.ParentEntityName,
  'limit entity name': f.EntityName,
  'limit scheme additional id': f.SchemeAdditionalId,
  'limit e-invoice username': f.EInvoiceUserName,
  'limit e-invoice password': f.EInvoicePassword,
  'limit mobile': f.Mobile,
  'limit mobile with country': f.Mobile,
  'limit email': f.StrictEmail,
  'limit multiple emails': f.StrictEmails,
  'limit email subject': f.EmailSubject,
  'limit notification subject': f.Subject,
  'limit notification remark': f.Remarks,
  'limit tooltip': f.Tooltip,
  'limit address line (each)': f.AddressLine,
  'limit item name': f.ItemName,
  'limit description': f.Description,
  'limit charges description': f.ChargesDescription,
  'limit code': f.Code,
  'limit exemption reason': f.ExemptionReason,
  'limit first name': f.PersonName,
  'limit last name': f.PersonName,
  'limit user name': f.UserName,
  'limit unit code': f.UnitCode,
  'limit unit description': f.UnitDescription,
  'limit tax rate text': f.TaxRateText,
  'limit series name': f.SeriesName,
  'limit series code': f.SeriesCode,
  'limit conversion rate': f.ConversionRate,
  'limit selling price': f.SellingPrice,
  'limit terms and conditions': f.Terms,
  'limit distance': asNumber(f.DistanceKm),
  'limit payment terms in days': asNumber(f.PaymentTermsDays),
  'limit quantity': f.Quantity,
  'limit received amount': f.ReceivedAmount,
  'limit branch name': f.BranchName,
  'limit OTP': f.Otp,
  'limit account holder name': f.AccountHolder,
  'limit account number': f.AccountNumber,
  'limit IFSC code': f.Ifsc,
  'limit signatory name': f.SignatoryName,
  'limit signatory designation': f.Designation,
  'limit party code': f.PartyCode,
  'limit order number': f.OrderNumber,
  'limit custom fields': f.CustomField,
  'limit notes': f.Notes,
  'limit stock quantity (digits)': f.StockQuantity,
  'characters Name': f.Name,
  'characters Description and address': f.Description,
  'characters Company': f.CompanyName.min(1),
  'characters Numeric with dash': f.Phone,
  'characters Item selling price': f.SellingPrice,
  'characters Tax rate': f.TaxRateText,
  'characters Document number': f.DocumentNumber,
  'characters Customer PO number': f.CustomerPoNumber,
  'characters Reference number': f.ReferenceNumber,
  'characters Series': f.SeriesName,
  'characters Alphanumeric': f.AccountNumber,
  'characters Alphanumeric with space': f.UnitCode,
  'characters UPI id': f.StrictUpiId,
  'characters Email': f.StrictEmail,
  'characters Multiple emails': f.StrictEmails,
  'characters Pincode': f.Pincode,
  'characters Legal and trade name': f.RegisteredName,
  'bound amount': f.Amount,
  'bound total amount': f.TotalAmount,
  'bound rate': f.Rate,
  'bound discount': f.Discount,
  'bound quantity': f.Quantity,
  'bound tax rate': f.Rate,
  'bound selling price': f.SellingPrice,
  'bound stock quantity': f.StockQuantity,
}

/** Names of the specification that no field answers alone, with the reason. */
const elsewhere = new Set([
  // 32 characters stop the form; a setting raises it to 128, so the call asks the settings.
  'limit password',
])
/** Samples that a reading of the specification turns round. */
const turned = new Set([
  // A blank is allowed in a series' name, not in its code: the number would be refused.
  'limit series code: Abcd Efgh1',
])

describe('the field catalogue', () => {
  for (const sample of samples) {
    const key = `${sample.kind} ${sample.name}`
    if (elsewhere.has(key)) continue
    const field = fieldOf[key]
    it(`has a field for ${key}`, () => expect(field).toBeDefined())
    for (const text of sample.valid) {
      const accepted = !turned.has(`${key}: ${text}`)
      it(`${accepted ? 'accepts' : 'refuses'} ${key}: ${shown(text)}`, () =>
        expect(field?.safeParse(text).success).toBe(accepted))
    }
    for (const text of sample.invalid) {
      it(`refuses ${key}: ${shown(text)}`, () => expect(field?.safeParse(text).success).toBe(false))
    }
  }

  it('accepts UPI ids and e-mail suffixes of real life where the setting allows', () => {
    expect(f.UpiId.safeParse('ram-sons.pune@okaxis').success).toBe(true)
    expect(f.UpiId.safeParse('ram@sbi@x').success).toBe(false)
    expect(f.Email.safeParse('a@b.photo').success).toBe(true)
    expect(f.Emails.safeParse('a@b.photo; c@d.com').success).toBe(true)
    expect(f.Emails.safeParse('a@b.in c@d.com').success).toBe(false)
  })

  it('refuses HSN codes of five and seven digits', () => {
    for (const text of ['84713', '8471301']) expect(f.Hsn.safeParse(text).success).toBe(false)
  })

  it('accepts names in Indian scripts', () => {
    expect(f.Name.safeParse('राम ट्रेडर्स').success).toBe(true)
    expect(f.Description.safeParse('மஞ்சள் தூள்').success).toBe(true)
  })

  it('rejects hostile texts quickly', () => {
    const started = Date.now()
    f.Emails.safeParse(`${'a@b.in,'.repeat(45)}!`)
    f.Email.safeParse(`a@${'b-'.repeat(30)}`)
    f.Name.safeParse(`${'a '.repeat(50)}\u0000`)
    // What backtracks takes hours; a busy machine takes many times a millisecond.
    expect(Date.now() - started).toBeLessThan(10_000)
  })
})

function shown(text: string) {
  const line = JSON.stringify(text)
  return line.length > 40 ? `${line.slice(0, 24)}… (${text.length})` : line
}

it('names the check character that would fit where only that of a GSTIN is wrong', () => {
  const wrong = f.Gstin.safeParse('27AAKCM4821P1ZX')
  expect(wrong.error?.issues).toMatchObject([{ message: 'gstin', params: { expected: 'W' } }])
  const short = f.Gstin.safeParse('27AAKCM4821')
  expect(short.error?.issues).toMatchObject([{ message: 'gstin' }])
  expect(short.error?.issues[0]).not.toHaveProperty('params')
  const find = (key: string, params?: object) => `${key} ${JSON.stringify(params)}`
  expect(issueText(find, 'GSTIN', 'gstin', { expected: 'W' })).toBe('issue.GSTIN.expected {"expected":"W"}')
})
