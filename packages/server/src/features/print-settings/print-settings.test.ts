import { offeredKinds, typeOf, usualNoteOf } from '@bahi/domain/documents/kinds.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openLink, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { pagesOf } from '../printing/read-pdf.fixture.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let invoiceId: number
beforeAll(async () => {
  server = await sharedTestServer()
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  invoiceId = (
    await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-01',
      status: 'Active',
      lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50' }],
    })
  ).id
})

const save = (settings: object, entityId = us.entityId, version?: number) =>
  us.call('printSetting.save', { entityId, settings, ...(version ? { version } : {}) })
const textOfPdf = async (id = invoiceId) =>
  (await pagesOf((await us.call('salesInvoice.pdf', { id })).bytes)).join(' ')
const forget = async (entityId = us.entityId) => {
  const { version } = await us.ok('printSetting.detail', { entityId })
  if (version !== null) await us.ok('printSetting.reset', { entityId, version })
}

describe('settings of a place', () => {
  test('are those of the GSTIN, else of its company, else of the product', async () => {
    expect(await us.ok('printSetting.detail', { entityId: us.entityId })).toMatchObject({
      from: 'product',
      version: null,
      settings: { template: 'classic', ink: '#2B4A9B' },
    })
    expect((await save({ footer: 'Company foot' }, us.companyId)).status).toBe(200)
    expect((await us.ok('printSetting.detail', { entityId: us.entityId })).from).toBe('company')
    expect(await textOfPdf()).toContain('Company foot')
    expect((await save({ footer: 'GSTIN foot' })).status).toBe(200)
    const sheet = await us.ok('salesInvoice.sheet', { id: invoiceId })
    expect(sheet.print.labels['footer']).toBe('GSTIN foot')
    await forget()
    expect(await textOfPdf()).toContain('Company foot')
    await forget(us.companyId)
    expect(await textOfPdf()).toContain('Computer-generated document')
  })

  test('are saved over the version that was seen alone', async () => {
    expect((await save({ template: 'modern' })).body.version).toBe(1)
    expect((await save({ template: 'compact' })).status).toBe(409)
    const conflict = await save({ template: 'compact' }, us.entityId, 7)
    expect([conflict.status, conflict.body.record.settings.template]).toEqual([409, 'modern'])
    expect((await save({ template: 'compact' }, us.entityId, 1)).body.version).toBe(2)
    await forget()
  })

  test.each([
    ['a colour nobody can read', { ink: '#ffee88' }, 'settings.ink'],
    ['no colour', { ink: 'red' }, 'settings.ink'],
    ['a template that is none', { template: 'fancy' }, 'settings.template'],
    ['a logo as high as the page', { logoHeight: 200 }, 'settings.logoHeight'],
    ['a column nobody knows', { columns: [{ key: 'secret', isShown: true }] }, 'settings.columns[0].key'],
    ['terms without end', { terms: 'x'.repeat(2001) }, 'settings.terms'],
  ])('refuse %s', async (_, settings, property) => {
    const { status, body } = await save(settings)
    expect([status, Object.keys(body.validationErrors)]).toEqual([422, [`Data.${property}`]])
  })

  test('belong to who may change them, in his own business', async () => {
    const reader = await us.makeUser({ rights: ['SIN_SH_VW'] })
    expect((await reader.call('printSetting.detail', { entityId: us.entityId })).status).toBe(403)
    const elsewhere = await us.makeUser({ rights: ['STG_PRT'], entityIds: [us.otherEntityId] })
    expect((await elsewhere.call('printSetting.save', { entityId: us.entityId, settings: {} })).status).toBe(
      404,
    )
    const stranger = await server.makeSubscriber()
    for (const call of ['printSetting.save', 'printSetting.preview'] as const)
      expect((await stranger.call(call, { entityId: us.entityId, settings: {} })).status).toBe(404)
  })
})

