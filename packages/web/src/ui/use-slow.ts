import { useEffect, useState } from 'react'

/** True once something has been under way for so long; `since` begins the waiting anew, as each key does. */
export function useSlow(isWaiting: boolean, since: unknown, waitMs = 300): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = window.setTimeout(() => setSlow(true), waitMs)
    return () => {
      window.clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting, since, waitMs])
  return isSlow && isWaiting
}
