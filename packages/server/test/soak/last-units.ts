import type { AnyBody } from '../call-helpers.ts'
import type { Caller, LoadFigures, Masters } from './load.ts'
import type { Victim } from './product.ts'

const there = 100
const asked = 200

/** Sales that are on their way when the server is killed; the rest begin after it is back, so that there is something left for each kill. */
const before = 60

/**
 * Sells the last hundred units of an item of its own two hundred times in parallel, each sale with its key until it is answered,
 * where the GSTIN refuses to sell what is not there. Server and PostgreSQL are killed in between. Gives what is wrong then:
 * nothing, where exactly a hundred were sold, once each. Afterwards the GSTIN keeps stock and may fall below nothing, as the load needs it.
 */
export async function sellLastUnits(
  call: Caller,
  victim: Victim,
  masters: Masters,
  figures: LoadFigures,
): Promise<readonly string[]> {
  const { entityId, date } = masters
  const settings = (more: Record<string, string | boolean>) =>
    call(
      'setting.update',
      { entityId, settings: Object.entries(more).map(([name, value]) => ({ name, value })) },
      '',
    )
  await settings({ EnableStockInventory: true, StockSince: date, NegativeStock: 'Refuse' })
  const item = await call(
    'item.save',
    { name: 'Last units', supply: 'Goods', hsn: '73181500', uqc: 'NOS', taxRate: '18' },
    'soak-last-units-item',
  )
  const itemId = Number(item.id)
  await call(
    'inventory.saveOpeningStocks',
    { entityId, date, stocks: [{ itemId, quantity: String(there), value: '900' }] },
    'soak-last-units-opening',
  )

  const sold: AnyBody[] = []
  let answered = 0
  const sell = async (index: number) => {
    const key = `soak-last-unit-${index}`
    const reply = await call(
      'salesInvoice.save',
      {
        entityId,
        partyId: masters.parties[index % masters.parties.length]!,
        date,
        customerPoNumber: key,
        status: 'Active',
        lines: [{ itemId, quantity: '1', unitPrice: '20' }],
      },
      key,
      true,
    )
    answered++
    if (!reply) return
    sold.push(reply)
    const { id, version, number, status, totals } = reply
    figures.documents.push({ id, version, number, status, total: totals.total, key })
  }
  const salesFrom = (first: number, end: number) =>
    Promise.all(Array.from({ length: end - first }, (_, index) => sell(first + index)))
  const faults: string[] = []
  const reached = async (count: number, what: string) => {
    while (sold.length < count && answered < asked) await new Promise((done) => setTimeout(done, 1))
    if (sold.length >= there) faults.push(`all was sold before the ${what} was killed`)
  }
  const early = salesFrom(0, before)
  await reached(there / 4, 'server')
  await victim.killServer()
  await victim.start()
  await early
  const late = salesFrom(before, asked)
  await reached(before + 5, 'database')
  await victim.killDatabase()
  await late
  if (sold.length !== there) faults.push(`${sold.length} of ${there} last units were sold in ${asked} sales`)
  if (new Set(sold.map(({ id }) => id)).size !== sold.length) faults.push('one sale was acknowledged twice')
  const left = (await call('inventory.getAvailableQuantity', { entityId, itemIds: [itemId] }, '')) as unknown
  const available = (left as { available: string }[]).map((one) => one.available)
  if (available.join() !== '0')
    faults.push(`${available.join()} units are there after the last were sold, not 0`)
  await settings({ NegativeStock: 'Allow' })
  return faults
}
