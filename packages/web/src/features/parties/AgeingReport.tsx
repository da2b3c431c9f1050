import { useState } from 'react'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { dueOf } from '../../app/reports/due.ts'
import type { OpenSide } from '../../app/reports/due.ts'
import { useAction } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { ReportMenu } from '../../app/reports/ReportMenu.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { Amount, dash } from '../../ui/values.tsx'
import css from './parties.module.css'
import { later } from '../../ui/later.tsx'

const ReminderDialog = later(() =>
  import('../../app/reminders/ReminderDialog.tsx').then((module) => module.ReminderDialog),
)

type Row = RowOf<'ageing.search'>

/** Days since the due date, both ends; what is not due yet falls due today or later. */
const ages = [
  ['notDue', undefined, 0],
  ['days15', 1, 15],
  ['days30', 16, 30],
  ['days45', 31, 45],
  ['days60', 46, 60],
  ['days90', 61, 90],
  ['over90', 91, undefined],
] as const

const columnsOf = (side: OpenSide): readonly ListColumn<Row>[] => [
  { key: 'name', label: 'field.name', width: 176, sort: 'name', card: 'title', cell: (row) => row.name },
  { key: 'code', label: 'field.code', width: 90, isHidden: true, cell: (row) => row.code },
  { key: 'gstin', label: 'field.gstin', width: 160, isHidden: true, cell: (row) => row.gstin ?? dash },
  {
    key: 'mobile',
    label: 'field.mobile',
    width: 120,
    isHidden: true,
    cell: (row) => row.mobile ?? dash,
  },
  {
    key: 'total',
    label: 'ageing.total',
    width: 112,
    align: 'end',
    sort: 'total',
    total: 'total',
    card: 'end',
    cell: (row) => <Due row={row} side={side} amount={row.total} />,
  },
  ...ages.map(([key, from, to]): ListColumn<Row> => ({
    key,
    label: `ageing.${key}`,
    // Ten lakhs and more are read whole: a figure that is cut would be read as another.
    width: 108,
    align: 'end',
    sort: key,
    total: key,
    cell: (row) => <Due row={row} side={side} amount={row[key]} from={from} to={to} />,
  })),
  {
    key: 'unallocated',
    label: 'ageing.unallocated',
    width: 104,
    align: 'end',
    sort: 'unallocated',
    total: 'unallocated',
    cell: (row) => (Number(row.unallocated) === 0 ? dash : <Amount value={row.unallocated} />),
  },
  {
    key: 'documents',
    label: 'party.documents',
    width: 90,
    align: 'end',
    card: 'meta',
    cell: (row) => <Documents row={row} />,
  },
]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'overdue', label: 'report.overdue', set: { view: 'overdue' } },
  { key: 'over90', label: 'report.over90', set: { view: 'over90' } },
] as const

const filters = [{ key: 'view', label: 'field.status', single: true, isHidden: true }] as const

const ledgerOf = (id: number) => `party-ledger-report?partyId=${id}&period=all`
const isOverdue = (row: Row) => ages.slice(1).some(([key]) => Number(row[key]) > 0)

const columns = { receivable: columnsOf('receivable'), payable: columnsOf('payable') } as const

/** What both sides have. */
const shared = {
  filters,
  chips,
  firstSort: 'total DESC',
  isOfCompany: true,
  open: ({ id }: Row) => ledgerOf(id),
} as const
const ledger = { key: 'ledger', label: 'report.partyLedger', to: ({ id }: Row) => ledgerOf(id) } as const

/** Who owes how much for how long; every figure opens the documents it is made of. */
export function AgeingReport() {
  const entityIds = useGstinIds()
  const t = useT()
  const [reminded, setReminded] = useState<Row>()
  const send = useAction('reminder.send', { refreshes: ['task', 'reminder', 'dueReminder'] })
  const remind = async (rows: readonly Row[]) => {
    const isSure = await confirm({
      title: t('reminder.sendMany'),
      text: t('reminder.sendManyText', { count: rows.length }),
      confirm: t('reminder.sendMany'),
    })
    if (!isSure) return false
    const partyIds = rows.map(({ id }) => id)
    trackTask(
      (await send.mutateAsync({ partyIds, entityIds: [...(entityIds ?? [])], isOverdue: true })).taskId,
    )
    return true
  }
  return (
    <>
      <ListScreen
        {...shared}
        list="ageing"
        call="ageing.search"
        title="report.ageing"
        columns={columns.receivable}
        rowActions={[
          ledger,
          {
            key: 'remind',
            label: 'invoice.remind',
            right: 'RMD_SND',
            run: setReminded,
            why: (row) => (isOverdue(row) ? undefined : 'invoice.nothingOverdue'),
          },
        ]}
        bulkActions={[
          { key: 'remind', label: 'reminder.sendMany', right: 'RMD_SND', fits: isOverdue, run: remind },
        ]}
        files={(body) => <ReportMenu name="ageing" body={body} />}
        emptyText="report.noOutstanding"
      />
      {reminded && (
        <ReminderDialog
          partyId={reminded.id}
          name={reminded.name}
          isOverdue
          onClose={() => setReminded(undefined)}
        />
      )}
    </>
  )
}

/** Whom we owe how much for how long. */
export const SupplierAgeingReport = () => (
  <ListScreen
    {...shared}
    list="supplierAgeing"
    call="supplierAgeing.search"
    title="report.supplierAgeing"
    columns={columns.payable}
    rowActions={[
      ledger,
      {
        key: 'pay',
        label: 'payout.create',
        right: 'POT_AD',
        to: ({ id }) => `create-payment-out?partyId=${id}`,
        why: ({ total }) => (Number(total) > 0 ? undefined : 'payout.nothingDue'),
      },
    ]}
    files={(body) => <ReportMenu name="supplierAgeing" body={body} />}
    emptyText="report.noOutstanding"
  />
)

/** On a phone, where there are no columns of ages, a bar of them and what is overdue are beside the number. */
function Documents({ row }: { row: Row }) {
  const t = useT()
  const isPhone = usePhone()
  if (!isPhone) return <>{groupDigits(String(row.documents))}</>
  const late = ages.slice(1).filter(([key]) => Number(row[key]) > 0)
  const oldest = late.at(-1)?.[0]
  const overdue = Decimal.sum(late.map(([key]) => row[key])).toFixed(2)
  return (
    <>
      {t.count('dashboard.documents', row.documents)}
      {oldest && (
        <>
          {' · '}
          {t('report.overdue')} <Amount value={overdue} /> ({t(`ageing.${oldest}`)})
        </>
      )}
      <span className={css.ageBar} aria-hidden>
        {ages.map(([key], index) => (
          <i key={key} data-age={index} style={{ flexGrow: Math.max(0, Number(row[key])) }} />
        ))}
      </span>
    </>
  )
}

function Due({
  row,
  side,
  amount,
  from,
  to,
}: {
  row: Row
  side: OpenSide
  amount: string
  from?: number | undefined
  to?: number | undefined
}) {
  if (Number(amount) === 0) return <>{dash}</>
  return (
    <To to={dueOf(side, { partyId: row.id, from, to })}>
      <Amount value={amount} />
    </To>
  )
}
