import type { PortalSums } from '@bahi/gateways/gstn/summary.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'

type Sums = Omit<PortalSums, 'section'>

export interface Compared {
  readonly section: string
  readonly books: Sums
  readonly portal: Sums
  readonly agrees: boolean
}

const nothing: Sums = {
  records: 0,
  taxableValue: '0.00',
  igst: '0.00',
  cgst: '0.00',
  sgst: '0.00',
  cess: '0.00',
}
const amounts = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const

/** Section by section, the sums of the books beside those of the portal. Sections that neither has are left out. */
export function compared(books: readonly PortalSums[], portal: readonly PortalSums[]): Compared[] {
  const [own, theirs] = [bySection(books), bySection(portal)]
  return [...new Set([...own.keys(), ...theirs.keys()])]
    .map((section) => {
      const [mine, other] = [own.get(section) ?? nothing, theirs.get(section) ?? nothing]
      return { section, books: mine, portal: other, agrees: areEqual(mine, other) }
    })
    .filter(({ books: mine, portal: other }) => mine.records > 0 || other.records > 0)
}

const bySection = (rows: readonly PortalSums[]): ReadonlyMap<string, Sums> =>
  new Map(rows.map(({ section, ...sums }) => [section, sums]))

const areEqual = (left: Sums, right: Sums): boolean =>
  amounts.every((name) => Decimal.of(left[name]).cmp(right[name]) === 0)
