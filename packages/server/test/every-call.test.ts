import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callList } from '@bahi/contracts/calls.ts'
import type { Call } from '@bahi/contracts/call.ts'
import { rightCodes } from '@bahi/contracts/rights.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { unknownFinder } from '../src/platform/http/unknown-members.ts'
import { callExamples } from './call-examples.ts'
import { sendCall, startTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber, TestUser } from './call-helpers.ts'
import { makeWorld } from './world.ts'
import type { World } from './world.ts'

/**
 * Every call of the contract, walked over: without a session, without its right, with the ids of another
 * subscriber, and with those of a place the user does not see.
 */

let server: TestServer
let world: World
let stranger: TestSubscriber
let onlyThere: TestUser
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Zephyr')
  stranger = await server.makeSubscriber({ name: 'Stranger' })
  onlyThere = await world.shop.makeUser({ rights: rightCodes, entityIds: [world.shop.otherEntityId] })
})
afterAll(() => server?.stop())

const named = callList.map(({ name, call }) => [name, call] as const)
const signedIn = named.filter(([, call]) => call.access !== 'anonymous')
const withRights = signedIn.filter(([, call]) => call.access !== 'session')
const exampleOf = (name: string) => callExamples[name]?.(world)
const send = (name: string, token: string | undefined, input = exampleOf(name)) =>
  sendCall(server.url, name, input, token)
const codeOf = (reply: Reply<AnyBody>) => reply.body?.errors?.[0]?.code

test('every call has an example, and every example a call', () => {
  const names = named.map(([name]) => name)
  expect(names.filter((name) => !callExamples[name])).toEqual([])
  expect(Object.keys(callExamples).filter((name) => !names.includes(name))).toEqual([])
})

test('every body of the interface knows which members it does not have', () => {
  const bodies = named.flatMap(([name, { method, input }]) =>
    method === 'POST' && input ? [{ name, input }] : [],
  )
  expect(bodies.length).toBeGreaterThan(300)
  const open = bodies.filter(({ input }) => unknownFinder(input)({ misspelt: 'x' })[0] !== 'misspelt')
  expect(open.map(({ name }) => name)).toEqual([])
})

/** The newest entry of the audit trail of the world: what a change would leave behind. */
const changes = async () => {
  const { rows } = await server.app.pools.owner.query<{ newest: string }>(
    'select max(id) as newest from audit_entries where subscriber_id = $1',
    [world.shop.subscriberId],
  )
  return rows[0]!.newest
}
let newest: string
/** Before the first of calls that must change nothing. */
const noteChanges = async () => {
  newest = await changes()
  // The trail of the world is seen: unseen, nothing would ever change.
  expect(newest).not.toBeNull()
}

/** Leaving would end the session of all others. */
const bodied = signedIn.filter(
  ([name, { method, input }]) => method === 'POST' && input && name !== 'auth.logout',
)

// What only refuses is asked in several cases at once: none leaves anything that another would see.
describe.concurrent('with a member that the call does not know', () => {
  beforeAll(noteChanges)
  test.each(bodied)('%s is refused to a person too, by its name', async (name) => {
    const reply = await send(name, world.shop.token, { ...(exampleOf(name) as object), misspelt: 'x' })
    expect([name, reply.status]).toEqual([name, 422])
    expect(reply.body.validationErrors['Data.misspelt']).toEqual([
      expect.objectContaining({ code: 'VALD0112' }),
    ])
    expect(await changes()).toBe(newest)
  })
})

test('every call has a handler', async () => {
  const silent: string[] = []
  for (const [name] of named) {
    const reply = await send(name, undefined)
    if (codeOf(reply) === 'REQU0404') silent.push(name)
  }
  expect(silent).toEqual([])
})

describe.concurrent('without a session', () => {
  test.each(signedIn)('%s is refused', async (name) => {
    const reply = await send(name, undefined)
    expect([reply.status, codeOf(reply)]).toEqual([401, 'AUTH0003'])
  })
})

const rightsOf = (call: Call): readonly RightCode[] => {
  const { access } = call
  if (typeof access === 'string') return []
  return 'anyOf' in access ? access.anyOf : [access.create, access.edit]
}

/** Calls of one resource need the same rights: a user for each of these sets, not for each call. */
const usersWithout = new Map<string, Promise<TestUser>>()
function userWithout(needed: readonly RightCode[]): Promise<TestUser> {
  const key = needed.toSorted().join(' ')
  const user =
    usersWithout.get(key) ??
    world.shop.makeUser({ rights: rightCodes.filter((code) => !needed.includes(code)) })
  usersWithout.set(key, user)
  return user
}

describe.concurrent('without its right', () => {
  test.each(withRights)('%s is refused to a user who has every other right', async (name, call) => {
    const reply = await send(name, (await userWithout(rightsOf(call))).token)
    expect([reply.status, codeOf(reply)]).toEqual([403, 'RIGHT001'])
  })
})

/** Lists that are the same for everybody. */
const shared = new Set(['rule.search'])

