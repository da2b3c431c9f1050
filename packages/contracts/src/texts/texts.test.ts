import { describe, expect, it } from 'vitest'
import { errors } from '../errors.ts'
import { issueCodes } from '../issues.ts'
import { texts } from './index.ts'
import { languages } from './texts.ts'

const all = Object.entries<Record<'en' | 'ar' | 'hi', string>>(texts)
const params = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))
/** What stays in Latin letters: names of forms, programs and files, codes, units, abbreviations. */
const isCode = (text: string) =>
  !/[a-z]{3}/.test(text.replace(/\{\{\w+\}\}|https?:\S+|\S+@\S+|Excel|\.\w+/g, ''))

describe('every text', () => {
  it('exists in every language', () => {
    const blank = all.filter(([, text]) => languages.some((language) => !text[language]?.trim()))
    expect(blank.map(([key]) => key)).toEqual([])
  })

  it('names the same parameters in every language', () => {
    const differs = all.filter(([, { en, ar, hi }]) =>
      [ar, hi].some((text) => [...params(text)].some((name) => !params(en).has(name))),
    )
    expect(differs.map(([key]) => key)).toEqual([])
  })

  it.each([
    ['ar', /\p{Script=Arabic}/u],
    ['hi', /\p{Script=Devanagari}/u],
  ] as const)('is written in the letters of %s', (language, letters) => {
    const foreign = all.filter(([, text]) => !isCode(text.en) && !letters.test(text[language]))
    expect(foreign.map(([key, text]) => `${key}: ${text[language]}`)).toEqual([])
  })

  it('of a fault is there: codes of calls and of fields', () => {
    const missing = Object.keys(issueCodes).filter((name) => !Object.hasOwn(texts, `issue.${name}`))
    expect(missing).toEqual([])
    for (const [name, { text }] of Object.entries(errors))
      for (const language of languages) expect([name, text[language].length > 5]).toEqual([name, true])
  })
})
