import path from 'node:path'
import pg from 'pg'
import { configOf } from '../config.ts'
import { verifyFile } from '../platform/audit/verify-file.ts'
import { verifyAll } from '../platform/audit/verify.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'

/**
 * `npm run audit:verify`: checks the audit trail of every subscriber against its chain of seals and names the first
 * row that is not as it was sealed. Ends with 1 where one is found. `--database <address of the owner>` checks a
 * database that runs; else the one of the environment, or of the data folder, which must not be in use.
 * `--file <file>` checks a file of the trail that an administrator saved, without any database.
 */
const file = process.argv[process.argv.indexOf('--file') + 1]
if (process.argv.includes('--file') && file) await checkFile(file)
else await checkDatabase()

async function checkFile(name: string) {
  const { entries, seals, head, fault } = await verifyFile(name)
  console.log(
    `${entries} entries in ${seals} seals, head ${head ?? '-'}: ${fault ? `TAMPERED: ${fault}` : 'intact'}`,
  )
  if (fault) process.exitCode = 1
}

async function checkDatabase() {
  const config = configOf(process.env)
  const at = process.argv.indexOf('--database')
  const given = at > 0 ? process.argv[at + 1] : (config.databaseDirectUrl ?? config.databaseUrl)
  const embedded = given ? undefined : await startEmbedded({ dataDir: config.dataDir })
  const pool = new pg.Pool({ connectionString: given ?? embedded!.adminUrl, max: 1 })
  try {
    const verdicts = await verifyAll(pool, path.join(config.dataDir, 'audit-anchors.jsonl'))
    for (const { subscriberId, entries, seals, unsealed, fault } of verdicts) {
      const state = fault ? `TAMPERED: ${fault.sentence}` : 'intact'
      console.log(
        `subscriber ${subscriberId}: ${entries} entries in ${seals} seals, ${unsealed} not yet sealed: ${state}`,
      )
    }
    if (verdicts.some(({ fault }) => fault)) process.exitCode = 1
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}
