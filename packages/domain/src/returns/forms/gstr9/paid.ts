import type { TaxHeads } from '../../../documents/entries.ts'
import { sumOfHeads } from '../../../documents/tax-heads.ts'
import { Decimal } from '../../../num/decimal.ts'
import { AnnualSums } from '../annual/sheet.ts'
import type { UtilisationName } from '../gstr3b/set-off.ts'

/** How one GSTR-3B was paid: tables 5.1 and 6.1. */
export interface PaidReturn {
  readonly tax: TaxHeads
  readonly reverseCharge: TaxHeads
  /** Paid in cash, reverse charge among it. */
  readonly cashTax: TaxHeads
  readonly utilised: Readonly<Record<UtilisationName, string>>
  readonly interest: TaxHeads
  readonly lateFee: { readonly cgst: string; readonly sgst: string }
}

/** Table 9 from one GSTR-3B: tax by head, and with what it was paid. Interest and late fee are paid in cash. */
export function paidOfPeriod({
  tax,
  reverseCharge,
  cashTax,
  utilised,
  interest,
  lateFee,
}: PaidReturn): AnnualSums {
  const charges = {
    interest: Decimal.sum([interest.igst, interest.cgst, interest.sgst, interest.cess]).toFixed(2),
    lateFee: Decimal.of(lateFee.cgst).add(lateFee.sgst).toFixed(2),
  }
  return new AnnualSums()
    .add('9-payable', { ...sumOfHeads([tax, reverseCharge]), ...charges })
    .add('9-cash', { ...cashTax, ...charges })
    .add('9-igst', { igst: utilised.i_pdi, cgst: utilised.c_pdi, sgst: utilised.s_pdi })
    .add('9-cgst', { igst: utilised.i_pdc, cgst: utilised.c_pdc })
    .add('9-sgst', { igst: utilised.i_pds, sgst: utilised.s_pds })
    .add('9-cess', { cess: utilised.cs_pdcs })
}
