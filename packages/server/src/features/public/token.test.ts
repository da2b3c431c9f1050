import { describe, expect, it } from 'vitest'
import { minuteLimiter } from './limiter.ts'
import { hashOfShortUrl, newShortUrl, parseShortUrl } from './token.ts'

describe('short public links', () => {
  it('name their subscriber and carry 128 random bits', () => {
    const made = Array.from({ length: 500 }, () => newShortUrl(123_456))
    expect(new Set(made).size).toBe(500)
    for (const shortUrl of made) {
      expect(shortUrl).toMatch(/^2n9c-[1-9A-HJ-NP-Za-km-z]{22}$/)
      expect(parseShortUrl(shortUrl)?.subscriberId).toBe(123_456)
    }
  })

  it.each([
    '',
    '1',
    '1-',
    '-abc',
    '0-1111111111111111111111',
    '1-0OIl11111111111111111',
    `1-${'1'.repeat(40)}`,
    '1-1111111111111111\n1',
  ])('refuse %j', (text) => expect(parseShortUrl(text)).toBeUndefined())

  it('are stored as a hash of the whole token', () => {
    expect(hashOfShortUrl('1-a')).not.toEqual(hashOfShortUrl('2-a'))
  })
})

describe('limiter', () => {
  it('makes one address wait for the next minute, and no other', () => {
    let now = 90_000
    const limiter = minuteLimiter(2, () => now)
    for (let each = 0; each < 2; each++) limiter.count('a')
    expect(limiter.waitSeconds('a')).toBe(30)
    expect(limiter.waitSeconds('b')).toBe(0)
    now = 120_000
    expect(limiter.waitSeconds('a')).toBe(0)
  })
})
