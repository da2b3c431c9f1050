import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zipOf } from '../../../test/archives.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { cell, compoundOf, oldStreamOf, record, style } from '../../../test/old-workbook.ts'

/** Files as people and strangers make them, over HTTP: each is read right, or refused with what is wrong with it. */

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_WORKER: 'on' } })
  shop = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const file = (name: string, content: string | Uint8Array) => ({
  name,
  content: Buffer.from(content).toString('base64'),
})
const parts = (sheet: string | Buffer, more: readonly (readonly [string, string | Buffer])[] = []) =>
  zipOf([
    ['[Content_Types].xml', '<Types/>'],
    ['xl/workbook.xml', '<workbook><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>'],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ],
    ['xl/worksheets/sheet1.xml', sheet],
    ...more,
  ])
const inline = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
const headRow = `<row r="1">${inline('A1', 'Name')}${inline('B1', 'Code')}</row>`
const workbook = (rows: string) => parts(`<worksheet><sheetData>${headRow}${rows}</sheetData></worksheet>`)
const plain = workbook(`<row r="2">${inline('A2', 'Asha')}${inline('B2', 'A1')}</row>`)

const ofNothing = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
/** An entry that says that it is enciphered. */
const sealed = (() => {
  const copy = Buffer.from(plain)
  for (let at = copy.indexOf('PK\u0001\u0002'); at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 4))
    copy.writeUInt16LE(copy.readUInt16LE(at + 8) | 1, at + 8)
  return copy
})()
const wide = (rows: number) => workbook(`<row r="${rows}">${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`)
const oldPlain = compoundOf([
  ['Workbook', oldStreamOf([{ name: 'One', cells: [cell.label(0, 0, 'Name'), cell.label(1, 0, 'Asha')] }])],
])

