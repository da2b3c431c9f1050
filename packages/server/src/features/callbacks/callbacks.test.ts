import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { isSignedWith, startReceiver } from '../../../test/receiver.ts'
import type { Receiver } from '../../../test/receiver.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { today } from '../../../test/world.ts'
import { pausesSeconds } from './deliver.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
let receiver: Receiver
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_WORKER: 'on', BAHI_CALLBACK_PRIVATE: 'on' } })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  receiver = await startReceiver()
  return () => receiver.close()
})

const subscribe = async (url = receiver.url, more: object = {}) =>
  us.ok('callback.save', { url, events: ['document.issued', 'payment.saved'], ...more })
const invoice = (more: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: today(),
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
    ...more,
  } as never)
const deliveries = async (more: object = {}) =>
  (await us.ok('callback.deliveries', { sort: 'id ASC', ...more } as never)).records
const settled = (count: number) => expect.poll(() => receiver.calls.length).toBeGreaterThanOrEqual(count)
const stateOf = async (at = 0) => (await deliveries())[at]!.state
/** The time of the next attempt comes. */
const pauseIsOver = () =>
  us.inTenant(async (db) => {
    await sql`update callback_deliveries set due_at = now() where subscriber_id = current_subscriber() and state = 'Attempted'`.execute(
      db,
    )
    await sql`select wake_callback(id, is_slow) from callbacks where subscriber_id = current_subscriber()`.execute(
      db,
    )
  })

