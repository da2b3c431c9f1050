import { describe, expect, it } from 'vitest'
import { texts } from './index.ts'
import { issueText } from './issue-text.ts'
import type { FindText } from './issue-text.ts'
import type { Language } from './texts.ts'

const finder =
  (language: Language): FindText =>
  (key, params = {}) =>
    (texts as Readonly<Record<string, Readonly<Record<Language, string>>>>)[key]?.[language].replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => String(params[name]),
    )
const said = (language: Language, code: string, path: string, params?: Readonly<Record<string, number>>) =>
  issueText(finder(language), code, path, params)

describe('a fault of a field', () => {
  it('names what is to be typed, and what is to be chosen', () => {
    expect(said('en', 'REQUIRED', 'accountNumber')).toBe('Enter the account number.')
    expect(said('en', 'REQUIRED', 'lines[3].unitId')).toBe('Choose the unit.')
    expect(said('ar', 'REQUIRED', 'unitId')).toBe('اختر «الوحدة».')
    expect(said('hi', 'REQUIRED', 'unitId')).toBe('यूनिट चुनें।')
  })

  it('leaves abbreviations as they are written', () => {
    expect(said('en', 'REQUIRED', 'gstin')).toBe('Enter the GSTIN.')
    expect(said('en', 'REQUIRED', 'lines[0].hsn')).toBe('Enter the HSN or SAC.')
  })

  it('of an unknown name still says what to do', () => {
    expect(said('en', 'REQUIRED', 'nothingLikeIt')).toBe('This field is required.')
  })

  it('says other faults with their parameters', () => {
    expect(said('en', 'TOO_LONG', 'name', { max: 40 })).toBe('Enter at most 40 characters.')
  })
})
