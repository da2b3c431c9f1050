import { Decimal } from '@bahi/domain/num/decimal.ts'
import { listOf, recordOf, recordsOf, textOf } from './loose.ts'
import type { Loose } from './loose.ts'
import type { PortalSums } from './summary.ts'

type Figures = Omit<PortalSums, 'section' | 'records'>

/**
 * Cells of a GSTR-3B as its JSON has them: of what is saved, and of what the portal gives back. Numbers come as texts
 * too, blocks may be absent. Of table 3.2 the sum of its places, of table 5 the values, of table 5.1 the interest.
 * Source: RETSAVE and RETSUM of GSTR-3B.
 */
export function readSummary3b(summary: unknown): readonly PortalSums[] {
  const form = recordOf(summary)
  if (!form) return []
  const of = (block: string, member: string): Loose => recordOf(recordOf(form[block])?.[member]) ?? {}
  const rowsOf = (block: string, member: string): readonly Loose[] =>
    recordsOf(recordOf(form[block])?.[member])
  const credit = (member: string, type: string): Loose =>
    rowsOf('itc_elg', member).find((row) => textOf(row['ty']) === type) ?? {}
  const cells: readonly (readonly [string, readonly Figures[]])[] = [
    ['3.1(a)', [figuresOf(of('sup_details', 'osup_det'))]],
    ['3.1(b)', [figuresOf(of('sup_details', 'osup_zero'))]],
    ['3.1(c)', [figuresOf(of('sup_details', 'osup_nil_exmp'))]],
    ['3.1(d)', [figuresOf(of('sup_details', 'isup_rev'))]],
    ['3.1(e)', [figuresOf(of('sup_details', 'osup_nongst'))]],
    ['3.1.1(i)', [figuresOf(of('eco_dtls', 'eco_sup'))]],
    ['3.1.1(ii)', [figuresOf(of('eco_dtls', 'eco_reg_sup'))]],
    ['3.2', places.flatMap((member) => rowsOf('inter_sup', member).map(figuresOf))],
    ...Object.entries(available).map(
      ([section, type]) => [section, [figuresOf(credit('itc_avl', type))]] as const,
    ),
    ['4B(1)', [figuresOf(credit('itc_rev', 'RUL'))]],
    ['4B(2)', [figuresOf(credit('itc_rev', 'OTH'))]],
    ['4C', [figuresOf(of('itc_elg', 'itc_net'))]],
    ['4D(1)', [figuresOf(credit('itc_inelg', 'RUL'))]],
    ['4D(2)', [figuresOf(credit('itc_inelg', 'OTH'))]],
    [
      '5',
      (listOf(recordOf(form['inward_sup'])?.['isup_details']) ?? []).map((row) => valueOf(recordOf(row))),
    ],
    ['5.1', [figuresOf(of('intr_ltfee', 'intr_details'))]],
  ]
  return cells.map(([section, parts]) => ({ section, ...sumOf(parts) }))
}

const available = { '4A(1)': 'IMPG', '4A(2)': 'IMPS', '4A(3)': 'ISRC', '4A(4)': 'ISD', '4A(5)': 'OTH' }
const places = ['unreg_details', 'comp_details', 'uin_details']
const names = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const

const amount = (value: unknown): string => {
  const text = textOf(value) ?? '0'
  return Decimal.isValid(text) ? Decimal.of(text).toFixed(2) : '0.00'
}

const figuresOf = (row: Loose): Figures => ({
  taxableValue: amount(row['txval']),
  igst: amount(row['iamt']),
  cgst: amount(row['camt']),
  sgst: amount(row['samt']),
  cess: amount(row['csamt']),
})

/** A row of table 5: supplies of other States and of the own. */
const valueOf = (row: Loose | undefined): Figures => ({
  ...figuresOf({}),
  taxableValue: Decimal.sum([amount(row?.['inter']), amount(row?.['intra'])]).toFixed(2),
})

function sumOf(parts: readonly Figures[]): Figures & { records: number } {
  const sums = Object.fromEntries(
    names.map((name) => [name, Decimal.sum(parts.map((part) => part[name])).toFixed(2)]),
  ) as unknown as Figures
  return { ...sums, records: names.some((name) => !Decimal.of(sums[name]).isZero()) ? 1 : 0 }
}
