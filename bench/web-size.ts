/**
 * W9: what the browser loads before a person can sign in, and before the first list is shown: bytes of JavaScript as
 * gzip and as the server sent them, and how long it takes until there is something to type into or to read, with the
 * processor slowed down four times. Every measurement begins with an empty cache.
 */
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { signIn, startShownProduct, timeToReadable } from './lib/browser.ts'
import { figure } from './lib/figures.ts'
import { median } from './lib/measure.ts'

const runs = 5
const product = await startShownProduct()
try {
  await measure()
} finally {
  await product.stop()
}

interface Load {
  readonly gzip: number
  readonly sent: number
  readonly readyMs: number
}

async function measure(): Promise<void> {
  const first = await product.browser.newContext({ locale: 'en-IN' })
  const page = await first.newPage()
  const company = await signIn(page, product.url)
  const signedIn = await first.storageState()
  await first.close()

  const loadSignIn = () => load({}, '/login', 'input[name="userName"]')
  const loadList = () =>
    load({ storageState: signedIn }, `/${company}/sales-invoice`, '[role="row"] [role="cell"], tbody tr td')
  report('sign-in', await several(loadSignIn), 120)
  report('first list', await several(loadList), 220)
}

async function several(work: () => Promise<Load>): Promise<Load[]> {
  const loads: Load[] = []
  for (let run = 0; run < runs; run++) loads.push(await work())
  return loads
}

async function load(
  options: Parameters<typeof product.browser.newContext>[0],
  path: string,
  ready: string,
): Promise<Load> {
  const context = await product.browser.newContext({
    ...options,
    viewport: { width: 1366, height: 768 },
    locale: 'en-IN',
  })
  try {
    const page = await context.newPage()
    const sizes = watchScripts(page)
    const readyMs = await timeToReady(context, page, path, ready)
    await page.waitForLoadState('networkidle')
    const scripts = await Promise.all(sizes)
    const sum = (key: 'gzip' | 'sent') => scripts.reduce((total, script) => total + script[key], 0)
    return { gzip: sum('gzip'), sent: sum('sent'), readyMs }
  } finally {
    await context.close()
  }
}

function watchScripts(page: Page): Promise<{ gzip: number; sent: number }>[] {
  const sizes: Promise<{ gzip: number; sent: number }>[] = []
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    sizes.push(
      (async () => ({
        gzip: gzipSync(await response.body(), { level: 9 }).length,
        sent: (await response.request().sizes()).responseBodySize,
      }))(),
    )
  })
  return sizes
}

async function timeToReady(
  context: BrowserContext,
  page: Page,
  path: string,
  ready: string,
): Promise<number> {
  const throttle = await context.newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const at = await timeToReadable(page, product.url + path, ready)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return at
}

function report(name: string, loads: readonly Load[], goalKilobytes: number): void {
  const of = 'value'
  figure({
    name: `${name}, JavaScript as gzip`,
    value: median(loads.map(({ gzip }) => gzip)) / 1000,
    unit: 'kB',
    goal: { of, atMost: goalKilobytes },
  })
  figure({
    name: `${name}, JavaScript as sent (brotli)`,
    value: median(loads.map(({ sent }) => sent)) / 1000,
    unit: 'kB',
  })
  figure({
    name: `${name}, ready at a quarter of the processor's speed`,
    value: median(loads.map(({ readyMs }) => readyMs)),
    unit: 'ms',
    goal: { of, atMost: 1000 },
  })
}
