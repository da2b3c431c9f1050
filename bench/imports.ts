import { writeSheet } from '@bahi/server/platform/export/sheet.ts'
import { from } from 'pg-copy-streams'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { AnyBody, TestSubscriber } from '../packages/server/test/call-helpers.ts'
import { stockShop } from '../packages/server/test/shop.ts'
import { figure } from './lib/figures.ts'
import { ownerOf, startProduct, startServerProcess } from './lib/product.ts'

/**
 * W5: invoices of ten lines from a file, checked line by line and posted, as CSV and as XLSX, against COPY of the same text into a bare
 * table of the same database. The server with its worker is a process of its own, as `npm start` begins it, and new for each format: what is measured is its memory.
 */
const invoices = Number(process.argv[2] ?? 10_000)
const linesOfEach = 10
const day = new Date().toISOString().slice(0, 10)
const columns = [
  ['kind', 'Document kind'],
  ['reference', 'Reference'],
  ['partyCode', 'Party code'],
  ['date', 'Date'],
  ['status', 'Status'],
  ['lines.itemCode', 'Item code'],
  ['lines.quantity', 'Quantity'],
  ['lines.unitPrice', 'Unit price'],
] as const

function* rows(): Generator<readonly string[]> {
  for (let index = 0; index < invoices; index++)
    for (let line = 0; line < linesOfEach; line++)
      yield ['salesInvoice', `R-${index}`, 'C1', day, 'Active', 'I1', String(1 + line), `${100 + line}.50`]
}
const text = [columns.map(([, label]) => label), ...rows()].map((row) => row.join(',')).join('\r\n')

const product = await startProduct()
try {
  const bare = await copied()
  for (const format of ['csv', 'xlsx'] as const) {
    const us = await product.server.makeSubscriber({ trialDays: null })
    await stockShop(us)
    const content = format === 'csv' ? Buffer.from(text) : await sheet()
    const apart = await startServerProcess(product.server, { BAHI_WORKER: 'on', BAHI_DEMO: 'off' })
    const atRest = await apart.atRest()
    let most = atRest
    const watch = setInterval(() => {
      void apart.atRest().then((now) => (most = Math.max(most, now)))
    }, 100)
    const begun = performance.now()
    let detail: AnyBody
    try {
      detail = await imported(us, apart.url, `invoices.${format}`, content)
    } finally {
      clearInterval(watch)
      await apart.stop()
    }
    const seconds = (performance.now() - begun) / 1000
    if (detail.created !== invoices) throw new Error(`${detail.created} of ${invoices} were made`)
    const given = `${invoices} invoices of ten lines as ${format.toUpperCase()}`
    const atMost = ((format === 'csv' ? 4 : 8) * invoices) / 10_000
    figure({
      name: `${given}, against COPY`,
      value: seconds,
      unit: 's',
      limit: bare,
      goal: { of: 'value', atMost },
    })
    figure({ name: `${given}, a second`, value: invoices / seconds, unit: '/s' })
    figure({ name: `${given}, memory above that at rest`, value: most - atRest, unit: 'MB' })
  }
} finally {
  await product.stop()
}

/** Seconds of the raw limit. */
async function copied(): Promise<number> {
  const owner = await ownerOf(product.ownerUrl)
  try {
    await owner.query(
      `create unlogged table bench_rows (${columns.map((_, index) => `c${index} text`).join(', ')})`,
    )
    const begun = performance.now()
    await pipeline(Readable.from([text]), owner.query(from(`copy bench_rows from stdin csv header`)))
    const seconds = (performance.now() - begun) / 1000
    await owner.query('drop table bench_rows')
    return seconds
  } finally {
    await owner.end()
  }
}

async function sheet(): Promise<Buffer> {
  const parts: Uint8Array[] = []
  const file = writeSheet<readonly string[]>({
    format: 'xlsx',
    name: 'Documents',
    columns: columns.map(([key, label], index) => ({ key, label, value: (row) => row[index] })),
    rows: rows(),
    formats: { dateFormat: 'DD/MM/YYYY', dateTimeFormat: 'DD/MM/YYYY HH:mm' },
  })
  for await (const part of file) parts.push(part)
  return Buffer.concat(parts)
}

async function imported(us: TestSubscriber, url: string, name: string, content: Buffer): Promise<AnyBody> {
  const form = new FormData()
  form.append('kind', 'Document')
  form.append('entityId', String(us.entityId))
  form.append('mapping', JSON.stringify(Object.fromEntries(columns.map(([path, label]) => [label, path]))))
  form.append('file', new File([new Uint8Array(content)], name))
  const sent = await fetch(`${url}/api/import/upload`, {
    method: 'POST',
    headers: { 'auth-token': us.token },
    body: form,
  })
  const reply: AnyBody = await sent.json()
  if (!sent.ok) throw new Error(JSON.stringify(reply))
  const { backgroundTaskId } = reply
  for (;;) {
    const [task] = await us.ok('task.status', { ids: [backgroundTaskId] })
    if (!['Initialized', 'YetNotStarted', 'InProcess'].includes(task!.status)) break
    await wait(20)
  }
  return us.ok('import.detail', { backgroundTaskId })
}
