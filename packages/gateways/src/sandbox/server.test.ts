import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCertificate } from '../wire/jws.ts'
import { kaveri, numbered, startedSandbox } from './sandbox.fixture.ts'

let world: Awaited<ReturnType<typeof startedSandbox>>
beforeAll(async () => {
  world = await startedSandbox()
})
afterAll(() => world.stop())

const post = async (path: string, body: unknown, type = 'application/json') => {
  const reply = await fetch(`${world.sandbox.url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  })
  return { status: reply.status, content: (await reply.json()) as Record<string, unknown> }
}
const state = async () => (await (await fetch(`${world.sandbox.url}/sandbox/state`)).json()) as any

test('gives its public keys to clients', async () => {
  const keys = (await (await fetch(`${world.sandbox.url}/sandbox/keys`)).json()) as Record<string, string>
  expect(readCertificate(keys.signingCertificate!).kid).toMatch(/^[0-9A-F]{40}$/)
  expect(keys.signInKey).toContain('BEGIN PUBLIC KEY')
  expect(JSON.stringify(keys)).not.toContain('PRIVATE')
})

test('faults, clock and switches are ordered over HTTP', async () => {
  expect((await post('faults', { faults: [{ kind: 'http500', call: 'gstin', times: 2 }] })).status).toBe(200)
  expect((await state()).faults).toMatchObject([{ kind: 'http500', left: 2 }])
  await post('faults', { clear: true })
  expect((await state()).faults).toEqual([])
  const before = world.sandbox.state.now().getTime()
  await post('clock', { advanceMs: 3_600_000 })
  expect(world.sandbox.state.now().getTime() - before).toBeGreaterThanOrEqual(3_600_000)
  await post('clock', { advanceMs: -3_600_000 })
  expect((await post('switches', { getWindowHours: 48 })).status).toBe(200)
  expect((await post('switches', { nonsense: 1 })).status).toBe(422)
  expect((await post('faults', { faults: [{ kind: 'nonsense' }] })).status).toBe(422)
  expect((await post('nonsense', {})).status).toBe(404)
})

test('chance comes from a seed: the same order gives the same faults', async () => {
  const draw = () => {
    world.sandbox.faults.clear()
    world.sandbox.faults.order([{ kind: 'drop', probability: 0.3 }], 42)
    return Array.from({ length: 200 }, () => world.sandbox.faults.take('generate') !== undefined)
  }
  const first = draw()
  expect(draw()).toEqual(first)
  expect(first.filter(Boolean).length).toBeGreaterThan(30)
  expect(first.filter(Boolean).length).toBeLessThan(90)
  world.sandbox.faults.clear()
})

test('cancelled by hand at the portal: a look-up finds it', async () => {
  const made = await world.client().generate(kaveri, numbered('HAND/1'))
  const irn = made.kind === 'done' ? made.value.irn : ''
  expect((await post('cancel', { irn: 'x' })).status).toBe(422)
  await post('cancel', { irn })
  expect(await world.client().byIrn(kaveri, irn)).toMatchObject({ value: { isCancelled: true } })
})

test('its page shows its data as text', async () => {
  await world.client().generate(kaveri, numbered('PAGE/1'))
  const reply = await fetch(`${world.sandbox.url}/sandbox`)
  const text = await reply.text()
  expect(reply.headers.get('content-type')).toContain('text/html')
  expect(text).toContain('PAGE/1')
  expect(text).not.toContain('<script')
})

test('a page of another site can order nothing', async () => {
  expect((await post('faults', { clear: true }, 'text/plain')).status).toBe(415)
  const status = await new Promise((resolve, reject) => {
    request(`${world.sandbox.url}/sandbox/state`, { headers: { host: 'evil.example' } }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(403)
})

test('paths are found in any letter case, under both names of the cancellation and of the health call', async () => {
  const status = async (path: string, method = 'GET') =>
    (await fetch(`${world.sandbox.url}${path}`, { method })).status
  expect(await status('/EIVITAL/v1.04/Heartbeat/Ping')).toBe(200)
  expect(await status('/eivital/v1.03/health')).toBe(200)
  expect(await status('/eicore/v1.03/Cancel', 'POST')).toBe(200)
  expect(await status('/eicore/v1.03/Invoice/Cancel', 'POST')).toBe(200)
  expect(await status('/eicore/v9/Invoice', 'POST')).toBe(404)
})

test('headers are missed in the portal’s order', async () => {
  const code = async (headers: Record<string, string>, path = '/eicore/v1.03/Invoice') => {
    const reply = await fetch(`${world.sandbox.url}${path}`, { method: 'POST', headers })
    const { ErrorDetails } = (await reply.json()) as { ErrorDetails: any }
    const list = typeof ErrorDetails === 'string' ? JSON.parse(atob(ErrorDetails)) : ErrorDetails
    return list[0].ErrorCode
  }
  const client = { 'client-id': kaveri.clientId, client_secret: kaveri.clientSecret }
  expect(await code({})).toBe('1011')
  expect(await code({ client_id: 'x' })).toBe('1012')
  expect(await code({ client_id: 'x', client_secret: 'x' })).toBe('1004')
  expect(await code({ client_id: 'x', client_secret: 'x', gstin: 'x' })).toBe('1010')
  expect(await code({ ...client, gstin: 'x' })).toBe('1006')
  expect(await code({ ...client, gstin: 'x', user_name: 'x' })).toBe('1005')
  expect(await code({ ...client, gstin: 'x' }, '/eivital/v1.04/auth')).toBe('5003')
})
