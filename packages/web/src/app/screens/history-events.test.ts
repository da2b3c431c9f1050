import { expect, test } from 'vitest'
import { eventsOf, linesOf, mainOf, timelineOf } from './history-events.ts'
import type { Entry } from './history-events.ts'

const entry = (
  id: number,
  requestId: string | null,
  part: string,
  fields: readonly string[] = [],
): Entry => ({
  id,
  at: '2026-11-22T10:00:00Z',
  userId: 1,
  userName: 'Meera',
  source: 'Web',
  requestId,
  action: 'create',
  part,
  reason: null,
  changes: fields.map((field) => ({ field, labelKey: `field.${field}`, before: null, after: '1' })),
  sealedAs: null,
})

test('an invoice and its lines are one event, named by the invoice, with the number of its lines', () => {
  const mail = entry(3, 'r2', 'documentMails')
  const lines = entry(2, 'r1', 'documentLines', ['[1].hsn', '[1].total', '[2].hsn'])
  const invoice = entry(1, 'r1', 'salesInvoice', ['total'])
  const events = eventsOf([mail, lines, invoice])
  expect(events).toEqual([[mail], [lines, invoice]])
  expect(mainOf(events[1]!)).toBe(invoice)
  expect(events.map(linesOf)).toEqual([0, 2])
})

test('what no request has asked for stays apart', () => {
  const [one, two] = [
    entry(3, null, 'eInvoice'),
    { ...entry(2, null, 'eInvoice'), at: '2026-11-22T09:00:00Z' },
  ]
  expect(eventsOf([one, two])).toEqual([[one], [two]])
  const atOnce = { ...entry(1, null, 'documentLines'), at: two.at }
  expect(eventsOf([two, atOnce])).toEqual([[two, atOnce]])
})

test('a mail with its public link is a mail, and a link alone is a link', () => {
  const mail = entry(3, 'r1', 'documentMails')
  const link = entry(2, 'r1', 'documentLinks')
  expect(mainOf([mail, link])).toBe(mail)
  expect(mainOf([link])).toBe(link)
})

test('what was seen is in the line of time, and waits for earlier events that are not there yet', () => {
  const late = [{ ...entry(2, 'r2', 'eInvoice'), at: '2026-11-22T12:00:00Z' }] as const
  const early = [{ ...entry(1, 'r1', 'salesInvoice'), at: '2026-11-22T10:00:00Z' }] as const
  const between = { at: '2026-11-22T11:00:00Z', views: 2 }
  const before = { at: '2026-11-22T09:00:00Z', views: 1 }
  expect(timelineOf([late, early], [between, before], true)).toEqual([late, between, early, before])
  expect(timelineOf([late, early], [between, before], false)).toEqual([late, between, early])
})
