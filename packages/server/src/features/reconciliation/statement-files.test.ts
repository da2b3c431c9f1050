import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeXlsx } from 'hucre'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zipOf } from '../../../test/archives.ts'
import { gstinOf, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: TestServer
let us: TestSubscriber
let own = ''

beforeAll(async () => {
  const offset = new Date('2026-11-20T10:00:00+05:30').getTime() - Date.now()
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date(Date.now() + offset),
  })
})
afterAll(async () => server?.stop())
beforeEach(async () => {
  us = await server.makeSubscriber()
  const rows = await us.inTenant((db) =>
    db.selectFrom('entities').select('gstin').where('id', '=', us.entityId).execute(),
  )
  own = rows[0]!.gstin!
})

type Cell = string | number
type Cells = readonly (readonly Cell[])[]
type Sheets = Readonly<Record<string, Cells>>

const mills = gstinOf('27', 'AAPFN0001K')
const zone = gstinOf('27', 'AAPFN0002K')
const headOffice = gstinOf('29', 'AAPFN0003K')
const filed = { supfildt: '11-11-2026', supprd: '102026' }
const invoice = (inum: string, more: object = {}) => ({
  inum,
  typ: 'R',
  dt: '12-10-2026',
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
  ...more,
})

/** GSTR-2B of October as the portal's JSON has it. */
const asJson = () => ({
  data: {
    gstin: own,
    rtnprd: '102026',
    version: '4.0',
    gendt: '14-11-2026',
    docdata: {
      b2b: [
        {
          ctin: mills,
          trdnm: 'Nashik Mills & Sons',
          ...filed,
          inv: [
            invoice('NM/1', { irn: 'A'.repeat(64) }),
            invoice('NM/2', {
              typ: 'SEZWP',
              pos: '26',
              rev: 'Y',
              itcavl: 'N',
              rsn: 'P',
              txval: 100.55,
              igst: 18.1,
              cgst: 0,
              sgst: 0,
            }),
          ],
        },
      ],
      b2ba: [
        {
          ctin: mills,
          trdnm: 'Nashik Mills & Sons',
          ...filed,
          inv: [invoice('NM/0A', { oinum: 'NM/0', oidt: '12-09-2026', itcavl: 'N', rsn: 'C' })],
        },
      ],
      cdnr: [
        {
          ctin: mills,
          trdnm: 'Nashik Mills & Sons',
          ...filed,
          nt: [
            { ...invoice('', { inum: undefined }), ntnum: 'CN/1', typ: 'C', suptyp: 'R' },
            { ...invoice('', { inum: undefined }), ntnum: 'DN/1', typ: 'D', suptyp: 'DE' },
          ],
        },
      ],
      isd: [
        {
          ctin: headOffice,
          trdnm: 'Head Office',
          ...filed,
          doclist: [
            {
              doctyp: 'ISDI',
              docnum: 'D/1',
              docdt: '31-10-2026',
              igst: 50,
              cgst: 0,
              sgst: 0,
              cess: 0,
              itcelg: 'Y',
            },
          ],
        },
      ],
      impg: [
        {
          refdt: '16-10-2026',
          recdt: '17-10-2026',
          portcode: 'INNSA1',
          boenum: '3340021',
          boedt: '15-10-2026',
          txval: 1000,
          igst: 180,
          cess: 1,
        },
      ],
      impgsez: [
        {
          ctin: zone,
          trdnm: 'Zone',
          boe: [
            {
              refdt: '18-10-2026',
              portcode: 'INBOM6',
              boenum: '77',
              boedt: '17-10-2026',
              txval: 10,
              igst: 1.8,
              cess: 0,
            },
          ],
        },
      ],
    },
    docRejdata: { b2b: [{ ctin: mills, trdnm: 'Nashik Mills & Sons', ...filed, inv: [invoice('NM/9')] }] },
  },
})

const tax = ['Integrated Tax(₹)', 'Central Tax(₹)', 'State/UT Tax(₹)', 'Cess(₹)']
const when = ['GSTR-1/IFF/GSTR-5 Period', 'GSTR-1/IFF/GSTR-5 Filing Date', 'ITC Availability', 'Reason']
const title = [['Goods and Services Tax - GSTR-2B'], [], [], ['Taxable inward supplies']]
const supplier = () => [mills, 'Nashik Mills & Sons']
const then = ["Oct'26", '11/11/2026']
const b2bHead = () => [
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
    ...when,
    'Source',
    'IRN',
  ],
  ['', '', 'Invoice number', 'Invoice type', 'Invoice Date', 'Invoice Value(₹)', '', '', '', ...tax],
]
const b2bRow = (number: Cell, date: Cell = '12/10/2026', place = 'Maharashtra', taxable: Cell = 100) => [
  ...supplier(),
  number,
  'Regular',
  date,
  118,
  place,
  'No',
  taxable,
  0,
  9,
  9,
  0,
  ...then,
  'Yes',
  '',
]

