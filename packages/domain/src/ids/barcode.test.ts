import { describe, expect, test } from 'vitest'
import { barcodeFault, barcodeSpellings, barcodeTypeOf, goodsInPackage } from './barcode.ts'

// EAN-13 and EAN-8 of the GS1 General Specifications and of packets; UPC-A of the same, worked out by hand.
describe.each([
  ['8901030180057', 'EAN13'],
  ['4006381333931', 'EAN13'],
  ['9780201379624', 'EAN13'],
  ['96385074', 'EAN8'],
  ['73513537', 'EAN8'],
  ['036000291452', 'UPCA'],
  ['BOLT-M8', 'CODE128'],
  ['12345', 'CODE128'],
  ['1234567890123456', 'CODE128'],
] as const)('%s', (barcode, type) => {
  test(`is ${type}`, () => {
    expect(barcodeTypeOf(barcode)).toBe(type)
    expect(barcodeFault(barcode, undefined)).toBeUndefined()
    expect(barcodeFault(barcode, type)).toBeUndefined()
  })
})

test('another digit at the end is refused with the right one, and a text of the same length can be Code 128', () => {
  expect(barcodeFault('8901030180059', undefined)).toEqual({ fault: 'check', digit: '7' })
  expect(barcodeFault('96385075', 'EAN8')).toEqual({ fault: 'check', digit: '4' })
  expect(barcodeFault('036000291453', undefined)).toEqual({ fault: 'check', digit: '2' })
  expect(barcodeFault('8901030180059', 'CODE128')).toBeUndefined()
})

test('a type asks for its digits', () => {
  expect(barcodeFault('BOLT-M8', 'EAN13')).toEqual({ fault: 'digits', count: 13 })
  expect(barcodeFault('96385074', 'EAN13')).toEqual({ fault: 'digits', count: 13 })
  expect(barcodeFault('8901030180057', 'UPCA')).toEqual({ fault: 'digits', count: 12 })
})

test.each([
  ['036000291452', ['036000291452', '00036000291452', '0036000291452']],
  ['0036000291452', ['0036000291452', '00036000291452', '036000291452']],
  ['00036000291452', ['00036000291452', '0036000291452', '036000291452']],
  ['8901030180057', ['8901030180057', '08901030180057']],
  ['96385074', ['96385074', '00000096385074', '0000096385074', '000096385074']],
  ['18901030180054', ['18901030180054']],
  ['98901030180050', ['98901030180050', '8901030180057', '08901030180057']],
  ['98901030180051', ['98901030180051']],
  ['BOLT-M8', ['BOLT-M8']],
] as const)('%s is known in every spelling of scanners', (scanned, spelled) => {
  expect(barcodeSpellings(scanned)).toEqual(spelled)
})

test.each([
  ['18901030180054', '8901030180057'],
  ['80036000291458', '0036000291452'],
  ['18901030180055', undefined],
  ['08901030180057', undefined],
  ['98901030180050', undefined],
  ['8901030180057', undefined],
])('%s is a package of %s', (number, goods) => expect(goodsInPackage(number)).toBe(goods))
