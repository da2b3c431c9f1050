import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber, TestUser } from '../../../../test/call-helpers.ts'
import { stockShop } from '../../../../test/shop.ts'
import type { Shop } from '../../../../test/shop.ts'
import { proofs } from '../../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number
let clerk: TestUser
let chief: TestUser
let bills = 0

const pays = ['POT_SH_VW', 'POT_AD'] as const
const makeUser = (...more: RightCode[]) => us.makeUser({ rights: [...pays, ...more] })
const addParty = async (name: string) =>
  (await us.ok('party.save', { name, role: 'Both', taxpayerType: 'UNREG' })).id
const set = (value: boolean | null, entityId = us.entityId) =>
  us.ok('setting.update', {
    entityId,
    settings: [
      { name: 'EnableApprovalFlow', value },
      { name: 'ApprovalPaymentOut', value },
      { name: 'ApprovalPurchaseBill', value: false },
    ],
  })

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addParty('Mehta Mills')
  clerk = await makeUser()
  chief = await makeUser('POT_APR')
  await set(true)
})

/** A bill of so many rupees without tax. */
const bill = (amount: string, more: object = {}) =>
  us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplier,
    date: '2026-11-10',
    supplierNumber: `S/${++bills}`,
    supplierDate: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: shop.rice, quantity: '1', unitPrice: amount }],
    ...more,
  })
const payment = (amount: string, bill_?: { id: number }, more: object = {}) => ({
  entityId: us.entityId,
  partyId: supplier,
  date: '2026-11-20',
  mode: 'Cheque' as const,
  reference: '000123',
  chequeDate: '2026-11-21',
  amount,
  allocations: bill_ ? [{ documentId: bill_.id, amount }] : [],
  ...more,
})
const send = async (amount: string, of?: { id: number }, more: object = {}, user = clerk) => {
  const { id, version, number, status } = await user.ok('paymentOut.save', payment(amount, of, more))
  expect([number, status]).toEqual([null, 'Pending'])
  return { id, version }
}
const looked = ({ id, version }: { id: number; version: number }) => ({ payments: [{ id, version }] })
const approve = (user: TestUser, request: { id: number; version: number }) =>
  user.ok('paymentRequest.approve', looked(request))
/** The whole reply of a call that does something to many. */
const whole = async (reply: Promise<{ body: any }>) => (await reply).body
const detail = (id: number, user: TestUser = us) => user.ok('paymentRequest.detail', { id: String(id) })
const problemsOf = ({ body }: { body: any }) =>
  Object.entries((body?.validationErrors ?? {}) as Record<string, { code: string }[]>).map(
    ([path, list]) => `${path.replace('Data.', '')} ${list[0]!.code}`,
  )
const messagesOf = ({ refused }: { refused: { message: string }[] }) => refused.map(({ message }) => message)
const notices = async (user: TestUser) =>
  (await user.ok('notification.list', {})).records.map(({ kind, remark, target }) => [
    kind,
    remark,
    target?.screen,
    target?.documentId,
  ])
const balanceOf = async (id: number) => (await us.ok('purchaseBill.detail', { id: String(id) })).balance

/** Everything that what is in the books shows in. */
const books = () =>
  us.inTenant(
    async (db) =>
      (
        await sql`select (select count(*) from ledger_entries) as ledger, (select count(*) from payments) as payments,
          (select coalesce(sum(balance), 0) from documents) as open, (select coalesce(sum(documents), 0) from day_sums) as days,
          (select coalesce(sum(last_number), 0) from series_counters) as numbers`.execute(db)
      ).rows[0],
  )

