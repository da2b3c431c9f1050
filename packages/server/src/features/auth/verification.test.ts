import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: SharedTestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
})
beforeEach(async () => {
  shop = await server.makeSubscriber()
  await shop.inTenant((db) => sql`update users set verified_at = null, mobile = '9822012345'`.execute(db))
})

const codeOf = (reply: Reply<AnyBody>) => [reply.status, reply.body.errors?.[0]?.code]
const post = (path: string, body: unknown) => server.send('POST', `/api/authenticate/${path}`, { body })
const get = (path: string) => server.send('GET', `/api/authenticate/${path}`)

async function asked() {
  const reply = await server.signIn(shop.userName, testPassword)
  expect(reply.body).toMatchObject({
    type: 'AccountVerification',
    parameters: { attemptsLeft: 5, resendsLeft: 3 },
  })
  expect(reply.body.token).toBeUndefined()
  return reply.body.request as string
}
const newestCode = () =>
  shop.inTenant(async (db) => {
    const { rows } = await sql<{
      text: string
    }>`select text_body as text from mails order by id desc limit 1`.execute(db)
    return /\b\d{6}\b/.exec(rows[0]!.text)![0]
  })

test('a user whose address was never proved gets a code first, once', async () => {
  const request = await asked()
  const state = await get(`accountVerification?request=${request}`)
  expect(state.body).toMatchObject({ attemptsLeft: 5, mobile: '••••••2345' })
  expect(state.body.sentTo).toMatch(/^a•••@/)
  const otp = await newestCode()
  expect(codeOf(await post('validateOtp', { request, otp: otp === '000000' ? '1' : '000000' }))[0]).toBe(400)
  const done = await post('validateOtp', { request, otp })
  expect(done.body.token).toBeTruthy()
  const { rows } = await shop.inTenant((db) =>
    sql<{ is: boolean }>`select email_proved_at is not null as is from users`.execute(db),
  )
  expect(rows).toEqual([{ is: true }])
  expect(codeOf(await post('validateOtp', { request, otp }))).toEqual([400, 'AUTH0004'])
  const next = await server.signIn(shop.userName, testPassword)
  expect(next.body.token).toBeTruthy()
})

test('a wrong password does not reveal it, and a second step still follows', async () => {
  expect(codeOf(await server.signIn(shop.userName, 'wrong'))).toEqual([401, 'AUTH0001'])
  await shop.inTenant((db) => sql`update users set two_factor = 'Mail'`.execute(db))
  const request = await asked()
  const reply = await post('validateOtp', { request, otp: await newestCode() })
  expect(reply.body).toMatchObject({ type: 'TwoFactor' })
})

test('another code is sent as often as is left; another mobile number is kept and counts as one', async () => {
  const request = await asked()
  const first = await newestCode()
  const again = await get(`resendOtp?request=${request}`)
  expect(again.body).toMatchObject({ resendsLeft: 2 })
  const moved = await post('verificationWithUpdateMobile', { request, mobile: '9999900000' })
  expect(moved.body).toMatchObject({ request, resendsLeft: 1, mobile: '••••••0000' })
  const newest = await newestCode()
  if (first !== newest) expect((await post('validateOtp', { request, otp: first })).status).toBe(400)
  expect((await post('validateOtp', { request, otp: newest })).body.token).toBeTruthy()
  const bad = await post('verificationWithUpdateMobile', { request, mobile: '12' })
  expect(bad.status).toBe(422)
  const late = await post('verificationWithUpdateMobile', { request, mobile: '9999911111' })
  expect(codeOf(late)).toEqual([400, 'AUTH0004'])
  expect(codeOf(await get('accountVerification?request=made-up'))).toEqual([400, 'AUTH0004'])
})

test('an address that an Admin changed is proved at the next sign-in, by mail to the new one', async () => {
  await shop.inTenant((db) => sql`update users set verified_at = now()`.execute(db))
  const other = await shop.makeUser({ rights: [] })
  await shop.inTenant((db) =>
    sql`update users set password_hash = (select password_hash from users where id = ${shop.id}) where id = ${other.id}`.execute(
      db,
    ),
  )
  expect((await server.signIn(other.userName, testPassword)).body.token).toBeTruthy()
  const { id, version, firstName, userName, userType, roles, entityIds } = await shop.ok('user.detail', {
    id: String(other.id),
  })
  const same = {
    id,
    version,
    firstName,
    lastName: 'Rao',
    userName,
    userType,
    entityIds,
    roles: roles.map(({ roleId }) => ({ roleId })),
  }
  await shop.ok('user.save', { ...same, emailAddress: 'moved@example.in' })
  const asks = await server.signIn(other.userName, testPassword)
  expect(asks.body).toMatchObject({ type: 'AccountVerification' })
  const otp = await newestCode()
  expect((await post('validateOtp', { request: asks.body.request, otp })).body.token).toBeTruthy()
  const { rows } = await shop.inTenant((db) =>
    sql<{ recipients: string[] }>`select recipients from mails order by id desc limit 1`.execute(db),
  )
  expect(rows[0]!.recipients).toEqual(['moved@example.in'])
})
