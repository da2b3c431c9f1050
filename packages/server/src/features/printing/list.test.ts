import { callList } from '@bahi/contracts/calls.ts'
import { reportKinds } from '@bahi/contracts/report-kinds.ts'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '@bahi/contracts/texts/index.ts'
import * as z from 'zod'
import { callExamples } from '../../../test/call-examples.ts'
import { sendCall, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'
import { makeWorld } from '../../../test/world.ts'
import type { World } from '../../../test/world.ts'
import { closeRenderer } from './index.ts'
import { filterNamed, unsaid } from './list-filters.ts'

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

interface Member {
  readonly enum?: readonly string[]
  readonly items?: Member
}

/** Values that narrow nothing, or that another filter beside them says. */
const silent = new Set(['all', 'deducted', 'collected', 'coming'])

const members = callList
  .filter(({ name }) => lists.includes(name))
  .flatMap(({ name, call }) => {
    const { properties = {} } = z.toJSONSchema(call.input!, { io: 'input', unrepresentable: 'any' })
    const resource = name.slice(0, name.indexOf('.'))
    return Object.entries(properties).map(([member, shape]) => ({ resource, member, shape: shape as Member }))
  })

test('whatever a list is narrowed by is said at the head of its pages, each value in words', () => {
  const unknown: string[] = []
  for (const { resource, member, shape } of members) {
    if (unsaid.has(member) || unsaid.has(`${resource}.${member}`)) continue
    const filter = filterNamed(resource, member)
    if (!filter || !(filter.label in texts)) {
      unknown.push(`${resource}.${member}`)
      continue
    }
    const { words } = filter
    for (const value of shape.items?.enum ?? shape.enum ?? []) {
      const isKnown =
        words.as === 'texts'
          ? `${words.prefix}${value}` in texts
          : words.as === 'words'
            ? value in words.words || silent.has(value)
            : words.as === 'text'
      if (!isKnown) unknown.push(`${resource}.${member}: ${value}`)
    }
  }
  expect(unknown).toEqual([])
})

test('the pages begin with whose the list is, of when and of what', async () => {
  const asked = {
    entityIds: [world.entityId],
    fromDocumentDate: '2026-04-01',
    toDocumentDate: '2026-04-30',
    partyIds: [world.partyId],
    states: ['Unpaid' as const, 'PartlyPaid' as const],
    view: 'all' as const,
    fromAmount: '1234567.00',
  }
  const party = await world.shop.ok('party.detail', { id: world.partyId })
  const head = (
    await pagesOf((await world.shop.call('salesInvoice.export', { ...asked, format: 'pdf' })).bytes)
  )[0]
  for (const said of [
    '01/04/2026 – 30/04/2026',
    party.name,
    'Unpaid, Partly paid',
    '12,34,567.00',
    'Sales invoices',
  ])
    expect(head).toContain(said)
  expect(head).toMatch(/GSTIN +27[A-Z]{5}\d{4}[A-Z]\dZ\w/)
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