test('a payment waits without number and entry until another user approves it, and keeps its id', async () => {
  const owed = await bill('500')
  const before = await books()
  const sent = await send('300', owed, { tdsAmount: '0', notes: 'By hand' })
  expect(await books()).toEqual(before)
  expect(await detail(sent.id)).toMatchObject({
    status: 'Pending',
    partyName: 'Mehta Mills',
    amount: '300.00',
    mode: 'Cheque',
    reference: '000123',
    chequeDate: '2026-11-21',
    notes: 'By hand',
    number: null,
    unallocated: '0.00',
    allocations: [{ documentId: owed.id, amount: '300.00', balance: '500.00' }],
    approval: { submittedBy: 'Ravi', answeredBy: null },
  })
  expect((await us.call('paymentOut.detail', { id: String(sent.id) })).status).toBe(404)
  expect((await us.ok('paymentRequest.search', { view: 'pending' })).records).toMatchObject([
    { id: sent.id, partyName: 'Mehta Mills', amount: '300.00', submittedBy: 'Ravi' },
  ])
  expect(await us.ok('paymentRequest.counts', {})).toEqual([
    { view: 'pending', payments: 1, amount: '300.00' },
    { view: 'rejected', payments: 0, amount: '0.00' },
  ])
  expect((await us.ok('dashboard.summary', {})).todo).toContainEqual({
    key: 'todo.pendingPayments',
    count: 1,
    amount: '300.00',
    path: 'payment-out?view=pending',
  })
  expect(await notices(chief)).toEqual([
    [
      'paymentApprovalAsked',
      'Ravi submitted a payment of ₹ 300.00 to Mehta Mills. Approve or reject it.',
      'paymentOut',
      sent.id,
    ],
  ])
  expect(await notices(clerk)).toEqual([])

  const { done, numbers } = await whole(chief.call('paymentRequest.approve', looked(sent)))
  expect([done, numbers]).toEqual([[sent.id], [{ id: sent.id, number: 'PAY/0001' }]])
  expect(await us.ok('paymentOut.detail', { id: String(sent.id) })).toMatchObject({
    number: 'PAY/0001',
    amount: '300.00',
    chequeDate: '2026-11-21',
    allocations: [{ documentId: owed.id, amount: '300.00' }],
    approval: { submittedBy: 'Ravi', answeredBy: 'Ravi' },
  })
  expect(await balanceOf(owed.id)).toBe('200.00')
  expect((await notices(clerk))[0]).toEqual([
    'paymentApproved',
    'Ravi approved the payment of ₹ 300.00 to Mehta Mills. Its number is PAY/0001.',
    'paymentOut',
    sent.id,
  ])
  // Asked again, with the version of before and with that of now, nothing is paid twice.
  const after = await books()
  expect(messagesOf(await approve(chief, sent))).toEqual(['Not possible in status Approved.'])
  const { version } = await detail(sent.id)
  expect((await approve(us, { id: sent.id, version })).done).toEqual([])
  expect(await books()).toEqual(after)
})

describe('what each may do in each state', () => {
  const own = 'You submitted it, so another user must approve it.'
  const mine = 'Only the person who sent it can withdraw it.'
  const table: readonly (readonly [
    state: string,
    who: string,
    approves: string,
    rejects: string,
    withdraws: string,
  ])[] = [
    ['Pending', 'sender', '403', '403', 'done'],
    ['Pending', 'approver', 'done', 'done', mine],
    ['Pending', 'senderWithRight', own, 'done', 'done'],
    ['Pending', 'elsewhere', 'Not found', 'Not found', 'Not found'],
    ['Rejected', 'approver', 'Rejected', 'Rejected', mine],
    ['Rejected', 'sender', '403', '403', 'done'],
    ['Withdrawn', 'approver', 'Withdrawn', 'Withdrawn', 'Withdrawn'],
    ['Approved', 'approver', 'Approved', 'Approved', 'Approved'],
  ]
  test.each(table)('%s, %s', async (state, who, ...expected) => {
    const sender = who === 'senderWithRight' ? await makeUser('POT_APR') : clerk
    const user =
      who === 'approver'
        ? chief
        : who === 'elsewhere'
          ? await us.makeUser({ rights: [...pays, 'POT_APR'], entityIds: [us.otherEntityId] })
          : sender
    for (const [index, [call, more]] of (
      [
        ['paymentRequest.approve', {}],
        ['paymentRequest.reject', { reason: 'Why' }],
        ['paymentRequest.withdraw', {}],
      ] as const
    ).entries()) {
      const reply = await user.call(call, { ...looked(await requestIn(state, sender)), ...more } as never)
      const said = reply.status === 403 ? '403' : (reply.body.refused[0]?.message ?? 'done')
      const wanted = expected[index]!
      if (wanted === 'Not found') expect(reply.body.refused[0].code).toBe('RECD0404')
      else if (wanted === state) expect(said).toBe(`Not possible in status ${state}.`)
      else expect(said).toBe(wanted)
    }
  })

  async function requestIn(state: string, sender: TestUser) {
    const sent = await send('1', undefined, {}, sender)
    if (state === 'Rejected') await chief.ok('paymentRequest.reject', { ...looked(sent), reason: 'No' })
    if (state === 'Withdrawn') await sender.ok('paymentRequest.withdraw', looked(sent))
    if (state === 'Approved') await approve(chief, sent)
    return { id: sent.id, version: (await detail(sent.id)).version }
  }
})

