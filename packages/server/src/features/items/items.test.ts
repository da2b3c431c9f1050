import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { seedSubscriber } from '../companies/index.ts'

let server: SharedTestServer
let shop: TestSubscriber
let stranger: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  shop = await server.makeSubscriber()
  stranger = await server.makeSubscriber()
  await shop.inTenant(seedSubscriber)
  await stranger.inTenant(seedSubscriber)
})

/** The smallest body of the call examples. */
const bolt = {
  name: 'Steel bolt M8',
  kind: 'Item' as const,
  supply: 'Goods' as const,
  hsn: '73181500',
  uqc: 'NOS',
  sellingPrice: '12.50',
  taxCategory: 'Taxable' as const,
  taxRate: '18',
}
const properties = (reply: { body: any }) => Object.keys(reply.body.validationErrors ?? {}).sort()

describe('items', () => {
  test('the smallest body makes an item with code and unit; prices keep their decimals', async () => {
    const { id, version } = await shop.ok('item.save', bolt)
    expect(version).toBe(1)
    expect(await shop.ok('item.detail', { id })).toMatchObject({
      code: 'I0001',
      unitCode: 'NOS',
      sellingPrice: '12.50',
      taxRate: '18',
      priceIncludesTax: false,
    })
  })

  test('all errors are reported together', async () => {
    const reply = await shop.call('item.save', {
      ...bolt,
      hsn: '998314',
      uqc: 'XYZ',
      taxRate: '12',
      categoryId: 987_654,
    })
    expect(properties(reply)).toEqual(['Data.categoryId', 'Data.hsn', 'Data.taxRate', 'Data.uqc'])
    expect(reply.body.validationErrors['Data.taxRate'][0].message).toMatch(
      /12% is not a GST rate for this HSN code on/,
    )
  })

  test('more digits of the HSN are asked for above five crore of turnover', async () => {
    expect((await shop.call('item.save', { ...bolt, hsn: '7318' })).status).toBe(200)
    await shop.ok('entity.setVrnTurnover', { entityId: shop.entityId, turnover: '60000000' })
    expect(properties(await shop.call('item.save', { ...bolt, hsn: '7318' }))).toEqual(['Data.hsn'])
    expect((await shop.call('item.save', { ...bolt, hsn: '731815' })).status).toBe(200)
    await shop.ok('entity.setVrnTurnover', { entityId: shop.entityId, turnover: '0' })
  })

  test('a rate of the subscriber’s own may be charged from the day it is added', async () => {
    expect(properties(await shop.call('item.save', { ...bolt, taxRate: '2.5' }))).toEqual(['Data.taxRate'])
    await shop.ok('taxRate.save', { text: '2.5', rate: '2.5' })
    expect((await shop.call('item.save', { ...bolt, taxRate: '2.5' })).status).toBe(200)
  })

  test('prices: 16 characters, up to 12 decimals, no signs', async () => {
    for (const sellingPrice of ['1234567890123', '1.1234567890123', '-1', '12,5', '1e5']) {
      expect(properties(await shop.call('item.save', { ...bolt, sellingPrice }))).toEqual([
        'Data.sellingPrice',
      ])
    }
    const { id } = await shop.ok('item.save', { ...bolt, sellingPrice: '12.345678901234' })
    expect((await shop.ok('item.detail', { id })).sellingPrice).toBe('12.345678901234')
  })

  test('barcodes are unique, and the picker finds by them, by words, code and HSN', async () => {
    const { id } = await shop.ok('item.save', {
      ...bolt,
      name: 'Copper valve 15 mm',
      barcode: '8901234567890',
      code: 'CV-15',
    })
    const again = await shop.call('item.save', { ...bolt, barcode: '8901234567890' })
    expect(again.body.validationErrors['Data.barcode'][0].message).toContain('Copper valve')
    for (const text of ['8901234567890', 'copper', 'valve 15', 'CV-15', 'cv-1', 'mm cop']) {
      expect((await shop.ok('item.pick', { text })).map((row) => row.id)).toContain(id)
    }
    expect(await shop.ok('item.pick', { text: 'opper' })).toEqual([])
  })

  test('a barcode has the check digit of its type, and a scanner finds item, batch or code', async () => {
    const save = (more: object) => shop.call('item.save', { ...bolt, name: 'Scanned', ...more })
    const faultOf = async (more: object) => {
      const { status, body } = await save(more)
      return [status, body.validationErrors?.['Data.barcode']?.[0]?.message]
    }
    expect(await faultOf({ barcode: '8901030180059' })).toEqual([
      422,
      'The last digit should be 7. Correct the number, or choose Code 128 for a number of your own.',
    ])
    expect(await faultOf({ barcode: 'BOX-1', barcodeType: 'EAN13' })).toEqual([
      422,
      'Enter 13 digits, or choose Code 128 for other text.',
    ])
    expect(await faultOf({ barcode: 'कोड' })).toEqual([422, expect.any(String)])
    const ean = (await save({ barcode: '8901030180057' })).body as { id: number }
    const own = (await save({ barcode: '8901030180059', barcodeType: 'CODE128' })).body as { id: number }
    const upc = (await save({ barcode: '036000291452', code: 'SC-36' })).body as { id: number }
    expect((await shop.ok('item.detail', { id: String(ean.id) })).barcodeType).toBe('EAN13')
    expect((await shop.ok('item.detail', { id: String(upc.id) })).barcodeType).toBe('UPCA')
    const syrup = await shop.ok('item.save', { ...bolt, name: 'Kept by batch', hasBatches: true })
    const batch = { itemId: syrup.id, batch: 'L1' }
    expect((await shop.call('stockBatch.save', { ...batch, barcode: '8901030180057' })).body).toMatchObject({
      validationErrors: { 'Data.barcode': [{ message: expect.stringContaining('Scanned') }] },
    })
    await shop.ok('stockBatch.save', { ...batch, barcode: 'L1/2026' })
    expect(await faultOf({ barcode: 'L1/2026' })).toEqual([422, expect.stringContaining('Kept by batch, L1')])
    for (const [code, id, lot] of [
      ['8901030180057', ean.id, null],
      ['8901030180059', own.id, null],
      ['0036000291452', upc.id, null],
      ['L1/2026', syrup.id, 'L1'],
      ['sc-36', upc.id, null],
      ['4006381333931', undefined, null],
    ] as const) {
      const { item, batch: found } = await shop.ok('item.scan', { code })
      expect([code, item?.id, found]).toEqual([code, id, lot])
    }
    expect((await stranger.ok('item.scan', { code: '8901030180057' })).item).toBeNull()
  })

  test('a GS1 code is read: goods by every spelling of their number, batch, days, serial number and quantity', async () => {
    const save = async (more: object) => (await shop.ok('item.save', { ...bolt, ...more })).id
    const tablets = await save({ name: 'Tablets', barcode: '8901030180200', hasBatches: true, uqc: 'NOS' })
    const cheese = await save({ name: 'Cheese', barcode: '8901030180217', uqc: 'KGS' })
    const soda = await save({ name: 'Soda', barcode: '012345678905' })
    const own = await save({ name: 'Own number', barcode: '010890103018020010A', code: 'OWN-1' })
    await shop.ok('stockBatch.save', { itemId: tablets, batch: 'ab-7', expiresOn: '2027-12-31' })
    const gs = '\u001d'
    const read = async (code: string, more: object = {}) => {
      const { item, batch, gs1, expiredOn } = await shop.ok('item.scan', { code, ...more })
      return [item?.id, batch, gs1?.expiresOn, gs1?.serial, gs1?.quantity, expiredOn]
    }
    const unsaid = [null, null, null, null, null]
    for (const [code, answer] of [
      [`]d201089010301802001727120010AB-7${gs}21S1`, [tablets, 'ab-7', '2027-12-31', 'S1', null, null]],
      ['(01)08901030180200(17)271200(10)AB-7', [tablets, 'ab-7', '2027-12-31', null, null, null]],
      ['010890103018020010NEW', [tablets, 'NEW', null, null, null, null]],
      ['08901030180200', [tablets, null, undefined, undefined, undefined, null]],
      [']C101089010301802173103001750', [cheese, null, null, null, '1.75', null]],
      [']e001989010301802103103000500', [cheese, null, null, null, '0.5', null]],
      ['02000123456789053724', [soda, null, null, null, '24', null]],
      // As an item has it, it is not read.
      ['010890103018020010A', [own, null, undefined, undefined, undefined, null]],
      // Nothing has the number, or it only looks like GS1.
      [']d20104006381333931', [undefined, ...unsaid]],
      ['010890103018020099', [undefined, null, undefined, undefined, undefined, null]],
    ] as const)
      expect([code, ...(await read(code))]).toEqual([code, ...answer])
    for (const [code, message] of [
      [']d20108901030180201', /^The check digit of \(01\)/],
      [']C10108901030180200171', /^\(17\) of the GS1 code is too short/],
      ['(01)08901030180200(17)271331', /^\(17\) of the GS1 code is no date/],
      [`00106141412345678908${gs}`, /neither \(01\) nor \(02\)/],
    ] as const)
      expect((await shop.call('item.scan', { code })).body.validationErrors['Data.code'][0].message).toMatch(
        message,
      )

    for (const code of ['18901030180207', ']C10118901030180207'])
      expect(await shop.ok('item.scan', { code })).toMatchObject({ item: null, packageOf: 'Tablets' })
    expect((await shop.ok('item.scan', { code: '38901030180201' })).packageOf).toBe('Tablets')

    // What is there of the batch, and that it is over on the day on which it would be sold.
    await shop.ok('setting.update', {
      entityId: shop.entityId,
      settings: [{ name: 'EnableStockInventory', value: true }],
    })
    await shop.ok('inventory.saveOpeningStocks', {
      entityId: shop.entityId,
      date: '2026-11-01',
      stocks: [{ itemId: tablets, batch: 'ab-7', quantity: '40', value: '400' }],
    })
    const there = (more: object) => shop.ok('item.scan', { code: ']d2010890103018020010AB-7', ...more })
    const { entityId } = shop
    expect(await there({ entityId, date: '2027-12-31' })).toMatchObject({
      batch: 'ab-7',
      stock: { expiresOn: '2027-12-31', manufacturedOn: null, available: '40' },
      expiredOn: null,
    })
    expect(await there({ entityId, date: '2028-01-01' })).toMatchObject({ expiredOn: '2027-12-31' })
    expect(await there({ date: '2028-01-01' })).toMatchObject({ stock: null, expiredOn: null })
  })

  test('the barcode of the second unit counts one of it; it is of one item alone and has its own check digit', async () => {
    const mill = await server.makeSubscriber()
    const box = (await mill.ok('unit.save', { code: 'BOX12', uqc: 'BOX' })).id
    const dozen = (await mill.ok('unit.save', { code: 'DOZ12', uqc: 'NOS' })).id
    const soap = {
      ...bolt,
      name: 'Soap',
      uqc: 'NOS',
      barcode: '8901030180309',
      secondaryUnitId: box,
      conversionRate: '12',
      secondaryBarcode: '18901030180306',
    }
    const { id, version } = await mill.ok('item.save', soap)
    const scan = async (code: string) => {
      const { item, secondUnit, gs1, packageOf } = await mill.ok('item.scan', { code })
      return [item?.name, secondUnit, gs1?.quantity ?? null, packageOf]
    }
    const ofBox = { uqc: 'BOX', contains: '12' }
    expect(await scan('8901030180309')).toEqual(['Soap', null, null, null])
    expect(await scan('18901030180306')).toEqual(['Soap', ofBox, null, null])
    expect(await scan(']C10118901030180306')).toEqual(['Soap', ofBox, null, null])
    expect(await scan(']C1021890103018030637040')).toEqual(['Soap', ofBox, '40', null])
    expect((await mill.ok('item.search', { keyword: '18901030180306' })).records).toHaveLength(1)

    // Returns know its second unit by the same code: a line counts what it contains.
    const bulk = { ...soap, name: 'Soap in dozens', barcode: 'SOAP-1', secondaryUnitId: dozen }
    await mill.ok('item.save', { ...bulk, secondaryBarcode: 'SOAP-12' })
    expect(await scan('SOAP-12')).toEqual(['Soap in dozens', { uqc: null, contains: '12' }, null, null])

    const faultOf = async (more: object) => {
      const { status, body } = await mill.call('item.save', { ...soap, name: 'Other soap', ...more })
      const fields = body.validationErrors as Record<string, [{ message: string }]>
      return [status, Object.entries(fields).map(([path, [{ message }]]) => `${path} ${message}`)]
    }
    expect(await faultOf({ barcode: undefined })).toEqual([
      422,
      [expect.stringMatching(/^Data.secondaryBarcode .*Soap/)],
    ])
    expect(await faultOf({ barcode: '18901030180306', secondaryBarcode: undefined })).toEqual([
      422,
      [expect.stringMatching(/^Data.barcode .*Soap/)],
    ])
    expect(await faultOf({ barcode: 'S-9', secondaryBarcode: 'S-9' })).toEqual([
      422,
      [expect.stringMatching(/^Data.secondaryBarcode .*Other soap/)],
    ])
    expect(await faultOf({ barcode: undefined, secondaryBarcode: '8901030180308' })).toEqual([
      422,
      [expect.stringMatching(/^Data.secondaryBarcode .*9/)],
    ])
    expect(
      await faultOf({ barcode: undefined, secondaryBarcode: 'S-9', secondaryUnitId: undefined }),
    ).toEqual([422, [expect.stringMatching(/^Data.secondaryUnitId /)]])
    const picked = async (text: string) => (await mill.ok('item.pick', { text }))[0]
    expect(await picked('18901030180306')).toMatchObject({ name: 'Soap', secondUnit: ofBox })
    expect(await picked('SOAP-12')).toMatchObject({ secondUnit: { uqc: null, contains: '12' } })
    expect((await picked('soap'))?.secondUnit).toBeNull()

    // Deleted ones come back with barcodes of their own alone, whichever unit or batch has the same meanwhile.
    const gone = await mill.ok('item.save', {
      ...soap,
      name: 'Gone',
      barcode: 'G-1',
      secondaryBarcode: 'G-12',
    })
    await mill.ok('item.delete', { ids: [gone.id] })
    const restored = async () => {
      const { refused } = await mill.ok('item.updateStatus', {
        ids: [gone.id],
        status: 'Undelete',
        reason: 'by mistake',
      })
      return refused.map(({ code, message }) => `${code} ${message}`)
    }
    const plain = { ...bolt, uqc: 'NOS', hasBatches: true }
    const others = await mill.ok('item.save', { ...plain, name: 'Piece', barcode: 'G-12' })
    expect(await restored()).toEqual([
      expect.stringMatching(/^MAST0091 Barcode of the secondary unit: .*Piece/),
    ])
    await mill.ok('item.save', { ...plain, ...others, name: 'Piece', barcode: undefined })
    await mill.ok('stockBatch.save', { itemId: others.id, batch: 'B1', barcode: 'G-12' })
    expect(await restored()).toEqual([
      expect.stringMatching(/^MAST0091 Barcode of the secondary unit: .*Piece, B1/),
    ])
    const crate = { ...soap, name: 'Crate', barcode: 'C-1', secondaryBarcode: 'G-1' }
    await mill.ok('item.save', crate)
    expect(await restored()).toEqual([expect.stringMatching(/^MAST0091 Barcode: .*Crate/)])
    // Saved again it keeps its own.
    await mill.ok('item.save', { ...soap, id, version, name: 'Soap bar' })
    expect((await mill.ok('item.detail', { id: String(id) })).secondaryBarcode).toBe('18901030180306')
  })

  test('rows of a sheet find their items in one call, by whole code, barcode or name', async () => {
    const { id } = await shop.ok('item.save', {
      ...bolt,
      name: 'Brass elbow 20 mm',
      barcode: '8901234500002',
      code: 'BE-20',
    })
    const other = await shop.ok('item.save', { ...bolt, name: 'BE-20' })
    const texts = ['be-20', '8901234500002', 'brass ELBOW 20 mm', 'Brass elbow', 'nothing of the kind']
    const named = await shop.ok('item.named', { texts })
    expect(Object.fromEntries(named.map(({ text, item }) => [text, item.id]))).toEqual({
      'be-20': id,
      '8901234500002': id,
      'brass ELBOW 20 mm': id,
    })
    expect(named[0]!.item).toMatchObject({ taxRate: '18', uqc: 'NOS' })
    await shop.ok('item.updateStatus', { ids: [id], status: 'Inactive' })
    expect((await shop.ok('item.named', { texts: ['BE-20'] })).map(({ item }) => item.id)).toEqual([other.id])
    expect(await stranger.ok('item.named', { texts: ['BE-20'] })).toEqual([])
    expect((await shop.call('item.named', { texts: [] })).status).toBe(422)
  })

  test('one that nothing uses can be removed; another subscriber cannot touch it', async () => {
    const { id } = await shop.ok('item.save', bolt)
    expect((await stranger.call('item.detail', { id })).status).toBe(404)
    expect((await stranger.ok('item.delete', { ids: [id] })).refused).toHaveLength(1)
    expect((await shop.ok('item.delete', { ids: [id] })).done).toEqual([id])
  })

  test('an inactive record cannot be chosen, and stays where it was chosen before', async () => {
    const unit = await shop.ok('unit.save', { code: 'REEL', uqc: 'ROL' })
    const item = await shop.ok('item.save', { ...bolt, uqc: 'ROL', unitId: unit.id })
    await shop.ok('unit.updateStatus', { ids: [unit.id], status: 'Inactive' })
    const anew = await shop.call('item.save', { ...bolt, uqc: 'ROL', unitId: unit.id })
    expect(anew.body.validationErrors['Data.unitId'][0].message).toBe('REEL is inactive. Choose another.')
    await shop.ok('item.save', { ...bolt, ...item, uqc: 'ROL', unitId: unit.id, name: 'Reel of wire' })
  })

  test('units and categories of another subscriber are unknown here', async () => {
    const unit = await stranger.ok('unit.save', { code: 'CRATE', uqc: 'BOX' })
    const category = await stranger.ok('category.save', { name: 'Theirs' })
    const reply = await shop.call('item.save', { ...bolt, unitId: unit.id, categoryId: category.id })
    expect(properties(reply)).toEqual(['Data.categoryId', 'Data.unitId'])
  })
})

