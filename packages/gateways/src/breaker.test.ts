import { expect, test } from 'vitest'
import { Breaker, Breakers } from './breaker.ts'

function made() {
  let now = 1_000_000
  const breaker = new Breaker(() => new Date(now), { failures: 3, openMs: 1000, longestOpenMs: 3000 })
  return { breaker, pass: (ms: number) => (now += ms) }
}

test('opens after failures in a row and lets one probe through after its time', () => {
  const { breaker, pass } = made()
  for (let turn = 0; turn < 3; turn += 1) {
    expect(breaker.enter()).toEqual({ allowed: true })
    breaker.failed('timeOut')
  }
  expect(breaker.enter()).toEqual({ allowed: false, retryAfterMs: 1000 })
  expect(breaker.snapshot()).toMatchObject({ state: 'open', failures: 3, lastFailure: 'timeOut' })
  pass(1000)
  expect(breaker.enter()).toEqual({ allowed: true })
  expect(breaker.enter()).toMatchObject({ allowed: false })
  breaker.succeeded()
  expect(breaker.snapshot()).toMatchObject({ state: 'closed', failures: 0 })
})

test('a success between failures starts the count anew', () => {
  const { breaker } = made()
  for (let turn = 0; turn < 5; turn += 1) {
    breaker.failed('x')
    breaker.failed('x')
    breaker.succeeded()
  }
  expect(breaker.enter()).toEqual({ allowed: true })
})

test('each failed probe doubles the wait, up to a limit', () => {
  const { breaker, pass } = made()
  for (let turn = 0; turn < 3; turn += 1) breaker.failed('x')
  const waits = []
  for (let turn = 0; turn < 4; turn += 1) {
    pass(10_000)
    breaker.enter()
    breaker.failed('x')
    waits.push(breaker.snapshot().retryAfterMs)
  }
  expect(waits).toEqual([2000, 3000, 3000, 3000])
})

test('late failures do not prolong the wait, and a probe that was given up frees the way', () => {
  const { breaker, pass } = made()
  for (let turn = 0; turn < 3; turn += 1) breaker.failed('x')
  pass(900)
  breaker.failed('late')
  expect(breaker.snapshot().retryAfterMs).toBe(100)
  pass(100)
  breaker.enter()
  breaker.released()
  expect(breaker.enter()).toEqual({ allowed: true })
})

test('a clock set back does not keep it open', () => {
  const { breaker, pass } = made()
  for (let turn = 0; turn < 3; turn += 1) breaker.failed('x')
  pass(-500_000)
  expect(breaker.enter()).toEqual({ allowed: true })
})

test('each GSTIN has its own', () => {
  const breakers = new Breakers(() => new Date(0), { failures: 1 })
  breakers.of('A').failed('x')
  expect(breakers.of('B').enter()).toEqual({ allowed: true })
  expect(breakers.snapshot().map(({ gstin, breaker }) => [gstin, breaker.state])).toEqual([
    ['A', 'open'],
    ['B', 'closed'],
  ])
})
