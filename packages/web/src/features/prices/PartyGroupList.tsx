import { PartyGroupSave } from '@bahi/contracts/price-lists.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../app/screens/MasterScreen.tsx'
import { StateChip } from '../../app/values.tsx'
import { TextField } from '../../ui/form/fields.tsx'

type Row = RowOf<'partyGroup.search'>
const columns: readonly ListColumn<Row>[] = [
  { key: 'name', label: 'field.name', width: 240, sort: 'name', card: 'title', cell: (row) => row.name },
  { key: 'code', label: 'field.code', width: 120, sort: 'code', cell: (row) => row.code ?? '-' },
  { key: 'notes', label: 'field.notes', width: 240, card: 'meta', cell: (row) => row.notes ?? '-' },
  {
    key: 'parties',
    label: 'partyGroup.parties',
    width: 90,
    align: 'end',
    card: 'end',
    cell: (row) => <span className="figure">{row.parties}</span>,
  },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    sort: 'status',
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

/** Parties that are priced alike. */
export function PartyGroupList() {
  return (
    <MasterScreen
      resource="partyGroup"
      group="PTY"
      call="partyGroup.search"
      title="partyGroup.title"
      createLabel="partyGroup.create"
      editLabel="partyGroup.edit"
      emptyText="partyGroup.empty"
      columns={columns}
      schema={PartyGroupSave}
      empty={{ name: '', code: '' }}
      names={['name', 'code', 'notes']}
      own={['code']}
      rowActions={[
        {
          key: 'parties',
          label: 'partyGroup.showParties',
          right: 'PTY_SH_VW',
          to: (row) => `parties?partyGroupIds=${row.id}`,
        },
      ]}
      fields={() => (
        <>
          <TextField name="name" autoFocus />
          <TextField name="code" />
          <TextField name="notes" />
        </>
      )}
    />
  )
}
