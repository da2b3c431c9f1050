import { ItemSave } from '@bahi/contracts/items.ts'
import { pickKnown } from '@bahi/contracts/known-members.ts'
import { PartySave } from '@bahi/contracts/parties.ts'
import { SeriesSave } from '@bahi/contracts/series.ts'
import type { InputOf } from '@bahi/contracts/call.ts'
import type { customFieldCalls } from '@bahi/contracts/custom-fields.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { pagesOf } from '../printing/read-pdf.fixture.ts'

type Definition = InputOf<typeof customFieldCalls.save>

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await sharedTestServer()
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})

const define = async (field: Partial<Definition>): Promise<string> => {
  const whole = {
    recordKind: 'party',
    type: 'text',
    labels: { en: `Field ${Math.random()}` },
    ...field,
  } as const
  return `field${(await us.ok('customField.save', whole)).id}`
}
const remove = (key: string) => us.ok('customField.delete', { id: Number(key.slice(5)) })
const party = (customFields: Record<string, string>, name = 'Own Stores') =>
  us.call('party.save', { name, taxpayerType: 'UNREG', customFields })
const problems = ({ status, body }: { status: number; body: { validationErrors?: object } }) => [
  status,
  Object.keys(body.validationErrors ?? {}),
]

describe('a definition', () => {
  test.each([
    ['without any label', { labels: {} }, 'labels.en'],
    ['a choice without choices', { type: 'choice' as const }, 'choices'],
    ['the same choice twice', { type: 'choice' as const, choices: ['A', 'A'] }, 'choices'],
    ['markup in a label', { labels: { en: '<b>' } }, 'labels.en'],
    ['a label without end', { labels: { en: 'x'.repeat(41) } }, 'labels.en'],
    ['a kind nobody knows', { recordKind: 'secret' as never }, 'recordKind'],
  ])('is refused %s', async (_, field, property) => {
    const whole = { recordKind: 'item', type: 'text', labels: { en: 'Shade' }, ...field } as Definition
    expect(problems(await us.call('customField.save', whole))).toEqual([422, [`Data.${property}`]])
  })

  test('keeps its type, and its label is its own', async () => {
    const key = await define({ labels: { en: 'Zone' } })
    const again = { recordKind: 'party', type: 'text', labels: { hi: 'zone' } } as const
    expect((await us.call('customField.save', again)).status).toBe(422)
    const other = {
      id: Number(key.slice(5)),
      version: 1,
      recordKind: 'party',
      type: 'date',
      labels: { en: 'Zone' },
    } as const
    expect(problems(await us.call('customField.save', other))).toEqual([422, ['Data.type']])
    const renamed = { ...other, type: 'text', labels: { en: 'Region' } } as const
    expect((await us.call('customField.save', renamed)).status).toBe(200)
    expect((await us.call('customField.save', renamed)).status).toBe(409)
    await remove(key)
  })

  test('is one of at most twenty of its kind', async () => {
    const keys = []
    for (let at = 0; at < 20; at++) keys.push(await define({ recordKind: 'company' }))
    const more = { recordKind: 'company', type: 'text', labels: { en: 'One more' } } as const
    expect(problems(await us.call('customField.save', more))).toEqual([422, ['Data.recordKind']])
    for (const key of keys) await remove(key)
    expect((await us.call('customField.save', more)).status).toBe(200)
  })

  test('belongs to who may set it, in his own business', async () => {
    const key = await define({})
    const clerk = await us.makeUser({ rights: ['PTY_AD'] })
    expect((await clerk.ok('customField.search')).map((field) => field.key)).toContain(key)
    const field = { recordKind: 'party', type: 'text', labels: { en: 'Mine' } } as const
    expect((await clerk.call('customField.save', field)).status).toBe(403)
    const stranger = await server.makeSubscriber()
    const id = Number(key.slice(5))
    expect((await stranger.call('customField.delete', { id })).status).toBe(404)
    expect((await stranger.call('customField.order', { recordKind: 'party', ids: [id] })).status).toBe(404)
    expect(await stranger.ok('customField.search')).toEqual([])
    await remove(key)
  })
})

