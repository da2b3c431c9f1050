import { reportKinds, reportRight } from '@bahi/contracts/report-kinds.ts'
import type { ReportName } from '@bahi/contracts/report-kinds.ts'
import { turnoverReports } from '@bahi/contracts/turnover-reports.ts'
import { sql } from 'kysely'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendCall, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { closeRenderer } from '../printing/index.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await startTestServer({
    clock: () => new Date('2026-11-20T10:00:00Z'),
    env: { BAHI_WORKER: 'on' },
  })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  for (const [partyId, amount] of [
    [shop.registered, '1000'],
    [shop.consumer, '250'],
  ] as const)
    await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId,
      date: '2026-10-05',
      status: 'Active',
      lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount }],
    })
})
afterAll(async () => {
  await closeRenderer()
  await server?.stop()
})

const names = Object.keys(reportKinds) as ReportName[]
const askedOf = (name: ReportName): object =>
  (
    {
      ...Object.fromEntries(Object.keys(turnoverReports).map((one) => [one, { entityIds: [us.entityId] }])),
      gstr1: { entityId: us.entityId, returnPeriod: '102026' },
      gstr1a: { entityId: us.entityId, returnPeriod: '102026' },
      gstr3b: { entityId: us.entityId, returnPeriod: '102026' },
      gstr9: { entityId: us.entityId, returnPeriod: '032026' },
      gstr9c: { entityId: us.entityId, returnPeriod: '032026' },
      creditComparison: { entityId: us.entityId, financialYear: '2026-27' },
      partyLedger: { id: shop.registered, entityIds: [us.entityId] },
      ageing: { entityIds: [us.entityId] },
      supplierAgeing: { entityIds: [us.entityId] },
      dueCalendar: { entityIds: [us.entityId] },
    } as Record<ReportName, object>
  )[name]
const actions = ['export', 'pdf', 'print', 'send'] as const
const inputOf = (name: ReportName, action: (typeof actions)[number]) => ({
  ...askedOf(name),
  ...(action === 'send' ? { to: 'ca@example.in' } : {}),
})

describe.each(names)('%s', (name) => {
  test.each(actions)('is opened for %s by that right of its group alone', async (action) => {
    const { token } = await us.makeUser({ rights: [reportRight(name, action)] })
    for (const other of actions) {
      const { status } = await sendCall(server.url, `${name}.${other}`, inputOf(name, other), token)
      expect([other, status]).toEqual([other, other === action ? 200 : 403])
    }
  })

  test('is a PDF with the legal name, pages and the time it was made, in every direction of writing', async () => {
    for (const culture of ['en-IN', 'ar-AE', 'hi-IN']) {
      const reply = await sendCall(server.url, `${name}.print`, askedOf(name), us.token, {
        headers: { 'culture-name': culture },
      })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(reply.headers.get('content-disposition')).toMatch(/^inline/)
      if (culture === 'en-IN') expect(await wordsOf(reply.bytes)).toMatch(/Page 1 of \d/)
    }
  })

  test('is mailed with its sheets, and the audit trail records what was sent to whom', async () => {
    const attach = [...reportKinds[name].attachments]
    const sent = (await sendCall(
      server.url,
      `${name}.send`,
      { ...askedOf(name), to: 'ca@example.in; owner@example.in', attach },
      us.token,
    )) as { status: number; body: { messageId: number } }
    expect(sent.status).toBe(200)
    const [mail] = await us.inTenant(async (db) => {
      const { rows } = await sql<{ recipients: string[]; names: string[]; after: Record<string, unknown> }>`
        select m.recipients, array(select s.name from stored_files s where s.id = any(m.file_ids) order by s.id) as names,
          (select a.after from audit_entries a where a.table_name = 'report_mails' and (a.after ->> 'message_id')::bigint = m.id) as after
        from mails m where m.id = ${sent.body.messageId}`.execute(db)
      return rows
    })
    expect(mail?.recipients).toEqual(['ca@example.in', 'owner@example.in'])
    expect(mail?.names.map((file) => file.split('.').at(-1))).toEqual(['pdf', ...attach])
    expect(mail?.after).toMatchObject({ report: name, recipients: ['ca@example.in', 'owner@example.in'] })
  })

  test('is mailed with sheets only by who may export it', async () => {
    const { token } = await us.makeUser({ rights: [reportRight(name, 'send')] })
    const input = { ...inputOf(name, 'send'), attach: ['xlsx'] }
    expect((await sendCall(server.url, `${name}.send`, input, token)).status).toBe(403)
  })

  test('is not mailed to what is no address', async () => {
    const reply = await sendCall(server.url, `${name}.send`, { ...askedOf(name), to: 'nobody' }, us.token)
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([422, expect.stringContaining('Data.to')])
  })
})

test('GSTR-1 on paper has each document with its tax and the sums of each section', async () => {
  const words = await wordsOf((await us.call('gstr1.pdf', askedOf('gstr1') as never)).bytes)
  for (const word of [
    'October 2026',
    'Details of outward supplies',
    '05/10/2026',
    '1,000.00',
    'Total liability',
  ])
    expect(words).toContain(word)
})

test('a large report goes out as a task', async () => {
  await us.ok('setting.update', { settings: [{ name: 'recordsAffectedWarningLimit', value: 1 }] })
  const { taskId } = await us.ok('ageing.send', {
    entityIds: [us.entityId],
    to: 'owner@example.in',
    attach: ['xlsx'],
  })
  await expect.poll(async () => (await us.ok('task.status', { ids: [taskId!] }))[0]?.status).toBe('Success')
  const { rows } = await us.inTenant((db) =>
    sql<{ files: string[] }>`select files from report_mails order by id desc limit 1`.execute(db),
  )
  expect(rows[0]?.files.map((file) => file.split('.').at(-1))).toEqual(['pdf', 'xlsx'])
})

async function wordsOf(pdf: Uint8Array): Promise<string> {
  const task = pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await task.destroy()
  return pages.join(' ')
}
