import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('document', { cookie: '', querySelector: () => null }))

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(), ms)
    return limit.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const load = async () => ({ ...(await import('./transport.ts')), ...(await import('./connection.ts')) })
const pings = () => fetched.mock.calls.filter(([address]) => address === '/api/ping').length
/** As a server that takes the request and never says anything. */
const hang: typeof fetch = (_, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })

test('a request that fails while the server is there changes nothing', async () => {
  const { send, useConnection } = await load()
  fetched.mockImplementation(async (address) => {
    if (address === '/api/ping') return Response.json({})
    throw new TypeError('reset')
  })
  await expect(send('user.companies', undefined)).rejects.toMatchObject({ status: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(pings()).toBe(1)
  expect(useConnection.getState().state).toBe('up')
})

test('a server that does not reply is noticed, waiting requests are given up, and its return is seen', async () => {
  const { send, useConnection } = await load()
  fetched.mockImplementation(hang)
  const waiting = send('user.companies', undefined).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(pings()).toBe(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(useConnection.getState().state).toBe('unreached')
  expect(await waiting).toMatchObject({ status: 0 })
  // A gateway that speaks for the server is not the server.
  fetched.mockImplementation(async () => new Response('', { status: 502 }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(useConnection.getState().state).toBe('unreached')
  fetched.mockImplementation(async () => Response.json({}))
  await vi.advanceTimersByTimeAsync(4000)
  expect(useConnection.getState().state).toBe('up')
  const asked = pings()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pings()).toBe(asked)
})
