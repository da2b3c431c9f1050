import type { DragEvent } from 'react'
import { moveLine } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

const type = 'application/x-bahi-line'

/** The number of a line is its handle; the details of a line move it by keys and by touch. */
export function dragHandle(key: number) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(type, String(key))
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** A row takes the line that is dropped on it: the line then takes the place of the row. */
export function dropTarget(store: InvoiceStore, index: number) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(type)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const key = Number(event.dataTransfer.getData(type))
      if (!key) return
      event.preventDefault()
      moveLine(store, key, index)
    },
  }
}