/** The same statement as its Excel file. */
const asSheets = (): Sheets => ({
  'Read me': [
    ['Goods and Services Tax - GSTR-2B'],
    [],
    ['Financial Year', '', '2026-27'],
    ['Tax Period', '', 'October'],
    ['GSTIN', '', own],
    ['Legal Name', '', 'Us'],
    ['Date of generation', '', '14/11/2026'],
    ['Worksheet Name', 'Table', 'Field Name', 'Instructions'],
    ['B2B', 'Taxable inward supplies', 'GSTIN of Supplier', 'GSTIN of supplier'],
  ],
  'ITC Available': [
    ['FORM SUMMARY'],
    ['S.no.', 'Heading', 'GSTR-3B table', ...tax],
    ['I', 'All other ITC', '4(A)(5)', 18.1, 9, 9, 0],
  ],
  B2B: [
    ...b2bHead(),
    [...b2bRow('NM/1'), 'e-Invoice', 'A'.repeat(64)],
    [
      ...supplier(),
      'NM/2',
      'SEZ supplies with payment',
      46_307,
      118,
      'Dadra and Nagar Haveli and Daman and Diu',
      'Yes',
      100.55,
      18.1,
      0,
      0,
      0,
      ...then,
      'No',
      'POS and supplier state are same but recipient state is different',
    ],
  ],
  B2BA: [
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
      ...when,
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
      ...tax,
    ],
    [
      'NM/0',
      '12/09/2026',
      ...supplier(),
      'NM/0A',
      'Regular',
      '12/10/2026',
      118,
      'Maharashtra',
      'No',
      100,
      0,
      9,
      9,
      0,
      ...then,
      'No',
      'Return filed post annual cut-off',
    ],
  ],
  'B2B-CDNR': [
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
      ...when,
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
      ...tax,
    ],
    [
      ...supplier(),
      'CN/1',
      'Credit Note',
      'Regular',
      '12/10/2026',
      118,
      'Maharashtra',
      'No',
      100,
      0,
      9,
      9,
      0,
      ...then,
      'Yes',
    ],
    [
      ...supplier(),
      'DN/1',
      'Debit Note',
      'Deemed Exports',
      '12/10/2026',
      118,
      'Maharashtra',
      'No',
      100,
      0,
      9,
      9,
      0,
      ...then,
      'Yes',
    ],
  ],
  'B2B-CDNRA': [...title],
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
    ['', '', '', '', '', '', '', ...tax],
    [headOffice, 'Head Office', 'ISD Invoice', 'D/1', '31/10/2026', '', '', 50, 0, 0, 0, ...then, 'Yes'],
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
    ['16/10/2026', 'INNSA1', 3_340_021, '15/10/2026', 1000, 180, 1, 'No'],
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
    ],
    ['', '', '', '', 'Number', 'Date', 'Taxable Value', 'Integrated Tax(₹)', 'Cess(₹)'],
    [zone, 'Zone', '18/10/2026', 'INBOM6', 77, '17/10/2026', 10, 1.8, 0],
  ],
  'B2B(Rejected)': [...b2bHead(), b2bRow('NM/9')],
})
const workbook = async (sheets: Sheets): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) })),
    }),
  )

const october = () => ({ entityId: us.entityId, returnPeriod: '102026' })

async function upload(
  content: Buffer | string | object,
  form: 'gstr2b' | 'gstr2a' | 'ims' = 'gstr2b',
  name = 'GSTR2B.xlsx',
) {
  const bytes = Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  const { taskId } = await us.ok(`${form}.upload`, {
    ...october(),
    file: { name, content: bytes.toString('base64') },
  })
  return ended(taskId)
}
async function ended(taskId: number) {
  const status = async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]
  await expect.poll(async () => (await status())?.status).toMatch(/Success|Fail|Error/)
  return JSON.stringify(await status())
}
const numbers = async () =>
  (await us.ok('gstr2b.search', { entityId: us.entityId })).records
    .map(
      ({ section, documentClass, number, isRejected }) =>
        `${section} ${documentClass} ${number}${isRejected ? ' rejected' : ''}`,
    )
    .toSorted()
