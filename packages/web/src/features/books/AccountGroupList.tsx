import { AccountGroupSave } from '@bahi/contracts/accounting.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../app/screens/MasterScreen.tsx'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { ChoiceField, TextField } from '../../ui/form/fields.tsx'
import { GroupWord } from './GroupWord.tsx'
import { ownGroups } from './own-groups.ts'

type Row = RowOf<'accountGroup.search'>

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', label: 'field.name', width: 240, sort: 'name', card: 'title', cell: (row) => row.name },
  {
    key: 'group',
    label: 'books.group',
    width: 200,
    sort: 'group',
    card: 'meta',
    cell: (row) => <GroupWord row={row} />,
  },
  {
    key: 'accounts',
    label: 'books.accounts',
    width: 96,
    align: 'end',
    card: 'end',
    cell: (row) => <span className="figure">{row.accounts}</span>,
  },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

/** Groups that the business added under those of the chart: statements show the sum of each. */
export function AccountGroupList() {
  const t = useT()
  return (
    <MasterScreen
      resource="accountGroup"
      group="ACC"
      call="accountGroup.search"
      title="books.ownGroups"
      createLabel="books.createGroup"
      editLabel="books.editGroup"
      emptyText="books.ownGroupsEmpty"
      columns={columns}
      filters={[{ key: 'groups', label: 'books.group', options: ownGroups, labels: 'AccountGroupName' }]}
      schema={AccountGroupSave}
      empty={{ name: '', group: 'indirectExpenses' }}
      names={['name', 'group', 'notes']}
      rowActions={[
        {
          key: 'accounts',
          label: 'books.showAccounts',
          to: ({ name }) => `ledger-accounts?keyword=${encodeURIComponent(name)}`,
        },
      ]}
      extra={<To to="chart-of-accounts">{t('menu.chart')}</To>}
      fields={() => (
        <>
          <TextField name="name" autoFocus />
          <ChoiceField
            name="group"
            label={t('books.group')}
            searchable
            options={ownGroups.map((value) => ({ value, label: t(`accountGroup.${value}`) }))}
          />
          <TextField name="notes" />
        </>
      )}
    />
  )
}
