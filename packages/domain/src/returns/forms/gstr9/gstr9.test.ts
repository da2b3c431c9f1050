import { describe, expect, it } from 'vitest'
import { noAmounts } from '../../gstr1/amounts.ts'
import type { Amounts } from '../../gstr1/amounts.ts'
import type { Gstr1Row } from '../../gstr1/rows.ts'
import type { Part, Section } from '../../gstr1/sections.ts'
import { annualLateFee } from '../annual/late.ts'
import { annualFigures, nameOfTerm, negativeRows } from '../annual/sheet.ts'
import type { AnnualFigures } from '../annual/sheet.ts'
import { cellRules } from '../gstr3b/cells.ts'
import type { CreditReversed, CreditTaken } from './inward.ts'
import type { DirectedRow } from './outward.ts'
import { gstr9Object, leftOut } from './json.ts'
import { gstr9Rows, sections9 } from './rows.ts'
import type { Section9 } from './rows.ts'
import { gstr9Sheet, lineOf } from './worksheet.ts'
import type { YearFacts, YearPeriod } from './worksheet.ts'
import { isExempt, laterPeriods } from './year.ts'

const amounts = (taxableValue: number, igst = 0, half = 0): Amounts => ({
  taxableValue: taxableValue.toFixed(2),
  igst: igst.toFixed(2),
  cgst: half.toFixed(2),
  sgst: half.toFixed(2),
  cess: '0.00',
})
const row = (section: Section, part: Part, of: Amounts): Gstr1Row => ({
  section,
  part,
  ctin: '',
  placeOfSupply: '27',
  supplyType: 'INTRA',
  rate: '18',
  documents: 1,
  ...of,
})
const directed = (
  section: Section,
  part: Part,
  isUp: boolean,
  of: Amounts,
  year = '2025-26',
): DirectedRow => ({ section, part, isUp, year, ...of })
const heads = (igst: number, half = 0) => {
  const { taxableValue: _, ...rest } = amounts(0, igst, half)
  return rest
}
const taken = (
  source: CreditTaken['source'],
  type: CreditTaken['type'],
  of: ReturnType<typeof heads>,
  more: Partial<CreditTaken> = {},
): CreditTaken => ({ source, type, isUnregistered: false, year: '2025-26', ...of, ...more })
const reversed = (
  reason: CreditReversed['reason'],
  of: ReturnType<typeof heads>,
  year = '2025-26',
): CreditReversed => ({ reason, year, ...of })

const cells = (figures: Partial<Record<string, Amounts>>): YearPeriod['sheet'] => ({
  cells: cellRules.map(({ section }) => ({
    section,
    ...(figures[section] ?? noAmounts),
    books: noAmounts,
    adjusted: noAmounts,
    from: [],
  })),
})
const nothingPaid: YearPeriod['paid'] = {
  tax: heads(0),
  reverseCharge: heads(0),
  cashTax: heads(0),
  utilised: {
    i_pdi: '0.00',
    i_pdc: '0.00',
    i_pds: '0.00',
    c_pdi: '0.00',
    c_pdc: '0.00',
    s_pdi: '0.00',
    s_pds: '0.00',
    cs_pdcs: '0.00',
  },
  interest: heads(0),
  lateFee: { cgst: '0.00', sgst: '0.00' },
}
const period = (returnPeriod: string, more: Partial<YearPeriod> = {}): YearPeriod => ({
  returnPeriod,
  isGstr1Filed: true,
  isGstr3bFiled: true,
  rows: [],
  directed: [],
  sheet: cells({}),
  taken: [],
  reversed: [],
  paid: nothingPaid,
  composition: '0.00',
  portal: new Map(),
  ...more,
})
const yearOf = (more: Partial<YearFacts> = {}): YearFacts => ({
  year: '2025-26',
  periods: [],
  later: [],
  statement: { credit: heads(0), imports: heads(0) },
  lateFee: { cgst: '0.00', sgst: '0.00' },
  adjustments: [],
  ...more,
})
const shown = (facts: YearFacts) => {
  const { lines } = gstr9Sheet(facts)
  return (section: Section9) => {
    const { taxableValue, igst, cgst, sgst } = lineOf(lines, section)
    return [taxableValue, igst, cgst, sgst].map(Number).join(' ')
  }
}

