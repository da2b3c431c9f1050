import { builtInRoles, rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import { callList } from '@bahi/contracts/calls.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { rightCodes, rightGroups, rightPlaceOf, rightSections } from '@bahi/contracts/rights.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { hasText } from '../../platform/texts.ts'
import { rightsNamedBy } from './routes.ts'

let server: SharedTestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  shop = await server.makeSubscriber()
})

const roleOf = async (name: string) =>
  (await shop.ok('role.search', { keyword: name })).records.find((role) => role.name === name)!
const properties = (reply: {
  body: { validationErrors?: { property: string; errors: { code: string }[] }[] }
}) => JSON.stringify(reply.body)

describe('the catalogue', () => {
  test('every right is in one section and has its texts', () => {
    const placed = Object.values(rightSections).flat()
    expect([...placed].sort()).toEqual(Object.keys(rightGroups).sort())
    const unnamed = rightCodes.filter((code) => {
      const { row, action } = rightPlaceOf(code)
      return (
        !hasText(`right.${row}`) ||
        !((row !== code && hasText(`right.${code}`)) || hasText(`rightAction.${action}`))
      )
    })
    expect(unnamed).toEqual([])
  })

  test('every call names rights of the catalogue, or says that a session is enough', () => {
    const known = new Set<string>(rightCodes)
    const strange = callList.filter(
      ({ call }) =>
        call.access !== 'anonymous' &&
        call.access !== 'session' &&
        (rightsNamedBy(call).length === 0 || rightsNamedBy(call).some((code) => !known.has(code))),
    )
    expect(strange.map(({ name }) => name)).toEqual([])
  })

  test('the call that the matrix reads shows what each right opens', async () => {
    const list = await shop.ok('role.rights')
    expect(list.map(({ rightId }) => rightId)).toEqual(rightCodes)
    expect(list.find(({ rightId }) => rightId === 'PTY_AD')?.calls).toContain('POST /party/save')
  })
})

