import { describe, expect, test } from 'vitest'
import { InwardReader } from './read-json.ts'
import { letterOf, WorkbookFault, WorkbookReader } from './read-sheet.ts'
import { fieldOfHeading, partOfSheet } from './sheet-headings.ts'
import type { InwardRow, RowFault } from './row.ts'

type Cells = readonly (readonly string[])[]

function read(sheets: Readonly<Record<string, Cells>>) {
  const rows: InwardRow[] = []
  const faults: RowFault[] = []
  const reader = new WorkbookReader(
    (row) => rows.push(row),
    (fault) => faults.push(fault),
  )
  for (const [name, cells] of Object.entries(sheets)) {
    if (!reader.begin(name)) continue
    for (const [at, row] of cells.entries()) reader.row(at + 1, row)
    reader.end()
  }
  return { heads: reader.finish(), rows, faults }
}

function readJson(value: unknown): InwardRow[] {
  const rows: InwardRow[] = []
  const reader = new InwardReader(
    (row) => rows.push(row),
    ({ field }) => {
      throw new Error(field)
    },
  )
  reader.write(JSON.stringify(value))
  reader.finish()
  return rows
}

const readMe: Cells = [
  ['Goods and Services Tax  - GSTR-2B'],
  [],
  ['', ''],
  ['Financial Year', '', '2025-26'],
  ['Tax Period', '', 'November'],
  ['GSTIN', '', '27AABCA1001A1ZU'],
  ['Legal Name', '', 'Acme'],
  ['Trade Name (if any)', '', 'GSTIN'],
  ['Date of generation', '', '14/12/2025'],
  ['Worksheet Name', 'GSTR-2B Table Reference', 'Field Name', 'Instructions'],
  ['B2B', 'Taxable inward supplies', 'GSTIN of Supplier', 'GSTIN of supplier'],
]
const title: Cells = [['Goods and Services Tax  - GSTR-2B'], [], [], ['Taxable inward supplies received']]
const amounts = ['Integrated Tax(₹)', 'Central Tax(₹)', 'State/UT Tax(₹)', 'Cess(₹)']
const filed = ['GSTR-1/IFF/GSTR-5 Period', 'GSTR-1/IFF/GSTR-5 Filing Date', 'ITC Availability', 'Reason']
const after = [...filed, 'Applicable % of Tax Rate', 'Source', 'IRN', 'IRN Date']

const b2b: Cells = [
  ...title,
  [
    'GSTIN of supplier',
    'Trade/Legal name',
    'Invoice Details',
    '',
    '',
    '',
    'Place of supply',
    'Supply Attract Reverse Charge',
    'Taxable Value (₹)',
    'Tax Amount',
    '',
    '',
    '',
    ...after,
  ],
  ['', '', 'Invoice number', 'Invoice type', 'Invoice Date', 'Invoice Value(₹)', '', '', '', ...amounts],
]
const supplier = ['27AABCA1001A1ZU', 'Acme Mills']
const when = ["Nov'25", '11/12/2025']