const counts = async () =>
  (await us.ok('gstr2b.summary', october())).files.map(({ rows, added, changed, gone, unread }) => [
    rows,
    added,
    changed,
    gone,
    unread,
  ])

describe('the Excel file of GSTR-2B', () => {
  test('has the documents of the JSON, none more and none otherwise', async () => {
    await upload(await workbook(asSheets()))
    expect(await numbers()).toEqual([
      'b2b INV NM/1',
      'b2b INV NM/2',
      'b2b INV NM/9 rejected',
      'b2ba INV NM/0A',
      'cdnr CN CN/1',
      'cdnr DN DN/1',
      'impg IMPG 3340021',
      'impgsez IMPGSEZ 77',
      'isd ISD D/1',
    ])
    // Each record of a file has a hash of all that is kept of it: of the JSON nothing is new and nothing is changed.
    await upload(asJson(), 'gstr2b', 'returns.json')
    await upload(await workbook(asSheets()))
    expect(await counts()).toEqual([
      [9, 0, 0, 0, 0],
      [9, 0, 0, 0, 0],
      [9, 9, 0, 0, 0],
    ])
    const { sections } = await us.ok('gstr2b.summary', october())
    expect(
      sections.map(({ section, taxableValue, igst, cgst }) => [section, taxableValue, igst, cgst]),
    ).toEqual([
      ['b2b', '300.55', '18.10', '18.00'],
      ['b2ba', '100.00', '0.00', '9.00'],
      // 100 of the debit note less 100 of the credit note.
      ['cdnr', '0.00', '0.00', '0.00'],
      ['impg', '1000.00', '180.00', '0.00'],
      ['impgsez', '10.00', '1.80', '0.00'],
      ['isd', '0.00', '50.00', '0.00'],
    ])
  })

  test('does not say what was decided in IMS, and leaves that as the JSON had it', async () => {
    const json = asJson()
    json.data.docdata.b2b[0]!.inv[0] = invoice('NM/1', { irn: 'A'.repeat(64), imsStatus: 'A' })
    await upload(json, 'gstr2b', 'returns.json')
    await upload(await workbook(asSheets()))
    expect(await counts()).toEqual([
      [9, 0, 0, 0, 0],
      [9, 9, 0, 0, 0],
    ])
    const action = async () =>
      (await us.ok('gstr2b.search', { entityId: us.entityId, keyword: 'NM/1' })).records[0]!.imsAction
    expect(await action()).toBe('A')
    // What else is changed is taken in beside it.
    const B2B = [...b2bHead(), b2bRow('NM/1', '12/10/2026', 'Maharashtra', 250)]
    await upload(await workbook({ ...asSheets(), B2B }))
    expect((await counts())[0]).toEqual([8, 0, 1, 1, 0])
    expect(await action()).toBe('A')
  })

  test('that is uploaded again keeps what a row said before, and what is no longer in it', async () => {
    await upload(await workbook(asSheets()))
    const { IMPG: _, ...sheets } = asSheets()
    const B2B = [
      ...b2bHead(),
      [...b2bRow('NM/1', '12/10/2026', 'Maharashtra', 250), 'e-Invoice', 'A'.repeat(64)],
      b2bRow('NM/3'),
    ]
    await upload(await workbook({ ...sheets, B2B }))
    // NM/1 is changed, NM/3 is new, NM/2 and the bill of entry are not in it any more.
    expect((await counts())[0]).toEqual([8, 1, 1, 2, 0])
    const kept = await us.inTenant((db) =>
      db
        .selectFrom('inwardRowVersions' as never)
        .selectAll()
        .execute(),
    )
    expect(kept).toHaveLength(3)
  })

  test('in several parts, as the portal gives it of many documents, is one statement', async () => {
    const { B2B, ...others } = asSheets()
    const heads = b2bHead().length
    const [first, second] = B2B!.slice(heads)
    const partOf = (row: readonly Cell[]) => ({ 'Read me': others['Read me']!, B2B: [...b2bHead(), row] })
    const parts = async (wrong?: Sheets) =>
      zipOf([
        ['GSTR2B_1.xlsx', await workbook({ ...others, ...partOf(first!) })],
        ['GSTR2B_2.xlsx', await workbook(wrong ?? partOf(second!))],
        ['__MACOSX/._GSTR2B_1.xlsx', 'of the system'],
      ])
    await upload(asJson(), 'gstr2b', 'returns.json')
    await upload(await parts(), 'gstr2b', 'returns.zip')
    // Nothing is new, nothing is changed, and what the other part has is not gone.
    expect(await counts()).toEqual([
      [9, 0, 0, 0, 0],
      [9, 9, 0, 0, 0],
    ])
    // One part of another GSTIN, or damaged: none of them is read.
    const foreign = others['Read me']!.map((row) => (row[0] === 'GSTIN' ? ['GSTIN', '', mills] : row))
    expect(await upload(await parts({ ...partOf(second!), 'Read me': foreign }))).toContain(
      'The file is of GSTIN',
    )
    const headings = b2bHead().map((row) => row.map((cell) => (cell === 'Invoice Date' ? '' : cell)))
    expect(await upload(await parts({ 'Read me': others['Read me']!, B2B: headings }))).toContain(
      'Sheet GSTR2B_2.xlsx, B2B, row 6: these headings are missing: Date.',
    )
    expect(await upload(zipOf([['GSTR2B_1.xlsx', 'no workbook']]))).toContain('The file is damaged')
    expect(await counts()).toHaveLength(2)
    // What one row of a part says wrongly is listed with the part.
    await upload(await parts(partOf(b2bRow('A1', '31/02/2026'))))
    const { files } = await us.ok('gstr2b.summary', october())
    expect(files[0]!.faults.map(({ sheet, row }) => [sheet, row])).toEqual([['GSTR2B_2.xlsx, B2B', 7]])
  })

  test('names sheet, row and column of what cannot be read, and keeps the other rows', async () => {
    const B2B = [
      ...b2bHead(),
      b2bRow('A1', '31/02/2026'),
      b2bRow('A2', '12/10/2026', 'Atlantis'),
      b2bRow('A3', '12/10/2026', 'Maharashtra', 'a lot'),
      b2bRow('A4'),
      // 12 October 2026 as a program keeps days that it knows as such.
      b2bRow(45, 46_307),
    ]
    const task = await upload(
      await workbook({ 'Read me': asSheets()['Read me']!, B2B, 'My notes': [['Ask Nashik Mills']] }),
    )
    expect(task).toContain('SuccessWithError')
    expect(await numbers()).toEqual(['b2b INV 45', 'b2b INV A4'])
    const { files } = await us.ok('gstr2b.summary', october())
    expect(files[0]!.faults.map(({ sheet, row, column, value }) => [sheet, row, column, value])).toEqual([
      ['B2B', 7, 'E (Invoice Date)', '31/02/2026'],
      ['B2B', 8, 'G (Place of supply)', 'Atlantis'],
      ['B2B', 9, 'I (Taxable Value (₹))', 'a lot'],
      ['My notes', undefined, undefined, 'My notes'],
    ])
  })
})

