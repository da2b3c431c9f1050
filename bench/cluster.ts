import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startCluster } from '../packages/server/test/cluster/cluster.ts'
import type { Cluster } from '../packages/server/test/cluster/cluster.ts'
import { findPrograms } from '../packages/server/test/cluster/programs.ts'
import { soakCluster } from '../packages/server/test/cluster/soak.ts'

/**
 * `npm run cluster`: Bahi on this machine as on many: three PostgreSQL kept by Patroni and etcd, HAProxy, PgBouncer, three web
 * processes, two workers, with the configurations of `deploy/`. It runs until it is ended; with `-- --kills 20 --seconds 600` its parts
 * are killed at random under load, and the books are compared with what was acknowledged.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '0' },
    seconds: { type: 'string' },
    parallel: { type: 'string', default: '8' },
    /** Rest of each user between two pieces of work. */
    think: { type: 'string', default: '0' },
  },
})
const programs = findPrograms()
if ('missing' in programs) {
  console.error(programs.missing)
  process.exit(2)
}
const kills = Number(values.kills)
const seconds = Number(values.seconds ?? kills * 30)
const password = 'Cluster-Horse-7'
const folder = await mkdtemp(path.join(tmpdir(), 'bahi-cluster-'))
await chmod(folder, 0o755)
let cluster: Cluster | undefined
const asked = new Promise<void>((done) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
})
if (kills > 0) void asked.then(() => process.exit(1))
try {
  cluster = await startCluster({ folder, programs, password, log: console.log })
  if (kills === 0) {
    console.log(
      `Bahi is ready at ${cluster.address} (demo@bahi.example, ${password}); logs in ${folder}/logs. Ctrl-C ends it.`,
    )
    await asked
  } else await prove(cluster)
} finally {
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

async function prove(cluster: Cluster) {
  await cluster.backup('--type=full', 'backup')
  console.log('a full copy is taken')
  const begun = performance.now()
  const parallel = Number(values.parallel)
  const thinkMs = Number(values.think)
  const figures = await soakCluster({
    cluster,
    password,
    kills,
    seconds,
    parallel,
    thinkMs,
    log: console.log,
  })
  const { killed, books, faults, rehearsal } = figures
  const longest = Math.max(...killed.map(({ pauseMs }) => pauseMs))
  console.log(`
${kills} kills in ${((performance.now() - begun) / 1000).toFixed(0)} s, ${parallel} users${thinkMs > 0 ? ` who rest ${thinkMs / 1000} s` : ''}, load average ${loadavg()[0]!.toFixed(1)}
acknowledged: ${figures.acknowledged} saves, ${figures.steps} steps of trade; asked again ${figures.retries} times
begun anew: ${figures.rolledOver.parts} processes, ${figures.rolledOver.saves} saves meanwhile, ${figures.rolledOver.retries} requests failed
at the portal: ${figures.registered} invoices, each with one IRN
in the books: ${books.issued} numbers issued, ${books.payments} payments, ${books.auditEntries} audit entries
${faults.length} faults${faults
    .map((fault) => `\n  ${fault}`)
    .slice(0, 20)
    .join('')}
given back by pgBackRest in ${rehearsal.seconds.toFixed(0)} s: ${rehearsal.issued[0]} numbers as of the middle of the load, ${rehearsal.issued[1]} of ${rehearsal.issued[2]} as of its end
lost ${figures.lost}, doubled ${figures.doubled}, gaps ${figures.gaps}; longest pause ${(longest / 1000).toFixed(1)} s`)
  if (faults.length > 0) process.exitCode = 1
}
