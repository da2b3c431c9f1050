import { expect, test } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { batchKey, isExpired, otherDay, takeByExpiry } from './batches.ts'

const day = '2026-11-20'

test.each([
  [{ expiresOn: '2026-11-19' }, true],
  [{ expiresOn: '2026-11-20' }, false],
  [{ expiresOn: null }, false],
  [{}, false],
])('on its last day a batch is still sold: %o', (batch, is) => {
  expect(isExpired(batch, day)).toBe(is)
})

test.each([
  [{ expiresOn: '2027-01-01' }, {}, undefined],
  [{}, { expiresOn: '2027-01-01' }, undefined],
  [{ expiresOn: '2027-01-01' }, { expiresOn: '2027-01-01' }, undefined],
  [{ expiresOn: '2027-01-02' }, { expiresOn: '2027-01-01' }, 'expiresOn'],
  [{ manufacturedOn: '2026-01-02' }, { manufacturedOn: '2026-01-01' }, 'manufacturedOn'],
] as const)('days %o against the days %o of the batch: %s', (typed, known, is) => {
  expect(otherDay(typed, known)).toBe(is)
})

test('batches that expire first go first, expired ones stay, and what no batch has is the rest', () => {
  const batches = [
    { batch: 'NONE', available: '4' },
    { batch: 'LATE', expiresOn: '2027-06-30', available: '2' },
    { batch: 'SOON', expiresOn: '2026-12-31', available: '3' },
    { batch: 'GONE', expiresOn: '2026-11-19', available: '50' },
    { batch: 'EMPTY', expiresOn: '2026-12-01', available: '0' },
    { batch: 'BELOW', expiresOn: '2026-12-01', available: '-3' },
  ]
  const { taken, rest } = takeByExpiry(batches, '10.5', day)
  expect(taken).toEqual([
    { batch: 'SOON', quantity: '3' },
    { batch: 'LATE', quantity: '2' },
    { batch: 'NONE', quantity: '4' },
  ])
  expect(rest).toBe('1.5')
})

test('whatever is asked for, what is taken and the rest come to it, and no batch gives more than it has', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  for (let round = 0; round < 500; round++) {
    const batches = Array.from({ length: random(6) }, (_, at) => ({
      batch: `B${at}`,
      expiresOn: random(3) === 0 ? null : `2026-${11 + random(2)}-${10 + random(19)}`,
      available: String(random(9) - 1),
    }))
    const quantity = String(random(20))
    const { taken, rest } = takeByExpiry(batches, quantity, day)
    expect(Decimal.sum([rest, ...taken.map((one) => one.quantity)]).toPlain()).toBe(quantity)
    for (const one of taken) {
      const from = batches.find(({ batch }) => batch === one.batch)!
      expect(Decimal.of(one.quantity).lte(from.available)).toBe(true)
      expect(isExpired(from, day)).toBe(false)
    }
  }
})

test('capital and small letters name one batch', () => {
  expect(batchKey(3, 'b-1a')).toBe(batchKey(3, 'B-1A'))
})
