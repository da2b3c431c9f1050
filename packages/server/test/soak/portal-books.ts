import { errors } from '@bahi/contracts/errors.ts'
import type pg from 'pg'
import { gstinOf, sendCall } from '../call-helpers.ts'
import type { AnyBody } from '../call-helpers.ts'
import { mastersOf } from './load.ts'
import { signInAt } from './product.ts'
import type { Victim } from './product.ts'

export const password = 'Soak-Horse-7'

/** The books of the demo business, by calls as the web makes them and by looks into the database. */
export interface Books {
  readonly entityId: number
  readonly gstin: string
  /** Asks again with the same key while nobody answers, as the web does. */
  call(name: string, input: object, key?: string): Promise<AnyBody>
  /** Asks once; 0 where nobody answers. */
  attempt(name: string, input: object, key: string): Promise<number>
  query<R extends pg.QueryResultRow>(text: string): Promise<R[]>
  setting(name: string, value: boolean): Promise<void>
}

/** How long nobody may answer: a start of the server, a recovery of the database. */
const patienceMs = 420_000

export async function booksOf(
  { address }: Pick<Victim, 'address'>,
  pool: pg.Pool,
  secret = password,
): Promise<Books> {
  const token = await signInAt(address, 'demo@bahi.example', secret)
  const { rows } = await pool.query<{ id: string }>('select subscriber_id as id from subscriber_list')
  const subscriberId = Number(rows[0]!.id)
  const answered = async (name: string, input: object, key: string | undefined) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    for (const limit = Date.now() + patienceMs; ; await pause(100)) {
      const reply = await sendCall(address, name, input, token, { headers }).catch(() => undefined)
      if (reply && !asksAgain(reply.status, reply.body)) return reply
      if (Date.now() > limit) throw new Error(`${name}: no answer; ${JSON.stringify(reply?.body)}`)
    }
  }
  const call: Books['call'] = async (name, input, key) => {
    const { status, body } = await answered(name, input, key)
    if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const { entityId } = await mastersOf(address, token)
  const [row] = await call('eInvoice.credentials', { entityId })
  return {
    entityId,
    gstin: row.gstin,
    call,
    async attempt(name, input, key) {
      const headers = { 'idempotency-key': key }
      const reply = await sendCall(address, name, input, token, { headers }).catch(() => undefined)
      return reply && !asksAgain(reply.status, reply.body) ? reply.status : 0
    },
    query: (text) => eventually(() => read(pool, subscriberId, text)),
    async setting(name, value) {
      await call('setting.update', { entityId, settings: [{ name, value }] })
    },
  }
}

const inProgress = errors.KEY_IN_PROGRESS.code
const asksAgain = (status: number, body: AnyBody) =>
  status >= 500 || status === 429 || (status === 409 && JSON.stringify(body ?? '').includes(inProgress))

async function read<R extends pg.QueryResultRow>(pool: pg.Pool, subscriberId: number, text: string) {
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query('begin read only')
    await client.query(`select set_config('bahi.subscriber_id', $1, true)`, [String(subscriberId)])
    const found = await client.query<R>(text)
    await client.query('rollback')
    isBroken = false
    return found.rows
  } finally {
    client.release(isBroken)
  }
}

/** Until the database is there again. */
export async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (const limit = Date.now() + patienceMs; ; await pause(100)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > limit) throw error
    }
  }
}

export interface Made {
  readonly id: number
  readonly number: string
}

/** Issues invoices to one registered buyer, six at a time. */
export async function makeInvoices(
  books: Books,
  count: number,
  { quantity = (turn: number) => String(1 + (turn % 90)), onSave = (_ms: number) => {} } = {},
): Promise<Made[]> {
  const partyId = await buyerOf(books)
  const made: Made[] = []
  const date = today()
  let started = 0
  await inParallel(async () => {
    while (started < count) {
      started += 1
      const lines = [clothLine(quantity(started))]
      const invoice = { entityId: books.entityId, partyId, date, lines, status: 'Active' }
      const begun = performance.now()
      const { id, number } = await books.call('salesInvoice.save', invoice)
      onSave(performance.now() - begun)
      made.push({ id, number })
    }
  })
  return made.toSorted((a, b) => a.id - b.id)
}

/** Of India. */
export const today = (): string => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10)

export const clothLine = (quantity: string) => ({
  description: 'Cotton cloth',
  hsn: '52081190',
  supply: 'Goods',
  uqc: 'MTR',
  quantity,
  unitPrice: '212.40',
  taxCategory: 'Taxable',
  taxRate: '5',
})

/** The registered buyer of all. */
export async function buyerOf(books: Books): Promise<number> {
  const known = await books.call('party.search', { keyword: buyer.name, size: 1 })
  return known.records[0]?.id ?? (await books.call('party.save', buyer)).id
}

const buyer = {
  name: 'Deccan Looms',
  role: 'Customer',
  taxpayerType: 'REG',
  gstin: gstinOf('27', 'AAACD4411M'),
  billingAddress: { line1: '7 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
}

export const inParallel = (work: (slot: number) => Promise<void>, count = 6): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, slot) => work(slot)))

const openStates = `('Asked', 'Waiting', 'Sent', 'Unknown')`

/** What is to be done; with `looks` also what is only to be looked after. */
export async function openIntents(books: Books, { looks = false } = {}): Promise<number> {
  const [row] = await books.query<{ open: number }>(
    `select count(*)::int as open from portal_intents where subscriber_id = current_subscriber() and state in ${openStates}
      and (${looks} or operation not like 'check%')`,
  )
  return row!.open
}

/** Until nothing is under way at a portal any more; what waits for a person is asked for again by one. */
export async function worked(books: Books, limitMs: number): Promise<void> {
  const limit = Date.now() + limitMs
  for (let turn = 1; (await openIntents(books, { looks: true })) > 0; turn++) {
    if (Date.now() > limit) throw new Error(`${await openIntents(books)} have no answer from the portal`)
    if (turn % 50 === 0)
      for (const portal of ['einvoice', 'ewaybill'])
        await books.call('portal.retry', { entityId: books.entityId, portal })
    await pause(100)
  }
}

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
