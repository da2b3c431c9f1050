import { ItemSave } from '@bahi/contracts/items.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { saveOpeningStocks, saveStockAdjustment, saveStockTransfer } from '../inventory/index.ts'
import { saveItem } from '../items/index.ts'
import { updateSettings } from '../settings/index.ts'

/** Goods that are kept by batch, with what a pack costs and sells for. */
const batched: readonly (z.input<typeof ItemSave> & { readonly purchasePrice: string })[] = [
  {
    name: 'Antiseptic liquid 500 ml',
    hsn: '30049087',
    uqc: 'BTL',
    taxRate: '5',
    sellingPrice: '165.00',
    purchasePrice: '118.00',
    barcode: '8901234500019',
    hasBatches: true,
    reorderLevel: '40',
  },
  {
    name: 'Wood adhesive 1 kg',
    hsn: '35069190',
    uqc: 'NOS',
    taxRate: '18',
    sellingPrice: '310.00',
    purchasePrice: '226.00',
    barcode: '8901234500026',
    hasBatches: true,
    reorderLevel: '20',
  },
]

/** Batches of each: letter, days until it expires, and how many are there. */
const batches = [
  { batch: 'A', days: -12, quantity: '6' },
  { batch: 'B', days: 21, quantity: '24' },
  { batch: 'C', days: 76, quantity: '48' },
  { batch: 'D', days: 320, quantity: '96' },
] as const

/**
 * Stock of the first GSTIN of the sample company: switched on once its documents are there, with opening stock of all goods that
 * were sold, so that none is below nothing, batches that expire, and a few corrections and a transfer.
 */
export async function makeDemoStock(ctx: Ctx, since: string): Promise<void> {
  const places = await placesOf(ctx)
  const { entityId } = places
  const made = []
  for (const item of batched)
    made.push({
      ...item,
      ...(await saveItem(
        { db: ctx.db, today: ctx.today(), current: () => Promise.resolve(undefined) },
        ItemSave.parse({ ...item, categoryId: places.categoryId }),
      )),
    })
  await updateSettings(ctx, {
    entityId,
    settings: [
      { name: 'EnableStockInventory', value: true },
      { name: 'StockSince', value: since },
      { name: 'NegativeStock', value: 'Allow' },
    ],
  })
  await saveOpeningStocks(ctx, {
    entityId,
    date: since,
    stocks: [
      ...(await neededOf(ctx, entityId)),
      ...made.flatMap(({ id, purchasePrice }, index) =>
        batches.map(({ batch, days, quantity }) => ({
          itemId: id,
          batch: `${['AL', 'WA'][index]}-26${batch}`,
          manufacturedOn: addDays(since, -30),
          expiresOn: addDays(ctx.today(), days),
          quantity,
          value: Decimal.of(purchasePrice).mul(quantity).toFixed(2),
        })),
      ),
    ],
  })
  await moveSome(ctx, places, made[0]!.id)
}

interface Places {
  readonly entityId: number
  readonly godownId: number
  readonly categoryId: number
  readonly itemIds: readonly number[]
}

async function placesOf(ctx: Ctx): Promise<Places> {
  const { rows } = await sql<Places>`select e.id as entity_id,
      (select g.id from entities g where g.subscriber_id = e.subscriber_id and g.parent_id = e.id and g.location_type = 'Godown' order by g.id limit 1) as godown_id,
      (select c.id from categories c where c.subscriber_id = e.subscriber_id and c.name = 'Pantry') as category_id,
      array(select i.id from items i where i.subscriber_id = e.subscriber_id and i.name in ('Hex nut M8', 'Wall putty 40 kg', 'LED bulb 9 W') order by i.id) as item_ids
    from entities e where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity' order by e.id limit 1`.execute(
    ctx.db,
  )
  return rows[0]!
}

/** What must have been there of each of the goods so that its stock was never below nothing, and some more. */
async function neededOf(ctx: Ctx, entityId: number) {
  const { rows } = await sql<{ itemId: number; locationId: number; quantity: string; price: string }>`
    select d.item_id, d.place_id as location_id, i.selling_price::text as price,
      (ceil(greatest(-min(d.there), 0)) + 8 + d.item_id % 40)::text as quantity
    from (select x.item_id, x.place_id, sum(x.opening + x.inward - x.outward + x.moved_in - x.moved_out) over (partition by x.item_id, x.place_id order by x.day) as there
        from stock_days x where x.subscriber_id = current_subscriber() and x.entity_id = ${entityId} and x.holder_id = 0) d
      join items i on i.subscriber_id = current_subscriber() and i.id = d.item_id
    group by d.item_id, d.place_id, i.selling_price order by d.item_id, d.place_id`.execute(ctx.db)
  return rows.map(({ price, ...stock }) => ({
    ...stock,
    // A trader keeps a good quarter of the price.
    value: Decimal.of(price).mul('0.72').mul(stock.quantity).round(2).toFixed(2),
  }))
}

async function moveSome(ctx: Ctx, { entityId, godownId, itemIds }: Places, batchedId: number): Promise<void> {
  const [nut, putty, bulb] = itemIds as readonly [number, number, number]
  const adjust = (
    daysAgo: number,
    reason: 'Damage' | 'InternalUse' | 'Count',
    itemId: number,
    quantity: string,
  ) =>
    saveStockAdjustment(ctx, {
      entityId,
      date: addDays(ctx.today(), -daysAgo),
      reason,
      lines: [{ itemId, quantity }],
    })
  await adjust(41, 'Damage', putty, '-2')
  await adjust(26, 'InternalUse', bulb, '-3')
  await adjust(12, 'Count', nut, '-5')
  await saveStockTransfer(ctx, {
    entityId,
    date: addDays(ctx.today(), -8),
    fromLocationId: entityId,
    toLocationId: godownId,
    lines: [
      { itemId: bulb, quantity: '4' },
      { itemId: batchedId, batch: 'AL-26D', quantity: '36' },
    ],
  })
}
