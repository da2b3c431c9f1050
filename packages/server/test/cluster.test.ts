import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startCluster } from './cluster/cluster.ts'
import type { Cluster } from './cluster/cluster.ts'
import { findPrograms } from './cluster/programs.ts'
import { soakCluster } from './cluster/soak.ts'

const programs = findPrograms()
// oxlint-disable-next-line eslint/no-console
if ('missing' in programs) console.warn(`The cluster was not tested here. ${programs.missing}`)

let cluster: Cluster | undefined
let folder: string | undefined
afterAll(async () => {
  await cluster?.stop()
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

/** The short form of `npm run cluster -- --kills 20 --seconds 600`. */
test.skipIf('missing' in programs)(
  'a cluster keeps what it acknowledged when a primary and a web process are killed, and gives it back from its copies',
  { timeout: 900_000 },
  async () => {
    if ('missing' in programs) return
    folder = await mkdtemp(path.join(tmpdir(), 'bahi-cluster-'))
    await chmod(folder, 0o755)
    const password = 'Cluster-Horse-7'
    cluster = await startCluster({ folder, programs, password, webs: 2, workers: 1 })
    await cluster.backup('--type=full', 'backup')
    const figures = await soakCluster({
      cluster,
      password,
      kills: 2,
      seconds: 10,
      parallel: 4,
      victims: ['primary', 'web'],
    })
    expect(figures.faults).toEqual([])
    expect(figures.rolledOver).toMatchObject({ parts: 3, retries: 0 })
    expect(figures.killed.map(({ what }) => what.split(' ')[0]!).toSorted()).toEqual([
      'primary',
      expect.stringMatching(/^web/),
    ])
    expect(figures.registered).toBeGreaterThan(0)
    expect(figures.rehearsal.issued[1]).toBe(figures.rehearsal.issued[2])
  },
)
