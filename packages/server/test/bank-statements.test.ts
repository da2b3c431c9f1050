import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from './call-helpers.ts'
import type { TestServer, TestSubscriber } from './call-helpers.ts'
import { endOfTask } from './portal-world.ts'
import { addSeries, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await startTestServer({
    clock: () => new Date('2026-11-20T10:00:00Z'),
    env: { BAHI_WORKER: 'on' },
  })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['journal', 'contra', 'paymentIn', 'paymentOut'])
})

const csv = `Date,Description,Reference,Debit,Credit,Balance
2026-11-02,NEFT ACME,N305261234567,,500.00,10500.00
2026-11-03,SMS CHRG OCT,,17.70,,10482.30`

test('a file comes as a form or as JSON, and is queued', async () => {
  const form = new FormData()
  form.set('file', new File([csv], 'nov.csv'))
  form.set('entityId', String(us.entityId))
  form.set('account', 'Bank')
  const sent = await fetch(`${server.url}/api/bankStatement/upload`, {
    method: 'POST',
    headers: { 'auth-token': us.token },
    body: form,
  })
  const body = await sent.json()
  expect([sent.status, body]).toEqual([200, { taskId: expect.any(Number), id: expect.any(Number) }])
  const { records } = await us.ok('bankStatement.search', {
    entityId: us.entityId,
    account: 'Bank',
    start: 0,
    size: 50,
  })
  expect(records).toEqual([])
  expect(await us.ok('bankStatement.accounts', { entityId: us.entityId })).toMatchObject([
    { account: 'Bank', files: 1 },
  ])
  expect(
    await us.ok('bankStatement.reconciliation', { entityId: us.entityId, account: 'Bank' }),
  ).toMatchObject({ bankBalance: null })
})

test('a statement is read, matched, confirmed, proved and undone', async () => {
  const { id: paymentId } = await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-01',
    mode: 'BankTransfer',
    amount: '500',
    reference: 'N305261234567',
    allocations: [],
  })
  await us.ok('journal.saveOpenings', {
    entityId: us.entityId,
    date: '2026-04-01',
    lines: [{ account: 'Bank', debit: '10000' }],
  })
  const upload = async () => {
    const content = Buffer.from(csv).toString('base64')
    const sent = await us.ok('bankStatement.upload', {
      entityId: us.entityId,
      account: 'Bank',
      file: { name: 'n.csv', content },
    })
    await endOfTask(us, sent)
  }
  const search = async () =>
    (await us.ok('bankStatement.search', { entityId: us.entityId, account: 'Bank' })).records
  await upload()
  const rows = await search()
  expect(
    rows.map(({ date, debit, credit, balance, state, isSure }) => [
      date,
      debit,
      credit,
      balance,
      state,
      isSure,
    ]),
  ).toEqual([
    ['2026-11-03', '17.70', '0.00', '10482.30', 'Suggested', true],
    ['2026-11-02', '0.00', '500.00', '10500.00', 'Suggested', true],
  ])
  expect(rows[1]!.matches).toMatchObject([{ paymentId, reasons: ['amount', 'reference', 'date'] }])
  await upload()
  expect(await search()).toHaveLength(2)
  const ids = rows.map(({ id }) => id)
  expect(await us.ok('bankStatement.confirm', { ids })).toEqual({
    done: expect.arrayContaining(ids),
    refused: [],
  })
  const proof = () =>
    us.ok('bankStatement.reconciliation', { entityId: us.entityId, account: 'Bank', asOf: '2026-11-20' })
  expect(await proof()).toMatchObject({
    bookBalance: '10482.30',
    expected: '10482.30',
    bankBalance: '10482.30',
    difference: '0.00',
  })
  const refused = await us.ok('paymentIn.cancel', { ids: [paymentId], reason: 'Wrong' })
  expect(refused.refused).toMatchObject([{ id: paymentId, code: 'ACTN0066' }])
  expect((await us.ok('bankStatement.undo', { ids })).refused).toEqual([])
  expect(await proof()).toMatchObject({
    bookBalance: '10500.00',
    notInBooksTotal: '482.30',
    // The payment is of the day before the first row and in no row: books and bank differ before the statement, which is named.
    difference: '-500.00',
    differences: [{ kind: 'opening', date: '2026-11-01', amount: '-500.00' }],
  })
})