/** GSTR-2B of November 2025 as the portal gives it in both ways. */
const json = {
  data: {
    gstin: '27AABCA1001A1ZU',
    rtnprd: '112025',
    version: '4',
    gendt: '14-12-2025',
    docdata: {
      b2b: [
        {
          ctin: supplier[0],
          trdnm: supplier[1],
          supfildt: '11-12-2025',
          supprd: '112025',
          inv: [
            {
              inum: 'INV/1',
              typ: 'R',
              dt: '03-11-2025',
              val: 47200,
              pos: '27',
              rev: 'N',
              itcavl: 'Y',
              rsn: '',
              srctyp: 'e-Invoice',
              irn: 'AB12',
              irngendate: '03-11-2025',
              txval: 40000,
              igst: 0,
              cgst: 3600,
              sgst: 3600,
              cess: 0,
            },
            {
              inum: 'INV/2',
              typ: 'SEZWP',
              dt: '04-11-2025',
              val: 1180.5,
              pos: '26',
              rev: 'Y',
              itcavl: 'N',
              rsn: 'P',
              txval: 1000.42,
              igst: 180.08,
              cgst: 0,
              sgst: 0,
              cess: 0,
            },
          ],
        },
      ],
      b2ba: [
        {
          ctin: supplier[0],
          trdnm: supplier[1],
          supfildt: '11-12-2025',
          supprd: '112025',
          inv: [
            {
              oinum: 'INV/0',
              oidt: '03-10-2025',
              inum: 'INV/0A',
              typ: 'R',
              dt: '03-10-2025',
              val: 118,
              pos: '27',
              rev: 'N',
              itcavl: 'N',
              rsn: 'C',
              txval: 100,
              igst: 0,
              cgst: 9,
              sgst: 9,
              cess: 0,
            },
          ],
        },
      ],
      cdnr: [
        {
          ctin: supplier[0],
          trdnm: supplier[1],
          supfildt: '11-12-2025',
          supprd: '112025',
          nt: [
            {
              ntnum: 'C/1',
              typ: 'C',
              suptyp: 'R',
              dt: '05-11-2025',
              val: 118,
              pos: '27',
              rev: 'N',
              itcavl: 'Y',
              rsn: '',
              txval: 100,
              igst: 0,
              cgst: 9,
              sgst: 9,
              cess: 0,
            },
            {
              ntnum: 'D/1',
              typ: 'D',
              suptyp: 'DE',
              dt: '06-11-2025',
              val: 236,
              pos: '27',
              rev: 'N',
              itcavl: 'Y',
              rsn: '',
              txval: 200,
              igst: 36,
              cgst: 0,
              sgst: 0,
              cess: 0,
            },
          ],
        },
      ],
      isd: [
        {
          ctin: '29AACCI6006F1ZW',
          trdnm: 'Acme Head Office',
          supfildt: '13-12-2025',
          supprd: '112025',
          doclist: [
            {
              doctyp: 'ISDI',
              docnum: 'D1',
              docdt: '30-11-2025',
              igst: 50,
              cgst: 0,
              sgst: 0,
              cess: 0,
              itcelg: 'Y',
            },
            {
              doctyp: 'ISDC',
              docnum: 'D2',
              docdt: '30-11-2025',
              oinvnum: 'D0',
              oinvdt: '31-10-2025',
              igst: 5,
              cgst: 0,
              sgst: 0,
              cess: 0,
              itcelg: 'N',
            },
          ],
        },
      ],
      ecom: [
        {
          ctin: '27AAACE1234E1Z9',
          trdnm: 'Rides',
          supfildt: '11-12-2025',
          supprd: '112025',
          inv: [
            {
              inum: 'E1',
              typ: 'R',
              dt: '07-11-2025',
              val: 105,
              pos: '27',
              rev: 'N',
              itcavl: 'Y',
              rsn: '',
              txval: 100,
              igst: 0,
              cgst: 2.5,
              sgst: 2.5,
              cess: 0,
            },
          ],
        },
      ],
      impg: [
        {
          refdt: '16-11-2025',
          recdt: '17-11-2025',
          portcode: 'INNSA1',
          boenum: '3340021',
          boedt: '15-11-2025',
          isamd: 'N',
          txval: 1000,
          igst: 180,
          cess: 1,
        },
      ],
      impgsez: [
        {
          ctin: '27AAACS1111S1Z3',
          trdnm: 'Zone',
          boe: [
            {
              refdt: '18-11-2025',
              portcode: 'INBOM6',
              boenum: 77,
              boedt: '17-11-2025',
              txval: 10,
              igst: 1.8,
              cess: 0,
            },
          ],
        },
      ],
    },
    docRejdata: {
      b2b: [
        {
          ctin: supplier[0],
          trdnm: supplier[1],
          supfildt: '11-12-2025',
          supprd: '112025',
          inv: [
            {
              inum: 'R/1',
              typ: 'R',
              dt: '08-11-2025',
              val: 118,
              pos: '27',
              rev: 'N',
              itcavl: 'Y',
              rsn: '',
              txval: 100,
              igst: 0,
              cgst: 9,
              sgst: 9,
              cess: 0,
            },
          ],
        },
      ],
    },
  },
}
const b2ba: Cells = [
  ...title,
  ['Original Details', '', 'Revised Details'],
  [
    'Invoice number',
    'Invoice Date',
    'GSTIN of supplier',
    'Trade/Legal name',
    'Invoice Details',
    '',
    '',
    '',
    'Place of supply',
    'Supply Attract Reverse Charge',
    'Taxable Value (₹)',
    'Tax Amount',
    '',
    '',
    '',
    ...filed,
  ],
  [
    '',
    '',
    '',
    '',
    'Invoice number',
    'Invoice type',
    'Invoice Date',
    'Invoice Value(₹)',
    '',
    '',
    '',
    ...amounts,
  ],
]
const cdnr: Cells = [
  ...title,
  [
    'GSTIN of supplier',
    'Trade/Legal name',
    'Credit note/Debit note details',
    '',
    '',
    '',
    '',
    'Place of supply',
    'Supply Attract Reverse Charge',
    'Taxable Value (₹)',
    'Tax Amount',
    '',
    '',
    '',
    ...after,
  ],
  [
    '',
    '',
    'Note number',
    'Note type',
    'Note Supply type',
    'Note date',
    'Note Value (₹)',
    '',
    '',
    '',
    ...amounts,
  ],
]
const workbook: Readonly<Record<string, Cells>> = {
  'Read me': readMe,
  'ITC Available': [['FORM SUMMARY'], ['S.no.', 'Heading', 'GSTR-3B table', ...amounts]],
  B2B: [
    ...b2b,
    [
      ...supplier,
      'INV/1',
      'Regular',
      '03/11/2025',
      '47200',
      'Maharashtra',
      'No',
      '40000',
      '0',
      '3600',
      '3600',
      '0',
      ...when,
      'Yes',
      '',
      '100%',
      'e-Invoice',
      'AB12',
      '03/11/2025',
    ],
    [
      ...supplier,
      'INV/2',
      'SEZ supplies with payment',
      '45965',
      '1180.5',
      'Dadra & Nagar Haveli and Daman & Diu',
      'Yes',
      '1000.42',
      '180.08000000000001',
      '0',
      '0',
      '0',
      ...when,
      'No',
      'POS and supplier state are same but recipient state is different',
      '100%',
    ],
  ],
  B2BA: [
    ...b2ba,
    [
      'INV/0',
      '03/10/2025',
      ...supplier,
      'INV/0A',
      'Regular',
      '03/10/2025',
      '118',
      'Maharashtra',
      'No',
      '100',
      '0',
      '9',
      '9',
      '0',
      ...when,
      'No',
      'Return filed post annual cut-off',
    ],
  ],
  'B2B-CDNR': [
    ...cdnr,
    [
      ...supplier,
      'C/1',
      'Credit Note',
      'Regular',
      '05/11/2025',
      '118',
      'Maharashtra',
      'No',
      '100',
      '0',
      '9',
      '9',
      '0',
      ...when,
      'Yes',
    ],
    [
      ...supplier,
      'D/1',
      'Debit Note',
      'Deemed export',
      '06/11/2025',
      '236',
      '27-Maharashtra',
      'No',
      '2E2',
      '36',
      '0',
      '0',
      '0',
      ...when,
      'Yes',
    ],
  ],
  'B2B-CDNRA': [['Goods and Services Tax - GSTR-2B']],
  ISD: [
    ...title,
    [
      'GSTIN of ISD',
      'Trade/Legal name',
      'ISD Document type',
      'ISD Document number',
      'ISD Document date',
      'Original Invoice Number',
      'Original invoice date',
      'Input tax distribution by ISD',
      '',
      '',
      '',
      'ISD GSTR-6 Period',
      'ISD GSTR-6 Filing Date',
      'Eligibility of ITC',
    ],
    ['', '', '', '', '', '', '', ...amounts],
    [
      '29AACCI6006F1ZW',
      'Acme Head Office',
      'ISD Invoice',
      'D1',
      '30/11/2025',
      '',
      '',
      '50',
      '0',
      '0',
      '0',
      "Nov'25",
      '13/12/2025',
      'Yes',
    ],
    [
      '29AACCI6006F1ZW',
      'Acme Head Office',
      'ISD Credit Note',
      'D2',
      '30/11/2025',
      'D0',
      '31/10/2025',
      '5',
      '0',
      '0',
      '0',
      "Nov'25",
      '13/12/2025',
      'No',
    ],
  ],
  ECO: [
    ...title,
    [
      'GSTIN of ECO',
      'Trade/Legal name',
      'Document Details',
      '',
      '',
      '',
      'Place of supply',
      'Taxable Value (₹)',
      'Tax Amount',
      '',
      '',
      '',
      'GSTR-1/IFF/1A Period',
      'GSTR-1/IFF/1A Filing Date',
      'ITC Availability',
      'Reason',
      'Source',
      'IRN',
      'IRN Date',
    ],
    ['', '', 'Document number', 'Document type', 'Document date', 'Document value (₹)', '', '', ...amounts],
    [
      '27AAACE1234E1Z9',
      'Rides',
      'E1',
      'Regular',
      '07/11/2025',
      '105',
      'Maharashtra',
      '100',
      '0',
      '2.5',
      '2.5',
      '0',
      ...when,
      'Yes',
    ],
  ],
  IMPG: [
    ...title,
    [
      'Icegate Reference Date',
      'Port Code',
      'Bill of Entry Details',
      '',
      '',
      'Amount of tax (₹)',
      '',
      'Amended (Yes)',
    ],
    ['', '', 'Number', 'Date', 'Taxable Value', 'Integrated Tax(₹)', 'Cess(₹)'],
    ['16/11/2025', 'INNSA1', '3340021', '15/11/2025', '1000', '180', '1', 'No'],
  ],
  IMPGSEZ: [
    ...title,
    [
      'GSTIN of supplier',
      'Trade/Legal name',
      'Icegate Reference Date',
      'Port Code',
      'Bill of Entry Details',
      '',
      '',
      'Amount of tax (₹)',
      '',
      'Amended (Yes)',
    ],
    ['', '', '', '', 'Number', 'Date', 'Taxable Value', 'Integrated Tax(₹)', 'Cess(₹)'],
    ['27AAACS1111S1Z3', 'Zone', '18/11/2025', 'INBOM6', '77', '17/11/2025', '10', '1.8', '0', 'No'],
  ],
  'B2B(Rejected)': [
    ...b2b,
    [
      ...supplier,
      'R/1',
      'Regular',
      '08/11/2025',
      '118',
      'Maharashtra',
      'No',
      '100',
      '0',
      '9',
      '9',
      '0',
      ...when,
      'Yes',
    ],
  ],
}