test('two who approve at once pay it once; what was changed since it was looked at is not approved', async () => {
  const owed = await bill('100')
  const sent = await send('40', owed)
  const answers = await Promise.all([approve(chief, sent), approve(us, sent)])
  expect(answers.flatMap(({ done }) => done)).toEqual([sent.id])
  expect(await balanceOf(owed.id)).toBe('60.00')
  const other = await send('60', owed)
  const changed = await clerk.ok('paymentOut.save', { ...payment('50', owed), ...other })
  expect(changed).toMatchObject({ id: other.id, status: 'Pending' })
  expect((await approve(chief, other)).refused.map(({ code }) => code)).toEqual(['CONF0001'])
  expect((await approve(chief, changed)).done).toEqual([other.id])
  expect(await balanceOf(owed.id)).toBe('10.00')
})

test('a rejected payment goes back with the reason, is changed and sent again, and keeps its cheque and its files', async () => {
  const owed = await bill('80')
  const file = await clerk.ok('attachment.upload', {
    kind: 'paymentOut',
    entityId: us.entityId,
    name: 'slip.csv',
    content: Buffer.from('a,1').toString('base64'),
  })
  const sent = await send('80', owed, { attachmentIds: [file.id] })
  await chief.ok('paymentRequest.reject', { ...looked(sent), reason: 'Not before Friday' })
  expect(await detail(sent.id)).toMatchObject({
    status: 'Rejected',
    approval: { answer: 'Not before Friday' },
    attachments: [{ name: 'slip.csv' }],
  })
  expect((await notices(clerk))[0]).toEqual([
    'paymentRejected',
    'Ravi rejected the payment of ₹ 80.00 to Mehta Mills: Not before Friday',
    'paymentOut',
    sent.id,
  ])
  expect((await chief.call('attachment.file', { id: String(file.id) })).status).toBe(200)
  const { version } = await detail(sent.id)
  const again = await clerk.ok('paymentOut.pay', {
    ...payment('70', owed, { id: sent.id, version }),
    attachmentIds: [file.id],
  })
  expect(again.payments).toMatchObject([{ id: sent.id, number: null, status: 'Pending', amount: '70.00' }])
  expect(await detail(sent.id)).toMatchObject({ status: 'Pending', approval: { answer: null } })
  await approve(chief, again.payments[0]!)
  expect(await us.ok('paymentOut.detail', { id: String(sent.id) })).toMatchObject({
    amount: '70.00',
    attachments: [{ id: file.id, name: 'slip.csv' }],
  })
  const states = (
    await us.ok('audit.history', { record: 'paymentRequest', id: String(sent.id), size: '50' })
  ).entries.flatMap(({ changes }) =>
    changes.filter(({ field }) => field === 'status').map(({ after }) => after),
  )
  expect(states).toEqual(['Approved', 'Pending', 'Rejected', 'Pending'])
})

test('what is no longer due is refused by name, waits on, and can be changed', async () => {
  const owed = await bill('90')
  const sent = await send('90', owed)
  const { version } = await us.ok('purchaseBill.detail', { id: String(owed.id) })
  await us.ok('purchaseBill.cancel', { ids: [owed.id], reason: 'Wrong entry' })
  expect(version).toBeGreaterThan(0)
  const { done, refused } = await approve(chief, sent)
  expect(done).toEqual([])
  expect(refused[0]!.message).toMatch(/^PB.* was cancelled or is no longer open/)
  const waiting = await detail(sent.id)
  expect(waiting).toMatchObject({ status: 'Pending', allocations: [{ amount: '90.00', balance: '0.00' }] })
  await clerk.ok('paymentOut.save', { ...payment('90'), id: sent.id, version: waiting.version })
  expect((await detail(sent.id)).unallocated).toBe('90.00')
})

