import { describe, expect, it } from 'vitest'
import type { Cells, Place, SheetRow } from '../worksheet/declaration.ts'
import { taxBy } from '../worksheet/rules.ts'
import { gstr8 } from './declaration.ts'

const place: Place = {
  gstin: '27AANCE9902F1CP',
  stateCode: '27',
  returnPeriod: '102026',
  from: '2026-10-01',
  to: '2026-10-31',
  today: '2026-11-05',
}
// 90,000 - 10,000 + 25,000 - 5,000 = 1,00,000: 250 each.
const sold: Cells = {
  supplierGstin: '27AAKCM4821P1ZW',
  placeOfSupply: '27',
  suppliesRegistered: '90000',
  returnsRegistered: '10000',
  suppliesUnregistered: '25000',
  returnsUnregistered: '5000',
  cgst: '250.00',
  sgst: '250.00',
}
const below: Cells = {
  supplierGstin: '27AAKCM4821P1ZW',
  suppliesRegistered: '1000',
  returnsUnregistered: '1500.50',
}
const row = (cells: Cells, table = '3'): SheetRow => ({ table, cells, entry: { id: 1, version: 1 } })
const table = (key: string) => gstr8.tables.find((one) => one.key === key)!
const issuesOf = (cells: Cells, key = '3') =>
  table(key).issues!(cells, place).map(({ column, code }) => `${column} ${code}`)
const checksOf = (rows: readonly SheetRow[]) =>
  gstr8.checks({ place, rows, facts: undefined }).map(({ code, severity }) => `${code} ${severity}`)

// Notification 15/2024: 0.5 per cent from 10 July 2024, one per cent before.
it.each([
  ['2024-07-09', '100000', '1000.00', '500.00'],
  ['2024-07-10', '100000', '500.00', '250.00'],
])('at %s tax of %s is %s, by halves %s', (day, value, igst, half) => {
  expect(taxBy('tcs.rate', value, day)).toEqual({ igst, half })
})

describe('goods of enrolled persons', () => {
  const enrolled: Cells = {
    enrolmentNumber: '272300000012ESU',
    grossSupplies: '5000',
    grossReturns: '1200.50',
  }
  it('are netted, and collected no tax of', () => {
    expect(table('U').compute!(enrolled, place)['netAmount']).toBe('3799.50')
    expect(table('U').columns.map(({ key }) => key)).not.toContain('igst')
  })
  it.each([
    ['a whole row', enrolled, place, []],
    ['nothing sold', { enrolmentNumber: 'X' }, place, ['grossSupplies SHEET_ABOVE_ZERO']],
    [
      'a month before they could sell',
      enrolled,
      { ...place, returnPeriod: '092023', from: '2023-09-01', to: '2023-09-30' },
      ['enrolmentNumber SHEET_NOT_BEFORE'],
    ],
  ] as const)('%s', (_, cells, where, wanted) => {
    expect(table('U').issues!(cells, where).map(({ column, code }) => `${column} ${code}`)).toEqual(wanted)
  })
  it('are amended for an earlier period, to nothing too', () => {
    const amended = { ...enrolled, originalEnrolment: 'X', originalPeriod: '092026' }
    expect(issuesOf({ ...amended, grossSupplies: '0', grossReturns: '' }, 'UA')).toEqual([])
    expect(issuesOf({ ...amended, originalPeriod: '102026' }, 'UA')).toEqual([
      'originalPeriod SHEET_EARLIER_PERIOD',
    ])
  })
  it('are not in the file, of which a check warns, and are there once', () => {
    expect(checksOf([row(enrolled, 'U')])).toEqual(['GSTR8_ENROLLED_BY_HAND Warning'])
    expect(
      checksOf([row(enrolled, 'U'), row({ ...enrolled, enrolmentNumber: '272300000012esu' }, 'U')]),
    ).toEqual(['GSTR8_ENROLLED_TWICE Error', 'GSTR8_ENROLLED_BY_HAND Warning'])
    expect(gstr8.object({ place, rows: [row(enrolled, 'U')], facts: undefined })).toEqual({
      gstin: place.gstin,
      fp: '102026',
    })
  })
})

