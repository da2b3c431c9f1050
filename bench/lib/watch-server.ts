import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What a server says of its process; in megabytes and milliseconds. */
export interface Watched {
  readonly memory: Readonly<Record<keyof NodeJS.MemoryUsage, number>>
  /** By how much a timer of one millisecond came late, since it was last asked. */
  readonly delays: { readonly p50: number; readonly p99: number; readonly longest: number }
  /** Seconds of processor time since its start: a loop held up without using it waited for the machine. */
  readonly processorSeconds: number
}

/** Loaded into a server by `--import`: gives the benchmark that started it what its event loop and memory do. */
const histogram = monitorEventLoopDelay({ resolution: 1 })
histogram.enable()
process.on('message', (asked) => {
  if (asked !== 'watched') return
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const [p50, p99, longest] = [histogram.percentile(50), histogram.percentile(99), histogram.max].map(
    (nanoseconds) => nanoseconds / 1e6,
  )
  histogram.reset()
  const answer: Watched = {
    memory: {
      rss: rss / 1e6,
      heapTotal: heapTotal / 1e6,
      heapUsed: heapUsed / 1e6,
      external: external / 1e6,
      arrayBuffers: arrayBuffers / 1e6,
    },
    delays: { p50: p50!, p99: p99!, longest: longest! },
    processorSeconds: (user + system) / 1e6,
  }
  process.send!(answer)
})
// What asks must not keep a server that ends.
process.channel?.unref()
