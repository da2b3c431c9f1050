import { connect } from 'node:net'
import type { Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { Turns } from './turns.ts'

let server: TestServer
let shop: TestSubscriber
let masters: Shop
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_SLOW_SENDER_MS: '1500' } })
  shop = await server.makeSubscriber()
  masters = await stockShop(shop)
})
afterAll(() => server?.stop())

const open = '/api/user/checkUserNameAvailable'
const codeOf = ({ body }: Reply<any>) => body.errors[0].code as string
const send = (path: string, body: string, token?: string) =>
  server.send('POST', path, { body, ...(token === undefined ? {} : { token }) })
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const within = (member: string) => `{"userName":"x","a":${member}}`

/**
 * Milliseconds that the thread of the server, which is this one, worked in one go during `work`: its own processor time,
 * as a busy machine gives it its turn late.
 */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const worked = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let longest = 0
  let last = worked()
  const timer = setInterval(() => {
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
  }, 5)
  await work()
  await new Promise((done) => setTimeout(done, 10))
  clearInterval(timer)
  return longest
}

describe('what a body costs is known before it is parsed', () => {
  test.each([
    ['eight thousand levels', open, within(nested(8000)), 422, 'REQU0422'],
    ['33 levels', open, within(nested(32)), 422, 'REQU0422'],
    ['many values', open, within(`[${'1,'.repeat(1000)}1]`), 422, 'REQU0422'],
    [
      'more bytes than anybody without a session needs',
      open,
      within(`"${'x'.repeat(40_000)}"`),
      413,
      'REQU0413',
    ],
    ['a path that is no call', '/api/nowhere', `{"a":"${'x'.repeat(40_000)}"}`, 413, 'REQU0413'],
  ])('%s: refused', async (_, path, body, status, code) => {
    const reply = await send(path, body)
    expect([reply.status, codeOf(reply)]).toEqual([status, code])
  })

  test('signed in: levels, values and members of one object', async () => {
    const members = Array.from({ length: 1001 }, (_, at) => `"m${at}":1`).join(',')
    for (const body of [
      `{"code":"X","a":${nested(8000)}}`,
      `{"code":"X","a":[${'{},'.repeat(25_000)}{}]}`,
      `{${members}}`,
    ]) {
      const reply = await send('/api/unit/save', body, shop.token)
      expect([reply.status, codeOf(reply)]).toEqual([422, 'REQU0422'])
    }
  })

  test('brackets and commas within texts count nothing', async () => {
    const text = JSON.stringify(`${'['.repeat(100)}\\"${',{'.repeat(900)}`)
    const named = (value: string) => `{"userName":${value}}`
    // A name of that length is too long for its field; that it was counted would be said instead.
    const reply = await send(open, named(text))
    expect([reply.status, codeOf(reply)]).toEqual([422, 'VALD0001'])
  })

  test('no body is read for a call that needs a session without one, a large one only for a live session', async () => {
    const large = `{"entityId":1,"files":[{"name":"a.pdf","content":"${'A'.repeat(300_000)}"}]}`
    const stranger = await server.makeSubscriber()
    const forged = `${shop.subscriberId.toString(36)}.${stranger.token.split('.')[1]}`
    for (const token of [undefined, forged]) {
      const reply = await send('/api/qrReading/read', large, token)
      expect([reply.status, codeOf(reply)]).toEqual([401, 'AUTH0003'])
    }
  })

  test('other content than JSON is refused, text too', async () => {
    const headers = { 'content-type': 'text/plain' }
    const reply = await server.send('POST', open, { body: 'x', headers })
    expect([reply.status, codeOf(reply)]).toEqual([415, 'REQU0415'])
  })
})

