import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber, TestUser } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { loadAccess, holds } from '../../platform/access.ts'
import { holdersOf } from '../../platform/holders.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let clerk: TestUser
let chief: TestUser
const sells = ['SIN_SH_VW', 'SIN_AD', 'SIN_ED', 'SIN_CNL', 'SIN_DSC', 'SIN_SND', 'SIN_PDF'] as const
const makeUser = (...more: RightCode[]) => us.makeUser({ rights: [...sells, ...more] })
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  clerk = await makeUser()
  chief = await makeUser('SIN_APR')
})
beforeEach(() => switchTo(true))

const switchTo = (value: boolean, entityId = us.entityId) =>
  us.ok('setting.update', { entityId, settings: [{ name: 'EnableApprovalFlow', value }] })
const sale = (more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-11-20',
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '10' }],
  ...more,
})
const submit = async (more: object = {}, user = clerk) => {
  const { id, version, status, number } = await user.ok('salesInvoice.save', sale(more))
  expect([status, number]).toEqual(['Pending', null])
  return { id, version }
}
const detail = (id: number, user: TestUser = us) => user.ok('salesInvoice.detail', { id: String(id) })
const approve = (user: TestUser, ...documents: { id: number; version: number }[]) =>
  user.ok('salesInvoice.approve', { documents: documents.map(({ id, version }) => ({ id, version })) })
const codeOf = async (reply: Promise<{ status: number; body: any }>) => {
  const { status, body } = await reply
  return [status, body?.errors?.[0]?.code]
}
const notices = async (user: TestUser) =>
  (await user.ok('notification.list', {})).records.map(({ kind, remark, target }) => [
    kind,
    remark,
    target?.documentId,
  ])

/** Everything that what is in the books shows in. */
async function books() {
  const period = { entityId: us.entityId, returnPeriod: '112026' }
  const { saleInvoices, ageing, parties } = await us.ok('dashboard.summary', {})
  const gstr1 = await us.ok('gstr1.summary', period)
  const rows = await us.inTenant(
    async (db) =>
      (
        await sql`select (select count(*) from ledger_entries) as ledger, (select count(*) from gstr1_rows) as returns,
          (select count(*) from document_lines) as lines, (select coalesce(sum(balance), 0) from party_balances) as balances,
          (select coalesce(sum(documents), 0) from day_sums) as days, (select coalesce(sum(last_number), 0) from series_counters) as numbers,
          (select count(*) from portal_intents) as portals`.execute(db)
      ).rows[0],
  )
  const { draft: _draft, pending: _pending, total: _total, ...sums } = saleInvoices
  const { drafts: _drafts, ...returns } = gstr1 as Record<string, unknown>
  return { rows, sums, ageing, parties, returns }
}

test('saved as final it is pending: no number, and nothing in the books, until another user approves it', async () => {
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [
      { name: 'eInvoiceEnabled', value: true },
      { name: 'eInvoiceOnSave', value: true },
    ],
  })
  const before = await books()
  const { id, version } = await submit()
  expect(await books()).toEqual(before)
  const waiting = await detail(id)
  expect(waiting).toMatchObject({
    status: 'Pending',
    number: null,
    totals: { total: '148.00' },
    lines: [{ quantity: '10', unitPrice: '12.50', hsn: '73181500' }],
    approval: { status: 'Pending', submittedBy: 'Ravi', answeredAt: null },
  })
  expect((await us.ok('salesInvoice.counts', {})).find(({ view }) => view === 'pending')).toMatchObject({
    documents: 1,
    amount: '148.00',
  })
  expect((await us.ok('salesInvoice.search', { view: 'pending' })).records.map((row) => row.id)).toEqual([id])
  expect((await us.ok('salesInvoice.search', { view: 'draft' })).records).toEqual([])
  expect((await us.ok('dashboard.summary', {})).todo.map(({ key }) => key)).toContain('todo.pending')
  const [asked] = await notices(chief)
  expect(asked).toEqual([
    'approvalAsked',
    'Ravi submitted an invoice of ₹ 148.00 to Asha Traders. Approve or reject it.',
    id,
  ])
  expect(await notices(clerk)).toEqual([])

  const sheet = await us.ok('salesInvoice.sheet', { id: String(id) })
  expect(JSON.stringify(sheet)).toContain('UNAPPROVED')
  const refused = [
    clerk.call('salesInvoice.send', { id, to: 'buyer@example.in' }),
    clerk.call('salesInvoice.link', { id }),
  ]
  for (const reply of refused)
    expect((await reply).body.errors[0].message).toContain('It needs approval first')
  for (const [name, more] of [
    ['salesInvoice.cancel', { reason: 'Duplicate' }],
    ['salesInvoice.delete', {}],
  ] as const) {
    const { refused: rest } = await clerk.ok(name, { ids: [id], ...more } as never)
    expect(rest.map(({ message }) => message)).toEqual(['It needs approval first.'])
  }
  const { generate } = await us.ok('eInvoice.detail', { documentId: String(id) })
  expect(generate.allowed).toBe(false)
  expect(await books()).toEqual(before)

  expect((await approve(chief, { id, version })).done).toEqual([id])
  const issued = await detail(id)
  expect(issued).toMatchObject({
    status: 'Active',
    number: 'INV/0001',
    balance: '148.00',
    approval: { status: 'Approved', submittedBy: 'Ravi', answeredBy: 'Ravi' },
  })
  const after = await books()
  expect(after.rows).toMatchObject({ lines: 1, days: '1', numbers: '1', balances: '148.00', portals: 1 })
  expect(after.sums.unpaid).toEqual({ documents: 1, amount: '148.00' })
  expect(await notices(clerk)).toEqual([
    [
      'documentApproved',
      'Ravi approved the invoice of ₹ 148.00 to Asha Traders. Its number is INV/0001.',
      id,
    ],
  ])
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'eInvoiceEnabled', value: null }],
  })
})

