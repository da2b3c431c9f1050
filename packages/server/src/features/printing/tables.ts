import type { PrintColumn, PrintTable } from '@bahi/contracts/printing.ts'
import type { PrintingText } from '@bahi/contracts/texts/printing.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { shareOut } from '@bahi/domain/num/share.ts'
import { hasUtgst } from '@bahi/domain/tables/states.ts'
import { decimalsOf, fitted, fixed, money, percent, type Say } from './format.ts'
import type { PrintSource } from './source.ts'

const heads = ['igst', 'cgst', 'sgst', 'cess', 'stateCess'] as const
type Head = (typeof heads)[number]

/** A line or a charge with its taxes: what the three tables are made of. */
interface Row {
  readonly description: string
  readonly details: readonly string[]
  readonly hsn: string
  readonly uqc: string
  readonly quantity?: string | undefined
  readonly freeQuantity?: string | undefined
  readonly unitPrice?: string | undefined
  readonly discount: string
  readonly discountPercent?: string | undefined
  readonly taxableValue: string
  readonly taxCategory: string
  readonly taxRate: string
  readonly tax: Record<Head, string>
  readonly total: string
}

/** The tables of a document: its lines, its tax by rate and by HSN. Width is the paper's, in points. */
export const tablesOf = (document: PrintSource, say: Say) => {
  const rows = [...document.lines.map((line) => rowOfLine(line, say)), ...rowsOfCharges(document)]
  const shown = headsShown(document, rows)
  return {
    lines: linesTable(document, rows, shown, say),
    rateSummary: shown.length ? rateTable(document, rows, shown, say) : undefined,
    hsnSummary:
      shown.length && rows.some((row) => row.hsn) ? hsnTable(document, rows, shown, say) : undefined,
  }
}

const linesTable = (
  document: PrintSource,
  rows: readonly Row[],
  shown: readonly Head[],
  say: Say,
): PrintTable => {
  const discounts = rows.some((row) => !Decimal.of(row.discount).isZero())
  const quantityDecimals = decimalsOf(
    rows.map((row) => row.quantity ?? '0'),
    0,
  )
  const priceDecimals = decimalsOf(
    rows.map((row) => row.unitPrice ?? '0'),
    2,
  )
  const taxed = shown.length > 0
  const columns: [PrintColumn, (row: Row, index: number) => string, string?][] = [
    [fixedColumn('index', say('print.line.index'), 'index'), (_, index) => `${index + 1}`, ''],
    [
      { key: 'description', label: say('print.line.description'), kind: 'text', width: 0 },
      (row) => [row.description, ...row.details].join('\n'),
      say('print.line.total'),
    ],
    [fixedColumn('hsn', say('print.line.hsn'), 'code'), (row) => row.hsn],
    [
      fixedColumn('quantity', say('print.line.quantity')),
      (row) => {
        if (!row.quantity) return ''
        const free = row.freeQuantity && !Decimal.of(row.freeQuantity).isZero() ? row.freeQuantity : undefined
        return [
          [fixed(row.quantity, quantityDecimals), row.uqc].filter(Boolean).join('\n'),
          free && say('print.line.free', { quantity: fixed(free, quantityDecimals) }),
        ]
          .filter(Boolean)
          .join('\n')
      },
      sameUnit(rows) ? fixed(sum(rows.map((row) => row.quantity ?? '0')), quantityDecimals) : '',
    ],
    [
      fixedColumn('rate', say('print.line.rate')),
      (row) => (row.unitPrice === undefined ? '' : fixed(row.unitPrice, priceDecimals)),
    ],
  ]
  if (discounts) {
    columns.push([
      fixedColumn('discount', say('print.line.discount')),
      (row) => money(row.discount) + (row.discountPercent ? `\n${percent(row.discountPercent)}` : ''),
      money(sum(rows.map((row) => row.discount))),
    ])
  }
  columns.push([
    fixedColumn('taxable', say(taxed ? 'print.line.taxable' : 'print.line.value')),
    (row) => money(row.taxableValue) + categoryNote(row, taxed, say),
    money(sum(rows.map((row) => row.taxableValue))),
  ])
  for (const head of shown) {
    columns.push([
      fixedColumn(head, say(labelOf(head, document))),
      (row) => money(row.tax[head]) + rateNote(head, row),
      money(sum(rows.map((row) => row.tax[head]))),
    ])
  }
  if (taxed) {
    const totals = money(sum(rows.map((row) => row.total)))
    columns.push([fixedColumn('total', say('print.line.total')), (row) => money(row.total), totals])
  }
  return fitted(
    {
      columns: columns.map(([column]) => column),
      rows: rows.map((row, index) => columns.map(([, cell]) => cell(row, index))),
      footer: columns.map(([, , footer]) => footer ?? ''),
    },
    527,
    [8, 7.6, 7.2, 6.8, 6.4, 6],
  )
}

