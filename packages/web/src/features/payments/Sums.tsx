import type { PaymentKind } from '../../app/payments.ts'
import { useT } from '../../app/texts.ts'
import { Amount } from '../../ui/values.tsx'
import { restOf, stillDue, sumOf } from './allocate.ts'
import type { Shares } from './allocate.ts'
import type { OpenDocument } from './OpenDocuments.tsx'
import css from './payments.module.css'
import { wordsOf } from './words.ts'

interface Props {
  readonly kind: PaymentKind
  readonly amount: string
  readonly tds: string
  /** GST that the customer kept back. */
  readonly gst?: string
  /** Income tax collected inside the money. */
  readonly collected?: string
  readonly shares: Shares
  readonly documents: readonly OpenDocument[]
}

/** Where the money goes, in one line of figures: what is paid and kept back, what it settles, and what is left. */
export function Sums({ kind, amount, tds, gst = '', collected = '', shares, documents }: Props) {
  const t = useT()
  const rest = restOf(restOf(sumOf(amount, tds, gst), shares), { 0: collected })
  const isTooMuch = rest.startsWith('-')
  const figures: readonly (readonly [label: string, value: string, isWrong?: boolean])[] = [
    [t(wordsOf[kind].sum), sumOf(amount)],
    [t('payment.sumTds'), sumOf(tds)],
    ...(Number(gst) > 0 ? [[t('gstKept.sum'), sumOf(gst)] as const] : []),
    ...(Number(collected) > 0 ? [[t('tcs.sumReceipt'), sumOf(collected)] as const] : []),
    [t('payment.sumAllocated'), sumOf(...Object.values(shares))],
    [
      t(isTooMuch ? wordsOf[kind].tooMuch : 'payment.unallocated'),
      isTooMuch ? rest.slice(1) : rest,
      isTooMuch,
    ],
    [t('payment.sumStillDue'), stillDue(documents, shares)],
  ]
  return (
    <dl className={css.sums} aria-live="polite" aria-label={t('payment.sums')}>
      {figures.map(([label, value, isWrong]) => (
        <div key={label} data-wrong={isWrong} data-nil={Number(value) === 0}>
          <dt>{label}</dt>
          <dd>
            <Amount value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
