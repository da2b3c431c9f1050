import { describe, expect, test } from 'vitest'
import { asFiled, gstr1aOf, hsnAsFiled, refusalOfChange } from './changes.ts'
import type { Change } from './changes.ts'
import type { ReturnDocument, ReturnLine } from './document.ts'
import { gstr1Of } from './book.ts'
import { gstr1Paper } from './paper.ts'
import { gstr1Sheets } from './sheets.ts'
import { tieOut } from './tie-out.ts'

const line = (taxableValue: string, more: Partial<ReturnLine> = {}): ReturnLine => {
  const half = (Number(taxableValue) * 0.09).toFixed(2)
  return {
    hsn: '73181500',
    description: 'Bolt',
    uqc: 'NOS',
    quantity: '10',
    rate: '18',
    taxableValue,
    igst: '0.00',
    cgst: half,
    sgst: half,
    cess: '0.00',
    treatment: 'TAXABLE',
    ...more,
  }
}
const invoice = (id: string, more: Partial<ReturnDocument> = {}): ReturnDocument => ({
  id,
  kind: 'invoice',
  number: `INV/${id}`,
  date: '2026-10-05',
  status: 'Active',
  supplierState: '27',
  supplierIsSez: false,
  recipientCategory: 'REG',
  recipientGstin: '27AABCR7719L1ZK',
  placeOfSupply: '27',
  taxPayment: null,
  reverseCharge: false,
  igstOnIntra: false,
  operator: null,
  shippingBill: null,
  original: null,
  amends: null,
  lines: [line('1000.00')],
  value: '1180.00',
  series: '1',
  ...more,
})
const consumer = { recipientCategory: 'UNREG', recipientGstin: null } as const
const interState = (taxableValue: string) =>
  line(taxableValue, { igst: (Number(taxableValue) * 0.18).toFixed(2), cgst: '0.00', sgst: '0.00' })
const period = '102026'

/** What the filed return and the books have of the documents, and GSTR-1A between them. */
function of(changes: readonly Change[], others: readonly ReturnDocument[] = []) {
  const filed = gstr1Of([...others, ...changes.flatMap(({ before }) => before ?? [])])
  const books = gstr1Of([...others, ...changes.map(({ now }) => now)])
  return { filed, books, amendment: gstr1aOf(changes, { period, filed: filed.sums }) }
}
const sumsOf = (rows: readonly { section: string; taxableValue: string; documents: number }[]) =>
  rows.map(({ section, taxableValue, documents }) => [section, taxableValue, documents])

