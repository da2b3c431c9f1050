import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** What is wrong, by the path that the server names: `lines[2].quantity`. */
export type Faults = ReadonlyMap<string, string>

interface Kind<R> {
  readonly make: (key: number, before: R | undefined) => R
  readonly isBlank: (row: R) => boolean
  readonly most: number
  /** Paths that a cell shows; what is wrong elsewhere is said above the rows. */
  readonly isShown: (path: string) => boolean
}

/** Rows that are typed, with what the server says is wrong with them; who leaves with changes is asked. */
export function useGridRows<R extends { readonly key: number }>({ make, isBlank, most, isShown }: Kind<R>) {
  const [typed, setTyped] = useState<readonly R[]>()
  const [next, setNext] = useState(1)
  const [isChanged, setChanged] = useState(false)
  const [faults, setFaults] = useState<Faults>(new Map())
  const [lines, setLines] = useState<readonly string[]>([])
  const [owner] = useState({})
  const release = useUnsavedGuard(owner, isChanged)
  const rows = typed ?? [make(0, undefined)]
  const change = (changed: readonly R[]) => {
    setTyped(changed)
    setChanged(true)
    setFaults(new Map())
    setLines([])
  }
  return {
    rows,
    filled: rows.filter((row) => !isBlank(row)),
    faults,
    lines,
    change,
    release,
    /** What is beside the rows was changed. */
    touch: () => setChanged(true),
    isFull: rows.length >= most,
    /** As they are stored, which is nothing to keep. */
    begin: (stored: readonly R[]) => {
      setTyped(stored.length > 0 ? stored : undefined)
      setNext(Math.max(0, ...stored.map(({ key }) => key)) + 1)
      setChanged(false)
      setFaults(new Map())
      setLines([])
    },
    add: () => {
      change([...rows, make(next, rows.at(-1))])
      setNext(next + 1)
    },
    /** Rows from elsewhere after those that are filled; false where some found no place. */
    append: (read: (firstKey: number) => readonly R[]): boolean => {
      const added = read(next)
      const all = [...rows.filter((row) => !isBlank(row)), ...added]
      setNext(next + added.length)
      change(all.slice(0, most))
      return all.length <= most
    },
    /** Sends what is filled; what is wrong is shown at its row. */
    send: async (given: readonly R[], missing: Faults, work: () => Promise<void>) => {
      change(given.length > 0 ? given : rows)
      if (missing.size > 0) return setFaults(missing)
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFaults(new Map(error.issues.map(({ property, message }) => [property, message])))
        const others = error.issues.filter(({ property }) => !isShown(property)).map(({ message }) => message)
        setLines([...new Set(error.issues.length === 0 ? error.messages : others)])
      }
    },
  }
}
