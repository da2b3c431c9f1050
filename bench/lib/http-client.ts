import { Agent, request } from 'node:http'
import { load } from './measure.ts'

/**
 * The load of a benchmark, in a process of its own so that it does not share the server's event loop: keeps posting
 * one body, so many at the same time, and sends the figures to its parent.
 */
interface Order {
  readonly url: string
  readonly token: string
  readonly bodies: readonly string[]
  readonly parallel: number
  readonly milliseconds: number
}

process.on('message', (order: Order) => {
  run(order).then(
    (figures) => process.send!({ figures }),
    (error: unknown) => process.send!({ error: String(error) }),
  )
})

async function run({ url, token, bodies, parallel, milliseconds }: Order) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel })
  let bytes = 0
  try {
    const figures = await load(parallel, milliseconds, async (slot, turn) => {
      bytes = await post(agent, url, token, bodies[(slot + turn * parallel) % bodies.length]!)
    })
    return { ...figures, bytes }
  } finally {
    agent.destroy()
  }
}

function post(agent: Agent, url: string, token: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'auth-token': token,
    }
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      let bytes = 0
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => {
        bytes += part.length
        if (reply.statusCode !== 200) parts.push(part)
      })
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${reply.statusCode}: ${Buffer.concat(parts).toString()}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
