import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber, TestUser } from '../../../test/call-helpers.ts'
import { markDormant } from './dormant.ts'
import { isOfDomain } from '../auth/index.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  shop = await server.makeSubscriber()
})

let counter = 0
/** A body of a new user that nothing is wrong with. */
const person = (more: object = {}) => {
  const userName = `clerk${++counter}-${Date.now().toString(36)}@example.in`
  return {
    firstName: 'Meera',
    lastName: 'Shah',
    userName,
    emailAddress: userName,
    userType: 'Normal' as const,
    entityIds: [shop.entityId],
    roles: [],
    ...more,
  }
}
/** What a 422 says of each field. */
const faults = (reply: Reply<AnyBody>) => {
  if (reply.status !== 422) return { status: reply.status, body: reply.body }
  const list: Record<string, { code: string }[]> = reply.body.validationErrors
  return Object.fromEntries(
    Object.entries(list).map(([property, errors]) => [property, errors.map(({ code }) => code).join()]),
  )
}
const roleId = async (name: string) => (await shop.ok('role.choices')).find((role) => role.name === name)!.id
const setSetting = (name: string, value: string | number | boolean) =>
  shop.ok('setting.update', { settings: [{ name, value }] })
const mails = async () => {
  const { rows } = await shop.inTenant((db) =>
    sql<{
      event: string
      recipients: string[]
      textBody: string
    }>`select event, recipients, text_body from mails
      where subscriber_id = ${shop.subscriberId} order by id`.execute(db),
  )
  return rows
}

describe('a new user', () => {
  test('is invited by mail, is listed and cannot sign in before the password is chosen', async () => {
    const sent = person({ roles: [{ roleId: await roleId('Sales'), entityId: shop.entityId }] })
    const { id } = await shop.ok('user.save', sent)
    const user = await shop.ok('user.detail', { id })
    expect(user).toMatchObject({
      name: 'Meera Shah',
      status: 'Active',
      isInvited: true,
      twoFactor: 'Off',
      roleNames: ['Sales'],
      roles: [{ roleName: 'Sales', entityId: shop.entityId, entityName: 'Acme Mumbai' }],
      entityIds: [shop.entityId],
      limits: {},
      createdBy: 'Asha Rao',
    })
    expect(await mails()).toMatchObject([
      {
        event: 'invitation',
        recipients: [sent.emailAddress],
        textBody: expect.stringContaining('/create-account?invitation='),
      },
    ])
    expect((await shop.ok('user.search', { isInvited: true })).records.map((row) => row.id)).toEqual([id])
    expect((await server.signIn(sent.userName, 'Anything-At-All-1')).status).toBe(401)
    await shop.ok('user.resetPassword', { ids: [id] })
    expect((await mails()).map(({ event }) => event)).toEqual(['invitation', 'invitation'])
  })

  test('needs a unique name; a name of 65 characters is refused', async () => {
    const sent = person()
    await shop.ok('user.save', sent)
    const again = await shop.call('user.save', { ...sent, userName: sent.userName.toUpperCase() })
    expect(faults(again)).toEqual({ 'Data.userName': 'VALD0117' })
    const long = await shop.call('user.save', person({ userName: 'x'.repeat(65) }))
    expect(faults(long)).toEqual({ 'Data.userName': 'VALD0103' })
  })

  test('B-E-035: is refused with an address of another domain where the account names domains', async () => {
    await setSetting('emailDomainRestriction', 'acme.in, acme.co.in')
    expect(faults(await shop.call('user.save', person()))).toEqual({ 'Data.emailAddress': 'VALD0767' })
    expect((await shop.call('user.save', person({ emailAddress: 'm@acme.co.in' }))).status).toBe(200)
    expect([isOfDomain('a@b.in', ''), isOfDomain('a@B.in', '@b.in'), isOfDomain('a@x.b.in', 'b.in')]).toEqual(
      [true, true, false],
    )
    const wrong = await shop.call('setting.update', {
      settings: [{ name: 'emailDomainRestriction', value: 'acme' }],
    })
    expect(wrong.status).toBe(422)
  })

  test('B-E-037: needs branch, department and employee code where the account asks for them', async () => {
    await setSetting('UserCreationByBranch', true)
    await setSetting('UserCreationByDepartment', true)
    await setSetting('UserCreationByEmployeeCode', true)
    expect(faults(await shop.call('user.save', person()))).toEqual({
      'Data.branchId': 'VALD0101',
      'Data.departmentId': 'VALD0101',
      'Data.employeeCode': 'VALD0101',
    })
    const department = async (name: string, entityId = shop.entityId) =>
      (await shop.ok('department.save', { name, entityId })).id
    const [books, closed] = [await department('Books'), await department('Closed')]
    await shop.ok('department.updateStatus', { ids: [closed], status: 'Inactive' })
    const other = await server.makeSubscriber()
    const { id: foreign } = await other.ok('department.save', { name: 'Theirs', entityId: other.entityId })
    const placed = (departmentId: number) =>
      person({ branchId: shop.entityId, departmentId, employeeCode: `D-${departmentId}` })
    for (const [departmentId, code] of [
      [books + 1000, 'VALD0118'],
      [foreign, 'VALD0118'],
      [closed, 'VALD0119'],
    ] as const)
      expect(faults(await shop.call('user.save', placed(departmentId)))).toEqual({
        'Data.departmentId': code,
      })
    const { id } = await shop.ok('user.save', placed(books))
    expect(await shop.ok('user.detail', { id })).toMatchObject({
      departmentId: books,
      departmentName: 'Books',
    })
    await setSetting('UserCreationByDepartment', false)
    const made = await shop.call('user.save', person({ branchId: shop.entityId, employeeCode: 'E-7' }))
    expect(made.status).toBe(200)
    expect(
      faults(await shop.call('user.save', person({ branchId: shop.entityId, employeeCode: 'e-7' }))),
    ).toEqual({
      'Data.employeeCode': 'MAST0013',
    })
  })

  test('B-E-032: has one role at most where the account says so', async () => {
    await setSetting('RestrictUserToSingleRole', true)
    const [sales, store] = [await roleId('Sales'), await roleId('Store')]
    const two = [
      { roleId: sales, entityId: shop.entityId },
      { roleId: store, entityId: shop.otherEntityId },
    ]
    expect(faults(await shop.call('user.save', person({ roles: two })))).toEqual({ 'Data.roles': 'USER0008' })
    const one = [
      { roleId: sales, entityId: shop.entityId },
      { roleId: sales, entityId: shop.otherEntityId },
    ]
    expect((await shop.call('user.save', person({ roles: one }))).status).toBe(200)
  })
})

