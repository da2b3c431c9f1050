import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { faultKinds } from '@bahi/gateways/sandbox/faults.ts'
import type { FaultRule } from '@bahi/gateways/sandbox/faults.ts'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import pg from 'pg'
import { startEmbedded } from '../../src/platform/postgres/embedded.ts'
import { gstinOf, sendCall } from '../call-helpers.ts'
import type { AnyBody } from '../call-helpers.ts'
import { mastersOf } from './load.ts'
import { signInAt, victimOn } from './product.ts'
import type { Victim } from './product.ts'

export interface PortalSoakOptions {
  readonly dataDir: string
  readonly invoices: number
  readonly kills: number
  readonly log?: (line: string) => void
}

export interface PortalSoakFigures {
  readonly invoices: number
  readonly kills: Readonly<Record<string, number>>
  readonly seconds: number
  /** Requests that reached the portal. */
  readonly generates: number
  readonly lookUps: number
  readonly signIns: number
  /** IRNs that were found at the portal after an answer was lost. */
  readonly adopted: number
  /** Sendings that the portal answered with 'duplicate'. */
  readonly toldDuplicate: number
  readonly atPortal: number
  readonly onDocuments: number
  readonly faults: readonly string[]
}

const password = 'Soak-Horse-7'

/** Points of the flow at which the process is killed, each reached by watching the portal. */
const points = [
  'work done, no answer',
  'answer on its way',
  'look-up arrived',
  'request arrived',
  'nothing done, no answer',
  'sign-in arrived',
  'any moment',
] as const
type Point = (typeof points)[number]

/**
 * Registers invoices while the portal and the line fail in every way they can and the product is killed at each point
 * of the flow. Afterwards every invoice must have exactly one IRN at the portal, and the same one on the document.
 */
export async function soakPortal(options: PortalSoakOptions): Promise<PortalSoakFigures> {
  const { dataDir, invoices, kills, log = () => {} } = options
  await mkdir(path.join(dataDir, 'product'), { recursive: true })
  const sandbox = await startSandbox({ folder: path.join(dataDir, 'sandbox') })
  const postgres = await startEmbedded({ dataDir: path.join(dataDir, 'database') })
  const pool = new pg.Pool({ connectionString: postgres.adminUrl, max: 2 })
  const victim = await victimOn(path.join(dataDir, 'product'), {
    DATABASE_URL: postgres.adminUrl,
    BAHI_DEMO_PASSWORD: password,
    BAHI_SANDBOX: sandbox.url,
    BAHI_PORTAL_REPLY_MS: '1500',
  })
  try {
    await victim.start()
    const books = await booksOf(victim, pool)
    const made = await makeInvoices(books, invoices)
    log(`${made.length} invoices saved`)
    sandbox.faults.order(faultsOfEveryKind(), 7)
    const begun = performance.now()
    for (let at = 0; at < made.length; at += 500)
      await books.call('eInvoice.generate', { documentIds: made.slice(at, at + 500).map(({ id }) => id) })
    const killed = await killAtPoints({ victim, sandbox, pool, books, kills, total: made.length, log })
    await ended(books, made.length)
    const seconds = (performance.now() - begun) / 1000
    return { ...(await compared(books, sandbox, made)), kills: killed, seconds, ...metBy(sandbox) }
  } finally {
    await victim.killServer()
    await pool.end()
    await postgres.stop()
    await sandbox.close()
  }
}

/** A third of all requests go wrong, in each of the ways there are. */
function faultsOfEveryKind(): FaultRule[] {
  const share: Partial<Record<(typeof faultKinds)[number], number>> = {
    hang: 0.005,
    hangAfter: 0.01,
    slow: 0.02,
  }
  const rules: FaultRule[] = faultKinds
    .filter((kind) => kind !== 'code' && kind !== 'unknownKey')
    .map((kind) => ({ kind, call: 'generate', probability: share[kind] ?? 0.02, ms: 200 }))
  for (const kind of ['drop', 'http500', 'html', 'garbage'] as const)
    rules.push({ kind, call: 'byDocument', probability: 0.04 })
  rules.push({ kind: 'http500', call: 'signIn', probability: 0.1 })
  return rules
}

