import { expect, test } from 'vitest'
import { groupsOf, nextProblem } from './problem-groups.ts'

const problems = new Map([
  ['partyId', 'Choose a customer.'],
  ['lines[42].hsn', 'Enter the HSN.'],
  ['lines[5].hsn', 'Enter the HSN.'],
  ['lines[5].uqc', 'Enter the unit.'],
  ['lines[5].hsn.', 'Enter the HSN.'],
])

test('lines that lack the same are one entry with each number once', () => {
  expect(groupsOf(new Map([...problems].slice(0, 4)))).toEqual([
    { message: 'Choose a customer.', field: 'partyId', rows: [] },
    { message: 'Enter the HSN.', field: 'hsn', rows: [5, 42] },
    { message: 'Enter the unit.', field: 'uqc', rows: [5] },
  ])
})

test('the next problem follows the screen: head, then line by line, then from the beginning', () => {
  const four = new Map([...problems].slice(0, 4))
  const walk = ['partyId', 'lines[5].hsn', 'lines[5].uqc', 'lines[42].hsn']
  expect(nextProblem(four, undefined)).toBe('partyId')
  expect(walk.map((name) => nextProblem(four, name))).toEqual([...walk.slice(1), 'partyId'])
})
