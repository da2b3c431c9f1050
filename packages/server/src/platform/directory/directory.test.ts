import { randomBytes } from 'node:crypto'
import { callList } from '@bahi/contracts/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encrypted, sendCall, startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { keyOfAll, startTwo } from '../../../test/many-databases.ts'
import { namedBy } from './named-by.ts'

/** Accounts in two databases behind one address: whichever process is asked, the account's own answers. */

let north: TestServer
let south: TestServer
let directoryUrl: string
let asha: TestSubscriber
let binu: TestSubscriber
beforeAll(async () => {
  ;({ north, south, directoryUrl } = await startTwo())
  asha = await north.makeSubscriber({ name: 'Asha Traders' })
  binu = await south.makeSubscriber({ name: 'Binu Stores' })
})
afterAll(async () => {
  await south?.stop()
  await north?.stop()
})

const codeOf = (reply: Awaited<ReturnType<TestServer['send']>>) => [
  reply.status,
  reply.body?.errors?.[0]?.code,
]
const fieldsOf = (reply: Awaited<ReturnType<TestServer['send']>>) =>
  Object.entries(reply.body?.validationErrors ?? {}).map(([name, list]) => [
    name,
    (list as { code: string }[])[0]!.code,
  ])
const directoryOf = (server: TestServer) => server.app.tenants.directory!
const syncBoth = async () => {
  for (const server of [north, south]) await directoryOf(server).sync(server.app.pools.owner)
}

test('every call without a session says where it belongs', () => {
  const open = callList.filter(({ call }) => call.access === 'anonymous').map(({ name }) => name)
  expect(Object.keys(namedBy).toSorted()).toEqual(open.toSorted())
})

describe('one sign-in over all', () => {
  test('accounts of two databases never have the same number', () => {
    expect(asha.subscriberId).not.toBe(binu.subscriberId)
  })

  test('a session is made and served by the database of its account, whichever is asked', async () => {
    for (const server of [north, south]) {
      for (const [user, name] of [
        [asha, 'Asha Traders'],
        [binu, 'Binu Stores'],
      ] as const) {
        const { status, body } = await server.signIn(user.userName, testPassword)
        expect(status).toBe(200)
        for (const other of [north, south]) {
          const detail = await sendCall(other.url, 'subscriber.detail', undefined, body.token as string)
          expect([detail.status, detail.body.name]).toEqual([200, name])
        }
      }
    }
  })

  test('a sign-in may begin at one and end at the other; its key works once', async () => {
    const { body: key } = await north.send('GET', '/api/public/encryptor/get')
    const sent = {
      headers: { 'enc-id': key.identifier as string },
      body: { userName: binu.userName, password: encrypted(testPassword, key), domain: 'localhost' },
    }
    expect((await south.send('POST', '/api/authenticate/token', sent)).status).toBe(200)
    expect(codeOf(await north.send('POST', '/api/authenticate/token', sent))).toEqual(
      codeOf(await south.send('POST', '/api/authenticate/token', sent)),
    )
    expect((await north.send('POST', '/api/authenticate/token', sent)).status).toBeGreaterThanOrEqual(400)
  })

  test('a name that nobody has, and a wrong password, are answered alike everywhere', async () => {
    const answers = new Set<string>()
    for (const server of [north, south])
      for (const name of [asha.userName, binu.userName, 'nobody-1@example.in', 'nobody-2@example.in'])
        answers.add(JSON.stringify(codeOf(await server.signIn(name, 'Wrong-Horse-7'))))
    expect(answers.size).toBe(1)
  })

  test('what is sent through the other database is the same: small and large bodies, refusals and files', async () => {
    const viaSouth = (name: string, input: unknown) => sendCall(south.url, name, input, asha.token)
    for (const keyword of ['bolt', 'x'.repeat(40_000)]) {
      const direct = await asha.call('party.search', { keyword } as never)
      const passed = await viaSouth('party.search', { keyword })
      expect([passed.status, passed.body?.validationErrors]).toEqual([
        direct.status,
        direct.body?.validationErrors,
      ])
    }
    const file = await viaSouth('party.export', { format: 'csv' })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const forged = `${asha.subscriberId.toString(36)}.${binu.token.split('.')[1]}`
    for (const server of [north, south])
      expect(codeOf(await server.send('GET', '/api/subscriber/detail', { token: forged }))).toEqual([
        401,
        'AUTH0003',
      ])
  })

  test('one effect for one idempotency key, whichever database got it', async () => {
    const headers = { 'idempotency-key': randomBytes(8).toString('hex') }
    const party = { name: 'Once only', role: 'Customer', taxpayerType: 'UNREG' }
    const first = await sendCall(north.url, 'party.save', party, asha.token, { headers })
    const again = await sendCall(south.url, 'party.save', party, asha.token, { headers })
    expect([first.status, again.body.id]).toEqual([200, first.body.id])
  })

  test('a link for a new password is made where the account is and opens through both', async () => {
    await north.send('GET', `/api/authenticate/forgotPassword?userName=${binu.userName}`)
    const { rows } = await binu.inTenant((db) =>
      sql<{ text: string }>`select text_body as text from mails where subscriber_id = ${binu.subscriberId}
        order by id desc limit 1`.execute(db),
    )
    const request = /request=([\w-]+)/.exec(rows[0]!.text)![1]
    for (const server of [north, south])
      expect((await server.send('GET', `/api/authenticate/validate?request=${request}`)).status).toBe(200)
  })

  test('an address that nobody vouches for passes nothing on and is believed by nobody', async () => {
    const reply = await south.send('GET', '/api/subscriber/detail', {
      token: asha.token,
      headers: { 'bahi-forwarded': 'north 1 10.0.0.1 forged', 'bahi-elsewhere': '1' },
    })
    expect([reply.status, reply.body.name]).toEqual([200, 'Asha Traders'])
  })
})

