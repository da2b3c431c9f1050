import { expect, test } from 'vitest'
import { ranked } from './ranked.ts'

const of = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const found = (labels: readonly string[], typed: string) =>
  ranked(of(...labels), typed).map(({ label }) => label)

test('a rate is the one that was typed, never one that has the digit somewhere', () => {
  const rates = ['0%', '0.25%', '1.5%', '5%', '7.5%', '18%', '50%']
  expect(found(rates, '5')).toEqual(['5%', '50%'])
  expect(found(rates, '5%')).toEqual(['5%', '50%'])
  expect(found(rates, '5 %')).toEqual(['5%', '50%'])
  expect(found(rates, '0')).toEqual(['0%', '0.25%'])
  expect(found(rates, '1')).toEqual(['1.5%', '18%'])
  expect(found(rates, '.5')).toEqual([])
})

test('words: exact, then beginning so, then a word that begins so, then anywhere', () => {
  const units = ['DZN · Dozens of boxes', 'BOX · Boxes', 'XBO · Others', 'INBOX']
  expect(found(units, 'box')).toEqual(['BOX · Boxes', 'DZN · Dozens of boxes', 'INBOX'])
  expect(found(['Goa', 'Maharashtra', 'Mahal'], 'maha')).toEqual(['Maharashtra', 'Mahal'])
})

test('a code before a name is found by its number', () => {
  expect(found(['27 Maharashtra', '02 Himachal Pradesh', '07 Delhi'], '27')).toEqual(['27 Maharashtra'])
  expect(found(['Net 15', 'Net 45'], '15')).toEqual(['Net 15'])
})
