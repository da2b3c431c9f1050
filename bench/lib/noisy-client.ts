import { Agent, request } from 'node:http'

/** A subscriber that asks again as soon as it is answered, in a process of its own. */
export interface NoisyOrder {
  readonly url: string
  readonly tokens: readonly string[]
  readonly entityId: number
  readonly invoice: string
  readonly parallel: number
  readonly milliseconds: number
}

export interface NoisyOutcome {
  readonly answers: number
  /** Asked to come later. */
  readonly refused: number
}

process.on('message', (order: NoisyOrder) => {
  void run(order).then((outcome) => process.send!(outcome))
})

async function run({ url, tokens, entityId, invoice, parallel, milliseconds }: NoisyOrder) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel })
  const asked = [
    ['/salesInvoice/search', JSON.stringify({ size: 100, sort: 'id DESC' })],
    ['/salesInvoice/save', invoice],
    ['/accounting/trialBalance', JSON.stringify({ entityIds: [entityId], asOf: '2026-11-20' })],
    ['/salesInvoice/search', JSON.stringify({ size: 100, keyword: '77', sort: 'total DESC' })],
  ] as const
  const counts = new Map<number, number>()
  const end = performance.now() + milliseconds
  await Promise.all(
    Array.from({ length: parallel }, async (_, slot) => {
      for (let turn = slot; performance.now() < end; turn++) {
        const [path, body] = asked[turn % asked.length]!
        const status = await send(agent, `${url}/api${path}`, tokens[slot % tokens.length]!, body)
        counts.set(status, (counts.get(status) ?? 0) + 1)
        if (status === 429) await new Promise((done) => setTimeout(done, 1000))
      }
    }),
  )
  agent.destroy()
  const { 200: answers = 0, 429: refused = 0, ...others } = Object.fromEntries(counts)
  if (Object.keys(others).length > 0)
    console.error(`the noisy one was answered otherwise: ${JSON.stringify(others)}`)
  return { answers, refused }
}

function send(agent: Agent, url: string, token: string, body: string): Promise<number> {
  return new Promise((done) => {
    const headers = { 'auth-token': token, 'content-type': 'application/json' }
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      reply.resume()
      reply.on('end', () => done(reply.statusCode ?? 0))
    })
    sent.on('error', () => done(0))
    sent.end(body)
  })
}
