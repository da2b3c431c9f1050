import { useEffect, useState } from 'react'

/** True once 150 ms have gone by: what is quick shows no skeleton. */
export function useLate(waitMs = 150): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), waitMs)
    return () => window.clearTimeout(timer)
  }, [waitMs])
  return late
}
