import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestPairs } from './assign.ts'
import { subset } from './groups.ts'
import { matchRows } from './match-rows.ts'
import { isOfRule, usualOf } from './rules.ts'
import type { MatchEntry, MatchRow } from './types.ts'

const row = (
  id: number,
  amount: number,
  description: string,
  date = '2026-11-10',
  reference?: string,
): MatchRow => ({
  id,
  date,
  amount: BigInt(amount),
  description,
  reference,
})
const entry = (key: string, amount: number, more: Partial<MatchEntry> = {}): MatchEntry => ({
  key,
  date: '2026-11-09',
  amount: BigInt(amount),
  ...more,
})
const shown = (found: ReturnType<typeof matchRows>) =>
  [...found]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([id, { targets, reasons, isSure }]) =>
        `${id} ${targets.map(({ key }) => key).join('+')} ${reasons.join(',')}${isSure ? ' sure' : ''}`,
    )

describe('a row is matched', () => {
  const cases: readonly (readonly [name: string, MatchRow[], MatchEntry[], string[]])[] = [
    [
      'by the UTR in its narration',
      [row(1, 500, 'NEFT CR-HDFC0000001-X-N305261234567')],
      [entry('p1', 500), entry('p2', 500, { reference: 'N305261234567' })],
      ['1 p2 amount,reference,date sure'],
    ],
    [
      'by the number of a cheque, with zeros before it',
      [row(1, -500, 'CHQ PAID', '2026-11-30', '000123')],
      [entry('p1', -500, { reference: '123' })],
      ['1 p1 amount,reference sure'],
    ],
    [
      'by the number of an invoice, however it is written',
      [row(1, 500, 'IMPS FOR INV 26 27 0012')],
      [entry('p1', 500, { numbers: ['INV/26-27/0012'] }), entry('p2', 500)],
      ['1 p1 amount,document,date sure'],
    ],
    [
      'by words of the party, shortened by the bank',
      [row(1, 500, 'NEFT DECCAN MIL TEXTI')],
      [entry('p1', 500, { party: 'Deccan Textiles Pvt Ltd' }), entry('p2', 500, { party: 'Kaveri Stores' })],
      ['1 p1 amount,party,date sure'],
    ],
    [
      'by amount and day alone, which is not sure',
      [row(1, 500, 'CASH')],
      [entry('p1', 500)],
      ['1 p1 amount,date'],
    ],
    ['to nothing of the other side', [row(1, 500, 'X')], [entry('p1', -500)], []],
    ['to nothing long ago', [row(1, 500, 'X')], [entry('p1', 500, { date: '2026-09-01' })], []],
    [
      'as a deposit of cheques of some days',
      [row(1, 600, 'CHQ DEP')],
      [
        entry('p1', 100, { isCheque: true }),
        entry('p2', 500, { isCheque: true, date: '2026-11-07' }),
        entry('p3', 77, { isCheque: true }),
      ],
      ['1 p2+p1 sum,date'],
    ],
    [
      'as receipts at two GSTINs with one reference',
      [row(1, 600, 'NEFT N305261234567')],
      [entry('p1', 100, { reference: 'N305261234567' }), entry('p2', 500, { reference: 'N305261234567' })],
      ['1 p1+p2 sum,reference sure'],
    ],
    [
      'with others to one payment in parts',
      [row(1, 200, 'IMPS ACME TRADERS 1'), row(2, 300, 'IMPS ACME TRADERS 2')],
      [entry('p1', 500, { party: 'Acme Traders' })],
      ['1 p1 sum,party', '2 p1 sum,party'],
    ],
  ]
  test.each(cases)('%s', (_, rows, entries, wanted) =>
    expect(shown(matchRows({ rows, entries }))).toEqual(wanted),
  )

  test('to an open invoice where no payment is entered', () => {
    const documents = [entry('d4', 500, { numbers: ['INV/12345'], party: 'Acme' })]
    expect(shown(matchRows({ rows: [row(1, 500, 'NEFT INV12345')], entries: [], documents }))).toEqual([
      '1 d4 amount,document,date sure',
    ])
  })
  test('to a row of another own account as a transfer', () => {
    const transfers = [entry('t9', -500, { date: '2026-11-10', reference: 'N305261234567' })]
    expect(
      shown(matchRows({ rows: [row(1, -500, 'NEFT N305261234567 OWN')], entries: [], transfers })),
    ).toEqual(['1 t9 amount,reference,date,transfer sure'])
  })
  test('by a rule before what merely fits, after what is named', () => {
    const rules = [{ id: 5, words: ['airtel'], without: [] }]
    const entries = [entry('p1', -500)]
    expect(shown(matchRows({ rows: [row(1, -500, 'BBPS AIRTEL')], entries, rules }))).toEqual([
      '1  rule sure',
    ])
    expect(
      shown(
        matchRows({
          rows: [row(1, -500, 'BBPS AIRTEL')],
          entries: [entry('p1', -500, { party: 'Airtel' })],
          rules,
        }),
      ),
    ).toEqual(['1 p1 amount,party,date sure'])
  })
})