test('a bill that a payment waits for is shown with it and is not paid a second time', async () => {
  const asha = await addParty('Asha Paper')
  const owed = await bill('100', { partyId: asha })
  const sent = await send('70', owed, { partyId: asha })
  const { documents, approvalAt } = await us.ok('paymentOut.outstanding', { partyId: String(asha) })
  expect(documents).toMatchObject([{ documentId: owed.id, balance: '100.00', waiting: '70.00' }])
  expect(approvalAt).toEqual([us.entityId])
  const due = await us.ok('dueCalendar.search', { partyIds: [asha] })
  expect(due.records).toMatchObject([{ toPay: '100.00', waiting: '70.00' }])
  const twice = payment('40', owed, { partyId: asha })
  expect(problemsOf(await clerk.call('paymentOut.save', twice))).toEqual(['allocations[0].amount PAYM0021'])
  const run = {
    date: '2026-11-20',
    mode: 'UPI' as const,
    allocations: [{ documentId: owed.id, amount: '100' }],
  }
  const { suppliers } = await whole(clerk.call('paymentOut.run', run))
  expect(suppliers[0]!.refusedBecause).toContain('A payment of 70.00 for')
  // Unnamed bills are paid as far as nothing waits for them; the rest is an advance.
  const { allocations: _, ...unnamed } = payment('50', undefined, { partyId: asha })
  const rest = await clerk.ok('paymentOut.save', unnamed)
  expect(rest).toMatchObject({
    allocations: [{ documentId: owed.id, amount: '30.00' }],
    unallocated: '20.00',
  })
  // Rejected, it no longer keeps others back; sent again it is not counted against itself.
  await chief.ok('paymentRequest.reject', { ...looked(sent), reason: 'No' })
  const { version } = await detail(sent.id)
  await clerk.ok('paymentOut.save', { ...payment('70', owed, { partyId: asha }), id: sent.id, version })
})

test('a run of many suppliers waits supplier by supplier, with one notice, and is approved with a result for each', async () => {
  const [one, two] = [await addParty('Anand Dyes'), await addParty('Zaveri Threads')]
  const [first, second] = [await bill('100', { partyId: one }), await bill('60', { partyId: two })]
  const run = {
    date: '2026-11-20',
    mode: 'BankTransfer' as const,
    allocations: [
      { documentId: first.id, amount: '100' },
      { documentId: second.id, amount: '60' },
    ],
  }
  const { suppliers } = await whole(clerk.call('paymentOut.run', run))
  expect(suppliers).toMatchObject([
    { partyName: 'Anand Dyes', payments: [{ number: null, status: 'Pending' }], refusedBecause: null },
    { partyName: 'Zaveri Threads', payments: [{ number: null, status: 'Pending' }], refusedBecause: null },
  ])
  const asked = (await notices(chief)).filter(([kind]) => kind === 'paymentsApprovalAsked')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toEqual([
    'paymentsApprovalAsked',
    'Ravi submitted 2 payments of ₹ 160.00 in all. Approve or reject them.',
    'paymentOut',
    null,
  ])
  await us.ok('purchaseBill.cancel', { ids: [second.id], reason: 'Wrong entry' })
  const payments = suppliers.map((one: { payments: { id: number; version: number }[] }) => ({
    id: one.payments[0]!.id,
    version: one.payments[0]!.version,
  }))
  const { done, refused, numbers } = await whole(chief.call('paymentRequest.approve', { payments }))
  expect(done).toEqual([payments[0]!.id])
  expect(numbers).toHaveLength(1)
  expect(refused).toMatchObject([{ id: payments[1]!.id, message: expect.stringContaining('no longer open') }])
  expect(await balanceOf(first.id)).toBe('0.00')
})

