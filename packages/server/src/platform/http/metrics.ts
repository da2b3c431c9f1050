/** Seconds of the buckets of call times. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10, 30]

interface Series {
  readonly buckets: number[]
  count: number
  sum: number
}

/** A number at this moment, and of what it is. */
export interface Reading {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Counts and times in the text form that Prometheus reads. */
export class Metrics {
  /** Of all processes on this port; those of this one where nothing else is said. */
  everywhere: () => Promise<string> = async () => this.text()
  readonly #calls = new Map<string, Series>()
  readonly #replies = new Map<string, number>()
  readonly #gauges = new Map<string, { help: string; read: () => readonly Reading[] }>()

  /** Starts the clock of a call; the returned function stops it. */
  begin(call: string): () => void {
    const from = performance.now()
    return () => {
      const seconds = (performance.now() - from) / 1000
      let series = this.#calls.get(call)
      if (!series) this.#calls.set(call, (series = { buckets: bounds.map(() => 0), count: 0, sum: 0 }))
      series.count++
      series.sum += seconds
      for (const [index, bound] of bounds.entries()) if (seconds <= bound) series.buckets[index]!++
    }
  }

  replied(status: number): void {
    const key = String(status)
    this.#replies.set(key, (this.#replies.get(key) ?? 0) + 1)
  }

  gauge(name: string, help: string, read: () => number): void {
    this.gauges(name, help, () => [{ labels: {}, value: read() }])
  }

  /** A number for each of several things; none where there is nothing to say. */
  gauges(name: string, help: string, read: () => readonly Reading[]): void {
    this.#gauges.set(name, { help, read })
  }

  /** All of it as it is now. */
  snapshot() {
    return {
      bounds,
      replies: [...this.#replies].map(([status, count]) => ({ status, count })),
      calls: [...this.#calls].map(([call, { buckets, count, sum }]) => ({
        call,
        buckets: [...buckets],
        count,
        sum,
      })),
      gauges: [...this.#gauges].map(([name, { help, read }]) => ({ name, help, readings: read() })),
    }
  }

  text(): string {
    const lines: string[] = [
      '# HELP bahi_replies_total Replies by status.',
      '# TYPE bahi_replies_total counter',
    ]
    for (const [status, count] of this.#replies) lines.push(`bahi_replies_total{status="${status}"} ${count}`)
    lines.push('# HELP bahi_call_seconds Time of successful calls.', '# TYPE bahi_call_seconds histogram')
    for (const [call, { buckets, count, sum }] of this.#calls) {
      for (const [index, bound] of bounds.entries())
        lines.push(`bahi_call_seconds_bucket{call="${call}",le="${bound}"} ${buckets[index]}`)
      lines.push(
        `bahi_call_seconds_bucket{call="${call}",le="+Inf"} ${count}`,
        `bahi_call_seconds_sum{call="${call}"} ${sum}`,
        `bahi_call_seconds_count{call="${call}"} ${count}`,
      )
    }
    for (const [name, { help, read }] of this.#gauges)
      lines.push(
        `# HELP ${name} ${help}`,
        `# TYPE ${name} gauge`,
        ...read().map(({ labels, value }) => `${name}${textOf(labels)} ${value}`),
      )
    return `${lines.join('\n')}\n`
  }
}

/** Source: Prometheus, text-based exposition format. */
const textOf = (labels: Reading['labels']): string => {
  const parts = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  )
  return parts.length > 0 ? `{${parts.join(',')}}` : ''
}
