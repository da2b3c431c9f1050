import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stockShop } from '../../packages/server/test/shop.ts'
import { attacksOn } from './hostile-bodies.ts'
import type { HostileOrder, Statuses } from './hostile-client.ts'
import { waitsOfOthers } from './others.ts'
import type { Waits } from './others.ts'
import { startProduct, startServerProcess } from './product.ts'
import type { Watched } from './watch-server.ts'

/** Nobody waits longer because of what another sent. */
const goalMs = 100

export interface HostileRow {
  readonly name: string
  readonly statuses: Statuses
  readonly waits: Waits
  readonly residentMegabytes: number
  /** Of the server's own event loop, meanwhile. */
  readonly loop: Watched['delays']
  /** The most processor time that its event loop used in one go. */
  readonly longestPiece: number
  /** Share of one core that the server used. */
  readonly busy: number
}

/**
 * One attack after the other on a server in a process of its own, and how long users of another business wait meanwhile;
 * the first row is without any attack.
 */
export async function hostileLoad(
  secondsEach: number,
  log: (line: string) => void,
  words = '',
): Promise<HostileRow[]> {
  const product = await startProduct()
  const server = await startServerProcess(product.server, {
    BAHI_RATE_PER_ADDRESS: '0',
    BAHI_RATE_PER_USER: '0',
    BAHI_RATE_PER_ANONYMOUS: '0',
    BAHI_WORKER: 'on',
  })
  const client = fork(fileURLToPath(new URL('./hostile-client.ts', import.meta.url)))
  const attack = (order: HostileOrder) =>
    new Promise<Statuses>((done) => {
      client.once('message', (statuses) => done(statuses as Statuses))
      client.send(order)
    })
  const rows: HostileRow[] = []
  try {
    const quiet = await product.server.makeSubscriber({ trialDays: null })
    const hostile = await product.server.makeSubscriber({ trialDays: null })
    const masters = await stockShop(hostile)
    await stockShop(quiet)
    const others = { url: server.url, token: quiet.token }
    const measure = async (name: string, work: Promise<Statuses>) => {
      const { processorSeconds: before } = await server.watched()
      const begun = performance.now()
      const waits = await waitsOfOthers(others, work)
      const { delays: loop, longestPiece, processorSeconds } = await server.watched()
      const busy = (processorSeconds - before) / ((performance.now() - begun) / 1000)
      const row = {
        name,
        statuses: await work,
        waits,
        residentMegabytes: await server.atRest(),
        loop,
        longestPiece,
        busy,
      }
      rows.push(row)
      log(lineOf(row))
    }
    const calm = () => new Promise<Statuses>((done) => setTimeout(() => done({}), secondsEach * 1000))
    await waitsOfOthers(others, calm())
    await measure('nothing', calm())
    const target = {
      token: hostile.token,
      entityId: hostile.entityId,
      partyId: masters.registered,
      itemId: masters.bolt,
    }
    const chosen = attacksOn(target).filter((each) => each.name.includes(words))
    for (const { name, parallel = 4, ...order } of chosen)
      await measure(name, attack({ ...order, url: server.url, parallel, milliseconds: secondsEach * 1000 }))
  } finally {
    client.kill()
    await server.stop()
    await product.stop()
  }
  return rows
}

export function lineOf({
  name,
  statuses,
  waits,
  residentMegabytes,
  loop,
  longestPiece,
  busy,
}: HostileRow): string {
  const got = Object.entries(statuses)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')
  return `| ${name} | ${got} | ${waits.p50.toFixed(0)} | ${waits.p95.toFixed(0)} | ${waits.longest.toFixed(0)} | ${waits.longest <= goalMs ? 'yes' : 'no'} | ${loop.p99.toFixed(0)} | ${loop.longest.toFixed(0)} | ${longestPiece.toFixed(0)} | ${(busy * 100).toFixed(0)} | ${residentMegabytes.toFixed(0)} |`
}