test('equal amounts do not take each other’s entry', () => {
  const rows = [row(1, 500, 'X', '2026-11-10'), row(2, 500, 'X', '2026-11-05')]
  const entries = [entry('p1', 500, { date: '2026-11-06' }), entry('p2', 500, { date: '2026-11-04' })]
  expect(shown(matchRows({ rows, entries })).map((one) => one.slice(0, 4))).toEqual(['1 p1', '2 p2'])
  const named = [row(1, 500, 'ACME'), row(2, 500, 'ACME KAVERI')]
  const both = [entry('p1', 500, { party: 'Acme' }), entry('p2', 500, { party: 'Acme Kaveri' })]
  expect(shown(matchRows({ rows: named, entries: both })).map((one) => one.slice(0, 4))).toEqual([
    '1 p1',
    '2 p2',
  ])
})

test.each([
  ['all words', { words: ['rent'], without: [] }, true],
  ['a word that is missing', { words: ['rent', 'nashik'], without: [] }, false],
  ['a word that must not be there', { words: ['rent'], without: ['NOV'] }, false],
  ['the other side', { words: ['rent'], without: [], side: 'in' as const }, false],
  ['a higher amount', { words: [], without: [], atLeast: 600n }, false],
  ['an amount up to it', { words: [], without: [], atMost: 500n }, true],
])('a rule with %s', (_, rule, wanted) =>
  expect(isOfRule(row(1, -500, 'RENT nov'), { id: 1, ...rule })).toBe(wanted),
)

test.each([
  ['SMS CHRG OCT-26', -1, 'Bank charges'],
  ['CONSOLIDATED CHARGES FOR A/C', -1, 'Bank charges'],
  ['Chq Return Charges', -1, 'Bank charges'],
  ['INT.PD 01-08-26 TO 31-10-26', 1, 'Interest received'],
  ['INTEREST CREDIT', 1, 'Interest received'],
  ['INT COLL ON OD', -1, 'Interest paid'],
  ['NEFT CHARGERS PVT LTD', -1, undefined],
  ['NEFT INTERIORS', 1, undefined],
])('what a bank posts itself: %s', (description, amount, account) =>
  expect(usualOf(row(1, amount, description))?.account).toBe(account),
)

test('the best pairs are those of the most', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 20 })),
      (rows, columns, stream) => {
        const scores = Array.from({ length: rows }, () =>
          Array.from({ length: columns }, () => stream.next().value as number),
        )
        const pairs = bestPairs(scores)
        const used = pairs.filter((one) => one !== undefined)
        expect(new Set(used).size).toBe(used.length)
        expect(
          pairs.reduce<number>((sum, at, index) => sum + (at === undefined ? 0 : scores[index]![at]!), 0),
        ).toBe(most(scores, 0, new Set()))
      },
    ),
  ))

function most(scores: number[][], at: number, used: Set<number>): number {
  if (at === scores.length) return 0
  let best = most(scores, at + 1, used)
  for (const [column, score] of scores[at]!.entries())
    if (!used.has(column)) best = Math.max(best, score + most(scores, at + 1, new Set([...used, column])))
  return best
}