describe('no request waits for', () => {
  /** A tenth of a second is the goal; a slower machine is given four times that. */
  const mostMs = 400

  test.each([
    [
      'a million values a thousand levels deep',
      open,
      () => within(`${'['.repeat(1000)}${'1,'.repeat(1e6)}1${']'.repeat(1000)}`),
    ],
    ['millions of empty objects', '/api/unit/save', () => `[${'{},'.repeat(3e6)}{}]`],
    [
      'lines with nothing right in them',
      '/api/salesInvoice/save',
      () => JSON.stringify({ lines: Array.from({ length: 4000 }, () => wrongLine) }),
    ],
    [
      'lines with every member empty',
      '/api/salesInvoice/compute',
      () => JSON.stringify({ lines: Array.from({ length: 4000 }, () => emptyLine) }),
    ],
    [
      'a list without an end of choices there are none of',
      '/api/item/search',
      () => `{"kinds":[${'"x",'.repeat(15_000)}"x"]}`,
    ],
  ])('%s', async (_, path, body) => {
    const text = body()
    let status = 0
    const held = await longestHold(async () => {
      status = (await send(path, text, shop.token)).status
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(held).toBeLessThan(mostMs)
  })

  const names = ['itemId', 'quantity', 'unitPrice', 'description', 'hsn', 'uqc', 'batch', 'discountPercent']
  const wrongLine = Object.fromEntries(names.map((name) => [name, {}]))
  const emptyLine = Object.fromEntries(names.map((name) => [name, null]))
})

test('a document of five hundred lines is saved, null for what it leaves out', async () => {
  const line = { itemId: masters.bolt, quantity: '2', unitPrice: '100.50', batch: null, serialNumber: null }
  const saved = await shop.ok('salesInvoice.save', {
    entityId: shop.entityId,
    partyId: masters.registered,
    date: '2026-04-20',
    status: 'Draft',
    lines: Array.from({ length: 500 }, () => line),
  } as never)
  expect((saved as { lines: unknown[] }).lines).toHaveLength(500)
})

test('a document is computed as one that is not cut into pieces, and those pieces are turns of its subscriber', async () => {
  const { bolt, rice, service, registered } = masters
  const amount = fc.integer({ min: 1, max: 999_999 }).map((paise) => (paise / 100).toFixed(2))
  const line = fc.record(
    {
      itemId: fc.constantFrom(bolt, rice, service),
      quantity: amount,
      unitPrice: amount,
      discountPercent: fc.constantFrom('5', '12.5', '101'),
      taxRate: fc.constantFrom('5', '18', '33'),
      hsn: fc.constantFrom('73181500', '998717', '77010000'),
    },
    { requiredKeys: ['itemId', 'quantity'] },
  )
  const turns = vi.spyOn(Turns.prototype, 'next')
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 30 }), async (lines) => {
      const body = JSON.stringify({ entityId: shop.entityId, partyId: registered, date: '2026-04-20', lines })
      turns.mockClear()
      const whole = await send('/api/salesInvoice/compute', body, shop.token)
      expect(turns).not.toHaveBeenCalled()
      // White space alone makes a body heavy.
      const cut = await send('/api/salesInvoice/compute', body + ' '.repeat(40_000), shop.token)
      expect([cut.status, cut.body]).toEqual([whole.status, whole.body])
      expect(cut.status).toBe(200)
      const ofSubscriber = turns.mock.calls.filter(([caller]) => caller === `subscriber ${shop.subscriberId}`)
      expect(ofSubscriber.length).toBeGreaterThanOrEqual(9)
    }),
    { numRuns: 8 },
  )
  turns.mockRestore()
})

test('every problem of a long document is reported with its line, and of its head', async () => {
  const lines = Array.from({ length: 400 }, (_, at) =>
    at === 350 ? { quantity: {} } : { quantity: '1', unitPrice: '5', hsn: '73181500', description: 'x' },
  )
  const body = {
    entityId: 'x',
    lines,
    ...Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`u${at}`, 1])),
  }
  const reply = await shop.call('salesInvoice.save', body as never)
  expect(Object.keys(reply.body.validationErrors)).toEqual(
    expect.arrayContaining(['Data.entityId', 'Data.lines[350].quantity']),
  )
})

