import { createContext, use } from 'react'

/** Swaps the entry of the page after a sign-in or a sign-out, and says where the other one begins. */
export const SessionStart = createContext<(path: string) => void>((path) => window.location.assign(path))
export const useSessionStart = () => use(SessionStart)
