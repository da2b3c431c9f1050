import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

test('one call returns what the calls of the frame return one by one', async () => {
  const shop = await server.makeSubscriber()
  const { companyId } = shop
  const [
    settings,
    login,
    companies,
    summary,
    profile,
    rights,
    entities,
    tasks,
    unread,
    customFields,
    columns,
  ] = await Promise.all([
    shop.ok('system.loadSettings'),
    shop.ok('system.preLoadSettings'),
    shop.ok('user.companies'),
    shop.ok('subscriber.businessSummary'),
    shop.ok('user.profile'),
    shop.ok('user.rights', { entityId: String(companyId) }),
    shop.ok('entity.entities', { companyId: String(companyId) }),
    shop.ok('task.pending'),
    shop.ok('notification.count'),
    shop.ok('customField.search'),
    shop.ok('setting.columns', {}),
  ])
  const one = {
    settings,
    login,
    companies,
    summary,
    profile,
    rights,
    entities,
    tasks,
    unread,
    customFields,
    columns,
  }
  expect(await shop.ok('start.open', { companyId: String(companyId) })).toEqual({ ...one, companyId })
})

test('a company of another account counts as none', async () => {
  const shop = await server.makeSubscriber()
  const other = await server.makeSubscriber()
  expect(await shop.ok('start.open', { companyId: String(other.companyId) })).toMatchObject({
    companyId: null,
    entities: null,
  })
})