test('a choice is taken only where it is the only one', () => {
  const amounts = (list: number[]) => list.map(BigInt)
  expect(subset(amounts([1, 2, 4]), 6n, (one) => one)).toEqual([4n, 2n])
  expect(subset(amounts([1, 2, 3, 3]), 6n, (one) => one)).toBeUndefined()
  expect(subset(amounts([6]), 6n, (one) => one)).toBeUndefined()
})

/** Rows and entries of few amounts, days and words, so that much of it is alike. */
const world = fc.record({
  rows: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      amount: fc.constantFrom(100n, 200n, 300n, -100n),
      date: fc.constantFrom('2026-11-01', '2026-11-04', '2026-11-09'),
      description: fc.constantFrom(
        'NEFT ACME TRADERS N305261234567',
        'UPI KAVERI',
        'CHQ DEP',
        'INV/0012',
        'X',
      ),
    }),
    { selector: ({ id }) => id, maxLength: 120 },
  ),
  entries: fc.uniqueArray(
    fc.record({
      key: fc.integer({ min: 1, max: 500 }).map((id) => `p${id}`),
      amount: fc.constantFrom(100n, 200n, 300n, -100n, 50n),
      date: fc.constantFrom('2026-11-01', '2026-11-03', '2026-11-08'),
      party: fc.constantFrom('Acme Traders', 'Kaveri Stores', undefined),
      reference: fc.constantFrom('N305261234567', '12', undefined),
      numbers: fc.constantFrom(['INV/0012'], []),
      isCheque: fc.boolean(),
    }),
    { selector: ({ key }) => key, maxLength: 120 },
  ),
})

test('no entry is matched beyond its amount, sums are exact, and the order given does not matter', () =>
  fc.assert(
    fc.property(world, fc.integer({ min: 1, max: 1000 }), ({ rows, entries }, turn) => {
      const found = matchRows({ rows, entries })
      const amountOf = new Map(entries.map(({ key, amount }) => [key, amount]))
      const used = new Map<string, bigint>()
      for (const [id, { targets }] of found) {
        const wanted = rows.find((one) => one.id === id)!.amount
        expect(targets.reduce((sum, { amount }) => sum + amount, 0n)).toBe(wanted)
        for (const { key, amount } of targets) used.set(key, (used.get(key) ?? 0n) + amount)
      }
      for (const [key, amount] of used) expect(amount).toBe(amountOf.get(key))
      const turned = <T>(list: readonly T[]) => list.toSorted((a, b) => mixed(a, turn) - mixed(b, turn))
      const again = matchRows({ rows: turned(rows), entries: turned(entries) })
      expect(new Map([...again].toSorted(([a], [b]) => a - b))).toEqual(
        new Map([...found].toSorted(([a], [b]) => a - b)),
      )
    }),
    { numRuns: 200 },
  ))

const mixed = (one: unknown, turn: number) => {
  const text = JSON.stringify(one, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  let hash = turn
  for (const char of text) hash = (hash * 31 + char.codePointAt(0)!) % 1_000_003
  return hash
}

test('ten thousand rows of one amount and as many of others are not compared each with each', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    row(
      at + 1,
      at % 2 ? 500 : 1000 + at,
      `NEFT PARTY ${at} N3${String(at).padStart(8, '0')}`,
      `2026-11-${String((at % 28) + 1).padStart(2, '0')}`,
    ),
  )
  const entries = rows.map(({ id, amount, date }) => ({
    key: `p${id}`,
    amount,
    date,
    reference: id % 3 ? `N3${String(id - 1).padStart(8, '0')}` : undefined,
    party: `Party ${id - 1}`,
  }))
  const started = performance.now()
  const found = matchRows({ rows, entries })
  const took = performance.now() - started
  expect(found.size).toBeGreaterThan(9_900)
  expect([...found].filter(([id, { targets }]) => targets[0]?.key !== `p${id}`).length).toBeLessThan(200)
  // Less than a second alone; all with all would take minutes. A busy machine takes many times as long.
  expect(took).toBeLessThan(20_000)
})
