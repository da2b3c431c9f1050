import { describe, expect, test } from 'vitest'
import { hsnCatalogue, hsnCodes, hsnFindings, hsnName, names, withCodes } from './hsn-catalogue.ts'
import { headingWords } from './hsn-words/index.ts'

describe('the built-in list of codes', () => {
  test('has codes of two, four, six and eight digits, of goods and of services', () => {
    const known = ['73', '7318', '731815', '73181500', '01011020', '99', '9954', '998314', '996511']
    expect(known.filter((code) => !hsnCatalogue.has(code))).toEqual([])
  })

  test('has nothing that is no code: an empty chapter, lost zeros, rows marked as omitted', () => {
    const wrong = ['77', '77010000', '12345678', '999999', '00000000', '1111', '2031', '48150000', '44229112']
    expect(wrong.filter((code) => hsnCatalogue.has(code))).toEqual([])
  })

  test('knows the parents of every code, and no two rows are the same', () => {
    const all = [...hsnCodes()]
    const orphans = all.filter((code) => code.length > 2 && !hsnCatalogue.has(code.slice(0, -2)))
    expect(orphans).toEqual([])
    expect(new Set(all).size).toBe(all.length)
    const byLength = [2, 4, 6, 8].map((length) => all.filter((code) => code.length === length).length)
    expect(byLength).toEqual([98, 1273, 6978, 14255])
  })

  test('every chapter and heading has a name of its own, and no name is without a code', () => {
    const headings = [...hsnCodes()].filter((code) => code.length <= 4)
    expect(headings.filter((code) => !names().has(code))).toEqual([])
    expect([...names().keys()].filter((code) => !hsnCatalogue.has(code))).toEqual([])
    expect([...names().values()].filter((name) => name !== name.trim() || name.length > 70)).toEqual([])
  })
})

describe.each(['ar', 'hi'] as const)('names in %s', (language) => {
  const headings = [...headingWords()].map(([code, words]) => [code, words[language]] as const)

  test('every heading has one, and nothing else has', () => {
    const expected = [...names().keys()].filter((code) => code.length === 4)
    expect(headings.map(([code]) => code)).toEqual(expected)
    expect(headings.filter(([, name]) => name === '' || name !== name.trim() || name.length > 70)).toEqual([])
  })

  test('two headings have the same name only where they have it in English', () => {
    const first = new Map<string, string>()
    const doubled = headings.filter(([code, name]) => {
      const other = first.get(name)
      if (other === undefined) first.set(name, code)
      return other !== undefined && names().get(other) !== names().get(code)
    })
    expect(doubled).toEqual([])
  })

  test('they are in its script, but for abbreviations of the trade', () => {
    const trade = /\b(ABS|GPS|IT|LED|LPG|MCB|MDF|NPK|PET|PVC|TMT|UPS|USB|3D)\b/g
    const own = { ar: /[\u0900-\u097F]/, hi: /[\u0600-\u06FF]/ }[language]
    expect(
      headings.filter(([, name]) => /[A-Za-z]/.test(name.replaceAll(trade, '')) || own.test(name)),
    ).toEqual([])
  })
})

describe('the judgement of a code', () => {
  test.each([
    [{ hsn: '73181500', supply: 'Goods' }, []],
    [{ hsn: '998314', supply: 'Services' }, []],
    [{ hsn: '77010000', supply: 'Goods' }, ['unknown']],
    [{ hsn: '999999', supply: 'Goods' }, ['unknown', 'serviceCode']],
    [{ hsn: '998314', supply: 'Goods' }, ['serviceCode']],
    [{ hsn: '73181500', supply: 'Services' }, ['goodsCode']],
    [{ hsn: '7318' }, []],
    // The form is another check's.
    [{ hsn: '731' }, []],
  ] as const)('%j gives %j', (line, findings) => {
    expect(hsnFindings(line)).toEqual(findings)
  })

  test('codes that were loaded count as known', () => {
    expect(hsnFindings({ hsn: '77010000' }, withCodes(['77010000']))).toEqual([])
  })
})

test('a code without a name of its own has that of its heading', () => {
  expect(hsnName('73181500')).toBe('Screws, bolts, nuts, washers')
  expect(hsnName('998314')).toBe(hsnName('9983'))
  expect(hsnName('12')).toBe('Oil seeds, seeds, medicinal plants, fodder')
  expect(hsnName('0000')).toBeUndefined()
  expect([hsnName('73181500', 'hi'), hsnName('7318', 'ar')]).toEqual([
    'स्क्रू, बोल्ट, नट, वॉशर',
    'براغي ومسامير قلاووظ وصواميل وحلقات',
  ])
  expect(hsnName('73', 'hi')).toBe('लोहे और इस्पात का सामान')
})
