import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLink, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

/** An invoice sent by mail, from the call to what the receiver opens: once through the inbox, once through a mail server. */

const publicUrl = 'https://books.example.in'

async function invoiceOf(us: TestSubscriber, shop: Shop) {
  return us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
  })
}

async function eventually<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 90_000; Date.now() < end; await new Promise((go) => setTimeout(go, 50))) {
    const found = await read()
    if (found !== undefined) return found
  }
  throw new Error('Nothing came')
}

describe('on a machine without a mail account', () => {
  let server: TestServer
  let us: TestSubscriber
  let shop: Shop
  beforeAll(async () => {
    server = await startTestServer({ env: { BAHI_WORKER: 'on', BAHI_PUBLIC_URL: `${publicUrl}/` } })
    us = await server.makeSubscriber()
    shop = await stockShop(us)
  })
  afterAll(() => server?.stop())

  const inbox = async (to: string) =>
    (await server.send('GET', `/api/dev/inbox?format=json&to=${encodeURIComponent(to)}`)).body

  test('the development inbox shows the mail with its PDF, and its link opens the invoice', async () => {
    const { id, number } = await invoiceOf(us, shop)
    const { messageId } = await us.ok(
      'salesInvoice.send',
      { id, to: 'asha@example.in; accounts@example.in' },
      // A forged host name is in no link.
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    )
    const message = await eventually(async () => (await inbox('asha@example.in'))[0])
    expect(message).toMatchObject({
      to: ['asha@example.in', 'accounts@example.in'],
      subject: expect.stringContaining(number!),
      attachments: [{ contentType: 'application/pdf', name: expect.stringMatching(/\.pdf$/) }],
    })
    const [link, shortUrl] = /https?:\/\/[^\s/]+\/pdf\/([\w-]+)/.exec(message.text)!
    expect(link.startsWith(`${publicUrl}/pdf/`)).toBe(true)
    expect(message.html).toContain(link)
    expect(JSON.stringify(message)).not.toContain('evil')
    const shown = await openLink(server, shortUrl!)
    expect([shown.status, JSON.stringify(shown.body).includes(number!)]).toEqual([200, true])
    const file = await server.send('GET', `/api/dev/inbox/${message.id}/0`)
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const { rows } = await server.app.pools.owner.query('select status, attempts from mails where id = $1', [
      messageId,
    ])
    expect(rows).toEqual([{ status: 'Sent', attempts: 1 }])
  })

  test('a mail of a transaction that fails, of a draft or to no address is never sent', async () => {
    const draft = await us.ok('salesInvoice.save', { entityId: us.entityId, status: 'Draft', lines: [] })
    expect((await us.call('salesInvoice.send', { id: draft.id, to: 'draft@example.in' })).status).toBe(400)
    const { id } = await invoiceOf(us, shop)
    for (const to of ['', 'nobody', 'a@b.in\r\nBcc: x@example.in'])
      expect([to, (await us.call('salesInvoice.send', { id, to })).status]).toEqual([to, 422])
    const { rows } = await server.app.pools.owner.query('select count(*)::int as count from mails')
    expect(rows[0].count).toBe(1)
  })
})

describe('with a mail server', () => {
  test('that is away for a moment, the mail arrives once, as the receiver reads it', async () => {
    const received: { to: string[]; raw: Buffer }[] = []
    let refusals = 1
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (auth, _session, done) =>
        auth.username === 'bahi' && auth.password === 'secret word'
          ? done(null, { user: 'bahi' })
          : done(new Error('No')),
      onMailFrom: (_address, _session, done) =>
        refusals-- > 0 ? done(Object.assign(new Error('Later'), { responseCode: 451 })) : done(),
      onData(stream, session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(parts),
          })
          done()
        })
      },
    })
    smtp.on('error', () => {})
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const { port } = smtp.server.address() as AddressInfo
    const server = await startTestServer({
      env: {
        BAHI_WORKER: 'on',
        BAHI_PUBLIC_URL: publicUrl,
        SMTP_URL: `smtp://bahi:secret%20word@127.0.0.1:${port}`,
        BAHI_MAIL_FROM: 'Acme Books <books@acme.example>',
      },
    })
    try {
      const us = await server.makeSubscriber()
      const { id, number } = await invoiceOf(us, await stockShop(us))
      const sent = await us.ok('salesInvoice.send', {
        id,
        to: 'asha@example.in',
        message: '{{party}}: {{link}}',
      })
      await eventually(async () => received[0])
      const mail = await PostalMime.parse(received[0]!.raw)
      expect(received[0]!.to).toEqual(['asha@example.in'])
      expect(mail).toMatchObject({
        from: { name: 'Acme Books', address: 'books@acme.example' },
        subject: expect.stringContaining(number!),
        text: expect.stringContaining(`Asha Traders: ${publicUrl}/pdf/`),
      })
      const pdf = Buffer.from(mail.attachments[0]!.content as ArrayBuffer)
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      const state = await eventually(async () => {
        const { rows } = await server.app.pools.owner.query(
          `select status, attempts from mails where id = $1 and status = 'Sent'`,
          [sent.messageId],
        )
        return rows[0]
      })
      expect(state).toEqual({ status: 'Sent', attempts: 2 })
      expect(received).toHaveLength(1)
      expect((await server.send('GET', '/api/dev/inbox')).status).toBe(404)
    } finally {
      await server.stop()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    }
  })
})