const rateTable = (
  document: PrintSource,
  rows: readonly Row[],
  shown: readonly Head[],
  say: Say,
): PrintTable => {
  const groups = [
    ...groupBy(rows, (row) => `${row.taxCategory} ${Decimal.of(row.taxRate).toFixed(3)}`).values(),
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
    300,
    [7.4, 7, 6.6, 6.2],
  )
}

const hsnTable = (
  document: PrintSource,
  rows: readonly Row[],
  shown: readonly Head[],
  say: Say,
): PrintTable => {
  const groups = [
    ...groupBy(rows, (row) => `${row.hsn} ${row.taxCategory} ${Decimal.of(row.taxRate).toFixed(3)}`).values(),
  ]
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
        fixedColumn('quantity', say('print.line.quantity')),
        fixedColumn('rate', say('print.summary.gstRate')),
        fixedColumn('taxable', say('print.line.taxable')),
        ...shown.map((head) => fixedColumn(head, say(labelOf(head, document)))),
        fixedColumn('tax', say('print.summary.tax')),
      ],
      rows: groups.map((group) => [
        group[0]!.hsn || '-',
        quantity(group),
        rateName(group[0]!, say),
        money(sum(group.map((row) => row.taxableValue))),
        ...shown.map((head) => money(sum(group.map((row) => row.tax[head])))),
        tax(group),
      ]),
      footer: [
        say('print.line.total'),
        '',
        '',
        money(sum(rows.map((row) => row.taxableValue))),
        ...shown.map((head) => money(sum(rows.map((row) => row.tax[head])))),
        tax(rows),
      ],
    },
    527,
    [7.4, 7, 6.6, 6.2],
  )
}

const rowOfLine = (line: PrintSource['lines'][number], say: Say): Row => {
  // What the document's charges and discount add to the line, so that quantity times rate can be followed.
  const share = Decimal.of(line.taxableValue).sub(Decimal.of(line.gross).sub(line.discount))
  const [name = '', ...more] = (line.description ?? '').split(/\r?\n/)
  return {
    description: name,
    details: [
      ...more,
      ...(line.batch ? [say('print.line.batch', { batch: line.batch })] : []),
      ...(share.isZero() ? [] : [say('print.line.share', { amount: money(share.toString()) })]),
    ],
    hsn: line.hsn ?? '',
    uqc: line.uqc ?? '',
    quantity: line.quantity,
    freeQuantity: line.freeQuantity,
    unitPrice: line.unitPrice,
    discount: line.discount,
    discountPercent:
      line.discountPercent && !Decimal.of(line.discountPercent).isZero() ? line.discountPercent : undefined,
    taxableValue: line.taxableValue,
    taxCategory: line.taxCategory,
    taxRate: line.taxRate,
    tax: {
      igst: line.igst,
      cgst: line.cgst,
      sgst: line.sgst,
      cess: plus(line.cess, line.cessNonAdvalorem),
      stateCess: line.stateCess,
    },
    total: line.total,
  }
}

/**
 * A charge is a row of its own where no line bears it; the others are inside the taxable value of the lines
 * (CGST s.15(2)(c)). Its tax is what the totals have beyond the lines, shared by weight.
 */