describe('a file is refused, and what was there stays', () => {
  const readMe = (label: string, value: string): Sheets => ({
    ...asSheets(),
    'Read me': asSheets()['Read me']!.map((row) => (row[0] === label ? [label, '', value] : row)),
  })
  const without = (name: string): Sheets =>
    Object.fromEntries(Object.entries(asSheets()).filter(([sheet]) => sheet !== name))
  test.each([
    ['of another GSTIN', () => workbook(readMe('GSTIN', mills)), 'The file is of GSTIN', undefined],
    [
      'of another period',
      () => workbook(readMe('Tax Period', 'September')),
      'The file is of period 092026',
      undefined,
    ],
    [
      'of another year',
      () => workbook(readMe('Financial Year', '2025-26')),
      'The file is of period 102025',
      undefined,
    ],
    [
      'that is GSTR-2B in the place of GSTR-2A',
      () => workbook(asSheets()),
      'The file is GSTR-2B, not GSTR-2A',
      'gstr2a',
    ],
    ['in the place of IMS', () => workbook(asSheets()), 'Download IMS as JSON', 'ims'],
    [
      'without its sheet Read me',
      () => workbook(without('Read me')),
      'The sheet Read me does not say',
      undefined,
    ],
    [
      'whose column was deleted',
      () =>
        workbook({
          ...asSheets(),
          B2B: asSheets()['B2B']!.map((row) => row.map((cell) => (cell === 'Invoice Date' ? '' : cell))),
        }),
      'Sheet B2B, row 6: these headings are missing: Date.',
      undefined,
    ],
    [
      'that is another workbook',
      () => workbook({ Salaries: [['Asha', 40_000]] }),
      'The file is no GSTR-2A, GSTR-2B or IMS',
      undefined,
    ],
    [
      'that is cut off',
      async () => (await workbook(asSheets())).subarray(0, 4000),
      'The file is damaged or not complete',
      undefined,
    ],
    [
      'in which bytes were changed',
      async () => {
        const bytes = await workbook(asSheets())
        const at = bytes.indexOf('xl/sharedStrings.xml')
        return Buffer.concat([bytes.subarray(0, at + 60), Buffer.alloc(8), bytes.subarray(at + 68)])
      },
      'The file is damaged or not complete',
      undefined,
    ],
    [
      'that is of an old Excel',
      async () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex'),
      'Save it as .xlsx',
      undefined,
    ],
    [
      'that grows without end',
      async () => zipOf([['returns.json', Buffer.alloc(80 * 1024 * 1024, 0x20)]]),
      'The file is too large',
      undefined,
    ],
    [
      'without anything to read',
      async () => zipOf([['readme.txt', 'hello']]),
      'has no JSON file and no Excel file in it',
      undefined,
    ],
  ] as const)('%s', async (_, content, words, form) => {
    await upload(asJson(), 'gstr2b', 'returns.json')
    const task = await upload(await content(), form)
    expect(task).toContain(words)
    expect(task).toMatch(/Fail|Exception/)
    expect(await numbers()).toHaveLength(9)
    expect(await counts()).toEqual([[9, 9, 0, 0, 0]])
    const waiting = await us.inTenant((db) =>
      db
        .selectFrom('inwardIncoming' as never)
        .selectAll()
        .execute(),
    )
    expect(waiting).toEqual([])
  })
})

