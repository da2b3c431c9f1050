import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: SharedTestServer
let us: TestSubscriber
let others: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  us = await server.makeSubscriber()
  others = await server.makeSubscriber()
})

const problems = (reply: { body: any }) =>
  Object.entries<any[]>(reply.body.validationErrors ?? {}).map(([property, list]) => [property, list[0].code])
const save = (name: string, entityId = us.entityId) => us.ok('department.save', { name, entityId })

test('a department is made at a place, changed, listed and offered', async () => {
  const { id, version } = await save('Accounts')
  await us.ok('department.save', { id, version, name: 'Accounts', entityId: us.entityId, head: 'Asha Rao' })
  expect((await us.call('department.save', { id, version, name: 'Old', entityId: us.entityId })).status).toBe(
    409,
  )
  expect(await us.ok('department.detail', { id })).toMatchObject({ head: 'Asha Rao', users: 0 })
  expect((await us.ok('department.search', { keyword: 'rao' })).records).toMatchObject([
    { id, name: 'Accounts' },
  ])
  expect(await us.ok('subscriber.departments')).toMatchObject([
    { id, name: 'Accounts', entityId: us.entityId },
  ])
  expect((await us.call('department.export', { format: 'csv' })).status).toBe(200)
})

test('a name is unique at a place', async () => {
  await save('Stores')
  expect(problems(await us.call('department.save', { name: 'stores', entityId: us.entityId }))).toEqual([
    ['Data.name', 'VALD0117'],
  ])
  await save('Stores', us.otherEntityId)
})

test('an inactive one is not offered, nor one at an inactive place', async () => {
  const { id } = await save('Packing', us.otherEntityId)
  const offered = async () => (await us.ok('subscriber.departments')).some((one) => one.id === id)
  expect(await offered()).toBe(true)
  await us.ok('department.updateStatus', { ids: [id], status: 'Inactive' })
  expect(await offered()).toBe(false)
  await us.ok('department.updateStatus', { ids: [id], status: 'Active' })
  await us.ok('entity.updateStatus', { ids: [us.otherEntityId], status: 'Inactive' })
  expect(await offered()).toBe(false)
  const refused = await us.call('department.save', { name: 'New', entityId: us.otherEntityId })
  expect(problems(refused)).toEqual([['Data.entityId', 'VALD0119']])
  await us.ok('entity.updateStatus', { ids: [us.otherEntityId], status: 'Active' })
})

test('one with people stays, and its place too', async () => {
  const { id } = await save('Sales desk', us.otherEntityId)
  const { id: branchId } = await us.ok('entity.save', {
    entityType: 'ChildEntity',
    parentEntityId: us.otherEntityId,
    entityName: 'Kiosk',
    locationType: 'Branch',
  })
  await us.ok('department.save', { name: 'Counter', entityId: branchId })
  expect((await us.ok('entity.delete', { ids: [branchId] })).refused[0]!.message).toContain('Counter')
  const person = {
    firstName: 'Meera',
    userName: 'meera@sales.example',
    emailAddress: 'meera@sales.example',
    userType: 'Normal',
  } as const
  const user = await us.ok('user.save', { ...person, departmentId: id })
  const { refused } = await us.ok('department.delete', { ids: [id] })
  expect(refused).toMatchObject([{ id, code: 'MAST0062' }])
  await us.ok('user.save', { ...user, ...person })
  expect((await us.ok('department.delete', { ids: [id] })).done).toEqual([id])
})

test('what belongs to a place that the user does not see, or to another account, is not found', async () => {
  const { id, version } = await save('Hidden', us.otherEntityId)
  const clerk = await us.makeUser({
    rights: ['DPT_SH_VW', 'DPT_ED', 'DPT_DEL', 'DPT_CH_ST'],
    entityIds: [us.entityId],
  })
  for (const user of [clerk, others]) {
    expect((await user.call('department.detail', { id })).status).toBe(404)
    const body = { id, version, name: 'Mine', entityId: user === clerk ? us.entityId : others.entityId }
    expect((await user.call('department.save', body)).status).toBe(404)
    expect((await user.ok('department.delete', { ids: [id] })).done).toEqual([])
    expect((await user.ok('department.updateStatus', { ids: [id], status: 'Inactive' })).done).toEqual([])
    expect((await user.ok('subscriber.departments')).some((one) => one.id === id)).toBe(false)
  }
  expect((await clerk.call('department.save', { name: 'New', entityId: us.entityId })).status).toBe(403)
})

test('branches and godowns are offered while they and their GSTIN are active', async () => {
  const { id } = await us.ok('entity.save', {
    entityType: 'ChildEntity',
    parentEntityId: us.entityId,
    entityName: 'Bhiwandi godown',
    locationType: 'Godown',
  })
  const offered = async () => (await us.ok('subscriber.branches')).find((one) => one.id === id)
  expect(await offered()).toMatchObject({ locationType: 'Godown', entityId: us.entityId })
  await us.ok('entity.updateStatus', { ids: [id], status: 'Inactive' })
  expect(await offered()).toBeUndefined()
})
