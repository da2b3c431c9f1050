import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { verifyTrail } from '@bahi/domain/data-file/audit.ts'
import { DataFileFault } from '@bahi/domain/data-file/faults.ts'
import { DataFile } from '@bahi/domain/data-file/read.ts'
import type pg from 'pg'
import { configOf } from '../config.ts'
import { publicKeyOf } from '../platform/backup/keys.ts'
import { nodeTools, withFile } from '../platform/data-file/node-tools.ts'
import { schemaOf } from '../platform/data-file/schema.ts'
import { signerOf } from '../platform/data-file/signing.ts'
import { viewerPage } from '../platform/data-file/viewer.ts'
import { readMe, sentenceOf } from '../platform/data-file/words.ts'
import { writeDataFile } from '../platform/data-file/write.ts'
import type { Lock, MadeDataFile } from '../platform/data-file/write.ts'
import { StartupProblem } from '../platform/postgres/startup-problem.ts'
import { openSecrets } from '../platform/secret-key.ts'
import { secretOfCommand } from './data-file-secret.ts'
import { argument, asOwner } from './owner.ts'
import { said } from './said.ts'

/**
 * `npm run escrow -- --to FILE.zip [--subscriber NUMBER | --user NAME] [--lock passphrase|backup]`: writes all data of a subscriber into one file, also
 * while the product runs. `--lock passphrase` takes it from BAHI_PASSPHRASE, `--lock backup` the public key of the backups.
 * `--verify FILE.zip` proves one without a database: every entry, the signature and the audit trail.
 */
await said(async () => {
  const verified = argument('verify')
  if (verified !== undefined) return verify(path.resolve(verified))
  const to = argument('to')
  if (to === undefined)
    throw new StartupProblem(
      'Say where the file goes: npm run escrow -- --to company.zip --user owner@example.com',
    )
  const config = configOf(process.env)
  const lock = await lockOf(argument('lock'))
  const file = path.resolve(to)
  const unfinished = `${file}.unfinished`
  await asOwner(async (client) => {
    const signer = signerOf(await openSecrets(client, config))
    const subscriberId = await subscriberOf(client)
    const made: MadeDataFile = {}
    try {
      const content = writeDataFile(
        {
          client,
          subscriberId,
          madeBy: 'command',
          version: config.version,
          schema: await schemaOf(client),
          now: new Date(),
          signer,
          lock,
          viewer: viewerPage(config.webDist),
          readMe,
        },
        made,
      )
      await pipeline(Readable.from(content), createWriteStream(unfinished, { mode: 0o600 }))
      const handle = await open(unfinished, 'r')
      await handle.sync().finally(() => handle.close())
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    const { manifest, hash } = made
    const { size } = await stat(file)
    console.log(
      `${file} (${(size / 1_000_000).toFixed(1)} MB): ${manifest!.subscriber.name}, ${manifest!.documents.reduce((sum, { count }) => sum + count, 0)} documents, ` +
        `${manifest!.tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${manifest!.tables.length} tables, head of the audit trail ${manifest!.audit.head ?? '-'}`,
    )
    console.log(`SHA-256 of its list: ${hash}`)
    console.log(`Signed with the key ${signer.fingerprint}`)
    if (!manifest!.hasPasswords)
      console.log('It is not encrypted, so it has no passwords: users set new ones after an import.')
  })
})

async function verify(name: string): Promise<void> {
  try {
    await withFile(name, async (bytes) => {
      const file = await DataFile.open(bytes, nodeTools, await secretOfCommand())
      for (const { path: entry } of file.manifest.entries)
        for await (const piece of file.content(entry)) void piece
      const { fault, entries, seals, head } = await verifyTrail(file, nodeTools)
      if (fault)
        throw new StartupProblem(
          `The audit trail in ${name} is not as it was sealed: ${fault.kind} ${fault.number}.`,
        )
      const { subscriber, madeAt } = file.manifest
      console.log(
        `${subscriber.name} (account ${subscriber.id}) as it was at ${madeAt}: ${file.manifest.entries.length} entries are as they were signed with the key ${file.signedBy}; ` +
          `${entries} entries of the audit trail in ${seals} seals, head ${head ?? '-'}`,
      )
    })
  } catch (error) {
    if (error instanceof DataFileFault) throw new StartupProblem(sentenceOf(error, name))
    if ((error as { code?: string }).code === 'ENOENT') throw new StartupProblem(`${name} is not there.`)
    throw error
  }
}

async function lockOf(kind: string | undefined): Promise<Lock | undefined> {
  if (kind === undefined) return undefined
  const config = configOf(process.env)
  if (kind === 'passphrase') {
    const passphrase = process.env['BAHI_PASSPHRASE'] ?? ''
    if (passphrase.length < 12)
      throw new StartupProblem('Set BAHI_PASSPHRASE to a passphrase of at least 12 characters.')
    return { passphrase }
  }
  const publicKey = kind === 'backup' ? await publicKeyOf(config.dataDir, config.backup.key) : undefined
  if (publicKey === undefined)
    throw new StartupProblem(
      kind === 'backup'
        ? 'There is no key of backups. Run `npm run backup:key` once and keep what it prints.'
        : '--lock is `passphrase` or `backup`.',
    )
  return { publicKey }
}

async function subscriberOf(client: pg.Client): Promise<number> {
  const [user, number] = [argument('user'), argument('subscriber')]
  if (user !== undefined) {
    const { rows } = await client.query<{ id: string }>('select subscriber_id as id from find_login($1)', [
      user,
    ])
    if (!rows[0]) throw new StartupProblem(`There is no user ${user}.`)
    return Number(rows[0].id)
  }
  const { rows } = await client.query<{ id: string }>(
    'select subscriber_id as id from subscriber_list order by 1 limit 2',
  )
  if (number !== undefined) {
    const { rows: known } = await client.query('select from subscriber_list where subscriber_id::text = $1', [
      number,
    ])
    if (known.length === 0) throw new StartupProblem(`There is no account ${number}.`)
    return Number(number)
  }
  if (rows.length !== 1) throw new StartupProblem('Say whose data: --user NAME, or --subscriber NUMBER.')
  return Number(rows[0]!.id)
}
