import { afterAll, beforeAll, expect, test } from 'vitest'
import { road, startEwayWorld } from '../../../test/eway-world.ts'
import type { EwayWorld } from '../../../test/eway-world.ts'
import { endOfTask } from '../../../test/portal-world.ts'
import { movement } from '../../../test/world.ts'

let world: EwayWorld
beforeAll(async () => {
  world = await startEwayWorld()
})
afterAll(() => world?.stop())

const invoices = (count: number, more: object = { transport: road }) =>
  Promise.all(Array.from({ length: count }, () => world.invoice(more)))

test('everything that matches gets its bill; what cannot is reported', async () => {
  const good = await invoices(5)
  const bad = await world.invoice({ transport: { mode: 'Road', distance: 150 } })
  const moved = await world.us.ok('eWayBill.save', {
    ...movement(world.us.entityId),
    transport: road,
  })
  const draft = await world.us.ok('eWayBill.save', { ...movement(world.us.entityId), number: undefined })
  const service = await world.invoice({ lines: [{ itemId: world.stock.service, quantity: '2' }] })
  const small = await world.invoice({ lines: [{ itemId: world.stock.bolt, quantity: '1' }], transport: road })
  // Said before: what would be made, and what needs none.
  expect(await world.us.ok('eWayBill.countAll', {})).toEqual({ bills: 7, notNeeded: 1, isExact: true })
  expect(await world.us.ok('eWayBill.countAll', { states: ['Generated'] })).toMatchObject({ bills: 0 })
  const asked = await world.us.ok('eWayBill.generateAll', {})
  expect(asked.documents).toBe(7)
  const task = await endOfTask(world.us, { taskId: asked.taskId! })
  expect([task.status, task.response]).toEqual([
    'SuccessWithError',
    expect.objectContaining({
      done: 6,
      rejected: 1,
      waiting: 0,
      documents: [expect.objectContaining({ documentId: bad.id, number: bad.number })],
    }),
  ])
  for (const { id } of good) expect((await world.detail({ documentId: id })).status).toBe('Generated')
  expect((await world.detail({ billId: moved.id })).status).toBe('Generated')
  expect((await world.detail({ documentId: small.id })).status).toBe('YetNotGenerated')
  expect((await world.detail({ billId: draft.id })).status).toBe('Draft')
  expect((await world.detail({ documentId: service.id })).status).toBe('NotApplicable')
  expect(await world.us.ok('eWayBill.generateAll', { states: ['YetNotGenerated'] })).toEqual({
    taskId: null,
    documents: 0,
  })
  const counts = await world.us.ok('eWayBill.counts', {})
  const states = Object.fromEntries(counts.map(({ status, documents }) => [status, documents]))
  expect(states).toEqual({ Generated: 6, YetNotGenerated: 1, Rejected: 1, Draft: 1, NotApplicable: 1 })
})

test('the list is taken out as a sheet', async () => {
  const file = await world.us.call('eWayBill.export', { states: ['Generated'], format: 'csv' })
  const [head, ...lines] = file.bytes.toString('utf8').trim().split(/\r?\n/)
  expect(head).toContain('E-way bill no.')
  expect(lines.length).toBe(6)
  for (const line of lines) expect(line).toMatch(/Generated.*\b\d{12}\b/)
})

test('many are cancelled, each by the rules of one', async () => {
  const made = await invoices(3)
  await world.generated({ documentIds: made.map(({ id }) => id), transport: road })
  const none = await world.invoice()
  const { taskId } = await world.us.ok('eWayBill.cancelMany', {
    documentIds: [...made.map(({ id }) => id), none.id],
    reason: 'OrderCancelled',
    remark: 'Flood',
  })
  const task = await endOfTask(world.us, { taskId })
  expect([task.status, task.response]).toEqual([
    'SuccessWithError',
    expect.objectContaining({
      done: 3,
      refused: [expect.objectContaining({ documentId: none.id, reason: expect.stringMatching(/./) })],
    }),
  ])
  for (const { id } of made)
    expect(await world.detail({ documentId: id })).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'OrderCancelled',
      cancelRemark: 'Flood',
    })
  const all = { documentIds: made.map(({ id }) => id), reason: 'Duplicate', remark: 'Twice' } as const
  expect(
    (await world.us.call('eWayBill.cancelMany', { ...all, documentIds: [...all.documentIds] })).status,
  ).toBe(400)
})

test('errors of many are reported before anything is sent', async () => {
  const [good] = await invoices(1)
  const bad = await world.invoice({ transport: { mode: 'Rail', distance: 150 } })
  const rows = await world.us.ok('eWayBill.validate', { documentIds: [good!.id, bad.id] })
  expect(rows).toMatchObject([
    { documentId: good!.id, issues: [], need: { need: 'needed' } },
    { documentId: bad.id, issues: [{ path: 'transport.transportDocumentNumber', code: '394' }] },
  ])
})
