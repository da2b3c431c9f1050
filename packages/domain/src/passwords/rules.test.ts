import { describe, expect, test } from 'vitest'
import { commonPasswords } from './common.ts'
import { passwordProblems, passwordQuality } from './rules.ts'

const rules = { minLength: 10, maxLength: 32, classes: 3 }
const own = ['asha.rao@sharma-textiles.in', 'Asha', 'Rao', 'Sharma Textiles Private Limited']

describe('what is refused', () => {
  test.each([
    ['Correct-Horse-7', []],
    ['tiger7Monsoon', []],
    ['Ab1-', ['TOO_SHORT']],
    [`Ab1-${'x9'.repeat(20)}`, ['TOO_LONG']],
    ['monsoon-ledger', ['PASSWORD_WEAK']],
    ['MONSOONLEDGER', ['PASSWORD_WEAK']],
    ['Password@123', ['PASSWORD_COMMON']],
    ['P@ssw0rd1234', ['PASSWORD_COMMON']],
    ['1!Qwertyuiop', ['PASSWORD_COMMON']],
    ['Aa1Aa1Aa1Aa1', ['PASSWORD_COMMON']],
    ['A1A1A1A1A1A1', ['PASSWORD_WEAK', 'PASSWORD_COMMON']],
    ['Asha-2026-ok', ['PASSWORD_OWN_NAME']],
    ['my-SHARMA-9x', ['PASSWORD_OWN_NAME']],
    ['Limited-Edition-9', []],
    ['मेराखाता-बही7A', []],
  ])('%s', (password, problems) => {
    expect(passwordProblems(password, rules, own)).toEqual(problems)
  })

  test('lengths are of characters, not of the parts that some of them are kept in', () => {
    expect(passwordProblems('🙂🙂🙂🙂🙂aA1', rules, [])).toEqual(['TOO_SHORT'])
  })

  test('the account decides how many kinds of characters', () => {
    expect(passwordProblems('monsoonledgers', { ...rules, classes: 1 }, [])).toEqual([])
    expect(passwordProblems('Monsoonledger7', { ...rules, classes: 4 }, [])).toEqual(['PASSWORD_WEAK'])
  })
})

test('the meter calls Bad what is refused, and more characters of more kinds better', () => {
  const qualities = ['Password@123', 'tiger7Monsoon', 'tiger-7-Monsoon', 'Wet tiger, 7 monsoons & 1 bahi']
  expect(qualities.map((password) => passwordQuality(password, rules, []))).toEqual([
    'Bad',
    'Average',
    'Good',
    'Excellent',
  ])
})

test('the list contains some thousand common words', () => {
  expect(commonPasswords.size).toBeGreaterThan(3500)
  expect([...commonPasswords].filter((word) => !/^[a-z0-9]{5,14}$/.test(word))).toEqual([])
})
