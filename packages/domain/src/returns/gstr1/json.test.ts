import { describe, expect, it } from 'vitest'
import { gstr1Of } from './book.ts'
import { hsnRowsOf } from './hsn.ts'
import { gstr1FileName, gstr1Files, gstr1Object, gstr1Text } from './json.ts'
import type { Gstr1Content, Gstr1Header } from './json.ts'
import { amount } from './json-values.ts'
import { utf8Length } from './pieces.ts'
import { consumer, exported, gstins, interLine, invoice, line } from './sample.fixture.ts'

const header: Gstr1Header = { gstin: gstins.own, period: '112025' }
const object = (documents: Parameters<typeof gstr1Of>[0], changes: Partial<Gstr1Header> = {}) =>
  gstr1Object({ ...header, ...changes }, gstr1Of(documents))
const empty: Gstr1Content = { entries: [], sums: [], restatements: [], hsn: [], issued: [] }

describe('file', () => {
  it('has no section without records', async () => {
    expect(await object([])).toEqual({ gstin: gstins.own, fp: '112025' })
  })

  it('puts the invoices of a recipient together', async () => {
    const other = { recipientGstin: gstins.karnataka }
    const file = await object([
      invoice({ number: 'A/1' }),
      invoice({ number: 'A/2', ...other }),
      invoice({ number: 'A/3' }),
    ])
    const groups = file['b2b'] as { ctin: string; inv: { inum: string }[] }[]
    expect(groups.map(({ ctin, inv }) => [ctin, ...inv.map(({ inum }) => inum)])).toEqual([
      [gstins.maharashtra, 'A/1', 'A/3'],
      [gstins.karnataka, 'A/2'],
    ])
  })

  it('refuses records of a section that do not come together, for the portal would read the last part only', async () => {
    const { entries } = gstr1Of([invoice(), exported()])
    const mixed = { ...empty, entries: [entries[0]!, entries[1]!, entries[0]!] }
    await expect(gstr1Object(header, mixed)).rejects.toThrow('do not come together')
  })

  it('writes the heads of tax of the place and no other', async () => {
    const file = await object([
      invoice(),
      exported({ taxPayment: 'WOPAY', lines: [interLine({ igst: '0.00' })] }),
    ])
    expect(file).toMatchObject({
      b2b: [
        { inv: [{ itms: [{ num: 1801, itm_det: { rt: 18, txval: 1000, camt: 90, samt: 90, csamt: 0 } }] }] },
      ],
      exp: [{ exp_typ: 'WOPAY', inv: [{ itms: [{ rt: 18, txval: 1000, iamt: 0, csamt: 0 }] }] }],
    })
  })

  it('amends a record to nothing with an item of zeros', async () => {
    const amends = {
      section: 'b2ba',
      period: '102025',
      number: 'A/0',
      date: '2025-10-05',
      lines: [line()],
    } as const
    const file = await object([invoice({ lines: [], value: '0', amends })])
    expect(file).toMatchObject({
      b2ba: [
        {
          inv: [
            { oinum: 'A/0', oidt: '05-10-2025', val: 0, itms: [{ itm_det: { rt: 18, txval: 0, camt: 0 } }] },
          ],
        },
      ],
    })
  })

  it('marks IGST within the state', async () => {
    const file = await object([invoice({ igstOnIntra: true, reverseCharge: true, lines: [interLine()] })])
    expect(file).toMatchObject({ b2b: [{ inv: [{ inv_typ: 'CBW', rchrg: 'Y', pos: '27' }] }] })
  })

  it('leaves away what has come to nothing', async () => {
    const file = await object([consumer({ number: 'A/1' }), consumer({ kind: 'creditNote', number: 'C/1' })])
    expect(Object.keys(file)).toEqual(['gstin', 'fp', 'doc_issue'])
  })

  it.each([
    ['052025', ['hsn_b2b', 'hsn_b2c']],
    ['042025', ['data']],
  ])('has table 12 of %s in %s', async (period, names) => {
    const file = await object([invoice({ number: 'A/1' }), consumer({ number: 'A/2' })], { period })
    expect(Object.keys(file['hsn'] as object)).toEqual(names)
    if (period === '042025') expect(file['hsn']).toMatchObject({ data: [{ txval: 2000, qty: 4 }] })
  })

  it('writes names as the offline tool takes them: 30 characters of its set', async () => {
    const names = ['Personal computers, portable, light', '"Größe" \\ 5 mm', 'हिन्दी']
    const file = await object(
      names.map((description, at) =>
        invoice({ number: `A/${at}`, lines: [line({ description, hsn: `8471300${at}` })] }),
      ),
    )
    const rows = (file['hsn'] as { hsn_b2b: { user_desc?: string }[] }).hsn_b2b
    expect(rows.map((row) => row.user_desc)).toEqual([
      'Personal computers portable li',
      'Gr e 5 mm',
      undefined,
    ])
  })

  it('describes the code beside the name of the item', async () => {
    const row = { ...hsnRowsOf(invoice())[0]!, codeName: 'PORTABLE COMPUTERS' }
    const file = await gstr1Object(header, { ...empty, hsn: [row] })
    expect(file['hsn']).toMatchObject({ hsn_b2b: [{ user_desc: 'Laptop', desc: 'PORTABLE COMPUTERS' }] })
  })
})