describe('what must be unique', () => {
  const user = (who: TestSubscriber, userName: string) => ({
    userName,
    emailAddress: userName,
    firstName: 'Ravi',
    userType: 'Normal' as const,
    roles: [],
    entityIds: [who.entityId],
  })

  test('a user name of the other database is taken, also before that has confirmed it', async () => {
    const reply = await asha.call('user.save', user(asha, binu.userName))
    expect([reply.status, fieldsOf(reply)]).toEqual([422, [['Data.userName', expect.any(String)]]])
    const free = await north.send('POST', '/api/user/checkUserNameAvailable', {
      body: { userName: binu.userName },
    })
    expect(free.body).toEqual({ isAvailable: false })
  })

  test('of two that take a name at once in two databases, one has it', async () => {
    const name = `both-${Date.now()}@example.in`
    const replies = await Promise.all([asha, binu].map((one) => one.call('user.save', user(one, name))))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    await syncBoth()
    expect(await directoryOf(north).isNameTaken(name.toUpperCase())).toBe(true)
  })

  test('a name is free again for all once its user is deleted', async () => {
    const name = `gone-${Date.now()}@example.in`
    const { id } = await asha.ok('user.save', user(asha, name))
    await syncBoth()
    expect((await binu.call('user.save', user(binu, name))).status).toBe(422)
    await asha.ok('user.delete', { ids: [id] })
    await syncBoth()
    expect((await binu.call('user.save', user(binu, name))).status).toBe(200)
  })

  test('a claim whose account was not opened ends, and one that came true stays', async () => {
    const directory = directoryOf(north)
    const id = await directory.newSubscriber()
    await directory.claimName(id, 'never@example.in', 'never@example.in')
    await syncBoth()
    expect(await directory.isNameTaken('never@example.in')).toBe(true)
    await north.app.pools.owner.query(
      `update bahi_directory.subscribers set claimed_until = now() - interval '1 second' where subscriber_id = $1`,
      [id],
    )
    await syncBoth()
    expect(await directory.isNameTaken('never@example.in')).toBe(false)
    expect(await directory.isNameTaken(asha.userName)).toBe(true)
    expect(await directory.sync(north.app.pools.owner)).toEqual({
      changed: 0,
      missing: [],
      problems: [],
    })
  })

  test('a GSTIN or PAN of one database registers in no other; of two at once, one has it', async () => {
    await syncBoth()
    const { rows } = await asha.inTenant((db) =>
      sql<{
        gstin: string
      }>`select gstin from entities where subscriber_id = ${asha.subscriberId} and id = ${asha.entityId}`.execute(
        db,
      ),
    )
    for (const server of [north, south]) {
      const reply = await server.send('POST', '/api/registration/validateGstinOrPan', {
        body: { gstinOrPan: rows[0]!.gstin },
      })
      expect([reply.status, fieldsOf(reply)]).toEqual([422, [['Data.gstinOrPan', 'VALD0616']]])
    }
    const taken = await Promise.all([
      directoryOf(north).claimTaxpayers(asha.subscriberId, ['AAAPZ1234C']),
      directoryOf(south).claimTaxpayers(binu.subscriberId, ['AAAPZ1234C']),
    ])
    expect(taken.filter(Boolean)).toEqual([true])
  })

  test('an account is registered in one of the databases, and found from both at once', async () => {
    for (const [index, asked] of [north, south, north, south].entries()) {
      const userName = `owner${index}-${Date.now()}@example.in`
      const { body: key } = await asked.send('GET', '/api/public/encryptor/get')
      const begun = await asked.send('POST', '/api/registration/registerGstinOrPan', {
        headers: { 'enc-id': key.identifier as string },
        body: {
          gstinOrPan: `AAPFM12${34 + index}Q`,
          legalName: 'Meera Joshi',
          firstName: 'Meera',
          userName,
          password: encrypted('Lotus-Kettle-47', key),
          acceptsTerms: true,
        },
      })
      expect(begun.status).toBe(200)
      const other = asked === north ? south : north
      // Broken off before its code, it is continued by signing in, from wherever.
      const continued = await other.signIn(userName, 'Lotus-Kettle-47')
      expect(continued.body.type).toBe('Registration')
      const codes: string[] = []
      for (const server of [north, south])
        await server.app.tenants.inTenant(0, { source: 'test' }, async (db) => {
          const found = await sql<{ text: string }>`select text_body as text from mails
            where subscriber_id = 0 and ${userName} = any(recipients) order by id desc limit 1`.execute(db)
          codes.push(...found.rows.map(({ text }) => /\b\d{6}\b/.exec(text)![0]))
        })
      expect(codes).toHaveLength(1)
      const { status, body } = await asked.send('POST', '/api/registration/validateOtp', {
        body: { request: continued.body.request, otp: codes[0] },
      })
      expect(status).toBe(200)
      for (const server of [north, south]) {
        const detail = await sendCall(server.url, 'subscriber.detail', undefined, body.token as string)
        expect([detail.status, detail.body.name]).toEqual([200, 'Meera Joshi'])
      }
    }
  })
})

