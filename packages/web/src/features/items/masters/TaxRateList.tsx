import { TaxRateSave } from '@bahi/contracts/items.ts'
import type { RowOf } from '../../../app/api/call-types.ts'
import type { ListColumn } from '../../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../../app/screens/MasterScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { DateText, StateChip } from '../../../app/values.tsx'
import { ChoiceField, DateField, MoneyField, TextField } from '../../../ui/form/fields.tsx'
import { Percent } from '../../../ui/values.tsx'

type Row = RowOf<'taxRate.search'>

function Kind({ value }: { value: string }) {
  return <>{useT().label('TaxKind', value)}</>
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'text', label: 'field.text', width: 160, sort: 'text', card: 'title', cell: (row) => row.text },
  {
    key: 'taxKind',
    label: 'field.taxKind',
    width: 100,
    cell: (row) => <Kind value={row.taxKind} />,
  },
  {
    key: 'rate',
    label: 'field.rate',
    width: 120,
    sort: 'rate',
    align: 'end',
    card: 'end',
    cell: (row) => <Percent value={row.rate} />,
  },
  {
    key: 'cessRate',
    label: 'field.cessRate',
    width: 140,
    align: 'end',
    cell: (row) => <Percent value={row.cessRate} />,
  },
  {
    key: 'validFrom',
    label: 'field.validFrom',
    width: 130,
    sort: 'validFrom',
    card: 'meta',
    cell: (row) => <DateText value={row.validFrom} />,
  },
  { key: 'validTo', label: 'field.validTo', width: 130, cell: (row) => <DateText value={row.validTo} /> },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    sort: 'status',
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

/** Rates of tax: those of the law are listed with their dates, others can be added. */
export function TaxRateList() {
  return (
    <MasterScreen
      resource="taxRate"
      group="TXR"
      call="taxRate.search"
      title="taxRate.title"
      createLabel="taxRate.create"
      editLabel="taxRate.edit"
      emptyText="taxRate.empty"
      columns={columns}
      schema={TaxRateSave}
      empty={{ text: '', taxKind: 'GST', rate: '', cessRate: '', validFrom: '', validTo: '' }}
      names={['text', 'taxKind', 'rate', 'cessRate', 'validFrom', 'validTo']}
      own={['text', 'rate']}
      fields={() => (
        <>
          <TextField name="text" autoFocus />
          <ChoiceField name="taxKind" type="TaxKind" />
          <MoneyField name="rate" />
          <MoneyField name="cessRate" />
          <DateField name="validFrom" />
          <DateField name="validTo" />
        </>
      )}
    />
  )
}
