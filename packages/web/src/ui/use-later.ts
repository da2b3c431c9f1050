import { useEffect, useState } from 'react'

/** The value once it has rested: what is typed is asked for when the fingers pause. */
export function useLater<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), restMs)
    return () => window.clearTimeout(timer)
  }, [value, restMs])
  return rested
}
