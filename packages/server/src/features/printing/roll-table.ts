import { isQuantityProvisional } from '@bahi/domain/documents/challan.ts'
import { lineFieldsOf } from '@bahi/domain/documents/kinds.ts'
import { labelIn } from '@bahi/contracts/custom-alias.ts'
import type { PrintTable } from '@bahi/contracts/printing.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { decimalsOf, fitted, fixed, money, percent } from './format.ts'
import { sizesFor } from './layout.ts'
import { isValueAlone, labelOf, sum } from './line-rows.ts'
import { categoryNote, fixedColumn, rateOfHead, type LineSet } from './line-cells.ts'

/**
 * Lines on a roll of 80 mm: no columns but the amount. What a page has in columns is below the description, each
 * with its name, so that nothing rule 46 wants is lost on the narrow paper.
 */
export const rollTable = ({ document, rows, heads, say, style, layout }: LineSet): PrintTable => {
  const taxed = heads.length > 0
  const wanted = new Map(style.settings.columns.map(({ key, isShown }) => [key, isShown]))
  const isShown = (key: string) => wanted.get(key) ?? true
  const quantityDecimals = decimalsOf(
    rows.map((row) => row.quantity ?? '0'),
    0,
  )
  const own = style.fields.filter(({ recordKind }) => recordKind === lineFieldsOf(document.kind))
  const cells = rows.map((row, index) => {
    const price = isShown('rate') && row.unitPrice !== undefined ? ` × ${fixed(row.unitPrice, 2)}` : ''
    const provisional = isQuantityProvisional(document) ? `${say('print.line.provisional')} ` : ''
    const measure = row.quantity
      ? `${provisional}${fixed(row.quantity, quantityDecimals)} ${row.uqc}`.trim() + price
      : ''
    const free =
      row.freeQuantity && !Decimal.of(row.freeQuantity).isZero()
        ? say('print.line.free', { quantity: fixed(row.freeQuantity, quantityDecimals) })
        : ''
    const discount = Decimal.of(row.discount).isZero()
      ? ''
      : `${say('print.line.discount')} ${row.discountPercent ? `${percent(row.discountPercent)} ` : ''}${money(row.discount)}`
    const taxes = heads.map((head) =>
      [say(labelOf(head, document)), rateOfHead(head, row), money(row.tax[head])].filter(Boolean).join(' '),
    )
    return [
      [
        (isShown('index') ? `${index + 1}. ` : '') + row.description,
        ...row.details,
        ...own
          .filter(({ key }) => row.own[key])
          .map(({ key, labels }) => `${labelIn(labels, style.language)}: ${row.own[key]}`),
        [measure, free, row.hsn && `${say('print.line.hsn')} ${row.hsn}`].filter(Boolean).join(' · '),
        discount,
        taxes.join(' · '),
      ]
        .filter(Boolean)
        .join('\n'),
      money(row.taxableValue) +
        categoryNote(row, taxed, say) +
        (taxed && isShown('total') ? `\n${money(row.total)}` : ''),
    ]
  })
  const amount = say(isValueAlone(document) ? 'print.line.value' : 'print.line.taxable')
  const heading = taxed && isShown('total') ? `${amount}\n${say('print.line.total')}` : amount
  const totals = [money(sum(rows.map((row) => row.taxableValue)))]
  if (taxed && isShown('total')) totals.push(money(sum(rows.map((row) => row.total))))
  return fitted(
    {
      columns: [
        { key: 'description', label: say('print.line.description'), kind: 'text', width: 0 },
        fixedColumn('taxable', heading),
      ],
      rows: cells,
      footer: [say('print.line.total'), totals.join('\n')],
    },
    layout.width,
    sizesFor(layout, [7.8, 7.2]),
  )
}