describe('case 21: with the ids of another subscriber', () => {
  beforeAll(noteChanges)
  test.each(signedIn.filter(([name]) => name !== 'auth.logout'))(
    '%s reveals nothing and changes nothing',
    async (name) => {
      // Their ids with words of one's own: what is saved by it is no leak when it is read again.
      const words = JSON.stringify(exampleOf(name) ?? {}).replaceAll(world.mark, 'Somebody')
      const reply = await send(name, stranger.token, JSON.parse(words))
      expect(reply.status).not.toBe(500)
      expect(reply.status).not.toBe(403)
      expect(reply.bytes.toString('latin1')).not.toContain(world.mark)
      if (reply.body?.records && !shared.has(name)) expect(reply.body.records).toEqual([])
      if (reply.body?.done) expect(reply.body.done).toEqual([])
      expect(await changes()).toBe(newest)
    },
  )

  test.each(
    signedIn.filter(
      ([name]) =>
        /\.(detail|explain|trail|clone|pdf|statement|statementPdf|register|cancel|file|link|send|history)$/.test(
          name,
        ) && !/bulk|task\.cancel|subscriber\.detail|plan\.detail|setting\.history|cancel$/.test(name),
    ),
  )('%s replies as for an id that never existed', async (name) => {
    const theirs = await send(name, stranger.token)
    const never = Object.fromEntries(
      Object.entries(exampleOf(name) as object).map(([key, value]) => [
        key,
        key === 'id' ? (typeof value === 'string' ? '99999999' : 99_999_999) : value,
      ]),
    )
    const none = await send(name, stranger.token, never)
    expect([theirs.status, codeOf(theirs)]).toEqual([none.status, codeOf(none)])
    expect(theirs.status).toBe(404)
  })
})

const ofKinds = new RegExp(`^(${offeredKinds.join('|')}|paymentIn)\\.`)

/** Calls about one place: those whose example names the entity, or a document or payment of it. */
const ofPlace = signedIn.filter(([name, call]) => {
  const text = callExamples[name]?.toString() ?? ''
  return (
    (/entityId|invoiceId|draftId|correctedId|paymentId/.test(text) ||
      ofKinds.test(name) ||
      /^payment(In|Out)\./.test(name)) &&
    call.access !== 'anonymous' &&
    !/lastPrices|transactionType|setDefaultCompany/.test(name)
  )
})

describe('with the ids of a place the user does not see', () => {
  beforeAll(noteChanges)
  test.each(ofPlace)('%s knows nothing of it', async (name) => {
    const reply = await send(name, onlyThere.token)
    // A call over many records that did none of them says so by 400.
    const isBulk = reply.body?.refused !== undefined
    expect(isBulk ? [400, 200] : [404, 422, 200]).toContain(reply.status)
    if (isBulk || reply.status === 200) {
      // Only a call over many records may answer, and then it has done and shown none.
      expect(reply.body?.done ?? reply.body?.records ?? []).toEqual([])
      expect(reply.bytes.toString('latin1')).not.toContain(`${world.mark}-REF`)
      expect(reply.bytes.toString('latin1')).not.toContain('MRK/')
    }
    expect(await changes()).toBe(newest)
  })
})

describe('with the ids of its own', () => {
  // The calls that end something come last.
  const rank = (name: string) => (/delete|deallocate|cancel|remove|updateStatus/.test(name) ? 1 : 0)
  const order = [...signedIn]
    .filter(([name]) => !/^(entity\.(delete|updateStatus)|auth\.logout)$/.test(name))
    .sort(([a], [b]) => rank(a) - rank(b))
  test.each(order)('%s succeeds', async (name) => {
    const reply = await send(name, world.shop.token)
    expect([name, reply.status, reply.status >= 500 ? reply.body : '']).toEqual([name, reply.status, ''])
    expect([200, 204, 400, 409, 422, ...(name === 'rule.preview' ? [404] : [])]).toContain(reply.status)
  })
})

/** Gives a number where it is run, however the statement that it is in ends. */
const traceOf = `nextval('injected')`
/** Injection strings in everything a list can be asked by. */
const injections = [
  `'; drop table parties; --`,
  `" or 1=1 --`,
  `id DESC; select ${traceOf}`,
  `(select ${traceOf})`,
  `id) union select ${traceOf} --`,
  '\\',
  `%' or '1'='1`,
  '\u0000',
  'name DESC, id',
  'constructor',
  '__proto__ DESC',
]

describe.concurrent('case 37: injection', () => {
  beforeAll(() =>
    server.app.pools.owner.query('create sequence injected; grant usage on sequence injected to public'),
  )
  const searches = signedIn.filter(
    ([name, call]) => call.method === 'POST' && /\.(search|export)$/.test(name),
  )
  test.each(searches)('%s takes no sort, cursor or list that is not its own', async (name) => {
    const isSearch = name.endsWith('.search')
    // Of a file the rows alone are looked for: as text it is made fastest.
    const form = isSearch ? {} : { format: 'csv' }
    await Promise.all(
      injections.map(async (text) => {
        const cursor = JSON.stringify({ s: text, d: 'DESC', v: text, i: 1, t: 1 })
        for (const more of [
          { sort: text },
          { after: text },
          { after: Buffer.from(cursor).toString('base64url') },
        ]) {
          const reply = await send(name, world.shop.token, { ...more, ...form })
          if (isSearch || 'sort' in more) expect([more, reply.status]).toEqual([more, 422])
          else expect(reply.status).toBeLessThan(500)
        }
        const keyword = await send(name, world.shop.token, { keyword: text, ...form })
        expect([200, 422]).toContain(keyword.status)
      }),
    )
  })
  afterAll(async () => {
    const { rows } = await server.app.pools.owner.query('select is_called from injected')
    expect(rows).toEqual([{ is_called: false }])
  })
})

test('a filter that a list does not know is refused by its name, not ignored', async () => {
  const isSearched = (name: string) =>
    signedIn.some(([other, { method }]) => other === name.replace(/export$/, 'search') && method === 'POST')
  const lists = signedIn.filter(([name]) => /\.(search|export)$/.test(name) && isSearched(name))
  for (const [name] of lists) {
    const reply = await send(name, world.shop.token, { subtypesOfNoList: ['SINV'] })
    expect([name, reply.status]).toEqual([name, 422])
    expect(Object.keys(reply.body.validationErrors)).toContain('Data.subtypesOfNoList')
  }
})
