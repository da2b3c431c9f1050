import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { Translate } from '../texts.ts'
import { refusedFields } from './refused-fields.ts'

const find = (key: string, params?: Record<string, unknown>) =>
  [key, ...Object.values(params ?? {})].join(' ')
const t = Object.assign(find, { find }) as unknown as Translate
const refused = new ApiError('item.save', 422, '', {
  validationErrors: {
    'Data.unitId': [{ code: 'VALD0101', message: 'Enter a value.' }],
    'Data.hsn': [{ code: 'HSN', message: 'This HSN is unknown.' }],
    'Data.uqc': [{ code: 'X', message: 'Not at a field.' }],
  },
})

test('each field says what to do, a missing one by its name; the rest is said once', () => {
  expect(refusedFields(refused, { unitId: 'Unit', hsn: 'HSN' }, t)).toEqual({
    fields: { unitId: 'issue.REQUIRED_CHOICE unit', hsn: 'This HSN is unknown.' },
    rest: ['Not at a field.'],
  })
})

test('without an answer it says so', () => {
  expect(refusedFields(new ApiError('item.save', 0, '', undefined), {}, t).rest).toEqual([
    'error.noConnection',
  ])
})
