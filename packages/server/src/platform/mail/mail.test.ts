import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inboxReply } from './inbox-page.ts'
import { openInbox, type Inbox } from './inbox.ts'
import { fieldsIn, fillMail } from './template.ts'

describe('templates', () => {
  const template = {
    subject: 'Invoice {{number}} from {{company}}',
    body: 'Dear {{party}},\n\nSee {{link}}.\nThanks',
  }

  it('fills fields as text and escapes them in HTML', () => {
    const mail = fillMail(template, {
      number: 'A/1',
      company: 'X\r\nBcc: all@x.in',
      party: '<b onclick=x>',
      link: 'https://x.in/pdf/a?b=1&c=2',
    })
    expect(mail.subject).toBe('Invoice A/1 from X Bcc: all@x.in')
    expect(mail.text).toContain('Dear <b onclick=x>,')
    expect(mail.html).toContain('Dear &lt;b onclick=x&gt;,')
    expect(mail.html).toContain('<a href="https://x.in/pdf/a?b=1&amp;c=2">')
    expect(mail.html).not.toContain('<b ')
  })

  it('sets names and numbers apart in an Arabic mail, and leaves links as they are', () => {
    const mail = fillMail(
      { subject: 'فاتورة {{number}} من {{company}}', body: 'السلام عليكم {{party}}،\n\n{{link}}' },
      { number: 'A/1', company: 'سند', party: 'Asha (Traders)', link: 'https://x.in/pdf/a' },
      'ar',
    )
    expect(mail.subject).toBe('فاتورة \u2068A/1\u2069 من سند')
    expect(mail.text).toBe('السلام عليكم \u2068Asha (Traders)\u2069،\n\nhttps://x.in/pdf/a')
    expect(mail.html).toContain('dir="rtl"')
    expect(mail.html).toContain('<a href="https://x.in/pdf/a">')
  })

  it('leaves a field empty that is not given, and never fills what a field brought in', () => {
    expect(fillMail(template, { party: '{{link}}', link: 'L' }).text).toContain('Dear {{link}},')
    expect(fillMail(template, {}).subject).toBe('Invoice from')
    expect(fillMail({ subject: '{{constructor}}', body: '' }, {}).subject).toBe('')
  })

  it('names its fields', () => expect(fieldsIn(template)).toEqual(['number', 'company', 'party', 'link']))
})

describe('development inbox', () => {
  let folder: string
  let inbox: Inbox
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'inbox-'))
    inbox = await openInbox(folder)
  })
  afterEach(async () => {
    await inbox.close()
    await rm(folder, { recursive: true })
  })

  it('is readable by its owner alone, also where the folder was there before', async () => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const open = path.join(folder, 'open')
    await mkdir(open, { mode: 0o755 })
    await (await openInbox(open)).close()
    expect((await stat(open)).mode & 0o777).toBe(0o700)
    await rm(open, { recursive: true })
  })

  const send = (subject: string) =>
    createTransport({ url: inbox.smtpUrl }).sendMail({
      from: 'Bahi <a@bahi.localhost>',
      to: ['asha@example.in', 'ravi@example.in'],
      subject,
      text: 'नमस्ते {{}} <script>',
      html: '<p>नमस्ते</p><script>alert(1)</script>',
      attachments: [
        { filename: 'INV-1.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
      ],
    })

  it('keeps what comes by SMTP, newest first', async () => {
    await send('पहला')
    await send('Second')
    const messages = await inbox.list()
    expect(messages.map((message) => message.subject)).toEqual(['Second', 'पहला'])
    expect(messages[0]).toMatchObject({
      channel: 'mail',
      from: 'a@bahi.localhost',
      to: ['asha@example.in', 'ravi@example.in'],
    })
    expect(Buffer.from(messages[0]!.attachments[0]!.base64, 'base64').toString()).toBe('%PDF-1.7')
    expect(await inbox.list('ravi@EXAMPLE.in')).toHaveLength(2)
    expect(await inbox.list('other@example.in')).toEqual([])
  })

  it('shows mail as text, its HTML only without scripts, and nothing outside its folder', async () => {
    await send('<img src=x onerror=alert(1)>')
    const [message] = await inbox.list()
    const list = await inboxReply(inbox, '', {})
    expect(list?.body).toContain('&lt;img src=x')
    expect((await inboxReply(inbox, `/${message!.id}`, {}))?.body).toContain('&lt;script&gt;')
    expect(
      (await inboxReply(inbox, `/${message!.id}/html`, {}))?.headers['content-security-policy'],
    ).toContain('sandbox')
    expect(String((await inboxReply(inbox, `/${message!.id}/0`, {}))?.body)).toBe('%PDF-1.7')
    expect(await inboxReply(inbox, '/..%2f..%2fetc%2fpasswd', {})).toBeUndefined()
    expect(JSON.parse(String((await inboxReply(inbox, '', { json: true }))?.body))).toHaveLength(1)
  })
})
