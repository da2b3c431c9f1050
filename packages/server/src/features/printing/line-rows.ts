import { isNoSupply, isQuantityProvisional } from '@bahi/domain/documents/challan.ts'
import { lineFieldsOf } from '@bahi/domain/documents/kinds.ts'
import type { PrintingText } from '@bahi/contracts/texts/printing.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { shareOut } from '@bahi/domain/num/share.ts'
import { hasUtgst } from '@bahi/domain/tables/states.ts'
import { day, decimalsOf, fixed, money, type Say } from './format.ts'
import { ownFacts, ownValues } from './own-fields.ts'
import type { PrintSource } from './source.ts'
import type { PrintStyle } from './style.ts'

const heads = ['igst', 'cgst', 'sgst', 'cess', 'stateCess'] as const
export type Head = (typeof heads)[number]

/** A line or a charge with its taxes: what the three tables are made of. */
export interface Row {
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
  /** Its tax is of many supplies, each at a rate of its own. */
  readonly hasNoRate?: boolean
  readonly tax: Record<Head, string>
  readonly total: string
  /** Printed fields of the business's own, by key. */
  readonly own: Readonly<Record<string, string>>
}

export const rowsOf = (document: PrintSource, say: Say, style: PrintStyle): Row[] => [
  ...document.lines
    .map((line) => rowOfLine(line, document.kind, say, style))
    .map((row) =>
      document.distribution
        ? {
            ...row,
            description: say('print.distributed'),
            quantity: undefined,
            unitPrice: undefined,
            hasNoRate: true,
          }
        : row,
    ),
  ...rowsOfCharges(document),
]

/** The batch with its days, as labels of medicines and food say them. */
const batchOf = ({ batch = '', manufacturedOn, expiresOn }: PrintSource['lines'][number], say: Say): string =>
  [
    say('print.line.batch', { batch }),
    ...(manufacturedOn ? [say('print.line.manufactured', { date: day(manufacturedOn) })] : []),
    ...(expiresOn ? [say('print.line.expires', { date: day(expiresOn) })] : []),
  ].join(', ')

const rowOfLine = (
  line: PrintSource['lines'][number],
  kind: PrintSource['kind'],
  say: Say,
  style: PrintStyle,
): Row => {
  // What the document's charges and discount add to the line, so that quantity times rate can be followed.
  const share = Decimal.of(line.taxableValue).sub(Decimal.of(line.gross).sub(line.discount))
  const [name = '', ...more] = (line.description ?? '').split(/\r?\n/)
  return {
    description: name,
    details: [
      ...more,
      ...(line.batch ? [batchOf(line, say)] : []),
      ...(line.serials?.length ? [say('print.line.serials', { serials: line.serials.join(', ') })] : []),
      // Its quantity is nil: what the difference was counted over leads from rate to value.
      ...(line.sourceQuantity
        ? [
            say('print.line.difference', {
              quantity: [fixed(line.sourceQuantity, decimalsOf([line.sourceQuantity], 0)), line.uqc]
                .filter(Boolean)
                .join(' '),
            }),
          ]
        : []),
      ...ownFacts(line.itemFields, 'item', style, style.language, say).map(
        ({ label, value }) => `${label}: ${value}`,
      ),
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
    own: ownValues(line.customFields, lineFieldsOf(kind), style, say),
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
      own: {},
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

/** Rule 55(1)(iv): a challan says that its quantities are provisional. */
export const quantityLabel = (document: PrintSource): PrintingText =>
  isQuantityProvisional(document) ? 'print.line.provisional' : 'print.line.quantity'

/** What is charged is called value, not taxable value. */
export const isValueAlone = ({ heading }: PrintSource): boolean =>
  heading === 'billOfSupply' || heading === 'commercialCreditNote'

/** No tax column on a bill of supply, nor on a challan that supplies nothing; else the heads of the supply's kind, and cess where there is any. */
export const headsShown = (document: PrintSource, rows: readonly Row[]): Head[] => {
  if (isValueAlone(document) || isNoSupply(document)) return []
  const any = (head: Head) => rows.some((row) => !Decimal.of(row.tax[head]).isZero())
  const central: Head[] = any('igst') || (document.interState && !any('cgst')) ? ['igst'] : ['cgst', 'sgst']
  return [...central, ...(['cess', 'stateCess'] as const).filter(any)]
}

/** The State's share is UTGST in a territory without legislature. */
export const labelOf = (head: Head, document: PrintSource): PrintingText =>
  head === 'sgst' && document.placeOfSupply && hasUtgst(document.placeOfSupply)
    ? 'print.tax.utgst'
    : `print.tax.${head}`

export const sameUnit = (rows: readonly Row[]) =>
  new Set(rows.filter((row) => row.quantity).map((row) => row.uqc)).size === 1

export const sum = (values: readonly string[]): string =>
  Decimal.sum(values.map((value) => Decimal.of(value))).toString()
const plus = (a: string, b: string) => sum([a, b])
