import type { RightCode } from '@bahi/contracts/rights.ts'
import { settings } from '@bahi/contracts/settings.ts'
import type { SettingName } from '@bahi/contracts/settings.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { languages } from '@bahi/contracts/texts/texts.ts'
import { sql } from 'kysely'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { shownIn } from './shown-in.fixture.ts'
import { offered } from './settings.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})

type Value = string | number | boolean
const rowOf = (name: SettingName) => settings[name] as (typeof settings)[SettingName] & Record<string, any>
const change = (name: string, value: Value | null) =>
  us.call('setting.update', {
    settings: [{ name, value }],
    ...(rowOf(name as SettingName).level === 'entity' ? { entityId: us.entityId } : {}),
  })
const valueOf = async (name: string) =>
  (await us.ok('setting.search', { entityId: String(us.entityId) })).find((row) => row.name === name)!

/** A value that is not the default. */
function other(name: SettingName): Value {
  const row = rowOf(name)
  if (row.type === 'switch') return !row.value
  if (row.type === 'choice') return row['choices'].find((one: string) => one !== row.value && one !== '')!
  if (row.type === 'number') return row.value === row['min'] ? row['min'] + 1 : row['min']
  return (
    { date: '2024-04-01', name: 'Walk-in', domains: 'example.in', tan: 'PNEB01234C' }[
      row['format'] as string
    ] ?? 'text'
  )
}
/** What it refuses. */
function wrong(name: SettingName): readonly Value[] {
  const row = rowOf(name)
  if (row.type === 'switch') return ['yes', 1]
  if (row.type === 'choice') return ['no such choice', true]
  if (row.type === 'number') return [row['min'] - 1, row['max'] + 1, row['min'] + 0.5, 'ten']
  return [
    7,
    ...(row['format'] === 'date' ? ['2026-13-01', 'soon'] : []),
    ...(row['format'] === 'tan' ? ['PNEB0123C', 'pneb01234c'] : []),
  ]
}

/** Not taken where anyone who sets it would be shut out by it at once. */
const locksOut: ReadonlySet<SettingName> = new Set(['RestrictIpAddresses'])

describe.each(offered)('%s', (name) => {
  const row = rowOf(name)

  test('has its name and what it does in three languages, and a right', () => {
    const table = texts as Readonly<Record<string, Record<string, string>>>
    for (const key of [`setting.${name}`, `setting.${name}.help`])
      for (const language of languages)
        expect([key, language, Boolean(table[key]?.[language])]).toEqual([key, language, true])
    expect(row.right).toMatch(/^STG_/)
  })

  test('is set, read back, taken back, and refuses wrong values', async () => {
    if (row.level === 'system') {
      expect((await change(name, other(name))).status).toBe(422)
      return
    }
    const value = other(name)
    if (locksOut.has(name)) {
      expect((await change(name, value)).status).toBe(400)
      return
    }
    expect([name, (await change(name, value)).status]).toEqual([name, 200])
    expect(await valueOf(name)).toMatchObject({ value, setAt: row.level, default: row.value })
    for (const bad of wrong(name)) {
      const refused = await change(name, bad)
      expect([name, bad, refused.status, Object.keys(refused.body.validationErrors ?? {})]).toEqual([
        name,
        bad,
        422,
        ['Data.settings[0].value'],
      ])
    }
    expect((await change(name, null)).status).toBe(200)
    expect(await valueOf(name)).toMatchObject({ value: row.value, setAt: 'default' })
  })

  test('is changed only by a user with its right', async () => {
    const clerk = await us.makeUser({ rights: ['PTY_SH_VW'] })
    const reply = await clerk.call('setting.update', { settings: [{ name, value: other(name) }] })
    expect(reply.status).toBe(row.level === 'system' ? 422 : 403)
  })

  test('has an effect that is shown', () => {
    const root = path.resolve(import.meta.dirname, '../../../../..')
    const entry = shownIn[name]
    expect([name, entry === undefined]).toEqual([name, false])
    for (const file of [entry!].flat()) {
      const at = path.join(root, file)
      expect([name, file, existsSync(at)]).toEqual([name, file, true])
      const source = readFileSync(at, 'utf8')
      expect([name, file, source.includes(name)]).toEqual([name, file, true])
    }
  })
})

test('the table of effects names no removed setting', () => {
  expect(Object.keys(shownIn).filter((name) => !offered.includes(name as SettingName))).toEqual([])
})

const sale = (more: object = {}, line: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-11-20',
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '1', ...line }],
  ...more,
})
const missing = async (body: object) =>
  Object.keys((await us.call('salesInvoice.save', body as never)).body.validationErrors ?? {})
const whileOff = async (name: string, work: () => Promise<void>) => {
  await change(name, false)
  await work()
  await change(name, null)
}