describe('values of a record', () => {
  test('are checked against the definition', async () => {
    const number = await define({ type: 'number' })
    const date = await define({ type: 'date' })
    const choice = await define({ type: 'choice', choices: ['North', 'South'] })
    const flag = await define({ type: 'switch' })
    for (const values of [
      { secret: 'x' },
      { [number]: '12,50' },
      { [date]: '2026-02-30' },
      { [choice]: 'East' },
      { [flag]: 'true' },
    ])
      expect(problems(await party(values))).toEqual([422, [`Data.customFields.${Object.keys(values)[0]}`]])
    expect((await party({ [number]: 'x'.repeat(101) })).status).toBe(422)
    const values = { [number]: '12.50', [date]: '2026-11-21', [choice]: 'South', [flag]: 'yes' }
    const { status, body } = await party(values)
    expect(status).toBe(200)
    expect((await us.ok('party.detail', { id: body.id })).customFields).toEqual(values)
    const [row] = (await us.ok('party.search', { keyword: 'Own Stores' })).records
    expect(row!.customFields).toEqual(values)
    for (const key of Object.keys(values)) await remove(key)
  })

  test('of a mandatory field are asked for, of a deleted one kept', async () => {
    const key = await define({ isMandatory: true, labels: { en: 'Route' } })
    expect(problems(await party({}))).toEqual([422, [`Data.customFields.${key}`]])
    const { id } = (await party({ [key]: 'Mill lane' }, 'Kept Stores')).body
    await remove(key)
    const detail = await us.ok('party.detail', { id })
    expect(detail.customFields).toEqual({ [key]: 'Mill lane' })
    expect((await us.ok('customField.search')).find((field) => field.key === key)).toMatchObject({
      label: 'Route',
      isDeleted: true,
    })
    const edited = await us.call('party.save', {
      id,
      version: detail.version,
      name: 'Kept Stores 2',
      taxpayerType: 'UNREG',
      customFields: detail.customFields,
    })
    expect(edited.status).toBe(200)
    expect((await us.ok('party.detail', { id })).customFields).toEqual({ [key]: 'Mill lane' })
  })

  test('go from definition to invoice, print, list, sheet, clone and history', async () => {
    const head = await define({
      recordKind: 'salesInvoice',
      labels: { en: 'Site', hi: 'स्थल' },
      isInList: true,
      isPrinted: true,
    })
    const line = await define({ recordKind: 'salesInvoiceLine', labels: { en: 'Shade' }, isPrinted: true })
    const inner = await define({ recordKind: 'salesInvoice', labels: { en: 'Margin note' } })
    const body = (customFields: Record<string, string>, ofLine: Record<string, string>) => ({
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-01',
      status: 'Active' as const,
      customFields,
      lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50', customFields: ofLine }],
    })
    expect(problems(await us.call('salesInvoice.save', body({ [line]: 'x' }, { [head]: 'y' })))).toEqual([
      422,
      [`Data.customFields.${line}`, `Data.lines[0].customFields.${head}`],
    ])
    const { id } = await us.ok(
      'salesInvoice.save',
      body({ [head]: 'Tower B', [inner]: 'thin' }, { [line]: 'Teal' }),
    )
    const text = (await pagesOf((await us.call('salesInvoice.pdf', { id })).bytes)).join(' ')
    expect(text).toContain('Site Tower B')
    expect(text).toContain('Shade: Teal')
    expect(text).not.toContain('thin')
    const hindi = await us.ok('salesInvoice.sheet', { id, language: 'hi' })
    expect(hindi.print.facts.find(({ value }) => value === 'Tower B')?.label).toBe('स्थल')
    const columns = [{ key: line, isShown: true, width: 20 }]
    await us.ok('printSetting.save', { entityId: us.entityId, settings: { columns } })
    const arranged = (await us.ok('salesInvoice.sheet', { id })).print.lines
    expect(arranged.rows[0]![arranged.columns.findIndex(({ key }) => key === line)]).toBe('Teal')
    expect((await us.ok('salesInvoice.search', {})).records[0]).not.toHaveProperty('customFields')
    const [row] = (await us.ok('salesInvoice.search', { customFields: true })).records
    expect(row!.customFields).toMatchObject({ [head]: 'Tower B' })
    const sheet = (await us.call('salesInvoice.export', { format: 'csv' })).bytes.toString()
    expect(sheet.split(/\r?\n/)[0]).toMatch(/Site.*Margin note/)
    expect(sheet).toContain('Tower B')
    const clone = await us.ok('salesInvoice.clone', { id })
    expect([clone.customFields, clone.lines[0]!.customFields]).toEqual([
      { [head]: 'Tower B', [inner]: 'thin' },
      { [line]: 'Teal' },
    ])
    const { version } = await us.ok('salesInvoice.detail', { id })
    await us.ok('salesInvoice.save', { id, version, ...body({ [head]: 'Tower C' }, { [line]: 'Teal' }) })
    const history = await us.call('audit.history', { record: 'salesInvoice', id })
    expect(JSON.stringify(history.body)).toContain('Tower C')
  })
})

