import { expect, test } from 'vitest'
import { withConstant, withField, withoutHeading } from './mapping.ts'

const mapping = { Party: 'name', Mail: 'emails', Code: '', '=Customer': 'role' }

test('a field that another column filled is taken from it', () => {
  expect(withField(mapping, 'Code', 'name')).toEqual({ ...mapping, Party: '', Code: 'name' })
})

test('a column that is left out takes no field from others', () => {
  expect(withField(mapping, 'Mail', '')).toEqual({ ...mapping, Mail: '' })
})

test('a column takes the place of a value for all rows', () => {
  expect(withField(mapping, 'Code', 'role')).toEqual({ Party: 'name', Mail: 'emails', Code: 'role' })
})

test('two fields may have the same value in all rows', () => {
  const once = withConstant({}, 'reverseCharge', 'N')
  expect(withConstant(once, 'tdsApplicable', 'N')).toEqual({ '=N': 'reverseCharge', '=N ': 'tdsApplicable' })
})

test('another value for all rows takes the place of the one before', () => {
  expect(withConstant(mapping, 'role', 'Supplier')).toEqual({
    ...withoutHeading(mapping, '=Customer'),
    '=Supplier': 'role',
  })
})
