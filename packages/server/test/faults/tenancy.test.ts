import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { callList } from '@bahi/contracts/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callExamples } from '../call-examples.ts'
import { sendCall, startTestServer } from '../call-helpers.ts'
import type { TestServer, TestSubscriber } from '../call-helpers.ts'
import { stockShop } from '../shop.ts'
import type { Shop } from '../shop.ts'
import { makeWorld } from '../world.ts'
import type { World } from '../world.ts'

/**
 * Cases 21 to 27 of the list of faults: tenancy and rights. Each call with the ids of another tenant in its body or
 * query is tried in every-call.test.ts, a query without a tenant in tenant.test.ts.
 */

let server: TestServer
let us: TestSubscriber
let shop: Shop
let theirs: World
beforeAll(async () => {
  // One connection: whatever one request leaves behind, the next one meets.
  server = await startTestServer({ env: { DATABASE_POOL_SIZE: '1' } })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  theirs = await makeWorld(server, 'Quartz')
})
afterAll(() => server?.stop())

const codeOf = (reply: { body: { errors?: { code: string }[] } }) => reply.body?.errors?.[0]?.code
const sale = (more: Record<string, unknown> = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-11-20',
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '1' }],
  ...more,
})

describe('case 21: the id of another company', () => {
  const filtering = callList.filter(
    ({ name, call }) => call.access !== 'anonymous' && callExamples[name]?.toString().includes('entityIds'),
  )
  test.each(filtering.map(({ name }) => name))(
    '%s: in an array of a filter it is not found',
    async (name) => {
      const own = callExamples[name]!({ ...theirs, entityId: us.entityId }) as object
      for (const entityIds of [[theirs.entityId], [us.entityId, theirs.entityId], [theirs.companyId]]) {
        const reply = await sendCall(server.url, name, { ...own, entityIds }, us.token)
        expect([reply.status, codeOf(reply)]).toEqual([404, 'RECD0404'])
      }
    },
  )

  /** Arrays of ids other than places: of parties, items, series, users. */
  const arraysOf = (input: unknown) =>
    Object.keys((input as { shape?: object } | undefined)?.shape ?? {}).filter(
      (key) => key.endsWith('Ids') && key !== 'entityIds',
    )
  const lists = callList.filter(
    ({ name, call }) =>
      call.access !== 'anonymous' && /\.(search|export)$/.test(name) && arraysOf(call.input).length > 0,
  )
  test.each(lists.map(({ name, call }) => [name, arraysOf(call.input)] as const))(
    '%s: ids of their records in the arrays of a filter find nothing of theirs',
    async (name, arrays) => {
      const known = theirs as unknown as Record<string, unknown>
      for (const key of arrays) {
        const id = known[key.slice(0, -1)] ?? theirs.partyId
        const reply = await sendCall(server.url, name, { [key]: [id], format: undefined }, us.token)
        expect([200, 404, 422]).toContain(reply.status)
        if (reply.body?.records) expect(reply.body.records).toEqual([])
        expect(reply.bytes.toString('latin1')).not.toContain('Quartz')
      }
    },
  )

  test('in a header, the token or the address it changes nothing', async () => {
    const mine = await us.ok('party.search', {})
    const headers = Object.fromEntries(
      ['subscriber-id', 'x-subscriber-id', 'tenant', 'company-id', 'entity-id'].map((name) => [
        name,
        String(theirs.shop.subscriberId),
      ]),
    )
    const forged = await us.call('party.search', {}, { headers })
    expect(forged.body).toEqual(mine)
    const ours = us.token.split('.')
    const swapped = `${theirs.shop.token.split('.')[0]}.${ours[1]}`
    const reply = await server.send('POST', '/api/party/search', { token: swapped, body: {} })
    expect([reply.status, codeOf(reply)]).toEqual([401, 'AUTH0003'])
    for (const query of ['subscriberId', 'eId']) {
      const asked = await server.send('GET', `/api/user/companies?${query}=${theirs.companyId}`, {
        token: us.token,
      })
      expect(JSON.stringify(asked.body)).not.toContain('Quartz')
    }
  })

  test('the file of its export is not found', async () => {
    const reply = await us.call('task.file', { id: theirs.fileId })
    const never = await us.call('task.file', { id: 99_999_999 })
    expect([reply.status, codeOf(reply)]).toEqual([never.status, codeOf(never)])
    expect(reply.status).toBe(404)
  })
})

