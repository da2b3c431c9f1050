import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { configOf } from '../config.ts'
import { privateKeyOf, publicKeyOf } from '../platform/backup/keys.ts'
import { copiesIn, logIn } from '../platform/backup/place.ts'
import { restore } from '../platform/backup/restore.ts'
import { takeCopy } from '../platform/backup/take-copy.ts'
import { StartupProblem } from '../platform/postgres/startup-problem.ts'
import { argument, ownerAddress } from './owner.ts'
import { said } from './said.ts'

/**
 * `npm run backup -- --to FOLDER-OR-FILE`: takes a full backup of the data folder, also while the product runs. `--list` shows what a
 * folder has; `--verify FILE --key FILE` restores a backup into a temporary folder and compares it.
 */
await said(async () => {
  const config = configOf(process.env)
  const verified = argument('verify')
  if (verified !== undefined) return verify(verified)
  const to = argument('to') ?? config.backup.to
  if (to === undefined)
    throw new StartupProblem(
      'Say where the backup goes: npm run backup -- --to /media/backups, or set BAHI_BACKUP_TO.',
    )
  if (process.argv.includes('--list')) return list(to)
  if (config.databaseUrl)
    throw new StartupProblem(
      'DATABASE_URL names a PostgreSQL of your own: back it up with its own tools, and copy secret.key and audit-anchors.jsonl of the data folder with it.',
    )
  const publicKey = await publicKeyOf(config.dataDir, config.backup.key)
  if (publicKey === undefined)
    throw new StartupProblem(
      'There is no key to seal the backup with. Run `npm run backup:key` once and keep what it prints.',
    )
  const place = path.resolve(to)
  // A name with an ending that is no folder is the file itself.
  const named = path.extname(place) !== '' && !(await isFolder(place)) ? place : undefined
  const take = (to: string) =>
    ownerAddress((adminUrl) =>
      takeCopy({ dataDir: config.dataDir, adminUrl, to, publicKey, product: config.version }),
    )
  const file = named === undefined ? await take(place) : await takenAs(named, take)
  console.log(`${file} (${megabytes((await stat(file)).size)})`)
})

/** Taken beside its place: what is cut off leaves no file that looks whole. */
async function takenAs(file: string, take: (to: string) => Promise<string>): Promise<string> {
  const beside = await mkdtemp(`${file}.unfinished-`)
  try {
    await rename(await take(beside), file)
    return file
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

async function isFolder(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined))?.isDirectory() === true
}

async function list(folder: string) {
  const copies = await copiesIn(folder)
  if (copies.length === 0) console.log(`${folder} has no backups of Bahi`)
  for (const { file, takenAt, system, firstSegment } of copies) {
    const log = (await logIn(folder, system)).filter((name) => name >= firstSegment)
    console.log(
      `${takenAt.toISOString()} ${megabytes((await stat(file)).size)} ${file}, ${log.length} pieces of log after it`,
    )
  }
}

async function verify(file: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bahi-verify-'))
  try {
    const { head, facts, segments } = await restore({
      file,
      to: path.join(folder, 'data'),
      privateKey: await privateKeyOf(argument('key'), configOf(process.env).backup.key),
      say: console.log,
    })
    console.log(
      `Taken ${head.takenAt}, ${segments} pieces of log after it: ${facts.documents} documents, ${facts.ledgerEntries} entries of the ledger, ${facts.auditEntries} of the audit trail. It can be restored.`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
