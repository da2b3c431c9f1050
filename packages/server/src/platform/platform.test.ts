import { readXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { AppError } from './errors.ts'
import { harmless, writeSheet } from './export/sheet.ts'
import { safeName } from './files/store.ts'
import { bindCalls } from './http/bind.ts'
import { Amount, CalendarDate, Quantity } from '@bahi/contracts/fields.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { FairQueue, fixedShare } from './http/fair-queue.ts'
import { MinuteTries, RateLimit } from './http/limits.ts'
import { parseInput, queryReader } from './http/parse.ts'
import { masked } from './log/options.ts'
import { newToken, tokenOf } from './session-token.ts'
import { fill, languageOf } from './texts.ts'
import type { Params } from './texts.ts'

const issuesOf = (schema: z.ZodType, input: unknown) => {
  try {
    parseInput(schema, input)
  } catch (error) {
    return (error as AppError).detail.issues!.map(({ path, code }) => `${path} ${code}`)
  }
  return []
}

describe('input', () => {
  const schema = z.object({
    name: z.string().min(1).max(5),
    count: z.number().min(2).max(9),
    kind: z.enum(['a', 'b']),
    lines: z
      .array(
        z.object({
          hsn: z.string().regex(/^\d{4}$/),
          gstin: z
            .string()
            .refine(() => false, { error: 'gstin' })
            .optional(),
        }),
      )
      .min(1),
  })

  test('a date and a number say what they are, so that the way out is clear', () => {
    const sent = z.object({ day: CalendarDate, amount: Amount, quantity: Quantity })
    expect(issuesOf(sent, { day: '2026-02-31', amount: '1e9', quantity: '-1' })).toEqual([
      'day DATE',
      'amount NUMBER',
      'quantity NUMBER',
    ])
    expect(issuesOf(sent, { day: null, amount: 5 })).toEqual([
      'day REQUIRED',
      'amount WRONG_TYPE',
      'quantity REQUIRED',
    ])
  })

  test.each([
    [{}, ['name REQUIRED', 'count REQUIRED', 'kind REQUIRED', 'lines REQUIRED']],
    [
      { name: '', count: 1, kind: 'c', lines: [] },
      ['name REQUIRED', 'count BELOW_MINIMUM', 'kind NOT_A_CHOICE', 'lines TOO_FEW'],
    ],
    [
      { name: 'too long', count: '3', kind: 'a', lines: [{ hsn: '1234' }, { hsn: 'x', gstin: '27' }] },
      ['name TOO_LONG', 'count WRONG_TYPE', 'lines[1].hsn CHARACTERS', 'lines[1].gstin GSTIN'],
    ],
    [
      { name: null, count: 10, kind: 'a', lines: [{}] },
      ['name REQUIRED', 'count ABOVE_MAXIMUM', 'lines[0].hsn REQUIRED'],
    ],
  ])('%o', (input, issues) => {
    expect(issuesOf(schema, input)).toEqual(issues)
  })

  test('what is null or empty where a field takes neither is absent', () => {
    const input = z.object({
      name: z.string().min(1),
      code: z.string().regex(/^\w+$/).optional(),
      between: z.enum(['/', '']).default('/'),
      address: z.object({ line: z.string().min(1), pin: z.string().length(6).optional() }).optional(),
      list: z.array(z.number()).optional(),
    })
    const given = { name: 'A', code: '', between: '', address: { line: 'x', pin: null }, list: null }
    expect(parseInput(input, given)).toEqual({ name: 'A', between: '', address: { line: 'x' } })
    expect(given.code).toBe('')
    expect(() => parseInput(input, { name: null, address: { line: '' }, list: [null] })).toThrow(
      expect.objectContaining({
        detail: {
          issues: [
            { path: 'name', code: 'REQUIRED' },
            { path: 'address.line', code: 'REQUIRED' },
            { path: 'list[0]', code: 'REQUIRED' },
          ],
        },
      }),
    )
  })

  test('of a query: repeated keys, single values of a list, numbers and switches', () => {
    const read = queryReader(
      z.object({
        ids: z.array(z.number()).optional(),
        text: z.string().default(''),
        size: z.number().default(3),
        all: z.boolean().optional(),
      }),
    )
    expect(read(new URLSearchParams('ids=1&ids=2&text=7&size=5&all=true'))).toEqual({
      ids: [1, 2],
      text: '7',
      size: 5,
      all: true,
    })
    expect(read(new URLSearchParams('ids=1&text=a&text=b'))).toEqual({ ids: [1], text: ['a', 'b'] })
    expect(read(new URLSearchParams('size=1e3&all=yes'))).toEqual({ size: '1e3', all: 'yes' })
    expect(read(new URLSearchParams('ids=&text=&size='))).toEqual({})
  })
})

describe('limits', () => {
  test('so many a minute, with the waiting time, and again after it', () => {
    let now = 0
    const limit = new RateLimit(60, () => now)
    for (let turn = 0; turn < 15; turn++) limit.take('a')
    expect(() => limit.take('a')).toThrow(
      expect.objectContaining({ errorName: 'TOO_MANY', detail: { retryAfterSeconds: 1 } }),
    )
    limit.take('b')
    now = 1100
    limit.take('a')
    expect(() => limit.take('a')).toThrow(AppError)
  })

  test('a key that was tried too often waits for the next minute, and no other does', () => {
    let now = 90_000
    const tries = new MinuteTries(() => now)
    for (let each = 0; each < 2; each++) tries.count('a')
    expect(() => tries.refuse('a', 2)).toThrow(
      expect.objectContaining({
        errorName: 'TOO_MANY',
        detail: { retryAfterSeconds: 30, params: { seconds: 30 } },
      }),
    )
    tries.refuse('a', 3)
    tries.refuse('b', 2)
    now = 120_000
    tries.refuse('a', 2)
  })

  test('a tenant with many requests delays only itself', async () => {
    const queue = new FairQueue(fixedShare(2), 5)
    let atWork = 0
    let most = 0
    const order: string[] = []
    const work = (name: string) => async () => {
      most = Math.max(most, ++atWork)
      await new Promise((resolve) => setTimeout(resolve, 10))
      atWork--
      order.push(name)
    }
    const busy = Array.from({ length: 7 }, (_, index) => queue.run(1, 'a', work(`busy ${index}`)))
    expect(queue.waiting).toBe(5)
    await expect(queue.run(1, 'a', work('one too many'))).rejects.toMatchObject({ errorName: 'TOO_MANY' })
    await queue.run(2, 'a', work('other'))
    expect(order.indexOf('other')).toBeLessThanOrEqual(2)
    await Promise.all(busy)
    expect(order.filter((name) => name !== 'other')).toEqual(
      Array.from({ length: 7 }, (_, index) => `busy ${index}`),
    )
    expect(most).toBeLessThanOrEqual(3)
    await queue
      .run(1, 'a', async () => {
        throw new Error('fails')
      })
      .catch(() => {})
    expect(queue.waiting).toBe(0)
  })

  test('one person with many requests waits for them, and a colleague does not', async () => {
    const queue = new FairQueue(fixedShare(4), 5)
    const ends: (() => void)[] = []
    const long = () => new Promise<void>((end) => ends.push(end))
    const busy = Array.from({ length: 8 }, () => queue.run(1, 'busy', long))
    expect([ends.length, queue.waiting]).toEqual([3, 5])
    await expect(queue.run(1, 'busy', long)).rejects.toMatchObject({ errorName: 'TOO_MANY' })
    expect(await queue.run(1, 'colleague', async () => 'at once')).toBe('at once')
    // Who waits takes turns: the colleague's second waits for one of the busy one's, not for five.
    const kept = queue.run(1, 'colleague', long)
    let isServed = false
    const next = queue.run(1, 'colleague', async () => (isServed = true))
    for (const at of [0, 1]) {
      ends[at]!()
      await new Promise((done) => setImmediate(done))
    }
    expect(isServed).toBe(true)
    await next
    for (let at = 2; at < 9; at++) {
      ends[at]!()
      await new Promise((done) => setImmediate(done))
    }
    await Promise.all([...busy, kept])
    expect(queue.waiting).toBe(0)
  })
})

describe('sheets', () => {
  const rows = [
    { name: '=HYPERLINK("http://evil")', amount: '-1234567.50', note: 'a,"b"\nc' },
    { name: '@SUM(A1)', amount: '99999999999999999.99', note: null },
    { name: 'Ravi', amount: '0.10', note: '+91' },
  ]
  const columns = [
    { key: 'name', label: 'Name', value: (row: (typeof rows)[0]) => row.name },
    { key: 'amount', label: 'Amount', type: 'amount' as const, value: (row: (typeof rows)[0]) => row.amount },
    { key: 'note', label: '=Note', value: (row: (typeof rows)[0]) => row.note },
  ]
  const bytesOf = async (format: 'csv' | 'xlsx') => {
    const parts: Uint8Array[] = []
    for await (const part of writeSheet({ format, name: 'Parties: all/some', columns, rows }))
      parts.push(part)
    return Buffer.concat(parts)
  }

  test('as CSV: formulas are texts, amounts are whole, any script is read', async () => {
    expect((await bytesOf('csv')).toString()).toBe(
      '\ufeffName,Amount,\'=Note\r\n"\'=HYPERLINK(""http://evil"")",-1234567.50,"a,""b""\nc"\r\n\'@SUM(A1),99999999999999999.99,\r\nRavi,0.10,\'+91\r\n',
    )
  })

  test('as xlsx: numbers are numbers where they are exact, texts are inert', async () => {
    const book = await readXlsx(await bytesOf('xlsx'))
    expect(book.sheets[0]!.rows.map((row) => row.slice(0, 3))).toEqual(
      [
        ['Name', 'Amount', "'=Note"],
        [`'=HYPERLINK("http://evil")`, -1234567.5, 'a,"b"\nc'],
        ["'@SUM(A1)", '99999999999999999.99', null],
        ['Ravi', 0.1, "'+91"],
      ].map((row) => expect.arrayContaining(row.filter((cell) => cell !== null))),
    )
  })

  test('days and instants are written as the account has them, instants in the time of India', async () => {
    const write = async (format: 'csv' | 'xlsx') => {
      const parts: Uint8Array[] = []
      const formats = { dateFormat: 'd/m/Y', dateTimeFormat: 'DD/MM/YYYY HH:mm:ss' }
      const rowsOf = [
        { day: '2026-11-05', at: '2026-11-05T20:00:00Z' },
        { day: null, at: null },
      ]
      const dates = (['day', 'at'] as const).map((key) => ({
        key,
        label: key,
        type: key === 'day' ? ('date' as const) : ('time' as const),
        value: (row: (typeof rowsOf)[0]) => row[key],
      }))
      for await (const part of writeSheet({ format, name: 'Days', columns: dates, rows: rowsOf, formats }))
        parts.push(part)
      return Buffer.concat(parts)
    }
    expect((await write('csv')).toString()).toBe('\ufeffday,at\r\n5/11/2026,06/11/2026 01:30:00\r\n,\r\n')
    const book = await readXlsx(await write('xlsx'))
    expect(book.sheets[0]!.rows[1]).toEqual([
      new Date('2026-11-05T00:00:00Z'),
      new Date('2026-11-06T01:30:00Z'),
    ])
  })

  test.each(['=1', '+1', '-1', '@a', '\tx', '\rx'])('%j is harmless', (text) =>
    expect(harmless(text)).toBe(`'${text}`),
  )
})

test('a call with no access, two handlers or none stops the start', () => {
  const call = { method: 'GET', path: '/x', access: 'session', reply: 'nothing' } as const
  const named = [{ name: 'x.y', call }]
  const handler = async () => undefined
  expect(() => bindCalls(named, [], false)).toThrow('Calls without a handler: x.y')
  expect(() =>
    bindCalls(
      named,
      [
        { calls: { y: call }, handlers: { y: handler } },
        { calls: { y: call }, handlers: { y: handler } },
      ],
      false,
    ),
  ).toThrow('two handlers')
  const open = { ...call, access: undefined as never }
  expect(() =>
    bindCalls([{ name: 'x.y', call: open }], [{ calls: { y: open }, handlers: { y: handler } }], false),
  ).toThrow('declares no access')
  const none = { ...call, access: { anyOf: [] } }
  expect(() =>
    bindCalls([{ name: 'x.y', call: none }], [{ calls: { y: none }, handlers: { y: handler } }], false),
  ).toThrow('declares no access')
  expect(() => bindCalls([], [{ calls: { y: call }, handlers: { y: handler } }], false)).toThrow(
    'not in contracts',
  )
})

test('tokens name their tenant and only their form is judged here', () => {
  const made = newToken(123_456)
  expect(tokenOf(made.secret)).toEqual(made)
  for (const text of [
    undefined,
    '',
    'abc',
    `${made.secret}x`,
    made.secret.replace('.', ','),
    `1.${'a'.repeat(42)}`,
  ])
    expect(tokenOf(text)).toBeUndefined()
})

test('names of files are only names', () => {
  expect(safeName('../../etc/passwd')).toBe('-..-etc-passwd')
  expect(safeName('a\u202efdp.exe\r\n')).toBe('afdp.exe')
  expect(safeName('  ')).toBe('file')
})

test('secrets are masked wherever they turn up in a sentence', () => {
  const { secret: text } = newToken(5)
  expect(masked(`no session ${text} at postgres://bahi:s3cret@host/db`)).toBe(
    'no session ••• at postgres://bahi:•••@host/db',
  )
})

test('texts: languages of cultures, parameters', () => {
  expect(['en-IN', 'ar', 'AR-sa', 'hi-IN', 'fr', ''].map(languageOf)).toEqual([
    'en',
    'ar',
    'ar',
    'hi',
    'en',
    'en',
  ])
  const say = (language: Language, params: Params) =>
    fill(language, { en: '{{a}} of {{b}}, {{c}}', ar: '{{a}} من {{b}}', hi: '' }, params)
  expect(say('en', { a: 1, b: 'x' })).toBe('1 of x, {{c}}')
  expect(say('en', { a: '380431.00', b: '2026', c: '' })).toBe('3,80,431.00 of 2026, ')
  expect(say('ar', { a: '-380431.00', b: 'INV/7' })).toBe('\u2068-3,80,431.00\u2069 من \u2068INV/7\u2069')
})