describe('what cannot be changed', () => {
  test('B-E-036: the user name, unless the account allows it', async () => {
    const sent = person()
    const made = await shop.ok('user.save', sent)
    const renamed = { ...sent, ...made, userName: `new-${sent.userName}` }
    expect(faults(await shop.call('user.save', renamed))).toEqual({ 'Data.userName': 'USER0007' })
    await setSetting('ChangeUsername', true)
    expect((await shop.call('user.save', renamed)).status).toBe(200)
  })

  test("one's own type and status", async () => {
    const own = await shop.ok('user.detail', { id: shop.id })
    const body = {
      id: own.id,
      version: own.version,
      firstName: own.firstName,
      userName: own.userName,
      emailAddress: own.emailAddress,
    }
    expect(faults(await shop.call('user.save', { ...body, userType: 'Normal' }))).toMatchObject({
      'Data.userType': expect.stringContaining('USER0004'),
    })
    for (const reply of [
      await shop.ok('user.updateStatus', { ids: [shop.id], status: 'Inactive', reason: 'Test' }),
      await shop.ok('user.delete', { ids: [shop.id] }),
    ])
      expect(reply).toMatchObject({ done: [], refused: [{ code: 'USER0004' }] })
  })

  test('the last active Admin, also where two switch each other off at once', async () => {
    const second = await shop.makeUser({ rights: [] })
    await shop.inTenant((db) => sql`update users set user_type = 'Admin' where id = ${second.id}`.execute(db))
    const replies = await Promise.all([
      shop.call('user.updateStatus', { ids: [second.id], status: 'Inactive', reason: 'Test' }),
      second.call('user.updateStatus', { ids: [shop.id], status: 'Inactive', reason: 'Test' }),
    ])
    const { rows } = await shop.inTenant((db) =>
      sql`select 1 as one from users where subscriber_id = ${shop.subscriberId} and user_type = 'Admin' and status = 'Active'`.execute(
        db,
      ),
    )
    expect([rows.length, Math.min(...replies.map(({ status }) => status))]).toEqual([1, 200])
  })

  test('an Admin invited but not yet signed up does not count as one', async () => {
    const { id } = await shop.ok('user.save', person({ userType: 'Admin' }))
    const second = await shop.makeUser({ rights: [] })
    await shop.inTenant((db) => sql`update users set user_type = 'Admin' where id = ${second.id}`.execute(db))
    expect(await second.ok('user.delete', { ids: [shop.id] })).toMatchObject({ done: [shop.id] })
    const last = await second.ok('user.detail', { id: second.id })
    expect(last.userType).toBe('Admin')
    await shop.inTenant((db) => sql`update users set verified_at = null where id = ${second.id}`.execute(db))
    expect((await second.ok('user.delete', { ids: [id] })).refused).toMatchObject([{ code: 'USER0005' }])
  })
})

