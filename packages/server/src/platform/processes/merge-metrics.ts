/** The numbers of one process in the text form of Prometheus. */
export interface ProcessMetrics {
  readonly process: number
  readonly text: string
}

/** One text for all: every number says its process, and each metric is described once, before its numbers. */
export function mergeMetrics(all: readonly ProcessMetrics[]): string {
  const metrics = new Map<string, { readonly about: string[]; readonly numbers: string[] }>()
  for (const { process, text } of all) {
    let metric: { readonly about: string[]; readonly numbers: string[] } | undefined
    for (const line of text.split('\n')) {
      if (line === '') continue
      const about = /^# (HELP|TYPE) (\S+)/.exec(line)
      if (about) {
        const name = about[2]!
        metric = metrics.get(name)
        if (!metric) metrics.set(name, (metric = { about: [], numbers: [] }))
        if (!metric.about.some((known) => known.startsWith(`# ${about[1]} `))) metric.about.push(line)
      } else metric?.numbers.push(labelled(line, process))
    }
  }
  return [...metrics.values()]
    .flatMap(({ about, numbers }) => [...about, ...numbers].map((line) => `${line}\n`))
    .join('')
}

const labelled = (line: string, process: number): string => {
  const [, name, labels, value] = /^([\w:]+)(?:\{(.*)\})? (\S+)$/.exec(line)!
  return `${name}{process="${process}"${labels ? `,${labels}` : ''}} ${value}`
}
