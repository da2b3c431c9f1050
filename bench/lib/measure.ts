/** Figures of one measured run. */
export interface Run {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}

/** How long one run takes. */
export async function millisecondsOf(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** The median of some runs, after one that is not counted. */
export async function medianTime(work: () => unknown, runs = 5): Promise<number> {
  await work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await millisecondsOf(work))
  return median(times)
}

/** Runs `work` so many times in parallel for so long; times are in milliseconds. */
export async function load(
  parallel: number,
  milliseconds: number,
  work: (slot: number, turn: number) => Promise<void>,
): Promise<Run> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  const start = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async (_, slot) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const at = performance.now()
        await work(slot, turn)
        times.push(performance.now() - at)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/** The median run of several, by rate. */
export async function medianOf(runs: number, run: () => Promise<Run>): Promise<Run> {
  const all: Run[] = []
  for (let at = 0; at < runs; at++) all.push(await run())
  return all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]!
}

export const shown = ({ perSecond, p50, p95 }: Run) =>
  `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`
