import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: SharedTestServer
let us: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
})

const set = (turnover: string, financialYear?: string) =>
  us.call('entity.setVrnTurnover', {
    entityId: us.entityId,
    turnover,
    ...(financialYear ? { financialYear } : {}),
  })
const detail = () => us.ok('entity.detail', { id: us.entityId })

test('the year before decides the digits of HSN codes, the highest year the duty of e-invoices', async () => {
  await set('40000000')
  expect((await detail()).duties).toEqual({ hsnDigits: 4, isEInvoiceDuty: false })
  await set('60000000', '2021-22')
  expect(await detail()).toMatchObject({
    turnover: '40000000',
    turnovers: [
      { financialYear: '2025-26', turnover: '40000000' },
      { financialYear: '2021-22', turnover: '60000000' },
    ],
    duties: { hsnDigits: 4, isEInvoiceDuty: true },
  })
  const [row] = await us.ok('eInvoice.credentials', { entityId: us.entityId })
  expect(row!.isDuty).toBe(true)
  await set('50000000.01')
  expect((await detail()).duties).toEqual({ hsnDigits: 6, isEInvoiceDuty: true })
})

test('a year that is not over, or lies before GST, has no turnover', async () => {
  for (const year of ['2026-27', '2016-17', '2025-27']) {
    const reply = await set('1', year)
    expect([year, Object.keys(reply.body.validationErrors)]).toEqual([year, ['Data.financialYear']])
  }
})

test('what is fetched every night is chosen for each GSTIN; e-way bills follow their setting', async () => {
  const { entityId, otherEntityId } = us
  const types = async () => (await detail()).syncReturnTypes
  const [both] = await us.ok('entity.autoSync', { entityIds: [entityId, otherEntityId], isEnabled: true })
  expect(both).toEqual({ entityId, returnTypes: ['EWB', 'GSTR2A', 'GSTR2B', 'IMS'] })
  expect(await types()).toEqual(['EWB', 'GSTR2A', 'GSTR2B', 'IMS'])
  const settings = await us.ok('setting.search', { entityId: String(entityId) })
  expect(settings.find(({ name }) => name === 'eWayBillSync')!.value).toBe(true)
  await us.ok('entity.autoSync', { entityIds: [entityId], isEnabled: false, returnTypes: ['EWB', 'IMS'] })
  expect(await types()).toEqual(['GSTR2A', 'GSTR2B'])
  await us.ok('setting.update', { entityId, settings: [{ name: 'eWayBillSync', value: true }] })
  expect(await types()).toEqual(['EWB', 'GSTR2A', 'GSTR2B'])
})

test('only who may edit the registration chooses, and only where it has a GSTIN', async () => {
  const reader = await us.makeUser({ rights: ['ENT_SH_VW'] })
  const body = { entityIds: [us.entityId], isEnabled: true }
  expect((await reader.call('entity.autoSync', body)).status).toBe(403)
  const clerk = await us.makeUser({ rights: ['ENT_ED'], entityIds: [us.otherEntityId] })
  expect((await clerk.call('entity.autoSync', body)).status).toBe(404)
  const company = await us.call('entity.autoSync', { entityIds: [us.companyId], isEnabled: true })
  expect(Object.keys(company.body.validationErrors)).toEqual(['Data.entityIds[0]'])
  const editor = await us.makeUser({ rights: ['ENT_ED'] })
  const turnover = { entityId: us.companyId, turnover: '1' }
  expect((await editor.call('entity.setVrnTurnover', turnover)).status).toBe(403)
})
