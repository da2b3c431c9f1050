import { useStateChips } from '../../app/screens/use-state-chips.ts'

const shownAlways = ['YetNotGenerated', 'Rejected', 'Generated'] as const
const states = [
  ...shownAlways,
  'InProgress',
  'Pending',
  'Cancelled',
  'Draft',
  'TransporterUpdated',
  'VehicleDetailUpdated',
  'MultiVehicleInitiated',
  'MultiVehicleAdded',
  'MultiVehicleUpdated',
  'Completed',
  'Approved',
  'NotApplicable',
] as const

export const filters = [
  { key: 'states', label: 'eWayBill.state', options: states, labels: 'EInvoiceStatus' },
  {
    key: 'source',
    label: 'eWayBill.source',
    options: ['documents', 'movements'],
    labels: 'EWaySource',
    single: true,
  },
  { key: 'partyIds', label: 'invoice.party', isNumber: true, isHidden: true },
] as const

/** The states of the list with their numbers. */
export const useBillChips = () =>
  useStateChips({
    call: 'eWayBill.counts',
    filters,
    states,
    labels: 'EInvoiceStatus',
    passing: ['InProgress', 'Pending'],
    shownAlways,
  })
