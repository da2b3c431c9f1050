import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOfTask, readyForEInvoices, startPortalWorld } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'
import { codesOf, pagesOf } from '../printing/read-pdf.fixture.ts'

let world: PortalWorld
let us: PortalWorld['us']
let gstin: string
const registered: { id: number; number: string | null }[] = []
let bare: { id: number; number: string | null }

beforeAll(async () => {
  world = await startPortalWorld({
    clock: () => new Date(),
    buyer: { city: 'Pune', stateCode: '27', pincode: '411001' },
    quantity: '10',
  })
  us = world.us
  gstin = await readyForEInvoices(world)
  registered.push(await world.invoice(), await world.invoice())
  await endOfTask(us, await us.ok('eInvoice.generate', { documentIds: registered.map(({ id }) => id) }))
  bare = await world.invoice()
})
afterAll(() => world?.stop())

const fileOf = async (task: { result: { fileId: number }[] }) =>
  (await us.call('task.file', { id: String(task.result[0]!.fileId) })).bytes
const everyId = () => [...registered, bare].map(({ id }) => id)

test('payloads of many are one array, as sent where they were', async () => {
  const task = await endOfTask(us, await us.ok('eInvoice.jsonMany', { documentIds: everyId() }))
  expect([task.status, task.response]).toEqual(['Success', { documents: 3, files: 1, without: [] }])
  const payloads = JSON.parse((await fileOf(task)).toString()) as {
    DocDtls: { No: string }
    SellerDtls: { Gstin: string }
  }[]
  expect(payloads).toHaveLength(3)
  expect(new Set(payloads.map(({ DocDtls }) => DocDtls.No))).toEqual(
    new Set([...registered, bare].map(({ number }) => number)),
  )
  expect(new Set(payloads.map(({ SellerDtls }) => SellerDtls.Gstin))).toEqual(new Set([gstin]))
  const one = await us.call('eInvoice.json', { documentId: String(registered[0]!.id) })
  expect(payloads).toContainEqual(JSON.parse(one.bytes.toString()))
})

test('a draft has no payload and is reported', async () => {
  const draft = await world.invoice({ status: 'Draft' })
  const asked = { documentIds: [registered[0]!.id, draft.id] }
  const task = await endOfTask(us, await us.ok('eInvoice.jsonMany', asked))
  expect(task.status).toBe('SuccessWithError')
  expect(task.response).toMatchObject({ documents: 1, without: [expect.any(String)] })
})

test('many are printed with the QR that was signed for each; those without an IRN are reported', async () => {
  const task = await endOfTask(us, await us.ok('eInvoice.printMany', { documentIds: everyId() }))
  expect(task.status).toBe('SuccessWithError')
  expect(task.response).toEqual({ documents: 2, files: 1, without: [bare.number] })
  const pdf = await fileOf(task)
  expect(await pagesOf(pdf)).toHaveLength(2)
  for (const [at, { id }] of registered.entries()) {
    const { signedQrCode } = await us.ok('eInvoice.detail', { documentId: String(id) })
    expect(await codesOf(pdf, 'QRCode', at + 1)).toEqual([signedQrCode])
  }
})

test('to print many and to keep their file are rights of their own', async () => {
  const documentIds = everyId()
  const kept = { printer: 'SIN_PRT', keeper: 'SIN_PDF' } as const
  for (const [who, right] of Object.entries(kept)) {
    const user = await us.makeUser({ rights: ['SIN_SH_VW', right] })
    for (const purpose of ['Print', 'File', undefined] as const) {
      const { status } = await user.call('eInvoice.printMany', { documentIds, purpose })
      const may = (purpose ?? 'File') === (who === 'printer' ? 'Print' : 'File')
      expect([who, purpose, status]).toEqual([who, purpose, may ? 200 : 403])
    }
  }
})

test('nothing is printed where none has an IRN, nor of others', async () => {
  const refused = await us.call('eInvoice.printMany', { documentIds: [bare.id] })
  expect(refused.status).toBe(400)
  const stranger = await world.server.makeSubscriber({ name: 'Stranger' })
  expect((await stranger.call('eInvoice.printMany', { documentIds: everyId() })).status).toBe(404)
})
