import { hsnName, names } from '@bahi/domain/tables/hsn-catalogue.ts'
import { stateOf, states } from '@bahi/domain/tables/states.ts'
import { uqcs } from '@bahi/domain/tables/uqc.ts'
import { describe, expect, test } from 'vitest'
import { builtInRoles } from './built-in-roles.ts'
import { seriesName, starterSeries, unitName } from './built-in-names.ts'
import { texts } from './texts/index.ts'
import type { Language, Text } from './texts/texts.ts'

/** Row P-S-054: names that the product gave have words in Arabic and Hindi; codes, names and citations may be Latin. */
const latinAllowed = /GSTIN|GST|HSN|SAC|UQC|IRN|PDF|QR/g
const table: Readonly<Record<string, Text | undefined>> = texts
const findIn = (language: Language) => (key: string) => table[key]?.[language]
const hasLatin = (name: string | undefined) =>
  name === undefined || /[A-Za-z]/.test(name.replaceAll(latinAllowed, ''))

const kinds = Object.keys(starterSeries) as (keyof typeof starterSeries)[]
const chapters = [...names().keys()].filter((code) => code.length === 2)

describe.each(['ar', 'hi'] as const)('in %s no English is left in', (language) => {
  const find = findIn(language)
  test.each([
    [
      'units',
      uqcs.map(({ code, name }) => unitName(language, { code, description: name.en, isSystem: true })),
    ],
    [
      'series',
      kinds.map((documentKind) => seriesName(find, { name: starterSeries[documentKind], documentKind })),
    ],
    ['chapters of the HSN list', chapters.map((code) => hsnName(code, language))],
    ['roles', builtInRoles.map((role) => find(`role.name.${role}`))],
    ['states', states.map(({ code }) => stateOf(code)?.name[language])],
  ])('%s', (_, shown) => {
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(hasLatin)).toEqual([])
  })
})

test('a name that a user gave is shown as it is', () => {
  expect(seriesName(findIn('hi'), { name: 'Counter', documentKind: 'salesInvoice' })).toBe('Counter')
  expect(unitName('ar', { code: 'BOX', description: 'Crate of 12', isSystem: true })).toBe('Crate of 12')
  expect(unitName('ar', { code: 'BOX', description: 'Box', isSystem: false })).toBe('Box')
})

test('the stored name of a starting series is the English text', () => {
  expect(kinds.map((kind) => table[`series.name.${kind}`]?.en)).toEqual(
    kinds.map((kind) => starterSeries[kind]),
  )
})
