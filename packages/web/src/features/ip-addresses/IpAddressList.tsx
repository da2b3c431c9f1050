import { IpAddressSave } from '@bahi/contracts/ip-addresses.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../app/screens/MasterScreen.tsx'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { ChoiceField, TextField } from '../../ui/form/fields.tsx'
import css from './ip-addresses.module.css'
import { Standing } from './Standing.tsx'

type Row = RowOf<'ipAddress.search'>
const columns: readonly ListColumn<Row>[] = [
  {
    key: 'address',
    label: 'field.address',
    width: 260,
    sort: 'address',
    card: 'title',
    cell: (row) => (
      <span className="figure" dir="ltr">
        {row.address}
      </span>
    ),
  },
  {
    key: 'description',
    label: 'field.description',
    width: 260,
    sort: 'description',
    card: 'meta',
    cell: (row) => row.description ?? '-',
  },
  {
    key: 'userName',
    label: 'field.userId',
    width: 200,
    card: 'meta',
    cell: (row) => <WhoseName row={row} />,
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

function WhoseName({ row }: { row: Row }) {
  const t = useT()
  return <>{row.userName ?? t('ipAddress.everybody')}</>
}

/** Addresses from which users may work, and whether they are held to them. */
export function IpAddressList() {
  return (
    <div className={css.page}>
      <Standing />
      <MasterScreen
        resource="ipAddress"
        group="IPA"
        call="ipAddress.search"
        title="ipAddress.title"
        createLabel="ipAddress.create"
        editLabel="ipAddress.edit"
        emptyText="ipAddress.empty"
        columns={columns}
        schema={IpAddressSave}
        empty={{ address: '', description: '', userId: '' }}
        names={['address', 'description', 'userId']}
        own={['address']}
        fields={() => <Fields />}
      />
    </div>
  )
}

function Fields() {
  const t = useT()
  const users = useCall('subscriber.users', undefined, { quiet: true, staleMs: 60_000 })
  return (
    <>
      <TextField name="address" autoFocus />
      <p className="meta">{t('ipAddress.formats')}</p>
      <TextField name="description" />
      <ChoiceField
        name="userId"
        placeholder={t('ipAddress.everybody')}
        options={(users.data ?? []).map(({ id, userName }) => ({ value: String(id), label: userName }))}
        searchable
        clearable
      />
    </>
  )
}