test('a rejected one goes back with the reason and may be sent again; it leaves no gap in the numbers', async () => {
  const first = await submit()
  const second = await submit({ lines: [{ itemId: shop.rice, quantity: '2' }] })
  expect((await clerk.call('salesInvoice.reject', { documents: [first], reason: 'No' })).status).toBe(403)
  const { done } = await chief.ok('salesInvoice.reject', { documents: [first], reason: 'Price of last year' })
  expect(done).toEqual([first.id])
  expect(await detail(first.id)).toMatchObject({
    status: 'Rejected',
    approval: { status: 'Rejected', answer: 'Price of last year' },
  })
  expect((await notices(clerk))[0]).toEqual([
    'documentRejected',
    'Ravi rejected the invoice of ₹ 148.00 to Asha Traders: Price of last year',
    first.id,
  ])
  await approve(chief, second)
  const { version } = await detail(first.id)
  const again = await submit({ id: first.id, version, lines: [{ itemId: shop.bolt, quantity: '4' }] })
  expect((await detail(first.id)).approval).toMatchObject({ status: 'Pending', answer: null })
  await approve(chief, again)
  expect([(await detail(second.id)).number, (await detail(first.id)).number]).toEqual([
    'INV/0002',
    'INV/0003',
  ])
  const history = await us.ok('audit.history', { record: 'salesInvoice', id: String(first.id), size: '50' })
  const states = history.entries.flatMap(({ changes }) =>
    changes.filter(({ field }) => field === 'status').map(({ after }) => after),
  )
  expect(states).toEqual(['Active', 'Pending', 'Rejected', 'Pending'])
})

describe('what each may do in each state', () => {
  const table: readonly (readonly [state: string, who: string, approves: string, rejects: string])[] = [
    ['Draft', 'author', '403', '403'],
    ['Draft', 'approver', 'Not possible in status Draft.', 'Not possible in status Draft.'],
    ['Pending', 'author', '403', '403'],
    ['Pending', 'approver', 'done', 'done'],
    ['Pending', 'authorWithRight', 'You submitted it, so another user must approve it.', 'done'],
    ['Pending', 'elsewhere', 'Not found', 'Not found'],
    ['Rejected', 'approver', 'Not possible in status Rejected.', 'Not possible in status Rejected.'],
    ['Active', 'approver', 'Not possible in status Active.', 'Not possible in status Active.'],
    ['Cancelled', 'approver', 'Not possible in status Cancelled.', 'Not possible in status Cancelled.'],
  ]
  test.each(table)('%s, %s', async (state, who, approves, rejects) => {
    const author = who === 'authorWithRight' ? await makeUser('SIN_APR') : clerk
    const user =
      who === 'approver'
        ? chief
        : who === 'elsewhere'
          ? await us.makeUser({ rights: ['SIN_APR', 'SIN_SH_VW'], entityIds: [us.otherEntityId] })
          : author
    for (const [call, expected, more] of [
      ['salesInvoice.approve', approves, {}],
      ['salesInvoice.reject', rejects, { reason: 'Why' }],
    ] as const) {
      const { id, version } = await documentIn(state, author)
      const reply = await user.call(call, { documents: [{ id, version }], ...more } as never)
      const said = reply.status === 403 ? '403' : (reply.body.refused[0]?.message ?? 'done')
      if (expected === 'Not found') expect(reply.body.refused[0].code).toBe('RECD0404')
      else expect(said).toBe(expected)
    }
  })

  async function documentIn(state: string, author: TestUser) {
    if (state === 'Draft') return author.ok('salesInvoice.save', sale({ status: 'Draft' }))
    const sent = await submit({}, author)
    if (state === 'Rejected') await chief.ok('salesInvoice.reject', { documents: [sent], reason: 'No' })
    if (state === 'Active' || state === 'Cancelled') await approve(chief, sent)
    if (state === 'Cancelled') await us.ok('salesInvoice.cancel', { ids: [sent.id], reason: 'Duplicate' })
    return { id: sent.id, version: (await detail(sent.id)).version }
  }
})

