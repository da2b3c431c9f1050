import { useState } from 'react'
import type { Input } from '../../app/api/call-types.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { isUnanswered, keyOfBody } from '../../app/api/keep-trying.ts'
import { randomId } from '../../app/api/transport.ts'
import { useAction } from '../../app/api/use-call.ts'
import type { PaymentKind } from '../../app/payments.ts'
import type { Translate } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { sumOf } from './allocate.ts'
import { touchedBy, wordsOf } from './words.ts'

/** A voucher that was written; of one that waits for approval no number is known yet. */
interface Saved {
  readonly id: number
  readonly number: string | null
}

interface Outcome {
  readonly saved: readonly Saved[]
  /** It is what was sent before, without an answer: what was changed since is not in it. */
  readonly isBefore: boolean
}

/**
 * Saves a payment, as a voucher at each GSTIN concerned. Its amounts stay as they were saved: a body that got no answer goes first, under its
 * key, before another takes its place. Where it had been saved, the other is not sent; it would be a second payment.
 */
export function useSave(kind: PaymentKind) {
  const [keys] = useState(() => keyOfBody(randomId))
  const options = { refreshes: touchedBy(kind), quiet: true, keys }
  const receive = useAction('paymentIn.receive', options)
  const pay = useAction('paymentOut.pay', options)
  const saved = async (body: Body): Promise<readonly Saved[]> =>
    kind === 'paymentIn'
      ? (await receive.mutateAsync(body as Input<'paymentIn.receive'>)).receipts
      : (await pay.mutateAsync(body as Input<'paymentOut.pay'>)).payments
  const run = async (body: Body): Promise<Outcome> => {
    const sent = keys.unanswered()
    if (sent && sent.text !== JSON.stringify(body)) {
      try {
        return { saved: await saved(JSON.parse(sent.text) as Body), isBefore: true }
      } catch (error) {
        // Refused: nothing was saved of it, and the new one may go.
        if (!(error instanceof ApiError) || isUnanswered(error)) throw error
      }
    }
    return { saved: await saved(body), isBefore: false }
  }
  return { isPending: receive.isPending || pay.isPending, run }
}
type Body = Input<'paymentIn.receive'> | Input<'paymentOut.pay'>

/** Money kept as an advance while something is open is rarely what was meant: it is asked about. */
export const agreesToAdvance = async (
  t: Translate,
  kind: PaymentKind,
  rest: string,
  open: { readonly due: string; readonly others: readonly { readonly balance: string }[] },
): Promise<boolean> => {
  const others = sumOf(...open.others.map(({ balance }) => balance))
  const isDue = Number(open.due) > 0
  if (Number(rest) <= 0 || !(isDue || Number(others) > 0)) return true
  return confirm({
    title: t('payment.advanceTitle', { amount: formatDecimal(rest, 2) }),
    text: isDue
      ? t(wordsOf[kind].advanceText, { due: formatDecimal(open.due, 2) })
      : t('payment.elseOpenText', { due: formatDecimal(others, 2) }),
  })
}

/** What is said once it is saved: the number, the numbers of each GSTIN, or that it was sent for approval. */
export function savedText(t: Translate, kind: PaymentKind, saved: readonly Saved[]): string {
  const words = wordsOf[kind]
  const numbers = saved.flatMap(({ number }) => number ?? [])
  const waiting = saved.length - numbers.length
  if (waiting > 0)
    return numbers.length === 0
      ? t('payApproval.submitted')
      : t('payApproval.partly', { count: numbers.length, waiting })
  return numbers.length > 1
    ? t(words.savedMany, { count: numbers.length, numbers: numbers.join(', ') })
    : t(words.saved, { number: numbers[0]! })
}
