import { expect, test } from 'vitest'
import { arriving } from './later.tsx'

test('what arrives late is loaded once for all who ask', async () => {
  let loads = 0
  const one = arriving(async () => {
    await Promise.resolve()
    return ++loads
  })
  expect(one.now()).toBeUndefined()
  expect(await Promise.all([one.fetch(), one.fetch()])).toEqual([1, 1])
  expect(one.now()).toBe(1)
  expect(await one.fetch()).toBe(1)
})

test('what did not arrive is loaded again by the next who asks', async () => {
  let isAway = true
  const one = arriving(async () => {
    await Promise.resolve()
    if (isAway) throw new Error('The connection is gone')
    return 'there'
  })
  await expect(one.fetch()).rejects.toThrow('The connection is gone')
  expect(one.now()).toBeUndefined()
  isAway = false
  expect(await one.fetch()).toBe('there')
})