describe('no user gives what they do not have', () => {
  test('rights, places and the type of an Admin', async () => {
    const lead = await shop.makeUser({
      rights: [
        'USR_SH_VW',
        'USR_AD',
        'USR_ED',
        'USR_CH_ST',
        'USR_DEL',
        'USR_ASN_ROL',
        'USR_ASN_LOC',
        'USR_CHG_PWD',
        'PTY_SH_VW',
      ],
      entityIds: [shop.entityId],
    })
    const sales = await roleId('Sales')
    expect(faults(await lead.call('user.save', person({ roles: [{ roleId: sales }] })))).toEqual({
      'Data.roles': 'USER0003',
    })
    expect(faults(await lead.call('user.save', person({ entityIds: [shop.otherEntityId] })))).toEqual({
      'Data.entityIds': 'VALD0118',
    })
    expect(faults(await lead.call('user.save', person({ userType: 'Admin' })))).toEqual({
      'Data.userType': 'USER0006',
    })
    for (const reply of [
      await lead.ok('user.updateStatus', { ids: [shop.id], status: 'Locked', reason: 'Test' }),
      await lead.ok('user.delete', { ids: [shop.id] }),
      await lead.ok('user.resetPassword', { ids: [shop.id] }),
      await lead.ok('user.resetTwoFactor', { ids: [shop.id], reason: 'Test' }),
    ])
      expect(reply).toMatchObject({ done: [], refused: [{ code: 'USER0006' }] })
    expect((await lead.call('user.endSessions', { id: shop.id })).status).toBe(403)
  })

  test('roles, places and limits each need their right', async () => {
    const clerk = await shop.makeUser({ rights: ['USR_SH_VW', 'USR_AD', 'PTY_SH_VW'] })
    const looker = await shop.ok('role.save', { name: 'Looker', rights: ['PTY_SH_VW'] })
    const sent = person({ roles: [{ roleId: looker.id }], limits: { discountPercent: '5' } })
    expect(faults(await clerk.call('user.save', sent))).toEqual({
      'Data.entityIds': 'MAST0029',
      'Data.roles': 'MAST0029',
      'Data.limits.discountPercent': 'MAST0029',
    })
    const { roles: _, entityIds: __, ...bare } = person()
    expect((await clerk.call('user.save', bare)).status).toBe(200)
  })

  test('nor takes it away: a role with rights that the sender lacks stays', async () => {
    const lead = await shop.makeUser({ rights: ['USR_SH_VW', 'USR_ED', 'USR_ASN_ROL', 'PTY_SH_VW'] })
    const looker = await shop.ok('role.save', { name: 'Looker', rights: ['PTY_SH_VW'] })
    const sent = person({ roles: [{ roleId: await roleId('Accountant') }, { roleId: looker.id }] })
    const made = await shop.ok('user.save', sent)
    const { entityIds: _, ...body } = { ...sent, ...made }
    expect(faults(await lead.call('user.save', { ...body, roles: [] }))).toEqual({ 'Data.roles': 'USER0034' })
    const kept = { ...body, roles: [{ roleId: await roleId('Accountant') }] }
    expect((await lead.call('user.save', kept)).status).toBe(200)
  })

  test('a change of the address would hand over the rights of the user', async () => {
    const clerk = await shop.makeUser({ rights: ['USR_SH_VW', 'USR_ED'] })
    const sent = person({ roles: [{ roleId: await roleId('Accountant') }] })
    const made = await shop.ok('user.save', sent)
    const { roles: _, entityIds: __, ...body } = { ...sent, ...made, emailAddress: 'mine@example.in' }
    expect(faults(await clerk.call('user.save', body))).toEqual({ 'Data.emailAddress': 'USER0006' })
    expect(
      (await clerk.call('user.save', { ...body, emailAddress: sent.emailAddress, mobile: '9876543210' }))
        .status,
    ).toBe(200)
  })

  test('what the sender does not see stays as it is', async () => {
    const lead = await shop.makeUser({
      rights: ['USR_SH_VW', 'USR_ED', 'USR_ASN_ROL', 'USR_ASN_LOC', 'PTY_SH_VW'],
      entityIds: [shop.entityId],
    })
    const looker = await shop.ok('role.save', { name: 'Looker', rights: ['PTY_SH_VW'] })
    const sent = person({
      entityIds: [shop.entityId, shop.otherEntityId],
      roles: [{ roleId: looker.id, entityId: shop.otherEntityId }],
    })
    const made = await shop.ok('user.save', sent)
    expect(await lead.ok('user.detail', { id: made.id })).toMatchObject({
      roles: [],
      entityIds: [shop.entityId],
    })
    await lead.ok('user.save', {
      ...sent,
      ...made,
      entityIds: [],
      roles: [{ roleId: looker.id, entityId: shop.entityId }],
    })
    expect(await shop.ok('user.detail', { id: made.id })).toMatchObject({
      entityIds: [shop.otherEntityId],
      roles: [{ entityId: shop.entityId }, { entityId: shop.otherEntityId }],
    })
  })
})

