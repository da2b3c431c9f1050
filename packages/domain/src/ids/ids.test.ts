import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentNumberKey, isDocumentNumber } from './document-number.ts'
import { gstinCheckCharacter, gstinIssue, isGstin, parseGstin } from './gstin.ts'
import { chapterOf, isHsn, isSac, supplyOfHsn } from './hsn.ts'
import { isPan, panHolder } from './pan.ts'
import { checkPincode, isPincode, statesOfPincode } from './pincode.ts'
import { foldName, isSameName } from './user-name.ts'
import { isUpiId, upiPaymentUri } from './upi.ts'

const checks = {
  gstin: isGstin,
  pan: isPan,
  hsn: isHsn,
  upi: isUpiId,
  'document-number': isDocumentNumber,
} satisfies Record<string, (text: unknown) => boolean>

describe.each(Object.entries(checks))('%s', (name, check) => {
  it.each(listOf(`${name}-valid`))('accepts %j', (text) => {
    expect(check(text)).toBe(true)
  })
  it.each(listOf(`${name}-invalid`))('refuses %j', (text) => {
    expect(check(text)).toBe(false)
  })
  it.each([undefined, null, 5, '', {}])('refuses %j', (value) => {
    expect(check(value)).toBe(false)
  })
})

describe('a GSTIN', () => {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  it('breaks when any one character changes', () => {
    for (const gstin of listOf('gstin-valid')) {
      for (let place = 0; place < 15; place += 1) {
        for (const letter of letters) {
          const changed = gstin.slice(0, place) + letter + gstin.slice(place + 1)
          expect(changed !== gstin && isGstin(changed), changed).toBe(false)
        }
      }
    }
  })
  it('has one check character for each of its forms', () => {
    const part = (source: string, length: number) =>
      fc
        .array(fc.constantFrom(...source.split('')), { minLength: length, maxLength: length })
        .map((list) => list.join(''))
    const [capitals, digits] = [letters.slice(10), letters.slice(0, 10)]
    const regular = fc
      .tuple(
        fc.integer({ min: 1, max: 24 }),
        part(capitals, 5),
        part(digits, 4),
        part(capitals, 1),
        part('123456789', 1),
      )
      .map(
        ([state, name, number, letter, entity]) =>
          `${String(state).padStart(2, '0')}${name}${number}${letter}${entity}Z`,
      )
    fc.assert(
      fc.property(regular, (body) => {
        expect(letters.split('').filter((letter) => isGstin(body + letter))).toEqual([
          gstinCheckCharacter(body),
        ])
      }),
    )
  })
  it('says what is wrong', () => {
    expect(gstinIssue('27AAKCM4821P1Z')).toBe('length')
    expect(gstinIssue('27AAKCM4821P0ZX')).toBe('form')
    expect(gstinIssue('39AAKCM4821P1ZR')).toBe('state')
    expect(gstinIssue('99AAKCM4821P1ZR')).toBe('state')
    expect(gstinIssue('27AAKCM4821P1ZX')).toBe('checkCharacter')
    expect(gstinIssue('27AAKCM4821P1ZW')).toBeUndefined()
  })
  it.each([
    ['27AAKCM4821P1ZW', { stateCode: '27', kind: 'Regular', pan: 'AAKCM4821P' }],
    ['27AANCE9902F1CP', { stateCode: '27', kind: 'Tcs', pan: 'AANCE9902F' }],
    ['27AANCE9902F1DN', { stateCode: '27', kind: 'Tds', pan: 'AANCE9902F' }],
    ['27PNEA01234B1DV', { stateCode: '27', kind: 'Tds' }],
    ['0717UNO00211UN2', { stateCode: '07', kind: 'Uin' }],
    ['0717USA00012ONE', { stateCode: '07', kind: 'Uin' }],
    ['9917USA29001OSH', { stateCode: '99', kind: 'Oidar' }],
    ['0726USA00001NRB', { stateCode: '07', kind: 'NonResident' }],
  ])('%s is taken apart', (gstin, parts) => {
    expect(parseGstin(gstin)).toEqual({ gstin, ...parts })
  })
})

describe('a PIN code', () => {
  it.each([
    ['411001', '27', 'match'],
    ['411001', '29', 'mismatch'],
    ['560001', '29', 'match'],
    ['160017', '04', 'match'],
    ['160055', '03', 'match'],
    ['160055', '04', 'mismatch'],
    ['403001', '30', 'match'],
    ['403001', '27', 'mismatch'],
    ['194101', '38', 'match'],
    ['605001', '34', 'match'],
    ['396210', '26', 'match'],
    ['396210', '25', 'match'],
    ['500001', '36', 'match'],
    ['520001', '37', 'match'],
    ['520001', '28', 'match'],
    ['744101', '35', 'match'],
    ['737101', '11', 'match'],
    ['901234', '27', 'unknown'],
    ['999999', '96', 'match'],
    ['999999', '97', 'match'],
    ['999999', '27', 'mismatch'],
    ['411001', '96', 'mismatch'],
    ['411001', '97', 'unknown'],
  ])('%s against state %s: %s', (pincode, state, answer) => {
    expect(checkPincode(pincode, state)).toBe(answer)
  })
  it('has six digits, the first not zero', () => {
    expect(['411001', '999999'].every(isPincode)).toBe(true)
    expect(['011001', '41100', '4110011', 'SW1A 1A', ''].some(isPincode)).toBe(false)
    expect(statesOfPincode('000000')).toEqual([])
  })
})

it('sorts codes into goods and services', () => {
  expect([supplyOfHsn('998313'), supplyOfHsn('73181500')]).toEqual(['Services', 'Goods'])
  expect([isSac('9954'), isSac('7318')]).toEqual([true, false])
  expect(chapterOf('73181500')).toBe('73')
})

it('knows the type of person of a PAN', () => {
  expect(panHolder('AAKCM4821P')).toBe('Company')
  expect(panHolder('ABCPE1234F')).toBe('Individual')
  expect(panHolder('AAAXA1234A')).toBeUndefined()
  expect(panHolder('AAA')).toBeUndefined()
})

it('ignores the case of a document number', () => {
  expect(documentNumberKey(' inv/1 ')).toBe('INV/1')
})

it('writes a UPI payment', () => {
  expect(
    upiPaymentUri({ upiId: 'asha@bank', name: 'Asha & Sons', amount: '118.00', reference: 'INV/1' }),
  ).toBe('upi://pay?pa=asha%40bank&pn=Asha%20%26%20Sons&am=118.00&cu=INR&tr=INV%2F1')
  expect(upiPaymentUri({ upiId: 'a@b', name: 'A' })).toBe('upi://pay?pa=a%40b&pn=A&cu=INR')
  expect(isUpiId('asha.traders@okbank', { relaxed: false })).toBe(false)
  expect(isUpiId('asha_1@okbank', { relaxed: false })).toBe(true)
})

/** Lines of a list of strings; '#' begins a comment. */
function listOf(name: string): string[] {
  const text = readFileSync(new URL(`strings/${name}.txt`, import.meta.url), 'utf8')
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

describe('names of users', () => {
  it('fold A to Z and nothing else', () => {
    expect(foldName('Asha.K@Example.IN')).toBe('asha.k@example.in')
    expect(foldName('İSTANBUL \u212A Straße ΑΣ')).toBe('İstanbul \u212A straße ΑΣ')
    expect(isSameName('demo@bahi.example', 'DEMO@bahi.example')).toBe(true)
    expect(isSameName('audİtor@bahi.example', 'auditor@bahi.example')).toBe(false)
  })
})
