import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { callList } from '@bahi/contracts/calls.ts'
import { describe, expect, test } from 'vitest'
import { openApi } from '../../src/platform/http/openapi.ts'
import { breaksOf } from './changes.ts'
import type { Described } from './changes.ts'

/**
 * What was changed on purpose since the last release although programs may break on it, each with its reason; said in CHANGELOG.md too. Emptied
 * when a release is kept (`npm run api:keep`).
 */
const onPurpose: Readonly<Record<string, string>> = {
  'tcsCollection.search: reply.records[].documentId may be null now':
    'A row may be of a receipt, which paymentId names.',
  'item.scan: input.code: the pattern went from ^[!-~](?:[ -~]*[!-~])?$ to ^[\\u001d!-~](?:[\\u001d -~]*[\\u001d!-~])?$':
    'It takes the separators of GS1 codes as well as all that it took.',
}

const now = () => JSON.parse(JSON.stringify(openApi(callList, '0.0.0'))) as Described

test('no call breaks the programs that were written for the last release', () => {
  const [file] = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json.br'))
    .toSorted()
    .toReversed()
  const kept = JSON.parse(
    brotliDecompressSync(readFileSync(new URL(file!, import.meta.url))).toString(),
  ) as Described
  expect(Object.keys(kept.paths).length).toBeGreaterThan(900)
  const breaks = breaksOf(kept, now())
  expect(breaks.filter((sentence) => !(sentence in onPurpose))).toEqual([])
  expect(Object.keys(onPurpose).filter((sentence) => !breaks.includes(sentence))).toEqual([])
})

test('every reference of the description is to something that is there', () => {
  const described = now() as Described & { components: Record<string, Record<string, unknown>> }
  const references = new Set(
    [...JSON.stringify(described).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place]) => place!),
  )
  expect(references.size).toBeGreaterThan(100)
  const missing = [...references].filter((place) => {
    const [root, group, name, ...more] = place.split('/')
    return root !== 'components' || more.length > 0 || !(name! in (described.components[group!] ?? {}))
  })
  expect(missing).toEqual([])
})

const described = (operation: object, schemas: object = {}): Described => ({
  paths: {
    '/thing/save': {
      post: { operationId: 'thing.save', parameters: [], responses: {}, ...operation } as never,
    },
  },
  components: { schemas: schemas as never },
})
const taking = (schema: object, schemas?: object) =>
  described({ requestBody: { content: { 'application/json': { schema } } } }, schemas)
const giving = (schema: object, schemas?: object) =>
  described({ responses: { 200: { content: { 'application/json': { schema } } } } }, schemas)
const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const text = { type: 'string' }
const number = { type: 'number' }
const words = (...list: string[]) => ({ type: 'string', enum: list })

describe('an input breaks programs', () => {
  test.each([
    ['a member less', object({ a: text, b: text }), object({ a: text }), ['input.b is no longer known']],
    ['a member more that must be sent', object({}), object({ a: text }, ['a']), ['input.a must be sent now']],
    [
      'a member that must be sent',
      object({ a: text }),
      object({ a: text }, ['a']),
      ['input.a must be sent now'],
    ],
    ['another type', object({ a: text }), object({ a: number }), ['input.a no longer takes string']],
    [
      'no null',
      object({ a: { anyOf: [text, { type: 'null' }] } }),
      object({ a: text }),
      ['input.a no longer takes null'],
    ],
    ['a word less', object({ a: words('x', 'y') }), object({ a: words('x') }), ['input.a no longer takes y']],
    [
      'words instead of a text',
      object({ a: text }),
      object({ a: words('x') }),
      ['input.a no longer takes any text'],
    ],
    [
      'a shorter text',
      object({ a: { ...text, maxLength: 10 } }),
      object({ a: { ...text, maxLength: 9 } }),
      ['input.a: maxLength went from 10 to 9'],
    ],
    [
      'a limit where there was none',
      object({ a: number }),
      object({ a: { ...number, maximum: 5 } }),
      ['input.a: maximum went from none to 5'],
    ],
    [
      'a pattern',
      object({ a: text }),
      object({ a: { ...text, pattern: '^x' } }),
      ['input.a: the pattern went from none to ^x'],
    ],
    [
      'inside a list',
      object({ a: { type: 'array', items: object({ b: text }) } }),
      object({ a: { type: 'array', items: object({}) } }),
      ['input.a[].b is no longer known'],
    ],
  ])('with %s', (_, before, after, sentences) => {
    expect(breaksOf(taking(before), taking(after))).toEqual(sentences.map((one) => `thing.save: ${one}`))
  })

  test.each([
    ['a member more', object({}), object({ a: text })],
    ['a member that need not be sent any more', object({ a: text }, ['a']), object({ a: text })],
    ['null as well', object({ a: text }), object({ a: { anyOf: [text, { type: 'null' }] } })],
    ['a word more', object({ a: words('x') }), object({ a: words('x', 'y') })],
    ['a longer text', object({ a: { ...text, maxLength: 10 } }), object({ a: { ...text, maxLength: 20 } })],
  ])('not with %s', (_, before, after) => {
    expect(breaksOf(taking(before), taking(after))).toEqual([])
  })
})

describe('a reply breaks programs', () => {
  test.each([
    ['a member less', object({ a: text }), object({}), ['reply.a is no longer given']],
    [
      'a member that may be missing',
      object({ a: text }, ['a']),
      object({ a: text }),
      ['reply.a may be missing now'],
    ],
    [
      'null where there was none',
      object({ a: text }),
      object({ a: { anyOf: [text, { type: 'null' }] } }),
      ['reply.a may be null now'],
    ],
    ['another type', object({ a: text }), object({ a: number }), ['reply.a may be number now']],
  ])('with %s', (_, before, after, sentences) => {
    expect(breaksOf(giving(before), giving(after))).toEqual(sentences.map((one) => `thing.save: ${one}`))
  })

  test('not with a member or a word more', () => {
    const after = object({ a: words('x', 'y'), b: text }, ['a', 'b'])
    expect(breaksOf(giving(object({ a: words('x') }, ['a'])), giving(after))).toEqual([])
  })
})

test('a call that is gone, another way to call it, and a right that no longer opens it break programs', () => {
  const call = described({ 'x-rights': ['A', 'B'] })
  expect(breaksOf(call, { ...call, paths: {} })).toEqual(['thing.save: POST /thing/save is gone'])
  expect(breaksOf(call, described({ 'x-rights': ['A', 'C'] }))).toEqual([
    'thing.save: the right B no longer opens it',
  ])
})

test('names of schemas may change, and a schema may contain itself', () => {
  const tree = (name: string, more: object = {}) => ({
    [name]: object({ children: { type: 'array', items: { $ref: `#/components/schemas/${name}` } }, ...more }),
  })
  const before = giving({ $ref: '#/components/schemas/Node' }, tree('Node', { a: text }))
  expect(breaksOf(before, giving({ $ref: '#/components/schemas/Tree' }, tree('Tree', { a: text })))).toEqual(
    [],
  )
  expect(breaksOf(before, giving({ $ref: '#/components/schemas/Tree' }, tree('Tree')))).toEqual([
    'thing.save: reply.a is no longer given',
  ])
})

test('a question in the address is compared as a body is', () => {
  const asking = (...parameters: object[]) => described({ parameters })
  const query = (name: string, required: boolean) => ({ name, in: 'query', required, schema: text })
  expect(breaksOf(asking(query('a', false)), asking(query('a', true)))).toEqual([
    'thing.save: input.a must be sent now',
  ])
})
