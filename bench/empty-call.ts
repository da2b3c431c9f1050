import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { figure } from './lib/figures.ts'
import { load, medianOf } from './lib/measure.ts'
import { ownerOf, startProduct } from './lib/product.ts'

/**
 * What the product adds to every call: a signed-in call without work (session, rights, tenant, limits, headers)
 * against an empty HTTP answer of Node and an empty transaction of PostgreSQL, all on this machine in this run.
 */
const seconds = Number(process.argv[2] ?? 2)
const runs = Number(process.argv[3] ?? 5)
const product = await startProduct()
const bare = createServer((_, reply) => reply.end('[]')).listen(0, '127.0.0.1')
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const agent = new Agent({ keepAlive: true })
  const get = (url: string) =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent, headers: { 'auth-token': shop.token } }, (reply) => {
        reply.resume()
        reply.on('end', () =>
          reply.statusCode === 200 ? resolve() : reject(new Error(String(reply.statusCode))),
        )
      })
        .on('error', reject)
        .end()
    })
  const { port } = bare.address() as AddressInfo
  const call = `${product.server.url}/api/master/industryType`
  const clients = await Promise.all(Array.from({ length: 8 }, () => ownerOf(product.ownerUrl)))
  const empty = async (slot: number) => {
    const client = clients[slot]!
    await client.query('begin')
    await client.query({ name: 'one', text: 'select 1' })
    await client.query('commit')
  }
  await load(8, 2000, () => get(call))
  for (const parallel of [1, 8]) {
    const http = await medianOf(runs, () =>
      load(parallel, seconds * 1000, () => get(`http://127.0.0.1:${port}/`)),
    )
    const transaction = await medianOf(runs, () => load(parallel, seconds * 1000, empty))
    const signedIn = await medianOf(runs, () => load(parallel, seconds * 1000, () => get(call)))
    const limit = 1 / (1 / http.perSecond + 1 / transaction.perSecond)
    const name = `signed-in call, ${parallel} at once, against empty HTTP and empty transaction in a row`
    figure({ name, value: signedIn.perSecond, unit: '/s', limit })
    figure({ name: `its p50, ${parallel} at once`, value: signedIn.p50, unit: 'ms' })
  }
  agent.destroy()
  await Promise.all(clients.map((client) => client.end()))
} finally {
  bare.close()
  await product.stop()
}
