import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encrypted, startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber, TestUser } from '../../../test/call-helpers.ts'
import { codeOfNow } from './totp.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())
const fresh = async () => (shop = await server.makeSubscriber())

const codeOf = (reply: Reply<AnyBody>) => reply.body?.errors?.[0]?.code
const issuesOf = (reply: Reply<AnyBody>) =>
  Object.entries<{ code: string }[]>(reply.body.validationErrors).map(([name, [first]]) => [
    name,
    first?.code,
  ])
const alive = async (token: string) =>
  (await server.send('GET', '/api/user/companies', { token })).status === 200
const give = (request: string, otp: string) =>
  server.send('POST', '/api/authenticate/validateOtp', { body: { request, otp } })

/** Sends a call whose passwords are encrypted with a key of its own. */
async function secretly(user: TestUser, path: string, secrets: Record<string, string>, more: object = {}) {
  const { body: key } = await server.send('GET', '/api/public/encryptor/get')
  const sealed = Object.fromEntries(
    Object.entries(secrets).map(([name, text]) => [name, encrypted(text, key)]),
  )
  return server.send('POST', `/api/profile/${path}`, {
    token: user.token,
    headers: { 'enc-id': key.identifier as string },
    body: { ...more, ...sealed },
  })
}
const sentTo = (address: string) =>
  shop.inTenant(async (db) => {
    const { rows } = await sql<{ body: string }>`select text_body as body from mails
      where subscriber_id = ${shop.subscriberId} and recipients = array[${address}] order by id desc limit 1`.execute(
      db,
    )
    return rows[0]?.body ?? ''
  })
const codeTo = async (address: string) => /\d{6}/.exec(await sentTo(address))?.[0] ?? 'none'
const isProved = () =>
  shop.inTenant(async (db) => {
    const { rows } = await sql<{ is: boolean }>`select email_proved_at is not null as is from users
      where subscriber_id = ${shop.subscriberId} and id = ${shop.id}`.execute(db)
    return rows[0]!.is
  })
/** Time continues for the app: a code can be taken again only in a later half minute. */
const nextStep = () =>
  shop.inTenant((db) =>
    sql`update users set totp_last_step = totp_last_step - 5 where subscriber_id = ${shop.subscriberId}`.execute(
      db,
    ),
  )

async function withApp() {
  await fresh()
  const started = await secretly(shop, 'twoFactor/start', { password: testPassword }, { method: 'App' })
  const { request, secret } = started.body
  const confirmed = await shop.ok('profile.confirmTwoFactor', { request, otp: codeOfNow(secret, new Date()) })
  await nextStep()
  return { secret: secret as string, started, recoveryCodes: confirmed.recoveryCodes }
}

describe('my profile', () => {
  test('opens and saves without any right, and names what is wrong', async () => {
    await fresh()
    const user = await shop.makeUser({ rights: [] })
    const own = await user.ok('profile.own')
    const body = {
      firstName: 'Ravi',
      lastName: 'Iyer',
      cultureName: 'hi-IN',
      timeZone: 'Asia/Dubai',
    } as const
    await user.ok('profile.save', { ...body, mobile: '9876543210', version: own.version })
    expect(await user.ok('profile.own')).toMatchObject({ ...body, mobile: '9876543210', twoFactor: 'Off' })
    const stale = await user.call('profile.save', { ...body, version: own.version })
    expect([stale.status, codeOf(stale)]).toEqual([409, 'CONF0001'])
    const zone = await user.call('profile.save', { ...body, timeZone: 'Mars/Base', version: own.version + 1 })
    expect(issuesOf(zone)).toEqual([['Data.timeZone', 'VALD0111']])
  })

  test('the e-mail address changes by the code that went to the new one', async () => {
    await fresh()
    const wrong = await secretly(
      shop,
      'changeEmail',
      { password: 'not it' },
      { emailAddress: 'new@example.in' },
    )
    expect(issuesOf(wrong)).toEqual([['Data.password', 'USER0030']])
    const asked = await secretly(
      shop,
      'changeEmail',
      { password: testPassword },
      { emailAddress: 'new@example.in' },
    )
    expect(asked.body).toMatchObject({ attemptsLeft: 5, resendsLeft: 3 })
    expect((await shop.ok('profile.own')).emailAddress).toBe(shop.userName)
    const stranger = await server.makeSubscriber()
    const { request } = asked.body
    const first = await codeTo('new@example.in')
    const again = await shop.ok('profile.resendCode', { request })
    expect(again).toMatchObject({ request, attemptsLeft: 5, resendsLeft: 2 })
    expect((await stranger.call('profile.resendCode', { request })).status).toBe(400)
    const code = await codeTo('new@example.in')
    if (first !== code)
      expect(codeOf(await shop.call('profile.confirmEmail', { request, otp: first }))).toBe('AUTH0016')
    expect(
      (await stranger.call('profile.confirmEmail', { request: asked.body.request, otp: code })).status,
    ).toBe(400)
    await shop.ok('profile.confirmEmail', { request: asked.body.request, otp: code })
    expect((await shop.ok('profile.own')).emailAddress).toBe('new@example.in')
    expect(await isProved()).toBe(true)
  })

  test('the old address is notified of the change, and its codes no longer work', async () => {
    await fresh()
    const { body: sent } = await server.send('GET', `/api/authenticate/getOtp?userName=${shop.userName}`)
    const late = await codeTo(shop.userName)
    const secrets = { password: testPassword }
    const { body } = await secretly(shop, 'changeEmail', secrets, { emailAddress: 'new@example.in' })
    await shop.ok('profile.confirmEmail', { request: body.request, otp: await codeTo('new@example.in') })
    expect(await sentTo(shop.userName)).toContain('was changed to n•••@example.in')
    expect(codeOf(await give(sent.request, late))).toBe('AUTH0004')
  })
})