describe('built-in roles, as the access decisions have them', () => {
  const groupsWhole = (rights: readonly RightCode[]) =>
    Object.entries(rightGroups)
      .filter(([group, actions]) =>
        actions.every((action) => rights.includes(`${group}_${action}` as RightCode)),
      )
      .map(([group]) => group)

  test('Admin: all', () => expect(rightsOfBuiltIn('Admin')).toEqual(rightCodes))

  test('Accountant: all but users, roles and the security settings', () => {
    const held = new Set(rightsOfBuiltIn('Accountant'))
    const missing = rightCodes.filter((code) => !held.has(code))
    expect(missing).toEqual(rightCodes.filter((code) => /^(USR|ROL)_/.test(code) || code === 'STG_SEC'))
  })

  test('Sales: the sales documents with what they need, and nothing of purchases', () => {
    const held = rightsOfBuiltIn('Sales')
    expect(groupsWhole(held)).toEqual(['SQT', 'SOR', 'SIN', 'SDC', 'SON', 'PIN', 'RMD', 'EIN', 'EWB'])
    expect(held.filter((code) => /^(POR|PBL|PIW|POT|USR|ROL|STG|RET|REC|DAC)_/.test(code))).toEqual([])
  })

  test('Purchase: the purchase documents with what they need, and nothing of sales', () => {
    const held = rightsOfBuiltIn('Purchase')
    expect(groupsWhole(held)).toEqual(['VND', 'POR', 'PBL', 'PIW', 'POT'])
    expect(held.filter((code) => /^(SQT|SOR|SIN|SDC|SON|PIN|EIN|EWB|USR|ROL|STG)_/.test(code))).toEqual([])
  })

  test('Store: stock, challans and e-way bills, and no prices of invoices', () => {
    const held = rightsOfBuiltIn('Store')
    expect(groupsWhole(held)).toEqual(['SDC', 'EWB', 'INV'])
    expect(held.filter((code) => /^(SIN|PBL|PIN|POT|USR|ROL|STG)_/.test(code))).toEqual([])
  })

  test('Auditor: sees and exports everything, changes nothing', () => {
    const held = rightsOfBuiltIn('Auditor')
    for (const code of rightCodes)
      if (/_(SH_VW|DD_EX)$/.test(code)) expect([code, held.includes(code)]).toEqual([code, true])
    const changing = callList.filter(
      ({ call }) =>
        !call.readOnly &&
        call.reply !== 'file' &&
        rightsNamedBy(call).some((code) => held.includes(code as RightCode)),
    )
    // Files made in the background, questions to a portal whose answers are kept, and a comparison that is brought up to
    // date before it is read, and an address of one's own for what may be read: nothing of the books changes.
    const filesAndQuestions =
      /^tally\.makeFiles$|^monthFile\.make$|^calendarFeed\.(make|end)$|^reconciliation\.(search|summary)$|^followUpSupplier\.search$|^creditComparison\.summary$|\.(bulkPdf|jsonMany|printMany|lookup|syncGstin|connection|distance|refresh|sync|fetch)$/
    expect(changing.map(({ name }) => name).filter((name) => !filesAndQuestions.test(name))).toEqual([])
  })

  test('Auditor: opens the audit trail, its check and its file, and changes no rule', async () => {
    const auditor = await shop.makeUser({ rights: [...rightsOfBuiltIn('Auditor')] })
    expect((await auditor.call('audit.verify')).body).toMatchObject({ isIntact: true })
    expect((await auditor.call('audit.download')).status).toBe(200)
    expect((await auditor.call('rule.search')).status).toBe(200)
    const change = {
      id: 'x',
      since: '2026-04-01',
      value: '1',
      state: 'InForce',
      source: 'As announced',
    } as never
    expect((await auditor.call('rule.save', change)).status).toBe(403)
    expect((await (await shop.makeUser({ rights: ['SIN_SH_VW'] })).call('audit.verify')).status).toBe(403)
  })

  test.each(builtInRoles)('%s can be cloned, not edited, switched off or deleted', async (name) => {
    const role = await roleOf(name)
    const body = { name: `${name} here`, basedOn: name, rights: [...rightsOfBuiltIn(name)] }
    const edited = await shop.call('role.save', { id: role.id, version: role.version, ...body })
    expect([edited.status, properties(edited)]).toEqual([422, expect.stringContaining('USER0001')])
    for (const reply of [
      await shop.ok('role.updateStatus', { ids: [role.id], status: 'Inactive', reason: 'Test' }),
      await shop.ok('role.delete', { ids: [role.id] }),
    ])
      expect(reply).toMatchObject({ done: [], refused: [{ id: role.id, code: 'MAST0027' }] })
    const clone = await shop.ok('role.save', body)
    expect(await shop.ok('role.detail', { id: clone.id })).toMatchObject({
      name: `${name} here`,
      basedOn: name,
      rights: rightsOfBuiltIn(name),
      users: [],
    })
    expect(await shop.ok('role.delete', { ids: [clone.id] })).toEqual({ done: [clone.id], refused: [] })
  })
})