describe('who may join', () => {
  const join = (env: Readonly<Record<string, string>>) =>
    startTestServer({
      env: {
        BAHI_DIRECTORY_URL: directoryUrl,
        BAHI_DATABASE_NAME: 'west',
        BAHI_SECRET_KEY: keyOfAll,
        ...env,
      },
    })

  test('a database with another key, without a name, or under the name of another does not start', async () => {
    await expect(join({ BAHI_SECRET_KEY: randomBytes(32).toString('base64') })).rejects.toThrow(
      'BAHI_SECRET_KEY is not the key of the other databases',
    )
    await expect(join({ BAHI_DATABASE_NAME: '' })).rejects.toThrow('BAHI_DATABASE_NAME must name')
    await expect(join({ BAHI_SECRET_KEY: '' })).rejects.toThrow('BAHI_SECRET_KEY must be set too')
    await syncBoth()
    await expect(join({ BAHI_DATABASE_NAME: 'north' })).rejects.toThrow(
      'accounts in database north that this database does not have',
    )
  })

  test('a database whose account has the number of another does not start', async () => {
    const alone = await startTestServer({ env: { BAHI_SECRET_KEY: keyOfAll } })
    try {
      await alone.makeSubscriber()
      await expect(join({ DATABASE_URL: alone.database.url })).rejects.toThrow(
        /The directory has account \d+ in database (north|south)/,
      )
    } finally {
      await alone.stop()
    }
  })
})
