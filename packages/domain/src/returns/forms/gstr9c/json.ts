import { Decimal } from '../../../num/decimal.ts'
import type { AnnualLine } from '../annual/sheet.ts'
import { expenseLetters, gstr9cRows } from './rows.ts'
import type { ReasonSection, Section9c } from './rows.ts'
import type { Gstr9cSheet } from './worksheet.ts'

const number = (text: string) => Decimal.of(text).toNumber()
const heads = ({ cgst, sgst, igst, cess }: AnnualLine) => ({
  cgst: number(cgst),
  sgst: number(sgst),
  igst: number(igst),
  cess: number(cess),
})

/** What the form calls the expenses of table 14. Source: form GSTR-9C. */
const expenses = [
  'Purchases',
  'Freight / Carriage',
  'Power and Fuel',
  'Imported goods (Including received from SEZs)',
  'Rent and Insurance',
  'Goods lost, stolen, destroyed, written off or disposed of by way of gift or free samples',
  'Royalties',
  "Employees' Cost (Salaries, wages, Bonus etc.)",
  'Conveyance charges',
  'Bank Charges',
  'Entertainment charges',
  'Stationery Expenses (including postage etc.)',
  'Repair and Maintenance',
  'Other Miscellaneous expenses',
  'Capital goods',
  'Any other expense 1',
  'Any other expense 2',
] as const

type Keys = readonly (readonly [key: string, section: Section9c])[]

const table5: Keys = [
  ['turnovr', '5A'],
  ['unbil_rev_beg', '5B'],
  ['unadj_adv_end', '5C'],
  ['dmd_sup', '5D'],
  ['crd_nts_issued', '5E'],
  ['trd_dis', '5F'],
  ['turnovr_apr_jun', '5G'],
  ['unbil_rev_end', '5H'],
  ['unadj_adv_beg', '5I'],
  ['crd_note_acc', '5J'],
  ['adj_dta', '5K'],
  ['turnovr_comp', '5L'],
  ['adj_turn_sec', '5M'],
  ['adj_turn_fef', '5N'],
  ['adj_turn_othrsn', '5O'],
  ['annul_turn_adj', '5P'],
  ['annul_turn_decl', '5Q'],
  ['unrec_turnovr', '5R'],
]
const table7: Keys = [
  ['annul_turn_adj', '7A'],
  ['othr_turnovr', '7B'],
  ['zero_sup', '7C'],
  ['rev_sup', '7D'],
  ['tax_turn_adj', '7E'],
  ['tax_turn_annul', '7F'],
  ['unrec_tax_turn', '7G'],
]
const table12: Keys = [
  ['itc_avail', '12A'],
  ['itc_book_earl', '12B'],
  ['itc_book_curr', '12C'],
  ['itc_avail_audited', '12D'],
  ['itc_claim', '12E'],
  ['unrec_itc', '12F'],
]

/**
 * GSTR-9C as the portal takes it: the tables of the audited data in the order of the form. Row 7D1 has no published key and
 * is entered at the portal. Documents are attached there too. Source: public documentation of the taxpayer API (see ADR 95).
 */
export function gstr9cObject(
  { gstin, period }: { readonly gstin: string; readonly period: string },
  { lines, reasons }: Pick<Gstr9cSheet, 'lines' | 'reasons'>,
): object {
  const of = (section: Section9c) => lines.find((line) => line.section === section)!
  const values = (keys: Keys) =>
    Object.fromEntries(keys.map(([key, section]) => [key, number(of(section).taxableValue)]))
  const why = (section: ReasonSection) => ({
    rsn: reasons
      .filter((row) => row.section === section)
      .map(({ reason }, at) => ({ number: String(at + 1), desc: reason })),
  })
  const rates = (table: '9' | '11') =>
    gstr9cRows
      .filter(
        ({ section }) =>
          /^-(\d[\d.]*(-reverse)?|other|operator)$/.test(section.slice(table.length)) &&
          section.startsWith(table),
      )
      .map(({ section }) => ({
        desc: descriptionOf(section),
        tax_val: number(of(section).taxableValue),
        ...heads(of(section)),
      }))
  const charges = (table: '9' | '11') => ({
    inter: heads(of(`${table}-interest`)),
    late_fee: heads(of(`${table}-lateFee`)),
    pen: heads(of(`${table}-penalty`)),
    oth: heads(of(`${table}-others`)),
  })
  const last = of('16')
  return {
    gstin,
    fp: period,
    gstr9cdata: {
      audited_data: {
        gstin,
        fp: period,
        table5: values(table5),
        table6: why('6'),
        table7: values(table7),
        table8: why('8'),
        table9: {
          rate: rates('9'),
          ...charges('9'),
          tot_amt_payable: heads(of('9P')),
          tot_amt_paid: heads(of('9Q')),
          unrec_amt: heads(of('9R')),
        },
        table10: why('10'),
        table11: { rate: rates('11'), ...charges('11') },
        table12: values(table12),
        table13: why('13'),
        table14: {
          items: expenseLetters.map((letter, at) => {
            const line = of(`14${letter}`)
            return {
              desc: expenses[at],
              val: number(line.taxableValue),
              itc_amt: number(line.credit),
              itc_avail: number(line.eligible),
            }
          }),
          tot_elig_itc: { itc_avail: number(of('14R').eligible) },
          itc_claim: { itc_avail: number(of('14S').eligible) },
          unrec_itc: { itc_avail: number(of('14T').eligible) },
        },
        table15: why('15'),
        table16: { ...heads(last), inter: number(last.interest), pen: number(last.penalty) },
      },
    },
  }
}

/** `9-18-reverse` is `18%(RC)`. */
function descriptionOf(section: string): string {
  const [, rate, reverse] = section.split('-')
  if (rate === 'other') return 'Others'
  if (rate === 'operator') return 'Supplies under section 9(5)'
  return `${rate}%${reverse ? '(RC)' : ''}`
}
