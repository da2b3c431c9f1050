import { describe, expect, test } from 'vitest'
import { DelimitedReader, separatorOf } from './delimited.ts'

const read = (text: string, separator = ',', size = text.length) => {
  const reader = new DelimitedReader(separator)
  const rows: string[][] = []
  for (let at = 0; at < text.length; at += size) rows.push(...reader.take(text.slice(at, at + size)))
  return [...rows, ...reader.finish()]
}

test.each([
  [
    'plain',
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'without an end of the last line',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'lines of Windows and of old Macs',
    'a,b\r\nc,d\re,f',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  [
    'quotes with separators, quotes and line ends in them',
    '"a,1","b ""x"""\n"c\nd",e',
    [
      ['a,1', 'b "x"'],
      ['c\nd', 'e'],
    ],
  ],
  ['empty cells and lines', ',,\n\na,,b,\n', [['', '', ''], [''], ['a', '', 'b', '']]],
  [
    'a quote that is never closed',
    'a,"b\nc,d',
    [
      ['a', '"b'],
      ['c', 'd'],
    ],
  ],
  [
    'a quote within a cell',
    '5" pipe,2\nx,y',
    [
      ['5" pipe', '2'],
      ['x', 'y'],
    ],
  ],
  ['text behind a closed quote', '"a"b,c', [['ab', 'c']]],
])('%s', (_, text, rows) => {
  expect(read(text)).toEqual(rows)
  // However it comes in pieces.
  for (const size of [1, 2, 3, 7]) expect(read(text, ',', size)).toEqual(rows)
})

test('a stray quote costs its own cell, not the rest of the file', () => {
  const rows = read(`x,"open\n${'a,b\n'.repeat(60_000)}`)
  expect(rows).toHaveLength(60_001)
  expect(rows[0]).toEqual(['x', '"open'])
})

describe('the separator', () => {
  test.each([
    ['a,b,c\n1,2,3', ','],
    ['a;b;c\n1,5;2;3', ';'],
    ['a\tb\n1,2\t3', '\t'],
    ['a|b|c\n1|2|3', '|'],
    ['"a;x",b\n"1;y",2', ','],
    ['only one column\nx', ','],
  ])('of %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator)
  })
})
