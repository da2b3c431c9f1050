import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupProblem } from './startup-problem.ts'

const fastStopMs = 20_000
const hardStopMs = 30_000

/**
 * Ends the server that a killed Bahi left running on this cluster. It is ended, not reused: its
 * sessions may still hold locks, and its port and settings are those of another start.
 */
export async function stopLeftover(cluster: string, log: (line: string) => void): Promise<void> {
  const pid = await leftoverPid(cluster)
  if (pid === undefined) return
  log(`A database server of an earlier start (process ${pid}) is still running; ending it.`)
  const begun = Date.now()
  send(pid, 'SIGINT')
  let harder = false
  while (await isOurs(pid, cluster)) {
    const waitedMs = Date.now() - begun
    if (waitedMs > fastStopMs && !harder) {
      harder = true
      send(pid, 'SIGQUIT')
    }
    if (waitedMs > hardStopMs) {
      throw new StartupProblem(
        `PostgreSQL process ${pid} still uses ${cluster} and does not end. End it by hand and start again.`,
      )
    }
    await new Promise((done) => setTimeout(done, 25))
  }
}

/** True once the server with this process id takes connections: it says so on line 8 of postmaster.pid. */
export async function isReady(cluster: string, pid: number): Promise<boolean> {
  const lines = await pidFile(cluster)
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/** The port of the server that runs on this cluster, if one does. */
export async function portInUse(cluster: string): Promise<number | undefined> {
  if ((await leftoverPid(cluster)) === undefined) return undefined
  const port = Number((await pidFile(cluster))[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}

async function leftoverPid(cluster: string): Promise<number | undefined> {
  const pid = Number((await pidFile(cluster))[0])
  return Number.isInteger(pid) && pid > 1 && (await isOurs(pid, cluster)) ? pid : undefined
}

/** The number in a stale file may belong to any process by now; a PostgreSQL server works in its cluster. */
async function isOurs(pid: number, cluster: string): Promise<boolean> {
  try {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    if (!words[0]?.endsWith('postgres')) return false
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => words[words.indexOf('-D') + 1])
    return folder === cluster || folder === (await realpath(cluster))
  } catch {
    return false
  }
}

async function pidFile(cluster: string): Promise<string[]> {
  try {
    return (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  } catch {
    return []
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
