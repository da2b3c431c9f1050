import type { AccountEntry } from '../documents/entries.ts'
import { Decimal } from '../num/decimal.ts'
import { gstHeads, noGstKept, sumOfGst } from '../withholding/gst.ts'
import type { GstKept, GstSection } from '../withholding/gst.ts'
import { paymentKinds } from './kinds.ts'
import type { OpenSide, PaymentKind } from './kinds.ts'

export interface PaymentFigures {
  readonly mode: string
  /** What the payer gives and the payee gets, before charges of the bank. */
  readonly amount: Decimal
  readonly bankCharges: Decimal
  /** Tax kept back by the payer; it settles as money does. */
  readonly tdsDeducted: Decimal
  /** GST that the customer kept back under a section of the CGST Act; it settles as money does too. */
  readonly gst?: (GstKept & { readonly section: GstSection }) | undefined
  /** Income tax that is collected of the payer inside the money: it is owed to the government and settles nothing. */
  readonly collected?: Decimal | undefined
}

/** What a payment settles: the money and all that the payer kept back. */
export const wholeOf = ({
  amount,
  tdsDeducted,
  gst,
}: Pick<PaymentFigures, 'amount' | 'tdsDeducted'> & { readonly gst?: GstKept | undefined }): Decimal =>
  amount.add(tdsDeducted).add(sumOfGst(gst ?? noGstKept))

/** The accounts of GST kept back: credit that comes to the electronic cash ledger once it is accepted on the portal. */
const gstAccounts = {
  '51': { igst: 'gstTdsIgst', cgst: 'gstTdsCgst', sgst: 'gstTdsSgst' },
  '52': { igst: 'gstTcsIgst', cgst: 'gstTcsCgst', sgst: 'gstTcsSgst' },
} as const

/**
 * What a payment is in the books, balanced. Money that comes in: what reached bank or till, what the bank kept, and the taxes
 * the customer kept back, against the account of the party and what it holds of tax collected at source. Money that goes out: what left bank or till with the
 * charges of the bank, and the tax we keep back and owe to the government.
 */
export function entriesOfPayment(kind: PaymentKind, payment: PaymentFigures): AccountEntry[] {
  const { money, withheld } = paymentKinds[kind]
  const { amount, bankCharges, tdsDeducted, gst, collected = Decimal.zero } = payment
  const comesIn = money === 'debit'
  const other = comesIn ? 'credit' : 'debit'
  const rows = [
    [
      payment.mode === 'Cash' ? 'cash' : 'bank',
      money,
      comesIn ? amount.sub(bankCharges) : amount.add(bankCharges),
    ],
    ['bankCharges', 'debit', bankCharges],
    [withheld, money, tdsDeducted],
    ...gstHeads.map(
      (head) => [gstAccounts[gst?.section ?? '51'][head], money, gst?.[head] ?? Decimal.zero] as const,
    ),
    ['party', other, wholeOf(payment).sub(collected)],
    ['tcsPayable', other, collected],
  ] as const
  return rows.flatMap(([account, side, value]) =>
    value.isZero() ? [] : [{ account, [side]: value.toFixed(2) }],
  )
}

/**
 * What is written off of an open document, in the books: a loss where the party owed it, a gain where we did. It touches no
 * tax, so no return has it.
 */
export function entriesOfWriteOff(side: OpenSide, amount: Decimal): AccountEntry[] {
  const value = amount.toFixed(2)
  return side === 'receivable'
    ? [
        { account: 'writtenOff', debit: value },
        { account: 'party', credit: value },
      ]
    : [
        { account: 'party', debit: value },
        { account: 'writtenOff', credit: value },
      ]
}
