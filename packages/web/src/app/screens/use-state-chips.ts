import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { useGstinIds } from '../session/company.ts'
import type { TextKey } from '../texts.ts'
import type { Filter } from './filter-types.ts'
import { useListState } from './use-list-state.ts'

type CountCall =
  | 'eInvoice.counts'
  | 'eWayBill.counts'
  | 'eWayBillOfOther.counts'
  | 'consolidatedEWayBill.counts'
  | 'qrReading.counts'

/** A state with how many records are in it, by what they are. */
interface Counted extends Partial<Readonly<Record<'documents' | 'bills' | 'sheets' | 'readings', number>>> {
  readonly status: string
}

interface Options<S extends string> {
  /** Counts the records of each state, for the filters of the list without its states. */
  readonly call: CountCall
  readonly filters: readonly Filter[]
  readonly states: readonly S[]
  /** The enumeration that names them. */
  readonly labels: string
  /** States that pass on their own: while there are any, list and numbers are asked anew. */
  readonly passing?: readonly S[]
  /** Those shown even where none is; absent: all. */
  readonly shownAlways?: readonly S[]
}

/** The states of a list with their numbers, as chips. */
export function useStateChips<S extends string>(options: Options<S>) {
  const { call, filters, states, labels, passing = [], shownAlways = states } = options
  const client = useQueryClient()
  const { body } = useListState(filters)
  const { states: _states, start: _start, sort: _sort, size: _size, ...narrowed } = body
  const entityIds = useGstinIds()
  const [runs, setRuns] = useState(false)
  const counts = useCall(
    call,
    { ...narrowed, entityIds: [...(entityIds ?? [])] },
    {
      enabled: entityIds !== undefined && entityIds.length > 0,
      keepPrevious: true,
      quiet: true,
      everyMs: runs && 3000,
    },
  )
  const rows: readonly Counted[] | undefined = counts.data
  const numberOf = (state: S): number => {
    const row = rows?.find(({ status }) => status === state)
    return row?.documents ?? row?.bills ?? row?.sheets ?? row?.readings ?? 0
  }
  const [resource] = call.split('.')
  const running = passing.reduce((sum, state) => sum + numberOf(state), 0)
  const before = useRef(running)
  useEffect(() => {
    setRuns(running > 0)
    if (before.current !== running) void client.invalidateQueries({ queryKey: [resource, 'search'] })
    before.current = running
  }, [running, client, resource])
  return [
    { key: 'all', label: 'list.all' as const, set: {} },
    ...states
      .filter((state) => shownAlways.includes(state) || numberOf(state) > 0)
      .map((state) => ({
        key: state,
        label: `enum.${labels}.${state}` as TextKey,
        set: { states: [state] },
        count: rows && numberOf(state),
      })),
  ]
}
