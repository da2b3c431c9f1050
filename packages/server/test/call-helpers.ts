import { createCipheriv } from 'node:crypto'
import { calls } from '@bahi/contracts/calls.ts'
import type { Call, InputOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import { startApp } from '../src/app.ts'
import type { App, AppOptions } from '../src/app.ts'
import { configOf } from '../src/config.ts'
import { createSession, createSubscriber, createUser, grantRole } from '../src/features/auth/index.ts'
import type { Db } from '../src/platform/db/kysely.ts'
import { startTestDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'

type AllCalls = typeof calls
type CallName = { [R in keyof AllCalls]: `${R}.${Extract<keyof AllCalls[R], string>}` }[keyof AllCalls]
type CallOf<N extends string> = N extends `${infer R}.${infer A}`
  ? R extends keyof AllCalls
    ? A extends keyof AllCalls[R]
      ? AllCalls[R][A] extends Call
        ? AllCalls[R][A]
        : never
      : never
    : never
  : never

/** A test reads of a reply what it expects to be there. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyBody = any

export interface Reply<B = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly body: B
  readonly bytes: Buffer
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestUser {
  readonly id: number
  readonly userName: string
  readonly token: string
  /** Calls by name, as the contract types it; gives the reply whatever its status. */
  call<N extends CallName>(
    name: N,
    input?: InputOf<CallOf<N>>,
    options?: SendOptions,
  ): Promise<Reply<AnyBody>>
  /** The same, and fails the test unless the answer is 2xx, or says of each record why it was refused. */
  ok<N extends CallName>(
    name: N,
    input?: InputOf<CallOf<N>>,
    options?: SendOptions,
  ): Promise<ReplyOf<CallOf<N>>>
}

export interface TestSubscriber extends TestUser {
  readonly subscriberId: number
  /** A company with one GSTIN in state 27 (Maharashtra) and one in 29 (Karnataka). */
  readonly companyId: number
  readonly entityId: number
  readonly otherEntityId: number
  /** Runs a transaction of this subscriber, past HTTP. */
  inTenant<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** A Normal user with exactly these rights, on these entities (all of them where absent). */
  makeUser(given: { rights: readonly RightCode[]; entityIds?: readonly number[] }): Promise<TestUser>
}

export interface TestServer {
  readonly app: App
  readonly url: string
  readonly database: TestDatabase
  makeSubscriber(given?: {
    name?: string
    trialDays?: number | null
    password?: string
  }): Promise<TestSubscriber>
  /** Any request below the server's address. */
  send(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Readonly<Record<string, string>> },
  ): Promise<Reply<AnyBody>>
  /** Signs in as a person does, through key and token. */
  signIn(
    userName: string,
    password: string,
    more?: { forceRefresh?: boolean },
    headers?: Env,
  ): Promise<Reply<AnyBody>>
  stop(): Promise<void>
}

export const testPassword = 'Correct-Horse-7'

type Env = Readonly<Record<string, string>>
export interface TestServerOptions extends AppOptions {
  /** Variables of the environment, or what makes them of the database. */
  readonly env?: Env | ((database: TestDatabase) => Env | Promise<Env>)
}

/** The whole server on a database of its own, on a free port of the loopback. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await startTestDatabase()
  const env = typeof options.env === 'function' ? await options.env(database) : options.env
  const config = configOf({
    BAHI_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    BAHI_DATA: database.dataDir,
    DATABASE_URL: database.url,
    BAHI_RATE_PER_ADDRESS: '0',
    BAHI_RATE_PER_USER: '0',
    BAHI_RATE_PER_ANONYMOUS: '0',
    BAHI_WORKER: 'off',
    BAHI_DEMO: 'off',
    BAHI_SYSTEM_SETTINGS: '{"captchaEnabled":false}',
    ...env,
  })
  const app = await startApp(config, { allowMissing: true, ...options }).catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  const send: TestServer['send'] = (method, path, given = {}) => request(app.address, method, path, given)
  return {
    app,
    url: app.address,
    database,
    send,
    makeSubscriber: (given = {}) => makeSubscriber(app, given),
    signIn: (userName, password, more, headers) => signIn(send, userName, password, more, headers),
    async stop() {
      await app.stop()
      await database.stop()
    },
  }
}

export type SharedTestServer = Omit<TestServer, 'stop'>

const shared = new Map<string, Promise<TestServer>>()

/**
 * The server that all tests of this worker share, of the day given or of today. For tests that look at subscribers
 * of their own alone; who needs settings of the process or the whole database starts one with `startTestServer`.
 */
