import { useCallback, useEffect, useState } from 'react'
import { markEditing, readDraft, removeDraft, saveDraft } from '../../../app/session/drafts.ts'
import type { Draft } from '../../../app/session/drafts.ts'
import { markUnsaved } from '../../../app/session/ended.ts'
import { emptyCharge } from './header.ts'
import { emptyLine, scheduleFigures } from './invoice-store.ts'
import type { Header, InvoiceStore, Line } from './invoice-store.ts'

interface Kept {
  readonly header: Header
  readonly lines: readonly Line[]
}

/** Keeps what is typed on the device, at most a second behind, and offers it again after a crash. */
export function useAutosave(store: InvoiceStore, key: string) {
  const [savedAt, setSavedAt] = useState<number>()
  const [found, setFound] = useState<Draft<Kept>>()
  useEffect(() => {
    let timer = 0
    let isMarked = false
    void readDraft<Kept>(key).then(setFound)
    const stop = store.subscribe((state) => {
      if (!state.isDirty) return
      markUnsaved(store, true)
      if (!isMarked) markEditing(true)
      isMarked = true
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        const { header, order, lines } = store.getState()
        void saveDraft(key, { header, lines: order.map((one) => lines.get(one)!) } satisfies Kept).then(() =>
          setSavedAt(Date.now()),
        )
      }, 1000)
    })
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [store, key])
  const forget = useCallback(async () => {
    setFound(undefined)
    markEditing(false)
    await removeDraft(key)
  }, [key])
  const restore = useCallback(() => {
    if (!found) return
    const { header } = found.value
    // Keys count anew in every session: those of the draft may be taken by now.
    const lines = found.value.lines.map((line) => ({ ...line, key: emptyLine().key }))
    store.setState((state) => ({
      header: {
        ...state.header,
        ...header,
        charges: (header.charges ?? []).map((charge) => ({ ...charge, key: emptyCharge().key })),
      },
      order: lines.map((line) => line.key),
      lines: new Map(lines.map((line) => [line.key, line])),
      isDirty: true,
    }))
    scheduleFigures(store)
    setFound(undefined)
  }, [store, found])
  return { savedAt, found, restore, forget }
}
