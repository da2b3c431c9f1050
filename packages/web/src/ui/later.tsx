import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

/** Code that is loaded once, when it is first asked for. What failed to load is loaded again by the next who asks. */
export interface Arriving<T> {
  readonly now: () => T | undefined
  readonly fetch: () => Promise<T>
}

export function arriving<T>(load: () => Promise<T>): Arriving<T> {
  let there: T | undefined
  let coming: Promise<T> | undefined
  const arrive = async () => {
    try {
      return (there = await load())
    } catch (fault) {
      coming = undefined
      throw fault
    }
  }
  return { now: () => there, fetch: () => (coming ??= arrive()) }
}

/** What arrived, as soon as it has. A fault of its loading is thrown to the boundary around. */
export function useArriving<T>(one: Arriving<T>): T | undefined {
  const [, setDrawn] = useState<{ readonly there: T | undefined }>({ there: one.now() })
  const [failed, setFailed] = useState<{ readonly of: Arriving<T>; readonly fault: unknown }>()
  useEffect(() => {
    let isShown = true
    one.fetch().then(
      (there) => isShown && setDrawn((drawn) => (drawn.there === there ? drawn : { there })),
      (fault: unknown) => isShown && setFailed({ of: one, fault }),
    )
    return () => {
      isShown = false
    }
  }, [one])
  if (failed?.of === one) throw failed.fault
  return one.now()
}

/**
 * A component whose code is loaded when it is first drawn, with nothing or `meanwhile` in its place until then. Unlike
 * one of React's `lazy` it is drawn as soon as its code is there: behind a `Suspense`, React shows it 300 ms after the
 * fallback at the earliest.
 *
 * @example
 * const AskDialog = later(() => import('./AskDialog.tsx').then((module) => module.AskDialog))
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  const component = arriving(load)
  return function Later(props: P) {
    const Component = useArriving(component)
    return Component ? <Component {...props} /> : meanwhile
  }
}
