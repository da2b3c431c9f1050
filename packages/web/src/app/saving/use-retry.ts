import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnection } from '../api/connection.ts'
import { pauseAfter } from '../api/keep-trying.ts'

export interface Retry {
  /** Tries without an answer; 0: all is well. */
  readonly tries: number
  /** Seconds until the next; undefined: it waits for the person. */
  readonly seconds: number | undefined
  /** It is saved when the connection is back. */
  readonly waits: boolean
  /** No answer came: tries again after a pause. */
  readonly begin: (again: () => void) => void
  /** There is no connection: saves when it is back. */
  readonly wait: (again: () => void) => void
  readonly now: () => void
  /** Stops counting; what was said stays to be seen. */
  readonly pause: () => void
  readonly stop: () => void
}

/**
 * Saving again after no answer came, with a counter, and at once when the connection is back. What is changed
 * meanwhile is not saved without a word: the counter stops, and the person saves.
 *
 * @param onChange calls back with every change of what is to be saved, and answers how to end that
 */
export function useRetry(onChange: (changed: () => void) => () => void): Retry {
  const [tries, setTries] = useState(0)
  const [seconds, setSeconds] = useState<number>()
  const isAway = useConnection(({ state }) => state !== 'up')
  const again = useRef<() => void>(undefined)
  const pause = useCallback(() => setSeconds(undefined), [])
  const now = useCallback(() => {
    setSeconds(undefined)
    again.current?.()
  }, [])
  const isPlanned = seconds !== undefined
  useEffect(() => (isPlanned ? onChange(pause) : undefined), [isPlanned, onChange, pause])
  useEffect(() => {
    if (seconds === undefined || isAway) return undefined
    const timer = window.setTimeout(() => (seconds <= 1 ? now() : setSeconds(seconds - 1)), 1000)
    return () => window.clearTimeout(timer)
  }, [seconds, isAway, now])
  const wasAway = useRef(isAway)
  useEffect(() => {
    const isBack = wasAway.current && !isAway
    wasAway.current = isAway
    if (isBack && isPlanned) now()
  }, [isAway, isPlanned, now])
  const begin = (run: () => void) => {
    again.current = run
    setTries(tries + 1)
    setSeconds(pauseAfter(tries + 1))
  }
  const wait = (run: () => void) => {
    again.current = run
    setSeconds(0)
  }
  const stop = () => {
    setTries(0)
    setSeconds(undefined)
  }
  return { tries, seconds, waits: isPlanned && isAway, begin, wait, now, pause, stop }
}
