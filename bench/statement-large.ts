import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { figure } from './lib/figures.ts'
import { percentile } from './lib/measure.ts'
import { ownerOf, startProduct, startServerProcess } from './lib/product.ts'
import { jsonOf, workbookOf, writePieces, writeZip } from './lib/statement-files.ts'

/**
 * GSTR-2B of 500,000 rows as JSON, as a ZIP and as an Excel file: uploaded to a server process of its own, read and compared, while
 * another business looks at a list. `node bench/statement-large.ts [rows] [json|zip|xlsx ...]`.
 */
const wanted = Number(process.argv[2] ?? 500_000)
const asked = process.argv.slice(3)
const period = '102026'
const folder = await mkdtemp(path.join(tmpdir(), 'statement-'))
const product = await startProduct()
const owner = await ownerOf(product.ownerUrl)
try {
  for (const kind of ['json', 'zip', 'xlsx'] as const)
    if (asked.length === 0 || asked.includes(kind)) await one(kind)
} finally {
  await owner.end()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

async function one(kind: 'json' | 'zip' | 'xlsx'): Promise<void> {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const other = await product.server.makeSubscriber({ trialDays: null })
  const { rows: own } = await owner.query<{ gstin: string }>(
    'select gstin from entities where subscriber_id = $1 and id = $2',
    [shop.subscriberId, shop.entityId],
  )
  const of = { gstin: own[0]!.gstin, period, rows: wanted, suppliers: Math.ceil(wanted / 100) }
  const file = path.join(folder, `statement.${kind}`)
  const size =
    kind === 'json'
      ? await writePieces(file, jsonOf(of))
      : await writeZip(file, kind === 'zip' ? [['returns.json', jsonOf(of)]] : workbookOf(of))
  const server = await startServerProcess(product.server, {
    BAHI_WORKER: 'on',
    BAHI_RATE_PER_ADDRESS: '0',
  })
  const post = async (call: string, token: string, body: unknown) => {
    const reply = await fetch(`${server.url}/api/${call}`, {
      method: 'POST',
      headers: {
        'auth-token': token,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${call}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as unknown
  }
  try {
    for (let n = 0; n < 20; n++) await post('party/search', other.token, {})
    const atRest = await server.atRest()
    await server.watched()
    const form = new FormData()
    form.set('entityId', String(shop.entityId))
    form.set('returnPeriod', period)
    form.set('file', await openAsBlob(file), `statement.${kind}`)
    const begun = performance.now()
    const { taskId } = (await post('gstReturn/gstr2b/upload', shop.token, form)) as { taskId: number }
    const uploaded = performance.now() - begun
    const waits: number[] = []
    for (;;) {
      const at = performance.now()
      await post('party/search', other.token, {})
      waits.push(performance.now() - at)
      const { rows } = await owner.query<{ status: string; response: unknown }>(
        'select status, response from background_tasks where subscriber_id = $1 and id = $2',
        [shop.subscriberId, taskId],
      )
      const { status, response } = rows[0]!
      if (status.startsWith('Success')) {
        const { rows: read } = response as { rows: number }
        if (read !== wanted) throw new Error(`${read} rows`)
        break
      }
      if (!['Initialized', 'YetNotStarted', 'InProcess'].includes(status))
        throw new Error(JSON.stringify(rows[0]))
      await new Promise((later) => setTimeout(later, 50))
    }
    const seconds = (performance.now() - begun) / 1000
    const { delays, longestPiece } = await server.watched()
    const peak = await server.peak()
    console.log(
      `${kind}: ${(size / 1e6).toFixed(0)} MB, taken in ${(uploaded / 1000).toFixed(1)} s; loop p99 ${delays.p99.toFixed(0)} ms, longest ${delays.longest.toFixed(0)} ms`,
    )
    figure({
      name: `${wanted} rows as ${kind} (${(size / 1e6).toFixed(0)} MB): memory of the server at its peak`,
      value: peak,
      unit: 'MB',
      limit: atRest,
      goal: { of: 'value', atMost: 512 },
      note: 'beside it: at rest before',
    })
    figure({ name: `${kind}: read, kept and compared`, value: seconds, unit: 's' })
    figure({
      name: `${kind}: longest piece of work in the server meanwhile`,
      value: longestPiece,
      unit: 'ms',
      goal: { of: 'value', atMost: 100 },
    })
    figure({
      name: `${kind}: a list of another business meanwhile, p95`,
      value: percentile(waits, 0.95),
      unit: 'ms',
      goal: { of: 'value', atMost: 300 },
    })
  } finally {
    await server.stop()
  }
}