describe('status', () => {
  test('case 34: a user who is switched off loses every session immediately', async () => {
    const user = await shop.makeUser({ rights: ['PTY_SH_VW'] })
    expect((await user.call('party.search', {})).status).toBe(200)
    for (const status of ['Inactive', 'Locked'] as const) {
      await shop.ok('user.updateStatus', { ids: [user.id], status, reason: 'Left the firm' })
      const refused = await user.call('party.search', {})
      expect([refused.status, refused.body.errors[0].code]).toEqual([401, 'AUTH0003'])
    }
    expect(await shop.ok('user.sessions', { id: user.id })).toEqual([])
    await shop.ok('user.updateStatus', { ids: [user.id], status: 'Unlock', reason: 'Back' })
    expect((await shop.ok('user.detail', { id: user.id })).status).toBe('Active')
    const { entries } = await shop.ok('audit.history', { record: 'user', id: user.id })
    expect(entries.map(({ reason }) => reason).filter(Boolean)).toEqual([
      'Back',
      'Left the firm',
      'Left the firm',
    ])
    expect((await shop.call('user.updateStatus', { ids: [user.id], status: 'Locked' } as never)).status).toBe(
      422,
    )
  })

  test('B-E-034: a user who has not signed in for long becomes Dormant, but not the last Admin', async () => {
    const [old, fresh, invited] = [
      await shop.makeUser({ rights: [] }),
      await shop.makeUser({ rights: [] }),
      await shop.makeUser({ rights: [] }),
    ]
    await shop.inTenant(async (db) => {
      await sql`update users set last_sign_in_at = now() - interval '181 days', created_at = now() - interval '1 year' where id in (${old.id}, ${shop.id})`.execute(
        db,
      )
      await sql`update users set last_sign_in_at = now() - interval '179 days' where id = ${fresh.id}`.execute(
        db,
      )
      await sql`update users set created_at = now() - interval '31 days' where id = ${invited.id}`.execute(db)
    })
    await markDormant(server.app.services)
    const statuses = async () =>
      Object.fromEntries((await shop.ok('user.search', {})).records.map(({ id, status }) => [id, status]))
    expect(await statuses()).toEqual({
      [shop.id]: 'Active',
      [old.id]: 'Dormant',
      [fresh.id]: 'Active',
      [invited.id]: 'Dormant',
    })
    expect((await old.call('user.profile')).status).toBe(401)
    await shop.ok('user.updateStatus', { ids: [old.id], status: 'Active', reason: 'Back from leave' })
    await markDormant(server.app.services)
    expect((await statuses())[old.id]).toBe('Active')
    expect(await shop.ok('user.counts')).toEqual(
      expect.arrayContaining([
        { status: 'Active', users: 3 },
        { status: 'Dormant', users: 1 },
      ]),
    )
  })

  test('B-C-017: a deleted user is gone from the search, and the name is free again', async () => {
    const sent = person()
    const { id } = await shop.ok('user.save', sent)
    expect(await shop.ok('user.delete', { ids: [id] })).toEqual({ done: [id], refused: [] })
    expect((await shop.ok('user.search', { keyword: sent.userName })).records).toEqual([])
    expect((await shop.ok('user.detail', { id })).status).toBe('Delete')
    expect((await shop.call('user.save', sent)).status).toBe(200)
  })
})