test('two who approve at once issue it once; what was changed since it was looked at is not approved', async () => {
  const sent = await submit()
  const answers = await Promise.all([approve(chief, sent), approve(us, sent)])
  expect(answers.flatMap(({ done }) => done)).toEqual([sent.id])
  expect(answers.flatMap(({ refused }) => refused).map(({ code }) => code)).toEqual(['ACTN0001'])
  const other = await submit()
  const changed = await submit({ ...other, lines: [{ itemId: shop.bolt, quantity: '99' }] })
  expect((await approve(chief, other)).refused.map(({ code }) => code)).toEqual(['CONF0001'])
  expect((await approve(chief, changed)).done).toEqual([changed.id])
})

test('many at once: each gets its number or its reason', async () => {
  const good = [await submit(), await submit({ date: '2026-11-19' })]
  const own = await submit({}, chief)
  const inactive = (
    await us.ok('party.save', { name: 'Asha Stores', role: 'Customer', taxpayerType: 'UNREG' })
  ).id
  const stale = await submit({ partyId: inactive, placeOfSupply: '27', placeOfSupplyReason: 'Shop' })
  await us.ok('party.updateStatus', { ids: [inactive], status: 'Inactive' })
  const { done, refused } = await approve(chief, ...good, own, stale)
  expect(done).toEqual(good.map(({ id }) => id))
  expect(refused.map(({ id }) => id)).toEqual([own.id, stale.id])
  expect(refused[1]!.message).toContain('Asha Stores')
  expect(new Set(await Promise.all(good.map(async ({ id }) => (await detail(id)).number))).size).toBe(2)
})

test('the limits of the approver apply, those of the author do not prevent submission', async () => {
  const limited = await makeUser('SIN_APR')
  const row = await us.ok('user.detail', { id: limited.id })
  await us.ok('user.save', {
    id: limited.id,
    version: row.version,
    firstName: 'Ravi',
    userName: row.userName,
    emailAddress: row.emailAddress,
    userType: 'Normal',
    limits: { documentValue: '100' },
  })
  const byClerk = await submit()
  expect((await approve(limited, byClerk)).refused[0]!.message).toContain('100.00')
  const byLimited = await submit({}, limited)
  expect((await approve(chief, byClerk, byLimited)).done.length).toBe(2)
})

test('it becomes what was sent, whatever the masters say by then; another total is refused', async () => {
  const sent = await submit()
  const price = (value: string) =>
    us.inTenant((db) => sql`update items set selling_price = ${value} where id = ${shop.bolt}`.execute(db))
  await price('20')
  expect((await detail(sent.id)).totals.total).toBe('148.00')
  await approve(chief, sent)
  expect((await detail(sent.id)).totals.total).toBe('148.00')
  await price('12.50')
  const other = await submit()
  await us.inTenant((db) => sql`update documents set total = 100 where id = ${other.id}`.execute(db))
  expect((await approve(chief, other)).refused[0]!.message).toContain('submitted with a total of 100.00')
})

