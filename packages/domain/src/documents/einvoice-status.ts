/** What a program sees of the states of an e-invoice or e-way bill; source: specification part 2, section 4 (simpler set). */
export const shortStatuses = [
  'YetNotGenerated',
  'Generated',
  'Completed',
  'NotApplicable',
  'Draft',
  'Approved',
  'Rejected',
] as const
export type ShortStatus = (typeof shortStatuses)[number]

/** States of the full set that the simpler one knows by another name. What was cancelled has come to its end. */
const known: Readonly<Record<string, ShortStatus>> = {
  Pending: 'YetNotGenerated',
  InProgress: 'YetNotGenerated',
  Cancelled: 'Completed',
  TransporterUpdated: 'Generated',
  VehicleDetailUpdated: 'Generated',
  MultiVehicleInitiated: 'Generated',
  MultiVehicleAdded: 'Generated',
  MultiVehicleUpdated: 'Generated',
}

/** The state in the simpler set; undefined for a word that is no state. */
export const shortStatusOf = (status: string): ShortStatus | undefined =>
  known[status] ?? shortStatuses.find((one) => one === status)