describe('numbers', () => {
  it.each([
    ['1250.50', '1250.5'],
    ['100', '100'],
    ['0.00', '0'],
    ['-0.00', '0'],
    ['-1360.80', '-1360.8'],
    ['9999999999999.99', '9999999999999.99'],
    ['10.555', '10.56'],
  ])('%s is written %s', (text, expected) => {
    expect(amount(text)).toBe(expected)
  })

  it('keeps the digits of large amounts in the text', async () => {
    const large = invoice({ lines: [line({ taxableValue: '9999999999999.99' })], value: '9999999999999.99' })
    let whole = ''
    for await (const part of gstr1Text(header, gstr1Of([large]))) whole += part
    expect(whole).toContain('"val":9999999999999.99')
    expect(whole).toContain('"txval":9999999999999.99')
  })
})

describe('stream', () => {
  async function* many(count: number) {
    const entry = gstr1Of([invoice()]).entries[0]!
    for (let index = 0; index < count; index += 1) {
      yield { ...entry, ctin: `27AABCR77${10 + (index % 7)}L1ZX`, number: `A/${index}` }
    }
  }

  it('comes in many chunks that together are one JSON', async () => {
    const parts: string[] = []
    for await (const part of gstr1Text(header, { ...empty, entries: many(2000) })) parts.push(part)
    expect(parts.length).toBeGreaterThan(3)
    const file = JSON.parse(parts.join('')) as { b2b: { inv: unknown[] }[] }
    expect(file.b2b.reduce((sum, { inv }) => sum + inv.length, 0)).toBe(2000)
  })

  it('is cut into files below the limit, each complete, none losing a record', async () => {
    const limit = 20_000
    const files: string[] = []
    const content = { ...gstr1Of([invoice(), consumer()]), entries: many(1000) }
    for await (const { file, text } of gstr1Files(header, content, { offline: true }, limit)) {
      files[file - 1] = (files[file - 1] ?? '') + text
    }
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) expect(utf8Length(file)).toBeLessThanOrEqual(limit)
    const parsed = files.map(
      (file) => JSON.parse(file) as { gstin: string; version: string; b2b?: { inv: { inum: string }[] }[] },
    )
    const numbers = parsed.flatMap(({ b2b }) => b2b ?? []).flatMap(({ inv }) => inv.map(({ inum }) => inum))
    expect(numbers).toEqual(Array.from({ length: 1000 }, (_, index) => `A/${index}`))
    for (const { gstin, version } of parsed) expect([gstin, version]).toEqual([gstins.own, 'GST3.2.4'])
  })

  it.each([
    ['abc', 3],
    ['é', 2],
    ['हि', 6],
    ['😀', 4],
    ['', 0],
  ])('counts the bytes of %s', (text, bytes) => {
    expect(utf8Length(text)).toBe(bytes)
  })
})

it('names the file without padding of day and month', () => {
  expect(gstr1FileName(gstins.own, '2025-12-05')).toBe('returns_5122025_R1_27AAKCM4821P1ZW_offline.json')
  expect(gstr1FileName(gstins.own, '2025-12-05', undefined, { isOffline: false })).toBe(
    'returns_5122025_R1_27AAKCM4821P1ZW.json',
  )
  expect(gstr1FileName(gstins.own, '2025-12-15', 2)).toBe(
    'returns_15122025_R1_27AAKCM4821P1ZW_offline_2.json',
  )
})
