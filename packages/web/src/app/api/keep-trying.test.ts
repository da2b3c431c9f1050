import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isUnanswered, keyOfBody, pauseAfter } from './keep-trying.ts'

test('the pauses grow to half a minute', () => {
  expect([1, 2, 3, 4, 5, 20].map(pauseAfter)).toEqual([2, 4, 8, 15, 30, 30])
})

test('only what got no answer is tried again', () => {
  const refused = (status: number) => isUnanswered(new ApiError('salesInvoice.save', status, '', undefined))
  expect([0, 502, 504, 400, 409, 422, 500, 503].filter(refused)).toEqual([0, 502, 504])
  expect(isUnanswered(new TypeError('x'))).toBe(false)
  // The same key is still at work: what it came to is not known yet.
  const atWork = { errors: [{ code: 'REQU0002', message: 'In progress' }] }
  expect(isUnanswered(new ApiError('salesInvoice.save', 409, '', atWork))).toBe(true)
})

test('the same body goes under the same key until it is answered', () => {
  let made = 0
  const keys = keyOfBody(() => `key ${++made}`)
  expect([keys.of({ a: 1 }), keys.of({ a: 1 }), keys.of({ a: 2 })]).toEqual(['key 1', 'key 1', 'key 2'])
  keys.answered()
  expect(keys.of({ a: 2 })).toBe('key 3')
})

test('an unanswered save is kept through a reload, and is sent under its key again', () => {
  const before = keyOfBody(() => 'key 1')
  before.of({ a: 1 })
  const after = keyOfBody(() => 'key 2')
  after.resume(before.unanswered()!)
  expect([after.of({ a: 1 }), after.of({ a: 2 })]).toEqual(['key 1', 'key 2'])
  after.answered()
  expect(after.unanswered()).toBeUndefined()
})