describe('grants take effect on the next call of running sessions', () => {
  test('case 26: a role taken away while signed in is refused at once; a place too', async () => {
    const looker = await shop.ok('role.save', { name: 'Looker', rights: ['PTY_SH_VW', 'SIN_SH_VW'] })
    const user = await shop.makeUser({ rights: [] })
    const row = await shop.ok('user.detail', { id: user.id })
    const body = {
      firstName: 'Ravi',
      userName: row.userName,
      emailAddress: row.emailAddress,
      userType: 'Normal' as const,
    }
    const give = async (roles: { roleId: number }[], entityIds: number[]) => {
      const { version } = await shop.ok('user.detail', { id: user.id })
      await shop.ok('user.save', { id: user.id, version, ...body, roles, entityIds })
    }
    await give([{ roleId: looker.id }], [shop.entityId])
    expect((await user.call('party.search', {})).status).toBe(200)
    expect((await user.call('salesInvoice.search', { entityIds: [shop.entityId] })).status).toBe(200)
    await give([{ roleId: looker.id }], [shop.otherEntityId])
    expect((await user.call('salesInvoice.search', { entityIds: [shop.entityId] })).status).toBe(404)
    await give([], [shop.otherEntityId])
    const refused = await user.call('party.search', {})
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'RIGHT001'])
  })

  test('P-A-007: an auditor sees and exports, and changes nothing, whatever the roles say', async () => {
    const sent = person({ isAuditor: true, roles: [{ roleId: await roleId('Accountant') }] })
    const made = await shop.ok('user.save', sent)
    const rights = (await shop.ok('user.effectiveRights', { id: made.id })).map(({ rightId }) => rightId)
    expect(rights).toContain('PTY_SH_VW')
    expect(rights).toContain('PTY_DD_EX')
    expect(rights.filter((code) => /_(AD|ED|DEL|CNL|GEN)$/.test(code))).toEqual([])
    expect((await shop.ok('user.search', { isAuditor: true })).records).toMatchObject([
      { id: made.id, isAuditor: true },
    ])
    expect(faults(await shop.call('user.save', person({ isAuditor: true, userType: 'Admin' })))).toEqual({
      'Data.isAuditor': 'USER0009',
    })
  })

  test('the view shows what a user may do in the end, where, and what was done', async () => {
    const store = await roleId('Store')
    const made = await shop.ok('user.save', person({ roles: [{ roleId: store, entityId: shop.entityId }] }))
    expect(await shop.ok('user.effectiveRights', { id: made.id })).toContainEqual({
      rightId: 'INV_ADJ',
      isEverywhere: false,
      entityIds: [shop.entityId],
    })
    const tree = await shop.ok('user.entities', { id: made.id })
    expect(tree[0]?.children.map(({ entityId, hasAccess }) => [entityId, hasAccess])).toEqual(
      expect.arrayContaining([
        [shop.entityId, true],
        [shop.otherEntityId, false],
      ]),
    )
    const { entries } = await shop.ok('user.activity', { id: shop.id })
    expect(entries).toContainEqual(
      expect.objectContaining({ record: 'users', recordId: made.id, action: 'create' }),
    )
    expect(await shop.ok('user.sessions', { id: shop.id })).toMatchObject([
      { isOwn: true, address: '127.0.0.1' },
    ])
  })
})

