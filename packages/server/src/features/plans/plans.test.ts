import { callList } from '@bahi/contracts/calls.ts'
import { readsOnly, rightCodes } from '@bahi/contracts/rights.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callExamples } from '../../../test/call-examples.ts'
import { sendCall, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import { makeWorld } from '../../../test/world.ts'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import { storeFile } from '../../platform/files/store.ts'

const operatorToken = 'the-token-of-the-operator'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_OPERATOR_TOKEN: operatorToken } })
})
afterAll(() => server?.stop())

const codeOf = (reply: { body: { errors?: { code: string }[] } }) => reply.body?.errors?.[0]?.code
const change = (body: object, token: string | undefined = operatorToken) =>
  server.send('POST', '/api/operator/plan', {
    body: { reason: 'Order 4711', ...body },
    headers: token === undefined ? {} : { 'operator-token': token },
  })
const endTrial = (shop: TestSubscriber) =>
  shop.inTenant((db) => sql`update subscribers set access_ends_at = now() - interval '1 hour'`.execute(db))
const day = (days: number) => istDateOf(Date.now() + days * 86_400_000)

describe('P-A-009, P-A-027: the rights reply', () => {
  test('says per right whether it is had, blocked and until when', async () => {
    const shop = await server.makeSubscriber({ trialDays: 6 })
    const rights = await shop.ok('user.rights')
    expect(rights.map(({ rightId }) => rightId)).toEqual(rightCodes)
    const of = (list: typeof rights, id: string) => list.find(({ rightId }) => rightId === id)
    expect(of(rights, 'SIN_AD')).toMatchObject({
      hasAccess: true,
      isBlocked: false,
      trialExpiryDueDays: 6,
      isTrialOrPlan: 'Trial',
    })
    expect(of(rights, 'SIN_SH_VW')).toMatchObject({
      trialExpiry: null,
      trialExpiryDueDays: null,
      isTrialOrPlan: null,
    })

    await change({ accountId: shop.subscriberId, plan: 'Starter', endsOn: day(30) })
    const paid = await shop.ok('user.rights')
    expect(of(paid, 'SIN_AD')).toMatchObject({
      isBlocked: false,
      isTrialOrPlan: 'Plan',
      trialExpiryDueDays: 31,
    })
    // Outside the plan: had by the role, blocked by the plan.
    expect(of(paid, 'EIN_GEN')).toMatchObject({ hasAccess: true, isBlocked: true })

    await endTrial(shop)
    expect(of(await shop.ok('user.rights'), 'SIN_AD')!.trialExpiryDueDays).toBeLessThanOrEqual(0)
    await change({ accountId: shop.subscriberId, plan: 'Enterprise', endsOn: 'none' })
    expect(of(await shop.ok('user.rights'), 'EIN_GEN')).toMatchObject({ isBlocked: false, trialExpiry: null })
  })
})

describe('a right outside the plan', () => {
  test('is refused at every call behind it, on the next call', async () => {
    const world = await makeWorld(server, 'Planned')
    await change({ accountId: world.shop.subscriberId, plan: 'Starter', endsOn: 'none' })
    const behind = callList.filter(
      ({ call: { access } }) =>
        typeof access === 'object' &&
        'anyOf' in access &&
        access.anyOf.every((code) => /^(EIN|EWB)_/.test(code)),
    )
    expect(behind.length).toBeGreaterThan(20)
    for (const { name } of behind) {
      const reply = await sendCall(server.url, name, callExamples[name]!(world), world.shop.token)
      expect([name, reply.status, codeOf(reply)]).toEqual([name, 403, 'RGHT0004'])
    }
    expect((await world.shop.call('salesInvoice.search', {})).status).toBe(200)
    await change({ accountId: world.shop.subscriberId, blockedGroups: ['SIN'] })
    expect(codeOf(await world.shop.call('salesInvoice.search', {}))).toBe('RGHT0004')
    await change({ accountId: world.shop.subscriberId, blockedGroups: [] })
    expect((await world.shop.call('salesInvoice.search', {})).status).toBe(200)
  })
})

