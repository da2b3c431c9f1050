import { describe, expect, it } from 'vitest'
import { amountInWords, numberInWords } from './words.ts'

describe('English', () => {
  it.each([
    ['0', 'Rupees Zero Only'],
    ['1', 'Rupees One Only'],
    ['0.01', 'Rupees Zero and One Paisa Only'],
    ['19.10', 'Rupees Nineteen and Ten Paise Only'],
    ['140', 'Rupees One Hundred Forty Only'],
    ['100000', 'Rupees One Lakh Only'],
    [
      '123456.78',
      'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only',
    ],
    ['10000000', 'Rupees One Crore Only'],
    ['1000000000000', 'Rupees One Lakh Crore Only'],
    ['-15.1', 'Minus Rupees Fifteen and Ten Paise Only'],
    ['99.999', 'Rupees One Hundred Only'],
  ])('%s', (amount, words) => {
    expect(amountInWords(amount)).toBe(words)
  })

  it('writes other currencies in million', () => {
    expect(amountInWords('2367.80', 'en', 'USD')).toBe(
      'US Dollars Two Thousand Three Hundred Sixty-Seven and Eighty Cents Only',
    )
    expect(amountInWords('1234567', 'en', 'JPY')).toBe(
      'Japanese Yen One Million Two Hundred Thirty-Four Thousand Five Hundred Sixty-Seven Only',
    )
    expect(amountInWords('3.5', 'en', 'KWD')).toBe('Kuwaiti Dinars Three and Five Hundred Fils Only')
    expect(amountInWords('1000000000', 'en', 'XAF')).toBe('XAF One Billion Only')
  })
})

describe('Hindi', () => {
  it.each([
    ['1', 'एक रुपया मात्र'],
    ['1.01', 'एक रुपया और एक पैसा मात्र'],
    ['123456.78', 'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और अठहत्तर पैसे मात्र'],
    ['99', 'निन्यानवे रुपये मात्र'],
    ['-2', 'ऋण दो रुपये मात्र'],
  ])('%s', (amount, words) => {
    expect(amountInWords(amount, 'hi')).toBe(words)
  })

  it('has a word of its own for every number below a hundred', () => {
    const words = Array.from({ length: 100 }, (_, value) => numberInWords(BigInt(value), 'hi'))
    expect(new Set(words).size).toBe(100)
  })
})

describe('Arabic', () => {
  it.each([
    ['0', 'صفر روبية فقط'],
    ['1', 'روبية واحدة فقط'],
    ['2.02', 'روبيتان وبيستان فقط'],
    ['3', 'ثلاث روبيات فقط'],
    ['11', 'إحدى عشرة روبية فقط'],
    ['100', 'مائة روبية فقط'],
    ['2000', 'ألفان روبية فقط'],
    ['123456.78', 'لك وثلاثة وعشرون ألفاً وأربعمائة وست وخمسون روبية وثمان وسبعون بيسة فقط'],
    ['50000000', 'خمسة كرورات روبية فقط'],
  ])('%s', (amount, words) => {
    expect(amountInWords(amount, 'ar')).toBe(words)
  })

  it('lets the number follow the gender of the noun', () => {
    expect(amountInWords('5', 'ar', 'USD')).toBe('خمسة دولارات أمريكية فقط')
    expect(numberInWords(3n, 'ar')).toBe('ثلاثة')
  })
})

it('gives each number words of its own in each language', () => {
  const numbers = [
    ...Array.from({ length: 3000 }, (_, i) => BigInt(i)),
    99_999n,
    100_001n,
    9_999_999n,
    10_000_001n,
  ]
  for (const language of ['en', 'hi', 'ar'] as const) {
    const words = numbers.map((value) => numberInWords(value, language))
    expect(new Set(words).size).toBe(numbers.length)
    expect(words.every((word) => !word.includes('undefined') && !/ {2}|^ | $/.test(word))).toBe(true)
  }
})
