import type { CalendarDate } from '../cal/date.ts'

/** Blocks of assets of the Income-tax Act: what has one rate is depreciated together. */
export const blockNames = [
  'buildingResidential',
  'building',
  'buildingTemporary',
  'furniture',
  'plant',
  'cars2019',
  'vehiclesHire',
  'vehiclesHire2019',
  'computers',
  'pollutionControl',
  'ships',
  'intangible',
] as const
export type BlockName = (typeof blockNames)[number]

interface BlockRate {
  readonly block: BlockName
  /** The first day of the financial year from which it applies. */
  readonly since: CalendarDate
  /** Per cent of the written down value. */
  readonly rate: string
  readonly source: string
}

const rule5 =
  'Income-tax Rules, 1962, rule 5 and New Appendix I, as amended from 1 April 2017 (highest rate 40%)'
const window2019 = 'Income-tax (Ninth Amendment) Rules, 2019: bought from 23 August 2019 to 31 March 2020'
/** The Act of 2025 keeps depreciation of blocks (section 33); that its rules keep each rate is unverified. */
const act2025 = 'Income-tax Act, 2025, s.33; rates as before, unverified against the Income-tax Rules, 2026'

const rates: readonly (readonly [BlockName, string, string])[] = [
  ['buildingResidential', '5', rule5],
  ['building', '10', rule5],
  ['buildingTemporary', '40', rule5],
  ['furniture', '10', rule5],
  ['plant', '15', rule5],
  ['cars2019', '30', window2019],
  ['vehiclesHire', '30', rule5],
  ['vehiclesHire2019', '45', window2019],
  ['computers', '40', rule5],
  ['pollutionControl', '40', rule5],
  ['ships', '20', rule5],
  ['intangible', '25', rule5],
]

/** Dated rows: a change of a rate is one more row. */
export const blockRates: readonly BlockRate[] = rates.flatMap(([block, rate, source]) => [
  { block, since: '2017-04-01', rate, source },
  { block, since: '2026-04-01', rate, source: act2025 },
])

/** The row in force on a day; the first where the day is before all of them. */
export function blockRateOn(block: BlockName, date: CalendarDate): BlockRate {
  const rows = blockRates.filter((row) => row.block === block)
  return rows.findLast(({ since }) => since <= date) ?? rows[0]!
}