describe('attacks', () => {
  test('case 27: status, password, who made it and whose it is are not for the sender to say', async () => {
    const smuggled = {
      status: 'Delete',
      createdBy: 1,
      isDefault: true,
      passwordHash: 'x',
      verifiedAt: '2020-01-01',
      entityId: 1,
      twoFactor: 'App',
    }
    expect(faults(await shop.call('user.save', person(smuggled) as never))).toEqual(
      Object.fromEntries(Object.keys(smuggled).map((name) => [`Data.${name}`, 'VALD0112'])),
    )
    const { id } = await shop.ok('user.save', person())
    expect(await shop.ok('user.detail', { id })).toMatchObject({
      status: 'Active',
      isInvited: true,
      createdBy: 'Asha Rao',
      twoFactor: 'Off',
    })
    const other = await shop.call('user.save', { ...person(), subscriberId: 1 } as never)
    expect(faults(other)).toEqual({ 'Data.subscriberId': 'VALD0113' })
  })

  test('case 24: places, roles and branches of another subscriber are refused, by the call and by the database', async () => {
    const stranger = await server.makeSubscriber()
    const theirs = await stranger.ok('role.save', { name: 'Theirs', rights: [] })
    expect(faults(await shop.call('user.save', person({ roles: [{ roleId: theirs.id }] })))).toEqual({
      'Data.roles': 'VALD0118',
    })
    expect(faults(await shop.call('user.save', person({ entityIds: [stranger.entityId] })))).toEqual({
      'Data.entityIds': 'VALD0118',
    })
    expect(faults(await shop.call('user.save', person({ branchId: stranger.entityId })))).toEqual({
      'Data.branchId': 'VALD0118',
    })
    for (const statement of [
      sql`update users set branch_id = ${stranger.entityId} where id = ${shop.id}`,
      sql`insert into user_entities (subscriber_id, user_id, entity_id) values (${shop.subscriberId}, ${shop.id}, ${stranger.entityId})`,
    ])
      await expect(shop.inTenant((db) => statement.execute(db))).rejects.toMatchObject({ code: '23503' })
  })

  test('case 25: an employee code or role name of another subscriber is no obstacle', async () => {
    const stranger = await server.makeSubscriber()
    await stranger.ok('user.save', { ...person({ entityIds: [] }), employeeCode: 'E-1' })
    await stranger.ok('role.save', { name: 'Counter', rights: [] })
    expect((await shop.call('user.save', person({ employeeCode: 'E-1' }))).status).toBe(200)
    expect((await shop.call('role.save', { name: 'Counter', rights: [] })).status).toBe(200)
  })
})

describe('a user locked out by wrong passwords', () => {
  /** A user with the password of the Admin, and five wrong ones typed. */
  const lockedOut = async () => {
    const clerk = await shop.makeUser({ rights: [] })
    await shop.inTenant((db) =>
      sql`update users u set password_hash = a.password_hash, verified_at = now() from users a
        where u.id = ${clerk.id} and a.id = ${shop.id}`.execute(db),
    )
    const { userName } = clerk
    for (let n = 0; n < 5; n++) await server.signIn(userName, `wrong ${n}`)
    expect((await server.signIn(userName, testPassword)).body.errors[0].code).toBe('AUTH0013')
    return clerk
  }

  test('is shown as Locked, found by the filter and counted', async () => {
    const clerk = await lockedOut()
    expect((await shop.ok('user.detail', { id: clerk.id })).status).toBe('Locked')
    const found = await shop.ok('user.search', { statuses: ['Locked'] })
    expect(found.records.map(({ id, status }) => [id, status])).toEqual([[clerk.id, 'Locked']])
    expect(
      (await shop.ok('user.search', { statuses: ['Active'] })).records.map(({ id }) => id),
    ).not.toContain(clerk.id)
    expect(await shop.ok('user.counts')).toContainEqual({ status: 'Locked', users: 1 })
    // Nobody is thrown out by a stranger's guesses.
    expect((await clerk.call('profile.own')).status).toBe(200)
  })

  test('signs in at once when an Admin unlocks', async () => {
    const clerk = await lockedOut()
    const { version } = await shop.ok('user.detail', { id: clerk.id })
    const unlock = { ids: [clerk.id], status: 'Unlock' as const, reason: 'Asked by telephone' }
    expect(await shop.ok('user.updateStatus', unlock)).toEqual({ done: [clerk.id], refused: [] })
    expect((await server.signIn(clerk.userName, testPassword)).body.token).toEqual(expect.any(String))
    const after = await shop.ok('user.detail', { id: clerk.id })
    expect([after.status, after.version]).toEqual(['Active', version + 1])
  })

  test('is unlocked by an Admin who had locked the user as well', async () => {
    const clerk = await lockedOut()
    const change = (status: 'Locked' | 'Unlock') =>
      shop.ok('user.updateStatus', { ids: [clerk.id], status, reason: 'As asked' })
    await change('Locked')
    await change('Unlock')
    expect((await server.signIn(clerk.userName, testPassword)).body.token).toEqual(expect.any(String))
  })
})

