import { describe, expect, it } from 'vitest'
import { classify } from './classify.ts'
import type { ReturnDocument } from './document.ts'
import { consumer, exported, gstins, interLine, invoice, line, note, untaxedLine } from './sample.fixture.ts'

const tablesOf = (document: ReturnDocument): string =>
  classify(document)
    .placements.map(({ table, section, part }) => [table, section, part].filter(Boolean).join(' '))
    .join(', ')
const reasonsOf = (document: ReturnDocument): string =>
  classify(document)
    .placements.map(({ reason }) => reason.key.replace('returns.reason.', ''))
    .join(', ')

const far = { placeOfSupply: '29', lines: [interLine()] }

describe('what is no supply of the return', () => {
  it.each<[string, ReturnDocument, string, number | null]>([
    ['a draft', invoice({ status: 'Draft' }), 'draft', null],
    ['a cancelled invoice counts its number', invoice({ status: 'Cancelled' }), 'cancelled', 1],
    ['a challan for job work', invoice({ kind: 'challan', challanReason: 'jobWork' }), 'challan', 9],
    ['a challan on approval', invoice({ kind: 'challan', challanReason: 'approval' }), 'challan', 10],
    ['a challan without reason', invoice({ kind: 'challan' }), 'challan', 12],
    ['a self-invoice', consumer({ kind: 'selfInvoice', reverseCharge: true }), 'selfInvoice', 2],
    [
      'a free sample',
      invoice({ lines: [line({ taxableValue: '0.00', cgst: '0', sgst: '0' })] }),
      'noValue',
      1,
    ],
    ['an advance on goods', consumer({ kind: 'receiptVoucher' }), 'advanceOnGoods', 6],
  ])('%s', (_name, document, reason, documentType) => {
    const classification = classify(document)
    expect(classification).toMatchObject({ placements: [], hsnTab: null, documentType })
    expect(classification.reason).toEqual({ key: `returns.reason.${reason}` })
  })
})

describe('invoices by recipient', () => {
  it.each<[string, ReturnDocument, string]>([
    ['registered, own state', invoice(), '4A b2b 4A'],
    ['registered, other state', invoice(far), '4A b2b 4A'],
    ['composition dealer', invoice({ recipientCategory: 'COMP' }), '4A b2b 4A'],
    ['UIN holder', invoice({ recipientCategory: 'UIN', recipientGstin: gstins.uin }), '4A b2b 4A'],
    ['reverse charge', invoice({ reverseCharge: true }), '4B b2b 4B'],
    ['SEZ with payment', invoice({ recipientCategory: 'SEZ', taxPayment: 'WPAY' }), '6B b2b SEZWP'],
    ['SEZ without payment', invoice({ recipientCategory: 'SEZ', taxPayment: 'WOPAY' }), '6B b2b SEZWOP'],
    ['deemed export', invoice({ recipientCategory: 'DEEMED' }), '6C b2b 6C'],
    ['export with payment', exported(), '6A exp EXPWP'],
    ['export without payment', exported({ taxPayment: 'WOPAY' }), '6A exp EXPWOP'],
    ['consumer in the state, large', consumer({ value: '900000.00' }), '7 b2cs'],
    ['consumer in another state, small', consumer(far), '7 b2cs'],
    [
      'bill of supply to a registered person',
      invoice({ kind: 'billOfSupply', lines: [untaxedLine('EXEMPT')] }),
      '8 nil',
    ],
    ['sold by a SEZ unit in its own state', consumer({ supplierIsSez: true, value: '100000.01' }), '5 b2cl'],
  ])('%s', (_name, document, tables) => {
    expect(tablesOf(document)).toBe(tables)
  })
})

describe('limit of large inter-State sales to consumers', () => {
  it.each<[string, string, string]>([
    ['2024-07-31', '250000.00', '7 b2cs'],
    ['2024-07-31', '250000.01', '5 b2cl'],
    ['2024-08-01', '100000.00', '7 b2cs'],
    ['2024-08-01', '100000.01', '5 b2cl'],
    ['2024-08-01', '250000.00', '5 b2cl'],
    ['2017-07-01', '100000.01', '7 b2cs'],
  ])('on %s a value of %s', (date, value, tables) => {
    expect(tablesOf(consumer({ ...far, date, value }))).toBe(tables)
  })

  it('takes the limit of the period for an invoice reported late', () => {
    const late = consumer({ ...far, date: '2024-07-20', value: '150000.00' })
    expect(classify(late).placements[0]?.table).toBe('7')
    expect(classify(late, { periodStart: '2024-11-01' }).placements[0]?.table).toBe('5')
  })
})

describe('notes', () => {
  const large = { number: 'INV/0', date: '2025-10-10', value: '100000.01', placeOfSupply: '29' }
  it.each<[string, Partial<ReturnDocument>, string]>([
    ['registered', {}, '9B cdnr 4A'],
    ['registered, reverse charge', { reverseCharge: true }, '9B cdnr 4B'],
    ['SEZ without payment', { recipientCategory: 'SEZ', taxPayment: 'WOPAY' }, '9B cdnr SEZWOP'],
    ['deemed export', { recipientCategory: 'DEEMED' }, '9B cdnr 6C'],
    ['export with payment', { ...exported(), kind: 'creditNote' }, '9B cdnur EXPWP'],
    ['consumer, original in table 5, note small', { ...consumer(far), original: large }, '9B cdnur B2CL'],
    [
      'consumer, original in table 7, note above the limit',
      { ...consumer({ ...far, value: '400000.00' }), original: { ...large, value: '100000.00' } },
      '7 b2cs',
    ],
    [
      'consumer, original of July 2024 at 2,40,000',
      { ...consumer(far), original: { ...large, date: '2024-07-31', value: '240000.00' } },
      '7 b2cs',
    ],
    [
      'consumer, original of August 2024 at 2,40,000',
      { ...consumer(far), original: { ...large, date: '2024-08-01', value: '240000.00' } },
      '9B cdnur B2CL',
    ],
    [
      'consumer in the state, original large',
      { ...consumer(), original: { ...large, placeOfSupply: '27' } },
      '7 b2cs',
    ],
    ['consumer without original', { ...consumer(far), original: null }, '7 b2cs'],
  ])('%s', (_name, changes, tables) => {
    for (const kind of ['creditNote', 'debitNote'] as const) {
      expect(tablesOf(note(kind, { ...changes, kind }))).toBe(tables)
    }
  })
})

