import type { ReactNode } from 'react'
import { gstHeads } from '@bahi/domain/withholding/gst.ts'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import type { PaymentKind } from '../../app/payments.ts'
import { useT, useTextStore } from '../../app/texts.ts'
import type { TextKey, Translate } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import { WhyCollected } from './WhyCollected.tsx'
import css from './payments.module.css'
import { wordsOf } from './words.ts'

type Payment = Pick<
  Reply<'paymentIn.detail'>,
  | 'amount'
  | 'amountInWords'
  | 'mode'
  | 'reference'
  | 'chequeDate'
  | 'account'
  | 'tdsDeducted'
  | 'tdsSection'
  | 'bankCharges'
  | 'unallocated'
> &
  Partial<Pick<Reply<'paymentIn.detail'>, 'gstDeducted' | 'collected'>>

type Fact = readonly [label: string, value: ReactNode]

/** How much and how, of a payment and of one that waits to become one. */
export function useMoneyFacts(kind: PaymentKind): (payment: Payment, amount: TextKey) => readonly Fact[] {
  const t = useT()
  const language = useTextStore((state) => state.culture.slice(0, 2)) as 'en' | 'ar' | 'hi'
  return (payment, amount) => [
    [t(amount), <Amount key="amount" value={payment.amount} sign />],
    [t('payment.inWords'), payment.amountInWords[language]],
    [t('payment.mode'), t.label('PaymentMode', payment.mode)],
    [t(payment.mode === 'Cheque' ? 'payment.chequeNumber' : 'payment.reference'), payment.reference],
    ...(payment.chequeDate
      ? [[t('payment.chequeDate'), <DateText key="cheque" value={payment.chequeDate} />] as const]
      : []),
    [t('payment.account'), payment.account],
    [t(wordsOf[kind].tds), <Amount key="tds" value={payment.tdsDeducted ?? '0'} />],
    ...(payment.tdsSection ? [[t('payment.tdsSection'), payment.tdsSection] as const] : []),
    ...gstFacts(t, payment.gstDeducted),
    ...tcsFacts(t, payment.collected),
    [t('payment.bankCharges'), <Amount key="charges" value={payment.bankCharges ?? '0'} />],
    [t('payment.unallocated'), <Amount key="rest" value={payment.unallocated} />],
  ]
}

/** GST that the customer kept back: of which value, by which GSTIN, and how much of each head. */
const gstFacts = (t: Translate, kept: Payment['gstDeducted']): readonly Fact[] =>
  kept
    ? [
        [t('gstKept.title'), t.label('GstSectionName', kept.section)],
        [t('gstKept.deductor'), <bdi key="deductor">{kept.deductorGstin}</bdi>],
        [t('gstKept.taxableValue'), <Amount key="value" value={kept.taxableValue} />],
        ...gstHeads
          .filter((head) => Number(kept[head]) > 0)
          .map((head) => [t(`gstKept.${head}`), <Amount key={head} value={kept[head]} />] as const),
      ]
    : []

/** Income tax that was collected inside the money, and why. */
const tcsFacts = (t: Translate, collected: Payment['collected']): readonly Fact[] =>
  collected
    ? [
        [t('tcs.section'), t.label('TcsSectionName', collected.section)],
        [t('tcs.provision'), <bdi key="provision">{collected.provision}</bdi>],
        [t('tcs.taxed'), <Amount key="taxed" value={collected.taxed} />],
        [t('tcs.sumReceipt'), <Amount key="tax" value={collected.tax} />],
        ...(collected.reason ? [[t('tcs.reason'), collected.reason] as const] : []),
        [t('tcs.title'), <WhyCollected key="why" why={collected.why} />],
      ]
    : []

type Settled = Reply<'paymentIn.detail'>['allocations'][number] & {
  /** What is open of it now, where the payment is yet to be made. */
  readonly balance?: string
}

/** The documents that a payment settles, or would settle once it is approved. */
export function PaysFor({
  kind,
  settled,
  isRefund = false,
}: {
  kind: PaymentKind
  settled: readonly Settled[]
  /** It gives an advance back: it pays for nothing, and is none itself. */
  readonly isRefund?: boolean
}) {
  const t = useT()
  const showsOpen = settled.some(({ balance }) => balance !== undefined)
  return (
    <table className={css.table}>
      <caption>{t('payment.paysFor')}</caption>
      {settled.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{t(wordsOf[kind].invoice)}</th>
            <th scope="col">{t('payment.date')}</th>
            {showsOpen && <th scope="col">{t('payApproval.openNow')}</th>}
            <th scope="col">{t('payment.allocated')}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {settled.length === 0 && (
          <tr>
            <td className="muted">{t(isRefund ? 'payout.givesBack' : wordsOf[kind].paysForNothing)}</td>
          </tr>
        )}
        {settled.map((part) => (
          <tr key={part.documentId} data-less={Number(part.balance) < Number(part.amount) || undefined}>
            <td>
              <DocumentLink kind={part.kind} id={part.documentId}>
                {part.number}
              </DocumentLink>
              {part.supplierNumber && (
                <small className="muted">
                  <bdi>{part.supplierNumber}</bdi>
                </small>
              )}
            </td>
            <td>
              <DateText value={part.date} />
            </td>
            {showsOpen && (
              <td>
                <Amount value={part.balance ?? '0'} />
              </td>
            )}
            <td>
              <Amount value={part.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
