import type { PaymentDetail, Voucher } from '@bahi/contracts/payments.ts'
import type { PrintTable } from '@bahi/contracts/printing.ts'
import type { PrintingText } from '@bahi/contracts/texts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { hasUtgst } from '@bahi/domain/tables/states.ts'
import type * as z from 'zod'
import { day, fitted, money, percent, type Say } from './format.ts'
import { stateWithCode } from './frame.ts'

type VoucherSource = z.output<typeof Voucher>

/** What rules 50, 51 and 52 of the CGST Rules call them. */
export const voucherTitles = {
  receiptVoucher: 'print.title.receiptVoucher',
  refundVoucher: 'print.title.refundVoucher',
  paymentVoucher: 'print.title.payment',
} as const satisfies Readonly<Record<VoucherSource['kind'], PrintingText>>

/** What a voucher says beyond the payment. */
export const voucherFacts = (
  payment: Pick<z.output<typeof PaymentDetail>, 'number'>,
  voucher: VoucherSource,
  language: Language,
  say: Say,
) =>
  [
    [
      say('print.voucher.receipt'),
      voucher.receipt && `${voucher.receipt.number} / ${day(voucher.receipt.date)}`,
      true,
    ],
    [say('print.placeOfSupply'), stateWithCode(voucher.placeOfSupply, language)],
    [say('print.reverseCharge'), say(voucher.reverseCharge ? 'print.yes' : 'print.no')],
    [say('print.voucher.payment'), payment.number, true],
  ] as const

/** What the money is for, with its tax: by line of the supplies paid for, or the one supply of an advance. */
export function voucherTable(voucher: VoucherSource, say: Say): PrintTable {
  const { lines } = voucher
  const any = (head: 'cess') => lines.some((line) => !Decimal.of(line[head]).isZero())
  const heads = [
    ...(voucher.interState ? (['igst'] as const) : (['cgst', 'sgst'] as const)),
    ...(any('cess') ? (['cess'] as const) : []),
  ]
  const label = (head: (typeof heads)[number]) =>
    say(head === 'sgst' && hasUtgst(voucher.placeOfSupply) ? 'print.tax.utgst' : `print.tax.${head}`)
  const sum = (name: 'taxableValue' | (typeof heads)[number]) =>
    money(Decimal.sum(lines.map((line) => line[name])).toString())
  return fitted(
    {
      title: say('print.voucher.supply'),
      columns: [
        { key: 'description', label: say('print.line.description'), kind: 'text', width: 0 },
        { key: 'hsn', label: say('print.line.hsn'), kind: 'code', width: 1 },
        { key: 'rate', label: say('print.summary.gstRate'), kind: 'number', width: 1 },
        { key: 'taxable', label: say('print.line.taxable'), kind: 'number', width: 1 },
        ...heads.map((head) => ({ key: head, label: label(head), kind: 'number', width: 1 }) as const),
      ],
      rows: lines.map((line) => [
        line.description || '-',
        line.hsn ?? '-',
        percent(line.rate),
        money(line.taxableValue),
        ...heads.map((head) => money(line[head])),
      ]),
      footer: [say('print.line.total'), '', '', sum('taxableValue'), ...heads.map(sum)],
    },
    527,
    [8],
  )
}
