import { describe, expect, test } from 'vitest'
import { hsnCatalogue, hsnCodes, hsnFindings, hsnName, names, withCodes } from './hsn-catalogue.ts'

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
})