describe('after the end of a trial', () => {
  test('every reading call is allowed and every change is refused with RIGHT002', async () => {
    const world = await makeWorld(server, 'Ended')
    await endTrial(world.shop)
    const signedIn = callList.filter(
      ({ name, call }) => call.access !== 'anonymous' && name !== 'auth.logout',
    )
    for (const { name, call } of signedIn) {
      const reply = await sendCall(server.url, name, callExamples[name]!(world), world.shop.token)
      const isRefused = codeOf(reply) === 'RIGHT002'
      expect([name, isRefused]).toEqual([name, !call.readOnly && !call.goesOnAfterEnd])
    }
  })

  test('what only reads says so: no call of reading rights alone is refused', () => {
    const wrong = callList.filter(
      ({ call: { access, readOnly, goesOnAfterEnd } }) =>
        typeof access === 'object' &&
        'anyOf' in access &&
        !readOnly &&
        !goesOnAfterEnd &&
        access.anyOf.every((code) => readsOnly(code)),
    )
    // Each of them changes something, with the right to see it.
    expect(wrong.map(({ name }) => name).sort()).toEqual(changesOfReaders)
  })

  test('a signed-in person comes in and out, and a plan opens everything again', async () => {
    const shop = await server.makeSubscriber()
    await endTrial(shop)
    const { body } = await server.signIn(shop.userName, 'Correct-Horse-7')
    expect(body.token).toBeTruthy()
    const party = { name: 'After', role: 'Customer', taxpayerType: 'UNREG' } as const
    expect(codeOf(await shop.call('party.save', party))).toBe('RIGHT002')
    await change({ userName: shop.userName, plan: 'Business', endsOn: day(365) })
    expect((await shop.call('party.save', party)).status).toBe(200)
  })
})
test('rounds over all accounts leave out those that are blocked or whose plan has ended', async () => {
  const [open, over, blocked] = await Promise.all([1, 2, 3].map(() => server.makeSubscriber()))
  await endTrial(over!)
  await blocked!.inTenant((db) => sql`update subscribers set status = 'Blocked'`.execute(db))
  const seen = new Set<number>()
  await eachOpenTenant(server.app.tenants, 'Test', async (_, subscriberId) => void seen.add(subscriberId))
  expect([open, over, blocked].map((shop) => seen.has(shop!.subscriberId))).toEqual([true, false, false])
})

/** They ask a portal and keep what it says, or change the user's own address for calendar programs. */
const changesOfReaders: readonly string[] = [
  'calendarFeed.end',
  'calendarFeed.make',
  'eInvoice.lookup',
  'eInvoice.syncGstin',
  'eWayBill.distance',
  'eWayBill.refresh',
  'eWayBillOfOther.fetch',
  'eWayBillOfOther.refresh',
  'eWayBillOfOther.sync',
]

describe('limits of a plan', () => {
  const limited = async (limits: string, storage = 'null') => {
    const shop = await server.makeSubscriber()
    const code = `Test${shop.subscriberId}`
    const client = await server.app.pools.owner.connect()
    await client.query(
      `insert into plans (code, name, documents_per_month, companies, users, storage_megabytes)
        values ('${code}', 'Small', ${limits}, ${storage})`,
    )
    client.release()
    await change({ accountId: shop.subscriberId, plan: code, endsOn: 'none' })
    return shop
  }

  test('documents: the next one of the month is refused with the limit and the way out; drafts and other months are saved', async () => {
    const shop = await limited('2, null, null')
    const { bolt, consumer } = await stockShop(shop)
    const today = istDateOf(Date.now())
    const sale = (date: string, status: 'Active' | 'Draft' = 'Active') => ({
      entityId: shop.entityId,
      partyId: consumer,
      date,
      status,
      lines: [{ itemId: bolt, quantity: '1' }],
    })
    const first = await shop.ok('salesInvoice.save', sale(today))
    await shop.ok('salesInvoice.save', sale(today))
    const refused = await shop.call('salesInvoice.save', sale(today))
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PLAN0001'])
    expect(refused.body.errors[0].message).toMatch(
      /^Your plan Small includes 2 documents a month, and \w+ \d{4} has reached the limit\. Save this as a draft, or contact us to upgrade\.$/,
    )
    await shop.ok('salesInvoice.save', sale(today, 'Draft'))
    // A number that was used stays used.
    await shop.ok('salesInvoice.cancel', { ids: [first.id], reason: 'Duplicate' })
    expect(codeOf(await shop.call('salesInvoice.save', sale(today)))).toBe('PLAN0001')
    const { documents } = await shop.ok('plan.detail')
    expect(documents).toEqual({ used: 2, limit: 2 })
  })

  test('saved in the same instant, no more documents and users are kept than the plan has', async () => {
    const shop = await limited('5, null, 3')
    const { bolt, consumer } = await stockShop(shop)
    const sale = {
      entityId: shop.entityId,
      partyId: consumer,
      date: istDateOf(Date.now()),
      status: 'Active' as const,
      lines: [{ itemId: bolt, quantity: '1' }],
    }
    const clerk = (index: number) => ({
      firstName: 'Clerk',
      userName: `clerk-${shop.subscriberId}-${index}`,
      emailAddress: `clerk${index}@example.in`,
      userType: 'Normal' as const,
    })
    const outcomes = (replies: { status: number; body: { errors?: { code: string }[] } }[]) =>
      replies
        .map((reply) => (reply.status === 200 ? 'saved' : String(codeOf(reply))))
        .sort((one, other) => one.localeCompare(other))
    const [sales, clerks] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => shop.call('salesInvoice.save', sale))),
      Promise.all(Array.from({ length: 6 }, (_, index) => shop.call('user.save', clerk(index)))),
    ])
    expect(outcomes(sales)).toEqual([...Array(7).fill('PLAN0001'), ...Array(5).fill('saved')])
    expect(outcomes(clerks)).toEqual([...Array(4).fill('PLAN0003'), ...Array(2).fill('saved')])
    const { documents, users } = await shop.ok('plan.detail')
    expect([documents.used, users.used]).toEqual([5, 3])
  })

  test('users: a deleted one comes back where there is room', async () => {
    const shop = await limited('null, null, 2')
    const clerk = (name: string) =>
      shop.ok('user.save', {
        firstName: name,
        userName: `${name}-${shop.subscriberId}`,
        emailAddress: `${name}@example.in`,
        userType: 'Normal',
      })
    const first = await clerk('first')
    await shop.ok('user.delete', { ids: [first.id] })
    const second = await clerk('second')
    const restored = () =>
      shop.call('user.updateStatus', { ids: [first.id], status: 'Undelete', reason: 'is back' })
    expect(codeOf(await restored())).toBe('PLAN0003')
    await shop.ok('user.delete', { ids: [second.id] })
    expect((await restored()).body.done).toEqual([first.id])
  })

  test('companies: switching one off makes room', async () => {
    const shop = await limited('null, 1, null')
    const company = {
      entityType: 'Business',
      entityName: 'Second House',
      registrationNumber: 'AABCS4321K',
    } as const
    const refused = await shop.call('entity.save', company as never)
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PLAN0002'])
    await shop.ok('entity.updateStatus', { ids: [shop.companyId], status: 'Inactive' })
    expect((await shop.call('entity.save', company as never)).status).toBe(200)
    expect(codeOf(await shop.call('entity.updateStatus', { ids: [shop.companyId], status: 'Active' }))).toBe(
      'PLAN0002',
    )
  })

  test('files: the one that does not fit is refused and leaves nothing; deleting makes room', async () => {
    const shop = await limited('null, null, null', '1')
    const attach = (name: string) =>
      shop.call('attachment.upload', {
        kind: 'purchaseBill',
        entityId: shop.entityId,
        name,
        content: Buffer.from(`%PDF-1.7\n${' '.repeat(599_000)}\n%%EOF\n`).toString('base64'),
      })
    const first = await attach('first.pdf')
    expect(first.status).toBe(200)
    const second = await attach('second.pdf')
    expect([second.status, codeOf(second)]).toEqual([403, 'PLAN0004'])
    // What nobody can delete takes no room: an invoice is mailed from a full account as well.
    const paper = { name: 'INV-1.pdf', contentType: 'application/pdf', content: Buffer.alloc(2_000_000) }
    const who = { subscriberId: shop.subscriberId, userId: null }
    for (const purpose of ['mail', 'task', 'statement'])
      await shop.inTenant((db) => storeFile(db, who, { purpose, ...paper }))
    expect((await shop.ok('plan.detail')).storage).toEqual({ used: 1, limit: 1 })
    await shop.ok('attachment.delete', { id: first.body.id })
    expect((await attach('second.pdf')).status).toBe(200)
  })

  test('are shown with what is used', async () => {
    const shop = await limited('5, 2, 3', '7')
    expect(await shop.ok('plan.detail')).toMatchObject({
      name: 'Small',
      isTrial: false,
      endsOn: null,
      documents: { used: 0, limit: 5 },
      companies: { used: 1, limit: 2 },
      users: { used: 1, limit: 3 },
      storage: { used: 0, limit: 7 },
    })
  })
})

