import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { soakPortal } from '../../packages/server/test/soak/portal.ts'
import type { PortalSoakOptions, PortalWork } from '../../packages/server/test/soak/portal.ts'

/** Does the work at portals that fail, under kills, and says what was seen. Ends with 1 where something must not be. */
export async function shownSoak(
  title: string,
  options: Pick<PortalSoakOptions, 'documents' | 'kills'>,
  work: PortalWork,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-soak-portal-'))
  await chmod(dataDir, 0o755)
  try {
    const figures = await soakPortal({ dataDir, ...options, log: console.log }, work)
    const list = (row: Readonly<Record<string, number>>) =>
      Object.entries(row)
        .map(([name, value]) => `\n  ${name}: ${value}`)
        .join('')
    console.log(`
${title}: ${options.documents} in ${figures.seconds.toFixed(0)} s, load average ${loadavg()[0]!.toFixed(1)}${list(figures.seen)}
killed${list(figures.kills)}
${figures.faults.length} faults${figures.faults
      .slice(0, 20)
      .map((fault) => `\n  ${fault}`)
      .join('')}
`)
    if (figures.faults.length > 0) process.exitCode = 1
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
