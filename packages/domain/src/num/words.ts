import { Decimal } from './decimal.ts'
import type { DecimalLike } from './decimal.ts'
import { arabicNumber, arabicUnits } from './words-ar.ts'
import { englishIndian, englishInternational } from './words-en.ts'
import { hindiNumber } from './words-hi.ts'
import { currencyWords } from './words-currencies.ts'
import type { CurrencyWords } from './words-currencies.ts'

export type WordsLanguage = 'en' | 'hi' | 'ar'

/**
 * An amount in words, as it is on a document. Rupees in crore and lakh; other currencies in million in English
 * and Arabic. Rounded to the currency's smallest unit.
 *
 * @example
 * amountInWords('123456.78')
 * // 'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only'
 * amountInWords('100', 'hi') // 'एक सौ रुपये मात्र'
 */
export function amountInWords(
  amount: DecimalLike,
  language: WordsLanguage = 'en',
  currencyCode = 'INR',
): string {
  const currency = currencyWords[currencyCode] ?? unnamed(currencyCode)
  const rounded = Decimal.of(amount).round(currency.decimals)
  const positive = rounded.abs()
  const unit = 10n ** BigInt(currency.decimals)
  const parts = { major: positive.int / unit, minor: positive.int % unit, negative: rounded.isNegative() }
  return writers[language](parts, currency, currencyCode)
}

/** The same in the three languages of the product, of rupees. */
export const amountInEachLanguage = (amount: DecimalLike): Record<WordsLanguage, string> => ({
  en: amountInWords(amount, 'en'),
  ar: amountInWords(amount, 'ar'),
  hi: amountInWords(amount, 'hi'),
})

interface Parts {
  readonly major: bigint
  readonly minor: bigint
  readonly negative: boolean
}

const writers: Record<WordsLanguage, (parts: Parts, currency: CurrencyWords, code: string) => string> = {
  en({ major, minor, negative }, { en }, code) {
    const number = code === 'INR' ? englishIndian : englishInternational
    const cents = minor === 0n ? '' : ` and ${number(minor)} ${minor === 1n ? en.minor : en.minors}`
    return `${negative ? 'Minus ' : ''}${en.majors} ${number(major)}${cents} Only`
  },
  hi({ major, minor, negative }, { hi }) {
    const cents =
      minor === 0n ? '' : ` और ${hindiNumber(minor)} ${minor === 1n ? (hi.oneMinor ?? hi.minor) : hi.minor}`
    return `${negative ? 'ऋण ' : ''}${hindiNumber(major)} ${major === 1n ? (hi.oneMajor ?? hi.major) : hi.major}${cents} मात्र`
  },
  ar({ major, minor, negative }, { ar }, code) {
    const scale = code === 'INR' ? 'Indian' : 'International'
    const whole = arabicUnits(major, ar.major, scale)
    const cents = minor === 0n ? '' : ` و${arabicUnits(minor, ar.minor, scale)}`
    return `${negative ? 'سالب ' : ''}${whole}${cents} فقط`
  },
}

/** A whole number in words, in crore and lakh. */
export function numberInWords(value: bigint, language: WordsLanguage = 'en'): string {
  if (language === 'hi') return hindiNumber(value)
  return language === 'ar' ? arabicNumber(value, 'masculine', 'Indian') : englishIndian(value)
}

/** A currency without words of its own goes by its code, its parts by hundredths. */
function unnamed(code: string): CurrencyWords {
  const ar = { one: code, two: code, few: code, many: code, gender: 'masculine' } as const
  return {
    decimals: 2,
    en: { majors: code, minor: 'Hundredth', minors: 'Hundredths' },
    hi: { major: code, minor: 'शतांश' },
    ar: {
      major: ar,
      minor: {
        one: 'جزء من مائة',
        two: 'جزءان من مائة',
        few: 'أجزاء من مائة',
        many: 'جزءاً من مائة',
        gender: 'masculine',
      },
    },
  }
}
