import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createSocketServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ExchangeFault, exchange } from './http.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const faultOf = async (work: Promise<unknown>): Promise<ExchangeFault> =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ExchangeFault)
      return error as ExchangeFault
    },
  )

test('sends method, headers and body and reads the reply, over one connection', async () => {
  const ports = new Set<number | undefined>()
  const url = await serve((request, reply) => {
    ports.add(request.socket.remotePort)
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      reply.writeHead(201, { 'x-one': '1' })
      reply.end(`${request.method} ${String(request.headers.client_id)} ${body}`)
    })
  })
  const send = () =>
    exchange({ method: 'POST', url: `${url}/a`, headers: { client_id: 'me' }, body: '{"नमस्ते":1}' })
  for (let turn = 0; turn < 5; turn += 1) {
    const reply = await send()
    expect(reply).toMatchObject({ status: 201, text: 'POST me {"नमस्ते":1}' })
    expect(reply.headers['x-one']).toBe('1')
  }
  expect(ports.size).toBe(1)
})

test('no server at the address: certainly not sent', async () => {
  const server = createSocketServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((closed) => server.close(() => closed()))
  const fault = await faultOf(exchange({ method: 'GET', url: `http://127.0.0.1:${port}/`, headers: {} }))
  expect(fault).toMatchObject({ reason: 'connection', wasSent: false })
})

test('a reply that never comes ends at its limit, as sent', async () => {
  const url = await serve(() => {})
  const begun = performance.now()
  const fault = await faultOf(exchange({ method: 'GET', url, headers: {}, replyMs: 150 }))
  expect(fault).toMatchObject({ reason: 'replyTimeOut', wasSent: true })
  // Without the limit it would be 30 seconds.
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('a reply that trickles for ever ends at its limit too', async () => {
  const url = await serve((_, reply) => {
    const timer = setInterval(() => reply.write('.'), 20)
    reply.on('close', () => clearInterval(timer))
  })
  expect(await faultOf(exchange({ method: 'GET', url, headers: {}, replyMs: 200 }))).toMatchObject({
    reason: 'replyTimeOut',
  })
})

test('a line cut after the request, or within the reply, counts as sent', async () => {
  const cut = await serve((request) => request.socket.destroy())
  expect(await faultOf(exchange({ method: 'POST', url: cut, headers: {}, body: 'x' }))).toMatchObject({
    reason: 'connection',
    wasSent: true,
  })
  const half = await serve((request, reply) => {
    reply.writeHead(200, { 'content-length': '100' })
    reply.write('half')
    setTimeout(() => request.socket.destroy(), 20)
  })
  expect(await faultOf(exchange({ method: 'GET', url: half, headers: {} }))).toMatchObject({ wasSent: true })
})

test('a reply that is too long is refused', async () => {
  const url = await serve((_, reply) => reply.end('x'.repeat(5000)))
  expect(await faultOf(exchange({ method: 'GET', url, headers: {}, limitBytes: 1000 }))).toMatchObject({
    wasSent: true,
  })
})

test('a call can be given up', async () => {
  const url = await serve(() => {})
  const stop = new AbortController()
  const call = faultOf(exchange({ method: 'GET', url, headers: {}, signal: stop.signal }))
  setTimeout(() => stop.abort(), 30)
  expect(await call).toMatchObject({ reason: 'cancelled', wasSent: true })
  expect(await faultOf(exchange({ method: 'GET', url, headers: {}, signal: stop.signal }))).toMatchObject({
    reason: 'cancelled',
    wasSent: false,
  })
})

test('an address that is none of the web is not sent', async () => {
  const fault = await faultOf(exchange({ method: 'GET', url: 'file:///etc/passwd', headers: {} }))
  expect(fault).toMatchObject({ reason: 'connection', wasSent: false })
})
