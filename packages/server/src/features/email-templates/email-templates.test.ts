import { reminderTemplates } from '@bahi/domain/payments/reminder-ladder.ts'
import { mailEventNames, mailEvents } from '@bahi/contracts/mail-events.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { languages } from '@bahi/contracts/texts/texts.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { fieldsIn } from '../../platform/mail/template.ts'
import { mailOf, standardMail } from './mail-of.ts'
import { previewOf } from './wording.ts'

let server: SharedTestServer
let us: TestSubscriber
let others: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  us = await server.makeSubscriber()
  others = await server.makeSubscriber()
})

const code = { name: 'Asha', code: '123456', minutes: '10' }
const codeMail = (shop: TestSubscriber) => shop.inTenant((db) => mailOf(db, 'signInCode', 'en', code))
const own = {
  event: 'signInCode' as const,
  language: 'en' as const,
  subject: 'Acme: {{code}}',
  body: 'Your code is {{code}}.',
}
const problems = (reply: { body: any }) =>
  Object.entries<any[]>(reply.body.validationErrors ?? {}).map(([property, list]) => [property, list[0].code])

describe('the table of mails', () => {
  test.each(mailEventNames)('%s has its wording in every language and names only its fields', (event) => {
    for (const language of languages) {
      const mail = standardMail(event, language)
      expect(() => previewOf({ event, language, ...mail })).not.toThrow()
      expect(
        fieldsIn(mail).filter((name) => !(mailEvents[event] as readonly string[]).includes(name)),
      ).toEqual([])
    }
    const keys = [`mail.${event}`, ...mailEvents[event].map((name) => `mailField.${name}`)]
    expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([])
  })

  test('every mail is sent by the product', () => {
    const folder = path.resolve(import.meta.dirname, '..')
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('\n')
    // Those of the ladder are named by its steps.
    const ofLadder: readonly string[] = reminderTemplates
    expect(
      mailEventNames.filter((event) => !source.includes(`'${event}'`) && !ofLadder.includes(event)),
    ).toEqual([])
  })
})

describe('own wording', () => {
  test('goes out in place of the product’s while it is active, for its account alone', async () => {
    expect((await codeMail(us)).subject).toBe('123456 is your sign-in code')
    const { id, version } = await us.ok('emailTemplate.save', own)
    expect(await codeMail(us)).toMatchObject({
      event: 'signInCode',
      subject: 'Acme: 123456',
      text: 'Your code is 123456.',
    })
    expect((await codeMail(others)).subject).toBe('123456 is your sign-in code')
    expect((await us.inTenant((db) => mailOf(db, 'signInCode', 'hi', code))).subject).toContain('कोड')
    await us.ok('emailTemplate.updateStatus', { ids: [id], status: 'Inactive' })
    expect((await codeMail(us)).subject).toBe('123456 is your sign-in code')
    await us.ok('emailTemplate.updateStatus', { ids: [id], status: 'Active' })
    expect((await us.call('emailTemplate.save', { ...own, id, version })).status).toBe(409)
    await us.ok('emailTemplate.delete', { ids: [id] })
    expect((await codeMail(us)).subject).toBe('123456 is your sign-in code')
    expect((await us.ok('emailTemplate.detail', { id })).status).toBe('Delete')
  })

  test('is made once for a mail and language, and stays with it', async () => {
    const { id, version } = await us.ok('emailTemplate.save', own)
    expect(problems(await us.call('emailTemplate.save', own))).toEqual([['Data.event', 'VALD0117']])
    const moved = await us.call('emailTemplate.save', { ...own, id, version, language: 'hi' })
    expect(problems(moved)).toEqual([['Data.event', 'VALD0113']])
    const standard = await us.ok('emailTemplate.standard', { event: 'signInCode', language: 'en' })
    expect(standard.templateId).toBe(id)
    expect(standard.fields.map(({ name }) => name)).toEqual(['name', 'code', 'minutes'])
    await us.ok('emailTemplate.delete', { ids: [id] })
  })

  test('refuses fields that the mail has not, broken braces, and what leaves the reader without help', async () => {
    const unknown = await us.call('emailTemplate.save', {
      ...own,
      subject: '{{total}} {{ code',
      body: 'No code',
    })
    expect(problems(unknown)).toEqual([
      ['Data.subject', 'MAST0060'],
      ['Data.body', 'MAST0061'],
    ])
    expect(unknown.body.validationErrors['Data.subject'].map((issue: any) => issue.message).join()).toContain(
      '{{total}}',
    )
    const long = await us.call('emailTemplate.save', { ...own, subject: 'x'.repeat(501) })
    expect(problems(long)).toEqual([['Data.subject', 'VALD0103']])
    expect((await us.call('emailTemplate.preview', { ...own, body: '{{code}} {{party}}' })).status).toBe(422)
  })

  test('a field can never be markup, nor a template a script', async () => {
    const { html, text } = await us.ok('emailTemplate.preview', {
      ...own,
      body: '<script>alert(1)</script> {{code}} {{name}}',
    })
    expect(html).not.toContain('<script')
    expect(text).toContain('<script>alert(1)</script> 482913 Ravi Kumar')
  })
})

