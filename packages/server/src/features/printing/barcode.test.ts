import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { checkDigitOf } from '@bahi/domain/ids/barcode.ts'
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barcodeSvg, code128Svg } from './barcode.ts'
import { typedBarcodeSvg } from './ean.ts'

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).buffer } })
})

/** The bars as a scanner of two dots a module sees them. */
const read = async (svg: string): Promise<string | undefined> => {
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]) * 2
  const canvas = createCanvas(width, 40)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, 40)
  context.fillStyle = '#000'
  for (const [, x, wide] of svg.matchAll(/M(\d+) 0h(\d+)/g))
    context.fillRect(Number(x) * 2, 0, Number(wide) * 2, 40)
  const { data } = context.getImageData(0, 0, width, 40)
  const [code] = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height: 40, colorSpace: 'srgb' },
    { formats: ['Code128', 'EAN13', 'EAN8', 'UPCA'] },
  )
  return code && `${code.format} ${code.text}`
}

it('is read back for every pair of digits', async () => {
  const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))
  for (let at = 0; at < 100; at += 5) {
    const digits = `31${pairs.slice(at, at + 5).join('')}`
    expect(await read(barcodeSvg(digits))).toBe(`Code128 ${digits}`)
  }
})

it('refuses what has no pairs', () => {
  expect(() => barcodeSvg('12345')).toThrow(RangeError)
  expect(() => barcodeSvg('12A4')).toThrow(RangeError)
})

it.each([
  'BOLT-M8',
  'a',
  '42',
  '123',
  '12345',
  '1234567',
  'AB123456CD',
  'AB1234567CD12345',
  'x12345',
  'Rs 1,250.00/-',
  ...Array.from({ length: 5 }, (_, part) =>
    Array.from({ length: 19 }, (_, at) => String.fromCharCode(32 + part * 19 + at))
      .join('')
      .trim(),
  ),
])('Code 128 is read back for any text: %s', async (text) => {
  expect(await read(code128Svg(text))).toBe(`Code128 ${text}`)
})

it('EAN and UPC are read back for every first digit', async () => {
  const bodies = [
    '8901030180057',
    '4006381333931',
    '9780201379624',
    ...Array.from({ length: 10 }, (_, first) => withCheck(`${first}01234567895`.slice(0, 12))),
  ]
  for (const text of bodies)
    expect([text, await read(typedBarcodeSvg(text, 'EAN13'))]).toEqual([
      text,
      expect.stringMatching(/^(EAN13|UPCA) /),
    ])
  for (const text of ['96385074', '73513537', withCheck('0123456'), withCheck('7890123')])
    expect(await read(typedBarcodeSvg(text, 'EAN8'))).toBe(`EAN8 ${text}`)
  expect(await read(typedBarcodeSvg('036000291452', 'UPCA'))).toMatch(/036000291452$/)
})

const withCheck = (digits: string) => digits + checkDigitOf(digits)
