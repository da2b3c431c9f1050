import { figure } from './lib/figures.ts'
import { filledShop } from './lib/filled-shop.ts'
import { medianTime } from './lib/measure.ts'
import { startProduct } from './lib/product.ts'

/**
 * Reports of sales over a million invoices of a line each: the first page of each over HTTP, against the same question to the documents in SQL.
 */
const invoices = Number(process.argv[2] ?? 1_000_000)
const size = 30
const [from, to] = ['2026-04-01', '2026-11-20']
const product = await startProduct()
try {
  const { shop, owner } = await filledShop(product, { invoices, from, to })
  const { subscriberId, entityId } = shop
  await owner.query('vacuum (analyze)')
  const year = { fromDocumentDate: '2026-04-01', toDocumentDate: '2027-03-31' }
  const asked = { entityIds: [entityId], size, ...year }
  const bare = (key: string, table: string) => async () => {
    const { rows } = await owner.query<{ n: string }>(
      `select ${key} as key, sum(x.taxable_value) as n, sum(x.total) as total from ${table}
       where d.subscriber_id = $1 and d.entity_id = $2 and d.kind = 'salesInvoice' and d.opens is not null and d.date between $3 and $4
       group by 1 order by 2 desc`,
      [subscriberId, entityId, year.fromDocumentDate, year.toDocumentDate],
    )
    return rows
  }
  const headers = 'documents d cross join lateral (select d.taxable_value, d.total) x'
  const lines =
    'documents d join document_lines x on x.subscriber_id = d.subscriber_id and x.document_id = d.id'
  const reports = [
    ['salesByCustomer', 'the year by customer', {}, bare('d.party_id', headers)],
    ['salesByItem', 'the year by item', {}, bare('x.item_id', lines)],
    ['salesByHsn', 'the year by HSN', {}, bare(`x.hsn || x.uqc || x.tax_rate`, lines)],
    [
      'salesByCustomer',
      'a month and ten days by customer',
      { fromDocumentDate: '2026-06-21', toDocumentDate: '2026-07-31' },
      undefined,
    ],
    [
      'salesByItem',
      'the year by item, compared with the year before',
      { compareTo: 'yearBefore' },
      undefined,
    ],
    ['salesByItemDetails', 'the lines of the year', {}, undefined],
    ['documentRegister', 'the register of the year', { side: 'sale' }, undefined],
  ] as const
  for (const [name, title, more, raw] of reports) {
    const search = () => shop.ok(`${name}.search`, { ...asked, ...more } as never) as Promise<Found>
    const limit = raw ? await medianTime(raw) : undefined
    if (raw) {
      const [rows, { records }] = [await raw(), await search()]
      if (rows[0]!.n !== records[0]!.taxableValue)
        throw new Error(`${title}: ${rows[0]!.n} and ${records[0]!.taxableValue}`)
    }
    const value = await medianTime(async () => {
      if ((await search()).records.length === 0) throw new Error(`${title}: nothing`)
    })
    figure({
      name: `first page of ${title}${limit === undefined ? '' : ', against the same of all documents in SQL'}, p50`,
      value,
      unit: 'ms',
      ...(limit === undefined ? {} : { limit }),
      goal: { of: 'value', atMost: 300 },
    })
  }
  await owner.end()
} finally {
  await product.stop()
}

interface Found {
  readonly records: readonly { readonly taxableValue: string }[]
}
