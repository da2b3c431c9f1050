import { describe, expect, test } from 'vitest'
import { consignmentParticulars, isCarriageByRoad, missingParticulars } from './consignment.ts'

test.each([
  ['9965', true],
  ['996511', true],
  ['9967', true],
  ['996791', true],
  ['996512', false],
  ['996521', false],
  ['996793', false],
  ['7318', false],
  ['', false],
  [undefined, false],
])('%s is carriage of goods by road: %s', (hsn, expected) => expect(isCarriageByRoad(hsn)).toBe(expected))

const whole = Object.fromEntries(consignmentParticulars.map((name) => [name, 'x']))

describe('particulars that are missing', () => {
  test.each([
    ['an invoice without carriage', undefined, ['7318', undefined], []],
    ['freight that a shop charges', undefined, ['996511'], []],
    ['an agency that says nothing', undefined, ['996791'], consignmentParticulars],
    ['an agency that says all', whole, ['996791'], []],
    ['a blank', { ...whole, goods: '' }, ['996511'], ['goods']],
    [
      'one filled in',
      { origin: 'Pune' },
      ['996511'],
      consignmentParticulars.filter((name) => name !== 'origin'),
    ],
  ])('%s', (_, consignment, codes, expected) =>
    expect(missingParticulars(consignment, codes)).toEqual(expected),
  )
})
