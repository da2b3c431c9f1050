import type { Section3b } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import type { PlaceCell } from '@bahi/domain/returns/forms/gstr3b/outward.ts'
import type { Adjustment } from '@bahi/domain/returns/forms/gstr3b/worksheet.ts'
import type { Db } from '../../../platform/db/kysely.ts'
import { storedAdjustments } from '../adjustments.ts'
import type { AdjustmentHead } from '../adjustments.ts'
import type { Filing } from '../period.ts'

export interface StoredAdjustment extends AdjustmentHead {
  readonly section: Section3b
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
  readonly placeOfSupply: string | null
  readonly recipients: PlaceCell['recipients'] | null
  readonly inward: 'GST' | 'NONGST' | null
  readonly interState: boolean | null
}

const columns = [
  'taxableValue',
  'igst',
  'cgst',
  'sgst',
  'cess',
  'placeOfSupply',
  'recipients',
  'inward',
  'interState',
] as const

/** All of a period, those taken back among them, in the order in which they were made. */
export const adjustmentsOf = (
  db: Db,
  filing: Pick<Filing, 'entityId' | 'returnPeriod'>,
): Promise<StoredAdjustment[]> => storedAdjustments<StoredAdjustment>(db, 'GSTR3B', filing, columns)

export const typedOf = (row: StoredAdjustment): Adjustment => ({
  section: row.section,
  taxableValue: row.taxableValue,
  igst: row.igst,
  cgst: row.cgst,
  sgst: row.sgst,
  cess: row.cess,
  recipients: row.recipients ?? undefined,
  placeOfSupply: row.placeOfSupply ?? undefined,
  ...(row.inward ? { inward: { kind: row.inward, isInterState: row.interState === true } } : {}),
})
