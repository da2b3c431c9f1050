import { figure } from './lib/figures.ts'
import { load, medianOf, shown } from './lib/measure.ts'
import { ownerOf, startProduct } from './lib/product.ts'

/**
 * W8, the part of the server: the item picker over 600,000 items, for what a person types letter by letter, against
 * the bare read of a hundred rows of the same index. Answers are checked first, and that no plan reads the whole table.
 */
const items = Number(process.argv[2] ?? 600_000)
const runs = Number(process.argv[3] ?? 5)
const milliseconds = 1500
const typed = [
  's',
  'st',
  'steel',
  'steel b',
  'steel bolt m',
  'bolt',
  'm77',
  'grade 12',
  'lot 599999',
  'I0599',
  '89000005',
  'steel zzz',
  'nosuch',
  '7318',
]

const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  await fill(product.ownerUrl, shop.subscriberId, items)
  const pick = async (text: string) => {
    const reply = await fetch(`${product.server.url}/api/item/pick?text=${encodeURIComponent(text)}`, {
      headers: { 'auth-token': shop.token },
    })
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as { name: string; code: string }[]
  }
  check((await pick('steel')).length === 100, 'a hundred items begin with steel')
  check(
    (await pick(`lot ${items - 1}`)).some(({ name }) => name.endsWith(`lot ${items - 1}`)),
    'a lot is found by its number',
  )
  check((await pick('nosuch')).length === 0, 'nothing is found under a word that is not there')

  const limit = await medianOf(runs, () => bare(product.ownerUrl, shop.subscriberId))
  const worst: number[] = []
  for (const text of typed) {
    const run = await medianOf(runs, () =>
      load(1, milliseconds / typed.length, async () => void (await pick(text))),
    )
    worst.push(run.p95)
    console.log(`"${text}": ${shown(run)}`)
  }
  const all = await medianOf(runs, () =>
    load(1, milliseconds, async (_, turn) => void (await pick(typed.at(turn % typed.length) ?? ''))),
  )
  figure({
    name: `over ${items} items, p50, against twenty rows of the index`,
    value: all.p50,
    unit: 'ms',
    limit: limit.p50,
  })
  figure({
    name: 'slowest p95 of a typed text',
    value: Math.max(...worst),
    unit: 'ms',
    goal: { of: 'value', atMost: 100 },
  })
} finally {
  await product.stop()
}

function check(holds: boolean, what: string) {
  if (!holds) throw new Error(`Wrong answer: ${what}`)
}

/** Twenty rows of the index of names, with the same row security. */
async function bare(url: string, subscriberId: number) {
  const client = await ownerOf(url)
  try {
    await client.query(`select set_config('bahi.subscriber_id', $1, false)`, [String(subscriberId)])
    return await load(1, milliseconds, async () => {
      await client.query({
        name: 'twenty',
        text: `select id, name, code, hsn, selling_price from items where subscriber_id = $1 and name_key >= 'steel' order by name_key limit 20`,
        values: [subscriberId],
      })
    })
  } finally {
    await client.end()
  }
}

/** By statements over the whole set; triggers are off meanwhile, so the words are written here as they write them. */
async function fill(url: string, subscriberId: number, count: number) {
  const client = await ownerOf(url)
  try {
    await client.query(`select set_config('bahi.subscriber_id', $1, false)`, [String(subscriberId)])
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into items (subscriber_id, code, name, kind, supply, tax_category, tax_rate, uqc, hsn, barcode, selling_price)
       select $1, 'I' || lpad(g::text, 7, '0'),
         (array['Steel', 'Brass', 'Copper', 'Nylon', 'Rubber', 'Cotton', 'Wooden', 'Plastic'])[1 + g % 8] || ' ' ||
         (array['bolt', 'nut', 'pipe', 'sheet', 'wire', 'valve', 'tape'])[1 + (g / 8) % 7] || ' M' || (g % 97) || ' grade ' || (g % 13) || ' lot ' || g,
         'Item', 'Goods', 'Taxable', 18, 'NOS', '7318' || lpad((g % 9999)::text, 4, '0'), (8900000000000 + g)::text, 12.50 + g % 500
       from generate_series(1, $2::int) g`,
      [subscriberId, count],
    )
    await client.query(
      `insert into item_words (subscriber_id, word, item_id)
       select $1, left(w.word, 60), i.id from items i
       cross join lateral (
         select words_of(concat_ws(' ', i.name, i.code)) as word
         union select lower(x) from unnest(array[i.code, i.barcode, i.hsn]) x where x is not null) w
       where i.subscriber_id = $1 on conflict do nothing`,
      [subscriberId],
    )
    await client.query('vacuum analyze items')
    await client.query('vacuum analyze item_words')
  } finally {
    await client.end()
  }
}
