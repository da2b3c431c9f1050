import { Decimal } from '@bahi/domain/num/decimal.ts'
import { recordOf, recordsOf, textOf } from './loose.ts'

/** Sums of a section as the portal has them, in rupees with two decimals. */
export interface PortalSums {
  readonly section: string
  readonly records: number
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
}

/** Reads a summary of GSTR-1; numbers come as texts too, sections may be absent. Source: RETSUM. */
export function readSummary(summary: unknown): readonly PortalSums[] {
  return recordsOf(recordOf(summary)?.['sec_sum']).flatMap((row) => {
    const section = textOf(row['sec_nm'])
    if (!section) return []
    const amount = (name: string): string => {
      const text = textOf(row[name]) ?? '0'
      return Decimal.isValid(text) ? Decimal.of(text).toFixed(2) : '0.00'
    }
    return [
      {
        section,
        records: Number(textOf(row['ttl_rec']) ?? 0),
        taxableValue: amount('ttl_tax'),
        igst: amount('ttl_igst'),
        cgst: amount('ttl_cgst'),
        sgst: amount('ttl_sgst'),
        cess: amount('ttl_cess'),
      },
    ]
  })
}
