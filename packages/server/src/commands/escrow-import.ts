import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DataFileFault } from '@bahi/domain/data-file/faults.ts'
import { DataFile } from '@bahi/domain/data-file/read.ts'
import pg from 'pg'
import { configOf } from '../config.ts'
import { anchorFileOf, linesOf } from '../platform/audit/anchors.ts'
import { loadDataFile } from '../platform/data-file/load.ts'
import { nodeTools, withFile } from '../platform/data-file/node-tools.ts'
import { sentenceOf } from '../platform/data-file/words.ts'
import { prepareDatabase } from '../platform/db/prepare.ts'
import { StartupProblem } from '../platform/postgres/startup-problem.ts'
import { openSecrets } from '../platform/secret-key.ts'
import { secretOfCommand } from './data-file-secret.ts'
import { argument, ownerAddress } from './owner.ts'
import { said } from './said.ts'

/**
 * `npm run escrow:import -- --from FILE.zip [--key FILE] [--signed-by FINGERPRINT]`: puts the subscriber of a data file into an installation that does not
 * have it, everything or nothing. A passphrase is taken from BAHI_PASSPHRASE.
 */
await said(async () => {
  const from = argument('from')
  if (from === undefined)
    throw new StartupProblem('Say which file: npm run escrow:import -- --from company.zip')
  const config = configOf(process.env)
  const secret = await secretOfCommand()
  const name = path.resolve(from)
  try {
    await withFile(name, async (bytes) => {
      const file = await DataFile.open(bytes, nodeTools, secret)
      const expected = argument('signed-by')
      if (expected !== undefined && expected !== file.signedBy)
        throw new StartupProblem(`${name} is signed with the key ${file.signedBy}, not with ${expected}.`)
      await ownerAddress(async (url) => {
        await prepareDatabase({ url, dataDir: config.dataDir, log: () => {} })
        await load(url, file, name, bytes.size)
      })
    })
  } catch (error) {
    if (error instanceof DataFileFault) throw new StartupProblem(sentenceOf(error, name))
    if ((error as { code?: string }).code === 'ENOENT') throw new StartupProblem(`${name} is not there.`)
    throw error
  }
})

async function load(url: string, file: DataFile, name: string, size: number) {
  const config = configOf(process.env)
  const client = new pg.Client({ connectionString: url })
  // That PostgreSQL ended is said by the query that fails.
  client.on('error', () => {})
  await client.connect()
  try {
    await openSecrets(client, config)
    const { subscriberId, tables, head } = await loadDataFile({
      client,
      file,
      fileName: path.basename(name),
      size,
    })
    await noteAnchor(anchorFileOf(config.dataDir), subscriberId, head)
    const { subscriber, madeAt, documents, hasPasswords } = file.manifest
    console.log(`${subscriber.name} (account ${subscriberId}) is imported as it was at ${madeAt}.`)
    for (const { kind, count, total } of documents) console.log(`  ${kind}: ${count}, ${total}`)
    console.log(
      `  ${tables.reduce((sum, table) => sum + table.rows, 0)} rows in ${tables.length} tables; counts, totals and the head of the audit trail are those of the file: ${head ?? '-'}`,
    )
    console.log(`  signed with the key ${file.signedBy}`)
    console.log(
      `To be entered anew: credentials of portals, secrets of callbacks, authenticator apps${hasPasswords ? '' : ', passwords of users ("Forgot password")'}.`,
    )
    console.log('Start Bahi on it, and check with `npm run ledger:verify` and `npm run audit:verify`.')
  } finally {
    await client.end()
  }
}

/** What came sealed cannot be cut off unseen here either. */
async function noteAnchor(to: string, subscriberId: number, head: string | null): Promise<void> {
  const [sealNumber, hash] = (head ?? '').split(' ')
  if (!sealNumber || !hash) return
  await mkdir(path.dirname(to), { recursive: true })
  await appendFile(
    to,
    linesOf([{ at: new Date().toISOString(), subscriberId, sealNumber: Number(sealNumber), hash }]),
    { flush: true },
  )
}
