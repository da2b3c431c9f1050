import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSupplier, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { seedSubscriber } from '../companies/index.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  await us.inTenant(seedSubscriber)
  shop = await stockShop(us)
})

test('an item in its second unit costs what the units in it cost, and is found with both', async () => {
  const box = (await us.ok('unit.search', { keywords: ['BOX'] })).records[0]!
  const item = await us.ok('item.save', {
    name: 'Marker pen',
    hsn: '96082000',
    uqc: 'NOS',
    sellingPrice: '20.25',
    taxRate: '18',
    secondaryUnitId: box.id,
    conversionRate: '12',
  })
  const found = (await us.ok('item.pick', { text: 'marker' }))[0]
  expect(found).toMatchObject({ secondUqc: 'BOX', conversionRate: '12' })
  const lines = [
    { itemId: item.id, quantity: '1' },
    { itemId: item.id, quantity: '2', uqc: 'BOX' },
    { itemId: item.id, quantity: '1', uqc: 'BOX', unitPrice: '230' },
  ]
  const sale = {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    status: 'Active' as const,
    lines,
  }
  const { lines: priced } = await us.ok('salesInvoice.compute', sale)
  expect(priced.map((line) => line.taxableValue)).toEqual(['20.25', '486.00', '230.00'])
  const { id } = await us.ok('salesInvoice.save', sale)
  await us.ok('salesInvoice.save', { ...sale, lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '5' }] })
  expect((await us.ok('salesInvoice.search', { itemIds: [item.id] })).records.map((row) => row.id)).toEqual([
    id,
  ])
})

