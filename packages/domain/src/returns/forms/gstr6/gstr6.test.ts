import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../num/decimal.ts'
import { shareByRemainder } from '../../../num/share.ts'
import type { Cells, Place, SheetRow } from '../worksheet/declaration.ts'
import { gstr6 } from './declaration.ts'
import { distribute } from './distribution.ts'
import type { Credit, Recipient, Share } from './distribution.ts'
import { computedRows } from './rows.ts'

// A distributor in Maharashtra.
const place: Place = {
  gstin: '27AABCS5821K1ZJ',
  stateCode: '27',
  returnPeriod: '102026',
  from: '2026-10-01',
  to: '2026-10-31',
  today: '2026-11-05',
}
const pune: Recipient = { key: 'PUNE', stateCode: '27', turnover: '5000000' }
const delhi: Recipient = { key: 'DELHI', stateCode: '07', turnover: '3000000' }
const chennai: Recipient = { key: 'CHENNAI', stateCode: '33', turnover: '2000000' }
const credit = (more: Partial<Credit> = {}): Credit => ({
  kind: 'Eligible',
  of: [],
  igst: '0',
  cgst: '0',
  sgst: '0',
  cess: '0',
  ...more,
})
const none = {
  igstAsIgst: '0.00',
  cgstAsCgst: '0.00',
  cgstAsIgst: '0.00',
  sgstAsSgst: '0.00',
  sgstAsIgst: '0.00',
  cess: '0.00',
}

describe('largest remainder', () => {
  it.each([
    // Exact shares 33.3..: the first of equals gets the paisa.
    ['100.00', ['1', '1', '1'], ['33.34', '33.33', '33.33']],
    // 0.05 by 1:1:5 is 0.00714, 0.00714, 0.0357: the two paise over go to what lost most.
    ['0.05', ['1', '1', '5'], ['0.01', '0.01', '0.03']],
    // 1.00 by 2:3:7 is 0.1666.., 0.25, 0.5833..
    ['1.00', ['2', '3', '7'], ['0.17', '0.25', '0.58']],
    ['10.00', ['0', '4'], ['0.00', '10.00']],
  ])('%s by %s', (total, weights, wanted) => {
    expect(shareByRemainder(total, weights, 2).map((part) => part.toFixed(2))).toEqual(wanted)
  })
})