describe('lines apart', () => {
  it('splits taxable from untaxed lines of a domestic invoice', () => {
    const mixed = invoice({ lines: [line(), untaxedLine('NIL'), untaxedLine('NONGST')] })
    expect(tablesOf(mixed)).toBe('8 nil, 4A b2b 4A')
    expect(classify(mixed).placements.map(({ lines }) => lines.length)).toEqual([2, 1])
  })

  it.each<[string, ReturnDocument]>([
    ['export', exported({ lines: [interLine(), untaxedLine('EXEMPT')] })],
    ['SEZ supply', invoice({ recipientCategory: 'SEZ', lines: [interLine(), untaxedLine('NIL')] })],
  ])('keeps all lines of an %s together', (_name, document) => {
    expect(classify(document).placements.map(({ lines }) => lines.length)).toEqual([2])
  })

  it('has no record for a free line beside exempt ones', () => {
    const free = line({ taxableValue: '0.00', cgst: '0.00', sgst: '0.00' })
    expect(tablesOf(invoice({ lines: [free, untaxedLine('EXEMPT')] }))).toBe('8 nil')
  })

  it('splits a deemed export, which is not zero-rated', () => {
    const deemed = invoice({ recipientCategory: 'DEEMED', lines: [line(), untaxedLine('EXEMPT')] })
    expect(tablesOf(deemed)).toBe('8 nil, 6C b2b 6C')
  })
})

describe('operators and advances', () => {
  const service = interLine({ hsn: '998313', uqc: 'NA', quantity: '0' })
  const receipt = consumer({ kind: 'receiptVoucher', placeOfSupply: '29', lines: [service] })
  it.each<[string, ReturnDocument, string]>([
    [
      'section 52',
      consumer({ operator: { gstin: gstins.operator, section: '52' } }),
      '7 b2cs, 14(a) supeco 14A',
    ],
    ['section 9(5)', consumer({ operator: { gstin: gstins.operator, section: '9(5)' } }), '14(b) supeco 14B'],
    ['advance', receipt, '11A at'],
    ['advance paid back', { ...receipt, kind: 'refundVoucher' }, '11A at'],
    [
      'advance of an earlier month adjusted',
      { ...receipt, kind: 'advanceAdjustment', original: { number: 'RV/1', date: '2025-10-31' } },
      '11B txpd',
    ],
    [
      'advance of the same month adjusted',
      { ...receipt, kind: 'advanceAdjustment', original: { number: 'RV/1', date: '2025-11-01' } },
      '11A at',
    ],
  ])('%s', (_name, document, tables) => {
    expect(tablesOf(document)).toBe(tables)
  })

  it('leaves supplies under section 9(5) out of table 12', () => {
    const document = consumer({ operator: { gstin: gstins.operator, section: '9(5)' } })
    expect(classify(document).hsnTab).toBeNull()
  })
})

describe('amendments', () => {
  const amends = { period: '102025', number: 'INV/0', date: '2025-10-05', lines: [line()] } as const
  it.each<[string, ReturnDocument, string]>([
    ['invoice', invoice({ amends: { ...amends, section: 'b2ba' } }), '9A b2ba 4A'],
    [
      'large consumer invoice, now small',
      consumer({ ...far, amends: { ...amends, section: 'b2cla' } }),
      '9A b2cla',
    ],
    ['export', exported({ amends: { ...amends, section: 'expa' } }), '9A expa EXPWP'],
    ['note', note('creditNote', { amends: { ...amends, section: 'cdnra' } }), '9C cdnra 4A'],
    [
      'note to an export',
      { ...exported({ amends: { ...amends, section: 'cdnura' } }), kind: 'creditNote' },
      '9C cdnura EXPWP',
    ],
    [
      'totals of table 7',
      consumer({ kind: 'restatement', amends: { ...amends, section: 'b2csa' } }),
      '10 b2csa',
    ],
    [
      'totals of advances',
      consumer({ kind: 'restatement', amends: { ...amends, section: 'ata' } }),
      '11-II ata',
    ],
    [
      'exempt line taken away',
      invoice({ amends: { ...amends, section: 'b2ba', lines: [line(), untaxedLine('EXEMPT')] } }),
      '9A b2ba 4A, 8 nil',
    ],
  ])('%s', (_name, document, tables) => {
    expect(tablesOf(document)).toBe(tables)
    expect(classify(document).documentType).toBeNull()
  })
})

it('says why with the figures that decided', () => {
  const document = consumer({ ...far, value: '118000.00' })
  expect(reasonsOf(document)).toBe('consumerLarge')
  expect(classify(document).placements[0]?.reason.params).toEqual({
    placeOfSupply: '29',
    value: '118000.00',
    limit: '100000',
  })
})
