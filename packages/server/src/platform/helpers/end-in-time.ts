import { Worker } from 'node:worker_threads'

export interface HelperLimits {
  /** What work may make of the process; beyond it the process ends itself. */
  readonly residentBytes?: number
}

/**
 * Whether the work has used up its time. The limit is read once: work that ends while the time is asked for lifts it, and any time
 * is beyond no limit.
 */
export function isLate(until: Float64Array, spent: () => number): boolean {
  const limit = until[0]!
  return limit > 0 && spent() > limit
}

/** What a second thread looks at, as the first cannot while it works: parent, memory, processor time. */
const watch = `
  ${isLate.toString()}
  const { resident, parent, pid, until } = require('node:worker_threads').workerData
  const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
  setInterval(() => {
    if (isLate(until, spent) || process.ppid !== parent || process.memoryUsage.rss() > resident) process.kill(pid, 'SIGKILL')
  }, 50)`

/**
 * For processes that help the server: ends this one when its parent is gone, whatever the parent died of, when it grows
 * too large, and when a piece of work has used up its processor time. Its own messages cannot tell it: while it works it
 * hears nothing. Gives what limits a piece of work by milliseconds of processor time, and what lifts the limit.
 */
export function endInTime({ residentBytes = Infinity }: HelperLimits = {}) {
  const until = new Float64Array(new SharedArrayBuffer(8))
  const workerData = { resident: residentBytes, parent: process.ppid, pid: process.pid, until }
  new Worker(watch, { eval: true, workerData }).unref()
  process.on('disconnect', () => process.exit(0))
  return {
    begin: (milliseconds: number) => {
      const { user, system } = process.cpuUsage()
      until[0] = (user + system) / 1000 + milliseconds
    },
    end: () => {
      until[0] = 0
    },
  }
}
