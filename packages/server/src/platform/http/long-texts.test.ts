import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonScan } from './json-scan.ts'
import { longText, parseAside } from './long-texts.ts'

/** As a body arrives: looked through piece by piece, then parsed with its long texts aside. */
async function parsed(json: string, cut: number, seen: string[] = []): Promise<unknown> {
  const bytes = Buffer.from(json)
  const scan = new JsonScan(1e6)
  for (let at = 0; at < bytes.length; at += cut) scan.take(bytes.subarray(at, at + cut))
  const parse = async (text: string): Promise<unknown> => {
    seen.push(text)
    return JSON.parse(text)
  }
  return parseAside(bytes, scan.longTexts, parse, async () => {})
}

const long = (piece: string) => piece.repeat(Math.ceil(longText / piece.length))

test('a body is what it is without setting texts aside, wherever its pieces are cut', async () => {
  const texts = fc.constantFrom(
    long('A'),
    long('Base64+/'),
    `${long('x')}"\\`,
    `${long('y')}\u00e9`,
    `${long('z')}\n`,
    '',
    'short',
  )
  const bodies = fc.oneof(
    fc.record({
      entityId: fc.integer(),
      files: fc.array(fc.record({ name: fc.string(), content: texts }), { maxLength: 3 }),
    }),
    fc.array(texts, { maxLength: 3 }),
    fc.dictionary(texts, texts, { maxKeys: 2 }),
    texts,
  )
  await fc.assert(
    fc.asyncProperty(bodies, fc.integer({ min: 1000, max: 70_000 }), async (body, cut) => {
      expect(await parsed(JSON.stringify(body), cut)).toEqual(body)
    }),
    { numRuns: 40 },
  )
})

test('the parser sees nothing of a long text', async () => {
  const seen: string[] = []
  const body = { files: [{ name: 'a.pdf', content: long('A') }] }
  expect(await parsed(JSON.stringify(body), 4096, seen)).toEqual(body)
  expect(seen.map(({ length }) => length < 200)).toEqual([true])
})

test('a member sent twice, and a line break within a text', async () => {
  expect(await parsed(`{"a":"${long('A')}","a":"${long('B')}"}`, 9000)).toEqual({ a: long('B') })
  await expect(parsed(`{"a":"${long('A')}\n"}`, 9000)).rejects.toThrow(SyntaxError)
})
