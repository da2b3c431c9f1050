import { PartySave } from '@bahi/contracts/parties.ts'
import { SeriesSave } from '@bahi/contracts/series.ts'
import { expect, test } from 'vitest'
import { blurText, typedText } from './blur.ts'
import { ruleOf } from '@bahi/contracts/field-rule.ts'

const party = (name: string) => ruleOf(PartySave, name)

test('a field takes its limits from the schema', () => {
  expect(party('name')).toMatchObject({ kind: 'text', required: true, maxLength: 100 })
  expect(party('tradeName')).toMatchObject({ required: false, maxLength: 100 })
  expect(party('gstin')).toMatchObject({ upper: true, maxLength: 15, required: false })
  expect(party('creditLimit')).toMatchObject({ kind: 'decimal', scale: 2, whole: 12 })
  expect(party('role')).toMatchObject({
    kind: 'choice',
    choices: ['Customer', 'Supplier', 'Both'],
    empty: 'Customer',
  })
  expect(party('billingAddress.line1')).toMatchObject({ required: true, maxLength: 150 })
  expect(party('paymentTermsDays')).toMatchObject({ kind: 'number', min: 0, max: 99 })
  expect(party('openingBalanceDate')).toMatchObject({ kind: 'date' })
  expect(party('reverseCharge')).toMatchObject({ kind: 'switch', empty: false })
})

test.each([
  ['a required field left blank is flagged', 'name', '   ', '', 'required'],
  ['an optional one is not', 'tradeName', '', '', undefined],
  ['capitals are made', 'gstin', ' 27aaa ', '27AAA', undefined],
  ['a discount above its digits falls back and is flagged', 'discountPercent', '1000', '0', 'tooLarge'],
  ['an amount is cut to two decimals', 'creditLimit', '12.999', '12.99', undefined],
  ['days above the maximum fall back', 'paymentTermsDays', '100', '0', 'tooLarge'],
  ['a failed pattern is flagged', 'emails', 'a@b', 'a@b', 'format'],
])('%s', (_, name, text, value, flag) => {
  expect(blurText(text, party(name))).toEqual({ value, flag })
})

test('a number with a minimum is raised to it', () => {
  expect(blurText('0', ruleOf(SeriesSave, 'width'))).toEqual({ value: '1', flag: undefined })
})

test('characters outside the rule cannot be typed', () => {
  expect(typedText('Pune#1!', ruleOf(PartySave, 'billingAddress.city'))).toBe('Pune1')
  expect(typedText('98x76', party('mobile'))).toBe('9876')
  expect(typedText('1a2.3.4', party('creditLimit'))).toBe('12.34')
})
