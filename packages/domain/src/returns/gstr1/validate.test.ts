import { describe, expect, it } from 'vitest'
import type { ReturnContext } from './context.ts'
import type { ReturnDocument } from './document.ts'
import { issueKinds } from './issues.ts'
import type { IssueCode } from './issues.ts'
import { filer, registerDocuments } from './register.fixture.ts'
import { consumer, exported, gstins, interLine, invoice, line, note, untaxedLine } from './sample.fixture.ts'
import { documentIssues, validateGstr1 } from './validate.ts'

const context: ReturnContext = {
  gstin: gstins.own,
  period: '112025',
  today: '2025-12-05',
  turnover: 84_000_000,
}
const amends = {
  section: 'b2ba',
  period: '102025',
  number: 'INV/0',
  date: '2025-10-05',
  lines: [line()],
} as const
const eco = (section: '52' | '9(5)') => ({ gstin: gstins.operator, section })
const far = { placeOfSupply: '29', lines: [interLine()] }
const zone = {
  recipientCategory: 'SEZ',
  recipientGstin: gstins.sez,
  taxPayment: 'WPAY',
  lines: [interLine()],
} as const

/** Every code with a document that has that fault and no other. */
const single: [IssueCode, ReturnDocument][] = [
  ['GSTIN_MISSING', invoice({ recipientGstin: null })],
  ['GSTIN_INVALID', invoice({ recipientGstin: '27AABCR7719L1ZY' })],
  ['GSTIN_OWN', invoice({ recipientGstin: gstins.own })],
  ['GSTIN_IS_UIN', invoice({ recipientGstin: gstins.uin })],
  ['UIN_INVALID', invoice({ recipientCategory: 'UIN' })],
  ['GSTIN_ON_UNREGISTERED', consumer({ recipientGstin: gstins.karnataka })],
  ['SEZ_NOT_REGISTERED', invoice({ ...zone, recipientRegisteredAs: 'REG' })],
  ['SEZ_SUPPLY_AS_REGULAR', invoice({ recipientRegisteredAs: 'SEZ' })],
  ['NUMBER_MISSING', invoice({ number: null })],
  ['NUMBER_INVALID', invoice({ number: '000' })],
  ['NUMBER_INVALID', invoice({ number: 'INV 1' })],
  ['NUMBER_INVALID', invoice({ number: 'INV/2025-26/00001' })],
  ['DATE_MISSING', invoice({ date: null })],
  ['DATE_AFTER_PERIOD', invoice({ date: '2025-12-01' })],
  ['DATE_BEFORE_REGISTRATION', invoice()],
  ['DATE_TOO_OLD', invoice({ date: '2024-05-29' })],
  ['DATE_IN_EARLIER_PERIOD', invoice({ date: '2025-10-31' })],
  ['PLACE_MISSING', invoice({ placeOfSupply: '', lines: [interLine()] })],
  ['PLACE_INVALID', invoice({ placeOfSupply: '28', lines: [interLine()] })],
  ['PLACE_ABROAD', invoice({ placeOfSupply: '96', lines: [interLine()] })],
  ['ABROAD_NOT_EXPORT', consumer({ placeOfSupply: '96', lines: [interLine()] })],
  ['PLACE_NOT_ABROAD', exported({ placeOfSupply: '27' })],
  ['PAYMENT_MISSING', exported({ taxPayment: null })],
  ['REVERSE_CHARGE_REFUSED', consumer({ reverseCharge: true, value: '1000.00' })],
  ['REVERSE_CHARGE_SEZ', invoice({ ...zone, reverseCharge: true, value: '1000.00' })],
  ['IGST_ON_INTRA_UNREGISTERED', consumer({ igstOnIntra: true, lines: [interLine()] })],
  ['IGST_ON_INTRA_REVERSE_CHARGE', invoice({ igstOnIntra: true, lines: [interLine()] })],
  ['BILL_OF_SUPPLY_TAXED', invoice({ kind: 'billOfSupply' })],
  ['RATE_UNKNOWN', invoice({ lines: [line({ rate: '17', cgst: '85', sgst: '85' })], value: '1170' })],
  ['RATE_NOT_ON_DATE', invoice({ lines: [line({ rate: '12', cgst: '60', sgst: '60' })], value: '1120' })],
  ['TAX_HEADS', invoice({ placeOfSupply: '29' })],
  ['TAX_HEADS', invoice({ lines: [interLine()] })],
  ['CGST_SGST_DIFFER', invoice({ lines: [line({ cgst: '90.01' })] })],
  ['TAX_WITHOUT_PAYMENT', exported({ taxPayment: 'WOPAY' })],
  ['TAX_ON_UNTAXED', invoice({ lines: [{ ...untaxedLine('EXEMPT', '1000'), cgst: '90', sgst: '90' }] })],
  ['TAX_DIFFERS', invoice({ lines: [line({ cgst: '91', sgst: '91' })], value: '1182' })],
  ['VALUE_DIFFERS', invoice({ value: '1181.01' })],
  [
    'AMOUNT_TOO_LARGE',
    invoice({
      lines: [line({ rate: '0', taxableValue: '100000000000', cgst: '0', sgst: '0' })],
      value: '100000000000',
    }),
  ],
  [
    'AMOUNT_NEGATIVE',
    invoice({ lines: [line({ taxableValue: '-1000', cgst: '-90', sgst: '-90' })], value: '-1180' }),
  ],
  ['HSN_MISSING', invoice({ lines: [line({ hsn: null })] })],
  ['HSN_INVALID', invoice({ lines: [line({ hsn: '84713' })] })],
  ['HSN_SHORT', invoice({ lines: [line({ hsn: '8471' })] })],
  ['HSN_UNKNOWN', invoice({ lines: [line({ hsn: '77010000' })] })],
  ['HSN_ABSENT_B2C', consumer({ lines: [line({ hsn: '' })] })],
  ['HSN_SERVICE_ON_GOODS', invoice({ lines: [line({ hsn: '998313', supply: 'Goods' })] })],
  ['HSN_GOODS_ON_SERVICE', invoice({ lines: [line({ supply: 'Services' })] })],
  ['UQC_MISSING', invoice({ lines: [line({ uqc: null })] })],
  ['UQC_UNKNOWN', invoice({ lines: [line({ uqc: 'XYZ' })] })],
  ['SHIPPING_BILL_INCOMPLETE', exported({ shippingBill: { port: null, number: '6420917', date: null } })],
  ['SHIPPING_BILL_NUMBER', exported({ shippingBill: { port: null, number: '64', date: '2025-11-12' } })],
  [
    'SHIPPING_BILL_PORT',
    exported({ shippingBill: { port: 'INNSA12', number: '6420917', date: '2025-11-12' } }),
  ],
  ['SHIPPING_BILL_DATE', exported({ shippingBill: { port: null, number: '6420917', date: '2025-11-09' } })],
  ['SHIPPING_BILL_DATE', exported({ shippingBill: { port: null, number: '6420917', date: '2025-12-06' } })],
  ['SHIPPING_BILL_MISSING', exported({ shippingBill: null })],
  ['ORIGINAL_MISSING', { ...consumer(far), kind: 'creditNote' }],
  ['ORIGINAL_LATER', note('debitNote', { original: { number: 'INV/9', date: '2025-11-11' } })],
  [
    'NOTE_LATE',
    note('creditNote', { date: '2025-12-01', original: { number: 'INV/9', date: '2025-03-31' } }),
  ],
  ['OPERATOR_INVALID', consumer({ operator: { gstin: gstins.karnataka, section: '52' } })],
  ['OPERATOR_SERVICE', consumer({ operator: eco('9(5)'), value: '1000' })],
  ['AMENDMENT_SAME_PERIOD', invoice({ amends: { ...amends, period: '112025' } })],
  ['AMENDMENT_TOO_LATE', invoice({ date: '2024-10-05', amends: { ...amends, period: '102024' } })],
  ['AMENDMENT_MOVED', consumer({ amends: { ...amends, section: 'b2cla' } })],
  ['AMENDMENT_NEEDS_TOTAL', consumer({ amends: { ...amends, section: 'b2csa' } })],
  ['AMENDMENT_RECIPIENT', invoice({ amends: { ...amends, recipientGstin: gstins.karnataka } })],
  ['AMENDMENT_ORIGINAL_MISSING', invoice({ amends: { ...amends, number: null } })],
]

