import type { ReceiptPrint } from '@bahi/contracts/printing.ts'
import type { PaymentDetail } from '@bahi/contracts/payments.ts'
import { printingTexts, type PrintingText } from '@bahi/contracts/texts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { gstHeads } from '@bahi/domain/withholding/gst.ts'
import type * as z from 'zod'
import { day, fitted, money, sayIn, type Say } from './format.ts'
import { facts, frameOf, signatureOf, type Supplier } from './frame.ts'
import { optional, titleInEnglish, wordsOf } from './model.ts'
import { ownFacts } from './own-fields.ts'
import type { PrintStyle } from './style.ts'
import { voucherFacts, voucherTable, voucherTitles } from './voucher.ts'

type Payment = z.output<typeof PaymentDetail> & { readonly kind: PaymentKind }

/** Words that differ by the direction of the money. */
const words = {
  paymentIn: {
    title: 'print.title.receipt',
    party: 'print.receivedFrom',
    amount: 'print.receipt.amount',
    tds: 'print.receipt.tds',
    against: 'print.receipt.against',
  },
  paymentOut: {
    title: 'print.title.payment',
    party: 'print.paidTo',
    amount: 'print.payment.amount',
    tds: 'print.payment.tds',
    against: 'print.payment.against',
  },
} as const satisfies Readonly<Record<PaymentKind, Readonly<Record<string, PrintingText>>>>

/** Voucher of money received or paid: the payment, what it settles and what stays as advance. */
export const receiptPrint = (
  payment: Payment,
  supplier: Supplier,
  language: Language,
  style: PrintStyle,
): ReceiptPrint => {
  const say = sayIn(language)
  const { settings } = style
  const own = words[payment.kind]
  const { voucher } = payment
  const title = voucher ? voucherTitles[voucher.kind] : own.title
  return {
    ...frameOf(supplier, language, say(title), voucher?.number ?? payment.number, settings),
    ...titleInEnglish(title, language),
    ...optional('watermark', payment.status === 'Cancelled' ? say('print.cancelled') : undefined),
    facts: [
      ...facts([
        [say('print.date'), day(voucher?.date ?? payment.date), true],
        ...(voucher ? voucherFacts(payment, voucher, language, say) : []),
        [say('print.receipt.mode'), say(modeText(payment.mode))],
        [say('print.receipt.reference'), payment.reference, true],
        [say('print.receipt.chequeDate'), payment.chequeDate && day(payment.chequeDate), true],
        [say('print.receipt.account'), payment.account],
      ]),
      ...ownFacts(payment.customFields, payment.kind, style, language, say),
    ],
    party: {
      heading: say(own.party),
      name: payment.partyName,
      lines: voucher?.address ? [voucher.address] : [],
      facts: facts([
        [say('print.gstin'), payment.partyGstin ?? (voucher ? say('print.unregistered') : null), true],
      ]),
    },
    amount: { label: say(own.amount), value: `₹ ${money(payment.amount)}`, strong: true },
    words: wordsOf(payment.amountInWords, language),
    ...optional('tax', voucher ? voucherTable(voucher, say) : undefined),
    ...optional('allocations', allocationsTable(payment, say)),
    totals: [
      { label: tdsLabel(payment, say), value: payment.tdsDeducted ?? '0' },
      ...gstTotals(payment, say),
      ...collectedTotal(payment, say),
      { label: say('print.receipt.charges'), value: payment.bankCharges ?? '0' },
      // Of a receipt voucher the whole advance is in its table, whatever happened to it since.
      ...(voucher?.kind === 'receiptVoucher'
        ? []
        : [{ label: say('print.receipt.advance'), value: payment.unallocated }]),
    ]
      .filter((total) => !Decimal.of(total.value).isZero())
      .map((total) => ({ ...total, value: money(total.value) })),
    notes: payment.notes ? [{ heading: say('print.remarks'), text: payment.notes }] : [],
    signature: signatureOf(supplier, say, settings.hasSignatureImage),
  }
}

const allocationsTable = (payment: Payment, say: Say) =>
  payment.allocations.length === 0
    ? undefined
    : fitted(
        {
          title: say(words[payment.kind].against),
          columns: [
            { key: 'number', label: say('print.number'), kind: 'code', width: 0 },
            { key: 'date', label: say('print.date'), kind: 'code', width: 1 },
            { key: 'total', label: say('print.receipt.documentTotal'), kind: 'number', width: 1 },
            { key: 'amount', label: say('print.receipt.allocated'), kind: 'number', width: 1 },
          ],
          rows: payment.allocations.map((each) => [
            // A supplier knows its bill by its own number.
            each.supplierNumber ?? each.number ?? '-',
            each.date ? day(each.date) : '-',
            money(each.documentTotal),
            money(each.amount),
          ]),
          footer: [
            say('print.line.total'),
            '',
            '',
            money(Decimal.sum(payment.allocations.map((each) => each.amount)).toString()),
          ],
        },
        527,
        [8],
      )

const tdsLabel = ({ kind, tdsSection }: Payment, say: Say) =>
  [say(words[kind].tds), tdsSection].filter(Boolean).join(' · ')

/** GST that the customer kept back, by head. */
const gstTotals = ({ gstDeducted: kept }: Payment, say: Say) =>
  kept
    ? gstHeads.map((head) => ({
        label: `${say(`print.receipt.gst.${kept.section}`)} · ${say(`print.tax.${head}`)}`,
        value: kept[head],
      }))
    : []

/** Income tax that was collected inside the money. */
const collectedTotal = ({ collected }: Payment, say: Say) =>
  collected
    ? [
        {
          label: say('print.total.tcsRate', { provision: collected.provision, rate: collected.rate }),
          value: collected.tax,
        },
      ]
    : []

const modeText = (mode: string): PrintingText => {
  const key = `print.mode.${mode}`
  return key in printingTexts ? (key as PrintingText) : 'print.mode.Other'
}
