import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: TestServer
let us: TestSubscriber
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const read = async (url: string) => {
  const { pathname, search } = new URL(url)
  const reply = await fetch(`${server.url}${pathname}${search}`)
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() }
}
/** Lines as RFC 5545 means them: what begins with a blank goes on with the line before. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const valuesOf = (text: string, name: string) =>
  linesOf(text)
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(name.length + 1))

test('a calendar program reads the deadlines of a user at an address that is shown once', async () => {
  expect(await us.ok('calendarFeed.current')).toEqual({ madeAt: null })
  const { url, madeAt } = await us.ok('calendarFeed.make')
  expect(await us.ok('calendarFeed.current')).toEqual({ madeAt })
  const { status, type, text } = await read(url)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(text.trimEnd().endsWith('END:VCALENDAR')).toBe(true)
  // No line is longer than 75 bytes.
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  const { records } = await us.ok('legalClock.search', { sort: 'until ASC', size: 500 })
  const duties = records.filter(({ kind }) => kind !== 'irnCancel' && kind !== 'ewayCancel')
  expect(duties.length).toBeGreaterThan(0)
  expect(valuesOf(text, 'UID')).toHaveLength(duties.length)
  expect(new Set(valuesOf(text, 'UID')).size).toBe(duties.length)
  const gstr3b = duties.find(({ kind }) => kind === 'gstr3b')!
  const day = new Date(Date.parse(gstr3b.until) + 5.5 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '')
  const event = text.split('BEGIN:VEVENT').find((part) => part.includes('UID:gstr3b'))!
  expect(valuesOf(event, 'DTSTART')).toEqual([`VALUE=DATE:${day}`])
  expect(valuesOf(event, 'SUMMARY')[0]).toContain(gstr3b.subject)
  expect(valuesOf(event, 'URL')[0]).toContain(gstr3b.path)
  // Read again it is the same calendar.
  expect(valuesOf((await read(url)).text, 'UID')).toEqual(valuesOf(text, 'UID'))
})

test('an address that was replaced, ended, never was, or is of a user who may no longer work opens nothing', async () => {
  const first = await us.ok('calendarFeed.make')
  const second = await us.ok('calendarFeed.make')
  expect(await Promise.all([first.url, second.url].map(async (url) => (await read(url)).status))).toEqual([
    404, 200,
  ])
  const kept = await us.inTenant((db) =>
    sql<{ row: string }>`select row_to_json(f)::text as row from calendar_feeds f`.execute(db),
  )
  expect(JSON.stringify(kept.rows)).not.toContain(new URL(second.url).searchParams.get('feed'))
  await us.inTenant((db) =>
    sql`update users set status = 'Inactive' where subscriber_id = current_subscriber()`.execute(db),
  )
  expect((await read(second.url)).status).toBe(404)
  await us.inTenant((db) =>
    sql`update users set status = 'Active' where subscriber_id = current_subscriber()`.execute(db),
  )
  expect(await us.ok('calendarFeed.end')).toEqual({ madeAt: null })
  expect((await read(second.url)).status).toBe(404)
  expect((await read(`${server.url}/api/public/calendar.ics?feed=zz-11111111111111111111`)).status).toBe(404)
})

test('it has the deadlines of the rights and places of its user alone, and asks from where the account allows', async () => {
  const other = await server.makeSubscriber()
  const user = await us.makeUser({ rights: ['SDC_SH_VW'] })
  const { url } = await user.ok('calendarFeed.make')
  expect(valuesOf((await read(url)).text, 'UID')).toEqual([])
  const theirs = await other.ok('calendarFeed.make')
  const ours = await us.ok('calendarFeed.make')
  const uids = valuesOf((await read(ours.url)).text, 'UID')
  expect(valuesOf((await read(theirs.url)).text, 'UID').filter((uid) => uids.includes(uid))).toEqual([])
  await us.inTenant((db) =>
    sql`insert into settings (subscriber_id, entity_id, name, value) values (current_subscriber(), null, 'RestrictIpAddresses', 'true')`.execute(
      db,
    ),
  )
  expect((await read(ours.url)).status).toBe(404)
})
