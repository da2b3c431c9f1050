import { expect, test } from 'vitest'
import { sharesOf } from './notes.ts'

const shares = (lines: Parameters<typeof sharesOf>[0], ...left: string[]) => {
  const { amounts, rest } = sharesOf(
    lines,
    left.map((amount, index) => ({ id: index + 1, left: amount })),
  )
  return [...amounts.values(), rest]
}

test('a note takes from the documents it corrects in their order', () => {
  expect(shares([{ total: '50' }], '30', '30')).toEqual(['30.00', '20.00', '0.00'])
})

test('a line takes from the document whose line it names', () => {
  expect(shares([{ total: '10', sourceId: 2 }, { total: '5' }], '30', '30')).toEqual([
    '5.00',
    '10.00',
    '0.00',
  ])
})

test('what a document has not left is taken from the others', () => {
  expect(shares([{ total: '40', sourceId: 1 }], '30', '30')).toEqual(['30.00', '10.00', '0.00'])
})

test('what exceeds all of them is left over', () => {
  expect(shares([{ total: '70' }], '30', '30')).toEqual(['30.00', '30.00', '10.00'])
  expect(shares([{ total: '1' }], '-5')).toEqual(['0.00', '1.00'])
})
