import type { RecipientCategory, ReturnDocument, ReturnLine } from './document.ts'

/** Documents of a seller in Maharashtra for tests, plain but for what the test says. */

export const gstins = {
  own: '27AAKCM4821P1ZW',
  maharashtra: '27AABCR7719L1ZX',
  karnataka: '29AAFCT5530Q1ZO',
  sez: '27AAHCS3347N1ZU',
  uin: '0717UNO00211UN2',
  operator: '27AANCE9902F1CP',
} as const

export function line(changes: Partial<ReturnLine> = {}): ReturnLine {
  return {
    hsn: '847130',
    description: 'Laptop',
    uqc: 'NOS',
    quantity: '2',
    rate: '18',
    taxableValue: '1000.00',
    igst: '0.00',
    cgst: '90.00',
    sgst: '90.00',
    cess: '0.00',
    treatment: 'TAXABLE',
    ...changes,
  }
}

export const interLine = (changes: Partial<ReturnLine> = {}): ReturnLine =>
  line({ igst: '180.00', cgst: '0.00', sgst: '0.00', ...changes })

export const untaxedLine = (treatment: ReturnLine['treatment'], taxableValue = '500.00'): ReturnLine =>
  line({ hsn: '040110', uqc: 'LTR', rate: '0', cgst: '0.00', sgst: '0.00', treatment, taxableValue })

export function invoice(changes: Partial<ReturnDocument> = {}): ReturnDocument {
  return {
    id: '1',
    kind: 'invoice',
    number: 'INV/1',
    date: '2025-11-10',
    status: 'Active',
    supplierState: '27',
    supplierIsSez: false,
    recipientCategory: 'REG',
    recipientGstin: gstins.maharashtra,
    placeOfSupply: '27',
    taxPayment: null,
    reverseCharge: false,
    igstOnIntra: false,
    operator: null,
    shippingBill: null,
    original: null,
    amends: null,
    lines: [line()],
    value: '1180.00',
    ...changes,
  }
}

export const consumer = (changes: Partial<ReturnDocument> = {}): ReturnDocument =>
  invoice({ recipientCategory: 'UNREG', recipientGstin: null, ...changes })

export const exported = (changes: Partial<ReturnDocument> = {}): ReturnDocument =>
  invoice({
    recipientCategory: 'EXPORT',
    recipientGstin: null,
    placeOfSupply: '96',
    taxPayment: 'WPAY',
    lines: [interLine()],
    shippingBill: { port: 'INNSA1', number: '6420917', date: '2025-11-12' },
    ...changes,
  })

export const note = (
  kind: 'creditNote' | 'debitNote',
  changes: Partial<ReturnDocument> = {},
): ReturnDocument =>
  invoice({
    kind,
    number: 'N/1',
    original: { number: 'INV/0', date: '2025-10-10', value: '1180.00' },
    ...changes,
  })

export const categories: readonly RecipientCategory[] = [
  'REG',
  'COMP',
  'UIN',
  'SEZ',
  'DEEMED',
  'EXPORT',
  'UNREG',
]
