import { stat } from 'node:fs/promises'
import path from 'node:path'
import { configOf } from '../config.ts'
import { privateKeyOf } from '../platform/backup/keys.ts'
import { copiesIn } from '../platform/backup/place.ts'
import { restore } from '../platform/backup/restore.ts'
import { StartupProblem } from '../platform/postgres/startup-problem.ts'
import { argument } from './owner.ts'
import { said } from './said.ts'

/**
 * `npm run restore -- --from FILE-OR-FOLDER --key FILE [--to FOLDER] [--at 2026-11-28T10:30:00+05:30]`: makes a data folder from a
 * backup and the log kept after it, up to a moment or to its end; `--copy-alone` leaves the log out. Without `--to` it is the data folder of the environment,
 * which must be empty.
 */
await said(async () => {
  const from = argument('from')
  if (from === undefined)
    throw new StartupProblem(
      'Say what to restore: npm run restore -- --from /media/backups --key private-key.txt',
    )
  const at = momentOf(argument('at'))
  const place = path.resolve(from)
  const isFolder = (await stat(place).catch(() => undefined))?.isDirectory() === true
  const file = isFolder ? await newestIn(place, at) : place
  const to = argument('to') ?? configOf(process.env).dataDir
  const { head, facts, segments } = await restore({
    file,
    to,
    at,
    isCopyAlone: process.argv.includes('--copy-alone'),
    privateKey: await privateKeyOf(argument('key'), configOf(process.env).backup.key),
    say: console.log,
  })
  console.log(
    `${to} is restored from the copy of ${head.takenAt}${segments > 0 ? ` and ${segments} pieces of log after it` : ''}: ` +
      `accounts: ${facts.subscribers}, documents: ${facts.documents} with a total of ${facts.total}, entries of the audit trail: ${facts.auditEntries}.`,
  )
  console.log('Start Bahi on it, and check with `npm run ledger:verify` and `npm run audit:verify`.')
})

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const at = new Date(text)
  if (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new StartupProblem('--at must be a moment with its zone, such as 2026-11-28T10:30:00+05:30.')
  return at
}

/** The newest copy, or the newest before a moment. */
async function newestIn(folder: string, at: Date | undefined): Promise<string> {
  const copies = await copiesIn(folder)
  const copy = copies.findLast(({ takenAt }) => at === undefined || takenAt <= at)
  if (copies.length === 0) throw new StartupProblem(`${folder} has no backups of Bahi.`)
  if (!copy)
    throw new StartupProblem(
      `The oldest backup in ${folder} was taken at ${copies[0]!.takenAt.toISOString()}, after that moment.`,
    )
  const systems = new Set(copies.map(({ system }) => system))
  if (systems.size > 1)
    throw new StartupProblem(`${folder} has backups of several databases. Give the file with --from.`)
  return copy.file
}
