import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AmountSum } from './amounts.ts'
import { classify } from './classify.ts'
import type { ReturnDocument, ReturnLine } from './document.ts'
import { taxHeadsOf } from './document.ts'
import { entryOf, entryOfRows } from './entries.ts'
import { hsnRowsOf } from './hsn.ts'
import { rowsOf } from './rows.ts'
import type { Gstr1Row } from './rows.ts'
import {
  categories,
  consumer,
  exported,
  gstins,
  interLine,
  invoice,
  line,
  note,
  untaxedLine,
} from './sample.fixture.ts'
import { sumRows } from './sums.ts'
import { tieOut } from './tie-out.ts'

describe('rows of a document', () => {
  it('has one row a rate, the document counted once', () => {
    const rows = rowsOf(
      invoice({ lines: [line(), line({ rate: '18.000' }), line({ rate: '5', cgst: '25', sgst: '25' })] }),
    )
    expect(rows.map(({ rate, documents, taxableValue }) => [rate, documents, taxableValue])).toEqual([
      ['18', 1, '2000.00'],
      ['5', 0, '1000.00'],
    ])
  })

  it.each<[string, ReturnDocument, Partial<Gstr1Row>]>([
    [
      'invoice to a registered person',
      invoice(),
      { section: 'b2b', ctin: gstins.maharashtra, taxableValue: '1000.00', cgst: '90.00' },
    ],
    ['credit note', note('creditNote'), { section: 'cdnr', taxableValue: '-1000.00', sgst: '-90.00' }],
    ['debit note', note('debitNote'), { section: 'cdnr', taxableValue: '1000.00' }],
    [
      'credit note to a consumer',
      { ...note('creditNote'), ...consumer({ kind: 'creditNote' }) },
      { section: 'b2cs', ctin: '', taxableValue: '-1000.00' },
    ],
    [
      'IGST within the state',
      invoice({ igstOnIntra: true, lines: [interLine()] }),
      { supplyType: 'INTER', igst: '180.00' },
    ],
    [
      'operator who pays',
      consumer({ operator: { gstin: gstins.operator, section: '9(5)' } }),
      { part: '14B', ctin: gstins.operator, taxableValue: '1000.00', cgst: '90.00', sgst: '90.00' },
    ],
    [
      'refund of an advance',
      consumer({ kind: 'refundVoucher', lines: [line({ hsn: '998313' })] }),
      { section: 'at', taxableValue: '-1000.00' },
    ],
  ])('%s', (_name, document, row) => {
    expect(rowsOf(document)[0]).toMatchObject(row)
  })

  it.each<[string, ReturnDocument, string]>([
    ['registered, other state', invoice({ placeOfSupply: '29', lines: [untaxedLine('NIL')] }), 'INTRB2B NIL'],
    ['registered, own state', invoice({ lines: [untaxedLine('EXEMPT')] }), 'INTRAB2B EXEMPT'],
    [
      'consumer, other state',
      consumer({ placeOfSupply: '29', lines: [untaxedLine('NONGST')] }),
      'INTRB2C NONGST',
    ],
    ['consumer, own state', consumer({ lines: [untaxedLine('NIL')] }), 'INTRAB2C NIL'],
  ])('table 8: %s', (_name, document, expected) => {
    expect(rowsOf(document).map(({ supplyType, part }) => `${supplyType} ${part}`)).toEqual([expected])
  })
})

describe('amendments as net', () => {
  const amends = { section: 'b2ba', period: '102025', number: 'INV/0', date: '2025-10-05' } as const
  it('is new less old', () => {
    const document = invoice({
      lines: [line({ taxableValue: '1500.00', cgst: '135', sgst: '135' })],
      amends: { ...amends, lines: [line()] },
    })
    expect(rowsOf(document)).toMatchObject([
      { section: 'b2ba', documents: 1, taxableValue: '500.00', cgst: '45.00' },
    ])
    expect(hsnRowsOf(document)).toMatchObject([{ tab: 'B2B', taxableValue: '500.00', quantity: '0' }])
  })

  it('keeps a record that changes no amount', () => {
    const document = exported({ amends: { ...amends, section: 'expa', lines: [interLine()] } })
    expect(rowsOf(document)).toMatchObject([{ section: 'expa', documents: 1, taxableValue: '0.00' }])
    expect(hsnRowsOf(document)).toEqual([])
  })

  it('moves the place: minus at the old, plus at the new', () => {
    const document = invoice({ amends: { ...amends, placeOfSupply: '29', lines: [interLine()] } })
    expect(rowsOf(document).map(({ placeOfSupply, igst, cgst }) => [placeOfSupply, igst, cgst])).toEqual([
      ['27', '0.00', '90.00'],
      ['29', '-180.00', '0.00'],
    ])
  })

  it('turns a credit note into a debit note', () => {
    const document = note('debitNote', {
      amends: { ...amends, section: 'cdnra', noteType: 'C', lines: [line()] },
    })
    expect(rowsOf(document)).toMatchObject([{ taxableValue: '2000.00' }])
    expect(hsnRowsOf(document)).toMatchObject([{ taxableValue: '2000.00', quantity: '4' }])
  })
})

