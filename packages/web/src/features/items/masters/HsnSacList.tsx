import { HsnNotice } from '../../../app/fields/HsnNotice.tsx'
import { HsnSacSave } from '@bahi/contracts/items.ts'
import type { RowOf } from '../../../app/api/call-types.ts'
import { HsnWords } from '../../../app/built-in-names.tsx'
import type { ListColumn } from '../../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../../app/screens/MasterScreen.tsx'
import { DateText, StateChip } from '../../../app/values.tsx'
import { ChoiceField, DateField, MoneyField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { Percent } from '../../../ui/values.tsx'
import { HsnDirectory } from './HsnDirectory.tsx'

type Row = RowOf<'hsnSac.search'>
const columns: readonly ListColumn<Row>[] = [
  {
    key: 'code',
    label: 'field.hsn',
    width: 130,
    sort: 'code',
    card: 'title',
    cell: (row) => <span className="figure">{row.code}</span>,
  },
  { key: 'kind', label: 'field.kind', width: 90, card: 'end', cell: (row) => row.kind },
  {
    key: 'description',
    label: 'field.description',
    width: 430,
    sort: 'description',
    card: 'meta',
    cell: (row) => <HsnWords description={row.description} heading={row.heading} />,
  },
  {
    key: 'rate',
    label: 'field.rate',
    width: 100,
    sort: 'rate',
    align: 'end',
    cell: (row) => <Percent value={row.rate} />,
  },
  { key: 'rateFrom', label: 'field.rateFrom', width: 130, cell: (row) => <DateText value={row.rateFrom} /> },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    sort: 'status',
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

/** Codes of goods (HSN) and services (SAC). */
export function HsnSacList() {
  return (
    <MasterScreen
      resource="hsnSac"
      group="HSN"
      call="hsnSac.search"
      title="hsnSac.title"
      createLabel="hsnSac.create"
      editLabel="hsnSac.edit"
      emptyText="hsnSac.empty"
      columns={columns}
      filters={[{ key: 'kinds', label: 'field.kind', options: ['HSN', 'SAC'], labels: 'HsnKind' }]}
      schema={HsnSacSave}
      empty={{ code: '', description: '', kind: 'HSN', rate: '', rateFrom: '' }}
      names={['code', 'description', 'kind', 'rate', 'rateFrom']}
      own={['code']}
      mayEditBuiltIn
      extra={<HsnDirectory />}
      fields={({ isBuiltIn }) => (
        <>
          <div>
            <TextField name="code" autoFocus={!isBuiltIn} disabled={isBuiltIn} />
            <HsnNotice name="code" />
          </div>
          <ChoiceField name="kind" type="HsnKind" disabled={isBuiltIn} />
          <TextAreaField name="description" />
          <MoneyField name="rate" />
          <DateField name="rateFrom" />
        </>
      )}
    />
  )
}
