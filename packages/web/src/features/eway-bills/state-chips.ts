import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { useListState } from '../../app/screens/use-list-state.ts'
import { useGstinIds } from '../../app/session/company.ts'
import type { TextKey } from '../../app/texts.ts'

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

/** The states with their numbers, for the same filters; while the portal works they are asked anew. */
export function useStateChips() {
  const client = useQueryClient()
  const { body } = useListState(filters)
  const { states: _states, start: _start, sort: _sort, size: _size, ...narrowed } = body
  const entityIds = useGstinIds()
  const [runs, setRuns] = useState(false)
  const counts = useCall(
    'eWayBill.counts',
    { ...narrowed, entityIds: [...(entityIds ?? [])] },
    {
      enabled: entityIds !== undefined && entityIds.length > 0,
      keepPrevious: true,
      quiet: true,
      everyMs: runs && 3000,
    },
  )
  const numberOf = (state: string) => counts.data?.find(({ status }) => status === state)?.documents ?? 0
  const running = numberOf('InProgress') + numberOf('Pending')
  useEffect(() => {
    setRuns(running > 0)
    void client.invalidateQueries({ queryKey: ['eWayBill', 'search'] })
  }, [running, client])
  const shown = states.filter(
    (state) => (shownAlways as readonly string[]).includes(state) || numberOf(state) > 0,
  )
  return [
    { key: 'all', label: 'list.all' as const, set: {} },
    ...shown.map((state) => ({
      key: state,
      label: `enum.EInvoiceStatus.${state}` as TextKey,
      set: { states: [state] },
      count: counts.data && numberOf(state),
    })),
  ]
}