describe("a role of one's own", () => {
  test('is found by its name once, in any case of letters', async () => {
    await shop.ok('role.save', { name: 'Counter', rights: ['SIN_SH_VW'] })
    const again = await shop.call('role.save', { name: 'counter', rights: [] })
    expect([again.status, properties(again)]).toEqual([422, expect.stringContaining('MAST0013')])
  })

  test('that a user has is not deleted, and the refusal names the user', async () => {
    const user = await shop.makeUser({ rights: ['PTY_SH_VW'] })
    const held = await roleOf(user.userName)
    const reply = await shop.ok('role.delete', { ids: [held.id] })
    expect(reply.refused).toMatchObject([{ code: 'USER0002', message: expect.stringContaining('Ravi (1)') }])
    expect((await shop.ok('role.detail', { id: held.id })).users).toMatchObject([
      { id: user.id, name: 'Ravi' },
    ])
  })

  test('no user adds a right to it that they do not have', async () => {
    const clerk = await shop.makeUser({ rights: ['ROL_SH_VW', 'ROL_AD', 'ROL_ED', 'PTY_SH_VW'] })
    const made = await clerk.ok('role.save', { name: 'Looker', rights: ['PTY_SH_VW'] })
    const more = await clerk.call('role.save', {
      id: made.id,
      version: made.version,
      name: 'Looker',
      rights: ['PTY_SH_VW', 'PTY_AD', 'STG_SEC'],
    })
    expect([more.status, properties(more)]).toEqual([422, expect.stringContaining('Parties: Add, Security')])
    expect((await clerk.ok('role.detail', { id: made.id })).rights).toEqual(['PTY_SH_VW'])
  })

  test('no user removes a right that they do not have from it, nor switches it on or off', async () => {
    const keeper = await shop.makeUser({ rights: ['ROL_SH_VW', 'ROL_ED', 'ROL_CH_ST', 'PTY_SH_VW'] })
    const { id, version } = await shop.ok('role.save', { name: 'Cashier', rights: ['PTY_SH_VW', 'PIN_AD'] })
    const less = await keeper.call('role.save', { id, version, name: 'Cashier', rights: ['PTY_SH_VW'] })
    expect([less.status, less.body.validationErrors]).toMatchObject([
      422,
      { 'Data.rights': [{ code: 'USER0034', message: expect.stringContaining('Payment') }] },
    ])
    const off = await keeper.call('role.updateStatus', { ids: [id], status: 'Inactive' })
    expect(off.body).toMatchObject({ done: [], refused: [{ id, code: 'USER0034' }] })
    const own = await shop.ok('role.save', { name: 'Reader', rights: ['PTY_SH_VW'] })
    expect(await keeper.ok('role.updateStatus', { ids: [own.id], status: 'Inactive' })).toEqual({
      done: [own.id],
      refused: [],
    })
  })

  test('case 26: a right taken from it is refused on the next call of a running session', async () => {
    const made = await shop.ok('role.save', { name: 'Short lived', rights: ['PTY_SH_VW', 'ITM_SH_VW'] })
    const user = await shop.makeUser({ rights: [] })
    await shop.inTenant(async (db) => {
      await db
        .insertInto('userRoles')
        .values({ subscriberId: shop.subscriberId, userId: user.id, roleId: made.id })
        .execute()
    })
    expect((await user.call('party.search', {})).status).toBe(200)
    await shop.ok('role.save', {
      id: made.id,
      version: made.version,
      name: 'Short lived',
      rights: ['ITM_SH_VW'],
    })
    const refused = await user.call('party.search', {})
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'RIGHT001'])
    expect((await user.call('item.search', {})).status).toBe(200)
    await shop.ok('role.updateStatus', { ids: [made.id], status: 'Inactive', reason: 'Test' })
    expect((await user.call('item.search', {})).status).toBe(403)
  })

  test('case 27: status, who made it, and being built in are not for the sender to say', async () => {
    const sent = {
      name: 'Smuggled',
      rights: [],
      status: 'Delete',
      createdBy: 1,
      builtIn: 'Admin',
      isDefault: true,
      entityId: 1,
    }
    const refused = await shop.call('role.save', sent as never)
    expect([refused.status, Object.keys(refused.body.validationErrors)]).toEqual([
      422,
      ['Data.status', 'Data.createdBy', 'Data.builtIn', 'Data.isDefault', 'Data.entityId'],
    ])
    const { id } = await shop.ok('role.save', { name: 'Smuggled', rights: [] })
    const role = await shop.ok('role.detail', { id })
    expect(role).toMatchObject({ status: 'Active', createdBy: 'Asha Rao', rights: [] })
    expect(role.builtIn).toBeUndefined()
    const other = await shop.call('role.save', { ...sent, subscriberId: 1 } as never)
    expect([other.status, properties(other)]).toEqual([422, expect.stringContaining('VALD0113')])
  })

  test('case 24: a role of another subscriber cannot be given, whatever writes it', async () => {
    const stranger = await server.makeSubscriber()
    const theirs = await stranger.ok('role.save', { name: 'Theirs', rights: [] })
    await expect(
      shop.inTenant((db) =>
        db
          .insertInto('userRoles')
          .values({ subscriberId: shop.subscriberId, userId: shop.id, roleId: theirs.id })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '23503' })
  })
})
