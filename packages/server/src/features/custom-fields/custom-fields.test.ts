import type { InputOf } from '@bahi/contracts/call.ts'
import type { customFieldCalls } from '@bahi/contracts/custom-fields.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { pagesOf } from '../printing/read-pdf.fixture.ts'

type Definition = InputOf<typeof customFieldCalls.save>

let server: TestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})
afterAll(() => server?.stop())

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

describe('own words', () => {
  test('stand on screens, in sheets and in print, in their language, until they are taken back', async () => {
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
