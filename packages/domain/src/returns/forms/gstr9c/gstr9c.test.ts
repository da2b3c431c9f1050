import { describe, expect, it } from 'vitest'
import type { Gstr1Row } from '../../gstr1/rows.ts'
import type { Part, Section } from '../../gstr1/sections.ts'
import { AnnualSums, fillRows, nameOfTerm } from '../annual/sheet.ts'
import type { AnnualFigures } from '../annual/sheet.ts'
import { gstr9Rows } from '../gstr9/rows.ts'
import { gstr9cObject } from './json.ts'
import { gstr9cRows, reasonsOf, sections9c } from './rows.ts'
import type { Section9c } from './rows.ts'
import { gstr9cSheet, outwardByRate, rowOfRate } from './worksheet.ts'
import type { Facts9c } from './worksheet.ts'

const row = (
  section: Section,
  part: Part,
  rate: string,
  taxableValue: number,
  igst = 0,
  half = 0,
): Gstr1Row => ({
  section,
  part,
  rate,
  ctin: '',
  placeOfSupply: '27',
  supplyType: 'INTRA',
  documents: 1,
  taxableValue: taxableValue.toFixed(2),
  igst: igst.toFixed(2),
  cgst: half.toFixed(2),
  sgst: half.toFixed(2),
  cess: '0.00',
})

