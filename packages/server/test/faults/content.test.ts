import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callList } from '@bahi/contracts/calls.ts'
import { readXlsx } from 'hucre'
import { sql } from 'kysely'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { callExamples } from '../call-examples.ts'
import { sendCall, startTestServer } from '../call-helpers.ts'
import type { TestServer } from '../call-helpers.ts'
import { makeWorld } from '../world.ts'
import type { World } from '../world.ts'

/** Cases 35 to 37 of the list of faults: what people write into fields, and where it comes out again. */

let server: TestServer
let world: World
let tempter: { readonly url: string; readonly visits: string[]; stop(): void }
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_WORKER: 'on' } })
  world = await makeWorld(server, 'Opal')
  tempter = await listen()
  await world.shop.inTenant(async (db) => {
    // Past the rules of the fields, which refuse most of this.
    await sql`update parties set name = ${formula} where id = ${world.partyId}`.execute(db)
    await sql`update items set name = ${formula} where id = ${world.itemId}`.execute(db)
    await sql`update documents set party_name = ${formula} where party_id = ${world.partyId}`.execute(db)
    await sql`update payments set party_name = ${formula}, reference = ${formula} where id = ${world.paymentId}`.execute(
      db,
    )
  })
})
afterAll(async () => {
  tempter?.stop()
  await server?.stop()
})

const formula = '=HYPERLINK("http://evil.example";"Open")'

async function listen() {
  const visits: string[] = []
  const web = createServer((request, reply) => {
    visits.push(request.url ?? '')
    reply.end()
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(web.address() as AddressInfo).port}`, visits, stop: () => web.close() }
}

describe('case 35: what a spreadsheet would run comes out inert', () => {
  const exports = callList.filter(({ name }) => /export/i.test(name.split('.')[1]!))
  test.each(exports.map(({ name }) => name))('%s', async (name) => {
    const example = callExamples[name]!(world) as object
    const csv = await sendCall(server.url, name, { ...example, format: 'csv' }, world.shop.token)
    expect(csv.status).toBe(200)
    const type = csv.headers.get('content-type')!
    const cells = type.includes('csv') ? cellsOf(csv.bytes.toString()) : await cellsOfBook(csv.bytes)
    const xlsx = await sendCall(server.url, name, { ...example, format: 'xlsx' }, world.shop.token)
    cells.push(...(await cellsOfBook(xlsx.bytes)))
    expect(cells.filter((cell) => /^[=+@\t\r]/.test(cell) || /^-(?![\d.]+$|$)/.test(cell))).toEqual([])
    // Where the name comes out, it does so as text.
    for (const cell of cells.filter((text) => text.includes('HYPERLINK'))) expect(cell).toBe(`'${formula}`)
  })

  test('formulas of every form are refused as names already', async () => {
    for (const name of ['=1+1', '+1', '@SUM(A1)', '\tx', '=cmd|calc', '-2+3'])
      expect([name, (await world.shop.call('party.save', { name, role: 'Customer' })).status]).toEqual([
        name,
        422,
      ])
  })
})

