import type { TaxHeads } from '../../../documents/entries.ts'
import { Decimal } from '../../../num/decimal.ts'

/** Whole rupees by head (CGST Act s.170). */
export interface Rupees {
  readonly igst: bigint
  readonly cgst: bigint
  readonly sgst: bigint
  readonly cess: bigint
}
export const taxHeadNames = ['igst', 'cgst', 'sgst', 'cess'] as const
export const noRupees: Rupees = { igst: 0n, cgst: 0n, sgst: 0n, cess: 0n }

/**
 * How much credit of which head pays which tax, by the names of the portal: the letter before `pd` is the tax, the one
 * after it the credit, so `c_pdi` is central tax paid with credit of integrated tax.
 */
export const utilisationNames = [
  'i_pdi',
  'i_pdc',
  'i_pds',
  'c_pdi',
  'c_pdc',
  's_pdi',
  's_pds',
  'cs_pdcs',
] as const
export type UtilisationName = (typeof utilisationNames)[number]
export type Utilisation = Readonly<Record<UtilisationName, bigint>>
type Head = keyof Rupees

export const pays: Readonly<Record<UtilisationName, { readonly tax: Head; readonly credit: Head }>> = {
  i_pdi: { tax: 'igst', credit: 'igst' },
  i_pdc: { tax: 'igst', credit: 'cgst' },
  i_pds: { tax: 'igst', credit: 'sgst' },
  c_pdi: { tax: 'cgst', credit: 'igst' },
  c_pdc: { tax: 'cgst', credit: 'cgst' },
  s_pdi: { tax: 'sgst', credit: 'igst' },
  s_pds: { tax: 'sgst', credit: 'sgst' },
  cs_pdcs: { tax: 'cess', credit: 'cess' },
}

const min = (a: bigint, b: bigint) => (a < b ? a : b)
const max = (a: bigint, b: bigint) => (a > b ? a : b)

/** Rupees of a tax that is owed: fifty paise and more count as one (s.170). */
export const rupeesOwed = (amount: string): bigint => Decimal.of(amount).round(0).int
/** Rupees of a credit that can be used: never more than there is. */
export const rupeesOfCredit = (amount: string): bigint => Decimal.of(amount).truncate(0).int
export const mapHeads = (value: (head: Head) => bigint): Rupees => ({
  igst: value('igst'),
  cgst: value('cgst'),
  sgst: value('sgst'),
  cess: value('cess'),
})

/**
 * What is owed and what there is to pay it with. A figure of a return below zero is no tax: it is carried to the next
 * return, and takes from this one what was carried to it. Credit below zero (notes above purchases) is owed.
 */
export interface Payable {
  readonly tax: Rupees
  readonly reverseCharge: Rupees
  readonly credit: Rupees
  /** Negative tax that is left for the next return. */
  readonly carriedOn: Rupees
}

export function payableOf({
  tax,
  reverseCharge,
  netCredit,
  openingCredit,
  broughtNegative,
}: {
  readonly tax: TaxHeads
  readonly reverseCharge: TaxHeads
  /** Table 4(C). */
  readonly netCredit: TaxHeads
  readonly openingCredit: TaxHeads
  /** Positive amounts: what earlier returns were below zero. */
  readonly broughtNegative: TaxHeads
}): Payable {
  const owed = mapHeads((head) => rupeesOwed(tax[head]) - rupeesOwed(broughtNegative[head]))
  const all = mapHeads((head) =>
    rupeesOfCredit(Decimal.of(openingCredit[head]).add(netCredit[head]).toFixed(2)),
  )
  return {
    tax: mapHeads((head) => max(owed[head], 0n) + max(-all[head], 0n)),
    reverseCharge: mapHeads((head) => max(rupeesOwed(reverseCharge[head]), 0n)),
    credit: mapHeads((head) => max(all[head], 0n)),
    carriedOn: mapHeads((head) => max(-owed[head], 0n)),
  }
}

/**
 * The set-off that the law leads to, with the least cash: credit of integrated tax first, on integrated tax and then on
 * the other two until it is used up (s.49A, 49B, rule 88A), first where their own credit falls short; what is over is
 * shared. Central and State tax never pay one another (s.49(5)(e), (f)), cess pays cess, and reverse charge is paid in
 * cash (s.49(4), s.2(82)).
 */
