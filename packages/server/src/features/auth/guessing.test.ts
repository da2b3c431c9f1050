import { foldName } from '@bahi/domain/ids/user-name.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer } from '../../../test/call-helpers.ts'

let server: TestServer
/** A thousand sign-ins take seconds here, and minutes on a machine that does much else. */
const aThousandMs = 300_000

beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_TRUST_PROXY: '1', BAHI_RATE_PER_ANONYMOUS: '0' } })
})
afterAll(() => server?.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })
const codeOf = (reply: Reply<AnyBody>) => reply.body?.errors?.[0]?.code
const isIn = (reply: Reply<AnyBody>) => reply.body?.token !== undefined

/** Many at a time, as a program guesses; how often each answer came. */
async function guesses(count: number, one: (n: number) => Promise<Reply<AnyBody>>) {
  const answers: Record<string, number> = {}
  let next = 0
  const worker = async () => {
    while (next < count) {
      const { status } = await one(next++)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return answers
}

test(
  'case 30: 1,000 wrong passwords over many users from one address are slowed, and lock no user at another address',
  async () => {
    const owner = await server.makeSubscriber()
    const stranger = from('203.0.113.7')
    const names = Array.from({ length: 99 }, (_, n) => `guess${n}@example.in`)
    const answers = await guesses(1000, (n) =>
      server.signIn([owner.userName, ...names][n % 100]!, `wrong ${n}`, {}, stranger),
    )
    // What was looked at is a tenth; the rest was turned away without the work of a password.
    expect(answers['401']).toBeLessThanOrEqual(130)
    expect((answers['429'] ?? 0) + (answers['400'] ?? 0)).toBeGreaterThanOrEqual(870)
    // Sixteen at a time count one another, so that a few of the hundred may be left for one after another.
    for (let n = 0; n < 16; n++) await server.signIn('nobody@example.in', 'wrong', {}, stranger)
    expect(codeOf(await server.signIn('somebody@example.in', 'wrong', {}, stranger))).toBe('REQU0429')
    expect(isIn(await server.signIn(owner.userName, testPassword, {}, from('198.51.100.4')))).toBe(true)
  },
  aThousandMs,
)

test(
  'case 30: over many addresses for one user they are slowed; the owner can sign in from a known browser',
  async () => {
    const owner = await server.makeSubscriber()
    const home = from('198.51.100.20')
    expect(isIn(await server.signIn(owner.userName, testPassword, {}, home))).toBe(true)
    const answers = await guesses(1000, (n) =>
      server.signIn(owner.userName, `wrong ${n}`, {}, from(`203.0.${n % 250}.${Math.floor(n / 250) + 1}`)),
    )
    expect(answers['401']).toBeLessThanOrEqual(70)
    expect(answers['429']).toBeGreaterThanOrEqual(930)
    for (let n = 0; n < 16; n++) await server.signIn(owner.userName, 'wrong', {}, from(`203.0.113.${n}`))
    expect(isIn(await server.signIn(owner.userName, testPassword, {}, home))).toBe(true)
    // No lock of the account: elsewhere it is a matter of waiting, and the answer says how long.
    const elsewhere = await server.signIn(owner.userName, testPassword, {}, from('192.0.2.9'))
    expect([elsewhere.status, Number(elsewhere.headers.get('retry-after'))]).toEqual([429, 60])
  },
  aThousandMs,
)

test('many at once from one place get no more guesses than one after another', async () => {
  const owner = await server.makeSubscriber()
  const answers = await guesses(60, (n) =>
    server.signIn(owner.userName, `wrong ${n}`, {}, from('203.0.113.99')),
  )
  expect(answers['401'] ?? 0).toBeLessThanOrEqual(5)
  expect((answers['400'] ?? 0) + (answers['401'] ?? 0)).toBe(60)
})

test('a lock shows its end, by the settings of the account, and further attempts do not prolong it', async () => {
  const owner = await server.makeSubscriber()
  await owner.ok('setting.update', {
    settings: [
      { name: 'accountLockThreshold', value: 3 },
      { name: 'accountLockExpiry', value: 60 },
    ],
  })
  const here = from('203.0.113.150')
  for (let n = 0; n < 3; n++)
    expect((await server.signIn(owner.userName, 'wrong', {}, here)).status).toBe(401)
  const texts = new Set<string>()
  for (let n = 0; n < 3; n++) {
    const reply = await server.signIn(owner.userName, testPassword, {}, here)
    expect(codeOf(reply)).toBe('AUTH0013')
    texts.add(reply.body.errors[0].message)
  }
  const until = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const soon = [59, 60, 61].map((minutes) => until.format(Date.now() + minutes * 60_000))
  expect(texts.size).toBe(1)
  expect(soon.some((time) => [...texts][0]!.includes(time))).toBe(true)
})

test('an unknown user and a wrong password take the same time', async () => {
  const owners = await Promise.all(Array.from({ length: 12 }, () => server.makeSubscriber()))
  const times = { known: [] as number[], unknown: [] as number[] }
  for (const [n, owner] of owners.entries()) {
    for (const [kind, name] of [
      ['known', owner.userName],
      ['unknown', `who${n}-${'x'.repeat(20)}@example.in`],
    ] as const) {
      const begun = performance.now()
      expect((await server.signIn(name, 'wrong', {}, from(`192.0.2.${n}`))).status).toBe(401)
      times[kind].push(performance.now() - begun)
    }
  }
  // The least of each: of a busy machine more is the machine's.
  const ratio = Math.min(...times.known) / Math.min(...times.unknown)
  // A hash left out would make it some tenths of it.
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.67)
})

test('every spelling that finds a user is counted as that user: both sides fold names alike', async () => {
  const { rows } = await server.app.pools.owner.query<{ code: number; folded: string }>(
    `select code, fold_name(chr(code)) as folded from generate_series(1, 1114111) code
     where code not between 55296 and 57343 and fold_name(chr(code)) <> chr(code)`,
  )
  const changed: [number, string][] = []
  for (let code = 1; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const text = String.fromCodePoint(code)
    if (foldName(text) !== text) changed.push([code, foldName(text)])
  }
  expect(rows.map(({ code, folded }) => [code, folded])).toEqual(changed)
  const specials = 'İıIiſSK\u212AΣςσßẞǅΐﬃÅ\u212BI\u0307AZaz'
  const { rows: whole } = await server.app.pools.owner.query<{ folded: string }>(
    'select fold_name($1) as folded',
    [specials],
  )
  expect(whole[0]!.folded).toBe(foldName(specials))
})

test('a locked user is locked under every spelling: no other letter opens a second count', async () => {
  const owner = await server.makeSubscriber()
  await owner.inTenant((db) =>
    sql`update users set user_name = 'auditor.kim@example.in' where id = ${owner.id}`.execute(db),
  )
  const at = from('203.0.113.140')
  for (let n = 0; n < 5; n++) await server.signIn('AUDITOR.KIM@example.in', `wrong ${n}`, {}, at)
  expect(codeOf(await server.signIn('auditor.kim@example.in', testPassword, {}, at))).toBe('AUTH0013')
  for (const spelling of ['audİtor.kim@example.in', 'auditor.\u212Aim@example.in', 'audıtor.kim@example.in'])
    expect(isIn(await server.signIn(spelling, testPassword, {}, at))).toBe(false)
})

test('codes sent at once get no more guesses than one after another', async () => {
  const owner = await server.makeSubscriber()
  const at = from('203.0.113.150')
  const open = () =>
    server.send(
      'GET',
      `/api/authenticate/getOtp?userName=${encodeURIComponent(owner.userName)}&templateId=signInCode`,
      { headers: at },
    )
  const requests = await Promise.all(Array.from({ length: 6 }, open))
  const answers = await Promise.all(
    requests.flatMap(({ body }) =>
      Array.from({ length: 5 }, (_, n) =>
        server.send('POST', '/api/authenticate/validateOtp', {
          body: { request: body.request, otp: String(100_000 + n) },
          headers: at,
        }),
      ),
    ),
  )
  const judged = answers.filter((answer) => codeOf(answer)?.startsWith('AUTH0016'))
  expect(judged.length).toBeLessThanOrEqual(5)
  expect(answers.filter((answer) => codeOf(answer) === 'AUTH0013').length).toBe(30 - judged.length)
})
