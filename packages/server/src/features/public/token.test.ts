import { describe, expect, it } from 'vitest'
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
