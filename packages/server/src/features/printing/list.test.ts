import { callList } from '@bahi/contracts/calls.ts'
import { reportKinds } from '@bahi/contracts/report-kinds.ts'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callExamples } from '../../../test/call-examples.ts'
import { sendCall, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'
import { makeWorld } from '../../../test/world.ts'
import type { World } from '../../../test/world.ts'
import { closeRenderer } from './index.ts'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Topaz')
})
afterAll(async () => {
  await closeRenderer()
  await server?.stop()
})

/** Reports have pages of their own, made by calls of their own. */
const lists = callList
  .map(({ name }) => name)
  .filter((name) => name.endsWith('.export') && !((name.split('.')[0] ?? '') in reportKinds))

test.each(lists)('%s is also given as pages, in every direction of writing', async (name) => {
  const example = { ...(callExamples[name]!(world) as object), format: 'pdf' }
  for (const culture of ['en-IN', 'ar-AE']) {
    const reply = await sendCall(server.url, name, example, world.shop.token, {
      headers: { 'culture-name': culture },
    })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(reply.headers.get('content-disposition')).toMatch(/\.pdf/)
    expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('the pages show what the list shows, the head again on each', async () => {
  for (let made = 0; made < 90; made++)
    await world.shop.ok('unit.save', { code: `T${made}`, description: `Topaz unit ${made}`, uqc: 'NOS' })
  const { bytes } = await world.shop.call('unit.export', {
    keyword: 'Topaz',
    format: 'pdf',
    sort: 'code ASC',
  })
  const pages = await pagesOf(bytes)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('Description')
  expect(pages.join(' ')).toContain('Topaz unit 89')
  const invoices = await world.shop.call('salesInvoice.export', { format: 'pdf' })
  expect((await pagesOf(invoices.bytes)).join(' ')).toContain('Topaz Stores')
})

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const task = pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await task.destroy()
  return pages
}
