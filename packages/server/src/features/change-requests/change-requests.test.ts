import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber, TestUser } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import { today } from '../../../test/world.ts'

let server: SharedTestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  shop = await server.makeSubscriber()
  await stockShop(shop)
})

const switchOn = () => shop.ok('setting.update', { settings: [{ name: 'EnableUam', value: true }] })
const notices = async (user: TestUser) =>
  (await user.ok('notification.list', {})).records.map(({ kind, remark }) => `${kind}: ${remark}`)

test('B-E-030: nothing is asked for where the setting EnableUam is off', async () => {
  const user = await shop.makeUser({ rights: [] })
  const refused = await user.call('changeRequest.save', { kind: 'Right', rightId: 'PTY_SH_VW' })
  expect([refused.status, refused.body.errors[0].code]).toEqual([400, 'CHNG1002'])
})

test('a right is asked for once, approved by a user who has it, and works on the next call', async () => {
  await switchOn()
  const user = await shop.makeUser({ rights: ['ITM_SH_VW'], entityIds: [shop.entityId] })
  expect((await user.call('party.search', {})).status).toBe(403)
  const wish = { kind: 'Right', rightId: 'PTY_SH_VW', note: 'I call customers' } as const
  const { id } = await user.ok('changeRequest.save', wish)
  expect((await user.call('changeRequest.save', wish)).status).toBe(422)
  expect(await notices(shop)).toContain('accessAsked: Ravi requests Parties: View. Approve or reject it.')
  const [row] = (await shop.ok('changeRequest.search', { statuses: ['Pending'] })).records
  expect(row).toMatchObject({
    id,
    userName: 'Ravi',
    rightId: 'PTY_SH_VW',
    note: 'I call customers',
    mayAnswer: true,
  })
  const found = async (keyword: string) => (await shop.ok('changeRequest.search', { keyword })).total
  expect(
    await Promise.all(['parties view', 'पार्टियाँ', 'الأطراف', 'invoices', 'बिक्री बिल'].map(found)),
  ).toEqual([1, 1, 1, 0, 0])

  const choices = await shop.ok('role.choices')
  const store = choices.find(({ name }) => name === 'Store')!
  const without = await shop.ok('role.save', { name: 'Nothing', rights: [] })
  const wrong = await shop.call('changeRequest.approve', { id, roleId: without.id })
  expect(wrong.body.validationErrors['Data.roleId'][0].code).toBe('USER0012')
  expect((await user.call('changeRequest.approve', { id, roleId: store.id })).status).toBe(403)
  await shop.ok('changeRequest.approve', { id, roleId: store.id, answer: 'Welcome' })
  expect((await user.call('party.search', {})).status).toBe(200)
  expect(await notices(user)).toEqual(['accessApproved: Parties: View. Approved by Asha Rao. Welcome'])
  const again = await shop.call('changeRequest.approve', { id, roleId: store.id })
  expect([again.status, again.body.errors[0].code]).toEqual([400, 'RECD0002'])
})

test('a rejected request says why; others do not see it', async () => {
  const [user, other] = [await shop.makeUser({ rights: [] }), await shop.makeUser({ rights: ['USR_ED'] })]
  const { id } = await user.ok('changeRequest.save', { kind: 'ApiAccess' })
  expect((await other.ok('changeRequest.search', {})).records).toEqual([])
  expect((await other.call('changeRequest.reject', { id, answer: 'No' })).status).toBe(404)
  await shop.ok('changeRequest.reject', { id, answer: 'Use the import' })
  expect((await user.ok('changeRequest.search', {})).records).toMatchObject([
    { status: 'Rejected', answer: 'Use the import', answeredBy: 'Asha Rao', isOwn: true, mayAnswer: false },
  ])
  expect(await notices(user)).toEqual([
    'accessRejected: Users: API access. Rejected by Asha Rao. Use the import',
  ])
})

test('limits apply when a document is issued, not when a draft is saved; a higher one is asked for and given', async () => {
  const user = await shop.makeUser({
    rights: ['SIN_SH_VW', 'SIN_AD', 'SIN_ED', 'PTY_SH_VW', 'ITM_SH_VW'],
    entityIds: [shop.entityId],
  })
  const row = await shop.ok('user.detail', { id: user.id })
  await shop.ok('user.save', {
    id: user.id,
    version: row.version,
    firstName: 'Ravi',
    userName: row.userName,
    emailAddress: row.emailAddress,
    userType: 'Normal',
    limits: { documentValue: '1000', discountPercent: '10' },
  })
  const partyId = (
    await shop.ok('party.save', { name: 'Asha Stores', role: 'Customer', taxpayerType: 'UNREG' })
  ).id
  const line = {
    description: 'Bolt',
    hsn: '73181500',
    supply: 'Goods',
    uqc: 'NOS',
    taxRate: '18',
    quantity: '1',
  } as const
  const sale = (more: object, whole: object = {}) => ({
    entityId: shop.entityId,
    partyId,
    date: today(),
    supplyKind: 'Regular' as const,
    reverseCharge: false,
    roundOff: true,
    placeOfSupply: '27',
    placeOfSupplyReason: 'Shop',
    status: 'Active' as const,
    lines: [{ ...line, ...more }],
    ...whole,
  })
  const codes = async (body: object) => {
    const reply = await user.call('salesInvoice.save', body as never)
    return reply.status === 200
      ? 'issued'
      : Object.entries(reply.body.validationErrors as Record<string, { code: string }[]>).map(
          ([path, errors]) => `${path} ${errors[0]!.code}`,
        )
  }
  expect(await codes(sale({ unitPrice: '847.45' }))).toBe('issued')
  expect(await codes(sale({ unitPrice: '900' }))).toEqual(['Data.totals.total USER0013'])
  expect(await codes(sale({ unitPrice: '900' }, { status: 'Draft' }))).toBe('issued')
  expect(await codes(sale({ unitPrice: '100', discountPercent: '10' }))).toBe('issued')
  expect(await codes(sale({ unitPrice: '100', discountPercent: '10.5' }))).toEqual([
    'Data.lines[0].discountPercent USER0014',
  ])
  expect(await codes(sale({ unitPrice: '100', discountAmount: '11' }))).toEqual([
    'Data.lines[0].discountAmount USER0014',
  ])
  expect(await codes(sale({ unitPrice: '100', discountPercent: '6' }, { discountPercent: '6' }))).toEqual([
    'Data.discountPercent USER0014',
  ])

  const low = await user.call('changeRequest.save', {
    kind: 'Limit',
    limitName: 'documentValue',
    limitValue: '900',
  })
  expect(low.status).toBe(422)
  const { id } = await user.ok('changeRequest.save', {
    kind: 'Limit',
    limitName: 'documentValue',
    limitValue: '50000',
  })
  await shop.ok('changeRequest.approve', { id, limitValue: '20000' })
  expect((await shop.ok('user.detail', { id: user.id })).limits).toMatchObject({ documentValue: '20000.000' })
  expect(await codes(sale({ unitPrice: '900' }))).toBe('issued')
})

test("case 24: a request for another subscriber's user is refused by the database", async () => {
  const stranger = await server.makeSubscriber()
  await expect(
    shop.inTenant((db) =>
      sql`insert into change_requests (subscriber_id, user_id, kind) values (${shop.subscriberId}, ${stranger.id}, 'ApiAccess')`.execute(
        db,
      ),
    ),
  ).rejects.toMatchObject({ code: '23503' })
})
