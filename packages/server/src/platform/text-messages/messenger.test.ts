import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestSubscriber } from '../../../test/call-helpers.ts'
import type { Logger } from '../log/logger.ts'
import { openInbox, type Inbox } from '../mail/inbox.ts'
import { messengerOf } from './messenger.ts'
import { keepTextMessage } from './outbox.ts'

const silent: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent }
let server: TestServer
let shop: TestSubscriber
let inbox: Inbox
let answer = 503
const service = createServer((request, reply) => {
  request.resume().on('end', () => reply.writeHead(answer).end('{}'))
})
let url: string
beforeAll(async () => {
  server = await startTestServer({ routeGroups: [] })
  shop = await server.makeSubscriber()
  inbox = await openInbox(`${server.database.dataDir}/texts`)
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(async () => {
  await inbox?.close()
  await new Promise((resolve) => service.close(resolve))
  await server?.stop()
})

const keep = () =>
  shop.inTenant((db) =>
    keepTextMessage(db, shop.subscriberId, {
      event: 'signInCode',
      channel: 'sms',
      to: '9876543210',
      text: '123456 is your code',
      isSecret: true,
    }),
  )
const stateOf = (id: number) =>
  shop.inTenant(async (db) => {
    const { rows } = await sql`select status, attempts, message from text_messages
      where subscriber_id = ${shop.subscriberId} and id = ${id}`.execute(db)
    return rows[0]
  })
const deliver = (messenger: ReturnType<typeof messengerOf>, id: number) =>
  messenger.deliver(server.app.tenants, { subscriberId: shop.subscriberId, id })

test('without a service a message is in the development inbox, once, and its code is forgotten', async () => {
  const messenger = messengerOf({ provider: undefined, inbox }, silent)
  const id = await keep()
  await deliver(messenger, id)
  await deliver(messenger, id)
  const messages = await inbox.list('9876543210')
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({ channel: 'sms', text: '123456 is your code' })
  expect(await stateOf(id)).toEqual({ status: 'Sent', attempts: 1, message: '' })
})

test('a service that is away is tried again, and one that refuses ends it', async () => {
  const messenger = messengerOf({ provider: { url }, inbox: undefined }, silent)
  const id = await keep()
  await expect(deliver(messenger, id)).rejects.toThrow('503')
  expect(await stateOf(id)).toMatchObject({ status: 'Pending', attempts: 1, message: '123456 is your code' })
  answer = 202
  await deliver(messenger, id)
  expect(await stateOf(id)).toEqual({ status: 'Sent', attempts: 2, message: '' })
  answer = 400
  const refused = await keep()
  await deliver(messenger, refused)
  expect(await stateOf(refused)).toEqual({ status: 'Failed', attempts: 1, message: '' })
})

test('with neither it waits', async () => {
  const id = await keep()
  await expect(deliver(messengerOf({ provider: undefined, inbox: undefined }, silent), id)).rejects.toThrow(
    'BAHI_SMS_URL',
  )
  expect(await stateOf(id)).toMatchObject({ status: 'Pending', attempts: 1 })
})