interface Books {
  readonly subscriberId: number
  readonly entityId: number
  readonly gstin: string
  call(name: string, input: object): Promise<AnyBody>
  query<R extends pg.QueryResultRow>(text: string): Promise<R[]>
}

async function booksOf(victim: Victim, pool: pg.Pool): Promise<Books> {
  const { address } = victim
  const token = await signInAt(address, 'demo@bahi.example', password)
  const { rows } = await pool.query<{ id: string }>('select subscriber_id as id from subscriber_list')
  const subscriberId = Number(rows[0]!.id)
  const call: Books['call'] = async (name, input) => {
    const { status, body } = await sendCall(address, name, input, token)
    if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const { entityId } = await mastersOf(address, token)
  const [row] = await call('eInvoice.credentials', { entityId })
  return {
    subscriberId,
    entityId,
    gstin: row.gstin,
    call,
    async query(text) {
      const client = await pool.connect()
      try {
        await client.query('begin read only')
        await client.query(`select set_config('bahi.subscriber_id', $1, true)`, [String(subscriberId)])
        const found = await client.query(text)
        await client.query('rollback')
        return found.rows
      } finally {
        client.release()
      }
    },
  }
}

interface Made {
  readonly id: number
  readonly number: string
}

async function makeInvoices(books: Books, count: number): Promise<Made[]> {
  const { id: partyId } = await books.call('party.save', {
    name: 'Deccan Looms',
    role: 'Customer',
    taxpayerType: 'REG',
    gstin: gstinOf('27', 'AAACD4411M'),
    billingAddress: { line1: '7 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
  })
  const made: Made[] = []
  const date = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10)
  let started = 0
  const lane = async () => {
    while (started < count) {
      started += 1
      const line = {
        description: 'Cotton cloth',
        hsn: '52081190',
        supply: 'Goods',
        uqc: 'MTR',
        quantity: String(1 + (started % 90)),
        unitPrice: '212.40',
        taxCategory: 'Taxable',
        taxRate: '5',
      }
      const { id, number } = await books.call('salesInvoice.save', {
        entityId: books.entityId,
        partyId,
        date,
        lines: [line],
        status: 'Active',
      })
      made.push({ id, number })
    }
  }
  await Promise.all(Array.from({ length: 6 }, lane))
  return made.toSorted((a, b) => a.id - b.id)
}

const openStates = `('Asked', 'Waiting', 'Sent', 'Unknown')`

const openOnes = async (books: Books): Promise<number> => {
  const [row] = await books.query<{ open: number }>(
    `select count(*)::int as open from portal_intents where subscriber_id = current_subscriber() and state in ${openStates}`,
  )
  return row!.open
}

async function killAtPoints(given: {
  readonly victim: Victim
  readonly sandbox: Sandbox
  readonly pool: pg.Pool
  readonly books: Books
  readonly kills: number
  readonly total: number
  readonly log: (line: string) => void
}): Promise<Record<string, number>> {
  const { victim, sandbox, pool, books, kills, total, log } = given
  const killed: Record<string, number> = {}
  for (let kill = 0; kill < kills; kill++) {
    const left = total * (1 - (kill + 0.5) / (kills + 1))
    while ((await openOnes(books)) > left) await pause(20)
    const point = points[kill % points.length]!
    await reached(point, sandbox)
    await victim.killServer()
    killed[point] = (killed[point] ?? 0) + 1
    await passTime(pool)
    await victim.start()
    log(`kill ${kill + 1} of ${kills}: ${point}; ${await openOnes(books)} left`)
  }
  return killed
}

/** Watches the portal, which is in this process, until the product is where it shall be killed. */
async function reached(point: Point, sandbox: Sandbox): Promise<void> {
  const { counts, state, faults } = sandbox
  const after = async (read: () => number) => {
    const before = read()
    for (const until = Date.now() + 20_000; read() === before && Date.now() < until;) await pause(0)
  }
  const count = (call: string) => () => counts.get(call) ?? 0
  switch (point) {
    case 'request arrived':
      return after(count('generate'))
    case 'work done, no answer':
      faults.order([{ kind: 'hangAfter', call: 'generate', times: 1 }])
      return after(() => state.invoices.size)
    case 'nothing done, no answer':
      faults.order([{ kind: 'hang', call: 'generate', times: 1 }])
      return after(count('generate'))
    case 'answer on its way':
      await after(() => state.invoices.size)
      return pause(Math.random() * 6)
    case 'look-up arrived':
      faults.order([{ kind: 'dropAfter', call: 'generate', times: 1 }])
      return after(count('byDocument'))
    case 'sign-in arrived':
      faults.order([{ kind: 'expiredToken', call: 'generate', times: 1 }])
      return after(count('signIn'))
    case 'any moment':
      return pause(Math.random() * 300)
  }
}

/** A worker counts as dead, and its leases are out, when it has told nothing for some time: that passes here. */
async function passTime(pool: pg.Pool): Promise<void> {
  await pool.query(`update job_workers set seen_at = seen_at - interval '1 minute'`)
  for (const table of ['_private_jobs', '_private_job_queues'])
    await pool.query(`update graphile_worker.${table} set locked_at = locked_at - interval '1 minute'`)
}

async function ended(books: Books, total: number): Promise<void> {
  const limit = Date.now() + 120_000 + total * 1000
  while ((await openOnes(books)) > 0) {
    if (Date.now() > limit) throw new Error(`${await openOnes(books)} invoices have no answer`)
    await pause(100)
  }
}

async function compared(books: Books, sandbox: Sandbox, made: readonly Made[]) {
  const held = new Map<string, string[]>()
  for (const { irn, payload } of sandbox.state.invoices.values()) {
    if (payload.SellerDtls.Gstin !== books.gstin) continue
    held.set(payload.DocDtls.No, [...(held.get(payload.DocDtls.No) ?? []), irn])
  }
  const rows = await books.query<{
    id: string
    irn: string | null
    status: string
    signature: string
    adopted: boolean
  }>(
    `select document_id as id, irn, status, signature, is_adopted as adopted from e_invoices where subscriber_id = current_subscriber()`,
  )
  const onDocument = new Map(rows.map((row) => [Number(row.id), row]))
  const faults: string[] = []
  for (const { id, number } of made) {
    const irns = held.get(number) ?? []
    const row = onDocument.get(id)
    if (irns.length !== 1) faults.push(`${number}: ${irns.length} IRNs at the portal`)
    if (!row || row.irn !== irns[0] || row.status !== 'Generated' || row.signature !== 'verified')
      faults.push(`${number}: ${JSON.stringify(row)} against ${irns.join(', ')}`)
  }
  const strangers = [...held.keys()].filter((number) => !made.some((one) => one.number === number))
  if (strangers.length > 0) faults.push(`at the portal for no reason: ${strangers.join(', ')}`)
  const [said] = await books.query<{ told: number }>(`select count(*)::int as told from portal_exchanges
    where subscriber_id = current_subscriber() and call = 'generate' and reply::text like '%2150%'`)
  return {
    invoices: made.length,
    adopted: rows.filter(({ adopted }) => adopted).length,
    toldDuplicate: said!.told,
    atPortal: [...held.values()].flat().length,
    onDocuments: rows.filter(({ irn }) => irn !== null).length,
    faults,
  }
}

const metBy = ({ counts, signInCount }: Sandbox) => ({
  generates: counts.get('generate') ?? 0,
  lookUps: counts.get('byDocument') ?? 0,
  signIns: signInCount(),
})

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
