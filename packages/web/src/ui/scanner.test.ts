import { describe, expect, test } from 'vitest'
import { isCode, ScanReader } from './scanner.ts'

/** Keys with the milliseconds between them. */
const read = (keys: readonly string[], gap: number, endGap = gap) => {
  const reader = new ScanReader()
  let at = 1000
  return keys.map((key, index) => {
    if (index > 0) at += key === 'Enter' || key === 'Tab' ? endGap : gap
    return reader.key(key, at)
  })
}
const code = '8901030180057'
const keysOf = (text: string, end: string) => [...text.split(''), end]
const scanned = [
  ...'pass quick quick quick quick quick quick quick quick quick quick quick quick'.split(' '),
  { scanned: code },
]

describe.each([
  ['five milliseconds a key', 5, 5],
  ['thirty milliseconds a key', 30, 30],
  ['a pause before Enter', 8, 100],
] as const)('a scanner of %s', (_what, gap, endGap) => {
  test('is read whole', () => expect(read(keysOf(code, 'Enter'), gap, endGap)).toEqual(scanned))
  test('may end with Tab', () => expect(read(keysOf(code, 'Tab'), gap, endGap)).toEqual(scanned))
})

test('fingers pass, key by key', () => {
  for (const gap of [60, 130])
    expect(read(keysOf(code, 'Enter'), gap)).toEqual(
      keysOf(code, 'Enter').map((key, at) => (gap > 120 || at === 0 || key === 'Enter' ? 'pass' : 'slow')),
    )
})

test('two keys that fingers press at once are no code', () => {
  const reader = new ScanReader()
  const answers = (
    [
      ['1', 0],
      ['2', 20],
      ['5', 200],
      ['Enter', 230],
    ] as const
  ).map(([key, at]) => reader.key(key, at))
  expect(answers).toEqual(['pass', 'quick', 'pass', 'pass'])
})

test('a key with Ctrl, or one that moves, ends what came before', () => {
  const reader = new ScanReader()
  for (const [at, key] of code.split('').entries()) reader.key(key, at * 5)
  expect(reader.key('s', 70, false)).toBe('pass')
  expect(reader.key('Enter', 75)).toBe('pass')
  for (const [at, key] of code.split('').entries()) reader.key(key, 200 + at * 5)
  reader.key('ArrowLeft', 270)
  expect(reader.key('Enter', 272)).toBe('pass')
})

test('the end of a word that was typed before is no code', () => {
  const reader = new ScanReader()
  reader.key('B', 0)
  reader.key(' ', 100)
  for (const [at, key] of 'x9k2a'.split('').entries()) reader.key(key, 300 + at * 5)
  expect(reader.key('Enter', 330)).toBe('pass')
})

test('two codes one after another are both read', () => {
  const reader = new ScanReader()
  const found = [...keysOf(code, 'Enter'), ...keysOf('AB-12345', 'Enter')].map((key, at) =>
    reader.key(key, at * 5),
  )
  expect(found.filter((one) => typeof one === 'object')).toEqual([{ scanned: code }, { scanned: 'AB-12345' }])
})

test.each([
  ['8901030180057', true],
  ['96385074', true],
  ['I0001', true],
  ['BOLT-M8', true],
  ['58500', false],
  ['1.23456', false],
  ['12,34,567.50', false],
  ['15/10/2026', false],
  ['2026-0001', true],
  ['100.5', false],
  ['Asha', false],
  ['Ceiling fan 1200', false],
  ['', false],
])('%s is a code: %s', (text, is) => expect(isCode(text)).toBe(is))

describe('the separator of a GS1 code', () => {
  const parts = [']d2010890103018005710AB-7', '21S1'] as const
  const gs1 = parts.join('\u001d')
  test('is a key of it', () => {
    expect(read(keysOf(gs1, 'Enter'), 5).at(-1)).toEqual({ scanned: gs1 })
    expect(read(keysOf(`\u001d${gs1}`, 'Tab'), 5).at(-1)).toEqual({ scanned: `\u001d${gs1}` })
  })
  test.each([
    ['Ctrl+]', { key: ']', code: 'BracketRight', ctrlKey: true }],
    ['Ctrl+] of a keyboard in Hindi', { key: 'ऌ', code: 'BracketRight', ctrlKey: true }],
    ['F8', { key: 'F8', code: 'F8', ctrlKey: false }],
    ['ASCII 29', { key: '\u001d', code: '', ctrlKey: false }],
  ])('is kept with keys that wait, as %s', (_as, pressed) => {
    const kept = [...keysOf(gs1, 'Enter')].map((key, index) => ({
      ...(key === '\u001d' ? pressed : { key, code: key, ctrlKey: false }),
      metaKey: false,
      shiftKey: false,
      at: 1000 + index * 5,
    }))
    expect(new ScanReader().codeAtStart(kept)).toEqual({ scanned: gs1, count: gs1.length + 1 })
  })
})

describe('keys that waited', () => {
  const kept = (keys: readonly string[], gap: number, from = 1000) =>
    keys.map((key, index) => ({
      key,
      code: key,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      at: from + index * gap,
    }))
  test('are a code where they begin with one', () => {
    const two = [...kept(keysOf(code, 'Enter'), 5), ...kept(keysOf('8901000000071', 'Enter'), 5, 1400)]
    expect(new ScanReader().codeAtStart(two)).toEqual({ scanned: code, count: 14 })
    expect(new ScanReader().codeAtStart(two.slice(14))).toEqual({ scanned: '8901000000071', count: 14 })
  })
  test('are none where fingers typed them, before Enter came, or behind others', () => {
    expect(new ScanReader().codeAtStart(kept(keysOf(code, 'Enter'), 60))).toBeUndefined()
    expect(new ScanReader().codeAtStart(kept(keysOf(code, '1'), 5))).toBeUndefined()
    expect(new ScanReader().codeAtStart(kept(['Tab', ...keysOf(code, 'Enter')], 5))).toBeUndefined()
  })
  test('are the rest of a word, or of a code that is under way', () => {
    const reader = new ScanReader()
    reader.key('4', 900)
    expect(reader.codeAtStart(kept(keysOf(code, 'Enter'), 5))).toBeUndefined()
  })
})
