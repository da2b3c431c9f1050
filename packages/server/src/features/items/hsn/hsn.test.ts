import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { directoryOf } from './directory-rows.ts'
import { builtInHsn } from './search.ts'

let server: TestServer
let us: TestSubscriber
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code)
const load = (content: Buffer, fileName = 'HSN_SAC.xlsx') =>
  us.call('hsnSac.load', { fileName, content: content.toString('base64') })

/** A workbook as the portal writes its list: shared texts, numbers for codes of services. */
function workbook(sheets: readonly (readonly (readonly [string | number, string])[])[]): Buffer {
  const shared: string[] = []
  const cell = (at: string, value: string | number) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="s"><v>${shared.push(value) - 1}</v></c>`
  const parts = sheets.map((rows, index): [string, string] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet><sheetData>${rows
      .map(
        ([code, name], at) =>
          `<row r="${at + 1}">${cell(`A${at + 1}`, code)}${cell(`B${at + 1}`, name)}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  ])
  const texts = shared.map((text) => `<si><t>${text.replaceAll('&', '&amp;')}</t></si>`).join('')
  return zipOf([['xl/sharedStrings.xml', `<sst>${texts}</sst>`], ...parts])
}

function zipOf(parts: readonly (readonly [string, string])[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of parts) {
    const packed = deflateRawSync(Buffer.from(text))
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), packed)
    central.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const government = workbook([
  [
    ['HSN_CD', 'HSN_Description'],
    ['73', 'ARTICLES OF IRON & STEEL'],
    ['7318', 'SCREWS, BOLTS'],
    ['73181500', 'OTHER SCREWS AND BOLTS, WHETHER OR NOT WITH NUTS'],
    ['7399', 'A HEADING THAT IS NEW'],
    ['73990010', 'ZYGOTE COUPLINGS'],
    ['2031', 'FRESH OR CHILLED'],
    ['504004', 'GUTS'],
    ['12345', 'FIVE DIGITS'],
    ['73181500', 'AGAIN'],
    ['4815', 'OMITTED'],
  ],
  [
    ['SAC_CD', 'SAC_Description'],
    [99, 'All Services'],
    [998314, 'Information technology design and development'],
  ],
])

test('codes are found by their beginning and by words, without any list loaded', async () => {
  expect(codesOf(await us.ok('hsnSac.pick', { text: '0902' }))).toEqual(
    expect.arrayContaining(['0902', '090210', '09021010']),
  )
  expect(codesOf(await us.ok('hsnSac.pick', { text: 'spanners' }))).toContain('8204')
  expect(codesOf(await us.ok('hsnSac.pick', { text: 'goods transport', kind: 'SAC' }))).toContain('9965')
  expect(await us.ok('hsnSac.pick', { text: '99831', kind: 'HSN' })).toEqual([])
  const page = await us.ok('hsnSac.search', { keyword: '820412', withCatalogue: true })
  expect([page.total, codesOf(page.catalogue ?? [])]).toEqual([0, ['820412', '82041210', '82041220']])
})

test('a rate is given only for a day on which it is known', async () => {
  const rateOn = async (date: string) =>
    (await us.ok('hsnSac.pick', { text: '252321', date }))[0]?.rate ?? null
  expect([await rateOn('2025-09-21'), await rateOn('2025-09-22')]).toEqual([null, '18'])
})

test('the list of the government is loaded by its own file, with what was wrong in it by row', async () => {
  const reply = await load(government)
  expect(reply.body).toMatchObject({ codes: 7, newCodes: 2, refused: 4 })
  expect(
    reply.body.errors.map(({ sheet, row, code }: Record<string, unknown>) => [sheet, row, code]),
  ).toEqual([
    ['sheet1', 7, '2031'],
    ['sheet1', 8, '504004'],
    ['sheet1', 9, '12345'],
    ['sheet1', 10, '73181500'],
  ])
  expect(await us.ok('hsnSac.pick', { text: 'zygote' })).toMatchObject([
    { code: '73990010', description: 'ZYGOTE COUPLINGS', kind: 'HSN' },
  ])
  expect((await us.ok('hsnSac.directory')).loaded).toMatchObject({
    fileName: 'HSN_SAC.xlsx',
    codes: 7,
    newCodes: 2,
  })
})

test('a loaded code is known to documents of its subscriber alone', async () => {
  const warnings = async (account: TestSubscriber) => {
    const { id } = await account.ok('party.save', {
      name: 'Buyer',
      role: 'Customer',
      taxpayerType: 'UNREG',
    } as never)
    const computed = await account.ok('salesInvoice.compute', {
      entityId: account.entityId,
      partyId: id,
      date: '2026-11-03',
      lines: [
        {
          description: 'Coupling',
          hsn: '73990010',
          supply: 'Goods',
          uqc: 'NOS',
          quantity: '1',
          unitPrice: '1',
          taxCategory: 'Taxable',
          taxRate: '18',
        },
      ],
    } as never)
    return computed.warnings?.map(({ code }) => code) ?? []
  }
  const other = await server.makeSubscriber()
  expect(await warnings(us)).not.toContain('DOCU0071')
  expect(await warnings(other)).toContain('DOCU0071')
  expect(await other.ok('hsnSac.pick', { text: 'zygote' })).toEqual([])
})

test('a file that is no list is refused, and keeps the list before', async () => {
  const bomb = zipOf([['xl/worksheets/sheet1.xml', '<row>'.padEnd(40_000_000, ' ')]])
  for (const content of [Buffer.from('PK\u0003\u0004nothing'), Buffer.from('no codes here'), bomb]) {
    const { status, body } = await load(content)
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('No codes were found')])
  }
  expect((await us.ok('hsnSac.directory')).loaded?.codes).toBe(7)
})

test('sheets of the list as CSV are read too', () => {
  const csv = 'HSN_CD,HSN_Description\n7318,"Screws, bolts"\n73181500,Other\n'
  expect(directoryOf(Buffer.from(csv), 100)).toEqual({
    rows: [
      { code: '7318', kind: 'HSN', description: 'Screws, bolts' },
      { code: '73181500', kind: 'HSN', description: 'Other' },
    ],
    refused: [],
  })
})

test('a search of the built-in list takes a few milliseconds of the processor', () => {
  builtInHsn('warm', undefined)
  const costs = Array.from({ length: 100 }, () => {
    const begun = process.cpuUsage()
    builtInHsn('machines for', undefined)
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  })
  // The median: other work of the machine slows single searches.
  expect(costs.toSorted((a, b) => a - b)[50]).toBeLessThan(15)
})