describe('change password', () => {
  test('asks the present one, ends other sessions, and works from then on', async () => {
    await fresh()
    const other = (await server.signIn(shop.userName, testPassword)).body.token
    const change = (currentPassword: string, password: string, confirmPassword = password) =>
      secretly(shop, 'changePassword', { currentPassword, password, confirmPassword })
    expect(issuesOf(await change('not it', 'Quiet-Lamp-River-4'))).toEqual([
      ['Data.currentPassword', 'USER0030'],
    ])
    expect(issuesOf(await change(testPassword, 'Quiet-Lamp-River-4', 'Quiet-Lamp-River-5'))).toEqual([
      ['Data.ConfirmPassword', 'VALD0124'],
    ])
    expect(issuesOf(await change(testPassword, 'short'))[0]?.[0]).toBe('Data.Password')
    expect(await alive(other)).toBe(true)
    expect((await change(testPassword, 'Quiet-Lamp-River-4')).status).toBe(204)
    expect([await alive(other), await alive(shop.token)]).toEqual([false, true])
    expect(await sentTo(shop.userName)).toContain('Asha')
    expect(codeOf(await server.signIn(shop.userName, testPassword))).toBe('AUTH0001')
    expect((await server.signIn(shop.userName, 'Quiet-Lamp-River-4')).status).toBe(200)
  })

  test('a present password cannot be guessed at from an open screen', async () => {
    await fresh()
    const codes: unknown[] = []
    for (let guess = 0; guess < 7; guess++)
      codes.push(
        codeOf(await secretly(shop, 'changeEmail', { password: `no ${guess}` }, { emailAddress: 'x@y.in' })),
      )
    expect(codes.slice(5)).toEqual(['AUTH0013', 'AUTH0013'])
  })

  test('no visitor from outside changes anything', async () => {
    await fresh()
    await shop.inTenant((db) =>
      sql`update sessions set impersonator_id = user_id where subscriber_id = ${shop.subscriberId}`.execute(
        db,
      ),
    )
    const tries = await Promise.all([
      secretly(shop, 'changePassword', {
        currentPassword: testPassword,
        password: 'a',
        confirmPassword: 'a',
      }),
      secretly(shop, 'changeEmail', { password: testPassword }, { emailAddress: 'x@y.in' }),
      secretly(shop, 'twoFactor/start', { password: testPassword }, { method: 'App' }),
      shop.call('profile.save', {
        firstName: 'X',
        cultureName: 'en-IN',
        timeZone: 'Asia/Kolkata',
        version: 1,
      }),
      shop.call('session.revokeOthers'),
    ])
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })
})

