/**
 * W9: the first list from an empty cache, with the processor slowed four times and over a line of 100 ms: until it can
 * be read, with requests, bytes, and what the main thread was busy with meanwhile. `node bench/first-list.ts [runs]`;
 * BAHI_E2E_URL measures a server that runs already.
 */
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { signIn, startShownProduct, timeToReadable } from './lib/browser.ts'
import { figure } from './lib/figures.ts'
import { median } from './lib/measure.ts'
import { startTrace } from './lib/trace.ts'
import type { MainThread } from './lib/trace.ts'

const runs = Number(process.argv[2] ?? 5)
const row = 'tbody tr td'

interface Condition {
  readonly name: string
  readonly slowdown: number
  readonly latencyMs: number
}
const conditions: readonly Condition[] = [
  { name: 'as the machine is', slowdown: 1, latencyMs: 0 },
  { name: 'processor slowed four times', slowdown: 4, latencyMs: 0 },
  { name: 'line of 100 ms', slowdown: 1, latencyMs: 100 },
  { name: 'both', slowdown: 4, latencyMs: 100 },
]

interface Load {
  readonly readyMs: number
  readonly requests: number
  readonly bytes: number
  readonly main: MainThread
}

const product = await startShownProduct()
try {
  const first = await product.browser.newContext({ locale: 'en-IN' })
  const company = await signIn(await first.newPage(), product.url)
  const storageState = await first.storageState()
  await first.close()
  const open = () => product.browser.newContext({ storageState, viewport: { width: 1366, height: 768 } })
  await load(await open(), company, conditions[0]!)
  const loads = conditions.map((): Load[] => [])
  // In turn, so that what the machine does meanwhile is in all of them.
  for (let run = 0; run < runs; run++)
    for (const [at, condition] of conditions.entries())
      loads[at]!.push(await load(await open(), company, condition))
  for (const [at, { name }] of conditions.entries()) report(name, loads[at]!)
} finally {
  await product.stop()
}

async function load(context: BrowserContext, company: number, condition: Condition): Promise<Load> {
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await slow(session, condition)
    const sent = watchBytes(page, session)
    const trace = await startTrace(page)
    const readyMs = await timeToReadable(page, `${product.url}/${company}/sales-invoice`, row)
    const main = await trace.stop(readyMs)
    await page.waitForLoadState('networkidle')
    return { readyMs, ...sent, main }
  } finally {
    await context.close()
  }
}

async function slow(session: CDPSession, { slowdown, latencyMs }: Condition): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

function watchBytes(page: Page, session: CDPSession): { requests: number; bytes: number } {
  const sent = { requests: 0, bytes: 0 }
  page.on('request', () => sent.requests++)
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (sent.bytes += encodedDataLength))
  return sent
}

function report(name: string, loads: readonly Load[]): void {
  const of = 'value'
  const middle = (pick: (one: Load) => number) => median(loads.map(pick))
  figure({
    name: `ready, ${name}`,
    value: middle((one) => one.readyMs),
    unit: 'ms',
    ...(name === 'as the machine is' ? {} : { goal: { of, atMost: 1000 } as const }),
    note: [
      `main thread busy ${middle(({ main }) => main.busyMs).toFixed(0)} ms`,
      ...Object.entries(loads[0]!.main.parts).map(
        ([part]) => `${part} ${middle(({ main }) => main.parts[part] ?? 0).toFixed(0)}`,
      ),
      `longest task ${middle(({ main }) => main.longestMs).toFixed(0)}`,
    ].join(', '),
  })
  const middleOne = loads.toSorted((a, b) => a.readyMs - b.readyMs)[loads.length >> 1]!
  console.log(middleOne.main.longest.map((task) => `    ${task}`).join('\n'))
  if (name !== 'as the machine is') return
  figure({ name: 'requests', value: middle((one) => one.requests), unit: '', goal: { of, atMost: 15 } })
  figure({ name: 'sent, all files and answers', value: middle((one) => one.bytes) / 1000, unit: 'kB' })
}
