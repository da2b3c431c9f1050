import { beforeAll, describe, expect, test } from 'vitest'
import { builtInRoles, rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { BuiltInRole } from '@bahi/contracts/built-in-roles.ts'
import type { Call } from '@bahi/contracts/call.ts'
import { callList } from '@bahi/contracts/calls.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { callExamples } from './call-examples.ts'
import { sendCall, sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestUser } from './call-helpers.ts'
import { makeWorld } from './world.ts'
import type { World } from './world.ts'

/**
 * Role x call x tenant: each built-in role of one subscriber makes each call, once about its own records and once
 * about those of another subscriber. What a role lacks is refused before anything is looked at, so that both are
 * answered alike; what it holds is not refused for want of a right.
 */

let server: SharedTestServer
let own: World
let others: World
const users = new Map<BuiltInRole, TestUser>()
beforeAll(async () => {
  server = await sharedTestServer()
  own = await makeWorld(server, 'Kestrel')
  others = await makeWorld(server, 'Wombat')
  for (const role of builtInRoles) users.set(role, await own.shop.makeUser({ rights: rightsOfBuiltIn(role) }))
})

const named = callList.map(({ name, call }) => [name, call as Call] as const)
const guarded = named.filter(([, { access }]) => typeof access !== 'string')

/** The rights of which one opens the call for this input. */
function needed({ access }: Call, input: unknown): readonly RightCode[] {
  if (typeof access === 'string') return []
  if ('anyOf' in access) return access.anyOf
  return [(input as { id?: unknown } | null)?.id == null ? access.create : access.edit]
}

const outcome = ({ status, body }: Reply<AnyBody>) => [status, body?.errors?.[0]?.code]
/** Of a fault of ours, with what the program says of it. */
const causeOf = (reply: Reply<AnyBody>) => [
  ...outcome(reply),
  ...(reply.status >= 500 ? [reply.body?.developerName] : []),
]
/** Refused for want of a right, by the way of every call or by a handler that asks for more. */
const lacksRight = (reply: Reply<AnyBody>) => outcome(reply)[1] === 'RIGHT001'

describe.each(builtInRoles)('%s', (role) => {
  const held = new Set(rightsOfBuiltIn(role))
  const may = (call: Call, input: unknown) => needed(call, input).some((right) => held.has(right))
  const send = (name: string, input: unknown) => sendCall(server.url, name, input, users.get(role)!.token)

  test('makes no call whose right it lacks, about its own records or about others', async () => {
    const wrong: unknown[] = []
    for (const [name, call] of guarded) {
      for (const world of [own, others]) {
        const input = callExamples[name]!(world)
        if (may(call, input)) continue
        const reply = await send(name, input)
        if (reply.status !== 403 || !lacksRight(reply)) wrong.push([name, world === own, ...outcome(reply)])
      }
    }
    expect(wrong).toEqual([])
  })

  test('is not refused a call for a right that it has', async () => {
    const wrong: unknown[] = []
    for (const [name, call] of guarded) {
      // Nothing in it: what the call is about is missing, but not the right.
      if (!may(call, {})) continue
      const reply = await send(name, {})
      if (lacksRight(reply) || reply.status >= 500) wrong.push([name, ...causeOf(reply)])
    }
    expect(wrong).toEqual([])
  })

  test('finds nothing of another subscriber by the calls it may make', async () => {
    const wrong: unknown[] = []
    for (const [name, call] of named) {
      if (call.access === 'anonymous' || name === 'auth.logout') continue
      const input = callExamples[name]!(others)
      if (typeof call.access !== 'string' && !may(call, input)) continue
      // Their ids with words of one's own: what is saved by it is no leak when it is read again.
      const words = JSON.stringify(input ?? {}).replaceAll(others.mark, 'Somebody')
      const reply = await send(name, JSON.parse(words))
      if (reply.status >= 500) wrong.push([name, ...causeOf(reply)])
      if (reply.bytes.toString('latin1').includes(others.mark)) wrong.push([name, 'tells'])
      if (reply.body?.done?.length > 0) wrong.push([name, 'did'])
    }
    expect(wrong).toEqual([])
  })
})
