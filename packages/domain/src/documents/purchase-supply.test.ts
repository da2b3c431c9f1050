import { expect, test } from 'vitest'
import { purchaseSupplyOf, takesBillOfEntry } from './purchase-supply.ts'

test.each([
  ['goods from abroad', { stateCode: '96' }, true, false, 'ImportOfGoods', true],
  ['services from abroad', { taxpayerType: 'OEXP' }, false, false, 'ImportOfServices', false],
  [
    'goods of an SEZ unit with a bill of entry',
    { taxpayerType: 'SEZ', gstin: '27X' },
    true,
    true,
    'ImportOfGoods',
    true,
  ],
  ['goods of an SEZ unit without one', { taxpayerType: 'SEZ', gstin: '27X' }, true, false, 'Regular', true],
  ['services of an SEZ unit', { taxpayerType: 'SED', gstin: '27X' }, false, true, 'Regular', false],
  ['of a composition dealer', { taxpayerType: 'COM', gstin: '27X' }, true, false, 'Composition', false],
  [
    'of an unregistered supplier',
    { taxpayerType: 'UNREG', stateCode: '27' },
    true,
    false,
    'Unregistered',
    false,
  ],
  ['of a registered one', { taxpayerType: 'REG', gstin: '27X' }, true, false, 'Regular', false],
] as const)('%s', (_title, supplier, hasGoods, hasBillOfEntry, supply, takes) => {
  expect(purchaseSupplyOf({ supplier, hasGoods, hasBillOfEntry })).toBe(supply)
  expect(takesBillOfEntry({ supplier, hasGoods })).toBe(takes)
})
