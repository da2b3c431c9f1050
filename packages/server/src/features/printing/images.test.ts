import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { createCompiler } from './compile.ts'
import { sampleDocument } from './fixtures.ts'
import { checkedImage, checkedImageBytes } from '../../platform/files/image.ts'
import { imagesOf } from './printables.ts'
import { printOf } from './styled.fixture.ts'

const drawn = (width: number, height: number) => createCanvas(width, height)
const address = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

const changed = (bytes: Buffer) => {
  bytes[45]! ^= 1
  return bytes
}

describe('logo and signature images', () => {
  it('recognises PNG and JPEG by their bytes and returns their size', () => {
    expect(checkedImage(address('image/png', drawn(40, 20).toBuffer('image/png')))).toMatchObject({
      type: 'image/png',
      width: 40,
      height: 20,
    })
    expect(checkedImage(address('image/png', drawn(40, 20).toBuffer('image/jpeg')))).toMatchObject({
      type: 'image/jpeg',
      width: 40,
      height: 20,
    })
  })

  it.each([
    ['an SVG under a PNG name', address('image/png', Buffer.from('<svg onload="alert(1)"/>')), 'type'],
    ['an SVG', address('image/svg+xml', Buffer.from('<svg/>')), 'type'],
    ['an address elsewhere', 'https://example.com/logo.png', 'type'],
    ['a cut PNG', address('image/png', drawn(9, 9).toBuffer('image/png').subarray(0, 16)), 'broken'],
    [
      'a PNG with a changed byte',
      address('image/png', changed(drawn(30, 30).toBuffer('image/png'))),
      'broken',
    ],
    [
      'a PNG cut in its picture',
      address('image/png', drawn(90, 90).toBuffer('image/png').subarray(0, -20)),
      'broken',
    ],
    [
      'a small file of a huge picture',
      address('image/png', drawn(3900, 3900).toBuffer('image/png')),
      'dimensions',
    ],
    ['a cut JPEG', address('image/jpeg', drawn(60, 60).toBuffer('image/jpeg').subarray(0, -9)), 'broken'],
    ['too many pixels', address('image/png', drawn(4001, 2).toBuffer('image/png')), 'dimensions'],
  ])('refuses %s', (_, image, fault) => expect(checkedImage(image)).toBe(fault))

  it('refuses more than a megabyte', () => expect(checkedImageBytes(new Uint8Array(1_048_577))).toBe('size'))

  it('are placed on the page, and a broken one never stops the document', () => {
    const logo = address('image/png', drawn(200, 80).toBuffer('image/png'))
    const document = sampleDocument({ lineCount: 1 })
    const compile = (supplier: typeof document.supplier) =>
      createCompiler()
        .compile({
          template: 'document',
          documents: [{ model: printOf(document), images: imagesOf(supplier) }],
        })
        .toString('latin1')
    const placed = (pdf: string) =>
      pdf.split('/Subtype/Image').length - 1 || pdf.split('/Subtype /Image').length - 1
    expect(placed(compile({ ...document.supplier, logo }))).toBeGreaterThan(0)
    expect(placed(compile({ ...document.supplier, logo: 'data:image/png;base64,AAAA' }))).toBe(0)
  })
})
