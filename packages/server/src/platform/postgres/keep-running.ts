import type { Launched } from './process.ts'

const stopLimitMs = 30_000

interface Kept {
  current(): Launched
  readonly ended: Promise<'stopped' | 'lost'>
  stop(): Promise<void>
}

/** Starts the server again whenever it ends unasked: out of memory, a kill by mistake. */
export function keepRunning(
  first: Launched,
  again: () => Promise<Launched | undefined>,
  log: (line: string) => void,
): Kept {
  let current = first
  let stopping = false
  const watch = async (): Promise<'stopped' | 'lost'> => {
    for (;;) {
      const outcome = await current.exit
      if (stopping) return 'stopped'
      log(`PostgreSQL ended unexpectedly (${outcome}); starting it again.`)
      const next = await again()
      if (!next) {
        log('PostgreSQL could not be started again.')
        return 'lost'
      }
      current = next
      log('PostgreSQL is running again.')
      if (stopping) await end(current)
    }
  }
  const ended = watch()
  return {
    current: () => current,
    ended,
    stop: async () => {
      stopping = true
      await end(current)
      await ended
    },
  }
}

/** SIGINT is PostgreSQL's fast stop: open transactions are rolled back, the data folder is left clean. */
export async function end(child: Launched): Promise<void> {
  child.signal('SIGINT')
  const late = setTimeout(() => child.signal('SIGQUIT'), stopLimitMs)
  const last = setTimeout(() => child.signal('SIGKILL'), stopLimitMs + 10_000)
  await child.exit
  clearTimeout(late)
  clearTimeout(last)
}