describe('a search in own fields', () => {
  test('finds parties by word, choice and range, and no others', async () => {
    const zone = await define({ labels: { en: 'Beat' } })
    const grade = await define({ type: 'choice', choices: ['A', 'B'] })
    const visits = await define({ type: 'number' })
    const since = await define({ type: 'date' })
    const regular = await define({ type: 'switch' })
    const values = { [zone]: 'Mill 50% lane', [grade]: 'A', [visits]: '12.50', [since]: '2026-04-01' }
    const { id } = (await party({ ...values, [regular]: 'yes' }, 'Filter One')).body
    await party({ [zone]: 'Fort', [grade]: 'B', [visits]: '3', [since]: '2025-01-01' }, 'Filter Two')
    const found = async (customFilters: Record<string, string[]>) =>
      (await us.ok('party.search', { keyword: 'Filter', customFilters })).records.map((row) => row.id)
    for (const filters of [
      { [zone]: ['mill'] },
      { [zone]: ['50%'] },
      { [grade]: ['A'] },
      { [visits]: ['5..'] },
      { [visits]: ['12.5'] },
      { [since]: ['2026-01-01..2026-12-31'] },
      { [regular]: ['yes'] },
      { [grade]: ['A', 'B'], [visits]: ['..20'], [zone]: ['lane'] },
    ])
      expect(await found(filters), JSON.stringify(filters)).toEqual([id])
    expect(await found({ [zone]: ['%'] })).toEqual([id])
    for (const filters of [{ [visits]: ['x'] }, { [grade]: ['A', 'B'] }])
      expect(await found(filters)).toHaveLength(2)
    expect(await found({ field999999: ['A'] })).toEqual([])
    expect(problems(await us.call('party.search', { customFilters: { secret: ['x'] } }))[0]).toBe(422)
    for (const key of [zone, grade, visits, since, regular]) await remove(key)
  })

  test('items and invoices are found by theirs', async () => {
    const brand = await define({ recordKind: 'item', labels: { en: 'Brand' } })
    const site = await define({ recordKind: 'salesInvoice', labels: { en: 'Yard' } })
    const bolt = await us.ok('item.detail', { id: String(shop.bolt) })
    await us.ok('item.save', {
      ...pickKnown(ItemSave, bolt),
      customFields: { [brand]: 'Unbrako' },
    } as never)
    const { records: items } = await us.ok('item.search', { customFilters: { [brand]: ['unb'] } })
    expect(items.map((row) => row.id)).toEqual([shop.bolt])
    const { id } = await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-02',
      customFields: { [site]: 'Dock 4' },
      lines: [{ itemId: shop.bolt, quantity: '1' }],
    })
    const page = await us.ok('salesInvoice.search', { customFilters: { [site]: ['dock'] } })
    expect([page.records.map((row) => row.id), page.total]).toEqual([[id], 1])
    for (const key of [brand, site]) await remove(key)
  })
})