describe('files that are refused', () => {
  test.each<[string, string, string | Uint8Array, string]>([
    ['an empty file', 'a.csv', '', 'IMPR0001'],
    ['an empty workbook', 'a.xlsx', parts('<worksheet><sheetData/></worksheet>'), 'IMPR0001'],
    ['a text of blanks', 'a.csv', '\r\n , ,\r\n', 'IMPR0001'],
    ['a picture called a workbook', 'a.xlsx', ofNothing, 'IMPR0002'],
    ['a picture called a text', 'a.csv', ofNothing, 'IMPR0002'],
    ['a file of another sort', 'a.docx', plain, 'IMPR0002'],
    ['a workbook with macros by its name', 'a.xlsm', plain, 'IMPR0002'],
    ['an archive that is no workbook', 'a.xlsx', zipOf([['a.txt', 'a']]), 'IMPR0002'],
    ['a workbook called a text', 'a.csv', plain, 'IMPR0003'],
    ['a text called a workbook', 'a.xlsx', 'Name,Code\r\nAsha,1', 'IMPR0003'],
    ['a workbook called an old one', 'a.xls', plain, 'IMPR0003'],
    ['an old workbook called a new one', 'a.xlsx', oldPlain, 'IMPR0003'],
    [
      'a web page called an old workbook',
      'a.xls',
      '<html><table><tr><td>Name</td></tr></table></html>',
      'IMPR0003',
    ],
    ['a PDF called a workbook', 'a.xlsx', '%PDF-1.7 ...', 'IMPR0003'],
    ['a workbook that is cut off', 'a.xlsx', plain.subarray(0, plain.length - 40), 'IMPR0004'],
    ['the first half of a workbook', 'a.xlsx', plain.subarray(0, plain.length / 2), 'IMPR0004'],
    [
      'an old workbook that is cut off',
      'a.xls',
      compoundOf([
        ['Workbook', oldStreamOf([{ name: 'One', cells: [cell.label(0, 0, 'Name')] }]).subarray(0, -4)],
      ]),
      'IMPR0004',
    ],
    ['a compound file whose sectors are gone', 'a.xls', oldPlain.subarray(0, 1536), 'IMPR0004'],
    [
      'a workbook with a password',
      'a.xlsx',
      compoundOf([['EncryptedPackage', Buffer.alloc(5000)]]),
      'IMPR0005',
    ],
    ['an enciphered archive', 'a.xlsx', sealed, 'IMPR0005'],
    [
      'an old workbook with a password',
      'a.xls',
      compoundOf([
        ['Workbook', oldStreamOf([{ name: 'One', cells: [] }], { more: [record(0x2f, Buffer.alloc(54))] })],
      ]),
      'IMPR0005',
    ],
    ['a workbook of Excel 95', 'a.xls', compoundOf([['Book', Buffer.alloc(5000)]]), 'IMPR0006'],
    [
      'a workbook of 100 kB that unpacks to 100 MB',
      'a.xlsx',
      parts(Buffer.concat([Buffer.from('<worksheet>'), Buffer.alloc(100_000_000, ' ')])),
      'IMPR0007',
    ],
    [
      'one row that unpacks to 100 MB',
      'a.xlsx',
      parts(Buffer.concat([Buffer.from('<worksheet><row r="1"><c><v>'), Buffer.alloc(100_000_000, '1')])),
      'IMPR0030',
    ],
    ['a workbook of a million columns', 'a.xlsx', wide(2), 'IMPR0009'],
    ['a text of a million columns', 'a.csv', `Name${',x'.repeat(1_000_000)}`, 'IMPR0009'],
  ])('%s', async (_, name, content, code) => {
    const others: number[] = []
    let isOver = false
    const answers = (async () => {
      do {
        others.push((await shop.call('import.search', {})).status)
        await wait(20)
      } while (!isOver)
    })()
    const reply = await shop.call('import.read', { kind: 'Parties', file: file(name, content) } as never)
    isOver = true
    await answers
    expect(reply.status).toBe(422)
    const [problem] = Object.values(reply.body.validationErrors as Record<string, AnyBody[]>).flat()
    expect(problem).toMatchObject({ code })
    expect(problem.message.length).toBeGreaterThan(15)
    // The server answers others meanwhile.
    expect(new Set(others)).toEqual(new Set([200]))
  })
})

/** The first rows of a file as they would be read, by their columns. */
async function previewed(name: string, content: string | Uint8Array, mapping?: Record<string, string>) {
  const read: AnyBody = await shop.ok('import.read', { kind: 'Parties', file: file(name, content) })
  const preview: AnyBody = await shop.ok('import.preview', {
    importId: read.importId,
    mapping: mapping ?? read.mapping,
  })
  const paths = preview.columns.map((one: AnyBody) => one.path)
  return {
    read,
    notices: read.notices.map((one: AnyBody) => one.code).toSorted(),
    rows: preview.rows.map((row: AnyBody) =>
      Object.fromEntries(
        paths
          .map((path: string, index: number) => [path, row.values[index]] as const)
          .filter(([, value]: [string, string]) => value !== ''),
      ),
    ),
    problems: preview.rows.flatMap((row: AnyBody) =>
      row.problems.map((one: AnyBody) => [one.row, one.column, one.code]),
    ),
  }
}
const names = { Name: 'name', Code: 'code' }

