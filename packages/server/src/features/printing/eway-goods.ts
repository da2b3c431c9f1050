import type { PrintTotal } from '@bahi/contracts/printing.ts'
import type { EwbItem, EwbPayload } from '@bahi/gateways/ewaybill/payload.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { own, wideTable } from './eway-frame.ts'
import type { FormTable } from './eway-frame.ts'
import { decimalsOf, fixed, money } from './format.ts'

/** Goods of the detailed print; the rates are in the portal's order, each with what the line has of it. */
export function goodsTable({ itemList }: EwbPayload): FormTable {
  const decimals = decimalsOf(
    itemList.map(({ quantity }) => (quantity === undefined ? '0' : text(quantity))),
    0,
  )
  return wideTable(
    [
      ['#', 'index'],
      ['HSN Code', 'code'],
      ['Product Name & Desc', 'text', true],
      ['Quantity', 'number'],
      ['Taxable Amount ₹', 'number'],
      ['Tax Rate %\n(C+S+I+Cess+Cess Non Advol)', 'code'],
    ],
    itemList.map((item, at) => [
      String(at + 1),
      item.hsnCode,
      nameOf(item),
      item.quantity === undefined
        ? '-'
        : `${fixed(text(item.quantity), decimals)}\n${item.qtyUnit ?? ''}`.trim(),
      money(text(item.taxableAmount)),
      [item.cgstRate, item.sgstRate, item.igstRate, item.cessRate, item.cessNonAdvol].map(text).join(' + '),
    ]),
  )
}

export function goodsTotals(payload: EwbPayload): PrintTotal[] {
  const row = (label: string, value: number): PrintTotal => ({ label, value: money(text(value)) })
  return [
    row('Total Taxable Amt', payload.totalValue),
    row('CGST Amt', payload.cgstValue),
    row('SGST Amt', payload.sgstValue),
    row('IGST Amt', payload.igstValue),
    row('CESS Amt', payload.cessValue),
    row('CESS Non Advol Amt', payload.cessNonAdvolValue),
    row('Other Amt', payload.otherValue),
    { ...row('Total Inv. Amt', payload.totInvValue), strong: true },
  ]
}

/** The first of the goods, and how many more there are: the one-page print has no table of them. */
export function hsnOf({ itemList }: EwbPayload): string {
  const [first, ...rest] = itemList
  if (!first) return '-'
  const more = rest.length > 0 ? ` (+ ${rest.length} more)` : ''
  return `${first.hsnCode} - ${own(first.productName || first.productDesc)}${more}`
}

const nameOf = ({ productName, productDesc }: EwbItem): string =>
  productDesc === productName || productDesc === ''
    ? own(productName)
    : [own(productName), own(productDesc)].filter(Boolean).join('\n')

/** Numbers of the payload have at most three decimals; never in powers of ten. */
const text = (value: number): string =>
  Decimal.of(value.toFixed(3))
    .toFixed(3)
    .replace(/\.?0+$/, '')
