import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { PrintSource } from './source.ts'

type Line = PrintSource['lines'][number]

/** A stored document for tests and timings; `seed` varies every text and figure of it. */
export const sampleDocument = (
  change: Partial<PrintSource> & { lineCount?: number; seed?: number } = {},
): PrintSource => {
  const { lineCount = 10, seed = 1, ...fields } = change
  const interState = fields.interState ?? false
  const lines =
    fields.lines ?? Array.from({ length: lineCount }, (_, index) => sampleLine(index, seed, interState))
  const sum = (key: 'taxableValue' | 'igst' | 'cgst' | 'sgst' | 'cess' | 'total' | 'gross' | 'discount') =>
    Decimal.sum(lines.map((line) => line[key]))
  const exact = sum('total')
  const total = exact.round(0)
  return {
    id: 1,
    version: 1,
    createdAt: '2026-11-21T06:00:00Z',
    changedAt: '2026-11-21T06:00:00Z',
    kind: 'salesInvoice',
    typeCode: 'I',
    supplyTypeFlag: 'S',
    status: 'Active',
    entityId: 1,
    number: `INV/26-27/${String(seed).padStart(4, '0')}`,
    financialYear: '2026-27',
    returnPeriod: '112026',
    heading: 'taxInvoice',
    date: '2026-11-21',
    dueDate: '2026-12-21',
    supplyKind: 'Regular',
    reverseCharge: false,
    igstOnIntra: false,
    charges: [],
    priceIncludesTax: false,
    roundOff: true,
    tags: [],
    customerPoNumber: `PO-${7000 + seed}`,
    terms: 'Goods once sold are not taken back.\nInterest at 18% a year after the due date.',
    transport: { mode: 'Road', vehicleNumber: 'GJ05AB1234', transporterName: 'Navjivan Roadlines' },
    party: {
      id: 7,
      name: `Mehta Home Stores ${seed}`,
      gstin: interState ? '27AAACM1234A1ZV' : '24AAACM1234A1Z1',
      taxpayerType: 'REG',
      stateCode: interState ? '27' : '24',
      mobile: '9825012345',
    },
    billingAddress: {
      line1: `${seed % 90} CG Road`,
      city: interState ? 'Mumbai' : 'Ahmedabad',
      stateCode: interState ? '27' : '24',
      pincode: interState ? '400001' : '380009',
      countryCode: 'IN',
    },
    shippingAddress: {
      name: 'Mehta Home Stores (Godown)',
      line1: 'Plot 8, GIDC Naroda',
      city: interState ? 'Mumbai' : 'Ahmedabad',
      stateCode: interState ? '27' : '24',
      pincode: interState ? '400011' : '382330',
      countryCode: 'IN',
    },
    supplier: {
      companyName: 'Shree Ganesh Textiles Private Limited',
      name: 'Shree Ganesh Textiles Private Limited',
      gstin: '24AABCS1429B1ZB',
      pan: 'AABCS1429B',
      stateCode: '24',
      taxpayerType: 'REG',
      address: {
        line1: '14, Ring Road, Textile Market',
        city: 'Surat',
        stateCode: '24',
        pincode: '395002',
        countryCode: 'IN',
      },
      email: 'accounts@ganeshtextiles.in',
      mobile: '9825098250',
      signatory: { name: 'R. Patel', designation: 'Director' },
      bank: {
        holder: 'Shree Ganesh Textiles Pvt Ltd',
        accountNumber: '50100123456789',
        ifsc: 'HDFC0000123',
        bankName: 'HDFC Bank',
        branch: 'Ring Road',
      },
      upiId: 'ganeshtextiles@okaxis',
    },
    placeOfSupply: interState ? '27' : '24',
    interState,
    lines,
    totals: {
      gross: sum('gross').toFixed(2),
      lineDiscount: sum('discount').toFixed(2),
      documentDiscount: '0.00',
      charges: '0.00',
      taxableValue: sum('taxableValue').toFixed(2),
      igst: sum('igst').toFixed(2),
      cgst: sum('cgst').toFixed(2),
      sgst: sum('sgst').toFixed(2),
      cess: sum('cess').toFixed(2),
      stateCess: '0.00',
      roundOff: total.sub(exact).toFixed(2),
      total: total.toFixed(2),
    },
    amountInWords: {
      en: 'Rupees Fifty Four Thousand Three Hundred and Twenty One Only',
      hi: 'चौवन हज़ार तीन सौ इक्कीस रुपये मात्र',
      ar: 'أربعة وخمسون ألفاً وثلاثمائة وواحد وعشرون روبية فقط',
    },
    paid: '0.00',
    credited: '0.00',
    balance: total.toFixed(2),
    payments: [],
    attachments: [],
    actions: [],
    warnings: [],
    ...fields,
  }
}

const goods = [
  'Cotton bed sheet',
  'Pillow cover, printed',
  'Towel, terry 500 GSM',
  'Curtain, blackout',
  'Table runner',
  'Dohar, mulmul',
]
const details = [
  'King size, 144 TC',
  'Set of 2, reactive dyed',
  'Pack of 4',
  '7 ft with eyelets',
  'Hand block print',
  'Double bed',
]
const codes = ['63041910', '63049289', '63026090', '63039200', '63025110', '63041990']

const sampleLine = (index: number, seed: number, interState: boolean): Line => {
  const at = (index * 7 + seed * 13) % 6
  const rate = index % 3 === 2 ? '18.000' : '5.000'
  const quantity = String(1 + ((index * 31 + seed * 17) % 90))
  const unitPrice = `${100 + ((index * 137 + seed * 71) % 900)}.${String((seed * 7 + index * 3) % 100).padStart(2, '0')}`
  const gross = Decimal.of(unitPrice).mul(quantity).round(2)
  const discountPercent = index % 4 === 1 ? '5.000' : '0.000'
  const discount = gross.mul(discountPercent).div('100', 2)
  const taxable = gross.sub(discount)
  const igst = interState ? taxable.mul(rate).div('100', 2) : Decimal.zero
  const half = interState ? Decimal.zero : taxable.mul(rate).div('200', 2)
  return {
    lineNumber: index + 1,
    description: `${goods[at]} no. ${seed}-${index + 1}\n${details[(at + index) % 6]}`,
    hsn: codes[at]!,
    supply: 'Goods',
    uqc: 'NOS',
    quantity,
    unitPrice,
    discountPercent,
    taxCategory: 'Taxable',
    gross: gross.toFixed(2),
    discount: discount.toFixed(2),
    taxableValue: taxable.toFixed(2),
    taxRate: rate,
    igst: igst.toFixed(2),
    cgst: half.toFixed(2),
    sgst: half.toFixed(2),
    cess: '0.00',
    cessNonAdvalorem: '0.00',
    stateCess: '0.00',
    total: taxable.add(igst).add(half).add(half).toFixed(2),
  }
}

/** Same document without any tax, as a bill of supply or an export without payment has it. */
export const untaxed = (lines: readonly Line[], taxCategory: Line['taxCategory']): Line[] =>
  lines.map((line) => ({
    ...line,
    taxCategory,
    taxRate: taxCategory === 'ZeroRated' ? line.taxRate : '0.000',
    igst: '0.00',
    cgst: '0.00',
    sgst: '0.00',
    total: line.taxableValue,
  }))