const contextOf: Partial<Record<IssueCode, Partial<ReturnContext>>> = {
  HSN_ABSENT_B2C: { turnover: 40_000_000 },
  NOTE_LATE: { period: '122025', today: '2026-01-05' },
  DATE_BEFORE_REGISTRATION: { registeredOn: '2025-11-11' },
}

/** Codes that need more than one document, or a context of their own; each has a test below. */
const ofReturn: IssueCode[] = [
  'NUMBER_DUPLICATE',
  'NUMBER_SHARED',
  'AMENDMENT_OPERATOR',
  'OPERATOR_ABOVE_SALES',
  'HSN_DIFFERS_B2B',
  'HSN_DIFFERS_B2C',
  'HSN_B2B_EMPTY',
  'NUMBERS_UNUSED',
  'PERIOD_FUTURE',
  'PERIOD_FILED',
  'NIL_RETURN',
  'NOT_A_FILER',
  'IFF_LIMIT',
]

const codesOf = (documents: readonly ReturnDocument[], changes: Partial<ReturnContext> = {}): string[] =>
  validateGstr1(documents, { ...context, ...changes }).map(({ code }) => code)

describe('a document with one fault', () => {
  it.each(single)('%s', (code, document) => {
    const found = validateGstr1([document], { ...context, ...contextOf[code] })
    const ofDocument = found.filter(({ documentId }) => documentId !== null)
    expect(ofDocument.map((issue) => issue.code)).toEqual([code])
    expect(ofDocument[0]).toMatchObject({
      documentId: '1',
      severity: issueKinds[code].severity,
      fix: issueKinds[code].fix,
    })
  })

  it('has a document for every code', () => {
    const tested = new Set<string>([...single.map(([code]) => code), ...ofReturn])
    expect(Object.keys(issueKinds).filter((code) => !tested.has(code))).toEqual([])
  })

  it('names line and field', () => {
    const [issue] = documentIssues(invoice({ lines: [line(), line({ hsn: '' })], value: '2360' }), context)
    expect(issue).toMatchObject({
      code: 'HSN_MISSING',
      line: 2,
      field: 'hsn',
      number: 'INV/1',
      params: { item: 'Laptop' },
    })
  })
})

