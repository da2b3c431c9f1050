import { DocumentSave } from '@bahi/contracts/documents.ts'
import { ItemSave } from '@bahi/contracts/items.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { saveDocument } from '../documents/index.ts'
import { saveOpeningStocks, saveStockAdjustment, saveStockTransfer } from '../inventory/index.ts'
import { saveItem } from '../items/index.ts'
import { updateSettings } from '../settings/index.ts'
import { lowItem } from './items.ts'
import type { Reload } from './index.ts'
import { workday } from './diary.ts'

interface Place {
  readonly id: number
  readonly godownId: number | null
}

/**
 * The stock of the sample company, kept from a day on: what was there then, so that nothing that was sold is missing, one item of which
 * too little is left, goods with batches that expire, damaged ones and some that were moved.
 */
export async function makeDemoStock(reload: Reload, since: string): Promise<void> {
  const places = await reload(async ({ db }) => {
    const { rows } =
      await sql<Place>`select e.id, (select min(g.id) from entities g where g.subscriber_id = e.subscriber_id and g.parent_id = e.id
        and g.location_type = 'Godown') as godown_id from entities e
      where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity' order by e.id`.execute(db)
    return rows
  })
  const milkId = await reload(makeMilk)
  for (const place of places) {
    // What comes next reads the settings anew.
    await reload((ctx) => keepFrom(ctx, place, since))
    await reload((ctx) => openStock(ctx, place, { since, milkId }))
  }
  const [home] = places
  await reload((ctx) => moveStock(ctx, home!, milkId))
}

/** Goods that are kept by batch. */
async function makeMilk(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select id from categories where subscriber_id = current_subscriber() and name = 'Pantry'`.execute(ctx.db)
  const item = ItemSave.parse({
    name: 'Milk powder 500 g',
    hsn: '04022100',
    uqc: 'PAC',
    sellingPrice: '285.00',
    purchasePrice: '228.00',
    mrp: '285.00',
    priceIncludesTax: true,
    taxRate: '5',
    hasBatches: true,
    reorderLevel: '10',
    categoryId: rows[0]?.id,
  })
  return (await saveItem({ db: ctx.db, today: ctx.today(), current: async () => undefined }, item)).id
}

interface Needed {
  readonly itemId: number
  readonly name: string
  readonly price: string
  /** How far it would go below nothing. */
  readonly missing: string
}

const keepFrom = (ctx: Ctx, { id: entityId }: Place, since: string) =>
  updateSettings(ctx, {
    entityId,
    settings: [
      { name: 'StockSince', value: since },
      { name: 'EnableStockInventory', value: true },
    ],
  })

/** What was there on the first day: what went out since and did not come in, and some more. */
async function openStock(
  ctx: Ctx,
  { id: entityId, godownId }: Place,
  { since, milkId }: { readonly since: string; readonly milkId: number },
): Promise<void> {
  const { rows } = await sql<Needed>`
    select i.id as item_id, i.name, coalesce(i.purchase_price, i.selling_price * 0.7)::numeric(18, 2)::text as price, coalesce(-min(d.left), 0)::text as missing
    from items i left join (
      select item_id, sum(net) over (partition by item_id order by day) as left from (
        select item_id, day, sum(inward - outward + moved_in - moved_out) as net from stock_days
        where subscriber_id = current_subscriber() and place_id = ${entityId} and holder_id = 0 group by item_id, day) x) d on d.item_id = i.id
    where i.subscriber_id = current_subscriber() and i.supply = 'Goods' and i.is_stocked and not i.has_batches and i.status = 'Active'
      and i.selling_price > 0
    group by i.subscriber_id, i.id order by i.id`.execute(ctx.db)
  const stocks = rows.flatMap(({ itemId, name, price, missing }, index) => {
    const least = Decimal.max(Decimal.of(missing), '0')
    const more =
      name === lowItem ? 12 : Decimal.of(price).gt(1000) ? 8 + (index % 5) * 3 : 60 + (index % 7) * 25
    const of = (quantity: Decimal, locationId?: number) => ({
      itemId,
      ...(locationId === undefined ? {} : { locationId }),
      quantity: quantity.toPlain(),
      value: quantity.mul(price).toFixed(2),
    })
    return [
      of(least.add(more)),
      // Every fourth is in the godown too.
      ...(godownId !== null && index % 4 === 0 && name !== lowItem
        ? [of(Decimal.of(20 + (index % 3) * 10), godownId)]
        : []),
    ]
  })
  const today = ctx.today()
  const milk = [
    { batch: 'MP-0426', manufacturedOn: addDays(today, -340), expiresOn: addDays(today, 18), quantity: '24' },
    { batch: 'MP-0926', manufacturedOn: addDays(today, -90), expiresOn: addDays(today, 275), quantity: '60' },
  ].map((one) => ({ ...one, itemId: milkId, value: Decimal.of(one.quantity).mul('228').toFixed(2) }))
  await saveOpeningStocks(ctx, { entityId, date: since, stocks: [...stocks, ...milk] })
}

/** Some packs are bought, some sold, some were torn, and a few bags go to the godown. */
async function moveStock(ctx: Ctx, { id: entityId, godownId }: Place, milkId: number): Promise<void> {
  const day = (ago: number) => workday(addDays(ctx.today(), -ago))
  const { rows } = await sql<{ supplierId: number; customerId: number; bagId: number }>`select
    (select min(id) from parties where subscriber_id = current_subscriber() and role = 'Supplier' and taxpayer_type = 'REG' and status = 'Active') as supplier_id,
    (select min(id) from parties where subscriber_id = current_subscriber() and role = 'Customer' and taxpayer_type = 'REG' and status = 'Active') as customer_id,
    (select id from items where subscriber_id = current_subscriber() and name = 'Portland cement 50 kg') as bag_id`.execute(
    ctx.db,
  )
  const { supplierId, customerId, bagId } = rows[0]!
  const head = { entityId, roundOff: true, status: 'Active' as const }
  await saveDocument(
    ctx,
    'purchaseBill',
    DocumentSave.parse({
      ...head,
      partyId: supplierId,
      date: day(16),
      supplierNumber: 'MP/2211',
      supplierDate: day(17),
      lines: [
        {
          itemId: milkId,
          batch: 'MP-1126',
          manufacturedOn: addDays(ctx.today(), -30),
          expiresOn: addDays(ctx.today(), 335),
          quantity: '48',
          unitPrice: '224',
        },
      ],
    }),
  )
  await saveDocument(
    ctx,
    'salesInvoice',
    DocumentSave.parse({
      ...head,
      partyId: customerId,
      date: day(9),
      lines: [{ itemId: milkId, batch: 'MP-0426', quantity: '10' }],
    }),
  )
  await saveStockAdjustment(ctx, {
    entityId,
    date: day(6),
    reason: 'Damage',
    notes: 'Torn in the shop',
    lines: [{ itemId: milkId, batch: 'MP-0926', quantity: '-2' }],
  })
  if (godownId !== null)
    await saveStockTransfer(ctx, {
      entityId,
      date: day(4),
      fromLocationId: entityId,
      toLocationId: godownId,
      lines: [{ itemId: bagId, quantity: '15' }],
    })
}
