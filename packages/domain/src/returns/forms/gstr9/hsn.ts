import { Decimal } from '../../../num/decimal.ts'
import type { HsnRow } from '../../gstr1/hsn.ts'

/** A row of table 17 or 18: code, unit and rate. */
export type AnnualHsn = Omit<HsnRow, 'tab'>

/** As the portal takes it. `isconcesstional` is its spelling; a concessional rate is not known to the books. */
export const hsnItem = (row: AnnualHsn): object => {
  const number = (text: string) => Decimal.of(text).toNumber()
  return {
    hsn_sc: row.hsn,
    uqc: row.uqc,
    desc: row.description,
    qty: number(row.quantity),
    txval: number(row.taxableValue),
    rt: number(row.rate),
    iamt: number(row.igst),
    camt: number(row.cgst),
    samt: number(row.sgst),
    csamt: number(row.cess),
    isconcesstional: 'N',
  }
}
