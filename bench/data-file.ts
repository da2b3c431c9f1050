import { spawn } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { newKeyPair } from '../packages/server/src/platform/backup/keys.ts'
import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { figure } from './lib/figures.ts'
import { ownerOf, startProduct } from './lib/product.ts'

/**
 * A company data file of an account with 100,000 documents, encrypted, made and imported by the commands, each in a process of its own; and one of a
 * tenth of that, whose memory says whether it grows with the documents.
 */
const most = Number(process.argv[2] ?? 100_000)
const lines = 4
const product = await startProduct()
const key = await newKeyPair()
try {
  for (const documents of [most, most / 10]) {
    const shop = await product.server.makeSubscriber({ trialDays: null })
    const { subscriberId, entityId } = shop
    const owner = await ownerOf(product.ownerUrl)
    const days = { from: '2025-04-01', to: '2026-03-31' }
    await fillDocuments(owner, { subscriberId, entityId, lines, invoices: documents, others: 0, ...days })
    await owner.query('vacuum (analyze)')
    await owner.end()
    const file = path.join(product.server.database.dataDir, `${documents}.zip`)
    const of = `${documents} documents of ${lines} lines`
    const made = await run('escrow', product.ownerUrl, [
      '--to',
      file,
      '--subscriber',
      String(subscriberId),
      '--lock',
      'backup',
    ])
    tell(`made: ${of}`, made)
    const { size } = await stat(file)
    figure({ name: `size: ${of}`, value: size / 1e6, unit: 'MB' })
    const empty = await product.server.database.clone()
    tell(`imported: ${of}`, await run('escrow-import', empty, ['--from', file]))
    await rm(file)
  }
} finally {
  await product.stop()
}

interface Ran {
  readonly seconds: number
  readonly megabytes: number
}

function tell(name: string, { seconds, megabytes }: Ran): void {
  figure({ name: `${name}, time`, value: seconds, unit: 's' })
  figure({ name: `${name}, peak memory of the process`, value: megabytes, unit: 'MB' })
}

async function run(command: string, database: string, given: readonly string[]): Promise<Ran> {
  const program = fileURLToPath(new URL(`../packages/server/src/commands/${command}.ts`, import.meta.url))
  const begun = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...given], {
    env: {
      ...process.env,
      DATABASE_URL: database,
      BAHI_DATA: product.server.database.dataDir,
      BAHI_BACKUP_KEY: command === 'escrow' ? key.publicKey : key.privateKey,
      BAHI_PASSPHRASE: command === 'escrow' ? '' : key.privateKey,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let megabytes = 0
  const look = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000)
  }, 100)
  const code = await new Promise((done) => child.once('exit', done))
  clearInterval(look)
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}`)
  return { seconds: (performance.now() - begun) / 1000, megabytes }
}
