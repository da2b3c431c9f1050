import pg from 'pg'
import { stockShop } from '../packages/server/test/shop.ts'
import { load, medianOf } from './lib/measure.ts'
import { ownerOf, startProduct } from './lib/product.ts'

/**
 * Where the time of W1 goes: the statements that one save of a ten-line invoice sends are taken down and repeated without
 * the server, first as they are, then with what the bare transaction does not have taken away, one thing after the other.
 */
const milliseconds = Number(process.argv[2] ?? 2000)
const runs = Number(process.argv[3] ?? 5)

interface Statement {
  readonly text: string
  readonly values?: readonly unknown[] | undefined
  readonly name?: string | undefined
}

const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const masters = await stockShop(shop)
  const body = {
    entityId: shop.entityId,
    partyId: masters.registered,
    date: '2026-11-20',
    status: 'Active',
    lines: Array.from({ length: 10 }, (_, index) => ({
      itemId: index % 2 === 0 ? masters.bolt : masters.service,
      quantity: String(index + 1),
      unitPrice: `${100 + index}.50`,
    })),
  }
  const save = () => shop.ok('salesInvoice.save', body as never)
  const http = (parallel: number) =>
    medianOf(runs, () =>
      product.post({ path: '/salesInvoice/save', token: shop.token, bodies: [body], parallel, milliseconds }),
    )
  for (let warm = 0; warm < 50; warm++) await save()
  const statements = await statementsOf(save)
  const posting = statements.findIndex(({ text }) => text.includes('write_documents('))
  const repeat = (url: string, list: readonly Statement[]) =>
    medianOf(runs, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        await client.query(`set timezone = 'UTC'`)
        return await load(1, milliseconds, async () => {
          for (const { text, values, name } of list)
            await client.query({ text, values: values as unknown[], ...(name ? { name } : {}) })
        })
      } finally {
        await client.end()
      }
    })
  const show = (what: string, { p50 }: { p50: number }) =>
    console.log(`${what.padEnd(64)} ${p50.toFixed(2)} ms`)
  const { appUrl, ownerUrl } = { appUrl: product.server.database.url, ownerUrl: product.ownerUrl }

  console.log(`a save sends ${statements.length} statements`)
  show('over HTTP, one at once', await http(1))
  show('its statements alone, one after the other', await repeat(appUrl, statements))
  const tenant = statements.slice(0, posting).filter(({ text }) => /^begin|open_session/.test(text))
  const alone = [...tenant, statements[posting]!, { text: 'commit' }]
  show('the posting alone, in a transaction', await repeat(appUrl, alone))
  show('an empty transaction with what it sets', await repeat(appUrl, [...tenant, { text: 'commit' }]))
  show('the posting by the owner, without row security', await repeat(ownerUrl, alone))
  const owner = await ownerOf(ownerUrl)
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  const everywhere = async (change: string) => {
    for (const { name } of tables) await owner.query(`alter table ${name} ${change}`)
  }
  await everywhere('disable trigger user')
  show('… and without triggers of the audit trail', await repeat(ownerUrl, alone))
  await everywhere('disable trigger all')
  show('… and without foreign keys', await repeat(ownerUrl, alone))
  await owner.query('alter system set synchronous_commit = off')
  await owner.query('select pg_reload_conf()')
  show('… and without waiting for the disk', await repeat(ownerUrl, alone))
  await owner.end()
} finally {
  await product.stop()
}

/** What is sent to PostgreSQL while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const list: Statement[] = []
  const client = pg.Client.prototype as unknown as { query: (this: unknown, ...given: unknown[]) => unknown }
  const { query } = client
  client.query = function (...given) {
    const [first, values] = given
    if (typeof first === 'string') list.push({ text: first, values: values as unknown[] })
    else if (first && typeof first === 'object') list.push({ ...(first as Statement) })
    return query.apply(this, given)
  }
  try {
    await work()
  } finally {
    client.query = query
  }
  return list
}
