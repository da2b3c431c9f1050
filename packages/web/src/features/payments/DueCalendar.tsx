import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { viewOf } from '../../app/documents.ts'
import { searchText, To, useNav } from '../../app/nav.tsx'
import type { OpenSide } from '../../app/reports/due.ts'
import { ReportMenu } from '../../app/reports/ReportMenu.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { WriteOffDialog } from '../../app/WriteOffDialog.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { Amount, dash } from '../../ui/values.tsx'
import css from './DueCalendar.module.css'
import { PayRunDialog } from './PayRunDialog.tsx'

type Row = RowOf<'dueCalendar.search'>

const filters: readonly Filter[] = [
  { key: 'view', label: 'field.status', single: true, isHidden: true },
  { key: 'side', label: 'due.side', single: true, isHidden: true },
  { key: 'partyIds', label: 'column.partyName', kind: 'party', isNumber: true },
  { key: 'fromDueDate', label: 'due.dueFrom', single: true, kind: 'date' },
  { key: 'toDueDate', label: 'due.dueTo', single: true, kind: 'date' },
]

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'dueDate',
    label: 'column.dueDate',
    width: 112,
    sort: 'dueDate',
    card: 'meta',
    cell: (row) => <Day day={row.dueDate} />,
  },
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 170,
    grows: true,
    card: 'title',
    cell: (row) => row.partyName,
  },
  { key: 'kind', label: 'due.kind', width: 108, card: 'meta', cell: (row) => <Kind kind={row.kind} /> },
  {
    key: 'number',
    label: 'column.number',
    width: 132,
    card: 'meta',
    cell: (row) => <bdi>{row.supplierNumber ?? row.number ?? dash}</bdi>,
  },
  {
    key: 'date',
    label: 'column.date',
    width: 104,
    sort: 'date',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'total',
    label: 'due.total',
    width: 112,
    align: 'end',
    isHidden: true,
    cell: (row) => <Amount value={row.total} />,
  },
  ...(['toReceive', 'toPay'] as const).map((key): ListColumn<Row> => ({
    key,
    label: `due.${key}`,
    width: 112,
    align: 'end',
    total: key,
    card: 'end',
    cell: (row) => (row[key] === null ? dash : <Due side={key} amount={row[key]} />),
  })),
]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'receivable', label: 'due.receivable', set: { side: 'receivable' } },
  { key: 'payable', label: 'due.payable', set: { side: 'payable' } },
] as const

/** Every open document of both sides by the day on which it is due, and how much is due when. */
export function DueCalendar() {
  const [writtenOff, setWrittenOff] = useState<readonly number[]>()
  const [paid, setPaid] = useState<readonly Row[]>()
  const writeOff = (rows: readonly Row[]) => setWrittenOff(rows.map(({ id }) => id))
  return (
    <>
      <ListScreen
        list="dueCalendar"
        call="dueCalendar.search"
        title="report.dueCalendar"
        columns={columns}
        filters={filters}
        chips={chips}
        firstSort="dueDate ASC"
        isOfCompany
        extra={<Periods />}
        open={({ kind, id }) => viewOf(kind, id)}
        rowActions={[
          {
            key: 'ledger',
            label: 'report.partyLedger',
            to: ({ partyId }) => `party-ledger-report?partyId=${partyId}&period=all`,
          },
          {
            key: 'receive',
            label: 'payment.create',
            right: 'PIN_AD',
            to: ({ partyId, id }) => `create-payment-in?partyId=${partyId}&documentId=${id}`,
            why: ({ toReceive }) => (toReceive === null ? 'due.paidOut' : undefined),
          },
          {
            key: 'pay',
            label: 'payout.create',
            right: 'POT_AD',
            to: ({ partyId, id }) => `create-payment-out?partyId=${partyId}&documentId=${id}`,
            why: ({ toPay }) => (toPay === null ? 'due.paidIn' : undefined),
          },
        ]}
        bulkActions={[
          {
            key: 'payRun',
            label: 'payRun.title',
            right: 'POT_AD',
            fits: ({ toPay }) => toPay !== null,
            run: setPaid,
          },
          {
            key: 'writeOffReceivable',
            label: 'writeOff.make',
            right: 'PIN_WOF',
            fits: ({ toReceive }) => toReceive !== null,
            run: writeOff,
          },
          {
            key: 'writeOffPayable',
            label: 'writeOff.makePayable',
            right: 'POT_WOF',
            fits: ({ toPay }) => toPay !== null,
            run: writeOff,
          },
        ]}
        files={(body) => <ReportMenu name="dueCalendar" body={body} />}
        emptyText="report.nothingDue"
      />
      {paid && (
        <PayRunDialog
          bills={paid.map(({ id, number, supplierNumber, partyId, partyName, dueDate, toPay, waiting }) => ({
            id,
            number: supplierNumber ?? number,
            partyId,
            partyName,
            dueDate,
            balance: toPay ?? '0',
            waiting,
          }))}
          onClose={() => setPaid(undefined)}
        />
      )}
      {writtenOff && <WriteOffDialog ids={writtenOff} onClose={() => setWrittenOff(undefined)} />}
    </>
  )
}

function Kind({ kind }: { kind: Row['kind'] }) {
  const t = useT()
  // Of notes only debit notes are owed.
  if (documentKinds[kind].parts.includes('note')) return <>{t.label('NoteType', 'Debit')}</>
  return <>{t(`kind.${kind as 'salesInvoice'}.view`)}</>
}

/** A card of a phone has no heads of columns: the amount says whether it comes in or goes out. */
function Due({ side, amount }: { side: 'toReceive' | 'toPay'; amount: string }) {
  const t = useT()
  const isCard = usePhone()
  return (
    <>
      {isCard && <span className="meta">{t(`due.${side}`)} </span>}
      <Amount value={amount} />
    </>
  )
}

/** A day that has passed is said to be late by more than its colour: the period above names it. */
function Day({ day }: { day: string }) {
  return (
    <span className={day < istDateOf(Date.now()) ? css.late : undefined}>
      <DateText value={day} />
    </span>
  )
}

/** How much is due when, on both sides; each period narrows the list to it. */
function Periods() {
  const t = useT()
  const nav = useNav()
  const entityIds = useGstinIds()
  const one = (key: string) => [nav.search[key] ?? []].flat().map(String)
  const [side] = one('side') as OpenSide[]
  const [view] = one('view')
  const partyIds = one('partyIds')
  const { data } = useCall(
    'dueCalendar.summary',
    {
      entityIds: [...(entityIds ?? [])],
      ...(side ? { side } : {}),
      ...(partyIds.length > 0 ? { partyIds: partyIds.map(Number) } : {}),
    },
    { enabled: (entityIds?.length ?? 0) > 0, keepPrevious: true },
  )
  if (!data) return null
  return (
    <nav className={css.periods} aria-label={t('due.periods')}>
      {data.periods.map((period) => (
        <To
          key={period.view}
          // Pressed again, the period narrows no more.
          to={`due-calendar-report${searchText({ side, partyIds, view: view === period.view ? '' : period.view })}`}
          data-late={period.view === 'overdue' && period.documents > 0}
          aria-current={view === period.view}
        >
          <span>{t(period.view === 'overdue' ? 'report.overdue' : `due.${period.view}`)}</span>
          {(['toReceive', 'toPay'] as const).map(
            (key) =>
              (side === undefined || (side === 'receivable') === (key === 'toReceive')) && (
                <span key={key}>
                  <small className="muted">{t(`due.${key}`)}</small> <Amount value={period[key]} />
                </span>
              ),
          )}
        </To>
      ))}
    </nav>
  )
}
