import { describe, expect, test } from 'vitest'
import {
  challanPurposes,
  daysLeft,
  isForSupply,
  isQuantityProvisional,
  natureOfChallan,
  returnByOf,
} from './challan.ts'

describe('goods that left on a challan', () => {
  test.each([
    [{ purpose: 'OnApproval' }, '2027-05-20'],
    [{ purpose: 'JobWork' }, '2027-11-20'],
    [{ purpose: 'JobWork', jobWorkGoods: 'CapitalGoods' }, '2029-11-20'],
    [{ purpose: 'Supply' }, undefined],
    [{ purpose: 'Exhibition' }, undefined],
  ] as const)('of %j are back by %s', (sent, last) => {
    expect(returnByOf({ ...sent, date: '2026-11-20' })).toBe(last)
  })

  test('the days left are counted from today and end below zero', () => {
    expect(daysLeft('2027-05-20', '2027-05-18')).toBe(2)
    expect(daysLeft('2027-05-20', '2027-05-21')).toBe(-1)
  })

  test('tax is on the challan of a supply to the consignee alone', () => {
    expect(challanPurposes.filter(isForSupply)).toEqual(['Supply', 'LiquidGas', 'Lots'])
  })

  test('the quantity of liquid gas is provisional, and that of goods of which it is said', () => {
    expect(challanPurposes.filter((purpose) => isQuantityProvisional({ purpose }))).toEqual(['LiquidGas'])
    expect(isQuantityProvisional({ purpose: 'Supply', quantityIsProvisional: true })).toBe(true)
  })

  test('by way of supply they are in no row of table 13', () => {
    expect(
      (['JobWork', 'OnApproval', 'LiquidGas', 'Others', 'Supply'] as const).map(natureOfChallan),
    ).toEqual([9, 10, 11, 12, undefined])
  })
})
