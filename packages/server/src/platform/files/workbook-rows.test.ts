import { describe, expect, test } from 'vitest'
import { zipOf } from '../../../test/archives.ts'
import type { Bytes } from './store.ts'
import { unpacked, zipEntries, ZipFault } from './zip.ts'
import { PackedTexts } from './packed-texts.ts'
import { sheetsOf } from './workbook-rows.ts'

const bytesOf = (content: Buffer): Bytes => ({
  size: content.length,
  async read(from, length) {
    if (from < 0 || from + length > content.length) throw new Error('beyond the file')
    return content.subarray(from, from + length)
  },
})

const workbook =
  '<workbook><sheets><sheet name="B2B &amp; more" sheetId="1" r:id="rId7"/></sheets></workbook>'
const relations =
  '<Relationships><Relationship Id="rId7" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>'
const parts = (sheet: string, more: readonly (readonly [string, string])[] = []) =>
  zipOf([
    ['[Content_Types].xml', '<Types/>'],
    ['xl/workbook.xml', workbook],
    ['xl/_rels/workbook.xml.rels', relations],
    ['xl/worksheets/sheet1.xml', sheet],
    ...more,
  ])

async function read(content: Buffer) {
  const bytes = bytesOf(content)
  const found: [string, number, readonly string[]][] = []
  for await (const sheet of sheetsOf(bytes, await zipEntries(bytes), { left: 1e9 }))
    for await (const rows of sheet.rows())
      for (const { number, cells } of rows) found.push([sheet.name, number, cells])
  return found
}
const faultOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ZipFault ? error.fault : String(error)),
  )

describe('cells of a workbook', () => {
  test('are texts, shared or in place, numbers as they are stored, and nothing of formulas, errors or how words are spoken', async () => {
    const shared =
      '<sst><si><t>Nashik &amp; Sons</t></si><si><r><t>two</t></r><r><t xml:space="preserve"> runs</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh></si><si/></sst>'
    const sheet = `<?xml version="1.0"?><worksheet><cols><col min="1"/></cols><sheetData>
      <row r="2" spans="1:6"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" s="3"><v>1234.5</v></c><c r="E2" t="inlineStr"><is><t>&#8377; in &lt;place&gt;</t></is></c><c r="F2" t="str"><f>A1&amp;"x"</f><v>a&apos;b</v></c><c r="G2" t="e"><v>#REF!</v></c><c r="AA2"><v>7</v></c></row>
      <row r="5"/><row><c><v>1</v></c><c t="s"><v>2</v></c></row></sheetData><rowBreaks count="1"/></worksheet>`
    const row = Array.from({ length: 27 }, () => '')
    Object.assign(row, {
      0: 'Nashik & Sons',
      2: 'two runs',
      3: '1234.5',
      4: '₹ in <place>',
      5: "a'b",
      26: '7',
    })
    expect(await read(parts(sheet, [['xl/sharedStrings.xml', shared]]))).toEqual([
      ['B2B & more', 2, row],
      ['B2B & more', 6, ['1', '']],
    ])
  })

  test('of a namespace with a prefix are the same', async () => {
    const sheet =
      '<x:worksheet xmlns:x="y"><x:row r="1"><x:c r="B1" t="inlineStr"><x:is><x:t>b</x:t></x:is></x:c></x:row></x:worksheet>'
    expect(await read(parts(sheet))).toEqual([['B2B & more', 1, ['', 'b']]])
  })

  test('that name no entity of XML stay as they are, so that nothing is fetched or repeated', async () => {
    const sheet =
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row r="1"><c r="A1" t="inlineStr"><is><t>&a;</t></is></c></row></worksheet>'
    expect(await read(parts(sheet))).toEqual([['B2B & more', 1, ['&a;']]])
  })

  test.each([
    ['a row without an end', `<worksheet><row r="1">${'<c r="A1"><v>1</v>'.repeat(200_000)}`],
    ['cells without an end', `<worksheet><row r="1">${'<c r="A1">'.repeat(90_000)}</row></worksheet>`],
    [
      'texts without an end',
      `<worksheet><row r="1"><c r="A1" t="inlineStr">${'<t>'.repeat(300_000)}</c></row></worksheet>`,
    ],
    [
      'words as they are spoken without an end',
      `<worksheet><row r="1"><c r="A1" t="inlineStr">${'<rPh>'.repeat(150_000)}</c></row></worksheet>`,
    ],
  ])('with %s take no longer than their length', async (_, sheet) => {
    // Of processor time: what others do on the same machine does not count.
    const begun = process.cpuUsage()
    await faultOf(read(parts(sheet)))
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000)
  })
})

describe('an archive', () => {
  const content = zipOf([['a.json', '{"a":1}'.repeat(50)]])
  test.each([
    ['cut off', content.subarray(0, content.length - 30)],
    [
      'whose contents were changed',
      Buffer.concat([content.subarray(0, 40), Buffer.from([0xff]), content.subarray(41)]),
    ],
    [
      'that names bytes beyond its end',
      (() => {
        const copy = Buffer.from(content)
        copy.writeUInt32LE(5_000_000, copy.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 20)
        return copy
      })(),
    ],
  ])('%s is damaged', async (_, damaged) => {
    const all = async () => {
      const bytes = bytesOf(damaged)
      for (const entry of await zipEntries(bytes))
        for await (const _piece of unpacked(bytes, entry, { left: 1e9 }));
    }
    expect(await faultOf(all())).toBe('damaged')
  })

  test('that grows to more than two hundred times its size, or beyond what is left, is not unpacked to its end', async () => {
    const bomb = bytesOf(zipOf([['a.json', Buffer.alloc(200 * 1024 * 1024)]]))
    const [entry] = await zipEntries(bomb)
    const sizes = async (left: number) => {
      let size = 0
      const fault = await faultOf(
        (async () => {
          for await (const piece of unpacked(bomb, entry!, { left })) size += piece.length
        })(),
      )
      return [fault, size]
    }
    const [fault, size] = await sizes(1e9)
    expect(fault).toBe('unpacksTooFar')
    expect(size).toBeLessThanOrEqual(Math.max(32 * 1024 * 1024, entry!.packedSize * 200))
    expect(await sizes(1_000_000)).toEqual(['unpacksTooFar', 983_040])
  })
})

test('texts are kept as they came, however many', () => {
  const texts = new PackedTexts()
  for (let n = 0; n < 50_000; n++) texts.add(`₹ ${n}`)
  expect([texts.at(0), texts.at(49_999), texts.at(50_000), texts.at(-1), texts.at(Number.NaN)]).toEqual([
    '₹ 0',
    '₹ 49999',
    undefined,
    undefined,
    undefined,
  ])
})