describe('second step', () => {
  test('by mail: password, then the code, which the password alone does not replace', async () => {
    await fresh()
    const started = await secretly(shop, 'twoFactor/start', { password: testPassword }, { method: 'Mail' })
    expect(started.body).toMatchObject({ method: 'Mail', sentTo: 'a•••@example.in', secret: null, qr: null })
    const { request } = started.body
    expect(codeOf(await shop.call('profile.confirmTwoFactor', { request, otp: '000000' }))).toBe('AUTH0016')
    await shop.ok('profile.confirmTwoFactor', { request, otp: await codeTo(shop.userName) })

    const first = await server.signIn(shop.userName, testPassword)
    expect(first.body).toMatchObject({
      type: 'TwoFactor',
      parameters: { channel: 'Mail', sentTo: 'a•••@example.in', attemptsLeft: 5, resendsLeft: 3 },
    })
    expect(first.body.token).toBeUndefined()
    const resent = await server.send('GET', `/api/authenticate/resendOtp?request=${first.body.request}`)
    expect(resent.body.resendsLeft).toBe(2)
    const second = await give(first.body.request, await codeTo(shop.userName))
    expect(await alive(second.body.token)).toBe(true)
    // A login by a code to the same mailbox would be one step, not two.
    const asked = await server.send('GET', `/api/authenticate/getOtp?userName=${shop.userName}`)
    expect(codeOf(await give(asked.body.request, await codeTo(shop.userName)))).toBe('AUTH0017')
  })

  test('required of all users: a user without a choice is sent a code', async () => {
    await fresh()
    await shop.ok('setting.update', { settings: [{ name: 'TwoFactorAuthentication', value: 'Required' }] })
    const first = await server.signIn(shop.userName, testPassword)
    expect(first.body.parameters.channel).toBe('Mail')
    expect(await alive((await give(first.body.request, await codeTo(shop.userName))).body.token)).toBe(true)
  })

  test('by app: the secret is sealed, the QR code shown, and a code works once in its half minute', async () => {
    const { secret, started, recoveryCodes } = await withApp()
    expect(started.body.qr).toContain('<svg')
    expect(recoveryCodes).toHaveLength(10)
    const { rows } = await server.app.pools.owner.query(
      'select totp_secret, recovery_codes from users where subscriber_id = $1',
      [shop.subscriberId],
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0])

    const first = await server.signIn(shop.userName, testPassword)
    expect(first.body.parameters).toMatchObject({ channel: 'App', resendsLeft: 0 })
    const code = codeOfNow(secret, new Date())
    expect((await give(first.body.request, code)).status).toBe(200)
    const again = await server.signIn(shop.userName, testPassword)
    expect(codeOf(await give(again.body.request, code))).toBe('AUTH0016')
    expect(
      codeOf(await server.send('GET', `/api/authenticate/resendOtp?request=${again.body.request}`)),
    ).toBe('AUTH0016-3')
  })

  test('a recovery code signs in once; new ones replace the rest', async () => {
    const { recoveryCodes } = await withApp()
    const enter = async (code: string) =>
      give((await server.signIn(shop.userName, testPassword)).body.request, code)
    expect((await enter(recoveryCodes[0]!.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect(codeOf(await enter(recoveryCodes[0]!))).toBe('AUTH0016')
    expect((await shop.ok('profile.own')).recoveryCodesLeft).toBe(9)
    const renewed = await secretly(shop, 'twoFactor/recoveryCodes', { password: testPassword })
    expect(codeOf(await enter(recoveryCodes[1]!))).toBe('AUTH0016')
    expect((await enter(renewed.body.recoveryCodes[0])).status).toBe(200)
  })

  test('guessing is stopped although the password is right each time', async () => {
    await withApp()
    const codes: unknown[] = []
    for (let guess = 0; guess < 7; guess++) {
      const { request } = (await server.signIn(shop.userName, testPassword)).body
      codes.push(codeOf(await give(request, '000000')))
    }
    expect(codes.slice(5)).toEqual(['AUTH0013', 'AUTH0013'])
  })

  test('a new password for an expired one is asked only after the second step', async () => {
    const { secret } = await withApp()
    await shop.inTenant((db) =>
      sql`update users set must_change_password = true where subscriber_id = ${shop.subscriberId}`.execute(
        db,
      ),
    )
    const first = await server.signIn(shop.userName, testPassword)
    expect(first.body.type).toBe('TwoFactor')
    expect((await give(first.body.request, codeOfNow(secret, new Date()))).body.type).toBe('ResetPassword')
  })

  test('it ends with the password', async () => {
    await withApp()
    expect((await secretly(shop, 'twoFactor/end', { password: 'no' })).status).toBe(422)
    expect((await secretly(shop, 'twoFactor/end', { password: testPassword })).status).toBe(204)
    expect((await server.signIn(shop.userName, testPassword)).body.token).toBeDefined()
  })
})

describe('case 34: sessions end', () => {
  test('after log-out the token is invalid for every sender', async () => {
    await fresh()
    const { token } = (await server.signIn(shop.userName, testPassword)).body
    expect((await server.send('GET', '/api/authenticate/logout', { token })).status).toBe(204)
    for (const path of ['/api/user/companies', '/api/authenticate/logout', '/api/profile/own']) {
      const replayed = await server.send('GET', path, { token })
      expect([replayed.status, codeOf(replayed)]).toEqual([401, 'AUTH0003'])
    }
  })

  test.each(['Inactive', 'Locked', 'Delete'])(
    'a user who becomes %s is out of three open sessions at once',
    async (status) => {
      await fresh()
      const user = await server.makeSubscriber()
      const tokens = await Promise.all(
        [1, 2, 3].map(async () => (await server.signIn(user.userName, testPassword)).body.token as string),
      )
      expect(await Promise.all(tokens.map(alive))).toEqual([true, true, true])
      await user.inTenant((db) =>
        sql`update users set status = ${status} where subscriber_id = ${user.subscriberId}`.execute(db),
      )
      expect(await Promise.all(tokens.map(alive))).toEqual([false, false, false])
    },
  )

  test('the list names each session, and ends one or all others', async () => {
    await fresh()
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map(async () => (await server.signIn(shop.userName, testPassword)).body.token as string),
    )
    const list = await shop.ok('session.search')
    expect(list).toHaveLength(4)
    expect(list[0]).toMatchObject({ isThis: true, address: '127.0.0.1', impersonator: null })
    const stranger = await server.makeSubscriber()
    expect((await stranger.call('session.revoke', { id: list[1]!.id })).status).toBe(404)
    await shop.ok('session.revoke', { id: list[1]!.id })
    expect(await Promise.all([one!, two!, three!].map(alive))).toContain(false)
    await shop.ok('session.revokeOthers')
    expect(await Promise.all([one!, two!, three!, shop.token].map(alive))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})