describe('the stock of an item with a second unit', () => {
  const day = '2026-11-20'
  let pen: number
  let supplier: number
  let made = 0
  const penOf = async (more: object = {}) => {
    const box = (await us.ok('unit.search', { keywords: ['BOX'] })).records[0]!
    const { id } = await us.ok('item.save', {
      name: `Pen ${++made}`,
      hsn: '96082000',
      uqc: 'NOS',
      sellingPrice: '20',
      taxRate: '18',
      secondaryUnitId: box.id,
      conversionRate: '12',
      ...more,
    })
    return id
  }
  const paper = (lines: readonly object[], more: object = {}) => ({
    entityId: us.entityId,
    partyId: shop.registered,
    date: day,
    status: 'Active' as const,
    lines: lines.map((line) => ({ itemId: pen, quantity: '1', ...line })),
    ...more,
  })
  const bought = (lines: readonly object[]) =>
    paper(
      lines.map((line) => ({ unitPrice: '5', ...line })),
      { partyId: supplier, supplierNumber: `S/${++made}`, supplierDate: day },
    )
  const kept = async (itemId = pen) => {
    const [row] = await us.ok('inventory.getAvailableQuantity', { entityId: us.entityId, itemIds: [itemId] })
    return row?.available ?? '0'
  }
  const issuesOf = ({ status, body }: Reply<AnyBody>) => [
    status,
    ...Object.entries(body.validationErrors ?? {}).flatMap(([path, list]) =>
      (list as { code: string; message: string }[]).map(({ code, message }) => `${path} ${code} ${message}`),
    ),
  ]
  const refused = [
    422,
    expect.stringMatching(
      /^Data\.lines\[0\]\.uqc STCK0034 DOZ is not a unit of Pen \d+\. Choose one of its units \(NOS, BOX\)/,
    ),
  ]
  const alien = { uqc: 'DOZ' }
  const broken = () =>
    us.inTenant(async (db) => {
      const found: string[] = []
      for (const { name, sql: text } of proofs.filter((one) => /stock|serial|places/.test(one.name)))
        if ((await sql.raw(text).execute(db)).rows.length > 0) found.push(name)
      return found
    })

  beforeAll(async () => {
    supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
    await us.ok('setting.update', {
      entityId: us.entityId,
      settings: [
        { name: 'EnableStockInventory', value: true },
        { name: 'StockSince', value: '2026-04-01' },
        { name: 'NegativeStock', value: 'Allow' },
      ],
    })
    pen = await penOf()
  })

  test('moves twelve with a box, and one with a unit that is not named', async () => {
    await us.ok(
      'purchaseBill.save',
      bought([{ uqc: 'BOX', quantity: '3' }, { quantity: '4' }, { uqc: 'NOS', quantity: '2' }]),
    )
    expect(await kept()).toBe('42')
    await us.ok('salesInvoice.save', paper([{ uqc: 'BOX', freeQuantity: '1' }]))
    await us.ok('deliveryChallan.save', paper([{ uqc: 'BOX' }], { purpose: 'Supply' }))
    expect(await kept()).toBe('6')
    await us.ok('salesOrder.save', paper([{ uqc: 'BOX', quantity: '2' }, { quantity: '3' }]))
    const { reserved } = await us.ok('item.detail', { id: String(pen) })
    expect(reserved).toMatchObject({ quantity: '27' })
    await us.ok('setting.update', { settings: [{ name: 'AutoItemUnit', value: false }] })
    try {
      const { lines } = await us.ok('purchaseBill.save', bought([{ quantity: '2' }]))
      expect(lines[0]!.uqc).toBeUndefined()
      expect(await kept()).toBe('8')
    } finally {
      await us.ok('setting.update', { settings: [{ name: 'AutoItemUnit', value: true }] })
    }
    expect(await broken()).toEqual([])
  })

  test('is refused in any other unit, from the quotation on, and while its units are as they are nothing moves', async () => {
    const before = await kept()
    for (const call of [
      'salesInvoice.save',
      'salesOrder.save',
      'salesQuotation.save',
      'deliveryChallan.save',
    ] as const)
      expect([
        call,
        ...issuesOf(
          await us.call(
            call,
            paper([alien], call === 'deliveryChallan.save' ? { purpose: 'Supply' } : {}) as never,
          ),
        ),
      ]).toEqual([call, ...refused])
    for (const call of ['purchaseBill.save', 'purchaseOrder.save'] as const)
      expect([
        call,
        ...issuesOf(
          await us.call(
            call,
            call === 'purchaseBill.save'
              ? bought([alien])
              : (paper([{ ...alien, unitPrice: '5' }], { partyId: supplier }) as never),
          ),
        ),
      ]).toEqual([call, ...refused])
    // A draft may have it, as it may have much else that is put right before it is issued.
    const draft = await us.ok('purchaseBill.save', { ...bought([alien]), status: 'Draft' as const })
    const { version } = await us.ok('purchaseBill.detail', { id: String(draft.id) })
    await us.ok('purchaseBill.save', { ...bought([{ uqc: 'BOX' }]), id: draft.id, version })
    expect(Number(await kept()) - Number(before)).toBe(12)
    const service = { itemId: shop.service, uqc: 'OTH' }
    await us.ok(
      'salesInvoice.save',
      paper([
        service,
        {
          itemId: undefined,
          description: 'Bag',
          hsn: '42022220',
          supply: 'Goods',
          unitPrice: '5',
          taxRate: '18',
          uqc: 'BAG',
        },
      ]),
    )
  })

  test('keeps its second unit once it has moved, and the unit keeps its code', async () => {
    const units = async (word: string) => (await us.ok('unit.search', { keywords: [word] })).records[0]!
    const { version, name, hsn, uqc, taxRate } = await us.ok('item.detail', { id: String(pen) })
    const other = {
      id: pen,
      version,
      name,
      hsn,
      uqc,
      taxRate,
      supply: 'Goods' as const,
      secondaryUnitId: (await units('DOZ')).id,
      conversionRate: '12',
    }
    expect(issuesOf(await us.call('item.save', other))).toEqual([
      422,
      expect.stringMatching(/^Data\.secondaryUnitId STCK0011/),
    ])
    const own = await us.ok('unit.save', { code: 'CRATE', description: 'Crate', uqc: 'CTN', decimals: 0 })
    const crate = await penOf({ secondaryUnitId: own.id })
    await us.ok('purchaseBill.save', bought([{ itemId: crate, uqc: 'CTN' }]))
    expect(await kept(crate)).toBe('12')
    const changed = {
      id: own.id,
      version: own.version,
      code: 'CRATE',
      description: 'Crate',
      uqc: 'BAG',
      decimals: 0,
    }
    expect(issuesOf(await us.call('unit.save', changed))).toEqual([
      422,
      expect.stringMatching(/^Data\.uqc MAST0032 .*Pen/),
    ])
  })

  test('that moved in another unit before stays as it is, comes back as it went, and is put right by a change', async () => {
    pen = await penOf()
    const [first, second] = [
      await us.ok('salesInvoice.save', paper([{ uqc: 'BOX', quantity: '5' }])),
      await us.ok('salesInvoice.save', paper([{ uqc: 'BOX', quantity: '2' }])),
    ]
    const migration = new URL('../../../migrations/0831-rates-of-units.sql', import.meta.url)
    const [marked] = /update document_lines[^;]*;/.exec(await readFile(migration, 'utf8'))!
    // As an earlier version wrote it: a dozen of an item whose box has twelve moved twelve.
    await us.inTenant(async (db) => {
      await sql`update document_lines set uqc = 'DOZ' where item_id = ${pen}`.execute(db)
      await sql
        .raw(
          marked
            .replaceAll('tenant', 'current_subscriber()')
            .replace('where ', `where l.item_id = ${pen} and `),
        )
        .execute(db)
    })
    expect([await kept(), await broken()]).toEqual(['-84', []])
    await us.ok('setting.update', {
      entityId: us.entityId,
      settings: [{ name: 'StockSince', value: '2026-05-01' }],
    })
    expect([await kept(), await broken()]).toEqual(['-84', []])
    await us.ok('outwardNote.save', {
      ...paper([]),
      noteType: 'Credit' as const,
      reason: 'Sales Return' as const,
      precedingDocuments: [{ documentId: first.id }],
      lines: [{ sourceLine: { documentId: first.id, lineNumber: 1 }, quantity: '2' }],
    })
    expect([await kept(), await broken()]).toEqual(['-60', []])
    const { version } = await us.ok('salesInvoice.detail', { id: String(second.id) })
    const change = (lines: readonly object[]) => ({ ...paper(lines), id: second.id, version })
    expect(issuesOf(await us.call('salesInvoice.save', change([{ ...alien, quantity: '2' }])))).toEqual(
      refused,
    )
    await us.ok('salesInvoice.save', change([{ quantity: '2' }]))
    expect([await kept(), await broken()]).toEqual(['-38', []])
  })

  test('has a serial number for each piece in a box', async () => {
    pen = await penOf({ hasSerials: true, conversionRate: '3' })
    expect(issuesOf(await us.call('purchaseBill.save', bought([{ uqc: 'BOX', serials: ['A1'] }])))).toEqual([
      422,
      expect.stringMatching(/STCK0024 Enter 3 serial numbers/),
    ])
    await us.ok('purchaseBill.save', bought([{ uqc: 'BOX', serials: ['A1', 'A2', 'A3'] }]))
    expect([await kept(), await broken()]).toEqual(['3', []])
  })
})
