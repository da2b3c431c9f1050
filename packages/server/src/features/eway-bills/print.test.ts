import { readSignedQr } from '@bahi/gateways/einvoice/signed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { road, startEwayWorld } from '../../../test/eway-world.ts'
import { endOfTask, until } from '../../../test/portal-world.ts'
import { codesOf, pagesOf } from '../printing/read-pdf.fixture.ts'

let world: Awaited<ReturnType<typeof startEwayWorld>>
let us: typeof world.us

beforeAll(async () => {
  world = await startEwayWorld()
  us = world.us
})
afterAll(() => world?.stop())

async function billed(): Promise<{ id: number; number: string | null }> {
  const made = await world.invoice()
  await world.generated({ documentIds: [made.id], transport: road })
  return made
}

const printed = async (documentId: number, form: 'brief' | 'detailed') => {
  const { status, bytes } = await us.call('eWayBill.print', { documentId: String(documentId), form })
  expect(status).toBe(200)
  return bytes
}

test('the form of a bill shows its number, its parties and its state', async () => {
  const { id, number } = await billed()
  const { ewbNo } = await world.detail({ documentId: id })
  for (const form of ['brief', 'detailed'] as const) {
    const pdf = await printed(id, form)
    const text = (await pagesOf(pdf)).join(' ')
    for (const part of [number!, world.gstin, 'Deccan Looms', 'Outward - Supply', 'MH12AB1234', 'Active'])
      expect(text).toContain(part)
    expect(await codesOf(pdf, 'Code128')).toEqual([ewbNo])
    const [qr] = await codesOf(pdf)
    expect(qr).toMatch(new RegExp(`^${ewbNo}/${world.gstin}/\\d\\d-\\d\\d-\\d{4} \\d\\d:\\d\\d:\\d\\d$`))
  }
})

test('a bill by its own id, and none where there is none', async () => {
  const { id } = await billed()
  const { id: billId } = await world.detail({ documentId: id })
  const reply = await us.call('eWayBill.print', { billId: String(billId) })
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  const bare = await world.invoice()
  const refused = await us.call('eWayBill.print', { documentId: String(bare.id) })
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    400,
    expect.stringContaining('e-way bill'),
  ])
  const both = await us.call('eWayBill.print', { documentId: String(id), billId: String(billId) })
  expect(both.status).toBe(422)
})

test('no other user prints it', async () => {
  const { id } = await billed()
  const stranger = await world.server.makeSubscriber({ name: 'Stranger' })
  expect((await stranger.call('eWayBill.print', { documentId: String(id) })).status).toBe(404)
})

test('a cancelled bill is marked across the form, and is removed from the invoice', async () => {
  const { id } = await billed()
  const { ewbNo } = await world.detail({ documentId: id })
  const before = await us.call('salesInvoice.pdf', { id: String(id) })
  expect(await codesOf(before.bytes, 'Code128')).toEqual([ewbNo])
  await us.ok('eWayBill.cancel', { documentId: id, reason: 'Duplicate', remark: 'Twice' })
  expect((await pagesOf(await printed(id, 'brief'))).join(' ')).toMatch(
    /CANCELLED.*Cancelled on|Cancelled on.*CANCELLED/,
  )
  const after = await us.call('salesInvoice.pdf', { id: String(id) })
  expect(await codesOf(after.bytes, 'Code128')).toEqual([])
})

test('many are one PDF, and those without a bill are reported', async () => {
  const made = [await billed(), await billed()]
  const bare = await world.invoice()
  const asked = { documentIds: [...made.map(({ id }) => id), bare.id], form: 'brief' as const }
  const task = await endOfTask(us, await us.ok('eWayBill.printMany', asked))
  expect(task.status).toBe('SuccessWithError')
  expect(task.response).toMatchObject({ bills: 2, files: 1, without: [bare.number] })
  const pdf = await us.call('task.file', { id: String(task.result[0]!.fileId) })
  expect(await pagesOf(pdf.bytes)).toHaveLength(2)
})

test('the sheet of a vehicle lists its bills', async () => {
  const made = [await billed(), await billed()]
  const bills = await Promise.all(made.map(({ id }) => world.detail({ documentId: id })))
  const { id } = await us.ok('consolidatedEWayBill.generate', {
    entityId: us.entityId,
    ewbNos: bills.map(({ ewbNo }) => ewbNo!),
    place: 'Pune',
    stateCode: '27',
    mode: 'Road',
    vehicleNumber: 'MH12AB1234',
  })
  const sheet = await until(
    () => us.ok('consolidatedEWayBill.detail', { id: String(id) }),
    ({ status }) => status === 'Generated',
  )
  const { bytes } = await us.call('consolidatedEWayBill.print', { id: String(id) })
  const text = (await pagesOf(bytes)).join(' ')
  for (const { number } of made) expect(text).toContain(number)
  expect(await codesOf(bytes)).toEqual([sheet.number])
})

test('an invoice with IRN and bill carries both, and its QR is the one the portal signed', async () => {
  await world.signUpForInvoices()
  const { id } = await world.invoice()
  await endOfTask(us, await us.ok('eInvoice.generate', { documentIds: [id] }))
  await world.generated({ documentIds: [id], transport: road })
  const { signedQrCode, irn } = await us.ok('eInvoice.detail', { documentId: String(id) })
  const { ewbNo } = await world.detail({ documentId: id })
  const { bytes } = await us.call('salesInvoice.pdf', { id: String(id) })
  const [qr, ...more] = await codesOf(bytes)
  expect([qr, more]).toEqual([signedQrCode, []])
  expect(await codesOf(bytes, 'Code128')).toEqual([ewbNo])
  const reading = readSignedQr(qr!, world.sandbox.einvoice.certificates)
  expect([reading.signature, reading.data?.irn]).toEqual(['verified', irn])
  expect((await pagesOf(await printed(id, 'detailed'))).join(' ')).toContain(irn)
})
