import { readFileSync } from 'node:fs'
import pg from 'pg'
import {
  placeOfStock,
  placeOfTrade,
  serverOfTrade,
  shortLength,
  shortSeeds,
  stockLength,
  stockSeeds,
} from './short.ts'
import { runSequence } from './sequences.ts'
import { runStockSequence } from './stock-days.ts'

/** Functions of the database with a fault in them, and without. */
interface Planted {
  readonly name: string
  readonly faulty: readonly string[]
  readonly right: readonly string[]
}

/**
 * For `npm run mutation:books`: runs the sequences of the test and prints of each fault the first step at which something is wrong, with
 * what that is. Faults in functions of the database come in a file and are planted here, one at a time; without a file the code
 * around this one has its fault already.
 */
async function findAll(file: string | undefined): Promise<void> {
  if (file === undefined) return print('', await found())
  const { database } = await serverOfTrade()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (const { name, faulty, right } of JSON.parse(readFileSync(file, 'utf8')) as Planted[]) {
    for (const sql of faulty) await client.query(sql)
    print(name, await found())
    for (const sql of right) await client.query(sql)
  }
  await client.end()
}

const print = (name: string, what: string | undefined) =>
  console.log(JSON.stringify({ name, found: what ?? null }))

/** Those of the test first, then others of `npm run soak:sequences`. */
const seeds: ReadonlySet<number> = new Set([
  ...shortSeeds,
  ...Array.from({ length: 30 }, (_, index) => index + 1),
])

async function found(): Promise<string | undefined> {
  // Those of stock are short, and stop at the first step that is wrong.
  for (const seed of stockSeeds) {
    const wrong = await wrongOfStock(seed)
    if (wrong.length > 0) return wrong.slice(0, 2).join(': ')
  }
  for (const seed of seeds) {
    const wrong = await wrongOf({ seed, length: shortLength })
    if (wrong.length === 0) continue
    const close = await wrongOf({ seed, length: shortLength, isClose: true })
    return (close.length > 0 ? close : wrong).slice(0, 2).join(': ')
  }
  return undefined
}

const wrongOfStock = async (seed: number): Promise<readonly string[]> => {
  try {
    return await runStockSequence(await placeOfStock(), { seed, length: stockLength })
  } catch (error) {
    return [`stock, seed ${seed}`, String(error instanceof Error ? error.message : error).split('\n')[0]!]
  }
}

/** In a business of its own, so that what one leaves wrong is not found by another. */
const wrongOf = async (run: Parameters<typeof runSequence>[1]): Promise<readonly string[]> => {
  try {
    return await runSequence(await placeOfTrade(), run)
  } catch (error) {
    return [`seed ${run.seed}`, String(error instanceof Error ? error.message : error).split('\n')[0]!]
  }
}

await findAll(process.argv[2])
process.exit()
