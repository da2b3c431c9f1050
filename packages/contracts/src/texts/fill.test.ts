import { expect, test } from 'vitest'
import { fillText } from './fill.ts'

test('a Latin name or a signed amount in an Arabic sentence is set apart from its words', () => {
  const text = 'حُفظت {{number}} للعميل {{name}}'
  expect(fillText('ar', text, { number: 'INV/2627/0065', name: 'Asha (Traders)' })).toBe(
    'حُفظت \u2068INV/2627/0065\u2069 للعميل \u2068Asha (Traders)\u2069',
  )
  expect(fillText('ar', 'الرصيد {{amount}}', { amount: '-500.00' })).toBe('الرصيد \u2068-500.00\u2069')
})

test('counts and Arabic names stay as they are, and so does every value in other languages', () => {
  expect(fillText('ar', '{{count}} {{name}}', { count: 3, name: 'سند' })).toBe('3 سند')
  expect(fillText('en', 'Saved {{number}}', { number: 'INV/1' })).toBe('Saved INV/1')
  expect(fillText('hi', '{{name}} सेव हुआ', { name: 'Asha' })).toBe('Asha सेव हुआ')
})

test('a mark without a value stays visible', () => {
  expect(fillText('en', 'Saved {{number}}', {})).toBe('Saved {{number}}')
})
