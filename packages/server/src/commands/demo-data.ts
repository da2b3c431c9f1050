import { addMonths } from '@bahi/domain/cal/date.ts'
import { fillDocuments } from '../features/demo/bulk.ts'
import { argument, asOwner } from './owner.ts'

/**
 * `npm run demo:data -- --invoices 1000000 [--lines 5] [--months 12] [--subscriber 1]`: fills a subscriber's first
 * GSTIN with invoices, receipts, quotations, orders, challans, bills, notes of both sides, payments out, advances and all that postings write, for trying and measuring on much data.
 */
const invoices = Number(argument('invoices') ?? 10_000)
const lines = Number(argument('lines') ?? 5)
const months = Number(argument('months') ?? 12)
if (!Number.isInteger(invoices) || invoices < 1 || !Number.isInteger(lines) || lines < 1) {
  console.error('Usage: npm run demo:data -- --invoices 1000000 [--lines 5] [--months 12] [--subscriber 1]')
  process.exit(2)
}
const start = Date.now()
await asOwner(async (client) => {
  const asked = argument('subscriber')
  const { rows } = await client.query<{ subscriber_id: string; id: string }>(
    `select subscriber_id, id from entities where entity_type = 'Entity' and gstin is not null and status = 'Active'
       and ($1::bigint is null or subscriber_id = $1) order by subscriber_id, id limit 1`,
    [asked ?? null],
  )
  const place = rows[0]
  if (!place)
    throw new Error('There is no GSTIN to fill: start the product once, so that it makes its sample company')
  const to = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10)
  const given = {
    subscriberId: Number(place.subscriber_id),
    entityId: Number(place.id),
    invoices,
    lines,
    from: addMonths(to, -months),
    to,
  }
  await fillDocuments(client, {
    ...given,
    log: (line) => console.log(`${line}, ${Math.round((Date.now() - start) / 1000)} s`),
  })
})
