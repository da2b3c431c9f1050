import { seriesName } from '@bahi/contracts/built-in-names.ts'
import { SeriesSave, NumberedKind } from '@bahi/contracts/series.ts'
import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../app/screens/MasterScreen.tsx'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { useFormSetting } from '../../ui/form/context.ts'
import { ChoiceField, NumberField, TextField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import { NumberExample } from './NumberExample.tsx'
import { Register } from './Register.tsx'

type Row = RowOf<'series.search'>

function Kind({ value }: { value: string }) {
  return <>{useT().label('DocumentKind', value)}</>
}

function Name({ row }: { row: Row }) {
  return <>{seriesName(useT().find, row)}</>
}

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'name',
    label: 'field.name',
    width: 144,
    sort: 'name',
    card: 'title',
    cell: (row) => <Name row={row} />,
  },
  { key: 'code', label: 'field.code', width: 64, sort: 'code', cell: (row) => row.code },
  {
    key: 'documentKind',
    label: 'field.documentKind',
    width: 124,
    sort: 'documentKind',
    card: 'meta',
    cell: (row) => <Kind value={row.documentKind} />,
  },
  {
    key: 'nextNumber',
    label: 'field.nextNumber',
    width: 440,
    card: 'end',
    cell: (row) => <NextNumber row={row} />,
  },
  { key: 'resets', label: 'field.resets', width: 136, cell: (row) => <Resets value={row.resets} /> },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    sort: 'status',
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

/** GSTINs that count for themselves, each with what its form promises; where only one does, its number alone. */
function NextNumber({ row: { nextNumber, nextByGstin = [] } }: { row: Row }) {
  if (nextByGstin.length < 2) return <span className="figure">{nextByGstin[0]?.number ?? nextNumber}</span>
  const all = nextByGstin.map(({ entityName, number }) => `${number} ${entityName}`).join(' · ')
  return (
    <span className="figure" title={all}>
      {nextByGstin.map(({ entityName, number }, at) => (
        <span key={entityName}>
          {at > 0 && ' · '}
          <bdi>{number}</bdi> <bdi className="meta">{entityName}</bdi>
        </span>
      ))}
    </span>
  )
}

function Resets({ value }: { value: string | undefined }) {
  return <>{useT().label('SeriesReset', value)}</>
}

const empty = {
  name: '',
  code: '',
  documentKind: 'salesInvoice',
  prefix: '',
  suffix: '',
  separator: '/',
  yearStyle: 'dashed',
  width: 4,
  startNumber: 1,
  resets: 'Yearly',
  printTemplate: '',
}

/** How documents are numbered. */
export function SeriesList() {
  const t = useT()
  const [register, setRegister] = useState<Row>()
  return (
    <>
      <MasterScreen
        resource="series"
        group="SER"
        call="series.search"
        title="series.title"
        createLabel="series.create"
        editLabel="series.edit"
        emptyText="series.empty"
        columns={columns}
        filters={[
          {
            key: 'documentKinds',
            label: 'field.documentKind',
            options: NumberedKind.options,
            labels: 'DocumentKind',
          },
        ]}
        schema={SeriesSave}
        empty={empty}
        names={Object.keys(empty)}
        own={['code']}
        fields={() => <Fields />}
        extra={<To to="allocate-series">{t('series.allocate')}</To>}
        rowActions={[{ key: 'register', label: 'series.register', run: (row) => setRegister(row) }]}
      />
      <Register series={register} onClose={() => setRegister(undefined)} />
    </>
  )
}

function Fields() {
  const { form } = useFormSetting()
  const values = useFormValue(form, (state) => state.values)
  // Receipts have a form of their own.
  const kind = values['documentKind']
  const isPayment = typeof kind === 'string' && kind.startsWith('payment')
  const separators = [
    { value: '/', label: '/' },
    { value: '-', label: '-' },
  ]
  return (
    <>
      <TextField name="name" autoFocus />
      <TextField name="code" />
      <ChoiceField name="documentKind" type="DocumentKind" />
      <TextField name="prefix" />
      <ChoiceField name="yearStyle" type="YearStyle" />
      <ChoiceField name="separator" options={separators} />
      <NumberField name="width" />
      <NumberField name="startNumber" />
      <TextField name="suffix" />
      <ChoiceField name="resets" type="SeriesReset" />
      {!isPayment && <ChoiceField name="printTemplate" type="PrintTemplate" />}
      <NumberExample values={values} />
    </>
  )
}
