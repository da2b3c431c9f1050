import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonScan } from './json-scan.ts'

/** The count as the parser sees it: each object, list, and each member or element behind the first. */
function counted(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const members = Object.values(value)
  return 1 + Math.max(0, members.length - 1) + members.reduce<number>((sum, one) => sum + counted(one), 0)
}

const values = (text: string, cut: number) => {
  const scan = new JsonScan(1e6)
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += cut) scan.take(bytes.subarray(at, at + cut))
  return scan.values
}

test('counts the values, wherever the pieces are cut and whatever the texts contain', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 1, max: 9 }), (value, cut) => {
      expect(values(JSON.stringify(value), cut)).toBe(1 + counted(value))
    }),
  )
})

test.each([
  [String.raw`["\\",1]`, 3],
  [String.raw`["\\\"",1]`, 3],
  [String.raw`["a\"],[","\\"]`, 3],
])('%s', (text, count) => {
  for (const cut of [1, 2, 3, 100]) expect(values(text, cut)).toBe(count)
})
