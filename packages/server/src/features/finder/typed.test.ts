import { expect, test } from 'vitest'
import { numberIn, paiseIn } from './typed.ts'

test('an amount is found as it is typed or read: with commas, rupee sign, with or without paise', () => {
  expect(paiseIn('239215')).toEqual({ from: '23921500', to: '23921599' })
  expect(paiseIn('3,21,514')).toEqual({ from: '32151400', to: '32151499' })
  expect(paiseIn('₹ 1,690.50')).toEqual({ from: '169050', to: '169050' })
  expect(paiseIn('Rs. 18')).toEqual({ from: '1800', to: '1899' })
  for (const none of ['Asha', 'INV/2627/0066', '1.234', '-5', '1e5', ''])
    expect(paiseIn(none)).toBeUndefined()
})

test('the counting part of a number, with or without its zeros', () => {
  expect([numberIn('66'), numberIn('0066'), numberIn('0'), numberIn('INV')]).toEqual([
    66,
    66,
    undefined,
    undefined,
  ])
})
