import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { call } from '../../../app/api/call.ts'
import { isUnanswered, keyOfBody } from '../../../app/api/keep-trying.ts'
import { randomId } from '../../../app/api/transport.ts'
import { useT } from '../../../app/texts.ts'
import { bodyOf, payableOf, pricesKnown, setHeader } from '../form/invoice-store.ts'
import type { InvoiceBody, InvoiceStore } from '../form/invoice-store.ts'
import { collectedNow } from '../form/server-answer.tsx'

export type Mode = NonNullable<InvoiceBody['received']>['mode']

export interface Sold {
  readonly id: number
  /** Absent: its invoice is that of the day. */
  readonly number?: string
  readonly total: string
  readonly change?: string
}

/** What is sold over the counter is invoiced. */
export const kindOfCounter = 'salesInvoice'

/** What a sale over the counter changes elsewhere. */
export const touchedBySale = [
  kindOfCounter,
  'daySale',
  'paymentIn',
  'party',
  'dashboard',
  'gstr1',
  'series',
] as const

interface Sale {
  /** What was given, where it was typed. */
  readonly cash: string | undefined
  /** Once prices and tax are known: it is for the invoice of its day. */
  readonly joins: () => boolean
}

/** Saves a sale that is paid in full: as an invoice, or for the invoice of its day. Sent again it is saved once. */
export function useSell(store: InvoiceStore, collects: boolean) {
  const t = useT()
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [keys] = useState(() => keyOfBody(randomId))
  const isBusy = useRef(false)

  const sell = async (mode: Mode, { cash, joins }: Sale): Promise<Sold | undefined> => {
    if (isBusy.current) return undefined
    isBusy.current = true
    setSaving(true)
    setProblem(undefined)
    try {
      await pricesKnown(store)
      if (collects) await collectedNow(store, kindOfCounter)
      const payable = payableOf(store.getState())
      if (cash !== undefined && Decimal.of(cash).lt(payable)) {
        setProblem(t('counter.short', { total: payable }))
        return undefined
      }
      const sold = joins() ? await keepForDay(mode) : await issue(mode, payable)
      keys.answered()
      await Promise.all(touchedBySale.map((resource) => client.invalidateQueries({ queryKey: [resource] })))
      return cash === undefined ? sold : { ...sold, change: Decimal.of(cash).sub(payable).toFixed(2) }
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

  const issue = async (mode: Mode, amount: string): Promise<Sold> => {
    const { header } = store.getState()
    setHeader(store, { received: { ...header.received, amount, mode } })
    const body = bodyOf(store, 'Active')
    const saved = await call('salesInvoice.save', body, options(body))
    const total = saved.collected?.payable ?? saved.totals.total
    return { id: saved.id, total, ...(saved.number ? { number: saved.number } : {}) }
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
