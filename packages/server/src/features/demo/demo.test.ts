import { rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import { pickKnown } from '@bahi/contracts/known-members.ts'
import { PartySave } from '@bahi/contracts/parties.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCall, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'
import { demoUserName, ensureDemo } from './index.ts'

let server: TestServer
const password = 'Demo@12345'
const log = () => {}
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_SANDBOX: 'own' } })
  await ensureDemo(server.app.services, { password, log })
})
afterAll(() => server?.stop())

test('the demo user signs in and finds a company with two GSTINs, parties and items', async () => {
  const { body: session, status } = await server.signIn(demoUserName, password)
  expect(status).toBe(200)
  const ask = async (name: string, input?: unknown) =>
    (await sendCall(server.url, name, input, session.token)).body
  expect(await ask('user.companies')).toEqual([
    expect.objectContaining({ entityName: 'Sahyadri General Trading', isDefault: true }),
  ])
  const [company] = await ask('entity.entities', {})
  expect(company.children.map((node: { stateCode: string }) => node.stateCode).sort()).toEqual(['27', '29'])
  expect((await ask('party.search', {})).total).toBeGreaterThanOrEqual(40)
  expect((await ask('item.search', {})).total).toBeGreaterThanOrEqual(60)
  const place = await ask('entity.detail', { id: company.children[0].entityId })
  expect(place).toMatchObject({ upiId: 'sahyadri@samplebank', signatory: { name: 'Meera Kulkarni' } })
  expect(place.logo).toMatch(/^data:image\/png/)
  // What is shown can be saved again: nothing of the demo is beyond the rules.
  const { records } = await ask('party.search', { size: 100 })
  for (const { id } of records as { id: number }[]) {
    const party = await ask('party.detail', { id })
    const again = await sendCall(server.url, 'party.save', pickKnown(PartySave, party), session.token)
    expect([party.name, again.status, again.body.validationErrors]).toEqual([party.name, 200, undefined])
  }
})

test('the sandbox of the GST portal and the books agree about the sample company', async () => {
  const { body: session } = await server.signIn(demoUserName, password)
  const ask = async (name: string, input?: unknown) =>
    (await sendCall(server.url, name, input, session.token)).body
  const [company] = await ask('entity.entities', {})
  for (const { entityId } of company.children) {
    const { vrn, legalName, tradeName, address } = await ask('entity.detail', { id: entityId })
    const { city, stateCode, pincode } = address
    expect(await ask('gst.searchTaxpayer', { Gstin: vrn })).toMatchObject({
      gstin: vrn,
      legalName,
      tradeName,
      address: { city, stateCode, pincode },
      source: 'portal',
    })
  }
})

test('a second start changes nothing', async () => {
  const count = async () => {
    const { body } = await server.signIn(demoUserName, password)
    return (await sendCall(server.url, 'party.search', {}, body.token)).body.total as number
  }
  const before = await count()
  await ensureDemo(server.app.services, { password, log })
  expect(await count()).toBe(before)
})

test('a user of each built-in role signs in with the same password and sees the company with the rights of the role', async () => {
  for (const role of ['Accountant', 'Sales', 'Purchase', 'Store', 'Auditor'] as const) {
    const { body: session, status } = await server.signIn(`${role.toLowerCase()}@bahi.example`, password)
    expect([role, status]).toEqual([role, 200])
    const ask = async (name: string) => (await sendCall(server.url, name, {}, session.token)).body
    expect(await ask('user.companies')).toHaveLength(1)
    const held = ((await ask('user.rights')) as { rightId: string; hasAccess: boolean }[])
      .filter(({ hasAccess }) => hasAccess)
      .map(({ rightId }) => rightId)
    expect(held).toEqual(rightsOfBuiltIn(role))
  }
})
