import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import { useUnsavedGuard } from '../../app/screens/use-unsaved-guard.ts'
import { useT } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { isBlank, mostRows, newStockRow, pastedStock } from './stock-rows.ts'
import type { Faults, StockRow } from './stock-rows.ts'

/** Rows that are typed or pasted, with what the server says is wrong with them. */
export function useStockRows(place: number | undefined, most = mostRows) {
  const t = useT()
  const [typed, setTyped] = useState<readonly StockRow[]>()
  const [next, setNext] = useState(1)
  const [faults, setFaults] = useState<Faults>(new Map())
  const [lines, setLines] = useState<readonly string[]>([])
  const [owner] = useState({})
  const release = useUnsavedGuard(owner, typed?.some((row) => !isBlank(row)) ?? false)
  const rows = typed ?? [newStockRow(0, place ?? 0)]
  const change = (changed: readonly StockRow[]) => {
    setTyped(changed)
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
    isFull: rows.length >= most,
    /** As they are stored, which is nothing to keep. */
    begin: (stored: readonly StockRow[]) => {
      setTyped(stored.length > 0 ? stored : undefined)
      setNext(stored.length + 1)
    },
    add: () => {
      change([...rows, newStockRow(next, rows.at(-1)?.place ?? place ?? 0)])
      setNext(next + 1)
    },
    /** Rows of a sheet after those that are there; each finds its item by its whole name, code or barcode. */
    paste: async (text: string) => {
      const pasted = pastedStock(text)
      const texts = [...new Set(pasted.map(({ name }) => name).filter(Boolean))].slice(0, 1000)
      const found = texts.length > 0 ? await call('item.named', { texts }) : []
      const items = new Map(found.map(({ text: name, item }) => [name, item]))
      const read = pasted.map(({ name, ...cells }, index) => ({
        ...newStockRow(next + index, place ?? 0),
        ...cells,
        itemId: items.get(name)?.id,
        item: items.get(name)?.name ?? name,
        uqc: items.get(name)?.uqc ?? '',
      }))
      const all = [...rows.filter((row) => !isBlank(row)), ...read]
      if (all.length > most) toast.info(t('opening.tooMany', { count: most }))
      setNext(next + read.length)
      change(all.slice(0, most))
    },
    /** Sends what is filled; what is wrong is shown at its row. */
    send: async (list: 'stocks' | 'lines', given: readonly StockRow[], work: () => Promise<void>) => {
      change(given.length > 0 ? given : rows)
      const unnamed = given.flatMap((row, index) =>
        row.itemId === undefined ? [[`${list}[${index}].itemId`, t('stock.chooseItem')] as const] : [],
      )
      if (unnamed.length > 0) return setFaults(new Map(unnamed))
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFaults(new Map(error.issues.map(({ property, message }) => [property, message])))
        const shown = /^(stocks|lines)\[\d+\]\.(itemId|locationId|batch|quantity|value)$/
        const others = error.issues
          .filter(({ property }) => !shown.test(property))
          .map(({ message }) => message)
        setLines([...new Set(error.issues.length === 0 ? error.messages : others)])
      }
    },
  }
}