describe('what changed after GSTR-1', () => {
  const a = invoice('1')
  const cases: readonly [string, Change, unknown[]][] = [
    ['a new record', { before: null, now: a }, [['b2b', '1000.00', 1]]],
    [
      'a record with other amounts, by their difference',
      { before: a, now: invoice('1', { lines: [line('400.00')], value: '472.00' }) },
      [['b2ba', '-600.00', 1]],
    ],
    [
      'a cancelled record, to nothing',
      { before: a, now: { ...a, status: 'Cancelled' } },
      [['b2ba', '-1000.00', 1]],
    ],
    [
      'a record with the same amounts on another day',
      { before: a, now: { ...a, date: '2026-10-06' } },
      [['b2ba', '0.00', 1]],
    ],
    ['nothing, where it was changed back', { before: a, now: { ...a } }, []],
    ['nothing, where a new one was cancelled', { before: null, now: { ...a, status: 'Cancelled' } }, []],
    [
      'exempt lines, by their difference: table 8 has no amendment',
      {
        before: invoice('1', {
          lines: [line('100.00', { treatment: 'EXEMPT', rate: '0', cgst: '0.00', sgst: '0.00' })],
        }),
        now: invoice('1', {
          lines: [line('70.00', { treatment: 'EXEMPT', rate: '0', cgst: '0.00', sgst: '0.00' })],
        }),
      },
      [['nil', '-30.00', 0]],
    ],
    [
      'a consumer of a State that the filed return does not name, as it is',
      {
        before: null,
        now: invoice('1', {
          ...consumer,
          placeOfSupply: '29',
          lines: [interState('200.00')],
          value: '236.00',
        }),
      },
      [['b2cs', '200.00', 1]],
    ],
    [
      'a large sale to a consumer that became small, out of table 5 and into table 7',
      {
        before: invoice('1', {
          ...consumer,
          placeOfSupply: '29',
          lines: [interState('100000.00')],
          value: '118000.00',
        }),
        now: invoice('1', {
          ...consumer,
          placeOfSupply: '29',
          lines: [interState('50000.00')],
          value: '59000.00',
        }),
      },
      [
        ['b2cla', '-100000.00', 1],
        ['b2cs', '50000.00', 1],
      ],
    ],
  ]
  test.each(cases)('has %s', (_, change, wanted) => {
    const { amendment } = of([change])
    expect(sumsOf(amendment.sums)).toEqual(wanted)
  })

  test('restates a place of table 7 whole, with the rates that did not change', () => {
    const other = invoice('9', {
      ...consumer,
      lines: [line('300.00', { rate: '5', cgst: '7.50', sgst: '7.50' })],
    })
    const before = invoice('1', { ...consumer, lines: [line('500.00')] })
    const { amendment } = of([{ before, now: { ...before, lines: [line('200.00')] } }], [other])
    expect(amendment.restatements).toMatchObject([
      {
        section: 'b2csa',
        period,
        placeOfSupply: '27',
        items: [
          { rate: '5', taxableValue: '300.00' },
          { rate: '18', taxableValue: '200.00' },
        ],
      },
    ])
    expect(sumsOf(amendment.sums)).toEqual([['b2csa', '-300.00', 1]])
    // By the columns of the official tool, and with the tax on paper.
    expect(gstr1Sheets(amendment).find(({ name }) => name === 'b2csa')!.rows).toEqual([
      ['2026-27', 'OCTOBER', '27-Maharashtra', 'OE', '', '5', '300.00', '0.00', ''],
      ['2026-27', 'OCTOBER', '27-Maharashtra', 'OE', '', '18', '200.00', '0.00', ''],
    ])
    const paper = gstr1Paper({ ...amendment, withDocuments: true })
    expect(paper.find(({ title }) => title === 'gstr1.restated')).toMatchObject({
      rows: [
        ['10/2026', '27', '5', '300.00', '0.00', '7.50', '7.50', '0.00'],
        ['10/2026', '27', '18', '200.00', '0.00', '18.00', '18.00', '0.00'],
      ],
      totals: ['', '', '', '500', '0', '25.5', '25.5', '0'],
    })
  })

  test('is, with the filed return, what the books have, and its table 12 is that of its other tables', () => {
    const changes: Change[] = [
      { before: a, now: invoice('1', { lines: [line('400.00')], value: '472.00' }) },
      {
        before: invoice('2', { kind: 'creditNote' }),
        now: { ...invoice('2', { kind: 'creditNote' }), status: 'Cancelled' },
      },
      { before: invoice('3', consumer), now: invoice('3', { ...consumer, lines: [line('10.00')] }) },
      { before: null, now: invoice('4', { ...consumer, placeOfSupply: '29', lines: [interState('70.00')] }) },
    ]
    const { filed, books, amendment } = of(changes, [invoice('8'), invoice('9', consumer)])
    expect(asFiled(books.sums, changes)).toEqual(filed.sums)
    expect(hsnAsFiled(books.hsn, changes)).toEqual(filed.hsn)
    expect(Number(amendment.summary.liability.cgst) + Number(filed.summary.liability.cgst)).toBeCloseTo(
      Number(books.summary.liability.cgst),
      9,
    )
    expect(tieOut(amendment.sums, amendment.hsn).map(({ ties }) => ties)).toEqual([true, true])
  })

  test('has the numbers of new documents, in runs: those between them are in another return', () => {
    const { amendment } = of([
      { before: null, now: invoice('4') },
      { before: null, now: invoice('5') },
      { before: null, now: invoice('9') },
      { before: invoice('1'), now: { ...invoice('1'), status: 'Cancelled' } },
    ])
    expect(amendment.issued.map(({ from, to, total, cancelled }) => [from, to, total, cancelled])).toEqual([
      ['INV/4', 'INV/5', 2, 0],
      ['INV/9', 'INV/9', 1, 0],
    ])
  })
})

describe('a change that GSTR-1A does not take', () => {
  const before = invoice('1')
  const operator = { gstin: '27AABCO1234F1C2', section: '52' } as const
  test.each([
    ['another GSTIN', { ...before, recipientGstin: '29AAFCT5530Q1Z5' }, 'recipient'],
    ['a consumer in place of a registered buyer', { ...before, ...consumer }, 'recipient'],
    ['an operator', { ...before, operator }, 'operator'],
    ['other amounts', { ...before, lines: [line('1.00')] }, undefined],
    ['cancelling', { ...before, status: 'Cancelled' as const }, undefined],
  ])('%s', (_, now, wanted) => {
    expect(refusalOfChange({ before, now })).toBe(wanted)
    expect(refusalOfChange({ before: null, now })).toBeUndefined()
  })
})
