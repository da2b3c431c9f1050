import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { soak } from '../packages/server/test/soak/run.ts'
import { median } from './lib/measure.ts'

/**
 * `npm run soak [-- kills parallel]`: the whole product over HTTP under load, its server and its PostgreSQL killed in turn
 * by `kill -9`, twenty times unless another number is given; then the books are compared with what was acknowledged. Ends with 1
 * where anything is lost, doubled or half there.
 */
const kills = Number(process.argv[2] ?? 20)
const parallel = Number(process.argv[3] ?? 8)
const dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-soak-'))
await chmod(dataDir, 0o755)
const begun = performance.now()
try {
  const { faults, recoveryMs, books, ...figures } = await soak({
    dataDir,
    kills,
    parallel,
    calmMs: [1500, 4000],
    log: console.log,
  })
  const recovery = (list: readonly number[]) =>
    list.length === 0
      ? 'never killed'
      : `median ${(median(list) / 1000).toFixed(1)} s, slowest ${(Math.max(...list) / 1000).toFixed(1)} s`
  console.log(`
${kills} kills in ${((performance.now() - begun) / 1000).toFixed(0)} s, ${parallel} requests at once, load average ${loadavg()[0]!.toFixed(1)}
acknowledged: ${figures.acknowledged} saves of invoices, ${figures.payments} payments, ${figures.journals} journals, ${figures.steps} steps of trade in all kinds; ${figures.lists} lists between
asked again: ${figures.retries} times; sent twice at once: ${figures.doubled}; never answered: ${figures.unanswered}
saves again after a kill of the server: ${recovery(recoveryMs.server)}
saves again after a kill of PostgreSQL: ${recovery(recoveryMs.database)}
in the books: ${books.issued} numbers issued (${books.cancelled} of them cancelled), ${books.drafts} drafts, ${books.payments} payments, ${books.auditEntries} audit entries
${faults.length} faults${faults
    .map((fault) => `\n  ${fault}`)
    .slice(0, 20)
    .join('')}`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