describe('what is entered', () => {
  it('is netted: what came back is taken off', () => {
    expect(table('3').compute!(sold, place)['netAmount']).toBe('100000.00')
    expect(table('3').compute!(below, place)['netAmount']).toBe('-500.50')
  })
  it.each([
    ['a whole row', sold, []],
    ['nothing sold', { supplierGstin: '27AAKCM4821P1ZW' }, ['suppliesRegistered SHEET_ABOVE_ZERO']],
    ['more back than sold', below, []],
    ['tax where more came back than was sold', { ...below, igst: '1' }, ['igst SHEET_NO_TAX']],
    ['both kinds of tax', { ...sold, igst: '500' }, ['igst SHEET_ONE_TAX']],
    ['halves that differ', { ...sold, cgst: '251' }, ['sgst SHEET_HALVES']],
    ['the own GSTIN', { ...sold, supplierGstin: place.gstin }, ['supplierGstin SHEET_OWN_GSTIN']],
  ] as const)('%s', (_, cells, wanted) => {
    expect(issuesOf(cells)).toEqual(wanted)
  })
  it('amends earlier periods', () => {
    const amended = { ...sold, originalPeriod: '092026', originalGstin: '27AAKCM4821P1ZW' }
    expect(issuesOf(amended, '4')).toEqual([])
    expect(issuesOf({ ...amended, originalPeriod: '112026' }, '4')).toEqual([
      'originalPeriod SHEET_EARLIER_PERIOD',
    ])
  })
})

describe('checks', () => {
  it.each([
    ['half a per cent', [row(sold)], []],
    ['no tax on a net value', [row({ ...sold, cgst: '', sgst: '' })], ['GSTR8_NO_TAX Error']],
    ['one per cent', [row({ ...sold, cgst: '500', sgst: '500' })], ['GSTR8_RATE_HALVES Warning']],
    [
      'a quarter of integrated tax',
      [row({ ...sold, placeOfSupply: '29', cgst: '', sgst: '', igst: '250' })],
      ['GSTR8_RATE Warning'],
    ],
    [
      'central tax with the place in another State',
      [row({ ...sold, placeOfSupply: '29' })],
      ['GSTR8_HEADS Error'],
    ],
    ['a net value below zero', [row(below)], ['GSTR8_BELOW_ZERO Warning']],
    ['a supplier twice', [row(sold), row(sold)], ['GSTR8_TWICE Error']],
    [
      'a supplier for two places',
      [row(sold), row({ ...sold, placeOfSupply: '29', cgst: '', sgst: '', igst: '500' })],
      [],
    ],
  ] as const)('%s', (_, rows, wanted) => {
    expect(checksOf(rows)).toEqual(wanted)
  })
})

// Keys and their order: reference 4.3.
it('writes an entry for each supplier, none below zero', () => {
  const rows = [
    row(sold),
    row(below),
    row({ ...sold, originalPeriod: '092026', originalGstin: '29AAGCB7383J1Z4' }, '4'),
  ]
  expect(JSON.stringify(gstr8.object({ place, rows, facts: undefined }))).toBe(
    JSON.stringify({
      gstin: '27AANCE9902F1CP',
      fp: '102026',
      tcs: [
        {
          stin: '27AAKCM4821P1ZW',
          supR: 90000,
          retsupR: 10000,
          supU: 25000,
          retsupU: 5000,
          amt: 100000,
          iamt: 0,
          camt: 250,
          samt: 250,
          pos: '27',
        },
        {
          stin: '27AAKCM4821P1ZW',
          supR: 1000,
          retsupR: 0,
          supU: 0,
          retsupU: 1500.5,
          amt: 0,
          iamt: 0,
          camt: 0,
          samt: 0,
        },
      ],
      tcsa: [
        {
          ostin: '29AAGCB7383J1Z4',
          stin: '27AAKCM4821P1ZW',
          ofp: '092026',
          supR: 90000,
          retsupR: 10000,
          supU: 25000,
          retsupU: 5000,
          amt: 100000,
          iamt: 0,
          camt: 250,
          samt: 250,
          pos: '27',
        },
      ],
    }),
  )
})
