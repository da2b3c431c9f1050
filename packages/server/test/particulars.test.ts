import { PrintTemplate } from '@bahi/contracts/print-settings.ts'
import { printingTexts } from '@bahi/contracts/texts/printing.ts'
import type { PrintingText } from '@bahi/contracts/texts/printing.ts'
import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeRenderer } from '../src/features/printing/index.ts'
import { pagesOf } from '../src/features/printing/read-pdf.fixture.ts'
import { gstinOf, sharedTestServer } from './call-helpers.ts'
import type { AnyBody, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

/** What the rules ask for on each paper, read from its PDF in each language (CGST Rules, rules 46, 46A, 47A and 49 to 55). */

const languages = ['en', 'ar', 'hi'] as const
const day = '2026-11-10'

let us: TestSubscriber
let shop: Shop
let supplier: number
let cartage: number

/** A paper: what it is called, the call of its PDF, and what must be on it; `labels` are words of the language. */
interface Paper {
  readonly title: PrintingText
  readonly call: string
  readonly id: number
  readonly values: readonly string[]
  readonly labels?: readonly PrintingText[]
  readonly absent?: readonly string[]
  readonly query?: object
}
const papers = new Map<string, Paper>()

const address = (city: string, stateCode: string, pincode: string) => ({
  line1: '1 Mill Road',
  city,
  stateCode,
  pincode,
  countryCode: 'IN',
})

beforeAll(async () => {
  const server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  cartage = (
    await us.ok('party.save', {
      name: 'Ramu Cartage',
      role: 'Supplier',
      taxpayerType: 'UNREG',
      billingAddress: address('Nashik', '27', '422001'),
    })
  ).id
  await addSeries(us, [
    ...offeredKinds,
    'paymentIn',
    'paymentOut',
    'receiptVoucher',
    'refundVoucher',
    'paymentVoucher',
    'selfInvoice',
  ])
  await sales()
  await purchases()
  await money()
})
afterAll(closeRenderer)

const issue = (kind: string, more: object): Promise<AnyBody> =>
  us.ok(`${kind as 'salesInvoice'}.save`, {
    entityId: us.entityId,
    date: day,
    status: 'Active',
    lines: [],
    ...more,
  })

const detailOf = (kind: string, id: number): Promise<AnyBody> =>
  us.ok(`${kind as 'salesInvoice'}.detail`, { id: String(id) })

const add = (name: string, paper: Paper) => void papers.set(name, paper)

const bolts = (unitPrice = '100') => [{ itemId: shop.bolt, quantity: '40', unitPrice }]
/** Of the line above, sold to another State. */
const ofBolts = ['Steel bolt M8', '73181500', '40', 'NOS', '4,000.00', '18%', '720.00', '4,720.00']
const signed = ['print.signature.label'] as const

/** Who we are, and under which number and day the paper is. */
const ours = ({ supplier: own, number, date }: AnyBody) => [
  own.companyName,
  own.address.line1,
  own.address.city,
  own.gstin,
  ...(number ? [number] : []),
  date.split('-').reverse().join('/'),
]
const buyer = ['Bharat Stores', gstinOf('29', 'AAFCT5530Q'), '1 Bazaar Street']

async function sales() {
  const body = {
    partyId: shop.otherState,
    shippingAddress: address('Hubballi', '29', '580020'),
    lines: bolts(),
  }
  const delivery = ['Hubballi', '580020']
  for (const [kind, title] of [
    ['salesInvoice', 'print.title.taxInvoice'],
    ['salesQuotation', 'print.title.salesQuotation'],
    ['salesOrder', 'print.title.salesOrder'],
    ['deliveryChallan', 'print.title.deliveryChallan'],
  ] as const) {
    const { id } = await issue(kind, body)
    const values = [...ours(await detailOf(kind, id)), ...buyer, ...delivery, ...ofBolts, 'IGST', '(29)']
    const labels: PrintingText[] = [
      ...signed,
      'print.placeOfSupply',
      ...(kind === 'salesInvoice' ? (['print.reverseCharge', 'print.copy.recipient'] as const) : []),
      ...(kind === 'deliveryChallan' ? (['print.consignee', 'print.copy.consignee'] as const) : []),
    ]
    add(`${kind} (rule ${kind === 'deliveryChallan' ? '55' : '46'})`, {
      title,
      call: kind,
      id,
      values,
      labels,
      query: { copy: 'Original' },
    })
    if (kind === 'salesQuotation' || kind === 'salesOrder')
      add(`proforma of ${kind}`, {
        title: 'print.title.proforma',
        call: kind,
        id,
        values,
        labels: ['print.declare.proforma'],
        query: { printAs: 'Proforma' },
      })
    if (kind !== 'salesInvoice') continue
    for (const [noteType, reason, letter] of [
      ['Credit', 'Sales Return', 'creditNote'],
      ['Debit', 'Invoice Correction', 'debitNote'],
    ] as const) {
      const note = await issue('outwardNote', {
        partyId: shop.otherState,
        noteType,
        reason,
        precedingDocuments: [{ documentId: id }],
        lines: [
          noteType === 'Credit'
            ? { sourceLine: { documentId: id, lineNumber: 1 }, quantity: '10' }
            : { sourceLine: { documentId: id, lineNumber: 1 }, priceDifference: '25' },
        ],
      })
      add(`${letter} (rule 53)`, {
        title: `print.title.${letter}`,
        call: 'outwardNote',
        id: note.id,
        values: [
          ...ours(await detailOf('outwardNote', note.id)),
          ...buyer,
          (await detailOf(kind, id)).number,
          'Steel bolt M8',
          '1,000.00',
          '18%',
          '180.00',
          '1,180.00',
          'IGST',
          '(29)',
        ],
        labels: [...signed, 'print.corrects', 'print.reason'],
      })
    }
  }
  for (const purpose of [
    'Supply',
    'OnApproval',
    'JobWork',
    'LiquidGas',
    'Lots',
    'Exhibition',
    'Others',
  ] as const) {
    const { id } = await issue('deliveryChallan', { ...body, purpose })
    const isSupply = ['Supply', 'LiquidGas', 'Lots'].includes(purpose)
    const tax = ['IGST', '18%', '720.00', '4,720.00']
    const all = purpose === 'JobWork' || purpose === 'LiquidGas'
    for (const template of all ? PrintTemplate.options : (['classic'] as const))
      add(`challan for ${purpose}, ${template} (rule 55(1)(vii))`, {
        title: 'print.title.deliveryChallan',
        call: 'deliveryChallan',
        id,
        values: [...buyer, 'Steel bolt M8', '73181500', '40', '4,000.00', '(29)', ...(isSupply ? tax : [])],
        labels: [
          ...signed,
          'print.purpose',
          `print.purpose.${purpose}`,
          'print.line.taxable',
          ...(purpose === 'LiquidGas' ? (['print.line.provisional'] as const) : []),
        ],
        absent: isSupply ? [] : tax,
        query: { copy: 'Original', template },
      })
  }
  const untaxed = await issue('salesInvoice', {
    partyId: shop.registered,
    lines: [{ itemId: shop.rice, quantity: '5' }],
  })
  add('bill of supply (rule 49)', {
    title: 'print.title.billOfSupply',
    call: 'salesInvoice',
    id: untaxed.id,
    values: [
      ...ours(await detailOf('salesInvoice', untaxed.id)),
      'Asha Traders',
      gstinOf('27', 'AABCR7719L'),
      'Rice',
      '10063020',
      'KGS',
      '300.00',
    ],
    labels: signed,
    absent: ['CGST', 'SGST', 'IGST'],
  })
  const both = await issue('salesInvoice', {
    partyId: shop.consumer,
    billingAddress: address('Thane', '27', '400601'),
    lines: [...bolts(), { itemId: shop.rice, quantity: '5' }],
  })
  add('invoice-cum-bill of supply (rule 46A)', {
    title: 'print.title.invoiceCumBillOfSupply',
    call: 'salesInvoice',
    id: both.id,
    values: ['Walk-in buyer', 'Thane', '73181500', '10063020', 'CGST', 'SGST', '360.00', '5,020.00'],
    labels: [...signed, 'print.category.Exempt', 'print.unregistered'],
  })
  for (const reverseCharge of [true, false]) {
    const carriage = await issue('salesInvoice', {
      partyId: shop.otherState,
      reverseCharge,
      consignment: {
        consignor: 'Deccan Castings',
        consignee: 'Hubballi Pumps',
        goods: 'Pump housings, 40 crates',
        grossWeight: '12.5 t',
        vehicleNumber: 'MH14GT4455',
        origin: 'Chakan',
        destination: 'Hubballi',
      },
      lines: [
        {
          description: 'Carriage by road',
          hsn: '996791',
          supply: 'Services',
          uqc: 'OTH',
          quantity: '1',
          unitPrice: '9000',
          taxRate: '5',
        },
      ],
    })
    const detail = await detailOf('salesInvoice', carriage.id)
    add(`goods transport agency, ${reverseCharge ? 'recipient' : 'agency'} pays the tax (rule 54(3))`, {
      title: 'print.title.taxInvoice',
      call: 'salesInvoice',
      id: carriage.id,
      values: [
        ...ours(detail),
        'Deccan Castings',
        'Hubballi Pumps',
        'Pump housings, 40 crates',
        '12.5 t',
        'MH14GT4455',
        'Chakan',
        (reverseCharge ? detail.party : detail.supplier).gstin,
      ],
      labels: ['print.consignor', 'print.consignee', 'print.goodsCarried', 'print.taxPayer'],
    })
  }
  const revised = await issue('salesInvoice', {
    partyId: shop.registered,
    revision: { effectiveFrom: '2026-10-05', grantedOn: '2026-11-10' },
    precedingDocuments: [{ number: 'OLD/7', date: '2026-10-20', total: '4720.00' }],
    lines: bolts(),
  })
  add('revised invoice (rule 53(1))', {
    title: 'print.title.revisedInvoice',
    call: 'salesInvoice',
    id: revised.id,
    values: [...ours(await detailOf('salesInvoice', revised.id)), 'Asha Traders', 'OLD/7', '20/10/2026'],
    labels: [...signed, 'print.revises', 'print.registeredFrom'],
  })
}

async function purchases() {
  const order = await issue('purchaseOrder', { partyId: supplier, lines: bolts() })
  const party = ['Nashik Mills', gstinOf('27', 'AAPFN0001K'), '1 Mill Road']
  const goods = ['Steel bolt M8', '73181500', '40', 'NOS', '4,000.00', '360.00', '4,720.00']
  add('purchase order', {
    title: 'print.title.purchaseOrder',
    call: 'purchaseOrder',
    id: order.id,
    values: [...ours(await detailOf('purchaseOrder', order.id)), ...party, ...goods],
    labels: signed,
  })
  const bill = await issue('purchaseBill', {
    partyId: supplier,
    supplierNumber: 'NM/318',
    supplierDate: '2026-11-09',
    lines: bolts(),
  })
  add('purchase bill', {
    title: 'print.title.purchaseBill',
    call: 'purchaseBill',
    id: bill.id,
    values: [
      ...ours(await detailOf('purchaseBill', bill.id)),
      ...party,
      ...goods,
      'NM/318',
      '09/11/2026',
      'CGST',
    ],
    labels: ['print.supplierNumber', 'print.supplierDate'],
  })
  const note = await issue('inwardNote', {
    partyId: supplier,
    noteType: 'Debit',
    reason: 'Purchase Return',
    precedingDocuments: [{ documentId: bill.id }],
    lines: [{ sourceLine: { documentId: bill.id, lineNumber: 1 }, quantity: '10' }],
  })
  add('debit note to a supplier', {
    title: 'print.title.debitNote',
    call: 'inwardNote',
    id: note.id,
    values: [...ours(await detailOf('inwardNote', note.id)), ...party, 'NM/318', '1,000.00', '1,180.00'],
    labels: ['print.corrects', 'print.reason'],
  })
  const charged = await issue('purchaseBill', {
    partyId: cartage,
    supplierNumber: 'R-1',
    supplierDate: day,
    reverseCharge: true,
    lines: [{ itemId: shop.service, quantity: '1', unitPrice: '500' }],
  })
  const { selfInvoice, supplier: own } = await detailOf('purchaseBill', charged.id)
  const ofService = ['Ramu Cartage', '1 Mill Road', 'Repair', '998717', '18%', '500.00']
  add('self-invoice (rules 46 and 47A)', {
    title: 'print.title.selfInvoice',
    call: 'purchaseBill.selfInvoicePdf',
    id: charged.id,
    values: [own.companyName, own.gstin, selfInvoice.number, '10/11/2026', ...ofService, '90.00', '(27)'],
    labels: [...signed, 'print.reverseCharge', 'print.total.reverseTax', 'print.unregistered'],
  })
  const paid = await pay('paymentOut', { partyId: cartage, amount: '500', to: charged.id })
  add('payment voucher (rule 52)', {
    title: 'print.title.payment',
    call: 'paymentOut',
    id: paid.id,
    values: [own.companyName, own.gstin, paid.voucherNumber, '12/11/2026', ...ofService, '45.00', '(27)'],
    labels: [...signed, 'print.reverseCharge', 'print.placeOfSupply', 'print.payment.amount'],
  })
}

const pay = (
  kind: 'paymentIn' | 'paymentOut',
  { to, ...more }: { partyId: number; amount: string; to?: number } & Record<string, unknown>,
): Promise<AnyBody> =>
  us.ok(`${kind}.save`, {
    entityId: us.entityId,
    date: '2026-11-12',
    mode: 'UPI',
    allocations: to === undefined ? [] : [{ documentId: to, amount: more.amount }],
    ...more,
  })

async function money() {
  const { supplier: own } = await detailOf('salesInvoice', papers.get('salesInvoice (rule 46)')!.id)
  const us46 = [own.companyName, own.address.line1, own.gstin, '12/11/2026']
  const ofAdvance = [...buyer, 'Annual upkeep', '998313', '18%', '1,000.00', '180.00', 'IGST', '(29)']
  const received = await pay('paymentIn', {
    partyId: shop.otherState,
    amount: '1180',
    advance: { hsn: '998313', description: 'Annual upkeep', taxRate: '18' },
  })
  add('receipt voucher (rule 50)', {
    title: 'print.title.receiptVoucher',
    call: 'paymentIn',
    id: received.id,
    values: [...us46, received.voucherNumber, ...ofAdvance, '1,180.00'],
    labels: [...signed, 'print.reverseCharge', 'print.placeOfSupply', 'print.receipt.amount'],
  })
  const refunded = await pay('paymentOut', {
    partyId: shop.otherState,
    amount: '1180',
    refundOfId: received.id,
  })
  add('refund voucher (rule 51)', {
    title: 'print.title.refundVoucher',
    call: 'paymentOut',
    id: refunded.id,
    values: [...us46, refunded.voucherNumber, received.voucherNumber, ...ofAdvance, '1,180.00'],
    labels: [...signed, 'print.voucher.receipt', 'print.reverseCharge', 'print.placeOfSupply'],
  })
  const invoice = papers.get('salesInvoice (rule 46)')!
  const { number } = await detailOf('salesInvoice', invoice.id)
  const receipt = await pay('paymentIn', { partyId: shop.otherState, amount: '700', to: invoice.id })
  add('receipt', {
    title: 'print.title.receipt',
    call: 'paymentIn',
    id: receipt.id,
    values: [...us46, receipt.number, 'Bharat Stores', number, '700.00', 'UPI'],
    labels: [...signed, 'print.receipt.against', 'print.receivedFrom'],
  })
  const bill = papers.get('purchase bill')!
  const payment = await pay('paymentOut', { partyId: supplier, amount: '900', to: bill.id })
  add('payment', {
    title: 'print.title.payment',
    call: 'paymentOut',
    id: payment.id,
    values: [...us46, payment.number, 'Nashik Mills', '900.00', 'UPI'],
    labels: [...signed, 'print.payment.against', 'print.paidTo'],
  })
}

/** A reader of the file finds words by their places: blanks are where it believes there are some, brackets turn with the line. */
const plain = (text: string) => text.replace(/[\s()\u2066-\u2069\u200e\u200f]/g, '')

describe.each(languages)('in %s', (language) => {
  test('each paper has its title and every particular of its rule', async () => {
    for (const [name, { title, call, id, values, labels = [], absent = [], query }] of papers) {
      const called = call.includes('.') ? call : `${call}.pdf`
      const reply = await us.call(called as 'salesInvoice.pdf', { ...query, id: String(id), language })
      expect([name, reply.status]).toEqual([name, 200])
      const text = plain((await pagesOf(reply.bytes)).join(' '))
      const titles = [printingTexts[title].en, ...values, ...(language === 'en' ? labels.map(inEnglish) : [])]
      expect([name, titles.filter((wanted) => !text.includes(plain(wanted)))]).toEqual([name, []])
      expect([name, absent.filter((word) => text.includes(word))]).toEqual([name, []])
    }
  })
})

const inEnglish = (label: PrintingText) => printingTexts[label].en.replace(/[:{].*$/, '')
