import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barcodeSvg } from './barcode.ts'

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
    { formats: ['Code128'] },
  )
  return code?.text
}

it('is read back for every pair of digits', async () => {
  const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))
  for (let at = 0; at < 100; at += 5) {
    const digits = `31${pairs.slice(at, at + 5).join('')}`
    expect(await read(barcodeSvg(digits))).toBe(digits)
  }
})

it('refuses what has no pairs', () => {
  expect(() => barcodeSvg('12345')).toThrow(RangeError)
  expect(() => barcodeSvg('12A4')).toThrow(RangeError)
})
