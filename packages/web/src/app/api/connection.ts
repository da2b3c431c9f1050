import { create } from 'zustand'
import { apiBase } from './base.ts'

/** `offline`: the browser says so. `unreached`: the server gives no answer, not even to the smallest question. */
export type ConnectionState = 'up' | 'offline' | 'unreached'

export const useConnection = create<{ state: ConnectionState }>(() => ({ state: 'up' }))

export const isAway = (): boolean => useConnection.getState().state !== 'up'

const pingMs = 8000
const pausesMs = [2000, 4000, 8000]
const longestPauseMs = 15_000
let lost = new AbortController()
let next: ReturnType<typeof setTimeout> | undefined
let isLooking = false
let looks = 0

/** Ends requests that hang once it is known that no answer will come. */
export const lostSignal = (): AbortSignal => lost.signal

/** A request got no answer: one fault of one request says little, so the server is asked whether it is there. */
export function noteUnanswered(): void {
  if (!isAway()) void look()
}

export function noteAnswered(): void {
  if (useConnection.getState().state === 'unreached') set('up')
}

/** Follows what the browser says about the network. */
export function watchConnection(): () => void {
  const follow = () => (navigator.onLine ? void look() : set('offline'))
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  if (!navigator.onLine) set('offline')
  return () => {
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
    clearTimeout(next)
  }
}

function set(state: ConnectionState): void {
  clearTimeout(next)
  if (state === 'up') looks = 0
  if (useConnection.getState().state === state) return
  useConnection.setState({ state })
  if (state === 'up') return
  lost.abort()
  lost = new AbortController()
}

/** Asks until there is an answer, with growing pauses. */
async function look(): Promise<void> {
  if (isLooking) return
  isLooking = true
  const isThere = await ping()
  isLooking = false
  if (isThere) return set('up')
  if (globalThis.navigator.onLine === false) return set('offline')
  set('unreached')
  next = setTimeout(() => void look(), pausesMs[looks++] ?? longestPauseMs)
}

/** A gateway in between that speaks for the server is no answer. */
export const isOfGateway = (status: number): boolean => status === 502 || status === 504

async function ping(): Promise<boolean> {
  try {
    const { status } = await fetch(`${apiBase}/ping`, {
      signal: AbortSignal.timeout(pingMs),
      cache: 'no-store',
    })
    return !isOfGateway(status)
  } catch {
    return false
  }
}
