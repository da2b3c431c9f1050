import { expect, it } from 'vitest'
import { gstr1Of } from './book.ts'
import { registerDocuments } from './register.fixture.ts'
import { gstr1Sheets } from './sheets.ts'

const sheets = gstr1Sheets(gstr1Of(registerDocuments, { periodStart: '2025-11-01' }))
const sheetOf = (name: string) => sheets.find((sheet) => sheet.name === name)!

it('has a sheet for every section of the worked month, by the names of the official tool', () => {
  expect(sheets.map(({ name }) => name)).toEqual([
    'summary',
    'b2b,sez,de',
    'b2ba',
    'b2cl',
    'b2cs',
    'b2csa',
    'exemp',
    'exp',
    'expa',
    'at',
    'cdnr',
    'cdnra',
    'cdnur',
    'eco',
    'atadj',
    'hsn(b2b)',
    'hsn(b2c)',
    'docs',
  ])
})

it('has a cell for every column', () => {
  for (const { columns, rows } of sheets) for (const row of rows) expect(row).toHaveLength(columns.length)
})

it('writes a row for each rate of an invoice', () => {
  const rows = sheetOf('b2b,sez,de').rows.filter((row) => row[2] === 'MF/2526/0452')
  expect(rows).toEqual([
    [
      '29AAFCT5530Q1ZO',
      '',
      'MF/2526/0452',
      '2025-11-02',
      '113942.92',
      '29-Karnataka',
      'N',
      '',
      'Regular B2B',
      '',
      '18',
      '91000.00',
      '0.00',
    ],
    [
      '29AAFCT5530Q1ZO',
      '',
      'MF/2526/0452',
      '2025-11-02',
      '113942.92',
      '29-Karnataka',
      'N',
      '',
      'Regular B2B',
      '',
      '5',
      '6250.40',
      '0.00',
    ],
  ])
})

it('ends the summary with the liability', () => {
  expect(sheetOf('summary').rows.at(-1)?.slice(0, 7)).toEqual([
    'returns.section.TTL_LIAB',
    expect.any(String),
    expect.any(String),
    '225123.00',
    '57942.09',
    '57942.09',
    '32000.00',
  ])
})
