import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What a server says of its process; in megabytes and milliseconds. */
export interface Watched {
  readonly memory: Readonly<Record<keyof NodeJS.MemoryUsage, number>>
  /** By how much a timer of one millisecond came late, since it was last asked. */
  readonly delays: { readonly p50: number; readonly p99: number; readonly longest: number }
  /** The most processor time in milliseconds that its event loop used in one go, whatever else the machine did meanwhile. */
  readonly longestPiece: number
  /** Seconds of processor time since its start: a loop held up without using it waited for the machine. */
  readonly processorSeconds: number
}

/** Loaded into a server by `--import`: gives the benchmark that started it what its event loop and memory do. */
const histogram = monitorEventLoopDelay({ resolution: 1 })
histogram.enable()
let usedBefore = 0
let longestPiece = 0
/** Comes at most once a round of the loop; its own thread's time leaves out what the collector and others do beside it. */
setInterval(() => {
  const { user, system } = process.threadCpuUsage()
  const used = (user + system) / 1000
  if (usedBefore > 0) longestPiece = Math.max(longestPiece, used - usedBefore)
  usedBefore = used
}, 1).unref()
process.on('message', (asked) => {
  if (asked !== 'watched') return
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const [p50, p99, longest] = [histogram.percentile(50), histogram.percentile(99), histogram.max].map(
    (nanoseconds) => nanoseconds / 1e6,
  )
  histogram.reset()
  const piece = longestPiece
  longestPiece = 0
  const answer: Watched = {
    memory: {
      rss: rss / 1e6,
      heapTotal: heapTotal / 1e6,
      heapUsed: heapUsed / 1e6,
      external: external / 1e6,
      arrayBuffers: arrayBuffers / 1e6,
    },
    delays: { p50: p50!, p99: p99!, longest: longest! },
    longestPiece: piece,
    processorSeconds: (user + system) / 1e6,
  }
  process.send!(answer)
})
// What asks must not keep a server that ends.
process.channel?.unref()
