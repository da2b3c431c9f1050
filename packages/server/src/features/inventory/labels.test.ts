import { labelPapers } from '@bahi/domain/inventory/labels.ts'
import type { LabelPaper, LabelPaperName } from '@bahi/domain/inventory/labels.ts'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCall, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, addSupplier } from '../../../test/shop.ts'
import { closeRenderer } from '../printing/index.ts'
import { codesAt, pagesOf } from '../printing/read-pdf.fixture.ts'

let server: SharedTestServer
let us: TestSubscriber
let soap: number
let syrup: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  await addSeries(us, ['purchaseBill'])
  const goods = { supply: 'Goods' as const, hsn: '34011190', uqc: 'NOS', taxRate: '18' }
  soap = (
    await us.ok('item.save', {
      ...goods,
      name: 'Neem soap 125 g',
      barcode: '8901030180057',
      sellingPrice: '1042.50',
      mrp: '1100',
    })
  ).id
  syrup = (await us.ok('item.save', { ...goods, name: 'Cough syrup', code: 'CS-100', hasBatches: true })).id
  await us.ok('stockBatch.save', { itemId: syrup, batch: 'L7', expiresOn: '2027-03-31', barcode: 'L7-2026' })
})
afterAll(closeRenderer)

/** Where the labels of a page are. */
const cellsOf = (name: LabelPaperName) => {
  const {
    columns,
    rows,
    width,
    height,
    left = 0,
    top = 0,
    gapX = 0,
    gapY = 0,
  }: LabelPaper = labelPapers[name]
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * (width + gapX),
    y: top + Math.floor(at / columns) * (height + gapY),
    width,
    height,
  }))
}
const look = { paper: 'A4x24', price: 'selling' } as const
const sizesOf = async (pdf: Uint8Array) => {
  const document = await pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const sizes: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const [, , width, height] = (await document.getPage(at)).view
    sizes.push(`${Math.round(width! / 2.8346)} x ${Math.round(height! / 2.8346)}`)
  }
  await document.loadingTask.destroy()
  return sizes
}

test('a sheet has a label for each, read by a scanner, with name, price, batch and expiry', async () => {
  const { bytes } = await us.call('label.print', {
    ...look,
    skip: 2,
    labels: [
      { itemId: soap, count: 20 },
      { itemId: syrup, batch: 'L7', count: 3 },
      { itemId: syrup, count: 1 },
    ],
  })
  expect(await sizesOf(bytes)).toEqual(['210 x 297', '210 x 297'])
  const [first, second] = await pagesOf(bytes)
  expect(first).toContain('Neem soap 125 g')
  expect(first).toContain('₹1,042.50')
  expect(first).toContain('Batch L7')
  expect(first).toContain('31/03/2027')
  const cells = cellsOf('A4x24')
  expect(await codesAt(bytes, 1, cells)).toEqual([
    undefined,
    undefined,
    ...Array.from({ length: 20 }, () => '8901030180057'),
    'L7-2026',
    'L7-2026',
  ])
  // Where neither batch nor item has one, the code of the item; it and the third of the batch are on the next sheet.
  expect(await codesAt(bytes, 2, cells.slice(0, 3))).toEqual(['L7-2026', 'CS-100', undefined])
  expect(second).not.toContain('Neem')
})

test.each([
  ['A4x21', '210 x 297'],
  ['A4x40', '210 x 297'],
  ['A4x65', '210 x 297'],
  ['roll50x25', '50 x 25'],
  ['roll38x25', '38 x 25'],
  ['roll100x50', '100 x 50'],
] as const)('%s is read on its paper', async (paper, size) => {
  const { bytes } = await us.call('label.print', {
    paper,
    price: 'mrp',
    labels: [{ itemId: soap, count: 2 }],
  })
  const isRoll = paper.startsWith('roll')
  expect(await sizesOf(bytes)).toEqual(isRoll ? [size, size] : [size])
  expect(await codesAt(bytes, 1, cellsOf(paper).slice(0, 3))).toEqual(
    isRoll ? ['8901030180057'] : ['8901030180057', '8901030180057', undefined],
  )
  expect((await pagesOf(bytes))[0]).toContain('₹1,100.00')
})

test('rows come of items, of the goods of a bill and of stock, for those who see these', async () => {
  const supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'EnableStockInventory', value: true }],
  })
  const bill = await us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplier,
    date: '2026-11-20',
    supplierNumber: 'S/1',
    supplierDate: '2026-11-20',
    status: 'Active',
    lines: [
      { itemId: soap, quantity: '12', unitPrice: '800' },
      { itemId: syrup, quantity: '2.5', unitPrice: '40', batch: 'L7' },
    ],
  })
  const rows = async (asked: object) =>
    (await us.ok('label.rows', asked)).map(({ itemName, barcode, batch, count }) =>
      [itemName, barcode, batch, count].join(' '),
    )
  const goods = ['Neem soap 125 g 8901030180057  12', 'Cough syrup L7-2026 L7 2']
  expect(await rows({ documentId: bill.id })).toEqual(goods)
  expect(await rows({ stock: { entityId: us.entityId } })).toEqual(goods.toReversed())
  expect(await rows({ itemIds: [syrup, soap] })).toEqual([
    'Cough syrup   1',
    'Neem soap 125 g 8901030180057  1',
  ])
  const { token } = await us.makeUser({ rights: ['ITM_SH_VW'] })
  const statuses = []
  for (const asked of [{ itemIds: [soap] }, { documentId: bill.id }, { stock: { entityId: us.entityId } }])
    statuses.push((await sendCall(server.url, 'label.rows', asked, token)).status)
  expect(statuses).toEqual([200, 403, 403])
  const unknown = await us.call('label.print', { ...look, labels: [{ itemId: 999_999, count: 1 }] })
  expect([unknown.status, Object.keys(unknown.body.validationErrors)]).toEqual([
    422,
    ['Data.labels[0].itemId'],
  ])
  const many = await us.call('label.print', {
    ...look,
    labels: [
      { itemId: soap, count: 3000 },
      { itemId: syrup, count: 1 },
    ],
  })
  expect([many.status, Object.keys(many.body.validationErrors)]).toEqual([422, ['Data.labels']])
})
