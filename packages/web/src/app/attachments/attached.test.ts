import { expect, test } from 'vitest'
import { faultBefore, nameOf, sizeOf } from './attached.ts'

test('what cannot be attached is known before it is sent', () => {
  const mb = 1024 * 1024
  expect(faultBefore({ name: 'bill.PDF', size: 5 * mb })).toBeUndefined()
  expect(faultBefore({ name: 'bill.pdf', size: 5 * mb + 1 })).toBe('ATTACHMENT_SIZE')
  expect(faultBefore({ name: 'bill.pdf', size: 0 })).toBe('ATTACHMENT_EMPTY')
  expect(faultBefore({ name: 'prices.xlsx', size: 1 })).toBe('ATTACHMENT_TYPE')
  expect(faultBefore({ name: 'pdf', size: 1 })).toBe('ATTACHMENT_TYPE')
})

test('a long name is cut before its ending, and a pasted picture is named by its time', () => {
  const long = nameOf({ name: `${'क'.repeat(80)}.pdf` }, false)
  expect(long).toHaveLength(45)
  expect(long.endsWith('क.pdf')).toBe(true)
  expect(nameOf({ name: 'bill.PDF' }, false)).toBe('bill.pdf')
  expect(nameOf({ name: 'image.png' }, true, new Date(2026, 10, 23, 9, 5, 7))).toBe('picture-090507.png')
})

test('sizes are said in KB and MB', () => {
  expect([sizeOf(10), sizeOf(20_480), sizeOf(5 * 1024 * 1024)]).toEqual(['1 KB', '20 KB', '5.0 MB'])
})
