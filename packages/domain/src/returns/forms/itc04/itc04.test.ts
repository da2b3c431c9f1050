import { describe, expect, it } from 'vitest'
import { cellChecks } from '../worksheet/checks.ts'
import { totalsOf } from '../worksheet/cells.ts'
import type { Cells, Place, SheetRow } from '../worksheet/declaration.ts'
import type { Itc04Facts, SentChallan } from './checks.ts'
import { itc04 } from './declaration.ts'
import { itc04Period } from './period.ts'

const place: Place = {
  gstin: '27AAKCM4821P1ZW',
  stateCode: '27',
  returnPeriod: '092026',
  from: '2026-04-01',
  to: '2026-09-30',
  today: '2026-11-20',
}
const sent: Cells = {
  jobWorkerGstin: '27AAPFU0939F1ZV',
  stateCode: '27',
  challanNumber: 'DC/26/1',
  challanDate: '2026-05-02',
  goodsType: 'Inputs',
  description: 'Steel bolts',
  uqc: 'NOS',
  quantity: '1000',
  taxableValue: '12500.50',
  cgstRate: '9',
  sgstRate: '9',
}
const back: Cells = {
  jobWorkerGstin: '27AAPFU0939F1ZV',
  stateCode: '27',
  originalNumber: 'DC/26/1',
  originalDate: '2026-05-02',
  challanNumber: 'JW/7',
  challanDate: '2026-06-15',
  workDone: 'Zinc plating',
  description: 'Steel bolts',
  uqc: 'NOS',
  quantity: '940',
  lossUqc: 'NOS',
  lossQuantity: '10',
}
const row = (table: string, cells: Cells): SheetRow => ({ table, cells, entry: { id: 1, version: 1 } })
const challan = (more: Partial<SentChallan> = {}): SentChallan => ({
  number: 'DC/26/1',
  date: '2026-05-02',
  goods: 'Inputs',
  uqc: 'NOS',
  quantity: '1000',
  ...more,
})
const tableOf = (key: string) => itc04.tables.find((table) => table.key === key)!
const issuesOf = (key: string, cells: Cells) =>
  tableOf(key).issues!(cells, place).map(({ column, code }) => `${column} ${code}`)
const checksOf = (rows: readonly SheetRow[], facts: Partial<Itc04Facts> = {}, where = place) =>
  itc04
    .checks({ place: where, rows, facts: { sent: [challan()], before: [], ...facts } })
    .map(({ code, severity }) => `${code} ${severity}`)

describe('the period of the portal', () => {
  it.each([
    ['2026-04-01', '2026-09-30', '172026'],
    ['2026-10-01', '2027-03-31', '182026'],
    ['2026-04-01', '2027-03-31', '192026'],
  ])('%s to %s is %s', (from, to, period) => {
    expect(itc04Period({ from, to })).toBe(period)
  })
})

describe('what is entered', () => {
  it.each([
    ['a whole row', '4', sent, []],
    [
      'a State that is not that of the GSTIN',
      '4',
      { ...sent, stateCode: '29' },
      ['stateCode SHEET_STATE_OF_GSTIN'],
    ],
    [
      'a challan of after the period',
      '4',
      { ...sent, challanDate: '2026-10-01' },
      ['challanDate SHEET_AFTER_PERIOD'],
    ],
    ['no quantity', '4', { ...sent, quantity: '0' }, ['quantity SHEET_ABOVE_ZERO']],
    ['integrated and central tax together', '4', { ...sent, igstRate: '18' }, ['igstRate SHEET_ONE_TAX']],
    ['halves that differ', '4', { ...sent, sgstRate: '6' }, ['sgstRate SHEET_HALVES']],
    ['goods that came back', '5A', back, []],
    [
      'goods back before they were sent',
      '5A',
      { ...back, challanDate: '2026-05-01' },
      ['challanDate SHEET_BEFORE_SENT'],
    ],
    ['a loss without its unit', '5B', { ...back, lossUqc: '' }, ['lossUqc REQUIRED']],
    ['a loss alone', '5A', { ...back, quantity: '0' }, []],
    ['nothing at all', '5A', { ...back, quantity: '0', lossQuantity: '0' }, ['quantity SHEET_ABOVE_ZERO']],
    [
      'another job worker without a State',
      '5A',
      { ...back, otherGstin: '29AAGCB7383J1Z4' },
      ['otherStateCode REQUIRED'],
    ],
  ] as const)('%s', (_, table, cells, wanted) => {
    expect(issuesOf(table, cells)).toEqual(wanted)
  })
})

