import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Breakers } from '../breaker.ts'
import { accountOf, startedSandbox } from '../sandbox/sandbox.fixture.ts'
import type { FaultRule } from '../sandbox/faults.ts'
import { generateStep } from './generate.ts'
import type { GenerateEnd } from './generate.ts'
import type { EwbPayload } from './payload.ts'

let world: Awaited<ReturnType<typeof startedSandbox>>
beforeAll(async () => {
  world = await startedSandbox({}, new Date('2026-11-20T12:00:00+05:30'))
  await world.sandbox.state.record({ kind: 'switches', switches: { signInLimit: 1_000_000 } })
})
afterAll(() => world.stop())
beforeEach(() => world.sandbox.faults.clear())

const account = accountOf('29AAKCS4521P1ZP')
const file = new URL('./golden/payloads/01-outward-supply-road.json', import.meta.url)
const { payload: first } = JSON.parse(readFileSync(file, 'utf8')) as { payload: EwbPayload }
const numbered = (docNo: string, change: Partial<EwbPayload> = {}): EwbPayload => ({
  ...first,
  docNo,
  ...change,
})
const parts = () => ({ client: world.eway(), account })

test('made once, and taken over where it was not sure', async () => {
  const made = await generateStep(parts(), numbered('G/1'), { mayBeDone: true })
  const again = await generateStep(parts(), numbered('G/1'), { mayBeDone: true })
  expect(made).toMatchObject({ kind: 'generated', isAdopted: false })
  expect(again).toMatchObject({
    kind: 'generated',
    isAdopted: true,
    value: { number: made.kind === 'generated' ? made.value.number : '' },
  })
})

test('generated already with other content: it is not adopted', async () => {
  await generateStep(parts(), numbered('G/2'), { mayBeDone: false })
  const other = numbered('G/2', { totInvValue: 250_000, toGstin: 'URP' })
  expect(await generateStep(parts(), other, { mayBeDone: false })).toMatchObject({
    kind: 'conflict',
    differences: ['recipient', 'total'],
  })
})

test('refused, and not to be reached', async () => {
  expect(await generateStep(parts(), numbered('0'), { mayBeDone: false })).toMatchObject({ kind: 'rejected' })
  const wrong = { ...parts(), account: { ...account, password: 'wrong' } }
  expect(await generateStep(wrong, numbered('G/3'), { mayBeDone: false })).toMatchObject({
    kind: 'later',
    needsPerson: true,
    mayBeDone: false,
  })
})

test('60 movements under faults of every kind end with one bill each', async () => {
  const before = new Set(world.sandbox.state.ewayBills.keys())
  const kinds = [
    'drop',
    'dropAfter',
    'http500',
    'http500After',
    'html',
    'expiredToken',
    'repeat',
    'garbage',
  ] as const
  const rules: FaultRule[] = kinds.map((kind) => ({ kind, probability: 0.06 }))
  world.sandbox.faults.order(
    [...rules, { kind: 'code', code: '813', probability: 0.04 }, { kind: 'hangAfter', probability: 0.01 }],
    11,
  )
  const breakers = new Breakers(world.now, { failures: 1_000_000 })
  const under = { client: world.eway({ breakers, replyMs: 1000 }), account }
  const ends: GenerateEnd[] = []
  const worker = async (numbers: readonly string[]): Promise<void> => {
    for (const number of numbers) {
      let end = await generateStep(under, numbered(number), { mayBeDone: false })
      for (let turn = 0; turn < 60 && end.kind === 'later'; turn += 1) {
        end = await generateStep(under, numbered(number), { mayBeDone: end.mayBeDone })
      }
      ends.push(end)
    }
  }
  const numbers = Array.from({ length: 60 }, (_, at) => `SOAK/${at}`)
  await Promise.all(Array.from({ length: 12 }, (_, at) => worker(numbers.slice(at * 5, at * 5 + 5))))
  world.sandbox.faults.clear()
  expect(ends.filter(({ kind }) => kind !== 'generated')).toEqual([])
  const held = [...world.sandbox.state.ewayBills.values()].filter(({ number }) => !before.has(number))
  expect(held.length).toBe(60)
  const told = ends.map((end) => (end.kind === 'generated' ? end.value.number : ''))
  expect(told.toSorted()).toEqual(held.map(({ number }) => number).toSorted())
}, 60_000)