test('the Excel file of GSTR-2B gives the documents of its JSON', () => {
  const { heads, rows, faults } = read(workbook)
  expect(faults).toEqual([])
  expect(heads).toMatchObject([
    { source: '2B', gstin: '27AABCA1001A1ZU', period: '112025', generatedOn: '14-12-2025' },
  ])
  const order = (all: readonly InwardRow[]) => all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  const key = ({ section, number, isRejected }: InwardRow) => `${section} ${number} ${isRejected}`
  expect(rows).toHaveLength(11)
  expect(order(rows)).toEqual(order(readJson(json)))
})

describe('GSTR-2A in Excel', () => {
  const head = [
    'GSTIN of supplier',
    'Trade/Legal name of the Supplier',
    'Invoice details',
    '',
    '',
    '',
    'Place of supply',
    'Supply Attract Reverse Charge',
    'Rate (%)',
    'Taxable Value (₹)',
    'Tax Amount',
    '',
    '',
    '',
    'GSTR-1/IFF/GSTR-1A/5 Filing Status',
    'GSTR-1/IFF/GSTR-1A/5 Filing Date',
    'GSTR-1/IFF/GSTR-1A/5 Filing Period',
    'GSTR-3B Filing Status',
    'Amendment made, if any',
    'Tax Period in which Amended',
    'Effective date of cancellation',
    'Source',
    'IRN',
    'IRN date',
  ]
  const sub = [
    '',
    '',
    'Invoice number',
    'Invoice type',
    'Invoice Date',
    'Invoice Value (₹)',
    '',
    '',
    '',
    '',
    ...amounts,
  ]
  const line = (number: string, rate: string, ...figures: string[]) => [
    supplier[0]!,
    'Acme Mills',
    number,
    'R',
    '03-11-2025',
    '1416.05',
    'Maharashtra',
    'N',
    rate,
    ...figures,
    'Y',
    '11-Dec-25',
    'Nov-25',
    'N',
    '',
    '',
    '01-01-2026',
  ]
  const two = {
    'Read me': [
      ['', "Taxpayer's GSTIN", '27AABCA1001A1ZU', 'Tax period', '112025'],
      ['', 'Legal name', 'Acme', 'Financial year', '2025-26'],
    ],
    B2B: [
      ['Goods and Services Tax - GSTR 2A'],
      head,
      sub,
      ['Financial Year: 2025-26  |  Tax Period: 112025  |  Date Updated till: 03-Dec-2025'],
      sub,
      line('A/1', '18', '1000', '0', '90', '90', '0'),
      line('A/1', '5', '200.05', '0', '5', '5.01', '2'),
      line('A/1-Total', '-', '1200.05', '0', '95', '95.01', '2'),
      [],
      line('A/2', '18', '50', '9', '0', '0', '0'),
      line('A/2-Total', '-', '50', '9', '0', '0', '0'),
    ],
  }

  test('sums the rates of a document as its JSON does, and counts no total twice', () => {
    const { heads, rows, faults } = read(two)
    expect([faults, heads]).toMatchObject([[], [{ source: '2A', period: '112025' }]])
    const invoice = (inum: string, ...itms: object[]) => ({
      inum,
      inv_typ: 'R',
      idt: '03-11-2025',
      val: 1416.05,
      pos: '27',
      rchrg: 'N',
      chksum: 'x',
      itms: itms.map((itm_det, num) => ({ num, itm_det })),
    })
    expect(rows).toEqual(
      readJson({
        gstin: '27AABCA1001A1ZU',
        fp: '112025',
        b2b: [
          {
            ctin: supplier[0],
            trdnm: 'Acme Mills',
            cfs: 'Y',
            cfs3b: 'N',
            fldtr1: '11-Dec-25',
            flprdr1: 'Nov-25',
            dtcancel: '01-Jan-2026',
            inv: [
              invoice(
                'A/1',
                { rt: 18, txval: 1000, camt: 90, samt: 90 },
                { rt: 5, txval: 200.05, camt: 5, samt: 5.01, csamt: 2 },
              ),
              invoice('A/2', { rt: 18, txval: 50, iamt: 9 }),
            ],
          },
        ],
      }),
    )
    expect(rows[0]).toMatchObject({ taxableValue: '1200.05', cgst: '95.00', sgst: '95.01', cess: '2.00' })
  })

  test('of several periods has one head for each', () => {
    const { heads } = read({
      ...two,
      B2B: [...two.B2B, ['Financial Year: 2025-26 | Tax Period: Dec-25 | x']],
    })
    expect(heads.map(({ period }) => period)).toEqual(['112025', '122025'])
  })
})

