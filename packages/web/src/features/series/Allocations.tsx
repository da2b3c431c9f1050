import { seriesName } from '@bahi/contracts/built-in-names.ts'
import { SeriesAllocationSave, NumberedKind } from '@bahi/contracts/series.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../app/screens/MasterScreen.tsx'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { useFormSetting } from '../../ui/form/context.ts'
import { ChoiceField, SwitchField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'

type Row = RowOf<'seriesAllocation.search'>

function Kind({ value }: { value: string }) {
  return <>{useT().label('DocumentKind', value)}</>
}
function Name({ row: { seriesName: name, documentKind } }: { row: Row }) {
  const t = useT()
  return <>{seriesName(t.find, { name, documentKind })}</>
}
function Default({ row }: { row: Row }) {
  const t = useT()
  return <>{row.isDefault ? t('common.yes') : t('common.no')}</>
}

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'seriesName',
    label: 'field.seriesId',
    width: 170,
    sort: 'seriesName',
    card: 'title',
    cell: (row) => <Name row={row} />,
  },
  { key: 'seriesCode', label: 'field.code', width: 80, card: 'end', cell: (row) => row.seriesCode },
  {
    key: 'documentKind',
    label: 'field.documentKind',
    width: 130,
    sort: 'documentKind',
    card: 'meta',
    cell: (row) => <Kind value={row.documentKind} />,
  },
  {
    key: 'entityName',
    label: 'series.place',
    width: 160,
    sort: 'entityName',
    card: 'meta',
    cell: (row) => row.entityName,
  },
  {
    key: 'childEntityName',
    label: 'field.childEntityId',
    width: 136,
    card: 'meta',
    cell: (row) => row.childEntityName ?? '-',
  },
  { key: 'userName', label: 'field.userId', width: 140, card: 'meta', cell: (row) => row.userName ?? '-' },
  { key: 'isDefault', label: 'field.isDefault', width: 80, cell: (row) => <Default row={row} /> },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    sort: 'status',
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

/** Which series numbers the documents of which place or user; the most particular allocation wins. */
export function Allocations() {
  const t = useT()
  return (
    <MasterScreen
      resource="seriesAllocation"
      group="SRA"
      call="seriesAllocation.search"
      title="series.allocate"
      createLabel="series.allocateNew"
      editLabel="series.allocate"
      emptyText="series.noAllocations"
      columns={columns}
      filters={[
        {
          key: 'documentKinds',
          label: 'field.documentKind',
          options: NumberedKind.options,
          labels: 'DocumentKind',
        },
      ]}
      schema={SeriesAllocationSave}
      empty={{ isDefault: true }}
      names={['seriesId', 'entityId', 'childEntityId', 'userId', 'isDefault']}
      fields={() => <Fields />}
      extra={<To to="series">{t('series.title')}</To>}
    />
  )
}

function Fields() {
  const t = useT()
  const { form } = useFormSetting()
  const series = useCall('series.search', { size: 500, sort: 'name ASC', statuses: ['Active'] })
  const users = useCall('seriesAllocation.users', undefined, { quiet: true })
  const tree = useCall('entity.entities', {})
  const entities = (tree.data ?? [])
    .flatMap(({ children }) => children)
    .filter(({ status, isSystem }) => status === 'Active' && !isSystem)
  const entityId = useFormValue(form, (state) => Number(state.values['entityId']))
  const children = entities.find((entity) => entity.entityId === entityId)?.children ?? []
  return (
    <>
      <p className="muted">{t('series.allocateText')}</p>
      <ChoiceField
        name="seriesId"
        options={(series.data?.records ?? []).map(({ id, name, documentKind }) => ({
          value: String(id),
          label: `${seriesName(t.find, { name, documentKind })} · ${t.label('DocumentKind', documentKind)}`,
        }))}
        searchable
      />
      <ChoiceField
        name="entityId"
        options={entities.map(({ entityId: id, entityName, vrn }) => ({
          value: String(id),
          label: [entityName, vrn].filter(Boolean).join(' · '),
        }))}
        searchable
        onChoose={() => form.fill({ childEntityId: '' })}
      />
      <ChoiceField
        name="childEntityId"
        options={children.map(({ entityId: id, entityName }) => ({ value: String(id), label: entityName }))}
        disabled={children.length === 0}
      />
      <ChoiceField
        name="userId"
        options={(users.data ?? []).map(({ id, name, userName }) => ({
          value: String(id),
          label: name === userName ? name : `${name} · ${userName}`,
        }))}
        searchable
      />
      <SwitchField name="isDefault" />
    </>
  )
}