export function sharedTestServer(day = ''): Promise<SharedTestServer> {
  const clock = day ? { clock: () => new Date(day) } : {}
  const running = shared.get(day) ?? startTestServer(clock)
  shared.set(day, running)
  return running
}

/** What is behind a public link. */
export const openLink = (server: SharedTestServer, shortUrl: string): Promise<Reply<AnyBody>> =>
  server.send('GET', `/api/public/document?shortUrl=${shortUrl}`)

async function request(
  address: string,
  method: string,
  path: string,
  {
    token,
    body,
    headers = {},
  }: { token?: string; body?: unknown; headers?: Readonly<Record<string, string>> },
): Promise<Reply<AnyBody>> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { 'auth-token': token }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : undefined,
  }
}

/** Method, path and body or query of a call by its name. */
export async function sendCall(
  address: string,
  name: string,
  input: unknown,
  token: string | undefined,
  options: SendOptions = {},
): Promise<Reply<AnyBody>> {
  const [resource, action] = name.split('.') as [string, string]
  const call = (calls as unknown as Record<string, Record<string, Call>>)[resource]?.[action]
  if (!call) throw new Error(`No call ${name}`)
  const more = { ...(token === undefined ? {} : { token }), headers: options.headers ?? {} }
  if (call.method === 'POST')
    return request(address, 'POST', `/api${call.path}`, { ...more, body: input ?? {} })
  return request(address, 'GET', `/api${call.path}${queryOf(input)}`, more)
}

function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(input))
    for (const one of [value].flat()) if (one !== undefined) search.append(key, String(one))
  return `?${search.toString()}`
}

function userOf(app: App, facts: { id: number; userName: string; token: string }): TestUser {
  const call: TestUser['call'] = (name, input, options) =>
    sendCall(app.address, name, input, facts.token, options)
  return {
    ...facts,
    call,
    async ok(name, input, options) {
      const reply = await call(name, input, options)
      // A bulk call that did nothing says why, record by record: the test looks at that.
      if (Array.isArray(reply.body?.refused)) return { done: reply.body.done, refused: reply.body.refused }
      if (reply.status >= 300)
        throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
      return reply.body
    },
  }
}

let counter = 0

async function makeSubscriber(
  app: App,
  given: { name?: string; trialDays?: number | null; password?: string },
): Promise<TestSubscriber> {
  const number = ++counter
  const userName = `admin${number}-${Date.now().toString(36)}@example.in`
  const { tenants } = app
  const made = await createSubscriber(tenants, 'test', {
    name: given.name ?? `Subscriber ${number}`,
    trialDays: given.trialDays === undefined ? 14 : given.trialDays,
    admin: {
      userName,
      emailAddress: userName,
      firstName: 'Asha',
      lastName: 'Rao',
      password: given.password ?? testPassword,
    },
  })
  const { subscriberId, adminId } = made
  const inTenant: TestSubscriber['inTenant'] = (work) =>
    tenants.inTenant(subscriberId, { userId: adminId, source: 'test' }, work)
  const sessionFor = (userId: number) =>
    inTenant((db) =>
      createSession(db, { subscriberId, userId, idleMinutes: 30, maxHours: 12, address: '127.0.0.1' }),
    )
  const entities = await inTenant((db) => makeEntities(db, subscriberId))
  const session = await sessionFor(adminId)
  return {
    ...userOf(app, { id: adminId, userName, token: session.token }),
    subscriberId,
    ...entities,
    inTenant,
    async makeUser({ rights, entityIds }) {
      const name = `user${++counter}-${Date.now().toString(36)}@example.in`
      const id = await inTenant(async (db) => {
        const userId = await createUser(
          db,
          subscriberId,
          { userName: name, emailAddress: name, firstName: 'Ravi' },
          'none',
        )
        const { rows } = await sql<{
          id: number
        }>`insert into roles (subscriber_id, name) values (${subscriberId}, ${name}) returning id`.execute(db)
        const roleId = rows[0]!.id
        await sql`insert into role_rights (subscriber_id, role_id, right_code)
          select ${subscriberId}, ${roleId}, unnest(${[...rights]}::text[])`.execute(db)
        await grantRole(db, subscriberId, userId, roleId)
        await sql`insert into user_entities (subscriber_id, user_id, entity_id)
          select ${subscriberId}, ${userId}, unnest(${[...(entityIds ?? [entities.companyId])]}::bigint[])`.execute(
          db,
        )
        return userId
      })
      return userOf(app, { id, userName: name, token: (await sessionFor(id)).token })
    },
  }
}

