import { expect, test } from 'vitest'
import { exactFirst } from './exact-first.ts'

const choices = [{ code: 'AB1' }, { code: 'ab' }, { code: null }, { code: 'AB2' }]
const order = (typed: string) => exactFirst(choices, typed, ({ code }) => [code]).map(({ code }) => code)

test('the choice whose whole code was typed comes first, in capitals or not', () => {
  expect(order(' AB ')).toEqual(['ab', 'AB1', null, 'AB2'])
  expect(order('ab2')).toEqual(['AB2', 'AB1', 'ab', null])
})

test('without such a choice, or without text, the order stays', () => {
  expect(order('a')).toEqual(['AB1', 'ab', null, 'AB2'])
  expect(order('  ')).toEqual(['AB1', 'ab', null, 'AB2'])
})