describe('the operator', () => {
  test('changes a plan, and the account’s trail keeps it with the reason', async () => {
    const shop = await server.makeSubscriber()
    const reply = await change({ userName: shop.userName, plan: 'Business', endsOn: '2099-03-31' })
    expect(reply.body).toMatchObject({
      accountId: shop.subscriberId,
      plan: 'Business',
      isTrial: false,
      endsAt: '2099-03-31T18:29:59.999Z',
    })
    const { rows } = await shop.inTenant((db) =>
      sql<{ reason: string; plan: string }>`select reason, after ->> 'plan' as plan from audit_entries
        where table_name = 'subscribers' and action = 'update' order by id desc limit 1`.execute(db),
    )
    expect(rows).toEqual([{ reason: 'Order 4711', plan: 'Business' }])
    const plans = await server.send('GET', '/api/operator/plans', {
      headers: { 'operator-token': operatorToken },
    })
    expect(plans.body.map(({ code }: { code: string }) => code)).toContain('Starter')
  })

  test('is refused without the token, and always where none is set', async () => {
    const shop = await server.makeSubscriber()
    for (const token of [undefined, '', 'the-token-of-the-operatoR'])
      expect((await change({ accountId: shop.subscriberId, plan: 'Enterprise' }, token ?? 'x')).status).toBe(
        403,
      )
    expect((await change({ accountId: 99_999_999, plan: 'Business' })).status).toBe(404)
    expect((await change({ accountId: shop.subscriberId, plan: 'Golden' })).status).toBe(422)
    const bare = await startTestServer()
    try {
      const reply = await bare.send('POST', '/api/operator/plan', {
        body: { accountId: 1, plan: 'Business', reason: 'x' },
        headers: { 'operator-token': '' },
      })
      expect(reply.status).toBe(403)
    } finally {
      await bare.stop()
    }
  })
})
