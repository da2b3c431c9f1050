import { useEffect, useRef, useState } from 'react'
import { call } from '../../../app/api/call.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useT } from '../../../app/texts.ts'
import { listenForScans, typeInto } from '../../../ui/scanner.ts'
import type { ScanPlace } from '../../../ui/scanner.ts'
import { useSettling } from '../../../ui/settling.ts'
import { holdKeys } from '../../../ui/type-ahead.ts'
import { toast } from '../../../ui/toasts.tsx'
import type { InvoiceStore } from './invoice-store.ts'
import { goOnFrom } from './line-moves.ts'
import { addScanned } from './scan-lines.ts'

type Found = Reply<'item.scan'>

/** Dialogs, and fields of several lines such as those of serial numbers, take what is scanned into them. */
const takesScans = (element: Element | null): boolean =>
  element?.closest('[role="dialog"], [data-takes-scans]') != null

/**
 * Goods are scanned into the lines whatever has the focus: a code counts one more of its line, or becomes a line. Codes are looked up
 * as they come and taken in their order; saving waits for them.
 */
export function useScanner(store: InvoiceStore, isOn: boolean): void {
  const t = useT()
  const [waiting, setWaiting] = useState(0)
  useSettling(waiting > 0)
  const say = useRef(t)
  useEffect(() => {
    say.current = t
  })
  useEffect(() => {
    if (!isOn) return
    const known = new Map<string, Promise<Found>>()
    let queue = Promise.resolve()
    return listenForScans(takesScans, (code, place) => {
      const found = known.get(code) ?? call('item.scan', { code }, { quiet: true })
      known.set(code, found)
      setWaiting((count) => count + 1)
      // Keys after the code are of the field where the work goes on.
      const release = holdKeys()
      queue = queue
        .then(async () => take(store, code, await found, place, say.current))
        .catch(() => {
          known.delete(code)
          toast.error(say.current('scan.failed', { code }))
        })
        .finally(() => {
          release()
          setWaiting((count) => count - 1)
        })
    })
  }, [store, isOn])
}

type Say = ReturnType<typeof useT>

function take(store: InvoiceStore, code: string, { item, batch }: Found, place: ScanPlace, t: Say): void {
  const cell = place.element?.closest<HTMLElement>('[data-cell="0"]')
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset['row']
  if (!item) return unknown(code, place, cell != null, t)
  const wish = row === undefined ? undefined : store.getState().order[Number(row)]
  const { key, quantity, isNew } = addScanned(store, item, batch ?? undefined, wish)
  store.setState({ note: t('scan.counted', { name: item.name, quantity }) })
  // As after a choice from the list: the next keys are of its quantity.
  if (isNew && key === wish) goOnFrom(store, key, 0)
}

/** What no item has may be meant for the field: a number of an order, a GSTIN. Where it can be none, that is said. */
function unknown(code: string, { element }: ScanPlace, isItem: boolean, t: Say): void {
  const isOfField =
    !isItem &&
    element instanceof HTMLInputElement &&
    element.type === 'text' &&
    element.inputMode !== 'decimal' &&
    !element.readOnly
  if (isOfField && document.activeElement === element) {
    typeInto(element, code)
    // A picker looks for it, and takes what it finds.
    if (element.hasAttribute('aria-expanded'))
      return void element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      )
  }
  toast.error(t('scan.unknown', { code }))
}
