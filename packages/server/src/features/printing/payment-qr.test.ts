import { afterAll, describe, expect, it } from 'vitest'
import { sampleDocument } from './fixtures.ts'
import { paymentLink } from './index.ts'
import { codesOf } from './read-pdf.fixture.ts'
import { closeRenderer } from './renderer.ts'
import type { PrintSource } from './source.ts'
import { pdfsOf, printOf } from './styled.fixture.ts'

afterAll(closeRenderer)

const base = sampleDocument({ lineCount: 2, balance: '1180.50' })
const eInvoice = {
  irn: 'a'.repeat(64),
  ackNo: '162610000012345',
  ackDate: '21/11/2026 11:40',
  signedQr: `eyJhbGciOiJSUzI1NiJ9.${'Qk1OT1BR'.repeat(110)}.${'c2lnbmF0dXJl'.repeat(4)}`,
  signature: 'verified' as const,
}
const consumer = { ...base.party!, gstin: undefined, taxpayerType: 'UNREG' }
const b2c = (change: Partial<PrintSource> = {}): PrintSource => ({
  ...base,
  party: consumer,
  upiQr: 'b2c',
  ...change,
})
const qrsOf = async (document: PrintSource) => codesOf((await pdfsOf([document]))[0]!)
const fieldsOf = (text: string | undefined) => Object.fromEntries(new URL(text ?? '').searchParams)

describe('a sale to a consumer', () => {
  it('carries what is due and the tax details of notification 14/2020', async () => {
    const [text, ...more] = await qrsOf(b2c())
    expect(more).toEqual([])
    expect(fieldsOf(text)).toEqual({
      pa: 'ganeshtextiles@okaxis',
      pn: 'Shree Ganesh Textiles Private Limited',
      am: '1180.50',
      cu: 'INR',
      tn: 'INV/26-27/0001',
      tr: 'INV/26-27/0001',
      gstIn: '24AABCS1429B1ZB',
      invoiceNo: 'INV/26-27/0001',
      invoiceDate: '2026-11-21T00:00:00+05:30',
      invoiceValue: base.totals.total,
      gstBrkUp: `CGST:${base.totals.cgst}|SGST:${base.totals.sgst}|IGST:0.00|CESS:0.00`,
    })
  })

  it.each(['UNB', 'EMB', 'ONP'])('counts a holder of a UIN (%s) as one', (taxpayerType) => {
    const party = { ...base.party!, gstin: '2717UNO00157UNO', taxpayerType }
    expect(printOf(b2c({ party })).upi?.text).toContain('gstIn=')
  })

  it('is what the setting says where it was never set', () => {
    expect(printOf(b2c({ upiQr: null })).upi).toBeDefined()
  })

  it.each([
    ['the setting is off', { upiQr: 'off' as const }],
    ['nothing is due', { balance: '0.00' }],
    ['the document is a draft', { status: 'Draft' as const }],
    ['the document is cancelled', { status: 'Cancelled' as const }],
    ['no UPI id is known', { supplier: { ...base.supplier, upiId: null } }],
    ['the amount is in another currency', { currencyCode: 'USD' }],
    ['it is an export', { supplyKind: 'EXPWP' as const }],
    ['it is a bill of supply', { heading: 'billOfSupply' }],
    ['the seller has no GSTIN', { supplier: { ...base.supplier, gstin: null } }],
    ['the buyer has a GSTIN', { party: base.party }],
  ])('is without it when %s', (_, change) => {
    expect(printOf(b2c(change as Partial<PrintSource>)).upi).toBeUndefined()
  })
})

describe('any other sale', () => {
  it('carries the plain payment where the setting wants it everywhere', async () => {
    expect(await qrsOf({ ...base, upiQr: 'all' })).toEqual([
      'upi://pay?pa=ganeshtextiles@okaxis&pn=Shree%20Ganesh%20Textiles%20Private%20Limited&am=1180.50&cu=INR&tn=INV%2F26-27%2F0001',
    ])
  })

  it('names no amount above what one payment may carry', () => {
    const text = printOf({ ...base, upiQr: 'all', balance: '100000.01' }).upi?.text
    expect(text).toContain('upi://pay')
    expect(text).not.toContain('am=')
  })

  it('has its link whether the QR is printed or not', () => {
    expect(paymentLink({ ...base, upiQr: 'off' })).toContain('am=1180.50')
    expect(paymentLink({ ...base, balance: '0.00' })).toBeUndefined()
  })
})

describe('an e-invoice', () => {
  it.each(['b2c', 'all'] as const)('carries the signed QR alone, whole (setting %s)', async (upiQr) => {
    expect(await qrsOf({ ...base, eInvoice, upiQr })).toEqual([eInvoice.signedQr])
  })
})

describe('an invoice with an e-way bill', () => {
  const eWayBill = { number: '391004527718', date: '21/11/2026 11:42 AM', validUntil: '23/11/2026 11:59 PM' }

  it('shows number, date and end, and the number as bars beside the QR', async () => {
    const [pdf] = await pdfsOf([{ ...base, eInvoice, eWayBill }])
    expect(await codesOf(pdf!, 'Code128')).toEqual(['391004527718'])
    expect(await codesOf(pdf!)).toEqual([eInvoice.signedQr])
    expect(printOf({ ...base, eWayBill }).ewayBill?.map(({ value }) => value)).toEqual([
      '3910 0452 7718',
      '21/11/2026 11:42 AM',
      '23/11/2026 11:59 PM',
    ])
  })

  it('says that Part A alone has no end', () => {
    const { ewayBill } = printOf({ ...base, eWayBill: { ...eWayBill, validUntil: null } })
    expect(ewayBill?.at(-1)?.value).toBe('Part A only')
  })
})
