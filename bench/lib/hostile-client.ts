import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

/**
 * Who sends what nobody should, in a process of its own and from an address of its own: one kind of attack, so many at
 * the same time for so long, then the count of each status it got.
 */
export interface HostileOrder {
  readonly url: string
  readonly path: string
  readonly token?: string | undefined
  /** A whole body, sent again and again; or a beginning, kept open on so many sockets. */
  readonly body?: string | undefined
  readonly beginning?: { readonly text: string; readonly sockets: number } | undefined
  readonly parallel: number
  readonly milliseconds: number
}

export type Statuses = Readonly<Record<string, number>>

/** Limits of an address are its own, so that what is measured is not the limit of both. */
const localAddress = '127.0.0.2'

process.on('message', (order: HostileOrder) => {
  void run(order).then((statuses) => process.send!(statuses))
})

async function run(order: HostileOrder): Promise<Statuses> {
  const statuses: Record<string, number> = {}
  const count = (status: string) => (statuses[status] = (statuses[status] ?? 0) + 1)
  const end = performance.now() + order.milliseconds
  if (order.beginning) await keepOpen(order, order.beginning, end, count)
  else {
    const agent = new Agent({ keepAlive: true })
    await Promise.all(
      Array.from({ length: order.parallel }, async () => {
        while (performance.now() < end) {
          count(await post(agent, order))
          // A client of one machine shares its cores with the server; it pays for building nothing.
          await wait(5)
        }
      }),
    )
    agent.destroy()
  }
  return statuses
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

function post(agent: Agent, { url, path, token, body = '', milliseconds }: HostileOrder): Promise<string> {
  return new Promise((done) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token === undefined ? {} : { 'auth-token': token }),
    }
    const sent = request(`${url}${path}`, { method: 'POST', agent, localAddress, headers }, (reply) => {
      reply.resume().on('end', () => done(String(reply.statusCode)))
    })
    sent.setTimeout(milliseconds, () => sent.destroy())
    // A server that has refused closes while the rest of the body is still on its way.
    sent.on('error', () => done('closed'))
    sent.end(body)
  })
}

/** So many sockets with a request that never ends; each that the server closes is opened again. */
async function keepOpen(
  { url }: HostileOrder,
  { text, sockets }: NonNullable<HostileOrder['beginning']>,
  end: number,
  count: (status: string) => void,
) {
  const open = new Set<Socket>()
  const { port } = new URL(url)
  while (performance.now() < end) {
    while (open.size < sockets) {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
      open.add(socket)
      socket.write(text)
      socket.on('data', (part) => count(/^HTTP\/1\.1 (\d+)/.exec(String(part))?.[1] ?? 'more'))
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    await wait(100)
  }
  for (const socket of open) socket.destroy()
}
