import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ewayCodes, isSignInAgain } from './codes.ts'

test('every code of the published list, once, in three languages', () => {
  expect(ewayCodes.size).toBe(385)
  for (const { code, meaning, fix } of ewayCodes.values()) {
    for (const text of [meaning, fix]) {
      const isWhole = text.en.length > 3 && /[\u0600-\u06FF]/.test(text.ar) && /[\u0900-\u097F]/.test(text.hi)
      expect([code, isWhole]).toEqual([code, true])
    }
  }
})

test('every code that a rule reports has its text', () => {
  const folder = new URL('./rules/', import.meta.url)
  const codes = readdirSync(folder).flatMap(
    (file) => readFileSync(new URL(file, folder), 'utf8').match(/'\d{3}'/g) ?? [],
  )
  expect(new Set(codes).size).toBeGreaterThan(80)
  expect([...new Set(codes)].filter((code) => !ewayCodes.has(code.slice(1, -1)))).toEqual([])
})

test('three codes ask for a fresh sign-in', () => {
  expect([...ewayCodes.keys()].filter(isSignInAgain)).toEqual(['105', '106', '238'])
})