describe('tables 4 and 5', () => {
  /** April: a sale of every section. May: notes, an amendment, an advance that is used. */
  const april = period('042025', {
    rows: [
      row('b2b', '4A', amounts(10_000, 0, 900)),
      row('b2b', '4B', amounts(700, 0, 0)),
      row('b2b', 'SEZWP', amounts(2_000, 360)),
      row('b2b', 'SEZWOP', amounts(1_500)),
      row('b2b', '6C', amounts(1_000, 0, 90)),
      row('b2cl', '', amounts(200_000, 36_000)),
      row('b2cs', '', amounts(3_000, 0, 270)),
      row('exp', 'EXPWP', amounts(5_000, 900)),
      row('exp', 'EXPWOP', amounts(4_000)),
      row('nil', 'NIL', amounts(110)),
      row('nil', 'EXEMPT', amounts(220)),
      row('nil', 'NONGST', amounts(330)),
      row('at', '', amounts(1_000, 0, 90)),
      row('supeco', '14A', amounts(9_999, 0, 900)),
      row('supeco', '14B', amounts(600)),
    ],
    sheet: cells({ '3.1(d)': amounts(800, 0, 72) }),
  })
  const may = period('052025', {
    rows: [
      row('txpd', '', amounts(400, 0, 36)),
      // The sums have notes and amendments too; their direction is told apart below.
      row('cdnr', '4A', amounts(-300, 0, -27)),
      row('cdnur', 'B2CL', amounts(-10_000, -1_800)),
    ],
    directed: [
      directed('cdnr', '4A', false, amounts(-500, 0, -45)),
      directed('cdnr', '4A', true, amounts(200, 0, 18)),
      directed('b2ba', '4A', true, amounts(150, 0, 13.5)),
      directed('cdnra', '4A', false, amounts(-50, 0, -4.5)),
      directed('cdnur', 'EXPWOP', false, amounts(-40)),
      directed('expa', 'EXPWOP', true, amounts(30)),
      // Of 2024-25: in tables 10 and 11 of that return.
      directed('cdnr', '4A', false, amounts(-1_000, 0, -90), '2024-25'),
    ],
  })
  const of = shown(yearOf({ periods: [april, may] }))

  it.each([
    // 200000 + 3000 - 10000; 36000 - 1800
    ['4A', '193000 34200 270 270'],
    ['4B', '10000 0 900 900'],
    ['4C', '5000 900 0 0'],
    ['4D', '2000 360 0 0'],
    ['4E', '1000 0 90 90'],
    // 11A less 11B
    ['4F', '600 0 54 54'],
    ['4G', '800 0 72 72'],
    // 193000 + 10000 + 5000 + 2000 + 1000 + 600 + 800; 34200 + 900 + 360; 270 + 900 + 90 + 54 + 72
    ['4H', '212400 35460 1386 1386'],
    ['4I', '500 0 45 45'],
    ['4J', '200 0 18 18'],
    ['4K', '150 0 13.5 13.5'],
    ['4L', '50 0 4.5 4.5'],
    // -500 + 200 + 150 - 50
    ['4M', '-200 0 -18 -18'],
    ['4N', '212200 35460 1368 1368'],
    ['5A', '4000 0 0 0'],
    ['5B', '1500 0 0 0'],
    ['5C', '700 0 0 0'],
    ['5C1', '600 0 0 0'],
    ['5D', '220 0 0 0'],
    ['5E', '110 0 0 0'],
    ['5F', '330 0 0 0'],
    ['5G', '7460 0 0 0'],
    ['5H', '40 0 0 0'],
    ['5J', '30 0 0 0'],
    ['5L', '-10 0 0 0'],
    ['5M', '7450 0 0 0'],
    // 212200 + 7450 - 800; tax of 4N less that of reverse charge
    ['5N', '218850 35460 1296 1296'],
  ] as const)('%s', (section, wanted) => {
    expect(of(section)).toBe(wanted)
  })

  it('says what corrects an earlier year and is left out', () => {
    expect(gstr9Sheet(yearOf({ periods: [may] })).earlier).toMatchObject({
      taxableValue: '-1000.00',
      cgst: '-90.00',
    })
  })
})