test('edited, it is submitted again by its editor, or is a draft again', async () => {
  const sent = await submit()
  const edited = await submit({ ...sent, lines: [{ itemId: shop.bolt, quantity: '3' }] }, chief)
  expect((await approve(chief, edited)).refused.length).toBe(1)
  const back = await clerk.ok('salesInvoice.save', sale({ ...edited, status: 'Draft' }))
  expect([back.status, (await detail(sent.id)).approval]).toEqual(['Draft', null])
  expect((await clerk.ok('salesInvoice.delete', { ids: [sent.id] })).done).toEqual([sent.id])
})

test('where approval is on, an issued invoice is changed by those who may approve', async () => {
  const sent = await submit()
  await approve(chief, sent)
  const { version } = await detail(sent.id)
  const change = sale({ id: sent.id, version, lines: [{ itemId: shop.bolt, quantity: '1000' }] })
  expect(await codeOf(clerk.call('salesInvoice.save', change))).toEqual([400, 'ACTN0013'])
  const edit = (await detail(sent.id, clerk)).actions.find(({ action }) => action === 'edit')
  expect(edit).toMatchObject({ allowed: false, reasonKey: 'action.reason.needsApprover' })
  expect((await chief.ok('salesInvoice.save', change)).status).toBe('Active')
})

test('money is taken after the approval, and a number of one’s own is kept until then', async () => {
  const received = { amount: '10', mode: 'Cash' }
  const reply = await clerk.call('salesInvoice.save', sale({ received }))
  expect(reply.body.validationErrors['Data.received.amount'][0].code).toBe('DOCU0047')
  const setOwn = (value: boolean | null) =>
    us.ok('setting.update', { settings: [{ name: 'DocumentAutonumbering', value }] })
  await setOwn(false)
  const sent = await submit({ number: 'MINE/7' })
  expect(await detail(sent.id)).toMatchObject({ number: null, ownNumber: 'MINE/7' })
  const taken = await clerk.call('salesInvoice.save', sale({ number: 'mine/7' }))
  expect(taken.body.validationErrors['Data.number'][0].code).toBe('DOCU0033')
  await approve(chief, sent)
  expect((await detail(sent.id)).number).toBe('MINE/7')
  await setOwn(null)
})

test('switched off, what waits is still approved, and new ones are issued at once; it is a matter of the place', async () => {
  const [one, two] = [await submit(), await submit()]
  expect((await clerk.ok('salesInvoice.save', sale({ entityId: us.otherEntityId }))).status).toBe('Active')
  await switchTo(false)
  expect((await approve(chief, one)).done).toEqual([one.id])
  const { status, number } = await clerk.ok('salesInvoice.save', sale({ ...two }))
  expect([status, number === null]).toEqual(['Active', false])
  expect((await detail(two.id)).approval).toBe(null)
})

test('the only one who may approve approves what they sent', async () => {
  const lonely = await server.makeSubscriber()
  const own = await stockShop(lonely)
  await lonely.ok('setting.update', { settings: [{ name: 'EnableApprovalFlow', value: true }] })
  const body = {
    entityId: lonely.entityId,
    partyId: own.registered,
    date: '2026-11-20',
    status: 'Active' as const,
    lines: [{ itemId: own.bolt, quantity: '1' }],
  }
  const sent = await lonely.ok('salesInvoice.save', body)
  expect(sent.status).toBe('Pending')
  expect((await detail(sent.id, lonely)).actions.find(({ action }) => action === 'approve')?.allowed).toBe(
    true,
  )
  expect((await approve(lonely, sent)).done).toEqual([sent.id])
})

test('one query and the access of each user agree who may approve at a place', async () => {
  await us.inTenant(async (db) => {
    const { rows } = await sql<{
      id: number
    }>`select id from users where status = 'Active' order by id`.execute(db)
    for (const right of ['SIN_APR', 'SIN_SH_VW', 'STG_SEC'] as const)
      for (const entityId of [us.entityId, us.otherEntityId]) {
        const expected: number[] = []
        for (const { id } of rows) {
          const access = await loadAccess(db, us.subscriberId, id, 0)
          if (access.entityIds.includes(entityId) && holds(access, right, entityId)) expected.push(id)
        }
        expect(await holdersOf(db, right, entityId)).toEqual(expected)
      }
  })
})

test('after all of it the books are whole', async () => {
  const broken = await us.inTenant(async (db) => {
    const names: string[] = []
    for (const proof of proofs)
      if ((await sql.raw(proof.sql).execute(db)).rows.length > 0) names.push(proof.name)
    return names
  })
  expect(broken).toEqual([])
})
