import { create } from 'zustand'
import { clearStorage } from './storage.ts'
import { forgetSession } from './session.ts'

interface Ended {
  /** Set while the dialog waits for a new sign-in; called with whether it succeeded. */
  readonly answer: ((signedIn: boolean) => void) | undefined
}
export const useSessionEnded = create<Ended>(() => ({ answer: undefined }))

/** Screens that hold something typed and not yet saved. */
const unsaved = new Set<object>()
export function markUnsaved(owner: object, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(owner)
  else unsaved.delete(owner)
}
export const isUnsaved = (owner: object): boolean => unsaved.has(owner)
export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

let waiting: Promise<boolean> | undefined
let isMoving = false

/** One session gives way to another: what the screens still ask of the old one is refused, and ends nothing. */
export async function whileMoving<T>(work: () => Promise<T>): Promise<T> {
  isMoving = true
  try {
    return await work()
  } finally {
    isMoving = false
  }
}

/**
 * The session is over. A screen with nothing to lose goes to Login with an empty storage, as the error
 * catalogue says; over a screen with typed data a dialog signs in again, and the call is repeated.
 */
export async function onSessionEnded(): Promise<boolean> {
  if (isMoving) return false
  if (hasUnsaved()) {
    waiting ??= new Promise<boolean>((resolve) => useSessionEnded.setState({ answer: resolve })).finally(
      () => {
        waiting = undefined
        useSessionEnded.setState({ answer: undefined })
      },
    )
    if (await waiting) return true
  }
  forgetSession()
  const { pathname } = window.location
  if (pathname === '/login' || pathname === '/unauthorized-access') return false
  clearStorage()
  unsaved.clear()
  window.location.assign('/login')
  return false
}
