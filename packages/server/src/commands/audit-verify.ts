import { configOf } from '../config.ts'
import { anchorFileOf, readAnchors } from '../platform/audit/anchors.ts'
import { verifyFile } from '../platform/audit/verify-file.ts'
import { verifyAll } from '../platform/audit/verify.ts'
import { accountsElsewhere } from '../platform/directory/directory.ts'
import { argument, onePool, ownerAddress } from './owner.ts'

/**
 * `npm run audit:verify`: checks the audit trail of every subscriber against its chain of seals and names the first
 * row that is not as it was sealed. Ends with 1 where one is found. `--database <address of the owner>` checks a
 * database that runs; else the one of the environment, or of the data folder, which must not be in use.
 * `--anchors <file>` compares with anchors kept elsewhere, in place of those of the data folder; without any the check
 * fails. `--file <file>` checks a file of the trail that an administrator saved, without any database.
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
  const given = argument('anchors')
  const config = configOf(process.env)
  const file = given ?? anchorFileOf(config.dataDir)
  const elsewhere = config.directory ? await accountsElsewhere(config.directory) : undefined
  const { anchors, unreadable, isMissing } = await readAnchors(file)
  await ownerAddress(async (connectionString) => {
    const pool = onePool(connectionString)
    try {
      const verdicts = await verifyAll(pool, anchors, elsewhere)
      for (const { subscriberId, entries, seals, unsealed, fault } of verdicts) {
        const state = fault ? `TAMPERED: ${fault.sentence}` : 'intact'
        console.log(
          `subscriber ${subscriberId}: ${entries} entries in ${seals} seals, ${unsealed} not yet sealed: ${state}`,
        )
      }
      const noted = new Set(anchors.map(({ subscriberId }) => subscriberId))
      const withoutAnchor = verdicts.filter(
        ({ seals, subscriberId }) => seals > 0 && !noted.has(subscriberId),
      )
      if (verdicts.length === 0) console.log('no subscriber: nothing to check')
      for (const line of unreadable)
        console.log(
          `${file}: line ${line} cannot be read, torn when it was written or changed; the others were compared`,
        )
      if (withoutAnchor.length > 0)
        console.log(
          `ANCHORS MISSING: ${file} ${isMissing ? 'is not there' : `has none for ${withoutAnchor.map(({ subscriberId }) => `subscriber ${subscriberId}`).join(', ')}`}. Without them nobody sees whether the newest entries were cut off; give a copy with --anchors <file>`,
        )
      // A copy kept elsewhere may be older than a subscriber; the own file has an anchor for each seal.
      const isUncompared =
        given === undefined ? withoutAnchor.length > 0 : noted.size === 0 && withoutAnchor.length > 0
      if (verdicts.some(({ fault }) => fault) || isUncompared) process.exitCode = 1
    } finally {
      await pool.end()
    }
  })
}
