import { beforeEach, expect, test, vi } from 'vitest'

const work = vi.hoisted(() => ({ verified: 0, atOnce: 0, most: 0 }))
vi.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => `hash of ${password}`,
  verify: async (stored: string, password: string) => {
    work.verified++
    work.most = Math.max(work.most, ++work.atOnce)
    await new Promise((resolve) => setTimeout(resolve, 5))
    work.atOnce--
    return stored === `hash of ${password}`
  },
}))
const { isPassword } = await import('./password.ts')

beforeEach(() => Object.assign(work, { verified: 0, atOnce: 0, most: 0 }))

test('a user without a password, or that does not exist, costs the same work and is never right', async () => {
  expect(await isPassword('secret', 'hash of secret')).toBe(true)
  expect(await isPassword('wrong', 'hash of secret')).toBe(false)
  expect(await isPassword('nobody has this password', undefined)).toBe(false)
  expect(await isPassword('nobody has this password', null)).toBe(false)
  expect(work.verified).toBe(4)
})

test('only a few hashes are made at once, and all of them in the end', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => isPassword('secret', 'hash of secret')))
  expect(results.every(Boolean)).toBe(true)
  expect([work.verified, work.most]).toEqual([20, 3])
})