describe('what is sent', () => {
  test('an issued document arrives once, signed, with its event id; a draft and a refused save send nothing', async () => {
    const { id, secret } = await subscribe()
    await invoice({ status: 'Draft' })
    expect((await us.call('salesInvoice.save', { entityId: us.entityId } as never)).status).toBe(422)
    const issued = await invoice()
    await settled(1)
    await expect.poll(() => stateOf()).toBe('Completed')
    expect(receiver.calls).toHaveLength(1)
    const [call] = receiver.calls
    expect(call!.body).toMatchObject({
      event: 'document.issued',
      documentId: issued.id,
      data: { kind: 'salesInvoice', entityId: us.entityId, total: '148.00' },
    })
    expect(call!.headers['bahi-event-id']).toBe(call!.body.eventId)
    expect(Math.abs(Number(call!.headers['bahi-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    expect(isSignedWith(secret!, call!)).toBe(true)
    expect(isSignedWith(`${secret}x`, call!)).toBe(false)
    expect(await deliveries({ callbackId: id })).toMatchObject([
      {
        event: 'document.issued',
        eventId: call!.body.eventId,
        state: 'Completed',
        attempts: 1,
        statusCode: 200,
        lastError: null,
      },
    ])
  })

  test('a payment arrives; an address gets the events that it asked for', async () => {
    await subscribe(receiver.url, { events: ['payment.saved'] })
    await invoice()
    const paid = await us.ok('paymentIn.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: today(),
      mode: 'Cash',
      amount: '40',
    } as never)
    await settled(1)
    expect(receiver.calls.map(({ body }) => body)).toMatchObject([
      {
        event: 'payment.saved',
        data: { kind: 'paymentIn', amount: '40.00', paymentId: (paid as { id: number }).id },
      },
    ])
    expect(await deliveries()).toHaveLength(1)
  })

  test('an IRN, an e-way bill, a filed return and an import are events once each, a trial of an import is none', async () => {
    await subscribe(receiver.url, {
      events: ['einvoice.generated', 'ewaybill.generated', 'return.filed', 'import.done'],
    })
    const { id } = await invoice()
    await us.inTenant(async (db) => {
      const ran = async (isDryRun: boolean) => {
        await sql`with task as (
            insert into background_tasks (subscriber_id, user_id, type) values (current_subscriber(), ${us.id}, 'importFile') returning id),
          file as (
            insert into import_files (subscriber_id, kind, file_name, file_hash, format, bytes, heading_row, headings, head)
            values (current_subscriber(), 'Parties', 'parties.csv', '\\x00', 'csv', 1, 1, '{}', '[]') returning id)
          insert into imports (subscriber_id, import_file_id, kind, task_id, mapping, conflict_action, is_dry_run, all_or_nothing)
          select current_subscriber(), file.id, 'Parties', task.id, '{}', 'Skip', ${isDryRun}, false from file, task`.execute(
          db,
        )
        await sql`update imports set ended_at = now(), status = 'Success', succeeded_rows = 3 where subscriber_id = current_subscriber() and ended_at is null`.execute(
          db,
        )
      }
      await sql`insert into e_invoices (subscriber_id, document_id, entity_id, status) values (current_subscriber(), ${id}, ${us.entityId}, 'Rejected')`.execute(
        db,
      )
      await sql`update e_invoices set status = 'Generated', irn = 'irn-1', ack_no = '11' where subscriber_id = current_subscriber()`.execute(
        db,
      )
      await sql`update e_invoices set status = 'Generated', ack_no = '11' where subscriber_id = current_subscriber()`.execute(
        db,
      )
      await sql`insert into e_way_bills (subscriber_id, document_id, entity_id) values (current_subscriber(), ${id}, ${us.entityId})
        on conflict do nothing`.execute(db)
      await sql`update e_way_bills set status = 'Generated', number = '181000000001', route = 'direct', generated_at = now(), valid_until = now(), state = '{}', payload = '{}' where subscriber_id = current_subscriber()`.execute(
        db,
      )
      await sql`insert into return_filings (subscriber_id, entity_id, form, return_period, state) values (current_subscriber(), ${us.entityId}, 'gstr1', '102026', 'Ready')`.execute(
        db,
      )
      await sql`update return_filings set state = 'Filed', arn = 'AA01', filed_on = '2026-11-11' where subscriber_id = current_subscriber()`.execute(
        db,
      )
      await ran(true)
      await ran(false)
    })
    await settled(4)
    await expect
      .poll(async () => (await deliveries()).map(({ state }) => state))
      .toEqual(Array(4).fill('Completed'))
    const came = Object.fromEntries(receiver.calls.map(({ body }) => [body.event, body]))
    expect(came).toMatchObject({
      'einvoice.generated': { documentId: id, data: { irn: 'irn-1', ackNo: '11' } },
      'ewaybill.generated': { documentId: id, data: { number: '181000000001' } },
      'return.filed': { data: { form: 'gstr1', returnPeriod: '102026', arn: 'AA01', filedOn: '2026-11-11' } },
      'import.done': { data: { kind: 'Parties', status: 'Success', succeeded: 3 } },
    })
    const order = receiver.calls.map(({ body }) => body.event)
    expect(order.indexOf('einvoice.generated')).toBeLessThan(order.indexOf('ewaybill.generated'))
    expect(receiver.calls).toHaveLength(4)
  })

  test('a change that is rolled back leaves no event', async () => {
    await subscribe()
    await us
      .inTenant(async (db) => {
        await sql`select keep_callback_event('document.issued', 'document:1', ${us.entityId}::bigint, null, '{}')`.execute(
          db,
        )
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await deliveries()).toEqual([])
  })
})

describe('failures', () => {
  test('it arrives after failures with the same event id, and what follows of the document waits for it while others do not', async () => {
    await subscribe()
    let fails = true
    let first: number | undefined
    receiver.answer = ({ body }) => (fails && body.documentId === (first ??= body.documentId) ? 503 : 200)
    const one = await invoice()
    await settled(1)
    await us.inTenant((db) =>
      sql`select keep_callback_event('einvoice.generated', 'document:' || ${one.id}::bigint, ${us.entityId}::bigint, ${one.id}::bigint, '{}')`.execute(
        db,
      ),
    )
    // Nobody asked for it.
    expect(await deliveries()).toHaveLength(1)
    await us.inTenant((db) =>
      sql`select keep_callback_event('document.issued', 'document:' || ${one.id}::bigint, ${us.entityId}::bigint, ${one.id}::bigint, '{"second":true}')`.execute(
        db,
      ),
    )
    const other = await invoice()
    await expect.poll(() => receiver.calls.some(({ body }) => body.documentId === other.id)).toBe(true)
    expect((await deliveries()).map(({ state, lastError }) => [state, lastError])).toEqual([
      ['Attempted', 'The answer was 503.'],
      ['YetNotStarted', null],
      ['Completed', null],
    ])
    fails = false
    await pauseIsOver()
    await expect.poll(() => stateOf(1)).toBe('Completed')
    const ofFirst = receiver.calls.filter(({ body }) => body.documentId === one.id)
    expect(ofFirst.map(({ answered, body }) => [answered, body.data['second'] ?? false])).toEqual([
      [503, false],
      [200, false],
      [200, true],
    ])
    expect(ofFirst[0]!.body.eventId).toBe(ofFirst[1]!.body.eventId)
    expect(ofFirst[1]!.body.eventId).not.toBe(ofFirst[2]!.body.eventId)
  })

  test('the pauses make a day, the first two within three minutes; then it is given up, shown, and sent again by hand', async () => {
    expect(pausesSeconds.reduce((sum, one) => sum + one, 0)).toBe(86_400)
    expect(pausesSeconds[0] + pausesSeconds[1]).toBeLessThan(180)
    await subscribe()
    receiver.answer = () => 500
    await invoice()
    await settled(1)
    await expect.poll(() => stateOf()).toBe('Attempted')
    const { rows } = await us.inTenant((db) =>
      sql<{
        pause: number
      }>`select round(extract(epoch from due_at - sent_at))::int as pause from callback_deliveries where subscriber_id = current_subscriber()`.execute(
        db,
      ),
    )
    expect(rows[0]!.pause).toBeGreaterThanOrEqual(pausesSeconds[0])
    expect(rows[0]!.pause).toBeLessThan(pausesSeconds[0] + 10)
    await us.inTenant((db) =>
      sql`update callback_deliveries set round_attempts = ${pausesSeconds.length} where subscriber_id = current_subscriber()`.execute(
        db,
      ),
    )
    await pauseIsOver()
    await expect.poll(() => stateOf()).toBe('MaxAttemptReached')
    const failed = await us.ok('dataActivity.search', { tab: 'failedCallbacks' })
    expect(failed.records).toMatchObject([
      {
        kind: 'document.issued',
        direction: 'Callback',
        status: 'MaxAttemptReached',
        attempts: 2,
        message: 'The answer was 500.',
        mayRetry: true,
      },
    ])
    expect((await us.ok('dataActivity.search', { tab: 'pushedToGst' })).records).toEqual([])
    const said = await us.ok('dataActivity.exchanges', { id: String(failed.records[0]!.id) })
    expect(said).toMatchObject([
      {
        method: 'POST',
        url: receiver.url,
        httpStatus: 500,
        request: { event: 'document.issued' },
        reply: 'answer 500',
      },
    ])
    expect(JSON.stringify(said)).not.toContain('v1=')

    receiver.answer = () => 200
    expect(await us.ok('dataActivity.retry', { ids: [failed.records[0]!.id] })).toMatchObject({ refused: [] })
    await expect.poll(() => stateOf()).toBe('Completed')
    expect((await us.ok('dataActivity.search', { tab: 'failedCallbacks' })).records).toEqual([])
    // What has arrived is replayed too, with the same event id.
    const { id } = (await deliveries())[0]!
    expect(await us.ok('callback.retry', { deliveryId: id })).toEqual({ id, state: 'Attempted' })
    await expect.poll(() => receiver.calls.length).toBe(4)
    expect(new Set(receiver.calls.map(({ body }) => body.eventId)).size).toBe(1)
  })

  test('a receiver that never answers delays neither another of the account nor another account', async () => {
    const silent = await startReceiver()
    silent.answer = () => undefined
    await subscribe(silent.url)
    await subscribe()
    for (let count = 0; count < 3; count++) await invoice()
    const others = await server.makeSubscriber()
    const stock = await stockShop(others)
    const theirs = await startReceiver()
    await others.ok('callback.save', { url: theirs.url, events: ['document.issued'] })
    await others.ok('salesInvoice.save', {
      entityId: others.entityId,
      partyId: stock.registered,
      date: today(),
      status: 'Active',
      lines: [{ itemId: stock.bolt, quantity: '1' }],
    } as never)
    await settled(3)
    await expect.poll(() => theirs.calls.length).toBe(1)
    // The silent one is waited for ten seconds; what was behind it would be sent after these.
    const [{ createdAt, sentAt }] = (await others.ok('callback.deliveries', {})).records as never as [
      { readonly createdAt: string; readonly sentAt: string },
    ]
    expect(Date.parse(sentAt) - Date.parse(createdAt)).toBeLessThan(9000)
    await expect
      .poll(
        async () => (await deliveries()).filter(({ lastError }) => lastError?.includes('10 seconds')).length,
      )
      .toBeGreaterThan(0)
    await Promise.all([silent.close(), theirs.close()])
  })
})

describe('the secret', () => {
  test('is shown once and never again, and is nowhere in the database or its trail as it is', async () => {
    const { id, secret } = await subscribe()
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    const shown = JSON.stringify([
      await us.ok('callback.detail', { id: String(id) }),
      await us.ok('callback.search', {}),
      await us.ok('callback.save', { id, version: 1, url: receiver.url, events: ['payment.saved'] }),
    ])
    expect(shown).not.toContain(secret)
    expect(shown).not.toMatch(/sealed/i)
    const { rows } = await us.inTenant((db) =>
      sql<{
        text: string
      }>`select c::text || coalesce((select string_agg(a::text, '') from audit_entries a where a.table_name = 'callbacks'), '') as text from callbacks c`.execute(
        db,
      ),
    )
    expect(rows[0]!.text).not.toContain(secret)
    expect(rows[0]!.text).not.toContain(Buffer.from(secret!).toString('hex'))
  })

  test('a new one signs beside the old one until that expires', async () => {
    const { id, secret: old } = await subscribe()
    const { secret, previousUntil } = await us.ok('callback.rotate', { id, graceHours: 1 })
    expect(secret).not.toBe(old)
    expect(Date.parse(previousUntil!)).toBeGreaterThan(Date.now())
    await invoice()
    await settled(1)
    expect([secret, old!].map((one) => isSignedWith(one, receiver.calls[0]!))).toEqual([true, true])
    await us.inTenant((db) =>
      sql`update callbacks set previous_until = now() where subscriber_id = current_subscriber()`.execute(db),
    )
    await invoice()
    await settled(2)
    expect([secret, old!].map((one) => isSignedWith(one, receiver.calls[1]!))).toEqual([true, false])
    const atOnce = await us.ok('callback.rotate', { id, graceHours: 0 })
    expect(atOnce.previousUntil).toBeNull()
  })
})

describe('addresses', () => {
  test('an inactive one gets nothing that happens meanwhile and keeps what waits; a deleted one gets nothing more', async () => {
    receiver.answer = () => 500
    const { id } = await subscribe()
    await invoice()
    await settled(1)
    await us.ok('callback.updateStatus', { ids: [id], status: 'Inactive', reason: 'Pause' })
    await invoice()
    expect(await deliveries()).toHaveLength(1)
    expect(await us.call('callback.retry', { deliveryId: (await deliveries())[0]!.id })).toMatchObject({
      status: 400,
    })
    receiver.answer = () => 200
    await us.ok('callback.updateStatus', { ids: [id], status: 'Active', reason: 'Continue' })
    await pauseIsOver()
    await expect.poll(() => stateOf()).toBe('Completed')
    receiver.answer = () => 500
    await invoice()
    await expect.poll(() => stateOf(1)).toBe('Attempted')
    await us.ok('callback.delete', { ids: [id] })
    expect(await stateOf(1)).toBe('Manual')
    expect((await us.ok('callback.search', {})).records).toEqual([])
    const before = receiver.calls.length
    await invoice()
    await pauseIsOver()
    expect(receiver.calls).toHaveLength(before)
  })

  test('a redirect is a failure and is not followed', async () => {
    receiver.answer = () => 307
    await subscribe()
    await invoice()
    await settled(1)
    await expect.poll(async () => (await deliveries())[0]!.lastError).toContain('307 leads elsewhere')
  })

  test('what is no address is refused, and an account has so many', async () => {
    for (const url of [
      'ftp://example.in/x',
      'https://user:pass@example.in/',
      'example.in',
      'https://example.in/#x',
    ])
      expect((await us.call('callback.save', { url, events: ['payment.saved'] })).status).toBe(422)
    expect((await us.call('callback.save', { url: receiver.url, events: [] })).status).toBe(422)
    for (let count = 0; count < 20; count++) await subscribe()
    expect((await us.call('callback.save', { url: receiver.url, events: ['payment.saved'] })).status).toBe(
      422,
    )
  })

  test('another account sees and changes none of them; a user without the right, or of one place, is refused', async () => {
    const { id } = await subscribe()
    await invoice()
    await expect.poll(async () => (await deliveries()).length).toBe(1)
    const deliveryId = (await deliveries())[0]!.id
    const others = await server.makeSubscriber()
    expect((await others.ok('callback.search', {})).records).toEqual([])
    expect((await others.ok('callback.deliveries', { callbackId: id })).records).toEqual([])
    expect((await others.call('callback.detail', { id: String(id) })).status).toBe(404)
    expect((await others.call('callback.rotate', { id })).status).toBe(404)
    expect((await others.call('callback.retry', { deliveryId })).status).toBe(404)
    const without = await us.makeUser({ rights: ['DAC_SH_VW', 'DAC_RTY', 'STG_SYS'] })
    const ofOnePlace = await us.makeUser({ rights: ['STG_SEC'], entityIds: [us.otherEntityId] })
    for (const user of [without, ofOnePlace])
      expect(
        (await user.call('callback.save', { url: receiver.url, events: ['payment.saved'] })).status,
      ).toBe(403)
    const everywhere = await us.makeUser({ rights: ['STG_SEC'] })
    expect((await everywhere.ok('callback.search', {})).records).toHaveLength(1)
  })
})

test('without the permission of the installation, inside addresses are refused when they are saved and when they are called', async () => {
  const strict = await startTestServer({ env: { BAHI_WORKER: 'on' } })
  try {
    const them = await strict.makeSubscriber()
    const stock = await stockShop(them)
    for (const url of [
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://10.0.0.5/x',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/x',
      'https://metadata.google.internal/x',
      'https://2130706433/x',
      'http://example.in/x',
    ])
      expect([url, (await them.call('callback.save', { url, events: ['document.issued'] })).status]).toEqual([
        url,
        422,
      ])
    const { id } = await them.ok('callback.save', {
      url: 'https://erp.example.in/x',
      events: ['document.issued'],
    })
    // As a name that led elsewhere when it was saved.
    await them.inTenant((db) => sql`update callbacks set url = ${receiver.url} where id = ${id}`.execute(db))
    await them.ok('salesInvoice.save', {
      entityId: them.entityId,
      partyId: stock.registered,
      date: today(),
      status: 'Active',
      lines: [{ itemId: stock.bolt, quantity: '1' }],
    } as never)
    await expect
      .poll(async () => (await them.ok('callback.deliveries', {})).records[0]?.lastError)
      .toContain('private network')
    expect(receiver.calls).toEqual([])
  } finally {
    await strict.stop()
  }
})
