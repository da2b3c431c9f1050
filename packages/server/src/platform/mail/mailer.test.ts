import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestSubscriber } from '../../../test/call-helpers.ts'
import { storeFile } from '../files/store.ts'
import type { Logger } from '../log/logger.ts'
import { openMailer, type Mailer } from './mailer.ts'

const silent: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent }
let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({ routeGroups: [] })
  shop = await server.makeSubscriber()
})
afterAll(() => server.stop())

const keep = (fileIds: number[] = []) =>
  shop.inTenant(async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into mails (subscriber_id, event, recipients, subject, text_body, html_body, file_ids)
      values (${shop.subscriberId}, 'documentSent', ${['asha@example.in']}, 'Invoice', 'text', '<p>text</p>', ${fileIds})
      returning id`.execute(db)
    return rows[0]!.id
  })
const stateOf = (id: number) =>
  shop.inTenant(async (db) => {
    const { rows } = await sql`select status, attempts, last_error from mails
      where subscriber_id = ${shop.subscriberId} and id = ${id}`.execute(db)
    return rows[0]
  })
const deliver = (mailer: Mailer, id: number) =>
  mailer.deliver(server.app.tenants, { subscriberId: shop.subscriberId, id })
const place = () => ({ productionLike: false, dataDir: server.database.dataDir })

describe('mailer', () => {
  it('hands a kept mail over once, with its files, and never twice', async () => {
    const mailer = await openMailer(place(), silent)
    const content = Buffer.from('%PDF-1.7 body')
    const file = { purpose: 'mail', name: 'INV-1.pdf', contentType: 'application/pdf', content }
    const fileId = await shop.inTenant((db) =>
      storeFile(db, { subscriberId: shop.subscriberId, userId: null }, file),
    )
    const id = await keep([fileId])
    await deliver(mailer, id)
    await deliver(mailer, id)
    const messages = await mailer.inbox!.list('asha@example.in')
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({ subject: 'Invoice', attachments: [{ name: 'INV-1.pdf' }] })
    expect(Buffer.from(messages[0]!.attachments[0]!.base64, 'base64')).toEqual(content)
    expect(await stateOf(id)).toEqual({ status: 'Sent', attempts: 1, lastError: null })
    await mailer.close()
  })

  it('tries again where the server is away, and gives up where it refuses', async () => {
    let answer = 451
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No'), { responseCode: answer })),
    })
    smtp.on('error', () => {})
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const { port } = smtp.server.address() as AddressInfo
    const mailer = await openMailer({ ...place(), smtpUrl: `smtp://127.0.0.1:${port}` }, silent)
    const id = await keep()
    await expect(deliver(mailer, id)).rejects.toThrow()
    expect(await stateOf(id)).toMatchObject({ status: 'Pending', attempts: 1 })
    answer = 550
    await deliver(mailer, id)
    expect(await stateOf(id)).toMatchObject({ status: 'Failed', attempts: 2 })
    await mailer.close()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })

  it('keeps mail waiting in production while no server is set up, and opens no inbox there', async () => {
    const mailer = await openMailer({ ...place(), productionLike: true }, silent)
    expect(mailer.inbox).toBeUndefined()
    const id = await keep()
    await expect(deliver(mailer, id)).rejects.toThrow('SMTP_URL')
    expect(await stateOf(id)).toMatchObject({ status: 'Pending', attempts: 1 })
    await mailer.close()
  })
})