describe('characters that no column keeps', () => {
  test.each([
    ['salesInvoice.save', { entityId: 1, status: 'Draft', remarks: 'a\ud800b', lines: [] }, 'Data.remarks'],
    [
      'salesInvoice.save',
      { entityId: 1, status: 'Draft', lines: [{ batch: '\udc00' }] },
      'Data.lines[0].batch',
    ],
    ['party.save', { name: 'Ram', notes: 'x\ud83d' }, 'Data.notes'],
    ['vendor.save', { name: 'a\u0000b' }, 'Data.name'],
    ['user.save', { userName: 'half\ud83d@bahi.example' }, 'Data.userName'],
  ] as const)('%s: 422 naming the field', async (name, input, field) => {
    const reply = await shop.call(name, input as never)
    expect([reply.status, Object.keys(reply.body.validationErrors)]).toEqual([422, [field]])
  })

  test('whole pairs are letters like others', async () => {
    const { id } = await shop.ok('party.save', {
      name: 'Ram',
      role: 'Customer',
      taxpayerType: 'UNREG',
      notes: 'Ram 🙏',
    } as never)
    expect((await shop.ok('party.detail', { id } as never)) as object).toMatchObject({ notes: 'Ram 🙏' })
  })

  test('bytes that are no UTF-8: 400, rather than another character', async () => {
    const body = Buffer.concat([
      Buffer.from('{"userName":"a'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ])
    const reply = await fetch(`${server.url}${open}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([reply.status, codeOf({ body: await reply.json() } as never)]).toEqual([400, 'REQU0400'])
  })
})

test('the trail names the request as the server does, and what a header claims of its source does not count', async () => {
  const headers = { caller: 'api', 'x-request-id': 'forged-request-id-1' }
  const unit = { code: 'OWN', uqc: 'NOS', description: 'Unit' }
  const reply = await shop.call('unit.save', unit, { headers })
  const { rows } = await server.app.pools.owner.query(
    `select source, request_id from audit_entries where subscriber_id = $1 and table_name = 'units' order by id desc limit 1`,
    [shop.subscriberId],
  )
  expect(rows).toEqual([{ source: 'Web', request_id: reply.headers.get('x-request-id') }])
})

describe('who sends too slowly', () => {
  const sockets: Socket[] = []
  afterAll(() => sockets.forEach((socket) => socket.destroy()))
  /** What the server says until it closes the connection, or the time is up. */
  const said = (text: string, ms: number) =>
    new Promise<{ text: string; closed: boolean }>((resolve) => {
      const { hostname, port } = new URL(server.url)
      const socket = connect(Number(port), hostname, () => socket.write(text))
      sockets.push(socket)
      let heard = ''
      socket.on('data', (part) => (heard += String(part)))
      socket.on('error', () => {})
      socket.on('close', () => resolve({ text: heard, closed: true }))
      setTimeout(() => resolve({ text: heard, closed: false }), ms)
    })

  test('with headers that do not end: closed', async () => {
    const { closed, text } = await said('POST /api/unit/save HTTP/1.1\r\nhost: x\r\n', 6000)
    expect([closed, text.slice(0, 12)]).toEqual([true, 'HTTP/1.1 408'])
  })

  test('with a body that does not end: refused and closed', async () => {
    const head = (length: number) =>
      `POST /api/unit/save HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauth-token: ${shop.token}\r\ncontent-length: ${length}\r\n\r\n`
    const { closed, text } = await said(`${head(1000)}{"code":"`, 6000)
    expect([closed, text.slice(0, 12), text.includes('REQU0408')]).toEqual([true, 'HTTP/1.1 408', true])
  })

  test('many bodies of one address: those above what it may have on its way are refused', async () => {
    const head = `POST ${open} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`
    const answers = await Promise.all(Array.from({ length: 260 }, () => said(head, 10_000)))
    const refused = answers.filter(({ text }) => text.startsWith('HTTP/1.1 429'))
    expect(refused.length).toBe(60)
  })
})
