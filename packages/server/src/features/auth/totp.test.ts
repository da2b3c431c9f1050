import { expect, test } from 'vitest'
import { appAddress, codeOfNow, newAppSecret, stepOfCode } from './totp.ts'

/** RFC 6238, appendix B, for SHA-1: the secret '12345678901234567890', of whose eight digits apps show the last six. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  const now = new Date(seconds * 1000)
  expect(codeOfNow(secret, now)).toBe(code)
  expect(stepOfCode(secret, code, now)).toBe(Math.floor(seconds / 30))
})

test('a clock may be half a minute off, and no more', () => {
  const now = new Date(1_234_567_890_000)
  const off = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(stepOfCode(secret, '005924', off(30))).toBe(Math.floor(1_234_567_890 / 30))
  expect(stepOfCode(secret, '005924', off(-30))).toBe(Math.floor(1_234_567_890 / 30))
  expect(stepOfCode(secret, '005924', off(90))).toBeUndefined()
  expect(stepOfCode(secret, '005924', off(-90))).toBeUndefined()
})

test('what is no code of six digits is wrong', () => {
  for (const text of ['', '28708', '2870822', 'abcdef', '28 082'])
    expect(stepOfCode(secret, text, new Date(59_000))).toBeUndefined()
})

test('a secret has 160 bits, and its address names issuer and user', () => {
  const made = newAppSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(appAddress(made, 'Bahi', 'asha@example.in'))
  expect(address.protocol).toBe('otpauth:')
  expect(address.searchParams.get('secret')).toBe(made)
  expect(address.searchParams.get('issuer')).toBe('Bahi')
  expect(decodeURIComponent(address.pathname)).toContain('asha@example.in')
})