describe('categories', () => {
  test('have two levels and unique names; used ones stay', async () => {
    const main = await shop.ok('category.save', { name: 'Hardware' })
    const sub = await shop.ok('category.save', { name: 'Bolts', parentCategoryId: main.id })
    expect(
      properties(await shop.call('category.save', { name: 'Deeper', parentCategoryId: sub.id })),
    ).toEqual(['Data.parentCategoryId'])
    expect(properties(await shop.call('category.save', { name: 'HARDWARE' }))).toEqual(['Data.name'])
    expect((await shop.ok('category.delete', { ids: [main.id] })).refused).toHaveLength(1)
    const item = await shop.ok('item.save', { ...bolt, categoryId: sub.id })
    expect((await shop.ok('category.delete', { ids: [sub.id] })).refused[0]!.message).toContain('Steel bolt')
    expect((await shop.ok('item.search', { categoryIds: [main.id] })).records.map((row) => row.id)).toEqual([
      item.id,
    ])
    await shop.ok('item.delete', { ids: [item.id] })
    expect((await shop.ok('category.delete', { ids: [main.id, sub.id] })).done).toHaveLength(2)
  })
})

describe('built-in masters', () => {
  test('units of all government codes, GST slabs with their days, and a list of codes are there', async () => {
    expect((await shop.ok('unit.search', { size: 500 })).total).toBeGreaterThanOrEqual(44)
    const rates = (await shop.ok('taxRate.search', { size: 100 })).records
    expect(rates.find((row) => row.text === '12')).toMatchObject({ validTo: '2025-09-21', isSystem: true })
    expect((await shop.ok('hsnSac.search', {})).total).toBeGreaterThan(300)
    expect((await shop.ok('hsnSac.pick', { text: '7318' })).map((row) => row.code)).toContain('73181500')
    expect((await shop.ok('hsnSac.pick', { text: 'design', kind: 'SAC' })).map((row) => row.code)).toContain(
      '998314',
    )
  })

  test('a unit makes so many of another, built-in ones too; what a unit is converted into stays', async () => {
    const piece = (await shop.ok('unit.search', { keywords: ['NOS'] })).records[0]!
    const box = (await shop.ok('unit.search', { keywords: ['box'] })).records[0]!
    const of = (conversions: { unitId: number; factor: string }[]) => ({
      id: box.id,
      version: box.version,
      code: box.code,
      description: box.description ?? undefined,
      uqc: box.uqc,
      decimals: box.decimals,
      conversions,
    })
    const wrong = await shop.call(
      'unit.save',
      of([
        { unitId: box.id, factor: '12' },
        { unitId: 987_654, factor: '0' },
      ]),
    )
    expect(properties(wrong)).toEqual([
      'Data.conversions[0].unitId',
      'Data.conversions[1].factor',
      'Data.conversions[1].unitId',
    ])
    const twice = [
      { unitId: piece.id, factor: '12' },
      { unitId: piece.id, factor: '10' },
    ]
    expect(properties(await shop.call('unit.save', of(twice)))).toEqual(['Data.conversions[1].unitId'])
    await shop.ok('unit.save', of([{ unitId: piece.id, factor: '12' }]))
    expect((await shop.ok('unit.detail', { id: box.id })).conversions).toEqual([
      { unitId: piece.id, factor: '12', unitCode: 'NOS' },
    ])
    const strip = await shop.ok('unit.save', { code: 'STRIP', uqc: 'NOS' })
    const carton = await shop.ok('unit.save', {
      code: 'CARTON',
      uqc: 'BOX',
      conversions: [{ unitId: strip.id, factor: '24.5' }],
    })
    expect((await shop.ok('unit.delete', { ids: [strip.id] })).refused[0]!.message).toContain('CARTON')
    expect((await shop.ok('unit.delete', { ids: [strip.id, carton.id] })).done).toHaveLength(2)
  })

  test('a list of values that was pasted finds each of them whole', async () => {
    const found = await shop.ok('unit.search', { keywords: ['nos', ' BOX ', 'nothing'], sort: 'code ASC' })
    expect(found.records.map((row) => row.code)).toEqual(['BOX', 'NOS'])
    expect((await shop.ok('taxRate.search', { keywords: ['18', '5'] })).total).toBe(2)
    expect((await shop.ok('hsnSac.search', { keywords: ['73181500', '998314'] })).total).toBe(2)
  })

  test('an item has a picture, and its second unit by name', async () => {
    const units = (await shop.ok('unit.search', { keywords: ['box'] })).records
    const picture =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
    const { id } = await shop.ok('item.save', {
      ...bolt,
      picture,
      secondaryUnitId: units[0]!.id,
      conversionRate: '12',
    })
    expect(await shop.ok('item.detail', { id })).toMatchObject({ picture, secondaryUnitCode: 'BOX' })
    expect(
      properties(await shop.call('item.save', { ...bolt, picture: 'data:text/html;base64,AA==' })),
    ).toEqual(['Data.picture'])
    // The bytes decide: a page under the name of a PNG, and a PNG without its end.
    for (const bytes of ['PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+', picture.split(',')[1]!.slice(0, 60)])
      expect(
        properties(await shop.call('item.save', { ...bolt, picture: `data:image/png;base64,${bytes}` })),
      ).toEqual(['Data.picture'])
  })

  test('built-in ones are not removed, nor turned into something else', async () => {
    const unit = (await shop.ok('unit.search', { keyword: 'NOS' })).records.find((row) => row.code === 'NOS')!
    expect((await shop.ok('unit.delete', { ids: [unit.id] })).refused).toHaveLength(1)
    expect(
      (await shop.call('unit.save', { id: unit.id, version: unit.version, code: 'ZZZ', uqc: 'NOS' })).status,
    ).toBe(422)
    const rate = (await shop.ok('taxRate.search', { keyword: '18' })).records[0]!
    expect(
      (await shop.call('taxRate.save', { id: rate.id, version: rate.version, text: '19', rate: '19' }))
        .status,
    ).toBe(422)
  })

  test('seeding again adds nothing', async () => {
    const before = (await shop.ok('hsnSac.search', {})).total
    await shop.inTenant(seedSubscriber)
    expect((await shop.ok('hsnSac.search', {})).total).toBe(before)
  })

  test('a code of goods is no code of services, five digits are none', async () => {
    expect(
      properties(await shop.call('hsnSac.save', { code: '731822', description: 'Washers', kind: 'SAC' })),
    ).toEqual(['Data.kind'])
    expect(
      properties(await shop.call('hsnSac.save', { code: '73182', description: 'Washers', kind: 'HSN' })),
    ).toEqual(['Data.code'])
    expect(
      properties(await shop.call('hsnSac.save', { code: '73181500', description: 'Bolts', kind: 'HSN' })),
    ).toEqual(['Data.code'])
  })

  test('a rate that items use stays; cess and GST of one figure are two rates', async () => {
    const cess = await shop.ok('taxRate.save', { text: '3.5', taxKind: 'CESS', rate: '3.5' })
    const gst = await shop.ok('taxRate.save', { text: '3.5', taxKind: 'GST', rate: '3.5' })
    const item = await shop.ok('item.save', { ...bolt, name: 'Aerated water', taxRate: '3.5' })
    const { done, refused } = await shop.ok('taxRate.delete', { ids: [cess.id, gst.id] })
    expect(done).toEqual([cess.id])
    expect(refused[0]!.message).toContain('Aerated water')
    await shop.ok('item.delete', { ids: [item.id] })
    expect((await shop.ok('taxRate.delete', { ids: [gst.id] })).done).toEqual([gst.id])
  })

  test('a rate and its text agree', async () => {
    expect(properties(await shop.call('taxRate.save', { text: '7', rate: '8' }))).toEqual(['Data.text'])
    expect(properties(await shop.call('taxRate.save', { text: '18', rate: '18' }))).toEqual(['Data.rate'])
  })
})