describe('tables 6 to 8', () => {
  const june = period('062025', {
    sheet: cells({
      '4A(1)': amounts(0, 700),
      '4A(2)': amounts(0, 50),
      '4A(3)': amounts(0, 0, 72),
      '4A(4)': amounts(0, 20),
      '4A(5)': amounts(0, 100, 380),
      '4B(1)': amounts(0, 0, 60),
      '4B(2)': amounts(0, 0, 25),
      '4D(1)': amounts(0, 0, 10),
    }),
    taken: [
      taken('importOfGoods', 'ip', heads(400)),
      taken('importOfGoods', 'cg', heads(300)),
      taken('importOfServices', 'is', heads(50)),
      taken('reverseCharge', 'is', heads(0, 40), { isUnregistered: true }),
      taken('reverseCharge', 'ip', heads(0, 32)),
      taken('distribution', 'is', heads(20)),
      taken('other', 'ip', heads(100, 200)),
      taken('other', 'cg', heads(0, 90)),
      taken('other', 'is', heads(0, 50)),
      taken('other', 'ip', heads(0, 30), { year: '2024-25' }),
    ],
    reversed: [
      reversed('Section17(5)', heads(0, 40)),
      reversed('Rule42', heads(0, 15)),
      reversed('Rule37', heads(0, 20)),
      reversed('Others', heads(0, 5)),
    ],
    composition: '1300.00',
  })
  const facts = yearOf({
    periods: [june],
    later: [
      {
        returnPeriod: '052026',
        directed: [
          directed('cdnr', '4A', false, amounts(-1_000, 0, -90)),
          directed('cdnr', '4A', true, amounts(400, 0, 36)),
          directed('cdnr', '4A', false, amounts(-7, 0, -1), '2026-27'),
        ],
        taken: [
          taken('other', 'ip', heads(0, 70)),
          taken('importOfGoods', 'ip', heads(11)),
          taken('other', 'ip', heads(0, 999), { year: '2026-27' }),
        ],
        reversed: [reversed('Rule37', heads(0, 6))],
      },
    ],
    statement: { credit: heads(100, 450), imports: heads(720) },
  })
  const of = shown(facts)

  it.each([
    // 700 + 50 + 20 + 100; 72 + 380
    ['6A', '0 870 452 452'],
    ['6A1', '0 0 30 30'],
    ['6A2', '0 870 422 422'],
    ['6B-ip', '0 100 200 200'],
    ['6B-cg', '0 0 90 90'],
    ['6B-is', '0 0 50 50'],
    ['6C-is', '0 0 40 40'],
    ['6D-ip', '0 0 32 32'],
    ['6E-ip', '0 400 0 0'],
    ['6E-cg', '0 300 0 0'],
    ['6F', '0 50 0 0'],
    ['6G', '0 20 0 0'],
    ['6H', '0 0 10 10'],
    // Every rupee of GSTR-3B has its row.
    ['6I', '0 870 422 422'],
    ['6J', '0 0 0 0'],
    ['7A', '0 0 20 20'],
    ['7C', '0 0 15 15'],
    ['7E', '0 0 40 40'],
    ['7H', '0 0 5 5'],
    ['7I', '0 0 80 80'],
    ['7J', '0 870 342 342'],
    ['8A', '0 100 450 450'],
    ['8B', '0 100 340 340'],
    ['8C', '0 0 70 70'],
    // 450 - 340 - 70
    ['8D', '0 0 40 40'],
    ['8G', '0 720 0 0'],
    ['8H', '0 700 0 0'],
    ['8H1', '0 11 0 0'],
    ['8I', '0 9 0 0'],
    ['8K', '0 9 0 0'],
    ['10', '400 0 36 36'],
    ['11', '1000 0 90 90'],
    ['12', '0 0 6 6'],
    ['13', '0 11 70 70'],
    ['14-payable', '0 0 -54 -54'],
    ['16A', '1300 0 0 0'],
  ] as const)('%s', (section, wanted) => {
    expect(of(section)).toBe(wanted)
  })

  it('says which reversals of GSTR-3B no row explains: those that were added there by hand', () => {
    // 60 + 25 less 80.
    expect(gstr9Sheet(facts).unexplainedReversal).toMatchObject({ cgst: '5.00', sgst: '5.00' })
  })

  it('adds what is typed to the row and to the sums that follow from it', () => {
    const added = shown({
      ...facts,
      adjustments: [
        { section: '7B', igst: '7.00' },
        { section: '10', igst: '5.00' },
      ],
    })
    expect([added('7B'), added('7I'), added('7J'), added('14-payable')]).toEqual([
      '0 7 0 0',
      '0 7 80 80',
      '0 863 342 342',
      '0 5 -54 -54',
    ])
  })

  it('names the rows that the file has no key for, and rows below zero', () => {
    const { lines } = gstr9Sheet({ ...facts, adjustments: [{ section: '7B', igst: '-1.00' }] })
    expect(leftOut(lines)).toEqual(['6A1', '8H1'])
    expect(negativeRows(gstr9Rows, lines)).toEqual(['7B'])
  })
})

