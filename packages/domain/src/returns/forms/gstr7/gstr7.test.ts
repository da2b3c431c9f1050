import { describe, expect, it } from 'vitest'
import type { Cells, Place, SheetRow } from '../worksheet/declaration.ts'
import { taxBy } from '../worksheet/rules.ts'
import { gstr7 } from './declaration.ts'

// A deductor in Maharashtra.
const place: Place = {
  gstin: '27AANCE9902F1DN',
  stateCode: '27',
  returnPeriod: '102026',
  from: '2026-10-01',
  to: '2026-10-31',
  today: '2026-11-05',
}
const paid: Cells = {
  deducteeGstin: '27AAKCM4821P1ZW',
  documentNumber: 'INV/1',
  documentDate: '2026-10-03',
  documentValue: '354000.00',
  placeOfSupply: '27',
  amountPaid: '300000.00',
  cgst: '3000.00',
  sgst: '3000.00',
}
const inter: Cells = {
  ...paid,
  deducteeGstin: '29AAGCB7383J1Z4',
  placeOfSupply: '27',
  cgst: '',
  sgst: '',
  igst: '6000.00',
}
const row = (cells: Cells, table = '3'): SheetRow => ({ table, cells, entry: { id: 1, version: 1 } })
const issuesOf = (cells: Cells, key = '3', where = place) =>
  gstr7.tables.find((table) => table.key === key)!.issues!(cells, where).map(
    ({ column, code }) => `${column} ${code}`,
  )
const checksOf = (rows: readonly SheetRow[]) =>
  gstr7
    .checks({ place, rows, facts: undefined })
    .filter(({ code }) => code !== 'GSTR7_FILE_BY_DEDUCTEE')
    .map(({ code, severity }) => `${code} ${severity}`)

// Section 51(1): one per cent each, two per cent as integrated tax; half a paisa and more is a paisa.
it.each([
  ['300000.00', '6000.00', '3000.00'],
  ['10000.50', '200.01', '100.01'],
  ['0.25', '0.01', '0.00'],
])('tax of %s is %s, by halves %s', (value, igst, half) => {
  expect(taxBy('tds.rate', value, '2026-10-31')).toEqual({ igst, half })
})

describe('what is entered', () => {
  it.each([
    ['a whole row', paid, []],
    ['integrated tax', inter, []],
    ['both kinds of tax', { ...paid, igst: '6000' }, ['igst SHEET_ONE_TAX']],
    ['no tax', { ...paid, cgst: '', sgst: '' }, ['igst SHEET_ONE_TAX']],
    ['halves that differ', { ...paid, sgst: '2999' }, ['sgst SHEET_HALVES']],
    ['nothing paid', { ...paid, amountPaid: '0' }, ['amountPaid SHEET_ABOVE_ZERO']],
    ['the own GSTIN', { ...paid, deducteeGstin: place.gstin }, ['deducteeGstin SHEET_OWN_GSTIN']],
    [
      'a document of after the period',
      { ...paid, documentDate: '2026-11-01' },
      ['documentDate SHEET_AFTER_PERIOD'],
    ],
    [
      'no document',
      { ...paid, documentNumber: '', documentDate: '', documentValue: '' },
      ['documentNumber REQUIRED', 'documentDate REQUIRED', 'documentValue REQUIRED'],
    ],
  ] as const)('%s', (_, cells, wanted) => {
    expect(issuesOf(cells)).toEqual(wanted)
  })

  it('asks for documents from September 2025 on alone', () => {
    const bare = { ...paid, documentNumber: '', documentDate: '', documentValue: '' }
    const august = { ...place, returnPeriod: '082025', from: '2025-08-01', to: '2025-08-31' }
    expect(issuesOf(bare, '3', august)).toEqual([])
    expect(issuesOf(bare, '3', { ...august, from: '2025-09-01', to: '2025-09-30' })).toHaveLength(3)
  })

  it('amends earlier periods', () => {
    const amended = {
      ...paid,
      originalPeriod: '092026',
      originalGstin: paid['deducteeGstin']!,
      originalAmount: '300000',
    }
    expect(issuesOf(amended, '4')).toEqual([])
    expect(issuesOf({ ...amended, originalPeriod: '102026' }, '4')).toEqual([
      'originalPeriod SHEET_EARLIER_PERIOD',
    ])
    // Taken back whole.
    expect(issuesOf({ ...amended, amountPaid: '0', cgst: '', sgst: '' }, '4')).toEqual([])
  })
})

