import type { PrintTable } from '@bahi/contracts/printing.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { decimalsOf, fitted, fixed, money, percent, type Say } from './format.ts'
import { sizesFor } from './layout.ts'
import { headsShown, labelOf, quantityLabel, rowsOf, sameUnit, sum, type Row } from './line-rows.ts'
import { fixedColumn, type LineSet } from './line-cells.ts'
import { linesTable } from './lines-table.ts'

/** The tables of a document: its lines, its tax by rate and by HSN. */
export const tablesOf = ({ document, say, style, layout }: Omit<LineSet, 'rows' | 'heads'>) => {
  const rows = rowsOf(document, say, style)
  const set = { document, say, style, layout, rows, heads: headsShown(document, rows) }
  const { hasRateSummary, hasHsnSummary } = style.settings
  const isTaxed = set.heads.length > 0
  return {
    lines: linesTable(set),
    rateSummary: isTaxed && hasRateSummary ? rateTable(set) : undefined,
    hsnSummary: isTaxed && hasHsnSummary && rows.some((row) => row.hsn) ? hsnTable(set) : undefined,
  }
}

const rateTable = ({ document, rows, heads: shown, say, layout }: LineSet): PrintTable => {
  const groups = [
    ...Map.groupBy(rows, (row) => `${row.taxCategory} ${Decimal.of(row.taxRate).toFixed(3)}`).values(),
  ]
  return fitted(
    {
      title: say('print.summary.rate'),
      columns: [
        { ...fixedColumn('rate', say('print.summary.gstRate'), 'code'), width: 0 },
        fixedColumn('taxable', say('print.line.taxable')),
        ...shown.map((head) => fixedColumn(head, say(labelOf(head, document)))),
      ],
      rows: groups.map((group) => [
        rateName(group[0]!, say),
        money(sum(group.map((row) => row.taxableValue))),
        ...shown.map((head) => money(sum(group.map((row) => row.tax[head])))),
      ]),
    },
    layout.paper === 'roll' ? layout.width : layout.width - layout.totalsWidth - 17,
    sizesFor(layout, [7.4, 7, 6.6, 6.2]),
  )
}

const hsnTable = ({ document, rows, heads: shown, say, layout }: LineSet): PrintTable => {
  const groups = [
    ...Map.groupBy(
      rows,
      (row) => `${row.hsn} ${row.taxCategory} ${Decimal.of(row.taxRate).toFixed(3)}`,
    ).values(),
  ]
  const isRoll = layout.paper === 'roll'
  const each = isRoll ? [] : shown
  const tax = (list: readonly Row[]) => money(sum(list.flatMap((row) => shown.map((head) => row.tax[head]))))
  const quantity = (group: readonly Row[]) => {
    if (!sameUnit(group)) return ''
    const values = group.map((row) => row.quantity ?? '0')
    return `${fixed(sum(values), decimalsOf(values, 0))} ${group.find((row) => row.uqc)?.uqc ?? ''}`.trim()
  }
  return fitted(
    {
      title: say('print.summary.hsn'),
      columns: [
        { ...fixedColumn('hsn', say('print.line.hsn'), 'code'), width: 0 },
        ...(isRoll ? [] : [fixedColumn('quantity', say(quantityLabel(document)))]),
        ...(isRoll ? [] : [fixedColumn('rate', say('print.summary.gstRate'))]),
        fixedColumn('taxable', say('print.line.taxable')),
        ...each.map((head) => fixedColumn(head, say(labelOf(head, document)))),
        fixedColumn('tax', say('print.summary.tax')),
      ],
      rows: groups.map((group) => [
        group[0]!.hsn || '-',
        ...(isRoll ? [] : [quantity(group), rateName(group[0]!, say)]),
        money(sum(group.map((row) => row.taxableValue))),
        ...each.map((head) => money(sum(group.map((row) => row.tax[head])))),
        tax(group),
      ]),
      footer: [
        say('print.line.total'),
        ...(isRoll ? [] : ['', '']),
        money(sum(rows.map((row) => row.taxableValue))),
        ...each.map((head) => money(sum(rows.map((row) => row.tax[head])))),
        tax(rows),
      ],
    },
    layout.width,
    sizesFor(layout, [7.4, 7, 6.6, 6.2]),
  )
}

const rateName = (row: Row, say: Say) =>
  row.hasNoRate
    ? '-'
    : isCategory(row.taxCategory) && row.taxCategory !== 'ZeroRated'
      ? say(`print.category.${row.taxCategory}`)
      : percent(row.taxRate)

const isCategory = (category: string): category is 'Exempt' | 'NilRated' | 'NonGst' | 'ZeroRated' =>
  category !== 'Taxable'
