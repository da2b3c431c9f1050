import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sendCall, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import { pagesOf } from '../printing/read-pdf.fixture.ts'

let server: SharedTestServer
let us: TestSubscriber
let party: number
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  await stockShop(us)
  await addSeries(us, ['receiptVoucher'])
  party = (
    await us.ok('party.save', {
      name: 'Mehta Mills',
      role: 'Both',
      taxpayerType: 'UNREG',
      mobile: '9822012345',
      billingAddress: { line1: '1 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
    })
  ).id
})

const pay = async (kind: PaymentKind, more: object = {}) =>
  (
    await us.ok(`${kind}.save`, {
      entityId: us.entityId,
      partyId: party,
      date: '2026-11-20',
      mode: 'UPI',
      amount: '500',
      reference: 'UTR 7',
      notes: 'with thanks',
      allocations: [],
      ...more,
    })
  ).id
/** By somebody who is not signed in. */
const visit = (name: string, input: object) => sendCall(server.url, name, input, undefined)
const open = (shortUrl: string) => visit('public.document', { shortUrl })

test.each(paymentKindNames)(
  'of %s a link opens the voucher for anybody, is counted, and ends when it is revoked',
  async (kind) => {
    const id = await pay(kind)
    const made = await us.ok(`${kind}.link`, { id })
    expect(made.url).toMatch(new RegExp(`/pdf/${made.shortUrl}$`))
    expect(decodeURIComponent(made.whatsAppUrl)).toMatch(/^https:\/\/wa\.me\/919822012345\?text=.*500\.00/)
    expect(made.whatsAppUrl).toContain(encodeURIComponent(made.url))

    const { status, body } = await open(made.shortUrl)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind,
      status: 'Active',
      amount: '500.00',
      party: { name: 'Mehta Mills' },
      title: kind === 'paymentIn' ? 'Receipt' : 'Payment Voucher',
      pictureSvg: expect.stringMatching(/^<svg/),
    })
    // Nothing of the books beside what is on the voucher.
    expect(Object.keys(body).toSorted()).toEqual(
      'amount amountInWords date kind number party pictureSvg status supplier title voucherNumber'.split(' '),
    )
    const pdf = await visit('public.documentPdf', { shortUrl: made.shortUrl })
    const [text] = await pagesOf(pdf.bytes)
    expect(text).toContain(body.number)
    expect(text).toContain('UTR 7')

    const [link] = await us.ok(`${kind}.links`, { id })
    expect(link).toMatchObject({ views: 1, downloads: 1, revokedAt: null, expiresAt: null })
    const history = await us.ok('audit.history', { record: kind, id })
    expect(history.entries[0]).toMatchObject({ part: 'documentLinks', action: 'create' })
    expect(history.seen).toMatchObject([{ views: 1 }])
    expect(JSON.stringify(history)).not.toContain(made.shortUrl)

    // It is no offer, and the other kind of payment knows nothing of it.
    const answer = { shortUrl: made.shortUrl, answer: 'Accepted', name: 'Ravi' } as const
    expect((await visit('public.answer', answer)).status).toBe(404)
    const other = kind === 'paymentIn' ? 'paymentOut' : 'paymentIn'
    expect(await us.ok(`${other}.links`, { id })).toEqual([])
    expect((await us.call(`${other}.revokeLink`, { id })).status).toBe(404)
    expect((await us.call(`${kind}.revokeLink`, { id, linkId: link!.id + 1000 })).status).toBe(422)

    await us.ok(`${kind}.link`, { id })
    await us.ok(`${kind}.revokeLink`, { id, linkId: link!.id })
    expect((await open(made.shortUrl)).status).toBe(404)
    const ended = (await us.ok(`${kind}.links`, { id })).map(({ revokedAt }) => revokedAt !== null)
    expect(ended).toEqual([false, true])
  },
)

test('one for a receipt voucher opens that, with the tax of the advance', async () => {
  const id = await pay('paymentIn', { amount: '1180', allocations: undefined, advance: { hsn: '998313' } })
  const { shortUrl } = await us.ok('paymentIn.link', { id })
  const { body } = await open(shortUrl)
  expect(body).toMatchObject({ title: 'Receipt Voucher', voucherNumber: expect.stringMatching(/^rec/) })
})

test('it ends with its last day, and that day is not in the past', async () => {
  const id = await pay('paymentIn')
  const past = await us.call('paymentIn.link', { id, expiresOn: '2026-11-19' })
  expect([past.status, Object.keys(past.body.validationErrors)]).toEqual([422, ['Data.expiresOn']])
  const { shortUrl, expiresAt } = await us.ok('paymentIn.link', { id, expiresOn: '2026-11-20' })
  expect(expiresAt).toBe('2026-11-20T18:29:59.999Z')
  await us.inTenant((db) =>
    sql`update document_links set expires_at = '2020-01-01' where subscriber_id = current_subscriber() and payment_id = ${id}`.execute(
      db,
    ),
  )
  expect((await open(shortUrl)).status).toBe(404)
})

test('of one that is cancelled later the link says so, and no new one is made', async () => {
  const id = await pay('paymentOut')
  const { shortUrl } = await us.ok('paymentOut.link', { id })
  await us.ok('paymentOut.cancel', { ids: [id], reason: 'bounced' })
  expect((await open(shortUrl)).body).toMatchObject({ status: 'Cancelled' })
  expect((await us.call('paymentOut.link', { id })).status).toBeGreaterThanOrEqual(400)
})

test('asks for the right to send, at the place of the payment, and for one of our own', async () => {
  const id = await pay('paymentIn')
  const reader = await us.makeUser({ rights: ['PIN_SH_VW'] })
  for (const call of ['link', 'revokeLink', 'links'] as const)
    expect((await reader.call(`paymentIn.${call}`, { id })).status, call).toBe(403)
  const others = await server.makeSubscriber()
  await stockShop(others)
  expect((await others.call('paymentIn.link', { id })).status).toBe(404)
  expect((await others.call('paymentIn.revokeLink', { id })).status).toBe(404)
  expect(await others.ok('paymentIn.links', { id })).toEqual([])
})