test('what cannot be read of a row is named by sheet, row and column, and the other rows are kept', () => {
  const row = (number: string, date: string, place: string, tax: string) => [
    ...supplier,
    number,
    'Regular',
    date,
    '118',
    place,
    'No',
    '100',
    tax,
    '9',
    '9',
    '0',
    ...when,
    'Yes',
  ]
  const { rows, faults } = read({
    ...workbook,
    B2B: [
      ...b2b,
      row('A', '31/02/2025', 'Maharashtra', '0'),
      row('B', '01/11/2025', 'Atlantis', '0'),
      row('C', '01/11/2025', 'Maharashtra', 'x'),
      ['?', ...row('D', '01/11/2025', 'Maharashtra', '0').slice(1)],
      row('', '01/11/2025', 'Maharashtra', '0'),
      row('OK', '01/11/2025', 'Maharashtra', '0'),
      ['', 'Total', '', '', '', '600'],
    ],
    'My notes': [['Ask Acme']],
  })
  expect(rows.filter(({ section, isRejected }) => section === 'b2b' && !isRejected)).toMatchObject([
    { number: 'OK' },
  ])
  expect(faults.map(({ sheet, row: at, column, value }) => [sheet, at, column, value])).toEqual([
    ['B2B', 7, 'E (Invoice Date)', '31/02/2025'],
    ['B2B', 8, 'G (Place of supply)', 'Atlantis'],
    ['B2B', 9, 'J (Integrated Tax(₹))', 'x'],
    ['B2B', 10, 'A (GSTIN of supplier)', '?'],
    ['B2B', 11, 'C (Invoice number)', null],
    ['My notes', undefined, undefined, 'My notes'],
  ])
})

