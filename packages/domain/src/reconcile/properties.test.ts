import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentOf } from './reconcile.fixture.ts'
import { reconcile } from './reconcile.ts'
import type { BookRecord, Outcome, PortalRecord } from './records.ts'

const gstins = ['27AABCA1001A1ZU', '29AABCA1001A1ZQ', '24AACCC2002B1ZS'] as const
const someDate = fc
  .integer({ min: 0, max: 420 })
  .map((days) => new Date(Date.UTC(2025, 1, 1 + days)).toISOString().slice(0, 10))
const number = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map((n) => `INV/25-26/${n}`),
  fc.integer({ min: 1, max: 30 }).map((n) => `INV-${String(n).padStart(4, '0')}`),
  fc.integer({ min: 1, max: 30 }).map(String),
  fc.constantFrom('', 'ABC', 'W-10041', 'W-10043', 'TX100543', 'TX100534'),
)
const document = fc.record({
  number,
  date: someDate,
  gstin: fc.constantFrom(...gstins),
  cls: fc.constantFrom('INV' as const, 'CN' as const),
  txval: fc.constantFrom(1_000_000, 1_000_050, 2_000_000, 750_000),
})
const books = fc
  .array(document, { maxLength: 25 })
  .map((list) => list.map((one, i) => documentOf(`B${i}`, one.number, one.date, one)))
const portal = fc
  .array(fc.tuple(document, fc.option(fc.tuple(number, someDate), { freq: 6 })), { maxLength: 25 })
  .map((list) =>
    list.map(([one, original], i) =>
      documentOf(`P${i}`, one.number, one.date, {
        ...one,
        original: original ? { number: original[0], date: original[1] } : null,
      }),
    ),
  )

const asText = (outcomes: readonly Outcome[]) =>
  outcomes.map((one) => JSON.stringify({ ...one, reasons: one.reasons.toSorted() })).toSorted()

function shuffled<T>(list: readonly T[], seed: number): T[] {
  return list
    .map((one, index) => [Math.imul(index + 1, 2_654_435_761 ^ seed) >>> 0, one] as const)
    .toSorted((a, b) => a[0] - b[0])
    .map(([, one]) => one)
}

test('the result does not depend on the order of the records', () => {
  fc.assert(
    fc.property(books, portal, fc.integer(), (own, theirs, seed) => {
      const one = reconcile(own, theirs)
      const other = reconcile(shuffled(own, seed), shuffled(theirs, seed + 1))
      expect(asText(other.outcomes)).toEqual(asText(one.outcomes))
    }),
    { numRuns: 400 },
  )
})

test('every record is in exactly one outcome', () => {
  fc.assert(
    fc.property(books, portal, (own, theirs) => {
      const { outcomes } = reconcile(own, theirs)
      expect(outcomes.flatMap(({ bookIds }) => bookIds).toSorted()).toEqual(
        own.map(({ id }) => id).toSorted(),
      )
      expect(outcomes.flatMap(({ portalId }) => portalId ?? []).toSorted()).toEqual(
        theirs.map(({ id }) => id).toSorted(),
      )
    }),
    { numRuns: 400 },
  )
})

test('bills of equal amounts of one supplier are never crossed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 120 }),
      fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 120, maxLength: 120 }),
      fc.array(fc.boolean(), { minLength: 120, maxLength: 120 }),
      fc.integer(),
      (count, lags, isThere, seed) => {
        const own: BookRecord[] = []
        const theirs: PortalRecord[] = []
        for (let n = 0; n < count; n++) {
          const day = new Date(Date.UTC(2025, 4, 1 + n * 2))
          const lag = new Date(day.getTime() + lags[n]! * 86_400_000)
          const isLast = n % 3 === 0
          own.push(
            documentOf(
              `B${n}`,
              isLast ? `R-${1000 + n}` : `R/25-26/${1000 + n}`,
              lag.toISOString().slice(0, 10),
            ),
          )
          if (isThere[n]) theirs.push(documentOf(`P${n}`, `R-${1000 + n}`, day.toISOString().slice(0, 10)))
        }
        const { outcomes } = reconcile(shuffled(own, seed), shuffled(theirs, seed + 1))
        for (const { bookIds, portalId, state } of outcomes)
          if (bookIds.length > 0 && portalId && state !== 'Residual')
            expect(portalId.slice(1)).toBe(bookIds[0]!.slice(1))
        expect(outcomes.filter(({ portalId, bookIds }) => portalId && bookIds.length > 0)).toHaveLength(
          theirs.length,
        )
      },
    ),
    { numRuns: 200 },
  )
})

test('an amount alone never takes a row that has a strong partner', () => {
  const own = [documentOf('B1', 'PB-1', '2025-11-10'), documentOf('B2', 'X/9', '2025-11-20')]
  const theirs = [documentOf('P1', 'X/9', '2025-11-10')]
  const { outcomes } = reconcile(own, theirs)
  expect(asText(outcomes)).toEqual([
    expect.stringContaining('"bookIds":["B1"],"portalId":null'),
    expect.stringContaining('"bookIds":["B2"],"portalId":"P1"'),
  ])
})

test('many documents without a number are paired in linear time', () => {
  const own = Array.from({ length: 3000 }, (_, n) => documentOf(`B${n}`, `Z${n}A`, '2025-11-10'))
  const theirs = Array.from({ length: 3000 }, (_, n) => documentOf(`P${n}`, `Q${n}Y`, '2025-11-11'))
  const { outcomes } = reconcile(own, theirs)
  expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['Suggested']))
})
