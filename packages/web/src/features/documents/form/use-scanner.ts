import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { call } from '../../../app/api/call.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useSession } from '../../../app/session/session.ts'
import { useT } from '../../../app/texts.ts'
import { listenForScans, typeInto } from '../../../ui/scanner.ts'
import type { ScanPlace } from '../../../ui/scanner.ts'
import { useSettling } from '../../../ui/settling.ts'
import { holdKeys } from '../../../ui/type-ahead.ts'
import { toast } from '../../../ui/toasts.tsx'
import type { InvoiceStore } from './invoice-store.ts'
import { goOnFrom } from './line-moves.ts'
import { addScanned } from './scan-lines.ts'
import { inItsUnit } from './scanned-goods.ts'
import { goodsAreSold } from './stock-lines.ts'

type Found = Reply<'item.scan'>

/** Dialogs, and fields of several lines such as those of serial numbers, take what is scanned into them. */
const takesScans = (element: Element | null): boolean =>
  element?.closest('[role="dialog"], [data-takes-scans]') != null

/** How often what is scanned is taken, as it was typed before the code: in a place, which is left without it. */
type Times = (place: ScanPlace) => string

/**
 * Goods are scanned into the lines whatever has the focus: a code counts one more of its line, or becomes a line, with what a GS1 code
 * says of batch, days, serial number and quantity. Codes are looked up as they come and taken in their order; saving waits for them.
 */
export function useScanner(store: InvoiceStore, isOn: boolean, times: Times = once): void {
  const t = useT()
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const [waiting, setWaiting] = useState(0)
  useSettling(waiting > 0)
  const say = useRef({ t, format })
  useEffect(() => {
    say.current = { t, format }
  })
  useEffect(() => {
    if (!isOn) return
    const known = new Map<string, Promise<Found>>()
    let queue = Promise.resolve()
    return listenForScans(takesScans, (code, place) => {
      const asked = askedOf(store, code)
      const key = JSON.stringify(asked)
      const found = known.get(key) ?? call('item.scan', asked, { quiet: true })
      known.set(key, found)
      const count = times(place)
      setWaiting((waits) => waits + 1)
      // Keys after the code are of the field where the work goes on.
      const release = holdKeys()
      queue = queue
        .then(async () => take(store, { code, count }, await found, place, say.current))
        .catch((error: unknown) => {
          known.delete(key)
          // A GS1 code that cannot be read says what is wrong with it.
          const [issue] = error instanceof ApiError ? error.issues : []
          toast.error(issue?.message ?? say.current.t('scan.failed', { code: shown(code) }))
        })
        .finally(() => {
          release()
          setWaiting((waits) => waits - 1)
        })
    })
  }, [store, isOn, times])
}

const once: Times = () => '1'
const shown = (code: string) => code.replaceAll('\u001d', ' ')

/** The code, and where and when its goods move. */
function askedOf(store: InvoiceStore, code: string) {
  const { entityId, date, kept } = store.getState().header
  return {
    code,
    entityId,
    ...(kept.childEntityId ? { locationId: kept.childEntityId } : {}),
    ...(isCalendarDate(date) ? { date } : {}),
  }
}

interface Say {
  readonly t: ReturnType<typeof useT>
  readonly format: string
}

function take(
  store: InvoiceStore,
  { code, count }: { readonly code: string; readonly count: string },
  { item, batch, gs1, secondUnit, packageOf, expiredOn }: Found,
  place: ScanPlace,
  { t, format }: Say,
): void {
  const cell = place.element?.closest<HTMLElement>('[data-cell="0"]')
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset['row']
  const number = gs1?.gtin.replace(/^0+(?=\d{8})/, '')
  if (!item && packageOf !== null)
    return toast.error(t('scan.package', { code: number ?? shown(code), name: packageOf }))
  if (!item && number !== undefined) return toast.error(t('scan.unknown', { code: number }))
  if (!item) return unknown(code, place, cell != null, t)
  const wish = row === undefined ? undefined : store.getState().order[Number(row)]
  const { name } = item
  const serial = gs1?.serial ?? undefined
  const added = addScanned(
    store,
    {
      item,
      batch: batch ?? undefined,
      manufacturedOn: gs1?.manufacturedOn ?? undefined,
      expiresOn: gs1?.expiresOn ?? undefined,
      serial,
      ...inItsUnit(
        secondUnit,
        Decimal.of(gs1?.quantity ?? '1')
          .mul(count)
          .toPlain(),
      ),
    },
    wish,
  )
  if (!added) return toast.error(t('scan.serialTwice', { name, serial: serial ?? '' }))
  const { key, quantity, isNew } = added
  const ofBatch = store.getState().lines.get(key)?.batch
  store.setState({
    note: ofBatch
      ? t('scan.countedBatch', { name, batch: ofBatch, quantity })
      : t('scan.counted', { name, quantity }),
  })
  if (expiredOn !== null && goodsAreSold(store.getState().kind))
    toast.error(t('scan.expired', { name, date: formatDate(expiredOn, format) }))
  // As after a choice from the list: the next keys are of its quantity.
  if (isNew && key === wish) goOnFrom(store, key, 0)
}

/** What no item has may be meant for the field: a number of an order, a GSTIN. Where it can be none, that is said. */
function unknown(code: string, { element }: ScanPlace, isItem: boolean, t: Say['t']): void {
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
  toast.error(t('scan.unknown', { code: shown(code) }))
}
