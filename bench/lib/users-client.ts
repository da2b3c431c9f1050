import { Agent, request } from 'node:http'
import { percentile } from './measure.ts'

/** Users at their screens, in a process of their own: each continues at its own pace, whatever the answers take. */
export interface Order {
  readonly url: string
  readonly users: readonly { readonly token: string; readonly invoice: string }[]
  readonly milliseconds: number
}

interface Times {
  readonly p50: number
  readonly p95: number
}

export interface Outcome {
  readonly answers: number
  readonly errors: number
  readonly firstError?: string | undefined
  readonly all: Times
  readonly poll: Times
  readonly list: Times
  readonly save: Times
}

const kinds = {
  poll: { everyMs: 5000, method: 'GET', path: '/background/pending' },
  list: { everyMs: 10_000, method: 'POST', path: '/salesInvoice/search' },
  save: { everyMs: 30_000, method: 'POST', path: '/salesInvoice/save' },
} as const
type Kind = keyof typeof kinds

const listBody = JSON.stringify({ size: 30, sort: 'id DESC' })

process.on('message', (order: Order) => {
  void run(order).then((outcome) => process.send!(outcome))
})

async function run({ url, users, milliseconds }: Order): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: users.length })
  const times: Record<Kind, number[]> = { poll: [], list: [], save: [] }
  let errors = 0
  let firstError: string | undefined
  const end = performance.now() + milliseconds
  const act = async (kind: Kind, user: Order['users'][number]) => {
    const { everyMs, method, path } = kinds[kind]
    // They did not sit down at the same moment.
    await wait(Math.random() * everyMs)
    while (performance.now() < end) {
      const at = performance.now()
      const body = kind === 'save' ? user.invoice : kind === 'list' ? listBody : undefined
      const fault = await send(agent, `${url}/api${path}`, method, user.token, body)
      const took = performance.now() - at
      times[kind].push(took)
      if (fault !== undefined) {
        errors++
        firstError ??= `${kind}: ${fault}`
      }
      await wait(Math.max(0, everyMs - took))
    }
  }
  await Promise.all(users.flatMap((user) => (Object.keys(kinds) as Kind[]).map((kind) => act(kind, user))))
  agent.destroy()
  if (firstError !== undefined) console.error(firstError)
  const all = Object.values(times).flat()
  const timesOf = (list: readonly number[]): Times => ({
    p50: percentile(list, 0.5),
    p95: percentile(list, 0.95),
  })
  return {
    answers: all.length,
    errors,
    firstError,
    all: timesOf(all),
    poll: timesOf(times.poll),
    list: timesOf(times.list),
    save: timesOf(times.save),
  }
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** What went wrong, or nothing. */
function send(
  agent: Agent,
  url: string,
  method: string,
  token: string,
  body: string | undefined,
): Promise<string | undefined> {
  return new Promise((done) => {
    const headers = {
      'auth-token': token,
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request(url, { method, agent, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => {
        const status = reply.statusCode ?? 0
        done(
          status >= 200 && status < 300
            ? undefined
            : `${status} ${Buffer.concat(parts).toString().slice(0, 300)}`,
        )
      })
    })
    sent.on('error', (error) => done(String(error)))
    sent.end(body)
  })
}
