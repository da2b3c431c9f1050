import { lineFieldsOf } from '@bahi/domain/documents/kinds.ts'
import { labelIn } from '@bahi/contracts/custom-alias.ts'
import type { PrintTable } from '@bahi/contracts/printing.ts'
import { lineColumns } from '@bahi/contracts/print-settings.ts'
import type { LineColumn } from '@bahi/contracts/print-settings.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { decimalsOf, fitted, fixed, money, percent, type FittedColumn, type Say } from './format.ts'
import { sizesFor } from './layout.ts'
import { categoryNote, fixedColumn, rateOfHead, type LineSet } from './line-cells.ts'
import { isValueAlone, quantityLabel, labelOf, sameUnit, sum, type Head, type Row } from './line-rows.ts'
import { rollTable } from './roll-table.ts'

/** A column with what is in its cells and in its foot. */
interface Column {
  /** By which the settings arrange it: one of `lineColumns`, or an own field. */
  readonly group: string
  readonly column: FittedColumn
  readonly cell: (row: Row, index: number) => string
  readonly foot?: string
}

/** The lines in the columns that the settings want, in their order; what the law wants is always among them. */
export const linesTable = (set: LineSet): PrintTable => {
  if (set.layout.paper === 'roll') return rollTable(set)
  const whole = arranged(set, allColumns(set))
  const table = tableOf(set, whole)
  const taken = table.columns.reduce((total, { width }) => total + width * table.textSize, 0)
  // On a small page the code goes below the description, before words have to be broken letter by letter.
  return set.layout.paper === 'A5' && set.layout.width - taken < 96
    ? tableOf(set, folded(whole, set.say))
    : table
}

const tableOf = ({ rows, layout }: LineSet, columns: readonly Column[]): PrintTable =>
  fitted(
    {
      columns: columns.map(({ column }) => column),
      rows: rows.map((row, index) => columns.map(({ cell }) => cell(row, index))),
      footer: columns.map(({ foot }) => foot ?? ''),
    },
    layout.width,
    sizesFor(layout, [8, 7.6, 7.2, 6.8, 6.4, 6]),
  )

/** In the order of the settings; those they do not name keep their usual place behind the one before them. */
const arranged = ({ style }: LineSet, all: readonly Column[]): Column[] => {
  const wanted = style.settings.columns
  const known = new Map(wanted.map((entry, at) => [entry.key, { ...entry, at }]))
  const groups = [...new Set(all.map(({ group }) => group))]
  let last = -1
  const places = new Map(
    groups.map((group) => {
      const own = known.get(group)
      if (own) last = own.at
      return [group, own ? own.at : last + 0.5]
    }),
  )
  return all
    .filter(({ group }) => isFixed(group) || (known.get(group)?.isShown ?? !group.startsWith('field')))
    .toSorted((a, b) => places.get(a.group)! - places.get(b.group)!)
    .map((entry) => {
      const width = known.get(entry.group)?.width
      return width === undefined || entry.column.width === 0
        ? entry
        : { ...entry, column: { ...entry.column, minimum: (width * 72) / 25.4 } }
    })
}

const isFixed = (group: string) => group in lineColumns && lineColumns[group as LineColumn].isFixed

/** HSN below the description and the discount below the price, each still named. */
const folded = (columns: readonly Column[], say: Say): Column[] => {
  const discount = columns.find(({ group }) => group === 'discount')
  const hasRate = columns.some(({ group }) => group === 'rate')
  return columns
    .filter(({ group }) => group !== 'hsn' && !(group === 'discount' && hasRate))
    .map((entry) => {
      if (entry.group === 'description')
        return {
          ...entry,
          cell: (row, index) =>
            [entry.cell(row, index), row.hsn && `${say('print.line.hsn')} ${row.hsn}`]
              .filter(Boolean)
              .join('\n'),
        }
      if (entry.group === 'rate' && discount)
        return {
          ...entry,
          cell: (row, index) =>
            [
              entry.cell(row, index),
              Decimal.of(row.discount).isZero() ? '' : `- ${discount.cell(row, index)}`,
            ]
              .filter(Boolean)
              .join('\n'),
        }
      return entry
    })
}

