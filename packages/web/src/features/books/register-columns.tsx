import type { ReactNode } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import type { Side } from './sides.ts'
import css from './books.module.css'

/** What a row of either register has. */
type Row = Pick<
  RowOf<'tdsDeduction.search'>,
  | 'date'
  | 'partyName'
  | 'pan'
  | 'section'
  | 'provision'
  | 'number'
  | 'taxed'
  | 'rate'
  | 'tax'
  | 'dueOn'
  | 'paid'
  | 'challans'
>

/** Whose tax it is; of every register. */
export const nameColumn = <R extends { readonly partyName: string }>(): ListColumn<R> => ({
  key: 'partyName',
  label: 'column.partyName',
  width: 180,
  grows: true,
  sort: 'partyName',
  card: 'title',
  cell: (row) => row.partyName,
})

/** The provision of the law that it comes under. */
export const sectionColumn = <R,>(
  label: TextKey,
  cell: (row: R) => ReactNode,
  more: Partial<ListColumn<R>> = {},
): ListColumn<R> => ({ key: 'section', label, width: 100, card: 'meta', cell, ...more })

/** The columns that the registers of tax deducted and tax collected share, with those that one has of its own after the section. */
export const registerColumns = <R extends Row>(
  side: Side,
  own: readonly ListColumn<R>[] = [],
): readonly ListColumn<R>[] => [
  {
    key: 'date',
    label: 'column.date',
    width: 104,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  nameColumn(),
  { key: 'pan', label: 'field.pan', width: 120, card: 'meta', cell: (row) => <bdi>{row.pan ?? dash}</bdi> },
  sectionColumn(`${side}.section`, (row) => <bdi>{row.section}</bdi>, { sort: 'section' }),
  {
    key: 'provision',
    label: `${side}.provision`,
    width: 190,
    isHidden: true,
    cell: (row) => <bdi>{row.provision === row.section ? dash : row.provision}</bdi>,
  },
  ...own,
  { key: 'number', label: 'column.number', width: 120, cell: (row) => <bdi>{row.number ?? dash}</bdi> },
  {
    key: 'taxed',
    label: `${side}.taxed`,
    width: 130,
    align: 'end',
    total: 'taxed',
    cell: (row) => <Amount value={row.taxed} />,
  },
  {
    key: 'rate',
    label: `${side}.rate`,
    width: 76,
    align: 'end',
    cell: (row) => <span className="figure">{row.rate}</span>,
  },
  {
    key: 'tax',
    label: `${side}.tax`,
    width: 120,
    align: 'end',
    sort: 'tax',
    total: 'tax',
    card: 'end',
    cell: (row) => <Amount value={row.tax} />,
  },
  {
    key: 'dueOn',
    label: `${side}.dueOn`,
    width: 104,
    card: 'meta',
    cell: (row) => <DateText value={row.dueOn} />,
  },
  {
    key: 'paid',
    label: 'tds.paid',
    width: 130,
    align: 'end',
    total: 'paid',
    cell: (row) => (Number(row.paid) === 0 ? dash : <Amount value={row.paid} />),
  },
  {
    key: 'challans',
    label: 'tds.challans',
    width: 190,
    isHidden: true,
    cell: (row) => <bdi>{row.challans ?? dash}</bdi>,
  },
]

/** What else is done with the tax of a register. */
export function RegisterWays({ side }: { side: Side }) {
  const t = useT()
  const rights = useRights()
  return (
    <div className={css.bar}>
      <GstinChoice />
      {rights.may('ACC_AD') && <To to={`create-${side}-challan`}>{t(`${side}.createChallan`)}</To>}
      <To to={`${side}-challans`}>{t(`${side}.challanList`)}</To>
      <To to={`${side}-statement`}>{t(`${side}.statement`)}</To>
    </div>
  )
}
