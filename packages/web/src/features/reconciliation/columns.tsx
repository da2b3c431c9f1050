import type { RowOf } from '../../app/api/call-types.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { usePreferences } from '../../theme/preferences.ts'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { periodNames } from '../../app/returns/period-names.ts'
import css from './reconciliation.module.css'
import { decisionTones, stateTones } from './states.ts'

export type Row = RowOf<'reconciliation.search'>
type Side = 'book' | 'portal'

/** A value of one side, marked where the other side says something else. */
function Marked({
  row,
  fields,
  children,
}: {
  row: Row
  fields: readonly string[]
  children: React.ReactNode
}) {
  const isDifferent = row.reasons.some(({ field }) => fields.includes(field))
  return isDifferent ? <mark className={css.different}>{children}</mark> : <>{children}</>
}

const numberOf = (side: Side): ListColumn<Row> => ({
  key: `${side}Number`,
  label: `reconciliation.number.${side}`,
  width: 132,
  ...(side === 'book' ? { sort: 'number', card: 'meta' } : { card: 'meta' }),
  cell: (row) => {
    const one = row[side]
    return one ? (
      <Marked row={row} fields={['number', 'documentClass', 'port']}>
        <bdi>{one.number}</bdi>
      </Marked>
    ) : (
      dash
    )
  },
})
const dateOf = (side: Side): ListColumn<Row> => ({
  key: `${side}Date`,
  label: `reconciliation.date.${side}`,
  width: 108,
  ...(side === 'book' ? { sort: 'date' } : {}),
  cell: (row) => {
    const one = row[side]
    return one ? (
      <Marked row={row} fields={['date']}>
        <DateText value={one.date} />
      </Marked>
    ) : (
      dash
    )
  },
})
const valueOf = (side: Side): ListColumn<Row> => ({
  key: `${side}Value`,
  label: `reconciliation.value.${side}`,
  width: 122,
  align: 'end',
  ...(side === 'book' ? { sort: 'taxableValue' } : {}),
  cell: (row) => {
    const one = row[side]
    return one ? (
      <Marked row={row} fields={['taxableValue']}>
        <Amount value={one.taxableValue} />
      </Marked>
    ) : (
      dash
    )
  },
})
const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
const taxOf = (side: Side): ListColumn<Row> => ({
  key: `${side}Tax`,
  label: `reconciliation.tax.${side}`,
  width: 112,
  align: 'end',
  ...(side === 'portal' ? { card: 'end' } : {}),
  cell: (row) => {
    const one = row[side]
    return one ? (
      <Marked row={row} fields={heads}>
        <Amount value={one.tax} />
      </Marked>
    ) : (
      dash
    )
  },
})

/** Both sides of each row beside each other. */
export const columns: readonly ListColumn<Row>[] = [
  {
    key: 'state',
    label: 'reconciliation.state',
    width: 176,
    card: 'state',
    cell: (row) => <State row={row} />,
  },
  {
    key: 'partyName',
    label: 'reconciliation.supplier',
    width: 160,
    grows: true,
    card: 'title',
    cell: ({ book, portal }) => <bdi>{book?.partyName ?? portal?.partyName ?? portal?.gstin ?? dash}</bdi>,
  },
  {
    key: 'gstin',
    label: 'column.gstin',
    width: 150,
    isHidden: true,
    cell: ({ book, portal }) => <bdi>{portal?.gstin ?? book?.gstin ?? dash}</bdi>,
  },
  numberOf('book'),
  numberOf('portal'),
  valueOf('book'),
  valueOf('portal'),
  taxOf('book'),
  taxOf('portal'),
  dateOf('book'),
  dateOf('portal'),
  {
    key: 'period',
    label: 'reconciliation.period',
    width: 130,
    isHidden: true,
    cell: (row) => <PeriodText value={row.portal?.returnPeriod} />,
  },
  { key: 'decision', label: 'reconciliation.decision', width: 110, cell: (row) => <Decision row={row} /> },
  {
    key: 'claimPeriod',
    label: 'reconciliation.claimPeriod',
    width: 136,
    cell: (row) => <PeriodText value={row.claimPeriod} />,
  },
  { key: 'note', label: 'reconciliation.note', width: 160, isHidden: true, cell: ({ note }) => note ?? dash },
]

function State({ row }: { row: Row }) {
  const t = useT()
  return <Chip tone={stateTones[row.state]}>{t.label('ReconState', row.state)}</Chip>
}
function Decision({ row }: { row: Row }) {
  const t = useT()
  if (!row.decision) return <>{dash}</>
  return (
    <Chip tone={row.isChanged ? 'attention' : decisionTones[row.decision]}>
      {t.label('ReconDecision', row.decision)}
      {row.isChanged && ` · ${t('reconciliation.changed')}`}
    </Chip>
  )
}
export function PeriodText({ value }: { value: string | null | undefined }) {
  const culture = usePreferences((preferences) => preferences.culture)
  return <>{value ? periodNames(culture, 'Monthly')(value) : dash}</>
}
