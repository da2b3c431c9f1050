import { describe, expect, test } from 'vitest'
import { AdaptiveShare } from './adaptive-share.ts'

const loud = 1
const quiet = [2, 3, 4, 5, 6, 7, 8]

const asUsual = (_width: number): number => 1

/** Seconds in which everyone asks, and waits as long as `waitOf` says of the width that the loud tenant has. */
function world(most = 12) {
  let now = 0
  const share = new AdaptiveShare(most, () => now)
  const live = (seconds: number, { loudTakes = 0, waitOf = asUsual } = {}) => {
    for (let at = 0; at < seconds * 20; at++) {
      now += 50
      const width = share.width(loud)
      const duty = 100 / (100 + share.restAfter(loud, 100))
      if (loudTakes > 0) share.took(loud, loudTakes * width * duty)
      for (const tenant of quiet) {
        share.took(tenant, 1)
        share.waited(tenant, waitOf(width * duty))
      }
    }
    return share.width(loud)
  }
  return { share, live }
}

describe('the share of a tenant', () => {
  test('is the full width while nobody waits longer than usual, however much it takes', () => {
    const { live } = world()
    live(5)
    expect(live(60, { loudTakes: 50 })).toBe(12)
  })

  test('falls to where the others wait as usual, and comes back when the noise ends', () => {
    const { share, live } = world()
    live(5)
    // Three at once are felt by nobody; each one more adds half of what is usual.
    const waitOf = (width: number) => 1 + Math.max(0, width - 3) / 2
    live(5, { loudTakes: 50, waitOf })
    expect(share.width(loud)).toBe(3)
    expect(share.narrowed).toBe(1)
    expect(quiet.map((tenant) => share.width(tenant))).toEqual(quiet.map(() => 12))
    live(30)
    expect([share.width(loud), share.narrowed]).toEqual([12, 0])
  })

  test('falls as well where the noise was there before anyone could learn what is usual', () => {
    const { live } = world()
    const waitOf = (width: number) => 1 + Math.max(0, width - 3) / 2
    live(10, { loudTakes: 50, waitOf })
    expect(live(10, { loudTakes: 50, waitOf })).toBeLessThanOrEqual(3)
  })

  test('has rests between its requests where one at a time is too much', () => {
    const { share, live } = world()
    live(5)
    live(10, { loudTakes: 50, waitOf: (width) => 1 + 2 * width })
    expect(share.width(loud)).toBe(1)
    expect(share.restAfter(loud, 100)).toBe(400)
    expect(share.restAfter(loud, 60_000)).toBe(5000)
    expect(share.restAfter(quiet[0]!, 100)).toBe(0)
  })

  test('is untouched where it asks one thing after the other, however long the others wait', () => {
    const { share, live } = world(1)
    live(5)
    live(20, { loudTakes: 49, waitOf: () => 100 })
    expect([share.narrowed, share.restAfter(loud, 100)]).toEqual([0, 0])
  })

  test('is untouched where all take much alike, and where it is there alone', () => {
    let now = 0
    const share = new AdaptiveShare(12, () => now)
    const ask = (tenants: readonly number[], ms: number) => {
      for (let at = 0; at < 400; at++) {
        now += 50
        for (const tenant of tenants) {
          share.took(tenant, 100)
          share.waited(tenant, ms)
        }
      }
    }
    ask(quiet, 1)
    ask(quiet, 500)
    expect(share.narrowed).toBe(0)
    ask([loud], 5000)
    expect([share.width(loud), share.narrowed]).toEqual([12, 0])
  })
})
