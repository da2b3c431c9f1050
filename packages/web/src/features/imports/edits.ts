import { useCallback } from 'react'
import { create } from 'zustand'

/** Cells by their columns. */
export type Cells = ReadonlyMap<number, string>
/** What was typed, by row and column. */
export type Edits = ReadonlyMap<number, Cells>

/** Corrections that were typed and not sent yet, by the task of their import: another tab or the list and back loses none. */
const useTyped = create<{ readonly of: ReadonlyMap<number, Edits> }>(() => ({ of: new Map() }))

export function useEdits(task: number): readonly [Edits, (change: (last: Edits) => Edits) => void] {
  const edits = useTyped(({ of }) => of.get(task)) ?? none
  const change = useCallback(
    (by: (last: Edits) => Edits) =>
      useTyped.setState(({ of }) => ({ of: new Map(of).set(task, by(of.get(task) ?? none)) })),
    [task],
  )
  return [edits, change]
}

const none: Edits = new Map()
