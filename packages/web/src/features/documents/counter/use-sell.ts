import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { call } from '../../../app/api/call.ts'
import { isUnanswered, keyOfBody } from '../../../app/api/keep-trying.ts'
import { randomId } from '../../../app/api/transport.ts'
import { useT } from '../../../app/texts.ts'
import { bodyOf, pricesKnown, setHeader } from '../form/invoice-store.ts'
import type { InvoiceBody, InvoiceStore } from '../form/invoice-store.ts'

export type Mode = NonNullable<InvoiceBody['received']>['mode']

export interface Sold {
  readonly id: number
  /** Absent: its invoice is that of the day. */
  readonly number?: string
  readonly total: string
  readonly change?: string
}

/** What a sale over the counter changes elsewhere. */
export const touchedBySale = [
  'salesInvoice',
  'daySale',
  'paymentIn',
  'party',
  'dashboard',
  'gstr1',
  'series',
] as const

/** Saves a sale that is paid in full: as an invoice, or for the invoice of its day. Sent again it is saved once. */
export function useSell(store: InvoiceStore) {
  const t = useT()
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [keys] = useState(() => keyOfBody(randomId))
  const isBusy = useRef(false)

  const sell = async (mode: Mode, joins: boolean): Promise<Sold | undefined> => {
    if (isBusy.current) return undefined
    isBusy.current = true
    setSaving(true)
    setProblem(undefined)
    try {
      await pricesKnown(store)
      const sold = joins ? await keepForDay(mode) : await issue(mode)
      keys.answered()
      await Promise.all(touchedBySale.map((resource) => client.invalidateQueries({ queryKey: [resource] })))
      return sold
    } catch (error) {
      // The same sale goes under the same key until it is answered.
      if (!isUnanswered(error)) keys.answered()
      setProblem(
        isUnanswered(error)
          ? t('form.notReached')
          : error instanceof ApiError
            ? [...error.issues.map(({ message }) => message), ...error.messages][0]
            : String(error),
      )
      return undefined
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  const options = (body: unknown) => ({
    quiet: true,
    saysConnection: true,
    headers: { 'idempotency-key': keys.of(body) },
  })

  const issue = async (mode: Mode): Promise<Sold> => {
    const { header, totals } = store.getState()
    setHeader(store, { received: { ...header.received, amount: totals.total, mode } })
    const body = bodyOf(store, 'Active')
    const saved = await call('salesInvoice.save', body, options(body))
    return { id: saved.id, total: saved.totals.total, ...(saved.number ? { number: saved.number } : {}) }
  }

  const keepForDay = async (mode: Mode): Promise<Sold> => {
    const { entityId, lines } = bodyOf(store, 'Active')
    const body = {
      entityId,
      mode,
      lines: lines.map(({ itemId, description, quantity, unitPrice, priceIncludesTax, discountPercent }) => ({
        itemId,
        description,
        quantity,
        unitPrice,
        priceIncludesTax,
        discountPercent,
      })),
    }
    const { id, total } = await call('daySale.save', body, options(body))
    return { id, total }
  }
  return { sell, isSaving, problem, setProblem }
}