describe('a workbook is refused', () => {
  const fault = (sheets: Readonly<Record<string, Cells>>) => {
    try {
      read(sheets)
    } catch (error) {
      if (error instanceof WorkbookFault) return [error.fault, error.sheet, error.row, error.missing]
      throw error
    }
    return undefined
  }
  test('that is another one', () => {
    expect(fault({ Sheet1: [['Salaries']] })?.[0]).toBe('notAStatement')
  })
  test('that does not say of which GSTIN and period it is', () => {
    const { 'Read me': _, ...others } = workbook
    expect(fault(others)).toEqual(['readMe', '', 0, ''])
    expect(fault({ ...workbook, 'Read me': readMe.filter(([words]) => words !== 'Tax Period') })?.[0]).toBe(
      'readMe',
    )
  })
  test('that lacks columns, whose sheet and row are named', () => {
    const without = (words: string) => b2b.map((row) => row.map((cell) => (cell === words ? '' : cell)))
    expect(fault({ ...workbook, B2B: without('Invoice Date') })).toEqual(['heading', 'B2B', 6, 'Date'])
    expect(fault({ ...workbook, B2B: without('Taxable Value (₹)') })).toEqual([
      'heading',
      'B2B',
      6,
      'Taxable value',
    ])
    const rows = Array.from({ length: 40 }, (_, at) => [`note ${at}`])
    expect(fault({ ...workbook, B2B: rows })?.slice(0, 2)).toEqual(['heading', 'B2B'])
    expect(fault({ ...workbook, B2B: b2b.slice(0, 4).concat([[...supplier, 'A', '01/11/2025']]) })).toEqual([
      'heading',
      'B2B',
      1,
      'GSTIN of supplier, Number, Date, Taxable value, Integrated tax',
    ])
  })
})