describe('checks', () => {
  it.each([
    ['nothing of more than was sent', [row('5A', back)], {}, []],
    // 940 and 10 lost, and 51 in table 5C: 1001 of 1000.
    [
      'more than was sent',
      [row('5A', back), row('5C', { ...back, quantity: '51', lossUqc: '', lossQuantity: '' })],
      {},
      ['ITC04_ABOVE_SENT Error'],
    ],
    [
      'more than was sent, with what came back before',
      [row('5A', back)],
      { before: [{ number: 'dc/26/1', uqc: 'NOS', quantity: '51' }] },
      ['ITC04_ABOVE_SENT Error'],
    ],
    [
      'another unit than was sent in',
      [row('5A', { ...back, uqc: 'KGS', lossUqc: '', quantity: '5000' })],
      {},
      [],
    ],
    [
      'a challan that nobody sent',
      [row('5B', { ...back, originalNumber: 'X/1' })],
      {},
      ['ITC04_UNKNOWN_CHALLAN Warning'],
    ],
    [
      'a challan of the books that was entered as well',
      [
        { table: '4', cells: sent, document: { id: 1, kind: 'deliveryChallan', number: 'DC/26/1' } },
        row('4', sent),
      ],
      {},
      ['ITC04_IN_BOOKS Error'],
    ],
  ] as const)('%s', (_, rows, facts, wanted) => {
    expect(checksOf(rows, facts)).toEqual(wanted)
  })

  // Section 143: inputs one year, capital goods three.
  it.each([
    ['inputs sent a year and a day ago', challan({ date: '2025-09-29' }), ['ITC04_DEEMED_SUPPLY Warning']],
    [
      'inputs whose year ends with the period',
      challan({ date: '2025-09-30' }),
      ['ITC04_DEEMED_SUPPLY Warning'],
    ],
    ['inputs whose year ends after the period', challan({ date: '2025-10-01' }), []],
    ['capital goods after two years', challan({ date: '2024-09-01', goods: 'CapitalGoods' }), []],
    [
      'capital goods after three years',
      challan({ date: '2023-09-01', goods: 'CapitalGoods' }),
      ['ITC04_DEEMED_SUPPLY Warning'],
    ],
    ['inputs that are all back', challan({ date: '2025-01-01', quantity: '950' }), []],
  ] as const)('%s', (_, one, wanted) => {
    expect(checksOf([row('5A', back)], { sent: [one] })).toEqual(wanted)
  })

  it('finds what a row of the books has not', () => {
    const checks = cellChecks(itc04.tables, [
      row('5A', { ...back, workDone: '', challanNumber: 'A'.repeat(17) }),
    ])
    expect(checks.map(({ code, params }) => `${code} ${params!['column']}`)).toEqual([
      'CELL_TOO_LONG challanNumber',
      'CELL_MISSING workDone',
    ])
  })
})

it('puts goods that another job worker sent back into table 5B, and says where they were', () => {
  const other = { ...back, otherGstin: '29AAGCB7383J1Z4', otherStateCode: '29' }
  const [placed] = itc04.arrange!([row('5A', other)], place, { sent: [], before: [] })
  expect(placed).toMatchObject({
    table: '5B',
    cells: { jobWorkerGstin: '29AAGCB7383J1Z4', stateCode: '29', originalNumber: 'DC/26/1' },
    home: { table: '5A' },
  })
})

it('adds quantities and values up', () => {
  const rows = [
    row('4', sent),
    row('4', { ...sent, quantity: '0.125', taxableValue: '0.50' }),
    row('5A', back),
  ]
  expect(totalsOf(tableOf('4'), rows)).toEqual({ quantity: '1000.125', taxableValue: '12501.00' })
  expect(totalsOf(tableOf('5A'), rows)).toEqual({ quantity: '940.000', lossQuantity: '10.000' })
})

// Keys and their order: public documentation of the ITC-04 offline file (reference, part 4.6).
it('writes the file of the portal with its keys in order, rates in the place of taxes', () => {
  const rows = [
    row('4', sent),
    row('4', { ...sent, description: 'Nuts', goodsType: 'CapitalGoods', quantity: '5', taxableValue: '100' }),
    row('5A', back),
    row('5C', {
      stateCode: '24',
      originalNumber: 'DC/26/1',
      originalDate: '2026-05-02',
      invoiceNumber: 'INV/9',
      invoiceDate: '2026-07-01',
      workDone: 'Packing',
      description: 'Steel bolts',
      uqc: 'NOS',
      quantity: '50',
    }),
  ]
  expect(JSON.stringify(itc04.object({ place, rows, facts: { sent: [], before: [] } }))).toBe(
    JSON.stringify({
      gstin: '27AAKCM4821P1ZW',
      fp: '172026',
      m2jw: [
        {
          ctin: '27AAPFU0939F1ZV',
          jw_stcd: '27',
          chnum: 'DC/26/1',
          chdt: '02-05-2026',
          itms: [
            {
              desc: 'Steel bolts',
              uqc: 'NOS',
              qty: 1000,
              txval: 12500.5,
              goods_ty: '7b',
              tx_i: 0,
              tx_c: 9,
              tx_s: 9,
              tx_cs: 0,
            },
            {
              desc: 'Nuts',
              uqc: 'NOS',
              qty: 5,
              txval: 100,
              goods_ty: '8a',
              tx_i: 0,
              tx_c: 9,
              tx_s: 9,
              tx_cs: 0,
            },
          ],
        },
      ],
      table5A: [
        {
          ctin: '27AAPFU0939F1ZV',
          jw_stcd: '27',
          items: [
            {
              o_chnum: 'DC/26/1',
              o_chdt: '02-05-2026',
              jw2_chnum: 'JW/7',
              jw2_chdt: '15-06-2026',
              nat_jw: 'Zinc plating',
              uqc: 'NOS',
              qty: 940,
              desc: 'Steel bolts',
              lwuqc: 'NOS',
              lwqty: 10,
            },
          ],
        },
      ],
      table5C: [
        {
          jw_stcd: '24',
          items: [
            {
              o_chnum: 'DC/26/1',
              o_chdt: '02-05-2026',
              inum: 'INV/9',
              idt: '01-07-2026',
              nat_jw: 'Packing',
              uqc: 'NOS',
              qty: 50,
              desc: 'Steel bolts',
            },
          ],
        },
      ],
    }),
  )
})
