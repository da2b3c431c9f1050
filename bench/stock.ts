import { stockShop } from '../packages/server/test/shop.ts'
import type { TestSubscriber } from '../packages/server/test/call-helpers.ts'
import { figure } from './lib/figures.ts'
import { median, medianOf } from './lib/measure.ts'
import { ownerOf, startProduct } from './lib/product.ts'

/**
 * Stock: a ten-line invoice of ten items where stock is kept and where it is not, in turn; then an item with 100,000
 * movements of a year: a bill that is dated back to its first month, and what the item is worth afterwards.
 */
const seconds = Number(process.argv[2] ?? 3)
const runs = Number(process.argv[3] ?? 5)
const day = new Date().toISOString().slice(0, 10)
const product = await startProduct()
try {
  const [off, on] = [await shopOf(false), await shopOf(true)]
  for (const shop of [off, on]) await post(shop, 8, 2000)
  for (const parallel of [1, 8]) {
    const rates: number[][] = [[], []]
    const times: number[][] = [[], []]
    for (let run = 0; run < runs; run++)
      for (const [index, shop] of [off, on].entries()) {
        const { perSecond, p50 } = await post(shop, parallel)
        rates[index]!.push(perSecond)
        times[index]!.push(p50)
      }
    figure({
      name: `p50 of an invoice that moves stock, ${parallel} at once, against one that does not`,
      value: median(times[1]!),
      unit: 'ms',
      limit: median(times[0]!),
      goal: { of: 'ratio', atMost: 1.3 },
    })
    figure({
      name: `saved with stock, ${parallel} at once, against without`,
      value: median(rates[1]!),
      unit: '/s',
      limit: median(rates[0]!),
    })
  }
  await datedBack(on)
} finally {
  await product.stop()
}

interface Shop {
  readonly us: TestSubscriber
  readonly body: object
  readonly items: readonly number[]
}

async function shopOf(keepsStock: boolean): Promise<Shop> {
  const us = await product.server.makeSubscriber({ trialDays: null })
  const { registered } = await stockShop(us)
  const items: number[] = []
  for (let index = 0; index < 10; index++) {
    const { id } = await us.ok('item.save', {
      name: `Bolt M${index + 1}`,
      supply: 'Goods',
      hsn: '73181500',
      uqc: 'NOS',
      taxRate: '18',
    })
    items.push(id)
  }
  if (keepsStock) {
    const settings = [
      { name: 'EnableStockInventory', value: true },
      { name: 'NegativeStock', value: 'Refuse' },
    ]
    await us.ok('setting.update', { entityId: us.entityId, settings })
    await us.ok('inventory.saveOpeningStocks', {
      entityId: us.entityId,
      date: '2025-04-01',
      stocks: items.map((itemId) => ({ itemId, quantity: '100000000', value: '900000000' })),
    })
  }
  const lines = items.map((itemId, index) => ({ itemId, quantity: String(index + 1), unitPrice: '100.50' }))
  return {
    us,
    items,
    body: { entityId: us.entityId, partyId: registered, date: day, status: 'Active', lines },
  }
}

function post({ us, body }: Shop, parallel: number, milliseconds = seconds * 1000) {
  return product.post({ path: '/salesInvoice/save', token: us.token, bodies: [body], parallel, milliseconds })
}

/** Movements of a year, as bills of one item and sales in between would write them. */
async function datedBack({ us, items, body }: Shop): Promise<void> {
  const [itemId] = items
  const client = await ownerOf(product.ownerUrl)
  await client.query(`select set_config('bahi.subscriber_id', $1, false)`, [String(us.subscriberId)])
  await client.query(
    `insert into stock_movements (subscriber_id, entity_id, item_id, place_id, day, turn, sort, quantity, value, entry_id, line_number)
    select $1, $2, $3, $2, date '2025-10-01' + n / 300, n, case when n % 2 = 0 then 'receipt' else 'issue' end,
      case when n % 2 = 0 then 10 else -10 end, case when n % 2 = 0 then 90 + n % 20 else 0 end, n, 1 from generate_series(1, 100000) n`,
    [us.subscriberId, us.entityId, itemId],
  )
  await client.query(
    `insert into stock_days as x (subscriber_id, item_id, place_id, holder_id, batch, day, entity_id, inward, outward)
    select m.subscriber_id, m.item_id, m.place_id, 0, '', m.day, m.entity_id, sum(greatest(m.quantity, 0)), sum(greatest(-m.quantity, 0))
    from stock_movements m where m.subscriber_id = $1 and m.entry_id is not null group by m.subscriber_id, m.item_id, m.place_id, m.day, m.entity_id
    on conflict (subscriber_id, item_id, place_id, holder_id, batch, day) do update set inward = x.inward + excluded.inward, outward = x.outward + excluded.outward`,
    [us.subscriberId],
  )
  await client.query('analyze stock_movements')
  await client.end()
  const back = { ...body, date: '2025-10-05', lines: [{ itemId, quantity: '5', unitPrice: '12' }] }
  const saved = await medianOf(5, () =>
    product.post({
      path: '/salesInvoice/save',
      token: us.token,
      bodies: [back],
      parallel: 1,
      milliseconds: 1000,
    }),
  )
  figure({
    name: 'an invoice dated back before 100,000 movements of its item, p50',
    value: saved.p50,
    unit: 'ms',
    goal: { of: 'value', atMost: 300 },
  })
  const report = { entityIds: [us.entityId], fromDate: '2025-10-01', toDate: day, size: 30 }
  const read = await medianOf(3, () =>
    product.post({
      path: '/inventory/search',
      token: us.token,
      bodies: [report],
      parallel: 1,
      milliseconds: 2000,
    }),
  )
  figure({
    name: 'stock report with such an item on its page, p50',
    value: read.p50,
    unit: 'ms',
    goal: { of: 'value', atMost: 300 },
  })
}
