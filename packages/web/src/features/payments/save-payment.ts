import type { Input } from '../../app/api/call-types.ts'
import { SavedBefore } from '../../app/api/keep-trying.ts'
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

async function outcomeOf<Reply>(
  reply: Promise<Reply>,
  savedIn: (reply: Reply) => readonly Saved[],
): Promise<Outcome> {
  try {
    return { saved: savedIn(await reply), isBefore: false }
  } catch (error) {
    if (!(error instanceof SavedBefore)) throw error
    return { saved: savedIn(error.reply as Reply), isBefore: true }
  }
}

/** Saves a payment, as a voucher at each GSTIN concerned. Its amounts stay as they were saved, so none is sent twice. */
export function useSave(kind: PaymentKind) {
  const options = { refreshes: touchedBy(kind), quiet: true, settlesFirst: true }
  const receive = useAction('paymentIn.receive', options)
  const pay = useAction('paymentOut.pay', options)
  return kind === 'paymentIn'
    ? {
        isPending: receive.isPending,
        run: (body: Input<'paymentIn.receive'>) =>
          outcomeOf(receive.mutateAsync(body), ({ receipts }) => receipts),
      }
    : {
        isPending: pay.isPending,
        run: (body: Input<'paymentOut.pay'>) => outcomeOf(pay.mutateAsync(body), ({ payments }) => payments),
      }
}

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
