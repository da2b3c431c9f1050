import type { Page } from '@playwright/test'

/** What the main thread of a page did until a moment, in milliseconds of the clock. */
export interface MainThread {
  readonly busyMs: number
  readonly longestMs: number
  readonly parts: Readonly<Record<string, number>>
  /** Longest tasks with what was in them, for looking at. */
  readonly longest: readonly string[]
}

interface Event {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: {
    readonly data?: { readonly url?: string; readonly documentLoaderURL?: string }
  }
}

const parts: Readonly<Record<string, string>> = {
  'v8.compile': 'compiling',
  'v8.compileModule': 'compiling',
  EvaluateScript: 'evaluating',
  'v8.evaluateModule': 'evaluating',
  FunctionCall: 'calling',
  RunMicrotasks: 'calling',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  ParseHTML: 'parsing',
}

/** Records what the browser does with the page; `stop` sums up what was before the given time of the page. */
export async function startTrace(page: Page): Promise<{ stop(untilMs: number): Promise<MainThread> }> {
  const browser = page.context().browser()!
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'v8', 'toplevel', 'blink.user_timing', '__metadata'],
  })
  return {
    stop: async (untilMs) => {
      const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Event[] }
      return summed(trace.traceEvents, untilMs)
    },
  }
}

function summed(events: readonly Event[], untilMs: number): MainThread {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && /^https?:/.test(args?.data?.documentLoaderURL ?? ''),
  )
  if (!start) throw new Error('The trace has no navigation')
  const end = start.ts + untilMs * 1000
  const own = events.filter(
    ({ ph, pid, tid, ts }) =>
      ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts && ts < end,
  )
  const tasks = own
    .filter(({ name }) => name.endsWith('RunTask'))
    .toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
  const sums: Record<string, number> = {}
  // An event inside another of the same part is in it already.
  for (const part of new Set(Object.values(parts))) {
    let seenTo = 0
    for (const { ts, dur = 0 } of own
      .filter(({ name }) => parts[name] === part)
      .toSorted((a, b) => a.ts - b.ts)) {
      if (ts < seenTo) continue
      seenTo = ts + dur
      sums[part] = (sums[part] ?? 0) + dur / 1000
    }
  }
  const within = ({ ts, dur = 0 }: Event) =>
    own
      .filter((event) => event.ts >= ts && event.ts < ts + dur && (event.dur ?? 0) > dur / 10)
      .map(({ name, dur: took = 0, args }) => `${name} ${args?.data?.url ?? ''} ${(took / 1000).toFixed(0)}`)
  return {
    busyMs: tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000,
    longestMs: (tasks[0]?.dur ?? 0) / 1000,
    parts: sums,
    longest: tasks
      .slice(0, 6)
      .map((task) => `${((task.ts - start.ts) / 1000).toFixed(0)}: ${within(task).join('; ')}`),
  }
}
