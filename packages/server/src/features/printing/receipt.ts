import type { PrintSettings } from '@bahi/contracts/print-settings.ts'
import type { ReceiptPrint } from '@bahi/contracts/printing.ts'
import type { PaymentInDetail } from '@bahi/contracts/payments.ts'
import { printingTexts, type PrintingText } from '@bahi/contracts/texts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type * as z from 'zod'
import { day, fitted, money, sayIn, type Say } from './format.ts'
import { facts, frameOf, signatureOf, type Supplier } from './frame.ts'
import { optional, titleInEnglish, wordsOf } from './model.ts'

type Payment = z.output<typeof PaymentInDetail>

/** Receipt for money received: the payment, what it settles and what stays as advance. */
export const receiptPrint = (
  payment: Payment,
  supplier: Supplier,
  language: Language = 'en',
  settings?: PrintSettings,
): ReceiptPrint => {
  const say = sayIn(language)
  return {
    ...frameOf(supplier, language, say('print.title.receipt'), payment.number, settings),
    ...titleInEnglish('print.title.receipt', language),
    ...optional('watermark', payment.status === 'Cancelled' ? say('print.cancelled') : undefined),
    facts: facts([
      [say('print.date'), day(payment.date), true],
      [say('print.receipt.mode'), say(modeText(payment.mode))],
      [say('print.receipt.reference'), payment.reference, true],
      [say('print.receipt.account'), payment.account],
    ]),
    party: {
      heading: say('print.receivedFrom'),
      name: payment.partyName,
      lines: [],
      facts: facts([[say('print.gstin'), payment.partyGstin, true]]),
    },
    amount: { label: say('print.receipt.amount'), value: `₹ ${money(payment.amount)}`, strong: true },
    words: wordsOf(payment.amountInWords, language),
    ...optional('allocations', allocationsTable(payment, say)),
    totals: [
      { label: say('print.receipt.tds'), value: payment.tdsDeducted ?? '0' },
      { label: say('print.receipt.charges'), value: payment.bankCharges ?? '0' },
      { label: say('print.receipt.advance'), value: payment.unallocated },
    ]
      .filter((total) => !Decimal.of(total.value).isZero())
      .map((total) => ({ ...total, value: money(total.value) })),
    notes: payment.notes ? [{ heading: say('print.remarks'), text: payment.notes }] : [],
    signature: signatureOf(supplier, say, settings?.hasSignatureImage),
  }
}

const allocationsTable = (payment: Payment, say: Say) =>
  payment.allocations.length === 0
    ? undefined
    : fitted(
        {
          title: say('print.receipt.against'),
          columns: [
            { key: 'number', label: say('print.number'), kind: 'code', width: 0 },
            { key: 'date', label: say('print.date'), kind: 'code', width: 1 },
            { key: 'total', label: say('print.receipt.documentTotal'), kind: 'number', width: 1 },
            { key: 'amount', label: say('print.receipt.allocated'), kind: 'number', width: 1 },
          ],
          rows: payment.allocations.map((each) => [
            each.number ?? '-',
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

const modeText = (mode: string): PrintingText => {
  const key = `print.mode.${mode}`
  return key in printingTexts ? (key as PrintingText) : 'print.mode.Other'
}
