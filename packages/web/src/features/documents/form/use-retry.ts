import { useCallback, useEffect, useRef, useState } from 'react'
import type { InvoiceStore } from './invoice-store.ts'
import { pauseAfter } from './keep-trying.ts'

export interface Retry {
  /** Tries without an answer; 0: all is well. */
  readonly tries: number
  /** Seconds until the next; undefined: it waits for the person. */
  readonly seconds: number | undefined
  readonly begin: (again: () => void) => void
  readonly now: () => void
  /** Stops counting; what was said stays to be seen. */
  readonly pause: () => void
  readonly stop: () => void
}

/**
 * Saving again after no answer came, with a counter, and at once when the device is back on the line. What is changed
 * meanwhile is not saved without a word: the counter stops, and the person saves.
 */
export function useRetry(store: InvoiceStore): Retry {
  const [tries, setTries] = useState(0)
  const [seconds, setSeconds] = useState<number>()
  const again = useRef<() => void>(undefined)
  const pause = useCallback(() => setSeconds(undefined), [])
  const now = useCallback(() => {
    setSeconds(undefined)
    again.current?.()
  }, [])
  useEffect(() => {
    if (seconds === undefined) return undefined
    const timer = window.setTimeout(() => (seconds <= 1 ? now() : setSeconds(seconds - 1)), 1000)
    const body = ({ header, lines, order }: ReturnType<InvoiceStore['getState']>) => [header, lines, order]
    const before = body(store.getState())
    const stopWatching = store.subscribe((state) => {
      if (body(state).some((part, at) => part !== before[at])) pause()
    })
    window.addEventListener('online', now)
    return () => {
      window.clearTimeout(timer)
      stopWatching()
      window.removeEventListener('online', now)
    }
  }, [seconds, now, pause, store])
  const begin = (run: () => void) => {
    again.current = run
    setTries(tries + 1)
    setSeconds(pauseAfter(tries + 1))
  }
  const stop = () => {
    setTries(0)
    setSeconds(undefined)
  }
  return { tries, seconds, begin, now, pause, stop }
}