describe('the return as a whole', () => {
  it('finds a duplicate number, whatever its case', () => {
    expect(codesOf([invoice({ number: 'A/x1' }), invoice({ number: 'a/X1' })])).toContain('NUMBER_DUPLICATE')
  })

  it('lets a number come again in another financial year', () => {
    const before = invoice({ number: 'A/1', date: '2025-03-31' })
    expect(codesOf([invoice({ number: 'A/1' }), before])).not.toContain('NUMBER_DUPLICATE')
  })

  it('warns of a number that an invoice shares with a note', () => {
    expect(codesOf([invoice({ number: 'A/1' }), note('creditNote', { number: 'A/1' })])).toEqual([
      'NUMBER_SHARED',
    ])
  })

  it('warns of a code that the list lacks since table 12 is filled from it', () => {
    const hsnCatalogue = { has: () => false }
    expect(codesOf([invoice()], { hsnCatalogue })).toEqual(['HSN_UNKNOWN'])
    const april = { hsnCatalogue, period: '042025', today: '2025-05-02' } as const
    expect(codesOf([invoice({ date: '2025-04-15' })], april)).not.toContain('HSN_UNKNOWN')
  })

  it('asks the built-in list where no other is given', () => {
    const codes = ['12345678', '77010000', '999999']
    expect(codes.map((hsn) => codesOf([invoice({ lines: [line({ hsn })] })])[0])).toEqual(
      codes.map(() => 'HSN_UNKNOWN'),
    )
  })

  it('a consumer may be billed without a code up to five crore, and not above', () => {
    const document = consumer({ lines: [line({ hsn: '' })] })
    const found = (turnover: number) =>
      documentIssues(document, { ...context, turnover }).map(({ code, severity }) => [code, severity])
    expect(found(50_000_000)).toEqual([['HSN_ABSENT_B2C', 'Warning']])
    expect(found(50_000_001)).toEqual([['HSN_MISSING', 'Error']])
  })

  it('shows table 12 apart from the tables, with the line behind it', () => {
    const codes = codesOf([
      invoice({ lines: [line({ hsn: null })] }),
      consumer({ id: '2', number: 'A/2', lines: [line({ hsn: '' })] }),
    ])
    expect(codes).toEqual(['HSN_MISSING', 'HSN_MISSING', 'HSN_DIFFERS_B2B', 'HSN_DIFFERS_B2C'])
  })

  it('warns of an amended sale through an operator', () => {
    expect(codesOf([invoice({ operator: eco('52'), amends })])).toEqual(['AMENDMENT_OPERATOR'])
  })

  it('warns of more sales through operators than sales', () => {
    const documents = [
      consumer({ operator: eco('52') }),
      {
        ...consumer({ number: 'C/1' }),
        kind: 'creditNote',
        original: { number: 'O', date: '2025-10-01', value: '1' },
      } as const,
    ]
    expect(codesOf(documents)).toContain('OPERATOR_ABOVE_SALES')
  })

  it('warns of consumers only, of holes in the numbers, of nothing to report', () => {
    expect(codesOf([consumer({ number: 'A/1' }), consumer({ number: 'A/4' })])).toEqual([
      'HSN_B2B_EMPTY',
      'NUMBERS_UNUSED',
    ])
    expect(codesOf([])).toEqual(['NIL_RETURN'])
    expect(codesOf([], { today: '2025-10-31', isFiled: true })).toEqual([
      'PERIOD_FUTURE',
      'PERIOD_FILED',
      'NIL_RETURN',
    ])
  })
})

describe('who files what', () => {
  it('says which return a composition taxpayer files, and nothing else', () => {
    const found = validateGstr1([invoice({ placeOfSupply: '29' })], {
      ...context,
      otherReturns: 'CMP-08, GSTR-4',
    })
    expect(found).toMatchObject([{ code: 'NOT_A_FILER', params: { returns: 'CMP-08, GSTR-4' } }])
  })

  it('an invoice furnishing facility may be empty, and is limited to 50 lakh', () => {
    expect(codesOf([], { isIff: true })).toEqual([])
    const large = invoice({
      lines: [line({ taxableValue: '5000000.01', cgst: '450000', sgst: '450000' })],
      value: '5900000.01',
    })
    expect(codesOf([large], { isIff: true })).toEqual(['IFF_LIMIT'])
  })
})

it('finds nothing wrong in the worked month', () => {
  const issues = validateGstr1(registerDocuments, {
    ...context,
    gstin: filer.gstin,
    period: filer.returnPeriod,
  })
  expect(issues).toEqual([])
})