describe('files that are read', () => {
  test('entities of XML are not unfolded: a billion laughs stay one word', async () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n === 0 ? '' : n};`.repeat(10)}">`).join('')}]>`
    const { rows } = await previewed(
      'a.xlsx',
      parts(
        `<?xml version="1.0"?>${laughs}<worksheet><sheetData>${headRow}<row r="2">${inline('A2', '&lol9;')}</row></sheetData></worksheet>`,
      ),
      names,
    )
    expect(rows).toEqual([{ name: '&lol9;' }])
  })

  test('entities outside are not fetched', async () => {
    const { rows } = await previewed(
      'a.xlsx',
      parts(
        `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${headRow}<row r="2">${inline('A2', '&b;')}</row></sheetData></worksheet>`,
      ),
      names,
    )
    expect(rows).toEqual([{ name: '&b;' }])
  })

  test('macros are not looked at, and named', async () => {
    const { notices, rows } = await previewed(
      'a.xlsx',
      parts(
        `<worksheet><sheetData>${headRow}<row r="2">${inline('A2', 'Asha')}</row></sheetData></worksheet>`,
        [['xl/vbaProject.bin', 'Sub Auto_Open()']],
      ),
      names,
    )
    expect([notices, rows]).toEqual([['macros'], [{ name: 'Asha' }]])
  })

  test('formulas are not computed: their kept values are read, and it is said', async () => {
    const { notices, rows } = await previewed(
      'a.xlsx',
      workbook(
        `<row r="2">${inline('A2', 'Asha')}<c r="B2" t="str"><f>WEBSERVICE("http://127.0.0.1")</f><v>kept</v></c></row>`,
      ),
      names,
    )
    expect([notices, rows]).toEqual([['formulas'], [{ name: 'Asha', code: 'kept' }]])
  })

  test('an old workbook: shared texts that continue in the next entry, packed numbers, days, percentages, formulas, merged cells, hidden sheets', async () => {
    const long = `${'Asha and Sons '.repeat(6)}बही`
    const texts = [
      'Name',
      'Balance',
      'Day',
      'Discount',
      'Limit',
      'Terms',
      'Notes',
      'Side',
      'Asha',
      'Bharat',
      long,
    ]
    const stream = oldStreamOf(
      [
        { name: 'Secret', isHidden: true, cells: [cell.label(0, 0, 'Hidden')] },
        {
          name: 'Ledgers',
          cells: [
            ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => cell.shared(0, index, index)),
            cell.shared(1, 0, 8),
            cell.rk(1, 1, 150_050, true),
            cell.number(1, 2, 46_113, style.day),
            cell.number(1, 3, 0.025, style.percent),
            cell.formula(1, 4, 250_000),
            cell.rk(1, 5, 30),
            cell.shared(1, 6, 10),
            cell.textFormula(1, 7, 'Debit'),
            cell.shared(4, 0, 9),
            cell.number(4, 2, 46_113, style.ownDay),
            cell.rks(4, 4, [1000, 45]),
            cell.error(4, 6, 15),
            cell.merged([0, 1], [2, 2]),
          ],
        },
      ],
      { texts, mostBytes: 60 },
    )
    const { read, notices, rows, problems } = await previewed('a.xls', compoundOf([['Workbook', stream]]), {
      Name: 'name',
      Balance: 'openingBalance',
      Day: 'openingBalanceDate',
      Discount: 'discountPercent',
      Limit: 'creditLimit',
      Terms: 'paymentTermsDays',
      Notes: 'notes',
      Side: 'openingBalanceSide',
    })
    expect(read).toMatchObject({ format: 'xls', sheet: 'Ledgers', sheets: ['Ledgers'] })
    expect(notices).toEqual(['errorCells', 'formulas', 'hiddenSheets', 'mergedCells'])
    expect(rows).toEqual([
      {
        name: 'Asha',
        openingBalance: '1500.5',
        openingBalanceDate: '2026-04-01',
        discountPercent: '2.5',
        creditLimit: '250000',
        paymentTermsDays: '30',
        notes: long,
        openingBalanceSide: 'Debit',
      },
      { name: 'Bharat', openingBalanceDate: '2026-04-01', creditLimit: '1000', paymentTermsDays: '45' },
    ])
    expect(problems).toEqual([[5, 'Notes', 'IMPR0019']])
  })

  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const two = [
    { name: 'Aśa & Söhne', code: 'A1' },
    { name: 'बही', code: 'A2' },
  ]
  const lines = (separator: string) =>
    ['Name,Code', 'Aśa & Söhne,A1', 'बही,A2'].map((line) => line.replaceAll(',', separator)).join('\r\n')
  test.each<[string, string | Uint8Array]>([
    ['UTF-8', lines(',')],
    ['UTF-8 with a mark before', `\uFEFF${lines(',')}`],
    ['UTF-16, the low byte first', Buffer.from(`\uFEFF${lines(',')}`, 'utf16le')],
    ['UTF-16, the high byte first', utf16be(`\uFEFF${lines(',')}`)],
    ['semicolons', lines(';')],
    ['tabs', lines('\t')],
    ['pipes', lines('|')],
    ['a first line that says the separator', `sep=;\r\n${lines(';')}`],
    ['lines that end as on Unix', lines(',').replaceAll('\r\n', '\n')],
    ['empty rows between', lines(',').replaceAll('\r\n', '\r\n,\r\n\r\n')],
    ['rows of titles above', `My company\r\n\r\n${lines(',')}`],
    ['quoted cells', lines(',').replaceAll(/[^,\r\n]+/g, '"$&"')],
  ])('a text: %s', async (_, content) => {
    expect((await previewed('a.csv', content, names)).rows).toEqual(two)
  })

  test('a text of an older Windows', async () => {
    const { rows } = await previewed(
      'a.csv',
      Buffer.from('Name,Code\r\nCaf\u00e9 \u0096 Pune,A1', 'latin1'),
      names,
    )
    expect(rows).toEqual([{ name: 'Café – Pune', code: 'A1' }])
  })

  test('cells with lines, quotes and separators within; what only keeps a cell from being a number', async () => {
    const { rows } = await previewed(
      'a.csv',
      'Name,Code\r\n"Asha, ""the"" elder\r\nand sons","=""0012"""\r\nBharat,\'0013\r\n',
      names,
    )
    expect(rows).toEqual([
      { name: 'Asha, "the" elder and sons', code: '0012' },
      { name: 'Bharat', code: '0013' },
    ])
  })

  test('a quotation mark that is never closed is a character as others, and swallows no row', async () => {
    const { rows } = await previewed('a.csv', 'Name,Code\r\n"Asha,A1\r\nBharat,A2\r\n', names)
    expect(rows).toEqual([
      { name: '"Asha', code: 'A1' },
      { name: 'Bharat', code: 'A2' },
    ])
  })

  test('numbers, percentages and days as people write them', async () => {
    const { rows, problems } = await previewed(
      'a.csv',
      [
        'Name;Opening balance;Side;Day;Discount;Limit',
        'One;1,23,456.50;Debit;01/04/2026;18%;₹ 5,00,000',
        'Two;(1,200);;1-Apr-26;2.5;Rs. 100/-',
        'Three;500 Cr;;46113;0.5 %;1.5E+3',
        'Four;12.00-;;2026-04-01 00:00:00;0;१२३',
        'Five;1.200,50;;04/31/2026;x;',
      ].join('\r\n'),
      {
        Name: 'name',
        'Opening balance': 'openingBalance',
        Side: 'openingBalanceSide',
        Day: 'openingBalanceDate',
        Discount: 'discountPercent',
        Limit: 'creditLimit',
      },
    )
    const day = '2026-04-01'
    expect(rows).toEqual([
      {
        name: 'One',
        openingBalance: '123456.50',
        openingBalanceSide: 'Debit',
        openingBalanceDate: day,
        discountPercent: '18',
        creditLimit: '500000',
      },
      {
        name: 'Two',
        openingBalance: '-1200',
        openingBalanceDate: day,
        discountPercent: '2.5',
        creditLimit: '100',
      },
      {
        name: 'Three',
        openingBalance: '500',
        openingBalanceDate: day,
        discountPercent: '0.5',
        creditLimit: '1500',
      },
      {
        name: 'Four',
        openingBalance: '-12.00',
        openingBalanceDate: day,
        discountPercent: '0',
        creditLimit: '123',
      },
      { name: 'Five' },
    ])
    expect(
      problems
        .filter(([row]: [number]) => row === 6)
        .map(([, column]: [number, string]) => column)
        .toSorted(),
    ).toEqual(['Day', 'Discount', 'Opening balance'])
  })

  test('merged cells of a new workbook are said, and empty rows are left out', async () => {
    const { notices, rows } = await previewed(
      'a.xlsx',
      parts(
        `<worksheet><sheetData>${headRow}<row r="2"/><row r="3"><c r="A3"/></row><row r="7">${inline('A7', 'Asha')}</row></sheetData><mergeCells count="1"><mergeCell ref="A7:A9"/></mergeCells></worksheet>`,
      ),
      names,
    )
    expect([notices, rows]).toEqual([['mergedCells'], [{ name: 'Asha' }]])
  })
})

async function run(name: string, content: string | Uint8Array) {
  const { backgroundTaskId } = await shop.ok('import.upload', {
    kind: 'Parties',
    file: file(name, content),
    mapping: names,
  })
  for (;;) {
    const [task] = await shop.ok('task.status', { ids: [backgroundTaskId] })
    if (!['Initialized', 'YetNotStarted', 'InProcess'].includes(task!.status)) break
    await wait(50)
  }
  return {
    backgroundTaskId,
    detail: (await shop.ok('import.detail', { backgroundTaskId })) as AnyBody,
  }
}

describe('files that are found out when they are run', () => {
  test('only headings', async () => {
    const { detail } = await run('heads.csv', 'Name,Code\r\n')
    expect(detail).toMatchObject({ status: 'Failed', rows: 0, created: 0 })
    expect(detail.message.length).toBeGreaterThan(15)
  })

  test('rows that unpack too far: nothing of them is made, and it is said', async () => {
    const bomb = workbook('<row><c><v>1</v></c></row>'.repeat(2_000_000))
    expect(bomb.length).toBeLessThan(600_000)
    const { detail } = await run('bomb.xlsx', bomb)
    expect(detail).toMatchObject({ status: 'Failed', created: 0 })
    expect(detail.message.length).toBeGreaterThan(15)
  })

  test('a workbook that is damaged behind its first rows makes nothing', async () => {
    const rows = Array.from(
      { length: 3000 },
      (_, n) => `<row r="${n + 2}">${inline(`A${n + 2}`, `Late ${n} ${(n * 7919) % 1e6}`)}</row>`,
    ).join('')
    const whole = workbook(rows)
    const hurt = Buffer.from(whole)
    // The checksum of the sheet.
    const at = hurt.indexOf('xl/worksheets/sheet1.xml', hurt.lastIndexOf('PK\u0001\u0002')) - 46 + 16
    hurt.writeUInt32LE((hurt.readUInt32LE(at) + 1) >>> 0, at)
    const { detail } = await run('hurt.xlsx', hurt)
    expect(detail).toMatchObject({ status: 'Failed', created: 0 })
  })

  test('formulas in cells come back as words in the file of errors', async () => {
    const evil = ["=cmd|' /C calc'!A0", '+1+cmd', '-2+3+cmd', '@SUM(1)', '=HYPERLINK("http://x.example")']
    const { backgroundTaskId, detail } = await run(
      'evil.csv',
      ['Name,Code', ...evil.map((cell) => `,"${cell.replaceAll('"', '""')}"`)].join('\r\n'),
    )
    expect(detail).toMatchObject({ created: 0, refused: evil.length })
    const csv = (await shop.call('import.errorFile', { backgroundTaskId, format: 'csv' })).bytes.toString(
      'utf8',
    )
    const cells = csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => /^,"?(.)/.exec(line)?.[1])
    expect(cells).toEqual(evil.map(() => "'"))
    const xlsx = (await shop.call('import.errorFile', { backgroundTaskId, format: 'xlsx' })).bytes
    const again: AnyBody = await shop.ok('import.read', { kind: 'Parties', file: file('e.xlsx', xlsx) })
    expect(again.notices).toEqual([])
  })
})