/** GSTR-9: 100,000 taxed (of it 2,000 bought under reverse charge), 5,000 exempt, 3,000 exported without payment, 1,000 by reverse charge of the buyer. */
const nine = fillRows(gstr9Rows, {
  books: new AnnualSums()
    .add('4B', { taxableValue: '98000.00', cgst: '8820.00', sgst: '8820.00' })
    .add('4G', { taxableValue: '2000.00', cgst: '180.00', sgst: '180.00' })
    .add('5A', { taxableValue: '3000.00' })
    .add('5C', { taxableValue: '1000.00' })
    .add('5D', { taxableValue: '5000.00' })
    .add('11', { taxableValue: '400.00', cgst: '36.00', sgst: '36.00' })
    .add('6B-ip', { cgst: '700.00', sgst: '700.00' })
    .add('6A1', { igst: '50.00' })
    .add('7E', { cgst: '100.00', sgst: '100.00' })
    .add('13', { igst: '30.00' })
    .add('9-cash', { cgst: '8000.00', sgst: '8000.00' })
    .add('9-cgst', { cgst: '1000.00' })
    .add('9-sgst', { sgst: '1000.00' }),
  filed: new AnnualSums(),
  adjusted: new AnnualSums(),
})
const zero = { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' }
const facts = (more: Partial<Facts9c> = {}): Facts9c => ({
  lines: nine,
  facts: {
    year: '2025-26',
    periods: [
      {
        rows: [
          row('b2b', '4A', '18', 98_000, 0, 8_820),
          row('b2b', '4B', '18', 1_000),
          row('exp', 'EXPWOP', '18', 3_000),
        ],
        directed: [
          { section: 'cdnr', part: 'SEZWOP', isUp: false, year: '2025-26', taxableValue: '-200.00', ...zero },
          { section: 'cdnr', part: 'SEZWOP', isUp: false, year: '2024-25', taxableValue: '-999.00', ...zero },
        ],
        paid: { interest: { ...zero, cgst: '5.00' }, lateFee: { cgst: '10.00', sgst: '10.00' } },
      },
    ] as unknown as Facts9c['facts']['periods'],
  },
  income: '107000.00',
  bookedCredit: '1180.00',
  reverse: [
    { rate: '18.000', taxableValue: '2000.00', igst: '0.00', cgst: '180.00', sgst: '180.00', cess: '0.00' },
  ],
  adjustments: [],
  ...more,
})
const of = (sheet: ReturnType<typeof gstr9cSheet>, section: Section9c) =>
  sheet.lines.find((line) => line.section === section)!
const adjustment = (section: Section9c, figures: Partial<AnnualFigures> = {}) => ({
  section,
  reason: 'By the accounts',
  ...figures,
})

describe('turnover', () => {
  const sheet = gstr9cSheet(
    facts({
      adjustments: [
        adjustment('5B', { taxableValue: '500.00' }),
        adjustment('5H', { taxableValue: '300.00' }),
        adjustment('5E', { taxableValue: '400.00' }),
      ],
    }),
  )
  it.each([
    ['5A', '107000.00'],
    // 107000 + 500 - 300 - 400
    ['5P', '106800.00'],
    // 98000 + 3000 + 1000 + 5000 less 400 of the next year
    ['5Q', '106600.00'],
    ['5R', '-200.00'],
    ['7A', '106800.00'],
    ['7B', '5000.00'],
    // 3000 less the note of the year to an SEZ
    ['7C', '2800.00'],
    ['7D', '1000.00'],
    ['7E', '98000.00'],
    // 100000 less reverse charge less 400
    ['7F', '97600.00'],
    ['7G', '-400.00'],
  ] as const)('%s', (section, wanted) => {
    expect(of(sheet, section).taxableValue).toBe(wanted)
  })
})

describe('tax by rate', () => {
  const sheet = gstr9cSheet(facts())
  it('has sales, reverse charge, interest and late fee, and what GSTR-9 says was paid', () => {
    expect(of(sheet, '9-18')).toMatchObject({ taxableValue: '98000.00', cgst: '8820.00' })
    expect(of(sheet, '9-18-reverse')).toMatchObject({ taxableValue: '2000.00', cgst: '180.00' })
    // 8820 + 180 + 5 + 10
    expect(of(sheet, '9P')).toMatchObject({ cgst: '9015.00', sgst: '9010.00' })
    // 8000 + 1000 + 5 + 10
    expect(of(sheet, '9Q')).toMatchObject({ cgst: '9015.00', sgst: '9010.00' })
    expect(of(sheet, '9R')).toMatchObject({ cgst: '0.00', sgst: '0.00' })
  })

  it('leaves out what bears no tax of ours, and takes advances that were used off', () => {
    expect(
      outwardByRate([
        row('b2cs', '', '5', 1_000, 0, 25),
        row('at', '', '5', 100, 0, 2.5),
        row('txpd', '', '5.000', 40, 0, 1),
        row('nil', 'EXEMPT', '0', 50),
        row('b2b', 'SEZWOP', '5', 70),
        row('supeco', '14A', '0', 60),
      ]),
    ).toEqual([
      { rate: '5', taxableValue: '1060.00', igst: '0.00', cgst: '26.50', sgst: '26.50', cess: '0.00' },
    ])
  })

  it.each([
    ['18.000', false, '9-18'],
    ['18', true, '9-18-reverse'],
    ['0.25', false, '9-0.25'],
    // The form has no such row under reverse charge.
    ['3', true, '9-other'],
    ['7.5', false, '9-other'],
  ] as const)('%s%% with reverse charge %s is in %s', (rate, isReverse, wanted) => {
    expect(rowOfRate(rate, isReverse)).toBe(wanted)
  })
})

describe('credit', () => {
  it('is that of the books beside 7J of GSTR-9', () => {
    const sheet = gstr9cSheet(
      facts({
        adjustments: [adjustment('14A', { taxableValue: '9000.00', credit: '1300.00', eligible: '1150.00' })],
      }),
    )
    const amounts = (['12A', '12B', '12C', '12D', '12E', '12F'] as const).map(
      (section) => of(sheet, section).taxableValue,
    )
    // 1180 + 50 - 30; 1400 less 200
    expect(amounts).toEqual(['1180.00', '50.00', '30.00', '1200.00', '1200.00', '0.00'])
    expect([of(sheet, '14R').eligible, of(sheet, '14S').eligible, of(sheet, '14T').eligible]).toEqual([
      '1150.00',
      '1200.00',
      '50.00',
    ])
  })
})

describe('reasons', () => {
  it('are asked for where a difference is, and for table 14 once it is used', () => {
    const none = gstr9cSheet(facts())
    expect(none.missingReasons).toEqual(['6', '8'])
    const used = gstr9cSheet(
      facts({
        adjustments: [adjustment('6'), adjustment('8'), adjustment('14A', { eligible: '1.00' })],
      }),
    )
    expect(used.missingReasons).toEqual(['15'])
    expect(used.reasons.map(({ section }) => section)).toEqual(['6', '8'])
  })
})

describe('the file', () => {
  const sheet = gstr9cSheet(
    facts({ adjustments: [adjustment('6'), adjustment('16', { cgst: '36.00', interest: '2.00' })] }),
  )
  const file = gstr9cObject({ gstin: '27AABCR7719L1ZE', period: '032026' }, sheet) as {
    gstr9cdata: { audited_data: Record<string, Record<string, unknown>> }
  }
  const data = file.gstr9cdata.audited_data

  it('has the tables of the form in their order, each with its keys', () => {
    expect(Object.keys(data).join()).toBe(
      'gstin,fp,table5,table6,table7,table8,table9,table10,table11,table12,table13,table14,table15,table16',
    )
    expect(Object.keys(data['table5']!).join()).toBe(
      'turnovr,unbil_rev_beg,unadj_adv_end,dmd_sup,crd_nts_issued,trd_dis,turnovr_apr_jun,unbil_rev_end,unadj_adv_beg,crd_note_acc,adj_dta,turnovr_comp,adj_turn_sec,adj_turn_fef,adj_turn_othrsn,annul_turn_adj,annul_turn_decl,unrec_turnovr',
    )
    expect(Object.keys(data['table9']!).join()).toBe(
      'rate,inter,late_fee,pen,oth,tot_amt_payable,tot_amt_paid,unrec_amt',
    )
    expect(data['table6']).toEqual({ rsn: [{ number: '1', desc: 'By the accounts' }] })
    expect(data['table16']).toEqual({ cgst: 36, sgst: 0, igst: 0, cess: 0, inter: 2, pen: 0 })
    expect((data['table9']!['rate'] as { desc: string }[]).map(({ desc }) => desc)).toEqual([
      '5%',
      '5%(RC)',
      '6%',
      '12%',
      '12%(RC)',
      '18%',
      '18%(RC)',
      '28%',
      '28%(RC)',
      '40%',
      '40%(RC)',
      '3%',
      '0.25%',
      '0.1%',
      'Others',
      'Supplies under section 9(5)',
    ])
    expect((data['table11']!['rate'] as { desc: string }[]).length).toBe(9)
    expect((data['table14']!['items'] as object[]).length).toBe(17)
  })
})

it('each sum is of rows before it, each row is there once, and each reason explains a sum', () => {
  const seen = new Set<string>()
  for (const one of gstr9cRows) {
    for (const term of 'sum' in one ? one.sum : [])
      expect([one.section, term, seen.has(nameOfTerm(term))]).toEqual([one.section, term, true])
    seen.add(one.section)
  }
  expect(seen.size).toBe(sections9c.length)
  for (const section of Object.values(reasonsOf)) expect(seen.has(section)).toBe(true)
})