describe('what is filled in automatically', () => {
  test.each([
    ['AutoItemHsn', 'Data.lines[0].hsn', {}, { hsn: '73181500' }],
    ['AutoItemUnit', 'Data.lines[0].uqc', {}, { uqc: 'NOS' }],
    ['AutoItemRate', 'Data.lines[0].taxRate', {}, { taxRate: '18' }],
    ['AutoItemPrice', 'Data.lines[0].unitPrice', {}, { unitPrice: '12.50' }],
    ['AutoPlaceOfSupply', 'Data.placeOfSupply', { placeOfSupply: '27' }, {}],
  ])('%s: off, it is asked for; typed, it is taken', async (name, property, head, line) => {
    expect(await missing(sale())).toEqual([])
    await whileOff(name, async () => {
      expect(await missing(sale())).toEqual([property])
      expect(await missing(sale(head, line))).toEqual([])
    })
  })

  test('AutoDueDate: off, a document is due on its own date', async () => {
    const party = await us.ok('party.save', {
      name: 'Thirty days',
      role: 'Customer',
      taxpayerType: 'UNREG',
      paymentTermsDays: 30,
    })
    const dueDate = async () => {
      const { id } = await us.ok('salesInvoice.save', sale({ partyId: party.id }))
      return (await us.ok('salesInvoice.detail', { id })).dueDate
    }
    expect(await dueDate()).toBe('2026-12-20')
    await whileOff('AutoDueDate', async () => expect(await dueDate()).toBe('2026-11-20'))
  })

  test('AutoTerms: off, only typed terms appear on a document', async () => {
    const { id, version, ...rest } = await us.ok('entity.detail', { id: us.entityId })
    await us.ok('entity.save', {
      id,
      version,
      entityType: 'Entity',
      parentEntityId: us.companyId,
      entityName: rest.entityName,
      vrn: rest.vrn!,
      termsAndConditions: 'Goods once sold are not taken back.',
    })
    const terms = async () => {
      const made = await us.ok('salesInvoice.save', sale())
      return (await us.ok('salesInvoice.detail', { id: made.id })).terms
    }
    expect(await terms()).toBe('Goods once sold are not taken back.')
    await whileOff('AutoTerms', async () => expect(await terms()).toBeUndefined())
  })

  test('AutoTransport: the last carrier to the same buyer is proposed', async () => {
    const transport = { mode: 'Road', vehicleNumber: 'MH12AB1234', vehicleType: 'R' }
    await us.ok('salesInvoice.save', sale({ transport }) as never)
    const { id } = await us.ok('salesInvoice.save', sale())
    expect(await us.ok('salesInvoice.lastTransport', { id })).toEqual({ vehicleNumber: 'MH12AB1234' })
  })
})

test('deviationValue: a figure of another system may differ by so much, not by a paisa more', async () => {
  // One bolt at 12.50 and 18 % comes to 15.00 after rounding off.
  const withTotal = (total: string) => missing(sale({ totals: { total } }))
  const { totals } = await us.ok('salesInvoice.save', sale())
  const due = Number(totals.total)
  expect(await withTotal((due + 1).toFixed(2))).toEqual([])
  expect(await withTotal((due + 1.01).toFixed(2))).toEqual(['Data.totals.total'])
  await change('deviationValue', 0)
  expect(await withTotal((due + 0.01).toFixed(2))).toEqual(['Data.totals.total'])
  await change('deviationValue', null)
})

test('creditLimitCheck: a sale above the limit is warned of, refused or let pass', async () => {
  const { id: partyId } = await us.ok('party.save', {
    name: 'Small limit',
    role: 'Customer',
    taxpayerType: 'UNREG',
    creditLimit: '5',
  })
  const codes = async () => (await us.call('salesInvoice.save', sale({ partyId }))).status
  expect(await codes()).toBe(200)
  await change('creditLimitCheck', 'refuse')
  expect(await codes()).toBe(422)
  await change('creditLimitCheck', 'off')
  expect(await codes()).toBe(200)
  await change('creditLimitCheck', null)
})

test('dateTimeFormat, defaultCurrency and other settings of screens reach them', async () => {
  await change('dateTimeFormat', 'YYYY-MM-DD HH:mm:ss')
  await change('defaultCurrency', 'USD')
  const loaded = await us.ok('system.loadSettings')
  expect(loaded.dateTimeFormat).toBe('YYYY-MM-DD HH:mm:ss')
  expect(loaded.subscriberSettings['defaultCurrency']).toBe('USD')
})

test('every change is in the history, for users who may change the setting', async () => {
  await change('roundOff', false)
  await change('roundOff', null)
  const [back, set] = await us.ok('setting.history', { name: 'roundOff' })
  expect(set).toMatchObject({ name: 'roundOff', after: false })
  expect(back).toMatchObject({ before: false })
  expect(back!.after ?? null).toBeNull()
  const guard = await us.makeUser({ rights: ['STG_SEC'] })
  expect((await guard.ok('setting.history', {})).filter(({ name }) => name === 'roundOff')).toEqual([])
  const other2 = await server.makeSubscriber()
  expect(await other2.ok('setting.history', {})).toEqual([])
})

test('settings are read by those who may change them, and by forms what they need', async () => {
  const names = async (rights: readonly RightCode[]) =>
    (await (await us.makeUser({ rights })).ok('setting.search', {})).map(({ name }) => name)
  // B-D-024: the name of the party of counter sales is offered by the form to everyone who sells.
  expect((await names(['SIN_AD'])).toSorted()).toEqual(['defaultPartyName', 'roundOff'])
  const ofReturns = await names(['STG_RET'])
  expect(ofReturns).not.toContain('passwordMinLength')
  expect(await names(['STG_SEC'])).toContain('passwordMinLength')
  expect((await us.ok('setting.search', {})).length).toBeGreaterThan(ofReturns.length)
})

test('P-K-020: where no company is known, currency and State are those of the product', async () => {
  const fresh = await server.makeSubscriber()
  const shown = async () => {
    const { defaultCurrency, defaultTaxState } = (await fresh.ok('system.loadSettings')).subscriberSettings
    return [defaultCurrency, defaultTaxState]
  }
  expect(await shown()).toEqual(['INR', ''])
  await fresh.inTenant((db) =>
    sql`update entities set status = 'Delete' where subscriber_id = ${fresh.subscriberId}`.execute(db),
  )
  expect(await shown()).toEqual(['USD', '15'])
  await fresh.ok('setting.update', { settings: [{ name: 'defaultCurrency', value: 'EUR' }] })
  expect((await shown())[0]).toBe('EUR')
})
