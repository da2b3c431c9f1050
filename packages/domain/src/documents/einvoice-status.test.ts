import { expect, test } from 'vitest'
import { shortStatuses, shortStatusOf } from './einvoice-status.ts'

test('the states of the simpler set are their own', () => {
  expect(shortStatuses.map(shortStatusOf)).toEqual([...shortStatuses])
})

test.each([
  ['Pending', 'YetNotGenerated'],
  ['InProgress', 'YetNotGenerated'],
  ['VehicleDetailUpdated', 'Generated'],
  ['Cancelled', 'Completed'],
])('%s is %s for a program', (full, short) => expect(shortStatusOf(full)).toBe(short))

test('a word that is no state has none', () => expect(shortStatusOf('Unknown')).toBeUndefined())
