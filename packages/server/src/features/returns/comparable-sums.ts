import { Decimal } from '@bahi/domain/num/decimal.ts'
import { readSummary } from '@bahi/gateways/gstn/summary.ts'
import type { PortalSums } from '@bahi/gateways/gstn/summary.ts'

/** Names of the books that the portal's summary has in one: it lists exports and notes without their parts. */
const together: Readonly<Record<string, string>> = { EXPWP: 'EXP', EXPWOP: 'EXP' }

/** Sections that the portal gives sums of tax for. B2B is the sum of its parts, and stands beside them at the portal. */
const comparable = new Set([
  'B2B_4A',
  'B2B_4B',
  'B2B_6C',
  'B2B_SEZWP',
  'B2B_SEZWOP',
  'B2CL',
  'B2CS',
  'EXP',
  'CDNR',
  'CDNUR',
  'AT',
  'TXPD',
])

/** Sums of the books under the names that the portal's summary of GSTR-1 has, in rupees. */
export function comparableSums(books: readonly PortalSums[]): readonly PortalSums[] {
  const sums = new Map<string, PortalSums>()
  for (const row of books) {
    const section = together[row.section] ?? row.section
    if (!comparable.has(section)) continue
    const before = sums.get(section)
    sums.set(section, before ? added(before, row) : { ...row, section })
  }
  return [...sums.values()]
}

/** Sums of the portal's summary of GSTR-1 that the books have too. */
export const comparablePortalSums = (summary: unknown): readonly PortalSums[] =>
  readSummary(summary).filter(({ section }) => comparable.has(section))

function added(left: PortalSums, right: PortalSums): PortalSums {
  const sum = (name: 'taxableValue' | 'igst' | 'cgst' | 'sgst' | 'cess'): string =>
    Decimal.of(left[name]).add(right[name]).toFixed(2)
  return {
    section: left.section,
    records: left.records + right.records,
    taxableValue: sum('taxableValue'),
    igst: sum('igst'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    cess: sum('cess'),
  }
}