const allColumns = ({ document, rows, heads, say, style }: LineSet): Column[] => {
  const discounts = rows.some((row) => !Decimal.of(row.discount).isZero())
  const taxed = heads.length > 0
  const priceDecimals = decimalsOf(
    rows.map((row) => row.unitPrice ?? '0'),
    2,
  )
  const totalOf = (values: readonly string[]) => money(sum(values))
  const own = style.fields.filter(({ recordKind }) => recordKind === lineFieldsOf(document.kind))
  const columnsOfOwn = new Set(style.settings.columns.filter(({ isShown }) => isShown).map(({ key }) => key))
  const language = style.language
  return [
    {
      group: 'index',
      column: fixedColumn('index', say('print.line.index'), 'index'),
      cell: (_, index) => `${index + 1}`,
    },
    {
      group: 'description',
      column: { key: 'description', label: say('print.line.description'), kind: 'text', width: 0 },
      cell: (row) =>
        [
          row.description,
          ...row.details,
          ...own
            .filter(({ key }) => row.own[key] && !columnsOfOwn.has(key))
            .map(({ key, labels }) => `${labelIn(labels, language)}: ${row.own[key]}`),
        ].join('\n'),
      foot: say('print.line.total'),
    },
    { group: 'hsn', column: fixedColumn('hsn', say('print.line.hsn'), 'code'), cell: (row) => row.hsn },
    ...own.map(({ key, labels, type }): Column => ({
      group: key,
      column: fixedColumn(key, labelIn(labels, language), type === 'number' ? 'number' : 'code'),
      cell: (row) => row.own[key] ?? '',
    })),
    quantityColumn(rows, say, document),
    {
      group: 'rate',
      column: fixedColumn('rate', say('print.line.rate')),
      cell: (row) => (row.unitPrice === undefined ? '' : fixed(row.unitPrice, priceDecimals)),
    },
    ...(discounts
      ? [
          {
            group: 'discount',
            column: fixedColumn('discount', say('print.line.discount')),
            cell: (row: Row) =>
              money(row.discount) + (row.discountPercent ? `\n${percent(row.discountPercent)}` : ''),
            foot: totalOf(rows.map((row) => row.discount)),
          },
        ]
      : []),
    {
      group: 'taxable',
      column: fixedColumn('taxable', say(isValueAlone(document) ? 'print.line.value' : 'print.line.taxable')),
      cell: (row) => money(row.taxableValue) + categoryNote(row, taxed, say),
      foot: totalOf(rows.map((row) => row.taxableValue)),
    },
    ...heads.map((head) => ({
      group: 'taxes',
      column: fixedColumn(head, say(labelOf(head, document))),
      cell: (row: Row) => money(row.tax[head]) + rateNote(head, row),
      foot: totalOf(rows.map((row) => row.tax[head])),
    })),
    ...(taxed
      ? [
          {
            group: 'total',
            column: fixedColumn('total', say('print.line.total')),
            cell: (row: Row) => money(row.total),
            foot: totalOf(rows.map((row) => row.total)),
          },
        ]
      : []),
  ]
}

const quantityColumn = (rows: readonly Row[], say: Say, document: LineSet['document']): Column => {
  const decimals = decimalsOf(
    rows.map((row) => row.quantity ?? '0'),
    0,
  )
  return {
    group: 'quantity',
    column: fixedColumn('quantity', say(quantityLabel(document))),
    cell: (row) => {
      if (!row.quantity) return ''
      const free = row.freeQuantity && !Decimal.of(row.freeQuantity).isZero() ? row.freeQuantity : undefined
      return [
        [fixed(row.quantity, decimals), row.uqc].filter(Boolean).join('\n'),
        free && say('print.line.free', { quantity: fixed(free, decimals) }),
      ]
        .filter(Boolean)
        .join('\n')
    },
    foot: sameUnit(rows) ? fixed(sum(rows.map((row) => row.quantity ?? '0')), decimals) : '',
  }
}

const rateNote = (head: Head, row: Row): string => {
  const rate = rateOfHead(head, row)
  return rate === undefined ? '' : `\n${rate}`
}
