import { useEffect, useEffectEvent, useState } from 'react'

/** What is read when a page opens, and again where what it is of changes; undefined until it is there. */
export function useLoaded<T>(of: string, load: () => Promise<T>): T | Error | undefined {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly value: T | Error }>()
  const run = useEffectEvent(load)
  useEffect(() => {
    let isOver = false
    const keep = (value: T | Error) => {
      if (!isOver) setLoaded({ of, value })
    }
    run().then(keep, (error: unknown) => keep(error instanceof Error ? error : new Error(String(error))))
    return () => {
      isOver = true
    }
  }, [of])
  return loaded?.of === of ? loaded.value : undefined
}
