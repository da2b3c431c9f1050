import { DateText, Files, StateChip } from '../values.tsx'
import type { ListColumn } from './ListScreen.tsx'

interface Named {
  readonly name: string
  readonly attachments: number
}

/** What a list of masters begins with: the name, and how many files are attached to it. */
export const nameColumn = (width: number): ListColumn<Named> => ({
  key: 'name',
  label: 'field.name',
  width,
  sort: 'name',
  card: 'title',
  cell: (row) => (
    <>
      {row.name}
      <Files of={row} />
    </>
  ),
})

/** What every list of masters ends with: the state and, out of sight until asked for, the last change. */
export const recordColumns: readonly ListColumn<{ readonly status: string; readonly changedAt: string }>[] = [
  {
    key: 'status',
    label: 'field.status',
    width: 88,
    sort: 'status',
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
  {
    key: 'changedAt',
    label: 'field.changedAt',
    width: 120,
    sort: 'changedAt',
    isHidden: true,
    cell: (row) => <DateText value={row.changedAt} />,
  },
]