test('the list shows every mail in every language, and which have own wording', async () => {
  await us.ok('emailTemplate.save', {
    ...own,
    event: 'statementSent',
    subject: 'Account of {{party}}',
    body: 'X',
  })
  const all = await us.ok('emailTemplate.search', { size: 100 })
  expect(all.total).toBe(mailEventNames.length * languages.length)
  expect(all.records[0]).toMatchObject({ event: mailEventNames[0], language: 'en', status: 'Default' })
  const active = await us.ok('emailTemplate.search', { statuses: ['Active'] })
  expect(active.records).toMatchObject([{ event: 'statementSent', subject: 'Account of {{party}}' }])
  const found = await us.ok('emailTemplate.search', { keyword: 'receipt', languages: ['en'] })
  expect(found.records.map(({ event }) => event)).toEqual(['paymentReceipt'])
  expect((await us.call('emailTemplate.export', { format: 'csv' })).status).toBe(200)
})

test('a test mail goes to the mailbox of the user who asks, and to no other', async () => {
  const editor = await us.makeUser({ rights: ['EML_ED'] })
  const { to } = await editor.ok('emailTemplate.sendTest', own)
  const mails = await us.inTenant(async (db) => {
    const { rows } = await sql<{
      recipients: string[]
      subject: string
    }>`select recipients, subject from mails
      where subscriber_id = current_subscriber() and event = 'test'`.execute(db)
    return rows
  })
  expect(mails).toEqual([{ recipients: [to], subject: 'Acme: 482913' }])
  const reader = await us.makeUser({ rights: ['EML_SH_VW'] })
  expect((await reader.call('emailTemplate.sendTest', own)).status).toBe(403)
  expect((await reader.call('emailTemplate.save', own)).status).toBe(403)
  expect((await editor.call('emailTemplate.save', own)).status).toBe(403)
  expect((await editor.call('emailTemplate.search', {})).status).toBe(403)
})

test('each id of the list opens its wording, and one of the product begins a wording of the account', async () => {
  const shop = await server.makeSubscriber()
  const { records } = await shop.ok('emailTemplate.search', { size: 100 })
  for (const { id, event, language, subject } of records)
    expect(await shop.ok('emailTemplate.detail', { id })).toMatchObject({
      id,
      event,
      language,
      subject,
      status: 'Default',
    })
  const { id, event, language, subject, body } = await shop.ok('emailTemplate.detail', { id: records[0]!.id })
  const saved = await shop.ok('emailTemplate.save', {
    id,
    event,
    language,
    subject: `Acme: ${subject}`,
    body,
  })
  const again = await shop.ok('emailTemplate.search', { size: 100, events: [event], languages: [language] })
  expect(again.records).toMatchObject([{ id: saved.id, templateId: saved.id, status: 'Active' }])
  expect(await shop.ok('emailTemplate.detail', { id: saved.id })).toMatchObject({
    subject: `Acme: ${subject}`,
  })
  expect((await shop.call('emailTemplate.detail', { id: 9_000_000_000_000_000 + 9000 })).status).toBe(404)
})