describe('distribution by rule 39', () => {
  // 1,000.01 by 5:3:2 is 500.005, 300.003, 200.002: the paisa over is Pune's.
  it('shares by turnover; central and State tax become integrated tax in other States', () => {
    const shares = distribute(
      [credit({ igst: '1000.01', cgst: '90.00', sgst: '90.00' })],
      [pune, delhi, chennai],
      '27',
    )
    expect(shares).toEqual([
      {
        ...none,
        kind: 'Eligible',
        recipient: 'PUNE',
        igstAsIgst: '500.01',
        cgstAsCgst: '45.00',
        sgstAsSgst: '45.00',
      },
      {
        ...none,
        kind: 'Eligible',
        recipient: 'DELHI',
        igstAsIgst: '300.00',
        cgstAsIgst: '27.00',
        sgstAsIgst: '27.00',
      },
      {
        ...none,
        kind: 'Eligible',
        recipient: 'CHENNAI',
        igstAsIgst: '200.00',
        cgstAsIgst: '18.00',
        sgstAsIgst: '18.00',
      },
    ])
  })
  it('keeps ineligible credit apart, and gives what is of one recipient to it alone', () => {
    const shares = distribute(
      [
        credit({ igst: '50', of: ['DELHI'] }),
        credit({ kind: 'Ineligible', igst: '10', of: ['PUNE', 'DELHI'] }),
      ],
      [pune, delhi, chennai],
      '27',
    )
    expect(shares.map(({ kind, recipient, igstAsIgst }) => [kind, recipient, igstAsIgst])).toEqual([
      ['Eligible', 'DELHI', '50.00'],
      // 10 by 5:3.
      ['Ineligible', 'PUNE', '6.25'],
      ['Ineligible', 'DELHI', '3.75'],
    ])
  })
  it('gives one recipient without turnover what is its own, and nothing by a turnover of nothing', () => {
    const idle = { ...delhi, turnover: '0' }
    expect(distribute([credit({ igst: '5', of: ['DELHI'] })], [idle], '27')).toHaveLength(1)
    expect(distribute([credit({ igst: '5' })], [idle, { ...pune, turnover: '0' }], '27')).toEqual([])
  })
  it('adds up to what was received, to the paisa, whatever the turnovers', () => {
    const amount = fc
      .integer({ min: 0, max: 10_000_000 })
      .map((paise) => Decimal.make(BigInt(paise), 2).toFixed(2))
    const turnover = fc.integer({ min: 1, max: 1_000_000_000 }).map(String)
    fc.assert(
      fc.property(
        fc.array(fc.record({ igst: amount, cgst: amount, sgst: amount, cess: amount }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.array(turnover, { minLength: 1, maxLength: 8 }),
        (amounts, turnovers) => {
          const recipients = turnovers.map((one, at) => ({
            key: `R${at}`,
            stateCode: at % 2 === 0 ? '27' : '33',
            turnover: one,
          }))
          const shares = distribute(
            amounts.map((one) => credit(one)),
            recipients,
            '27',
          )
          const total = (keys: readonly (keyof Share)[]) =>
            Decimal.sum(shares.flatMap((share) => keys.map((key) => share[key]))).toFixed(2)
          const received = (head: 'igst' | 'cgst' | 'sgst' | 'cess') =>
            Decimal.sum(amounts.map((one) => one[head])).toFixed(2)
          expect([
            total(['igstAsIgst']),
            total(['cgstAsCgst', 'cgstAsIgst']),
            total(['sgstAsSgst', 'sgstAsIgst']),
            total(['cess']),
          ]).toEqual([received('igst'), received('cgst'), received('sgst'), received('cess')])
        },
      ),
    )
  })
})

const puneGstin = '27AABCS5821K2ZI'
const delhiGstin = '07AABCS5821K1ZL'
const row = (table: string, cells: Cells): SheetRow => ({ table, cells })
const recipients = [
  row('R', { recipientGstin: puneGstin, stateCode: '27', turnover: '6000000' }),
  row('R', { recipientGstin: delhiGstin, stateCode: '07', turnover: '3000000' }),
  row('R', { recipientName: 'Depot', stateCode: '33', turnover: '1000000' }),
]
const bill: Cells = {
  supplierGstin: '27AAKCM4821P1ZW',
  documentNumber: 'A/1',
  documentDate: '2026-10-03',
  documentValue: '11800.00',
  placeOfSupply: '27',
  rate: '18',
  taxableValue: '10000.00',
  cgst: '900.00',
  sgst: '900.00',
  credit: 'Eligible',
}
const note: Cells = {
  supplierGstin: '27AAKCM4821P1ZW',
  noteType: 'CreditNote',
  documentNumber: 'CN/1',
  documentDate: '2026-10-20',
  originalNumber: 'A/0',
  originalDate: '2026-09-03',
  rate: '18',
  taxableValue: '100.00',
  igst: '18.00',
  credit: 'Eligible',
  recipients: delhiGstin.toLowerCase(),
}
const whole = (rows: readonly SheetRow[]) => [...rows, ...computedRows(rows, place)]
const checksOf = (rows: readonly SheetRow[]) =>
  gstr6.checks({ place, rows: whole(rows), facts: { reverseCharge: [] } }).map(({ code }) => code)

describe('checks', () => {
  it.each([
    ['everything has a recipient', [...recipients, row('3', bill), row('6B', note)], []],
    ['no recipients', [row('3', bill)], ['GSTR6_NO_RECIPIENTS']],
    [
      'a recipient that is not listed',
      [...recipients.slice(0, 1), row('6B', note)],
      ['GSTR6_UNKNOWN_RECIPIENT'],
    ],
    [
      'no turnover to go by',
      [...recipients.map((one) => row('R', { ...one.cells, turnover: '0' })), row('3', bill)],
      ['GSTR6_NO_TURNOVER'],
    ],
    ['a recipient twice', [...recipients, recipients[0]!], ['GSTR6_RECIPIENT_TWICE']],
    ['nothing', [], []],
  ] as const)('%s', (_, rows, wanted) => {
    expect(checksOf(rows)).toEqual(wanted)
  })
  it('takes recipients of the own permanent account number alone', () => {
    const issues = (cells: Cells) =>
      gstr6.tables.find(({ key }) => key === 'R')!.issues!(cells, place).map(
        ({ column, code }) => `${column} ${code}`,
      )
    expect(issues({ recipientGstin: puneGstin, stateCode: '27', turnover: '1' })).toEqual([])
    expect(issues({ recipientGstin: '27AAKCM4821P1ZW', stateCode: '27', turnover: '1' })).toEqual([
      'recipientGstin SHEET_OTHER_PAN',
    ])
    expect(issues({ recipientGstin: place.gstin, stateCode: '27', turnover: '1' })).toEqual([
      'recipientGstin SHEET_OWN_GSTIN',
    ])
    expect(issues({ stateCode: '27', turnover: '1' })).toEqual(['recipientName REQUIRED'])
  })
})

it('adds table 4 up: invoices and debit notes less credit notes, ineligible apart', () => {
  const rows = computedRows(
    [
      ...recipients,
      row('3', bill),
      row('3', { ...bill, credit: 'Ineligible', cgst: '10', sgst: '10' }),
      row('6B', { ...note, noteType: 'DebitNote', igst: '5' }),
      row('6B', note),
    ],
    place,
  )
  expect(rows.filter(({ table }) => table === '4').map(({ cells }) => cells)).toEqual([
    { credit: 'Eligible', igst: '-13.00', cgst: '900.00', sgst: '900.00', cess: '0.00' },
    { credit: 'Ineligible', igst: '0.00', cgst: '10.00', sgst: '10.00', cess: '0.00' },
  ])
})

describe('amendments of earlier periods', () => {
  const amended: Cells = { ...bill, originalNumber: 'A/0', originalDate: '2026-09-03' }
  const table4 = (rows: readonly SheetRow[]) =>
    computedRows([...recipients, ...rows], place).find(({ table }) => table === '4')!.cells
  const sharesIn = (table: string, rows: readonly SheetRow[]) =>
    computedRows([...recipients, ...rows], place)
      .filter((one) => one.table === table)
      .map(({ cells }) => [cells['stateCode'], cells['igstAsIgst'], cells['cgstAsCgst'], cells['cgstAsIgst']])

  // 900 each is now, 720 each was: 180 each by 6:3:1 is 108, 54 and 18.
  it('distribute the difference: more by invoices', () => {
    const rows = [row('6A', { ...amended, previousCgst: '720', previousSgst: '720' })]
    expect(table4(rows)).toMatchObject({ igst: '0.00', cgst: '180.00', sgst: '180.00' })
    expect(sharesIn('5', rows)).toEqual([
      ['27', '0.00', '108.00', '0.00'],
      ['07', '0.00', '0.00', '54.00'],
      ['33', '0.00', '0.00', '18.00'],
    ])
    expect(sharesIn('8', rows)).toEqual([])
  })
  it('distribute the difference: less by credit notes', () => {
    const rows = [row('6A', { ...amended, previousCgst: '1000', previousSgst: '1000' })]
    expect(table4(rows)).toMatchObject({ cgst: '-100.00', sgst: '-100.00' })
    expect(sharesIn('5', rows)).toEqual([])
    expect(sharesIn('8', rows).map(([state, , here, there]) => [state, here, there])).toEqual([
      ['27', '60.00', '0.00'],
      ['07', '0.00', '30.00'],
      ['33', '0.00', '10.00'],
    ])
  })
  it('move a tax of the wrong kind: integrated tax is distributed, the halves are taken back', () => {
    const { cgst: _c, sgst: _s, ...head } = amended
    const rows = [row('6A', { ...head, igst: '1800', previousCgst: '900', previousSgst: '900' })]
    expect(table4(rows)).toMatchObject({ igst: '1800.00', cgst: '-900.00', sgst: '-900.00' })
    expect(sharesIn('5', rows)[0]).toEqual(['27', '1080.00', '0.00', '0.00'])
    expect(sharesIn('8', rows)[0]).toEqual(['27', '0.00', '540.00', '0.00'])
  })
  it('turn the other way for credit notes: one that takes less gives the rest back', () => {
    const rows = [row('6C', { ...note, igst: '10.00', previousIgst: '18.00' })]
    expect(table4(rows)).toMatchObject({ igst: '8.00' })
    expect(sharesIn('5', rows)).toEqual([['07', '8.00', '0.00', '0.00']])
  })
  it.each([
    ['6A', amended, []],
    ['6A', { ...amended, originalDate: '2026-10-01' }, ['originalDate SHEET_EARLIER_PERIOD']],
    ['6A', { ...amended, previousCgst: '5' }, ['previousSgst SHEET_HALVES']],
    ['6C', { ...note, documentDate: '2026-11-01' }, ['documentDate SHEET_AFTER_PERIOD']],
  ] as const)('in table %s are checked', (key, cells, wanted) => {
    expect(
      gstr6.tables.find((table) => table.key === key)!.issues!(cells, place).map(
        ({ column, code }) => `${column} ${code}`,
      ),
    ).toEqual(wanted)
  })
  it('begin in the file with what was first reported', () => {
    const rows = [row('6A', amended), row('6C', note)]
    expect(gstr6.object({ place, rows, facts: { reverseCharge: [] } })).toMatchObject({
      b2ba: [{ inv: [{ oinum: 'A/0', oidt: '03-09-2026', inum: 'A/1', idt: '03-10-2026', val: 11800 }] }],
      cdna: [{ nt: [{ ntty: 'C', ont_num: 'A/0', ont_dt: '03-09-2026', nt_num: 'CN/1' }] }],
    })
  })
})

describe('redistribution from a wrong recipient', () => {
  const moved: Cells = {
    originalRecipient: puneGstin,
    originalNumber: '092026/001',
    originalDate: '2026-09-30',
    creditNumber: '102026/C009',
    creditDate: '2026-10-31',
    credit: 'Eligible',
    recipientGstin: delhiGstin,
    stateCode: '07',
    documentNumber: '102026/009',
    documentDate: '2026-10-31',
    cgstAsIgst: '54',
    sgstAsIgst: '54',
  }
  const issues = (cells: Cells) =>
    gstr6.tables.find(({ key }) => key === '9')!.issues!(cells, place).map(
      ({ column, code }) => `${column} ${code}`,
    )
  it('is entered with its documents, and said to be missing in the file', () => {
    expect(issues(moved)).toEqual([])
    expect(issues({ ...moved, cgstAsIgst: '0', sgstAsIgst: '' })).toEqual(['igstAsIgst SHEET_ABOVE_ZERO'])
    expect(issues({ ...moved, originalDate: '2026-10-02' })).toEqual(['originalDate SHEET_EARLIER_PERIOD'])
    expect(checksOf([...recipients, row('9', moved)])).toEqual(['GSTR6_REDISTRIBUTED_BY_HAND'])
    expect(gstr6.object({ place, rows: [row('9', moved)], facts: { reverseCharge: [] } })).toEqual({
      gstin: place.gstin,
      fp: '102026',
    })
  })
})

// Keys and their order: reference 4.1. 900 by 6:3:1 is 540, 270 and 90.
it('writes documents of suppliers and the distribution by recipient', () => {
  const rows = whole([...recipients, row('3', bill), row('6B', note)]).map((one) =>
    one.table === '8'
      ? { ...one, cells: { ...one.cells, documentNumber: '092026/002', documentDate: '2026-09-30' } }
      : one,
  )
  const amounts = { iamti: 0, iamts: 0, iamtc: 0, samts: 0, samti: 0, camti: 0, camtc: 0, csamt: 0 }
  expect(JSON.stringify(gstr6.object({ place, rows, facts: { reverseCharge: [] } }))).toBe(
    JSON.stringify({
      gstin: place.gstin,
      fp: '102026',
      b2b: [
        {
          ctin: '27AAKCM4821P1ZW',
          inv: [
            {
              inum: 'A/1',
              idt: '03-10-2026',
              val: 11800,
              pos: '27',
              itms: [{ num: 1, itm_det: { rt: 18, txval: 10000, iamt: 0, camt: 900, samt: 900, csamt: 0 } }],
            },
          ],
        },
      ],
      cdn: [
        {
          ctin: '27AAKCM4821P1ZW',
          nt: [
            {
              ntty: 'C',
              nt_num: 'CN/1',
              nt_dt: '20-10-2026',
              inum: 'A/0',
              idt: '03-09-2026',
              itms: [{ num: 1, itm_det: { rt: 18, txval: 100, iamt: 18, camt: 0, samt: 0, csamt: 0 } }],
            },
          ],
        },
      ],
      isd: [
        {
          elglst: [
            {
              cpty: puneGstin,
              typ: 'R',
              statecd: '27',
              doclst: [
                {
                  isd_docty: 'ISD',
                  docnum: '102026/001',
                  docdt: '31-10-2026',
                  ...amounts,
                  samts: 540,
                  camtc: 540,
                },
              ],
            },
            {
              cpty: delhiGstin,
              typ: 'R',
              statecd: '07',
              doclst: [
                {
                  isd_docty: 'ISD',
                  docnum: '102026/002',
                  docdt: '31-10-2026',
                  ...amounts,
                  samti: 270,
                  camti: 270,
                },
                {
                  isd_docty: 'ISDCN',
                  docnum: '092026/002',
                  docdt: '30-09-2026',
                  crdnum: '102026/C001',
                  crddt: '31-10-2026',
                  ...amounts,
                  iamti: 18,
                },
              ],
            },
            {
              typ: 'UR',
              statecd: '33',
              doclst: [
                {
                  isd_docty: 'ISDUR',
                  docnum: '102026/003',
                  docdt: '31-10-2026',
                  ...amounts,
                  samti: 90,
                  camti: 90,
                },
              ],
            },
          ],
        },
      ],
    }),
  )
})