test('money that goes back to a customer waits too, and no more of a receipt than it has', async () => {
  const receipt = await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-12',
    mode: 'UPI',
    amount: '200',
    allocations: [],
  })
  const refund = { partyId: shop.registered, refundOfId: receipt.id }
  const sent = await send('150', undefined, refund)
  const more = await clerk.call('paymentOut.save', payment('60', undefined, refund))
  expect(problemsOf(more)).toEqual(['amount PAYM0022'])
  expect(await detail(sent.id)).toMatchObject({ refundOf: { id: receipt.id, unallocated: '200.00' } })
  await approve(chief, sent)
  expect((await us.ok('paymentIn.detail', { id: String(receipt.id) })).unallocated).toBe('50.00')
})

test('at a GSTIN without approval it is paid at once, beside what waits at the other', async () => {
  const [here, there] = [await bill('10'), await bill('20', { entityId: us.otherEntityId })]
  const mixed = await us.ok('paymentOut.pay', {
    ...payment('30'),
    allocations: [
      { documentId: here.id, amount: '10' },
      { documentId: there.id, amount: '20' },
    ],
  })
  const statuses = new Map(mixed.payments.map(({ entityId, status }) => [entityId, status]))
  expect([statuses.get(us.entityId), statuses.get(us.otherEntityId)]).toEqual(['Pending', 'Active'])
  expect([await balanceOf(here.id), await balanceOf(there.id)]).toEqual(['10.00', '0.00'])
})

test('switched off, what waits is still decided on, and saved again it is paid at once', async () => {
  const [first, second] = [await send('5'), await send('6')]
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'ApprovalPaymentOut', value: false }],
  })
  expect((await approve(chief, first)).done).toEqual([first.id])
  const paid = await clerk.ok('paymentOut.save', { ...payment('7'), ...second })
  expect(paid).toMatchObject({ id: second.id, status: 'Active', number: expect.stringMatching(/^PAY/) })
  expect((await us.call('paymentRequest.detail', { id: String(second.id) })).status).toBe(404)
  await set(true)
})

test('what is wrong with a payment is refused before it waits, and nobody sees or changes that of another account', async () => {
  const wrong = await clerk.call('paymentOut.save', payment('10', undefined, { date: '2026-11-21' }))
  expect(wrong.status).toBe(422)
  const tds = await clerk.call('paymentOut.save', payment('10', undefined, { tdsAmount: '10.01' }))
  expect(problemsOf(tds)).toEqual(['tdsDeducted PAYM0023'])
  const sent = await send('9')
  const stranger = await server.makeSubscriber()
  expect((await stranger.call('paymentRequest.detail', { id: String(sent.id) })).status).toBe(404)
  for (const name of ['approve', 'withdraw'] as const)
    expect((await stranger.ok(`paymentRequest.${name}`, looked(sent))).refused).toMatchObject([
      { id: sent.id, code: 'RECD0404' },
    ])
  const taken = await stranger.call('paymentOut.save', { ...payment('9'), ...sent })
  expect(taken.status).toBe(404)
  const stale = await clerk.call('paymentOut.save', { ...payment('9'), id: sent.id, version: 99 })
  expect(stale.status).toBe(409)
  const paid = await us.ok('paymentRequest.search', { view: 'approved' })
  const { id, version } = paid.records[0]!
  expect((await clerk.call('paymentOut.save', { ...payment('9'), id, version })).status).toBe(400)
})

test('the only one of a place who may approve approves what they sent', async () => {
  const alone = await server.makeSubscriber()
  await stockShop(alone)
  await alone.ok('setting.update', { settings: [{ name: 'EnableApprovalFlow', value: true }] })
  const party = await alone.ok('party.save', { name: 'Mehta', role: 'Supplier', taxpayerType: 'UNREG' })
  const sent = await alone.ok('paymentOut.save', {
    ...payment('10'),
    entityId: alone.entityId,
    partyId: party.id,
  })
  expect(sent.status).toBe('Pending')
  expect((await alone.ok('paymentRequest.approve', looked(sent))).done).toEqual([sent.id])
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
