import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import { proofs } from '../ledger/index.ts'
import { bulkKindNames } from './bulk-kinds.ts'
import { fillDocuments } from './bulk.ts'

test('a filled database is as if its documents of each kind had been saved one by one', async () => {
  const server = await sharedTestServer('2026-11-20T10:00:00Z')
  const us = await server.makeSubscriber({ trialDays: null })
  // As the sample company, which is filled most often, keeps its stock.
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [
      { name: 'EnableStockInventory', value: true },
      { name: 'StockSince', value: '2026-04-01' },
    ],
  })
  const client = new pg.Client({ connectionString: server.app.ownerUrl })
  await client.connect()
  try {
    const { subscriberId, entityId } = us
    // Twice: the second continues the numbers of the first.
    for (const [from, to] of [
      ['2026-02-01', '2026-06-30'],
      ['2026-07-01', '2026-11-20'],
    ] as const)
      await fillDocuments(client, { subscriberId, entityId, invoices: 120, lines: 3, from, to })
  } finally {
    await client.end()
  }
  for (const { name, sql: query } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(query).execute(db))
    expect([name, rows]).toEqual([name, []])
  }
  for (const kind of bulkKindNames) {
    const { records } = await us.ok(`${kind}.search`, { size: 5, sort: 'id DESC' })
    expect([kind, records.length]).toEqual([kind, 5])
    const { id } = records[0]!
    const detail = await us.ok(`${kind}.detail`, { id: String(id) })
    expect(detail.lines.length).toBeGreaterThan(0)
    if (documentKinds[kind].convertsTo.length === 0) continue
    const toKind = documentKinds[kind].convertsTo[0] as 'salesInvoice'
    const made = await us.ok('document.convert', { toKind, sources: [{ documentId: id }] })
    expect([kind, made.body.lines.length]).toEqual([kind, detail.lines.length])
  }
  expect(bulkKindNames.toSorted()).toEqual(offeredKinds.filter((kind) => kind !== 'salesInvoice').toSorted())
  for (const kind of ['paymentIn', 'paymentOut'] as const) {
    const { records } = await us.ok(`${kind}.search`, { view: 'advance', size: 1 })
    expect([kind, records.length]).toEqual([kind, 1])
  }
  const paid = await us.ok('purchaseBill.search', { view: 'paid', size: 1 })
  expect(paid.records[0]).toMatchObject({ status: 'PaymentMade', balance: '0.00' })
})