export function proposeSetOff({ tax, credit }: Pick<Payable, 'tax' | 'credit'>): Utilisation {
  const i_pdi = min(tax.igst, credit.igst)
  let left = credit.igst - i_pdi
  const take = (most: bigint) => {
    const taken = max(min(left, most), 0n)
    left -= taken
    return taken
  }
  let c_pdi = take(tax.cgst - credit.cgst)
  let s_pdi = take(tax.sgst - credit.sgst)
  c_pdi += take(min((left + 1n) / 2n, tax.cgst - c_pdi))
  s_pdi += take(tax.sgst - s_pdi)
  c_pdi += take(tax.cgst - c_pdi)
  const c_pdc = min(credit.cgst, tax.cgst - c_pdi)
  const s_pds = min(credit.sgst, tax.sgst - s_pdi)
  const i_pdc = min(credit.cgst - c_pdc, tax.igst - i_pdi)
  const i_pds = min(credit.sgst - s_pds, tax.igst - i_pdi - i_pdc)
  return { i_pdi, i_pdc, i_pds, c_pdi, c_pdc, s_pdi, s_pds, cs_pdcs: min(tax.cess, credit.cess) }
}

export interface SetOffFault {
  readonly name: UtilisationName
  /** Above the tax, above the credit, credit of integrated tax is not used up, or central tax credit goes first. */
  readonly why: 'negative' | 'aboveTax' | 'aboveCredit' | 'igstFirst' | 'centralFirst'
  readonly most: bigint
}

/** What the law does not allow of a set-off that a person changed; `anyOrder`: rule `setOff.anyOrder` is in force. */
export function setOffFaults(
  { tax, credit }: Pick<Payable, 'tax' | 'credit'>,
  used: Utilisation,
  { anyOrder }: { readonly anyOrder: boolean },
): SetOffFault[] {
  const faults: SetOffFault[] = []
  const sumOf = (side: 'tax' | 'credit', head: Head, upTo?: UtilisationName) => {
    let sum = 0n
    for (const name of utilisationNames) {
      if (name === upTo) break
      if (pays[name][side] === head) sum += used[name]
    }
    return sum
  }
  for (const name of utilisationNames) {
    const { tax: taxHead, credit: creditHead } = pays[name]
    if (used[name] < 0n) faults.push({ name, why: 'negative', most: 0n })
    const mostOfTax = tax[taxHead] - sumOf('tax', taxHead, name)
    if (used[name] > 0n && used[name] > mostOfTax)
      faults.push({ name, why: 'aboveTax', most: max(mostOfTax, 0n) })
    const mostOfCredit = credit[creditHead] - sumOf('credit', creditHead, name)
    if (used[name] > 0n && used[name] > mostOfCredit)
      faults.push({ name, why: 'aboveCredit', most: max(mostOfCredit, 0n) })
  }
  if (faults.length > 0) return faults
  const leftIgst = credit.igst - sumOf('credit', 'igst')
  const ownFirst = tax.igst - used.i_pdi
  if (leftIgst > 0n && ownFirst > 0n)
    faults.push({ name: 'i_pdi', why: 'igstFirst', most: used.i_pdi + min(leftIgst, ownFirst) })
  else if (ownFirst > 0n && used.c_pdi + used.s_pdi > 0n)
    faults.push({ name: 'i_pdi', why: 'igstFirst', most: min(credit.igst, tax.igst) })
  else if (leftIgst > 0n) {
    // Tax that credit of integrated tax could have paid, and other credit pays or cash would.
    const openC = tax.cgst - used.c_pdi
    const openS = tax.sgst - used.s_pdi
    if (openC > 0n) faults.push({ name: 'c_pdi', why: 'igstFirst', most: used.c_pdi + min(leftIgst, openC) })
    else if (openS > 0n)
      faults.push({ name: 's_pdi', why: 'igstFirst', most: used.s_pdi + min(leftIgst, openS) })
  }
  const leftCentral = credit.cgst - used.c_pdc - used.i_pdc
  if (!anyOrder && used.i_pds > 0n && leftCentral > 0n)
    faults.push({ name: 'i_pds', why: 'centralFirst', most: max(used.i_pds - leftCentral, 0n) })
  return faults
}

/** What is paid in cash of the tax, and what of the credit is left. */
export function afterSetOff({ tax, credit }: Pick<Payable, 'tax' | 'credit'>, used: Utilisation) {
  const sum = (side: 'tax' | 'credit', head: Head) =>
    utilisationNames.reduce((whole, name) => (pays[name][side] === head ? whole + used[name] : whole), 0n)
  return {
    cash: mapHeads((head) => tax[head] - sum('tax', head)),
    closingCredit: mapHeads((head) => credit[head] - sum('credit', head)),
  }
}
