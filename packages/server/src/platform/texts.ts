import { languages } from '@bahi/contracts/texts/texts.ts'
import { fillText } from '@bahi/contracts/texts/fill.ts'
import type { Language, Params, Text } from '@bahi/contracts/texts/texts.ts'
import { groupIndian } from '@bahi/domain/num/format.ts'
import { texts } from '@bahi/contracts/texts/index.ts'

export type { Params }
export type Translate = (key: string, params?: Params) => string

const table: Readonly<Record<string, Text>> = texts

/** The language of a culture: `ar-SA` is Arabic; what is not spoken here is English. */
export const languageOf = (culture: string): Language =>
  languages.find((language) => culture.toLowerCase().split('-')[0] === language) ?? 'en'

/** A text by its key, its parameters put in. A key without a text shows itself, so that nothing is ever blank. */
export const textOf = (language: Language, key: string, params?: Params): string => {
  const text = table[key]
  return text ? fill(language, text, params) : key
}

export const hasText = (key: string) => Object.hasOwn(table, key)

/** A translator into one language; made once a language. */
export const translator = (language: Language): Translate => translators[language]
const translators = Object.fromEntries(
  languages.map((language) => [language, (key: string, params?: Params) => textOf(language, key, params)]),
) as Record<Language, Translate>

/** A text in one language as the screens fill it, amounts grouped. */
export const fill = (language: Language, text: Text, params: Params = {}): string =>
  fillText(
    language,
    text[language],
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(value)])),
  )

/** Amounts are grouped and days begin with the day; every other parameter is put in unchanged. */
const readable = (value: string | number): string => {
  if (typeof value !== 'string') return String(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split('-').reverse().join('/')
  return /^-?\d{4,}\.\d{2,3}$/.test(value) ? groupIndian(value) : value
}