test('case 22: the role of requests sees nothing while no tenant is set', async () => {
  for (const table of ['parties', 'documents', 'settings', 'users', 'audit_entries']) {
    const { rows } = await server.app.pools.app.query(`select count(*)::int as count from ${table}`)
    expect([table, rows[0].count]).toEqual([table, 0])
  }
})

test('case 23: requests of two tenants interleaved on one connection, with errors in the middle', async () => {
  const tenants = [
    { who: us, names: ['Asha Traders'], foreign: theirs.partyId },
    { who: theirs.shop, names: ['Quartz Stores'], foreign: shop.registered },
  ]
  const outcomes = await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const { who, names, foreign } = tenants[index % 2]!
      switch (index % 6) {
        case 2:
          return (await who.call('party.detail', { id: foreign })).status
        case 3:
          return (await who.call('party.save', { name: '', role: 'Customer' } as never)).status
        case 4:
          return who
            .inTenant((db) => sql`select 1 / 0`.execute(db))
            .then(
              () => 200,
              () => 'division',
            )
        default: {
          const { records } = await who.ok('party.search', { keyword: names[0]!, size: 100 })
          expect(records.map(({ name }) => name)).toContain(names[0])
          expect(JSON.stringify(records).includes('Quartz')).toBe(who !== us)
          return 'own'
        }
      }
    }),
  )
  expect(outcomes.filter((one) => one === 'own')).toHaveLength(60)
  expect(outcomes.filter((one) => one === 404)).toHaveLength(20)
  expect(outcomes.filter((one) => one === 422)).toHaveLength(20)
  const { rows } = await server.app.pools.app.query(
    `select nullif(current_setting('bahi.subscriber_id', true), '') as left`,
  )
  expect(rows[0].left).toBeNull()
})

test('case 24: a party or item of another tenant on an invoice is refused, by the database too', async () => {
  const party = await us.call('salesInvoice.save', sale({ partyId: theirs.partyId }))
  const item = await us.call('salesInvoice.save', sale({ lines: [{ itemId: theirs.itemId, quantity: '1' }] }))
  expect([party.status, item.status]).toEqual([422, 422])
  const { id } = await us.ok('salesInvoice.save', sale())
  for (const change of [
    sql`update documents set party_id = ${theirs.partyId} where id = ${id}`,
    sql`update documents set entity_id = ${theirs.entityId} where id = ${id}`,
    sql`update document_lines set item_id = ${theirs.itemId} where document_id = ${id}`,
    sql`update items set category_id = ${theirs.categoryId} where id = ${shop.bolt}`,
  ])
    await expect(us.inTenant((db) => change.execute(db))).rejects.toMatchObject({ code: '23503' })
})

