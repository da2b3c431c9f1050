import { expect, it } from 'vitest'
import { rowsOf } from './csv.ts'

it.each([
  ['a,b\n1,2\n', [{ a: '1', b: '2' }]],
  ['a,b\n,""\n', [{ a: null, b: '' }]],
  ['a,b\n1,\n', [{ a: '1', b: null }]],
  ['a\n\n', [{ a: null }]],
  [
    'a,b\n"x ""y"", z","line\none"\n3,4\n',
    [
      { a: 'x "y", z', b: 'line\none' },
      { a: '3', b: '4' },
    ],
  ],
  ['a,b\n12345678901234567890.10,\\N\n', [{ a: '12345678901234567890.10', b: '\\N' }]],
  ['a,b\n', []],
  ['', []],
])('reads the rows of %j', (text, rows) => {
  expect([...rowsOf(text)]).toEqual(rows)
})