test.each([
  ['2025-26', 'April', '042025'],
  ['2025-26', 'January', '012026'],
  ['2025-26', 'Mar', '032026'],
  ['2025-26', 'October-December', '122025'],
  ['2025-26', 'Jan - Mar', '032026'],
  ['2025-26', '112025', '112025'],
])('tax period %s %s is %s', (year, month, period) => {
  const own = readMe.map((row) =>
    row[0] === 'Financial Year' ? [row[0], '', year] : row[0] === 'Tax Period' ? [row[0], '', month] : row,
  )
  expect(read({ ...workbook, 'Read me': own }).heads.map((head) => head.period)).toEqual([period])
})

test.each([
  ['B2B', { kind: 'documents', section: 'b2b', isRejected: false }],
  ['B2B-CDNRA(Rejected)', { kind: 'documents', section: 'cdnra', isRejected: true }],
  ['IMPG SEZ', { kind: 'documents', section: 'impgsez', isRejected: false }],
  ['B2B Part 2', { kind: 'documents', section: 'b2b', isRejected: false }],
  ['B2B (ITC Reversal)', { kind: 'summary' }],
  ['read me', { kind: 'readMe' }],
  ['Sheet1', { kind: 'unknown' }],
])('the sheet %s', (name, part) => {
  expect(partOfSheet(name)).toEqual(part)
})

test.each([
  ['Integrated Tax  (₹)', 'igst'],
  ['State Tax (₹)', 'sgst'],
  ['GSTR-3B Filing Status', 'cfs3b'],
  ['GSTR-1/IFF/1A/GSTR-5 Period', 'supprd'],
  ['ISD GSTR-6 Filing date', 'supfildt'],
  ['IRN date', null],
  ['Tax Period in which Amended', null],
  ['Nashik Mills', undefined],
])('the heading %s is %s', (text, field) => {
  expect(fieldOfHeading(text)).toBe(field)
})

test('columns have letters', () => {
  expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
})