describe('signs of notes in table 12', () => {
  it.each<[string, 'creditNote' | 'debitNote', string, string, string]>([
    ['goods back', 'creditNote', '2', '-2', '-1000.00'],
    ['price lowered', 'creditNote', '0', '0', '-1000.00'],
    ['more goods', 'debitNote', '2', '2', '1000.00'],
    ['price raised', 'debitNote', '0', '0', '1000.00'],
  ])('%s', (_name, kind, quantity, expectedQuantity, taxableValue) => {
    const [row] = hsnRowsOf(note(kind, { lines: [line({ quantity })] }))
    expect(row).toMatchObject({ quantity: expectedQuantity, taxableValue })
  })
})

// Any document of a month with any lines; tax is any amount, for sums do not depend on it.
const paise = fc.integer({ min: 0, max: 99_999_999 }).map((value) => (value / 100).toFixed(2))
const anyLine = fc.record({
  hsn: fc.constantFrom('847130', '190531', '998313'),
  rate: fc.constantFrom('0', '5', '18', '40'),
  taxableValue: paise,
  tax: paise,
  cess: paise,
  quantity: fc.integer({ min: 0, max: 99 }).map(String),
  treatment: fc.constantFrom('TAXABLE', 'TAXABLE', 'TAXABLE', 'NIL', 'EXEMPT', 'NONGST'),
})
const anyDocument: fc.Arbitrary<ReturnDocument> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('invoice', 'invoice', 'creditNote', 'debitNote'),
    recipientCategory: fc.constantFrom(...categories),
    placeOfSupply: fc.constantFrom('27', '29', '07'),
    taxPayment: fc.constantFrom('WPAY', 'WOPAY'),
    reverseCharge: fc.boolean(),
    value: paise,
    isLargeOriginal: fc.boolean(),
    throughOperator: fc.boolean(),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  })
  .map(({ lines, isLargeOriginal, throughOperator, ...head }) => {
    const document = invoice({
      ...(head as Partial<ReturnDocument>),
      original: { number: 'O', date: '2025-10-01', value: isLargeOriginal ? '200000' : '100' },
      operator: throughOperator ? { gstin: gstins.operator, section: '52' } : null,
    })
    const isInter = taxHeadsOf(document) === 'INTER'
    return {
      ...document,
      lines: lines.map(({ tax, ...rest }): ReturnLine => {
        const taxed = rest.treatment === 'TAXABLE'
        return line({
          ...(rest as Partial<ReturnLine>),
          cess: taxed ? rest.cess : '0.00',
          igst: taxed && isInter ? tax : '0.00',
          cgst: taxed && !isInter ? tax : '0.00',
          sgst: taxed && !isInter ? tax : '0.00',
        })
      }),
    }
  })

const supplies = (rows: readonly Gstr1Row[]): Gstr1Row[] => rows.filter(({ section }) => section !== 'supeco')

describe('properties', () => {
  it('adds the lines of a document up to its rows', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const fromRows = new AmountSum()
        for (const row of supplies(rowsOf(document))) fromRows.add(row)
        const fromLines = new AmountSum()
        for (const each of document.lines) fromLines.add(each, document.kind === 'creditNote' ? -1 : 1)
        expect(fromRows.toAmounts()).toEqual(fromLines.toAmounts())
      }),
    )
  })

  it('sums of rows are the sums of documents, in whatever order and steps they are added', () => {
    fc.assert(
      fc.property(fc.array(anyDocument, { maxLength: 12 }), fc.nat(12), (documents, cut) => {
        const rows = documents.flatMap((document) => rowsOf(document))
        const steps = sumRows([...sumRows(rows.slice(cut)), ...sumRows(rows.slice(0, cut))])
        expect(steps).toEqual(sumRows(rows))
      }),
    )
  })

  it('ties table 12 to the tables for every document', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        for (const { ties } of tieOut(rowsOf(document), hsnRowsOf(document))) expect(ties).toBe(true)
      }),
    )
  })

  it('gives the record of the file alike from lines and from stored rows', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const entry = entryOf(document)
        if (!entry) return
        const rows = rowsOf(document).filter(({ section }) => section === entry.section)
        const { number, date, value, reverseCharge, noteType, shippingBill } = entry
        const head = { number, date, value, reverseCharge, noteType, shippingBill, igstOnIntra: false }
        expect(entryOfRows(head, rows)).toEqual(entry)
      }),
    )
  })

  it('puts the taxable lines into exactly one table besides table 14', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { placements } = classify(document)
        const main = placements.filter(({ section }) => section !== 'nil' && section !== 'supeco')
        expect(main.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
