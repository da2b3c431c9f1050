import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classOf } from './classes.ts'
import { einvoiceCodes } from './codes.ts'
import { issueTexts } from './texts.ts'

test('every code of the published and seen lists, once, in three languages', () => {
  expect(einvoiceCodes.size).toBe(266)
  for (const { code, meaning, fix } of einvoiceCodes.values()) {
    for (const text of [meaning, fix]) {
      expect([
        code,
        text.en.length > 3,
        /[\u0600-\u06FF]/.test(text.ar),
        /[\u0900-\u097F]/.test(text.hi),
      ]).toEqual([code, true, true, true])
    }
  }
})

test('texts for people name no field of the portal', () => {
  for (const { code, meaning, fix } of einvoiceCodes.values()) {
    expect([code, `${meaning.en} ${fix.en}`]).not.toEqual([
      code,
      expect.stringMatching(/Dtls|Amt\b|Val\b|Stcd|SupTyp/),
    ])
  }
})

test('every code that a rule reports has its text', () => {
  const folder = new URL('./rules/', import.meta.url)
  const codes = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/'\d{4}'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter((code) => !code.startsWith('19') && !code.startsWith('20'))
  expect(new Set(codes).size).toBeGreaterThan(70)
  expect(
    [...new Set(codes)].filter((code) => !einvoiceCodes.has(code) && !/^(2106|240[1-4])/.test(code)),
  ).toEqual([])
})

test.each([
  ['1005', 'signInAgain'],
  ['1019', 'settings'],
  ['2150', 'exists'],
  ['3029', 'syncGstin'],
  ['3075', 'syncGstin'],
  ['2147', 'portalTrouble'],
  ['2182', 'user'],
  ['7777', 'user'],
])('%s is of class %s', (code, expected) => expect(classOf(code)).toBe(expected))

test('an exceeded limit is named, and an unknown code keeps the portal’s text', () => {
  const issue = { code: '5002', bound: 'tooLong', params: { max: '16' } } as const
  expect(issueTexts(issue, 'en').fix).toBe('Shorten it to 16 characters')
  expect(issueTexts(issue, 'hi').fix).toContain('16')
  expect(issueTexts({ code: '2299', message: 'Something new' }, 'ar').meaning).toBe('Something new')
  expect(issueTexts({ code: '2176' }, 'en').meaning).toContain('HSN')
})
