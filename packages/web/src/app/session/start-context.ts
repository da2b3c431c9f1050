import { createContext, use } from 'react'

/** Swaps the entry of the page after a sign-in or a sign-out. */
export const SessionStart = createContext<() => void>(() => window.location.assign('/'))
export const useSessionStart = () => use(SessionStart)