describe('case 26: what the user may not', () => {
  test('is refused at every call behind a right, and at once when the right is taken away', async () => {
    const user = await us.makeUser({ rights: ['PTY_SH_VW'] })
    const behind = callList.filter(
      ({ call: { access } }) =>
        typeof access !== 'string' && !('anyOf' in access && access.anyOf.includes('PTY_SH_VW')),
    )
    const before = await us.inTenant((db) =>
      sql<{ count: number }>`select count(*) as count from audit_entries`.execute(db),
    )
    for (const { name } of behind) {
      const reply = await sendCall(server.url, name, callExamples[name]!(theirs), user.token)
      expect([name, reply.status, codeOf(reply)]).toEqual([name, 403, 'RIGHT001'])
    }
    const after = await us.inTenant((db) =>
      sql<{ count: number }>`select count(*) as count from audit_entries`.execute(db),
    )
    expect(after.rows).toEqual(before.rows)
    expect((await user.call('party.search', {})).status).toBe(200)
    await us.inTenant((db) => sql`delete from role_rights where right_code = 'PTY_SH_VW'`.execute(db))
    expect((await user.call('party.search', {})).status).toBe(403)
  })

  test('is written to the log, with user, account and request', async () => {
    const user = await us.makeUser({ rights: ['ITM_SH_VW'] })
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', new URL('../worker-process.ts', import.meta.url).pathname],
      {
        env: {
          ...process.env,
          BAHI_ENV: 'test',
          PORT: '0',
          LOG_LEVEL: 'warn',
          BAHI_WORKER: 'off',
          BAHI_DATA: server.database.dataDir,
          DATABASE_URL: server.database.url,
          BAHI_DEMO: 'off',
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    try {
      let output = ''
      child.stdout.on('data', (part: Buffer) => (output += part))
      while (!/ready \S+/.test(output)) await once(child.stdout, 'data')
      const address = /ready (\S+)/.exec(output)![1]!
      const reply = await sendCall(address, 'party.search', {}, user.token, {
        headers: { 'x-request-id': 'case-26-request' },
      })
      expect(reply.status).toBe(403)
      expect(reply.headers.get('x-request-id')).not.toBe('case-26-request')
      while (!output.includes('right missing')) await once(child.stdout, 'data')
      const line = JSON.parse(output.split('\n').find((text) => text.includes('right missing'))!)
      expect(line).toMatchObject({
        requestId: reply.headers.get('x-request-id'),
        user: user.id,
        subscriber: us.subscriberId,
        right: ['PTY_SH_VW'],
      })
      expect(output).not.toContain(user.token)
    } finally {
      child.kill('SIGKILL')
    }
  })
})

describe('case 27: members that are the product’s own', () => {
  const own = {
    irn: 'A'.repeat(64),
    isDefault: true,
    createdBy: 1,
    createdAt: '2020-01-01T00:00:00Z',
    changedBy: 1,
    paid: '999.00',
    balance: '0.00',
    financialYear: '2020-21',
    returnPeriod: '012020',
    isSystem: true,
  }

  test('of an invoice are refused, each by its name', async () => {
    for (const [member, value] of Object.entries(own)) {
      const { status, body } = await us.call('salesInvoice.save', sale({ [member]: value }))
      expect([member, status, Object.keys(body.validationErrors)]).toEqual([member, 422, [`Data.${member}`]])
    }
    expect((await us.call('salesInvoice.save', sale({ number: 'OWN/1' }))).status).toBe(422)
    for (const status of ['Cancelled', 'PaymentReceived', 'Delete', 'Approved'])
      expect((await us.call('salesInvoice.save', sale({ status }))).status).toBe(422)
    for (const subscriberId of [us.subscriberId, theirs.shop.subscriberId])
      expect((await us.call('salesInvoice.save', sale({ subscriberId }))).status).toBe(422)
    expect((await us.call('salesInvoice.save', sale({ entityId: theirs.entityId }))).status).toBe(404)
  })

  test('of masters are refused, each by its name, and nothing is saved', async () => {
    const party = { name: 'Mass', role: 'Customer', taxpayerType: 'UNREG' }
    const unit = { code: 'MASS', uqc: 'NOS' }
    for (const [member, value] of Object.entries({ ...own, status: 'Delete' }))
      for (const [call, body] of [
        ['party.save', party],
        ['unit.save', unit],
      ] as const) {
        const reply = await us.call(call, { ...body, [member]: value } as never)
        expect([call, member, reply.status, Object.keys(reply.body.validationErrors ?? {})]).toEqual([
          call,
          member,
          422,
          [`Data.${member}`],
        ])
      }
    for (const call of ['party.search', 'unit.search'] as const)
      expect(await us.ok(call, { keyword: 'MASS' })).toMatchObject({ records: [] })
  })
})
