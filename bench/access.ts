import { createCipheriv } from 'node:crypto'
import type { Access } from '../packages/server/src/platform/access.ts'
import { AccessCache, holds, loadAccess } from '../packages/server/src/platform/access.ts'
import { AddressList } from '../packages/server/src/platform/addresses.ts'
import { hashPassword, isPassword } from '../packages/server/src/features/auth/password.ts'
import { testPassword } from '../packages/server/test/call-helpers.ts'
import { figure } from './lib/figures.ts'
import { load, medianOf } from './lib/measure.ts'
import { startProduct } from './lib/product.ts'

/**
 * What coming in and being allowed cost: sign-ins with key, password and session against nothing but the Argon2id of
 * the same password, programs that sign in with a secret, and the check of rights and addresses that every call pays.
 */
const seconds = Number(process.argv[2] ?? 3)
const runs = Number(process.argv[3] ?? 5)
/** As many as the product hashes at once. */
const parallel = 3
const product = await startProduct()
try {
  const { server } = product
  const shop = await server.makeSubscriber({ trialDays: null })
  const send = async (method: 'GET' | 'POST', path: string, body?: object, headers = {}) => {
    const reply = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
    return (await reply.json()) as Record<string, string>
  }
  const signIn = async () => {
    const { key, iv, identifier } = await send('GET', '/public/encryptor/get')
    const cipher = createCipheriv('aes-256-cbc', Buffer.from(key!, 'base64'), Buffer.from(iv!, 'base64'))
    const password = Buffer.concat([cipher.update(testPassword, 'utf8'), cipher.final()]).toString('base64')
    const body = { userName: shop.userName, password, domain: 'localhost' }
    await send('POST', '/authenticate/token', body, { 'enc-id': identifier! })
  }
  const stored = await hashPassword(testPassword)
  await load(parallel, 1000, signIn)
  const bare = await medianOf(runs, () =>
    load(parallel, seconds * 1000, async () => void (await isPassword(testPassword, stored))),
  )
  const whole = await medianOf(runs, () => load(parallel, seconds * 1000, signIn))
  figure({
    name: `sign-ins, ${parallel} at once, against Argon2id alone`,
    value: whole.perSecond,
    unit: '/s',
    limit: bare.perSecond,
  })
  figure({ name: 'their p50', value: whole.p50, unit: 'ms', limit: bare.p50 })

  const { clientId, clientSecret } = await shop.ok('apiAccess.save', { name: 'Bench', scopes: ['PTY_SH_VW'] })
  const programs = await medianOf(runs, () =>
    load(
      parallel,
      seconds * 1000,
      async () => void (await send('POST', '/authenticate/clientToken', { clientId, clientSecret })),
    ),
  )
  figure({ name: `tokens of programs, ${parallel} at once`, value: programs.perSecond, unit: '/s' })

  const user = await shop.makeUser({ rights: ['PTY_SH_VW', 'SIN_SH_VW', 'SIN_AD'] })
  const access = await shop.inTenant((db) => loadAccess(db, shop.subscriberId, user.id, 1))
  const cache = new AccessCache()
  await shop.inTenant((db) => cache.get(db, shop.subscriberId, user.id, 1))
  const list = new AddressList(Array.from({ length: 200 }, (_, index) => `203.0.113.${index}`))
  const checks: readonly [string, () => unknown][] = [
    ['right held, at a place', () => holds(access, 'SIN_AD', shop.entityId)],
    ['right missing', () => holds(access, 'EIN_GEN')],
    ['address, list of 200', () => list.has('203.0.113.199')],
  ]
  for (const [name, check] of checks)
    figure({ name: `check: ${name}`, value: nanosecondsOf(check), unit: 'ns' })
  figure({
    name: 'access of a user from the cache',
    value: await nanosecondsEach(() => fromCache(cache)),
    unit: 'ns',
  })

  async function fromCache(from: AccessCache): Promise<Access> {
    // What is known needs no database.
    return from.get(undefined as never, shop.subscriberId, user.id, 1)
  }
} finally {
  await product.stop()
}

/** Median of seven rounds of half a million; what comes out is added up so that nothing is left out as useless. */
function nanosecondsOf(check: () => unknown): number {
  const rounds = Array.from({ length: 7 }, () => {
    let seen = 0
    const begun = process.hrtime.bigint()
    for (let index = 0; index < 500_000; index++) if (check()) seen++
    const took = Number(process.hrtime.bigint() - begun) / 500_000
    return seen < 0 ? Number.NaN : took
  })
  return rounds.sort((a, b) => a - b)[3]!
}

async function nanosecondsEach(check: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 7; round++) {
    const begun = process.hrtime.bigint()
    for (let index = 0; index < 100_000; index++) await check()
    rounds.push(Number(process.hrtime.bigint() - begun) / 100_000)
  }
  return rounds.sort((a, b) => a - b)[3]!
}
