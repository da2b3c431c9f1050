import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Breakers } from '../breaker.ts'
import { kaveri, numbered, startedSandbox } from '../sandbox/sandbox.fixture.ts'
import { faultKinds } from '../sandbox/faults.ts'
import { irnOf } from './irn.ts'
import { registerStep } from './register.ts'
import type { RegisterDocument, RegisterEnd, RegisterParts } from './register.ts'

let world: Awaited<ReturnType<typeof startedSandbox>>
beforeAll(async () => {
  world = await startedSandbox()
})
afterAll(() => world.stop())
beforeEach(() => world.sandbox.faults.clear())

const parts = (more: { replyMs?: number; breakers?: Breakers } = {}): RegisterParts => ({
  client: world.client(more),
  portal: world.sandbox.einvoice,
  account: kaveri,
})
const document = (number: string, set: Record<string, unknown> = {}): RegisterDocument => ({
  payload: numbered(number, set),
  irn: irnOf({ gstin: kaveri.gstin, date: '2025-11-03', type: 'INV', number }),
  date: '2025-11-03',
})

test('registered, then found again where it was not sure', async () => {
  expect(await registerStep(parts(), document('R/1'), { mayBeDone: false })).toMatchObject({
    kind: 'registered',
    isAdopted: false,
  })
  expect(await registerStep(parts(), document('R/1'), { mayBeDone: true })).toMatchObject({
    kind: 'registered',
    isAdopted: true,
  })
})

test('a duplicate is compared, not trusted', async () => {
  await registerStep(parts(), document('R/2'), { mayBeDone: false })
  const other = document('R/2', { 'ValDtls.RndOffAmt': 1.26, 'ValDtls.TotInvVal': 36765 })
  for (const duplicateAs of ['list', 'object', 'empty'] as const) {
    await world.sandbox.state.record({ kind: 'switches', switches: { duplicateAs } })
    expect(await registerStep(parts(), other, { mayBeDone: false })).toMatchObject({
      kind: 'conflict',
      differences: [{ field: 'total' }],
    })
    expect(await registerStep(parts(), document('R/2'), { mayBeDone: false })).toMatchObject({
      kind: 'registered',
      isAdopted: true,
    })
  }
  await world.sandbox.state.record({ kind: 'switches', switches: { duplicateAs: 'list' } })
})

test('a signature that is invalid in the reply and in the look-up is kept as altered', async () => {
  world.sandbox.faults.order([
    { kind: 'wrongSignature', call: 'generate', times: 1 },
    { kind: 'wrongSignature', call: 'byDocument', times: 1 },
  ])
  expect(await registerStep(parts(), document('R/alt'), { mayBeDone: false })).toMatchObject({
    kind: 'later',
    mayBeDone: true,
  })
  expect(await registerStep(parts(), document('R/alt'), { mayBeDone: true })).toMatchObject({
    kind: 'registered',
    value: { signature: 'altered' },
  })
})

test('registered long ago: its IRN is known, its signed texts are gone', async () => {
  await registerStep(parts(), document('R/3'), { mayBeDone: false })
  world.pass(80 * 3_600_000)
  expect(await registerStep(parts(), document('R/3'), { mayBeDone: false })).toMatchObject({
    kind: 'registeredUnsigned',
    found: { irn: document('R/3').irn },
  })
  world.pass(-80 * 3_600_000)
})

test('registered elsewhere, refused, or not to be reached', async () => {
  const { irn } = document('R/4')
  await world.sandbox.state.record({ kind: 'elsewhere', irn, portal: 'NIC2' })
  expect(await registerStep(parts(), document('R/4'), { mayBeDone: false })).toMatchObject({
    kind: 'registeredElsewhere',
    found: { portal: 'NIC2' },
  })
  const future = document('R/5', { 'DocDtls.Dt': '21/11/2025' })
  expect(await registerStep(parts(), future, { mayBeDone: false })).toMatchObject({
    kind: 'rejected',
    errors: [{ code: '2163' }],
  })
  const lost = { ...parts(), account: { ...kaveri, password: 'wrong' } }
  expect(await registerStep(lost, document('R/6'), { mayBeDone: false })).toMatchObject({
    kind: 'later',
    needsPerson: true,
    mayBeDone: false,
  })
})

test('100 documents under faults of every kind end with one IRN each', async () => {
  const before = new Set(world.sandbox.state.invoices.keys())
  // About half of all calls fail in some way.
  const rules = faultKinds
    .filter((kind) => !['code', 'unknownKey', 'slow'].includes(kind))
    .map((kind) => ({ kind, probability: kind.startsWith('hang') ? 0.01 : 0.05 }))
  world.sandbox.faults.order(
    [...rules, { kind: 'code', code: '2146', call: 'generate', probability: 0.05 }],
    7,
  )
  // Here it is the protocol that is proved, not the patience.
  const breakers = new Breakers(world.now, { failures: 1_000_000 })
  const under = parts({ replyMs: 1000, breakers })
  const documents = Array.from({ length: 100 }, (_, at) => document(`SOAK/${at}`))
  const ends = new Map<string, RegisterEnd>()
  let steps = 0
  const worker = async (own: readonly RegisterDocument[]): Promise<void> => {
    for (const each of own) {
      let end: RegisterEnd = await registerStep(under, each, { mayBeDone: false })
      for (let turn = 0; turn < 60 && end.kind !== 'registered'; turn += 1) {
        steps += 1
        // A conflict can only come from a reply signed for something else, which the next look-up puts right.
        end = await registerStep(under, each, { mayBeDone: end.kind === 'later' ? end.mayBeDone : true })
      }
      ends.set(each.irn, end)
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, at) => worker(documents.slice(at * 5, at * 5 + 5))))
  world.sandbox.faults.clear()
  expect(steps).toBeGreaterThan(20)
  expect([...ends.values()].filter(({ kind }) => kind !== 'registered')).toEqual([])
  const held = [...world.sandbox.state.invoices.values()].filter(({ irn }) => !before.has(irn))
  expect(held.length).toBe(100)
  expect(new Set(held.map(({ payload }) => payload.DocDtls.No)).size).toBe(100)
  for (const { irn, ackNo } of held) {
    const end = ends.get(irn)
    expect(end?.kind === 'registered' && end.value.ackNo).toBe(ackNo)
  }
}, 60_000)