/** PANs and GSTINs with right check digits, so that every rule of the product accepts them. */
async function makeEntities(db: Db, subscriberId: number) {
  const pan = `AAACB${String(1000 + (subscriberId % 9000)).padStart(4, '0')}K`
  const insert = async (columns: {
    type: string
    parentId: number | null
    companyId: number | null
    name: string
    gstin: string | null
    state: string | null
  }) => {
    const { rows } = await sql<{ id: number }>`
      insert into entities (subscriber_id, entity_type, location_type, parent_id, company_id, name, legal_name, pan, gstin, taxpayer_type, state_code, address)
      values (${subscriberId}, ${columns.type}, ${columns.type === 'Entity' ? 'Location' : null}, ${columns.parentId}, ${columns.companyId ?? 0},
        ${columns.name}, ${columns.name}, ${columns.type === 'Business' ? pan : null}, ${columns.gstin}, ${columns.gstin ? 'REG' : null}, ${columns.state},
        ${columns.state ? JSON.stringify({ line1: '12 Market Road', city: columns.state === '27' ? 'Mumbai' : 'Bengaluru', stateCode: columns.state, pincode: columns.state === '27' ? '400001' : '560001', countryCode: 'IN' }) : null}::jsonb)
      returning id`.execute(db)
    return rows[0]!.id
  }
  const companyId = await insert({
    type: 'Business',
    parentId: null,
    companyId: null,
    name: 'Acme Traders',
    gstin: null,
    state: null,
  })
  await sql`update entities set company_id = id where subscriber_id = ${subscriberId} and id = ${companyId}`.execute(
    db,
  )
  const entityId = await insert({
    type: 'Entity',
    parentId: companyId,
    companyId,
    name: 'Acme Mumbai',
    gstin: gstinOf('27', pan),
    state: '27',
  })
  const otherEntityId = await insert({
    type: 'Entity',
    parentId: companyId,
    companyId,
    name: 'Acme Bengaluru',
    gstin: gstinOf('29', pan),
    state: '29',
  })
  return { companyId, entityId, otherEntityId }
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The GSTIN of a PAN in a state, with its check digit. */
export function gstinOf(state: string, pan: string, entity = '1'): string {
  const body = `${state}${pan}${entity}Z`
  let sum = 0
  for (const [index, character] of body.split('').entries()) {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return body + digits[(36 - (sum % 36)) % 36]
}

async function signIn(
  send: TestServer['send'],
  userName: string,
  password: string,
  more: { forceRefresh?: boolean } = {},
  headers: Env = {},
): Promise<Reply<AnyBody>> {
  const { body: key } = await send('GET', '/api/public/encryptor/get', { headers })
  return send('POST', '/api/authenticate/token', {
    headers: { ...headers, 'enc-id': key.identifier },
    body: { userName, password: encrypted(password, key), domain: 'localhost', ...more },
  })
}

export function encrypted(text: string, { key, iv }: { key: string; iv: string }): string {
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'))
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** Texts encrypted with one key, and the header that names it. */
export async function sealedText(
  { send }: Pick<TestServer, 'send'>,
  ...texts: readonly string[]
): Promise<{ readonly texts: readonly string[]; readonly headers: Env }> {
  const { body: key } = await send('GET', '/api/public/encryptor/get')
  return { texts: texts.map((text) => encrypted(text, key)), headers: { 'enc-id': key.identifier as string } }
}