describe('checks', () => {
  it.each([
    ['supplier, place and deductor in one State', paid, []],
    ['supplier of another State, place in ours', inter, []],
    [
      'supplier and place in another State: nothing is deducted',
      { ...inter, placeOfSupply: '29' },
      ['GSTR7_NO_DEDUCTION Error'],
    ],
    [
      'supplier of another State with central tax',
      { ...paid, deducteeGstin: '29AAGCB7383J1Z4' },
      ['GSTR7_HEADS Error'],
    ],
    [
      'supplier of another State with central tax, place not known',
      { ...paid, deducteeGstin: '29AAGCB7383J1Z4', placeOfSupply: '' },
      ['GSTR7_HEADS Error'],
    ],
    ['supplier of our State, place not known', { ...paid, placeOfSupply: '' }, []],
    ['supplier of our State, place in another', { ...paid, placeOfSupply: '29' }, ['GSTR7_HEADS Error']],
    ['within a rupee', { ...paid, cgst: '3001.00', sgst: '3001.00' }, []],
    ['more than a rupee off', { ...paid, cgst: '3001.01', sgst: '3001.01' }, ['GSTR7_RATE_HALVES Warning']],
    ['one per cent of integrated tax', { ...inter, igst: '3000' }, ['GSTR7_RATE Warning']],
    ['a contract at the limit', { ...paid, contractValue: '250000.00' }, ['GSTR7_BELOW_LIMIT Warning']],
    ['a contract above the limit', { ...paid, contractValue: '250000.01' }, []],
  ] as const)('%s', (_, cells, wanted) => {
    expect(checksOf([row(cells)])).toEqual(wanted)
  })

  it('names a document that is there twice', () => {
    expect(checksOf([row(paid), row({ ...paid, documentNumber: 'inv/1' })])).toEqual(['GSTR7_TWICE Warning'])
  })
})

// Keys and their order: reference 4.2.
it('writes the sums of each deductee, then what is amended', () => {
  const rows = [
    row(paid),
    row({ ...paid, documentNumber: 'INV/2', amountPaid: '100000.50', cgst: '1000.01', sgst: '1000.01' }),
    row(inter),
    row({ ...inter, originalPeriod: '092026', originalGstin: '27AAKCM4821P1ZW', originalAmount: '500' }, '4'),
  ]
  expect(JSON.stringify(gstr7.object({ place, rows, facts: undefined }))).toBe(
    JSON.stringify({
      gstin: '27AANCE9902F1DN',
      fp: '102026',
      tds: [
        { gstin_ded: '27AAKCM4821P1ZW', amt_ded: 400000.5, iamt: 0, camt: 4000.01, samt: 4000.01 },
        { gstin_ded: '29AAGCB7383J1Z4', amt_ded: 300000, iamt: 6000, camt: 0, samt: 0 },
      ],
      tdsa: [
        {
          ogstin_ded: '27AAKCM4821P1ZW',
          omonth: '092026',
          oamt_ded: 500,
          gstin_ded: '29AAGCB7383J1Z4',
          amt_ded: 300000,
          iamt: 6000,
          camt: 0,
          samt: 0,
        },
      ],
    }),
  )
  // A nil return has no sections.
  expect(gstr7.object({ place, rows: [], facts: undefined })).toEqual({
    gstin: '27AANCE9902F1DN',
    fp: '102026',
  })
})