test('a file of 20 MB comes as a form, as the screen sends it', async () => {
  const statement = JSON.stringify(asJson())
  const form = new FormData()
  form.set('entityId', String(us.entityId))
  form.set('returnPeriod', '102026')
  form.set('file', new Blob([statement, ' '.repeat(20 * 1024 * 1024)]), 'returns.json')
  const reply = await fetch(`${server.url}/api/gstReturn/gstr2b/upload`, {
    method: 'POST',
    headers: { 'auth-token': us.token },
    body: form,
  })
  expect(reply.status).toBe(200)
  await ended(((await reply.json()) as { taskId: number }).taskId)
  expect(await counts()).toEqual([[9, 9, 0, 0, 0]])
})

test('a worker that is stopped while it reads leaves the file to the next one, and nothing is read twice', async () => {
  const another = await startTestServer()
  const worker = async () => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', new URL('../../main.ts', import.meta.url).pathname],
      {
        env: {
          ...process.env,
          BAHI_ENV: 'test',
          PORT: '0',
          LOG_LEVEL: 'silent',
          BAHI_WORKER: 'on',
          BAHI_DATA: another.database.dataDir,
          DATABASE_URL: another.database.url,
          BAHI_DEMO: 'off',
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    await once(child.stdout, 'data')
    return child
  }
  try {
    const shop = await another.makeSubscriber()
    const statement = {
      data: {
        rtnprd: '102026',
        docdata: {
          b2b: Array.from({ length: 400 }, (_, group) => ({
            ctin: mills,
            inv: Array.from({ length: 100 }, (__, n) => invoice(`N/${group}/${n}`)),
          })),
        },
      },
    }
    const form = new FormData()
    form.set('entityId', String(shop.entityId))
    form.set('returnPeriod', '102026')
    form.set('file', new Blob([JSON.stringify(statement)]), 'returns.json')
    const reply = await fetch(`${another.url}/api/gstReturn/gstr2b/upload`, {
      method: 'POST',
      headers: { 'auth-token': shop.token },
      body: form,
    })
    const { taskId } = (await reply.json()) as { taskId: number }
    const { owner } = another.app.pools
    const count = async (sql: string) =>
      Number((await owner.query(`select count(*) as n from ${sql}`)).rows[0].n)
    const status = async () =>
      (await owner.query('select status from background_tasks where id = $1', [taskId])).rows[0]
        .status as string
    const first = await worker()
    while ((await count('inward_incoming')) === 0) await new Promise((later) => setTimeout(later, 10))
    first.kill('SIGTERM')
    await once(first, 'exit')
    expect(await status()).toBe('InProcess')
    expect([await count('inward_incoming'), await count('inward_rows')]).toEqual([0, 0])
    const second = await worker()
    try {
      await expect.poll(status, { timeout: 600_000 }).toBe('Success')
    } finally {
      second.kill('SIGTERM')
      await once(second, 'exit')
    }
    expect([await count('inward_rows'), await count('inward_files')]).toEqual([40_000, 1])
  } finally {
    await another.stop()
  }
})
