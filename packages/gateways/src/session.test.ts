import { expect, test } from 'vitest'
import { done, rejected, unavailable } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { Sessions, memoryStore } from './session.ts'
import type { PortalSession, SignIn } from './session.ts'

const owner = { portal: 'einvoice', clientId: 'c', gstin: '29ZZQCK4821M1ZQ', userName: 'u' }
const minutes = (count: number) => count * 60_000

function made(answer?: (turn: number) => Outcome<PortalSession>) {
  let now = Date.UTC(2026, 10, 21)
  const clock = () => new Date(now)
  const calls: boolean[] = []
  const signIn: SignIn = async ({ force }) => {
    calls.push(force)
    await new Promise((later) => setTimeout(later, 5))
    return (
      answer?.(calls.length) ??
      done({ token: `t${calls.length}`, sessionKey: 'k', expiresAt: new Date(now + minutes(60)) })
    )
  }
  const store = memoryStore()
  const sessions = new Sessions({ clock, store })
  return { sessions, signIn, calls, store, clock, pass: (ms: number) => (now += ms) }
}

test('a hundred callers at once cause one sign-in', async () => {
  const { sessions, signIn, calls } = made()
  const got = await Promise.all(Array.from({ length: 100 }, () => sessions.get(owner, 'p', signIn)))
  expect(calls).toEqual([false])
  expect(new Set(got).size).toBe(1)
})

test('is renewed by force in its last ten minutes, not before', async () => {
  const { sessions, signIn, calls, pass } = made()
  await sessions.get(owner, 'p', signIn)
  pass(minutes(49))
  expect(await sessions.get(owner, 'p', signIn)).toMatchObject({ token: 't1' })
  pass(minutes(2))
  expect(await sessions.get(owner, 'p', signIn)).toMatchObject({ token: 't2' })
  expect(calls).toEqual([false, true])
})

test('an expired session is replaced without force', async () => {
  const { sessions, signIn, calls, pass } = made()
  await sessions.get(owner, 'p', signIn)
  pass(minutes(61))
  await sessions.get(owner, 'p', signIn)
  expect(calls).toEqual([false, false])
})

test('a failed renewal leaves the old session in use while it lives', async () => {
  const { sessions, signIn, clock, pass } = made((turn) =>
    turn === 1
      ? done({ token: 't1', sessionKey: 'k', expiresAt: new Date(clock().getTime() + minutes(60)) })
      : unavailable('connection', 'x'),
  )
  await sessions.get(owner, 'p', signIn)
  pass(minutes(55))
  expect(await sessions.get(owner, 'p', signIn)).toMatchObject({ token: 't1' })
  pass(minutes(6))
  expect(await sessions.get(owner, 'p', signIn)).toMatchObject({ kind: 'unavailable', reason: 'connection' })
})

test('a refusal is remembered until its time is over or the credentials change', async () => {
  const { sessions, signIn, calls, pass } = made(() => rejected([{ code: '1019', message: 'wrong' }]))
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await sessions.get(owner, 'wrong', signIn)).toMatchObject({
      kind: 'unavailable',
      reason: 'signInRefused',
      errors: [{ code: '1019' }],
    })
  }
  expect(calls.length).toBe(1)
  await sessions.get(owner, 'other', signIn)
  expect(calls.length).toBe(2)
  pass(minutes(2))
  await sessions.get(owner, 'wrong', signIn)
  expect(calls.length).toBe(3)
})

test('a sign-in that is under way elsewhere is tried again, not taken for a refusal', async () => {
  const { sessions, signIn, clock } = made((turn) =>
    turn === 1
      ? { kind: 'duplicate', errors: [{ code: '813', message: 'under way' }], notes: [] }
      : done({ token: 't2', sessionKey: 'k', expiresAt: new Date(clock().getTime() + minutes(60)) }),
  )
  expect(await sessions.get(owner, 'p', signIn)).toMatchObject({ reason: 'signInUnavailable' })
  expect(await sessions.get(owner, 'p', signIn)).toMatchObject({ token: 't2' })
})

test('a dropped token is not handed out again, and a newer one is not dropped', async () => {
  const { sessions, signIn, calls } = made()
  await sessions.get(owner, 'p', signIn)
  await sessions.drop(owner, 'another token')
  await sessions.get(owner, 'p', signIn)
  expect(calls.length).toBe(1)
  await sessions.drop(owner, 't1')
  expect(await sessions.get(owner, 'p', signIn)).toMatchObject({ token: 't2' })
})

test('two processes with one store and lock sign in once', async () => {
  const { signIn, calls, store, clock } = made()
  let last: Promise<unknown> = Promise.resolve()
  const lock = {
    hold: <T>(_: unknown, work: () => Promise<T>): Promise<T> => {
      const turn = last.then(work)
      last = turn
      return turn
    },
  }
  const one = new Sessions({ clock, store, lock })
  const two = new Sessions({ clock, store, lock })
  const got = await Promise.all([one.get(owner, 'p', signIn), two.get(owner, 'p', signIn)])
  expect(calls.length).toBe(1)
  expect(got[0]).toEqual(got[1])
})