describe('table 9 and what was filed', () => {
  const paid: YearPeriod['paid'] = {
    ...nothingPaid,
    tax: heads(180, 90),
    reverseCharge: heads(0, 9),
    cashTax: heads(0, 19),
    utilised: { ...nothingPaid.utilised, i_pdi: '180.00', c_pdc: '80.00', s_pds: '80.00' },
    interest: heads(1, 2),
    lateFee: { cgst: '25.00', sgst: '25.00' },
  }
  const open = period('072025', { isGstr1Filed: true, isGstr3bFiled: false, paid })
  it('has the tax by head, what it was paid with, interest and late fee', () => {
    const { lines } = gstr9Sheet(yearOf({ periods: [{ ...open, isGstr3bFiled: true }] }))
    expect(lineOf(lines, '9-payable')).toMatchObject({
      igst: '180.00',
      cgst: '99.00',
      interest: '5.00',
      lateFee: '50.00',
    })
    expect(lineOf(lines, '9-cash')).toMatchObject({ igst: '0.00', cgst: '19.00', interest: '5.00' })
    expect(lineOf(lines, '9-igst')).toMatchObject({ igst: '180.00', cgst: '0.00' })
    expect(lineOf(lines, '9-cgst')).toMatchObject({ cgst: '80.00' })
    expect(lineOf(lines, '9-sgst')).toMatchObject({ sgst: '80.00' })
  })

  it('nothing of a period that is not filed is as filed, and the sums of the portal come before the books', () => {
    const rows = [row('b2b', '4A', amounts(1_000, 0, 90)), row('b2cs', '', amounts(50, 0, 4.5))]
    const { lines } = gstr9Sheet(
      yearOf({ periods: [{ ...open, rows, portal: new Map([['B2B_4A', amounts(990, 0, 89.1)]]) }] }),
    )
    expect(lineOf(lines, '4B')).toMatchObject({
      books: { taxableValue: '1000.00' },
      filed: { taxableValue: '990.00' },
    })
    expect(lineOf(lines, '4A')).toMatchObject({
      books: { taxableValue: '50.00' },
      filed: { taxableValue: '50.00' },
    })
    expect(lineOf(lines, '9-payable')).toMatchObject({ books: { igst: '180.00' }, filed: { igst: '0.00' } })
  })
})