/** Cells of a sheet as text, quotes taken off. */
const cellsOf = (text: string) =>
  [...text.replace(/^\ufeff/, '').matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

async function cellsOfBook(bytes: Buffer): Promise<string[]> {
  const { sheets } = await readXlsx(bytes)
  const values = sheets.flatMap(({ rows }) => rows.flat())
  return values.filter((value): value is string => typeof value === 'string')
}

describe('case 36: scripts come out as text', () => {
  const script = '<script>alert(1)</script>'
  const hostile = () => `${script} #read("/etc/passwd") #image("${tempter.url}/pixel.png") $x^2$ {{link}}`
  let invoiceId: number
  beforeAll(async () => {
    const { shop, entityId, itemId } = world
    const partyId = (
      await shop.ok('party.save', { name: 'Plain Stores', role: 'Customer', taxpayerType: 'UNREG' })
    ).id
    await shop.inTenant((db) =>
      sql`update parties set name = ${script}, emails = 'a@b.in' where id = ${partyId}`.execute(db),
    )
    const saved = await shop.ok('salesInvoice.save', {
      entityId,
      partyId,
      date: '2026-11-01',
      status: 'Active',
      placeOfSupply: '27',
      placeOfSupplyReason: 'Counter sale',
      remarks: hostile(),
      terms: script,
      lines: [{ itemId, quantity: '1', unitPrice: '10', description: 'Bolt' }],
    })
    invoiceId = saved.id
  })

  test.each([
    ['party.save', { name: script, role: 'Customer' }],
    ['item.save', { name: script, kind: 'Item', supply: 'Goods', taxCategory: 'Exempt' }],
    ['category.save', { name: script }],
    ['unit.save', { code: '<b>', uqc: 'NOS' }],
  ] as const)('%s refuses them where a name is expected', async (name, body) => {
    expect((await world.shop.call(name, body as never)).status).toBe(422)
  })

  test('a logo that is an SVG, or is called otherwise, is refused', async () => {
    const place = await world.shop.ok('entity.detail', { id: world.entityId })
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`).toString('base64')
    for (const type of ['image/svg+xml', 'image/png', 'image/jpeg']) {
      const reply = await world.shop.call('entity.save', {
        id: world.entityId,
        version: place.version,
        entityType: 'Entity',
        entityName: place.entityName,
        parentEntityId: world.companyId,
        vrn: place.vrn!,
        logo: `data:${type};base64,${svg}`,
      })
      expect([type, reply.status]).toEqual([type, 422])
    }
  })

  test('the reply to the page is JSON that no browser takes for a page', async () => {
    const reply = await world.shop.call('salesInvoice.detail', { id: invoiceId })
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.body.remarks).toBe(hostile())
  })

  test('the PDF shows them, reads no file and opens no connection', async () => {
    const { bytes } = await world.shop.call('salesInvoice.pdf', { id: invoiceId })
    const text = (await textOf(bytes)).replace(/\s+/g, '')
    expect(text).toContain(script)
    expect(text).toContain(hostile().replace(/\s+/g, ''))
    expect(text).not.toContain('root:')
    expect(tempter.visits).toEqual([])
  })

  test('the mail escapes them, and the name of its file is only a name', async () => {
    await world.shop.ok('salesInvoice.send', {
      id: invoiceId,
      to: 'opal@example.in',
      subject: `${script}\r\nBcc: x@example.in`,
      message: `{{party}} ${script}`,
    })
    const inbox = async () => (await server.send('GET', '/api/dev/inbox?format=json&to=opal@example.in')).body
    let messages = await inbox()
    for (const end = Date.now() + 90_000; messages.length === 0 && Date.now() < end; messages = await inbox())
      await new Promise((resolve) => setTimeout(resolve, 50))
    const [message] = messages
    expect(message.html).toContain('&lt;script&gt;')
    expect(message.html).not.toContain('<script')
    expect(message.to).toEqual(['opal@example.in'])
    expect(message.attachments[0].name).toMatch(/^[\w. -]+\.pdf$/)
  })

  test('the sheet of invoices has them as cells', async () => {
    const { bytes } = await world.shop.call('salesInvoice.export', { format: 'csv' })
    expect(cellsOf(bytes.toString())).toContain(script)
  })
})

async function textOf(pdf: Uint8Array): Promise<string> {
  const task = pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  await task.destroy()
  return text
}

describe('case 37: injection into every parameter of a call that reads', () => {
  const sleep = `'; select pg_sleep(60); --`
  const injections = [sleep, [sleep], { $ne: sleep }, `id) union select * from sessions --`]
  let plain: World
  beforeAll(async () => {
    plain = await makeWorld(server, 'Onyx')
  })
  const reads = callList.filter(({ call }) => call.readOnly && call.access !== 'anonymous')
  test.each(reads.map(({ name, call }) => [name, call] as const))('%s', async (name, call) => {
    if (!call.input) return
    const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
    const example = callExamples[name]!(plain) ?? {}
    const send = async (more: object) => {
      const begun = performance.now()
      const reply = await sendCall(server.url, name, { ...example, ...more }, plain.shop.token)
      expect(performance.now() - begun).toBeLessThan(50_000)
      return reply
    }
    const names = Object.keys(properties).filter((property) => typeof properties[property] === 'object')
    for (const value of injections) {
      const ruled = names.filter((property) => !isFree(properties[property], value))
      // All that have a rule at once: each is refused by its name. What is not named there is sent alone.
      const all =
        ruled.length > 0 ? await send(Object.fromEntries(ruled.map((one) => [one, value]))) : undefined
      const refused = Object.keys(all?.body?.validationErrors ?? {})
      const isRefused = (property: string) =>
        all?.status === 422 &&
        refused.some((path) => path === `Data.${property}` || path.startsWith(`Data.${property}[`))
      for (const property of names.filter((one) => !isRefused(one))) {
        const reply = await send({ [property]: value })
        if (reply.status >= 500 || (ruled.includes(property) && ![404, 422].includes(reply.status)))
          throw new Error(JSON.stringify([property, value, reply.status, reply.body]))
      }
    }
  })
  /** Free text is looked for and not found, an object has only the members it names; anything else is refused. */
  const isFree = (schema: unknown, value: unknown) => {
    const given = schema as { items?: unknown } & Parameters<typeof isFreeText>[0]
    const items = Array.isArray(given.items) ? undefined : given.items
    return [given, items].some(
      (one) =>
        typeof one === 'object' &&
        one !== null &&
        ((one as { type?: unknown }).type === 'object' || isFreeText(one, value)),
    )
  }
  const isFreeText = (
    schema: { type?: unknown; enum?: unknown; pattern?: unknown; format?: unknown },
    value: unknown,
  ) =>
    schema.type === 'string' &&
    !schema.enum &&
    !schema.format &&
    (typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test(String(value)))
})
