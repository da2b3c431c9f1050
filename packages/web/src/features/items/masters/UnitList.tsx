import { unitName } from '@bahi/contracts/built-in-names.ts'
import { UnitSave } from '@bahi/contracts/items.ts'
import type { RowOf } from '../../../app/api/call-types.ts'
import { useLanguage } from '../../../app/built-in-names.tsx'
import type { ListColumn } from '../../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../../app/screens/MasterScreen.tsx'
import { StateChip } from '../../../app/values.tsx'
import { ConversionText } from './Conversions.tsx'
import { emptyUnit, UnitFields } from './UnitFields.tsx'

type Row = RowOf<'unit.search'>
const columns: readonly ListColumn<Row>[] = [
  { key: 'code', label: 'field.code', width: 120, sort: 'code', card: 'title', cell: (row) => row.code },
  {
    key: 'description',
    label: 'field.description',
    width: 260,
    sort: 'description',
    card: 'meta',
    cell: (row) => <Name unit={row} />,
  },
  { key: 'uqc', label: 'field.uqc', width: 160, sort: 'uqc', card: 'end', cell: (row) => row.uqc },
  {
    key: 'decimals',
    label: 'field.decimals',
    width: 90,
    align: 'end',
    cell: (row) => <span className="figure">{row.decimals}</span>,
  },
  {
    key: 'conversions',
    label: 'unit.conversions',
    width: 200,
    cell: (row) => <ConversionText unit={row.code} conversions={row.conversions ?? []} />,
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

function Name({ unit }: { unit: Row }) {
  return <>{unitName(useLanguage(), unit) ?? '-'}</>
}

/** Units of quantity, each with the code that returns and e-invoices know. */
export function UnitList() {
  const language = useLanguage()
  return (
    <MasterScreen
      resource="unit"
      group="UNT"
      call="unit.search"
      title="unit.title"
      createLabel="unit.create"
      editLabel="unit.edit"
      emptyText="unit.empty"
      columns={columns}
      schema={UnitSave}
      empty={emptyUnit}
      names={['code', 'description', 'uqc', 'decimals', 'conversions']}
      own={['code']}
      valuesOf={(row) => ({
        ...row,
        description: unitName(language, row) ?? '',
        conversions: (row.conversions ?? []).map(({ unitId, factor }) => ({ unitId, factor })),
      })}
      mayEditBuiltIn
      fields={({ isBuiltIn }) => <UnitFields isBuiltIn={isBuiltIn} />}
    />
  )
}
