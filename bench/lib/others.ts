import { Agent, request } from 'node:http'
import { percentile } from './measure.ts'

export interface Waits {
  readonly calls: number
  readonly p50: number
  readonly p95: number
  readonly longest: number
}

/** Users who continue with their work: so many lists, settings and short saves a second, whatever the answers take. */
export async function waitsOfOthers(
  { url, token }: { readonly url: string; readonly token: string },
  until: Promise<unknown>,
): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const times: number[] = []
  const calls = [
    ['GET', '/api/preLoadSettings', undefined],
    ['POST', '/api/party/search', '{"size":30}'],
    ['POST', '/api/salesInvoice/search', '{"size":30}'],
  ] as const
  let over = false
  void until.finally(() => (over = true))
  const open: Promise<void>[] = []
  for (let turn = 0; !over; turn++) {
    const [method, path, body] = calls[turn % calls.length]!
    const at = performance.now()
    open.push(
      ask(agent, `${url}${path}`, method, token, body).then(() => void times.push(performance.now() - at)),
    )
    await new Promise((done) => setTimeout(done, 20))
  }
  await Promise.all(open)
  agent.destroy()
  return {
    calls: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    longest: Math.max(...times),
  }
}

function ask(agent: Agent, url: string, method: string, token: string, body: string | undefined) {
  return new Promise<void>((done, fail) => {
    const headers = {
      'auth-token': token,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }),
    }
    const sent = request(url, { method, agent, headers }, (reply) => {
      reply
        .resume()
        .on('end', () => (reply.statusCode === 200 ? done() : fail(new Error(`${url}: ${reply.statusCode}`))))
    })
    sent.on('error', fail)
    sent.end(body)
  })
}