describe('what the settings decide', () => {
  test('columns leave, move and widen; what rule 46 wants stays', async () => {
    const columns = [
      { key: 'hsn', isShown: false },
      { key: 'description', isShown: false },
      { key: 'taxes', isShown: false },
      { key: 'total', isShown: false },
      { key: 'index', isShown: false },
    ]
    expect((await save({ columns })).status).toBe(200)
    const { print } = await us.ok('salesInvoice.sheet', { id: invoiceId })
    const keys = print.lines.columns.map(({ key }) => key)
    expect(keys.indexOf('hsn')).toBeLessThan(keys.indexOf('description'))
    expect(keys).not.toContain('index')
    expect(keys).toEqual(expect.arrayContaining(['quantity', 'taxable', 'cgst', 'sgst']))
    expect(keys).not.toContain('total')
    await forget()
  })

  test('blocks the law leaves free can go; title, parties, GSTINs and taxes cannot', async () => {
    const off = {
      hasRateSummary: false,
      hasHsnSummary: false,
      hasWords: false,
      hasBank: false,
      hasUpi: false,
      hasPageNumbers: false,
      hasLogo: false,
      hasSignatureImage: false,
      languageBeside: 'none',
    }
    expect((await save({ ...off, template: 'letterhead' })).status).toBe(200)
    const text = await textOfPdf()
    const detail = await us.ok('salesInvoice.detail', { id: invoiceId })
    const { supplier, party, number, lines } = detail
    for (const fact of [
      'Tax Invoice',
      number!,
      '01/11/2026',
      supplier.gstin!,
      party!.name,
      party!.gstin!,
      'Place of supply',
      'Reverse charge',
      lines[0]!.hsn!,
      'CGST',
      'Taxable value',
      'Authorised signatory',
    ])
      expect(text).toContain(fact)
    expect(text).not.toMatch(/Page 1 of|Amount in words|Tax by HSN/)
    await forget()
  })

  test('another template is taken for one print alone', async () => {
    const roll = await us.call('salesInvoice.pdf', { id: invoiceId, template: 'thermal' })
    expect((await pagesOf(roll.bytes))[0]).toMatch(/10 NOS × 12\.50/)
    expect(await textOfPdf()).not.toMatch(/ × /)
  })

  test('the public link, mail and the file of many follow', async () => {
    expect((await save({ template: 'modern', footer: 'Foot of all' })).status).toBe(200)
    const { shortUrl } = await us.ok('salesInvoice.link', { id: invoiceId })
    const shown = await openLink(server, shortUrl)
    expect(shown.body.print).toMatchObject({
      layout: { template: 'modern' },
      labels: { footer: 'Foot of all' },
    })
    await forget()
  })
})

describe('the preview', () => {
  const preview = (more: object = {}) =>
    us.call('printSetting.preview', { entityId: us.entityId, settings: { template: 'modern' }, ...more })

  test.each(['classic', 'modern', 'compact', 'thermal', 'letterhead'])(
    'draws the %s page',
    async (template) => {
      const { status, headers, bytes } = await preview({ settings: { template }, sample: 'long' })
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(bytes.toString().startsWith('<svg')).toBe(true)
    },
  )

  test('is the PDF of the latest invoice, of a sample, or of one that is named', async () => {
    const { number } = await us.ok('salesInvoice.detail', { id: invoiceId })
    const textOf = async (more: object) =>
      (await pagesOf((await preview({ as: 'pdf', ...more })).bytes)).join(' ')
    expect(await textOf({})).toContain(number)
    expect(await textOf({ documentId: invoiceId })).toContain(number)
    const sample = await textOf({ sample: 'short' })
    expect(sample).toContain('Mehta Home Stores')
    expect(sample).not.toContain(number)
  })

  test.each(offeredKinds)(
    'has the title of a document of the kind %s, from a sample of its own',
    async (kind) => {
      const { bytes } = await preview({ as: 'pdf', sample: 'short', kind })
      const text = (await pagesOf(bytes)).join(' ')
      const { numberScope } = typeOf(kind, usualNoteOf(kind))
      expect(text).toContain(`${numberScope}/26-27/0042`)
      expect([kind, text.toLowerCase().includes('tax invoice')]).toEqual([kind, kind === 'salesInvoice'])
    },
  )

  test('shows no invoice to who may see none', async () => {
    const designer = await us.makeUser({ rights: ['STG_PRT'] })
    const asked = { entityId: us.entityId, settings: {}, as: 'pdf' as const }
    const plain = await designer.call('printSetting.preview', asked)
    expect((await pagesOf(plain.bytes)).join(' ')).toContain('Mehta Home Stores')
    expect((await designer.call('printSetting.preview', { ...asked, documentId: invoiceId })).status).toBe(
      403,
    )
  })
})
