import type { InputOf } from '@bahi/contracts/call.ts'
import type { customFieldCalls } from '@bahi/contracts/custom-fields.ts'
import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { pagesOf } from '../printing/read-pdf.fixture.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let party: number
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  party = (await us.ok('party.save', { name: 'Mehta Mills', role: 'Both', taxpayerType: 'UNREG' })).id
})

const define = async (field: Partial<InputOf<typeof customFieldCalls.save>>): Promise<string> => {
  const whole = {
    recordKind: 'paymentIn',
    type: 'text',
    labels: { en: `Field ${Math.random()}` },
    ...field,
  } as const
  return `field${(await us.ok('customField.save', whole)).id}`
}
const payment = (customFields?: Record<string, string>) => ({
  entityId: us.entityId,
  partyId: party,
  date: '2026-11-20',
  mode: 'UPI' as const,
  amount: '500',
  allocations: [],
  ...(customFields ? { customFields } : {}),
})
const problems = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys((body as { validationErrors?: object }).validationErrors ?? {}),
]
const printed = async (kind: PaymentKind, id: number) =>
  (await pagesOf((await us.call(`${kind}.pdf`, { id })).bytes)).join(' ')

test.each(paymentKindNames)('of %s go from definition to voucher, list, sheet and history', async (kind) => {
  const till = await define({ recordKind: kind, labels: { en: 'Till' }, isInList: true, isPrinted: true })
  const inner = await define({ recordKind: kind, labels: { en: 'Margin note' } })
  const other = kind === 'paymentIn' ? 'paymentOut' : 'paymentIn'
  const foreign = await define({ recordKind: other, labels: { en: 'Elsewhere' }, isPrinted: true })
  expect(problems(await us.call(`${kind}.save`, payment({ [foreign]: 'x' })))).toEqual([
    422,
    [`Data.customFields.${foreign}`],
  ])
  const { id } = await us.ok(`${kind}.save`, payment({ [till]: 'Front desk', [inner]: 'thin' }))
  await us.ok(`${kind}.save`, payment({ [till]: 'Van' }))
  const detail = await us.ok(`${kind}.detail`, { id })
  expect(detail.customFields).toEqual({ [till]: 'Front desk', [inner]: 'thin' })

  const text = await printed(kind, id)
  expect(text).toContain('Till Front desk')
  expect(text).not.toContain('thin')

  const customFilters = { [till]: ['front'] }
  const found = await us.ok(`${kind}.search`, { customFilters })
  expect(found.records).toMatchObject([{ id, customFields: { [till]: 'Front desk' } }])
  expect(found.totals).toMatchObject({ amount: '500.00' })
  expect((await us.ok(`${kind}.counts`, { customFilters }))[0]).toEqual({
    view: 'all',
    documents: 1,
    amount: '500.00',
  })
  const sheet = (await us.call(`${kind}.export`, { format: 'csv' })).bytes.toString()
  expect(sheet.split(/\r?\n/)[0]).toMatch(/Till.*Margin note/)
  expect(sheet).toContain('Front desk')

  const { version } = await us.ok(`${kind}.update`, { id, version: detail.version, notes: 'as agreed' })
  expect((await us.ok(`${kind}.detail`, { id })).customFields).toEqual(detail.customFields)
  expect(
    problems(await us.call(`${kind}.update`, { id, version, customFields: { [foreign]: 'x' } })),
  ).toEqual([422, [`Data.customFields.${foreign}`]])
  await us.ok(`${kind}.update`, { id, version, customFields: { [till]: 'Back office' } })
  expect((await us.ok(`${kind}.detail`, { id })).customFields).toEqual({ [till]: 'Back office' })
  const history = await us.call('audit.history', { record: kind, id })
  expect(JSON.stringify(history.body)).toContain('Back office')
})

test('one that must be filled in is asked for, at each GSTIN, in a run, and not of money that comes with an invoice', async () => {
  const received = await define({ isMandatory: true })
  const paid = await define({
    recordKind: 'paymentOut',
    isMandatory: true,
    type: 'choice',
    choices: ['A', 'B'],
  })
  expect(problems(await us.call('paymentIn.save', payment()))).toEqual([
    422,
    [`Data.customFields.${received}`],
  ])
  expect(problems(await us.call('paymentIn.receive', payment()))[1]).toEqual([
    `Data.customFields.${received}`,
  ])
  const { receipts } = await us.ok('paymentIn.receive', payment({ [received]: 'Asha' }))
  expect((await us.ok('paymentIn.detail', { id: receipts[0]!.id })).customFields).toEqual({
    [received]: 'Asha',
  })

  const bill = await us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: party,
    date: '2026-11-10',
    supplierNumber: 'S/1',
    supplierDate: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: shop.rice, quantity: '1', unitPrice: '200' }],
  })
  const run = (customFields: Record<string, string>) =>
    us.call('paymentOut.run', {
      date: '2026-11-20',
      mode: 'UPI',
      customFields,
      allocations: [{ documentId: bill.id, amount: '200' }],
    })
  const refused = (await run({ [paid]: 'C' })).body
  expect([refused.done, refused.suppliers[0].refusedBecause]).toEqual([[], expect.stringContaining('A, B')])
  const { suppliers } = (await run({ [paid]: 'B' })).body
  const { id } = suppliers[0].payments[0]
  expect((await us.ok('paymentOut.detail', { id })).customFields).toEqual({ [paid]: 'B' })

  const invoice = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: party,
    date: '2026-11-20',
    status: 'Active',
    received: { amount: '20', mode: 'Cash' },
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50' }],
  })
  expect((await us.ok('salesInvoice.detail', { id: invoice.id })).payments).toMatchObject([
    { amount: '20.00' },
  ])
})

test('what waits for approval keeps them, and the payment has them', async () => {
  const purpose = await define({ recordKind: 'paymentOut', labels: { en: 'Purpose' }, isPrinted: true })
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [
      { name: 'EnableApprovalFlow', value: true },
      { name: 'ApprovalPaymentOut', value: true },
    ],
  })
  const clerk = await us.makeUser({ rights: ['POT_SH_VW', 'POT_AD'] })
  const { id, version, status } = await clerk.ok('paymentOut.save', payment({ [purpose]: 'Rent' }))
  expect(status).toBe('Pending')
  expect((await clerk.ok('paymentRequest.detail', { id })).customFields).toEqual({ [purpose]: 'Rent' })
  await us.ok('paymentRequest.approve', { payments: [{ id, version }] })
  expect((await us.ok('paymentOut.detail', { id })).customFields).toEqual({ [purpose]: 'Rent' })
  expect(await printed('paymentOut', id)).toContain('Purpose Rent')
})
