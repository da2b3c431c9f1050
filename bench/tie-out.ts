import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { figure } from './lib/figures.ts'
import { median, millisecondsOf } from './lib/measure.ts'
import { waitsOfOthers } from './lib/others.ts'
import { ownerOf, startProduct, startServerProcess } from './lib/product.ts'

/**
 * The tie-out board of a month with 25,000 invoices, their notes, advances and other documents: it ties to the paisa, and
 * nobody else waits for it. The raw limit is the sum of the lines of the month in SQL.
 */
const invoices = Number(process.argv[2] ?? 25_000)
const runs = 5
const lines = `select sum(l.taxable_value), sum(l.igst), sum(l.cgst), sum(l.sgst), sum(l.cess) from documents d
  join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
  where d.subscriber_id = $1 and d.entity_id = $2 and d.return_period = '102026'`

const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const { subscriberId, entityId } = shop
  const owner = await ownerOf(product.ownerUrl)
  await fillDocuments(owner, {
    subscriberId,
    entityId,
    invoices,
    lines: 5,
    from: '2026-10-01',
    to: '2026-10-31',
  })
  await owner.query('vacuum (analyze)')

  const limits: number[] = []
  for (let run = 0; run < runs; run++)
    limits.push(await millisecondsOf(() => owner.query(lines, [subscriberId, entityId])))
  const apart = await startServerProcess(product.server)
  try {
    const times: number[] = []
    const working = (async () => {
      for (let run = 0; run < runs; run++) times.push(await millisecondsOf(board))
    })()
    const waits = await waitsOfOthers({ url: apart.url, token: shop.token }, working)
    await working
    figure({
      name: `tie-out board of a month of ${invoices} invoices, against the sum of its lines in SQL, p50`,
      value: median(times),
      unit: 'ms',
      limit: median(limits),
    })
    figure({
      name: `calls of others meanwhile, p95 of ${waits.calls}`,
      value: waits.p95,
      unit: 'ms',
    })
    figure({
      name: 'the longest of them',
      value: waits.longest,
      unit: 'ms',
    })
  } finally {
    await apart.stop()
  }

  /** Every check of the board agrees to the paisa. */
  async function board(): Promise<void> {
    const address = `${apart.url}/api/gstReturn/tieOut?entityId=${entityId}&returnPeriod=102026`
    const reply = await fetch(address, { headers: { 'auth-token': shop.token } })
    const rows = (await reply.json()) as {
      check: string
      section: string
      difference: string
      count: number
    }[]
    const wrong = rows.filter(({ difference, count }) => Number(difference) !== 0 || count > 0)
    if (!reply.ok || rows.length === 0 || wrong.length > 0)
      throw new Error(`The month does not tie: ${JSON.stringify(wrong).slice(0, 600)}`)
  }
} finally {
  await product.stop()
}
