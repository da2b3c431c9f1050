import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeyOfBody, Sent } from '../../../app/api/keep-trying.ts'
import { markEditing, readDrafts, removeDraft, saveDraft } from '../../../app/session/drafts.ts'
import type { Draft } from '../../../app/session/drafts.ts'
import { markUnsaved } from '../../../app/session/ended.ts'
import { keeper } from '../../../app/session/keep-on-device.ts'
import { openTabs, tabName } from '../../../app/session/tab.ts'
import { emptyCharge } from './header.ts'
import { emptyLine, isBlank, scheduleFigures } from './invoice-store.ts'
import type { Header, InvoiceStore, Line } from './invoice-store.ts'

export interface Kept {
  readonly header: Header
  readonly lines: readonly Line[]
  /** What it came to, to be recognised by. */
  readonly total?: string
  /** The field that had the focus. */
  readonly at?: string
  /** The save of it that was not answered: the same once more goes under the same key. */
  readonly sent?: Sent
}

/**
 * Keeps what is typed on the device, at most two seconds behind, each tab its own, and offers what a closed or crashed
 * tab has left.
 */
export function useAutosave(store: InvoiceStore, key: string, keys: KeyOfBody) {
  const [savedAt, setSavedAt] = useState<number>()
  const [left, setLeft] = useState<readonly Draft<Kept>[]>([])
  const keeping = useRef<ReturnType<typeof keeper>>(undefined)
  useEffect(() => {
    let isMarked = false
    let own: string | undefined
    void tabName().then(async (tab) => {
      own = ownKey(key, tab)
      setLeft(await leftDrafts(key, tab))
    })
    const keep = () => {
      const { isDirty } = store.getState()
      if (!isDirty || !own) return
      void saveDraft(own, keptOf(store, keys)).then(() => setSavedAt(Date.now()))
    }
    const kept = keeper(keep)
    keeping.current = kept
    const stop = store.subscribe((state, before) => {
      if (!state.isDirty || (state.header === before.header && state.lines === before.lines)) return
      markUnsaved(store, true)
      if (!isMarked) markEditing(true)
      isMarked = true
      kept.changed()
    })
    return () => {
      stop()
      kept.stop()
    }
  }, [store, key, keys])
  const [found] = left
  const drop = useCallback(async () => {
    if (found) await removeDraft(found.key)
    setLeft((all) => all.slice(1))
  }, [found])
  /** What this tab has typed is saved, or given up. */
  const forget = useCallback(async () => {
    keeping.current?.cancel()
    markEditing(false)
    await removeDraft(ownKey(key, await tabName()))
  }, [key])
  /** What is sent is kept before its answer is here, with the key it was sent under. */
  const keepSent = useCallback(
    async () => saveDraft(ownKey(key, await tabName()), keptOf(store, keys)),
    [store, key, keys],
  )
  const restore = useCallback(async () => {
    if (!found) return
    const { header, sent } = found.value
    if (sent) keys.resume(sent)
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
    // Kept under the name of this tab before the other goes: a second crash in between loses nothing.
    await saveDraft(ownKey(key, await tabName()), keptOf(store, keys))
    if (found.key !== ownKey(key, await tabName())) await removeDraft(found.key)
    setLeft([])
  }, [store, found, key, keys])
  return { savedAt, found, restore, drop, forget, keepSent }
}

const ownKey = (key: string, tab: string) => `${key}#${tab}`

function keptOf(store: InvoiceStore, keys: KeyOfBody): Kept {
  const { header, order, lines, totals } = store.getState()
  const at = document.activeElement?.getAttribute('name') ?? placeOfFocus()
  const sent = keys.unanswered()
  return {
    header,
    lines: order.map((one) => lines.get(one)!),
    total: totals.total,
    ...(at ? { at } : {}),
    ...(sent ? { sent } : {}),
  }
}

/** The picker of an item has no name of its own. */
function placeOfFocus(): string | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
  return row === undefined ? undefined : `lines[${row}].description`
}

/** Of this tab before a reload, and of tabs that are open no more. */
async function leftDrafts(key: string, tab: string): Promise<readonly Draft<Kept>[]> {
  const [all, open] = await Promise.all([readDrafts<Kept>(`${key}#`), openTabs()])
  return all.filter((draft) => {
    const from = draft.key.slice(key.length + 1)
    return (from === tab || !open.has(from)) && hasContent(draft.value)
  })
}

/** A save that was refused because nothing was entered leaves nothing worth continuing. */
const hasContent = ({ header, lines }: Kept) =>
  header.party !== undefined ||
  // One that was kept by an earlier version of the page has no list of them.
  (header.attachments ?? []).length > 0 ||
  header.remarks !== '' ||
  lines.some((line) => !isBlank(line))
