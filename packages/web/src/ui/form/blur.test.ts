import { DocumentLineSave } from '@bahi/contracts/documents.ts'
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
  ['a negative number becomes nil and is flagged', 'discountPercent', '-5', '0', 'negative'],
  ['a minus zero is nil', 'creditLimit', '-0', '0', undefined],
  ['a discount left empty is nil', 'discountPercent', '', '0', undefined],
  ['a credit limit left empty is none', 'creditLimit', '', '', undefined],
  ['a failed pattern is flagged', 'emails', 'a@b', 'a@b', 'format'],
])('%s', (_, name, text, value, flag) => {
  expect(blurText(text, party(name))).toEqual({ value, flag })
})

test('a number with a minimum is raised to it', () => {
  expect(blurText('0', ruleOf(SeriesSave, 'width'))).toEqual({ value: '1', flag: undefined })
})

test('a quantity is rounded to its three decimals', () => {
  const quantity = ruleOf(DocumentLineSave, 'quantity')
  expect(blurText('1.23456', quantity)).toEqual({ value: '1.235', flag: undefined })
  expect(blurText('9999999999.9999', quantity)).toEqual({ value: '0', flag: 'tooLarge' })
})

test('characters outside the rule are left out and named', () => {
  expect(typedText('Pune#1!', ruleOf(PartySave, 'billingAddress.city'))).toEqual({
    text: 'Pune1',
    refused: '# !',
  })
  expect(typedText('98x76', party('mobile'))).toEqual({ text: '9876', refused: 'x' })
})

test('typographic quotes, dashes and blanks become plain ones where the field takes those alone', () => {
  const line = ruleOf(PartySave, 'billingAddress.line1')
  expect(typedText('Owner’s\u00A0plot – “B”', line)).toEqual({ text: 'Owner\'s plot - "B"' })
})

test.each([
  ['a number as a sheet writes it is read', 'Rs. 1,05,000.50', '', { text: '105000.50' }],
  ['a bracket is a minus', '(500)', '', { text: '-500' }],
  ['an exponent counts', '1.2E+03', '', { text: '1200' }],
  ['a minus is kept until the field is left', '-5', '-', { text: '-5' }],
  ['decimals beyond the scale are cut', '12.999', '12.99', { text: '12.99' }],
  ['a letter does nothing', '12k', '12', { text: '12' }],
  ['what is no number is named, and the field stays', '12 kg', '7', { text: '7', refused: '12 kg' }],
  ['a second point is no number', '1a2.3.4', '', { text: '', refused: '1a2.3.4' }],
])('%s', (_, text, before, typed) => {
  expect(typedText(text, party('creditLimit'), before)).toEqual(typed)
})
