import { writeFile } from 'node:fs/promises'
import { linesOf } from '../platform/audit/anchors.ts'
import { headsOf } from '../platform/audit/seal.ts'
import { argument, onePool, ownerAddress } from './owner.ts'

/**
 * `npm run audit:anchors -- [--to <file>]`: writes the head of every chain of the audit trail as it is now, to be kept
 * outside this machine. `npm run audit:verify -- --anchors <file>` compares the trail with it. `--database <address>` as
 * for the other commands.
 */
await ownerAddress(async (connectionString) => {
  const pool = onePool(connectionString)
  try {
    const lines = linesOf(await headsOf(pool, () => new Date()))
    const to = argument('to')
    if (to === undefined) process.stdout.write(lines)
    else await writeFile(to, lines)
  } finally {
    await pool.end()
  }
})