test('P-C-052: names for pickers are those of people one works with, unless one administers users', async () => {
  const here = await shop.makeUser({ rights: ['SIN_SH_VW'], entityIds: [shop.entityId] })
  const beside = await shop.makeUser({ rights: [], entityIds: [shop.entityId] })
  const above = await shop.makeUser({ rights: [], entityIds: [shop.companyId] })
  const elsewhere = await shop.makeUser({ rights: [], entityIds: [shop.otherEntityId] })
  const seen = async (user: TestUser) =>
    (await user.ok('subscriber.users')).map(({ id }) => id).toSorted((a, b) => a - b)
  expect(await seen(here)).toEqual([shop.id, here.id, beside.id, above.id])
  const admin = await shop.makeUser({ rights: ['USR_SH_VW'], entityIds: [shop.entityId] })
  expect(await seen(admin)).toContain(elsewhere.id)
})

test('a new user name is of plain characters, so that none looks like another', async () => {
  for (const userName of [`demo\u0301@bahi.example`, '<b>x</b>', 'राम', 'a\nb', '😀'])
    expect([userName, faults(await shop.call('user.save', person({ userName })))]).toEqual([
      userName,
      { 'Data.userName': 'USER0035' },
    ])
  // What nobody sees is removed before names are compared.
  const hidden = person({ userName: `${shop.userName}\u200b` })
  expect(faults(await shop.call('user.save', hidden))).toEqual({ 'Data.userName': 'VALD0117' })
  expect(faults(await shop.call('user.save', person({ userName: '\u200b' })))).toEqual({
    'Data.userName': 'VALD0101',
  })
  // Names of before go on: the record is edited without giving another.
  const old = await shop.ok('user.save', person())
  await shop.inTenant((db) =>
    sql`update users set user_name = ${`राम ${old.id}`} where id = ${old.id}`.execute(db),
  )
  const edited = await shop.call('user.save', { ...person({ userName: `राम ${old.id}` }), ...old })
  expect(edited.status).toBe(200)
})

test('names of other accounts are not got through by inviting them', async () => {
  const other = await server.makeSubscriber()
  const statuses: number[] = []
  for (let n = 0; n < 22; n++)
    statuses.push((await shop.call('user.save', person({ userName: other.userName }))).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([422, 429])
  expect((await shop.call('user.save', person())).status).toBe(200)
})

test('P-F-033: a business that is switched off becomes no user’s default', async () => {
  await shop.inTenant((db) =>
    sql`update entities set status = 'Inactive' where id = ${shop.companyId}`.execute(db),
  )
  const reply = await shop.call('user.setDefaultCompany', { entityId: shop.companyId })
  expect([reply.status, Object.keys(reply.body.validationErrors)]).toEqual([422, ['Data.entityId']])
})

test('addresses of documents follow relaxedIdentifiers as those of parties do', async () => {
  await setSetting('relaxedIdentifiers', false)
  const reply = await shop.call('salesInvoice.send', { id: 1, to: 'a@b.photo' })
  expect([reply.status, Object.keys(reply.body.validationErrors ?? {})]).toEqual([422, ['Data.to']])
})
