import { Decimal } from '../../../num/decimal.ts'
import type { AnnualFigure, AnnualLine } from '../annual/sheet.ts'
import { hsnItem } from './hsn.ts'
import type { AnnualHsn } from './hsn.ts'
import { creditTypes, gstr9Row } from './rows.ts'
import type { Section9 } from './rows.ts'
import { lineOf } from './worksheet.ts'

const names: Readonly<Partial<Record<AnnualFigure, string>>> = {
  taxableValue: 'txval',
  igst: 'iamt',
  cgst: 'camt',
  sgst: 'samt',
  cess: 'csamt',
  interest: 'intr',
  lateFee: 'fee',
  penalty: 'pen',
}
const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
const number = (text: string) => Decimal.of(text).toNumber()

/**
 * The body of the save call of GSTR-9: each table with its keys in the order of the form. Sums, 6A, 8A, 8H and what was
 * paid in table 9 are the portal's own and left out. Rows 6A1 and 8H1 have no published key: `leftOut()` names them, and
 * they are entered at the portal. Rules 37A and 38 have the keys that a public client of the portal uses, and are sent
 * where they hold something. Source: public documentation of the taxpayer API (see ADR 95).
 */
export function gstr9Object(
  { gstin, period }: { readonly gstin: string; readonly period: string },
  lines: readonly AnnualLine[],
  { outward, inward }: Readonly<Record<'outward' | 'inward', readonly AnnualHsn[]>>,
): object {
  const of = (section: Section9) => {
    const line = lineOf(lines, section)
    const { holds } = gstr9Row(section)!
    return Object.fromEntries(holds.map((name) => [names[name]!, number(line[name])]))
  }
  const block = (keys: readonly (readonly [string, Section9])[]) =>
    Object.fromEntries(keys.map(([key, section]) => [key, of(section)]))
  const ofTypes = (row: '6B' | '6C' | '6D') =>
    creditTypes.map((type) => ({ itc_typ: type, ...of(`${row}-${type}`) }))
  const where = (key: string, section: Section9) =>
    isEmpty(lineOf(lines, section)) ? {} : { [key]: of(section) }
  const payable = lineOf(lines, '9-payable')
  const differential = { payable: lineOf(lines, '14-payable'), paid: lineOf(lines, '14-paid') }
  return {
    gstin,
    fp: period,
    table4: block(table4),
    table5: block(table5),
    table6: {
      supp_non_rchrg: ofTypes('6B'),
      supp_rchrg_unreg: ofTypes('6C'),
      supp_rchrg_reg: ofTypes('6D'),
      iog: [
        { itc_typ: 'ip', ...of('6E-ip') },
        { itc_typ: 'cg', ...of('6E-cg') },
      ],
      ...block(table6),
    },
    table7: {
      rule37: of('7A'),
      ...where('rule37A', '7A1'),
      ...where('rule38', '7A2'),
      ...block(table7),
      other: isEmpty(lineOf(lines, '7H')) ? [] : [{ desc: 'Other reversals', ...of('7H') }],
    },
    table8: block(table8),
    table9: {
      ...Object.fromEntries(heads.map((head) => [names[head]!, { txpyble: number(payable[head]) }])),
      intr: { txpyble: number(payable.interest) },
      fee: { txpyble: number(payable.lateFee) },
      pen: { txpyble: number(payable.penalty) },
      other: { txpyble: number(payable.other) },
    },
    table10: block(table10),
    table14: Object.fromEntries(
      [...heads, 'interest' as const].map((head) => [
        names[head]!,
        { txpyble: number(differential.payable[head]), txpaid: number(differential.paid[head]) },
      ]),
    ),
    table15: block(table15),
    table16: block(table16),
    table17: { items: outward.map(hsnItem) },
    table18: { items: inward.map(hsnItem) },
  }
}

type Keys = readonly (readonly [key: string, section: Section9])[]

const table4: Keys = [
  ['b2c', '4A'],
  ['b2b', '4B'],
  ['exp', '4C'],
  ['sez', '4D'],
  ['deemed', '4E'],
  ['at', '4F'],
  ['rchrg', '4G'],
  ['ecom', '4G1'],
  ['cr_nt', '4I'],
  ['dr_nt', '4J'],
  ['amd_pos', '4K'],
  ['amd_neg', '4L'],
]
const table5: Keys = [
  ['zero_rtd', '5A'],
  ['sez', '5B'],
  ['rchrg', '5C'],
  ['ecom_14', '5C1'],
  ['exmt', '5D'],
  ['nil', '5E'],
  ['non_gst', '5F'],
  ['cr_nt', '5H'],
  ['dr_nt', '5I'],
  ['amd_pos', '5J'],
  ['amd_neg', '5K'],
]
const table6: Keys = [
  ['ios', '6F'],
  ['isd', '6G'],
  ['itc_clmd', '6H'],
  ['tran1', '6K'],
  ['tran2', '6L'],
  ['other', '6M'],
]
const table7: Keys = [
  ['rule39', '7B'],
  ['rule42', '7C'],
  ['rule43', '7D'],
  ['sec17', '7E'],
  ['revsl_tran1', '7F'],
  ['revsl_tran2', '7G'],
]
const table8: Keys = [
  ['itc_inwd_supp', '8C'],
  ['itc_nt_availd', '8E'],
  ['itc_nt_eleg', '8F'],
  ['iog_taxpaid', '8G'],
]
const table10: Keys = [
  ['dbn_amd', '10'],
  ['cdn_amd', '11'],
  ['itc_rvsl', '12'],
  ['itc_availd', '13'],
]
const table15: Keys = [
  ['rfd_clmd', '15A'],
  ['rfd_sanc', '15B'],
  ['rfd_rejt', '15C'],
  ['rfd_pend', '15D'],
  ['tax_dmnd', '15E'],
  ['tax_paid', '15F'],
  ['dmnd_pend', '15G'],
]
const table16: Keys = [
  ['comp_supp', '16A'],
  ['deemed_supp', '16B'],
  ['not_returned', '16C'],
]

const isEmpty = (line: AnnualLine) =>
  gstr9Row(line.section)!.holds.every((name) => Decimal.of(line[name]).isZero())

/** Rows with a figure for which the file has no key. */
export const leftOut = (lines: readonly AnnualLine[]): Section9[] =>
  (['6A1', '8H1'] as const).filter((section) => !isEmpty(lineOf(lines, section)))