describe('the file', () => {
  const figures = (of: Partial<AnnualFigures>) => of
  const { lines } = gstr9Sheet(
    yearOf({
      periods: [
        period('042025', {
          rows: [row('b2b', '4A', amounts(1_000, 0, 90)), row('exp', 'EXPWP', amounts(500, 90))],
        }),
      ],
      adjustments: [
        { section: '7A1', ...figures({ igst: '3.00' }) },
        { section: '15E', ...figures({ cgst: '10.00', interest: '2.00', lateFee: '1.00' }) },
      ],
    }),
  )
  const hsn = {
    hsn: '7318',
    description: 'Bolts',
    uqc: 'NOS',
    quantity: '10',
    rate: '18',
    ...amounts(1_000, 0, 90),
  }
  const file = gstr9Object({ gstin: '27AABCR7719L1ZE', period: '032026' }, lines, {
    outward: [hsn],
    inward: [],
  }) as Record<string, Record<string, unknown>>

  it('has the tables in the order of the portal, without what the portal computes', () => {
    expect(Object.keys(file)).toEqual([
      'gstin',
      'fp',
      'table4',
      'table5',
      'table6',
      'table7',
      'table8',
      'table9',
      'table10',
      'table14',
      'table15',
      'table16',
      'table17',
      'table18',
    ])
    expect(Object.keys(file['table4']!).join()).toBe(
      'b2c,b2b,exp,sez,deemed,at,rchrg,ecom,cr_nt,dr_nt,amd_pos,amd_neg',
    )
    expect(Object.keys(file['table6']!).join()).toBe(
      'supp_non_rchrg,supp_rchrg_unreg,supp_rchrg_reg,iog,ios,isd,itc_clmd,tran1,tran2,other',
    )
    expect(Object.keys(file['table7']!).join()).toBe(
      'rule37,rule37A,rule39,rule42,rule43,sec17,revsl_tran1,revsl_tran2,other',
    )
    expect(Object.keys(file['table10']!).join()).toBe('dbn_amd,cdn_amd,itc_rvsl,itc_availd')
    expect(Object.keys(file['table15']!).join()).toBe(
      'rfd_clmd,rfd_sanc,rfd_rejt,rfd_pend,tax_dmnd,tax_paid,dmnd_pend',
    )
  })

  it('has numbers, and in each row the heads that the form has for it', () => {
    expect(JSON.stringify(file['table4']!['b2b'])).toBe(
      '{"txval":1000,"iamt":0,"camt":90,"samt":90,"csamt":0}',
    )
    expect(JSON.stringify(file['table4']!['exp'])).toBe('{"txval":500,"iamt":90,"csamt":0}')
    expect(JSON.stringify(file['table15']!['tax_dmnd'])).toBe(
      '{"iamt":0,"camt":10,"samt":0,"csamt":0,"intr":2,"pen":0,"fee":1}',
    )
    expect(JSON.stringify(file['table17']!['items'])).toBe(
      '[{"hsn_sc":"7318","uqc":"NOS","desc":"Bolts","qty":10,"txval":1000,"rt":18,"iamt":0,"camt":90,"samt":90,"csamt":0,"isconcesstional":"N"}]',
    )
  })
})

describe('rules of the year', () => {
  it.each([
    // To 2022-23 and up to five crore: 50 a day, at most 0.04% of the turnover in the State.
    ['2026-01-10', '40000000', '40000000', 250n],
    // 100 days of 50 are 5000, but 0.04% of 1,000,000 is 400.
    ['2026-04-10', '40000000', '1000000', 200n],
    ['2026-01-10', '150000000', '150000000', 500n],
    ['2026-01-10', '250000000', '250000000', 1000n],
    ['2026-01-10', null, '250000000', 1000n],
    ['2025-12-31', '40000000', '40000000', 0n],
  ] as const)('late fee of 2024-25 filed on %s, turnover %s', (filedOn, turnover, stateTurnover, half) => {
    expect(
      annualLateFee({ yearEnd: '2025-03-31', dueOn: '2025-12-31', filedOn, turnover, stateTurnover }),
    ).toEqual({ cgst: half, sgst: half })
  })

  it('before 2022-23 it is 200 a day for all, at most half a per cent', () => {
    const of = { yearEnd: '2022-03-31', dueOn: '2022-12-31', filedOn: '2023-01-10', turnover: '30000000' }
    expect(annualLateFee({ ...of, stateTurnover: '30000000' }).cgst).toBe(1000n)
    expect(annualLateFee({ ...of, stateTurnover: '100000' }).cgst).toBe(250n)
  })

  it('is optional up to two crore, above it is not', () => {
    expect(isExempt('20000000', '2025-03-31')).toBe(true)
    expect(isExempt('20000000.01', '2025-03-31')).toBe(false)
    expect(isExempt(null, '2025-03-31')).toBe(false)
  })

  it.each([
    ['Monthly', null, '042026 052026 062026 072026 082026 092026 102026'],
    ['Quarterly', null, '062026 092026'],
    // The annual return came before: what was furnished until then.
    ['Monthly', '2026-07-15', '042026 052026 062026'],
  ] as const)('%s filers correct 2025-26 until %s', (frequency, filedOn, wanted) => {
    expect(laterPeriods('2025-26', frequency, filedOn).join(' ')).toBe(wanted)
  })
})

it('each sum is of rows before it, and each row is there once', () => {
  const seen = new Set<string>()
  for (const row of gstr9Rows) {
    const terms = 'sum' in row ? row.sum : 'base' in row ? row.base : []
    for (const term of terms)
      expect([row.section, term, seen.has(nameOfTerm(term))]).toEqual([row.section, term, true])
    expect(row.holds.every((name) => annualFigures.includes(name))).toBe(true)
    seen.add(row.section)
  }
  expect(seen.size).toBe(sections9.length)
})
