import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { rightWords } from '../../app/rights/right-words.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import type { Translate } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { Chip } from '../../ui/values.tsx'
import { later } from '../../ui/later.tsx'

export type RequestRow = RowOf<'changeRequest.search'>

const AnswerDialog = later(() => import('./AnswerDialog.tsx').then((module) => module.AnswerDialog))

/** What is asked for, in words: "Sales invoices: Edit", "Largest invoice: 50,000". */
export function wishOf(t: Translate, row: RequestRow): string {
  if (row.kind === 'ApiAccess') return t('user.apiAccess')
  if (row.kind === 'Right') return rightWords(t, row.rightId ?? '')
  return `${t(`field.${row.limitName ?? 'documentValue'}`)}: ${formatDecimal(row.limitValue ?? '0', 2)}`
}

function Wish({ row }: { row: RequestRow }) {
  return <>{wishOf(useT(), row)}</>
}
function Place({ row }: { row: RequestRow }) {
  const t = useT()
  return <>{row.kind === 'Limit' ? '-' : (row.entityName ?? t('changeRequest.everywhere'))}</>
}
function Status({ row }: { row: RequestRow }) {
  const tone = { Pending: 'attention', Approved: 'ok', Rejected: 'danger' } as const
  return <Chip tone={tone[row.status]}>{useT().label('RequestStatus', row.status)}</Chip>
}

const columns: readonly ListColumn<RequestRow>[] = [
  {
    key: 'what',
    label: 'changeRequest.what',
    width: 220,
    card: 'title',
    cell: (row) => <Wish row={row} />,
  },
  { key: 'userName', label: 'changeRequest.who', width: 160, card: 'meta', cell: (row) => row.userName },
  {
    key: 'entityName',
    label: 'changeRequest.where',
    width: 150,
    card: 'meta',
    cell: (row) => <Place row={row} />,
  },
  { key: 'note', label: 'changeRequest.note', width: 200, card: 'meta', cell: (row) => row.note ?? '-' },
  {
    key: 'createdAt',
    label: 'changeRequest.when',
    width: 110,
    sort: 'createdAt',
    card: 'end',
    cell: (row) => <DateText value={row.createdAt.slice(0, 10)} />,
  },
  { key: 'answer', label: 'changeRequest.answer', width: 180, cell: (row) => row.answer ?? '-' },
  {
    key: 'answeredBy',
    label: 'changeRequest.answeredBy',
    width: 140,
    isHidden: true,
    cell: (row) => row.answeredBy ?? '-',
  },
  {
    key: 'status',
    label: 'field.status',
    width: 100,
    sort: 'status',
    card: 'state',
    cell: (row) => <Status row={row} />,
  },
]

const statuses = ['Pending', 'Approved', 'Rejected'] as const

/** Requests for more access: one's own, and for Admins those of all, to approve or reject. */
export function RequestList() {
  const [asked, setAsked] = useState<{ readonly row: RequestRow; readonly isApproval: boolean }>()
  const why = (row: RequestRow) => (row.mayAnswer ? undefined : ('changeRequest.notYours' as const))
  return (
    <>
      <ListScreen
        list="changeRequest"
        call="changeRequest.search"
        title="changeRequest.title"
        columns={columns}
        filters={[
          { key: 'statuses', label: 'field.status', options: statuses, labels: 'RequestStatus' },
          {
            key: 'kinds',
            label: 'changeRequest.what',
            options: ['Right', 'Limit', 'ApiAccess'],
            labels: 'ChangeRequestKind',
          },
        ]}
        chips={[
          { key: 'all', label: 'list.all', set: {} },
          ...statuses.map((status) => ({
            key: status,
            label: `enum.RequestStatus.${status}` as const,
            set: { statuses: [status] },
          })),
        ]}
        open={(row) => (row.mayAnswer ? () => setAsked({ row, isApproval: true }) : undefined)}
        rowActions={[
          {
            key: 'approve',
            label: 'changeRequest.approve',
            why,
            run: (row) => setAsked({ row, isApproval: true }),
          },
          {
            key: 'reject',
            label: 'changeRequest.reject',
            why,
            isDanger: true,
            run: (row) => setAsked({ row, isApproval: false }),
          },
        ]}
        emptyText="changeRequest.empty"
      />
      {asked && <AnswerDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
