import { useEffect, useReducer, useRef } from 'react'
import { afterPaint } from '../../../ui/after-paint.ts'
import { addLine, prepareLine } from './invoice-store.ts'
import type { InvoiceStore, Line } from './invoice-store.ts'

interface Drawn {
  readonly order: readonly number[]
  readonly spare: Line | undefined
}

/**
 * The lines that the table draws, and the one made beforehand. `addPrepared` puts that one behind the last: its row is
 * shown by `show` as it is, so that a key draws no table, and React draws the table after the frame. Whatever else changes the
 * lines meanwhile is drawn at once.
 */
export function useDrawnLines(store: InvoiceStore, show: (row: number) => boolean) {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const ahead = useRef<Drawn>(undefined)
  const drawnOf = (state: Drawn): Drawn => (isOneMore(ahead.current, state) ? ahead.current! : state)
  const order = store((state) => drawnOf(state).order)
  const spare = store((state) => drawnOf(state).spare)
  useEffect(() => {
    if (!spare) afterPaint(() => prepareLine(store))
  }, [store, spare])
  const addPrepared = (): boolean => {
    const before = store.getState()
    if (ahead.current || !before.spare || !show(before.order.length)) return false
    ahead.current = { order: before.order, spare: before.spare }
    addLine(store)
    afterPaint(() => {
      ahead.current = undefined
      prepareLine(store)
      draw()
    })
    return true
  }
  return { order, spare, addPrepared }
}

/** True where the one line made beforehand has come to those that are drawn, and nothing else. */
function isOneMore(drawn: Drawn | undefined, { order, spare }: Drawn): boolean {
  return (
    drawn !== undefined &&
    spare === undefined &&
    order.length === drawn.order.length + 1 &&
    order.at(-1) === drawn.spare?.key
  )
}