const rowsOfCharges = (document: PrintSource): Row[] => {
  const ofLines = sum(document.lines.map((line) => line.taxableValue))
  const rest = Decimal.of(document.totals.taxableValue).sub(ofLines)
  if (rest.isZero()) return []
  const charges = (document.charges ?? []).filter((charge) => !isBorne(charge, document.lines))
  if (!Decimal.sum(charges.map((charge) => charge.amount)).eq(rest)) return []
  const weights = charges.map((charge) => Decimal.of(charge.amount).mul(charge.taxRate ?? '0'))
  const share = (head: Head) => {
    const borne = sum(
      document.lines.map((line) => (head === 'cess' ? plus(line.cess, line.cessNonAdvalorem) : line[head])),
    )
    const over = Decimal.of(document.totals[head]).sub(borne)
    if (weights.every((weight) => weight.isZero())) return charges.map(() => '0.00')
    return shareOut(over, weights, 2).map((part) => part.toFixed(2))
  }
  const parts = Object.fromEntries(heads.map((head) => [head, share(head)])) as Record<Head, string[]>
  return charges.map((charge, index) => {
    const tax = Object.fromEntries(heads.map((head) => [head, parts[head][index] ?? '0.00'])) as Record<
      Head,
      string
    >
    return {
      description: charge.description,
      details: [],
      hsn: charge.hsn ?? '',
      uqc: '',
      discount: '0.00',
      taxableValue: charge.amount,
      taxCategory: charge.taxCategory ?? 'Taxable',
      taxRate: charge.taxRate ?? '0',
      tax,
      total:
        document.reverseCharge || (document.ecommerceGstin && document.ecommerceSection === '9(5)')
          ? charge.amount
          : sum([charge.amount, ...Object.values(tax)]),
    }
  })
}

/** The rule of the tax computation: without a rate every line bears it, with one the lines of that rate. */
const isBorne = (
  charge: NonNullable<PrintSource['charges']>[number],
  lines: PrintSource['lines'],
): boolean => {
  const category = charge.taxCategory ?? 'Taxable'
  if (charge.taxRate === undefined && category === 'Taxable') return true
  const rate = category === 'Taxable' ? (charge.taxRate ?? '0') : '0'
  return lines.some((line) => line.taxCategory === category && Decimal.of(line.taxRate).eq(rate))
}

/** No tax column on a bill of supply; else the heads of the supply's kind, and cess where there is any. */
const headsShown = (document: PrintSource, rows: readonly Row[]): Head[] => {
  if (document.heading === 'billOfSupply') return []
  const any = (head: Head) => rows.some((row) => !Decimal.of(row.tax[head]).isZero())
  const central: Head[] = any('igst') || (document.interState && !any('cgst')) ? ['igst'] : ['cgst', 'sgst']
  return [...central, ...(['cess', 'stateCess'] as const).filter(any)]
}

/** The State's share is UTGST in a territory without legislature. */
export const labelOf = (head: Head, document: PrintSource): PrintingText =>
  head === 'sgst' && document.placeOfSupply && hasUtgst(document.placeOfSupply)
    ? 'print.tax.utgst'
    : `print.tax.${head}`

const rateNote = (head: Head, row: Row): string => {
  if (row.taxCategory !== 'Taxable' && row.taxCategory !== 'ZeroRated') return ''
  if (head === 'igst') return `\n${percent(row.taxRate)}`
  if (head === 'cgst' || head === 'sgst')
    return `\n${percent(Decimal.of(row.taxRate).div(Decimal.of(2), 4).toString())}`
  return ''
}

const categoryNote = (row: Row, taxed: boolean, say: Say) =>
  taxed && isCategory(row.taxCategory) ? `\n${say(`print.category.${row.taxCategory}`)}` : ''

const rateName = (row: Row, say: Say) =>
  isCategory(row.taxCategory) && row.taxCategory !== 'ZeroRated'
    ? say(`print.category.${row.taxCategory}`)
    : percent(row.taxRate)

const isCategory = (category: string): category is 'Exempt' | 'NilRated' | 'NonGst' | 'ZeroRated' =>
  category !== 'Taxable'

const sameUnit = (rows: readonly Row[]) =>
  new Set(rows.filter((row) => row.quantity).map((row) => row.uqc)).size === 1

const fixedColumn = (key: string, label: string, kind: PrintColumn['kind'] = 'number'): PrintColumn => ({
  key,
  label,
  kind,
  width: 1,
})

const sum = (values: readonly string[]): string =>
  Decimal.sum(values.map((value) => Decimal.of(value))).toString()
const plus = (a: string, b: string) => sum([a, b])

const groupBy = <T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of list) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}