describe('own fields of party, item and company on paper', () => {
  test('printed ones appear as they were on the day', async () => {
    const beat = await define({ labels: { en: 'Beat' }, isPrinted: true })
    const inner = await define({ labels: { en: 'Inner' } })
    const maker = await define({ recordKind: 'item', labels: { en: 'Maker' }, isPrinted: true })
    const licence = await define({ recordKind: 'company', labels: { en: 'FSSAI' }, isPrinted: true })
    const { id: partyId } = (await party({ [beat]: 'Fort', [inner]: 'slow payer' }, 'Paper Stores')).body
    const bolt = await us.ok('item.detail', { id: String(shop.bolt) })
    await us.ok('item.save', {
      ...pickKnown(ItemSave, bolt),
      customFields: { [maker]: 'Unbrako' },
    } as never)
    await us.inTenant((db) =>
      sql`update entities set custom_fields = ${JSON.stringify({ [licence]: '10012345' })}::jsonb
        where subscriber_id = ${us.subscriberId} and id = ${us.companyId}`.execute(db),
    )
    const body = {
      entityId: us.entityId,
      partyId,
      date: '2026-11-03',
      status: 'Active' as const,
      lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '10' }],
    }
    const { id } = await us.ok('salesInvoice.save', body)
    const detail = await us.ok('party.detail', { id: partyId })
    await us.ok('party.save', {
      ...pickKnown(PartySave, detail),
      customFields: { [beat]: 'Harbour' },
    } as never)
    const text = (await pagesOf((await us.call('salesInvoice.pdf', { id })).bytes)).join(' ')
    for (const printed of ['Beat Fort', 'Maker: Unbrako', 'FSSAI 10012345']) expect(text).toContain(printed)
    expect(text).not.toContain('slow payer')
    const { print } = await us.ok('salesInvoice.preview', body)
    expect(JSON.stringify(print.parties)).toContain('Harbour')
    for (const key of [beat, inner, maker, licence]) await remove(key)
  })
})

test('a series names the template that its documents print with', async () => {
  const { records } = await us.ok('series.search', { documentKinds: ['salesInvoice'] })
  const [series] = records
  const { id: invoiceId } = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    seriesId: series!.id,
    date: '2026-11-04',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '10' }],
  })
  const template = async () => (await us.ok('salesInvoice.sheet', { id: invoiceId })).print.layout.template
  expect(await template()).toBe('classic')
  const detail = await us.ok('series.detail', { id: series!.id })
  await us.ok('series.save', { ...pickKnown(SeriesSave, detail), printTemplate: 'compact' } as never)
  expect(await template()).toBe('compact')
  expect((await us.ok('series.detail', { id: series!.id })).printTemplate).toBe('compact')
})

describe('own words', () => {
  test('appear on screens, in sheets and in print, in their language, until they are removed', async () => {
    const saved = await us.ok('customAlias.save', {
      aliases: [
        { field: 'salesPerson', labels: { en: 'Agent' } },
        { field: 'quantity', labels: { en: 'Pieces', hi: 'नग' } },
        { field: 'customer', labels: { en: 'Client' } },
      ],
    })
    const { texts } = await us.ok('master.resources')
    expect([texts['invoice.salesPerson'], texts['print.line.quantity'], texts['invoice.party']]).toEqual([
      'Agent',
      'Pieces',
      'Client',
    ])
    const stranger = await server.makeSubscriber()
    expect((await stranger.ok('master.resources')).texts['invoice.party']).toBe('Customer')
    const [invoice] = (await us.ok('salesInvoice.search', {})).records
    const label = async (language: 'en' | 'hi') =>
      (await us.ok('salesInvoice.sheet', { id: invoice!.id, language })).print.lines.columns.find(
        ({ key }) => key === 'quantity',
      )?.label
    expect([await label('en'), await label('hi')]).toEqual(['Pieces', 'नग'])
    const sheet = (await us.call('salesInvoice.export', { format: 'csv' })).bytes.toString()
    expect(sheet.split(/\r?\n/)[0]).toContain('Client')
    const again = await us.call('customAlias.save', {
      aliases: [{ field: 'customer', labels: { en: 'Buyer' } }],
    })
    expect(again.status).toBe(409)
    await us.ok('customAlias.save', {
      aliases: saved.aliases.map(({ field, version }) => ({ field, version, labels: {} })),
    })
    expect((await us.ok('master.resources')).texts['invoice.party']).toBe('Customer')
  })

  test.each(['gstin', 'hsn', 'placeOfSupply', 'title'])(
    'cannot replace %s, a word of the law',
    async (field) => {
      const reply = await us.call('customAlias.save', {
        aliases: [{ field: field as never, labels: { en: 'x' } }],
      })
      expect(reply.status).toBe(422)
    },
  )

  test('are set with their right alone', async () => {
    const clerk = await us.makeUser({ rights: ['STG_PRT'] })
    expect((await clerk.call('customAlias.words')).status).toBe(403)
  })
})
