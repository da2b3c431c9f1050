import { useState } from 'react'
import { ApplyDialog } from '../../app/ApplyDialog.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { paymentPath, paymentRight } from '../../app/payments.ts'
import type { PaymentKind } from '../../app/payments.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { RowMenu } from '../../app/screens/RowMenu.tsx'
import type { RowAction } from '../../app/screens/RowMenu.tsx'
import { useT } from '../../app/texts.ts'
import { Balance, DateText } from '../../app/values.tsx'
import { WriteOffDialog } from '../../app/WriteOffDialog.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { toast } from '../../ui/toasts.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { OpeningDialog, touchedByOpenings } from './OpeningDialog.tsx'
import type { OpeningItem } from './OpeningDialog.tsx'
import css from './openings.module.css'

type Party = Reply<'party.detail'>
type Open = 'new' | { readonly do: 'edit' | 'apply' | 'writeOff'; readonly item: OpeningItem }

/** More are in the export. */
const most = 500

/** Who pays it, or refunds it. */
const paidBy: Readonly<Record<NonNullable<OpeningItem['opens']>, PaymentKind>> = {
  receivable: 'paymentIn',
  payable: 'paymentOut',
  customerCredit: 'paymentOut',
  supplierCredit: 'paymentIn',
}

/** What was open with a party when the books began, what is open of it today, and what no document explains. */
export function Openings({ party }: { party: Party }) {
  const t = useT()
  const [open, setOpen] = useState<Open>()
  const found = useCall(
    'openingItem.search',
    { partyIds: [party.id], size: most, sort: 'date ASC' },
    { needed: true },
  )
  const remove = useAction('openingItem.delete', { refreshes: touchedByOpenings })
  const askAndDelete = async ({ id }: OpeningItem) => {
    const title = t('opening.delete')
    if (!(await confirm({ title, text: t('opening.deleteText'), confirm: title, danger: true }))) return
    const { refused } = await remove.mutateAsync({ ids: [id] })
    if (refused.length > 0)
      toast.error(
        title,
        refused.map(({ message }) => message),
      )
  }
  const close = () => setOpen(undefined)
  return (
    <div className={css.tab}>
      <div className={css.foot}>
        <dl className={css.sums}>
          <div>
            <dt>{t('opening.explained')}</dt>
            <dd>
              <Balance value={party.openingExplained} />
            </dd>
          </div>
          {party.openingBalance && (
            <div>
              <dt>{t('opening.rest')}</dt>
              <dd>
                <Balance value={party.openingRest} />
              </dd>
            </div>
          )}
        </dl>
        <ActionButton right="PTY_ED" variant="default" onClick={() => setOpen('new')}>
          {t('opening.enter')}
        </ActionButton>
      </div>
      {found.data && (
        <DataTable
          label={t('opening.title')}
          columns={columnsOf(t)}
          rows={found.data.records}
          rowKey={(row) => row.id}
          isLoading={false}
          total={found.data.total}
          rowActions={(row) => (
            <RowMenu
              row={row}
              actions={() =>
                actionsOf(row, setOpen, (item) => void askAndDelete(item).catch(() => undefined))
              }
            />
          )}
          empty={<EmptyState text={t('opening.empty')} />}
          words={{
            selectAll: t('list.selectAll'),
            selectRow: t('list.selectRow'),
            totals: t('list.totals'),
            actions: t('list.actions'),
          }}
        />
      )}
      {open === 'new' && <OpeningDialog party={party} onClose={close} />}
      {typeof open === 'object' && open.do === 'edit' && (
        <OpeningDialog party={party} item={open.item} onClose={close} />
      )}
      {typeof open === 'object' && open.do === 'apply' && (
        <ApplyDialog
          id={open.item.id}
          title={open.item.opens === 'payable' ? 'credit.setOff' : 'credit.apply'}
          onClose={close}
        />
      )}
      {typeof open === 'object' && open.do === 'writeOff' && (
        <WriteOffDialog ids={[open.item.id]} onClose={close} />
      )}
    </div>
  )
}

function actionsOf(
  row: OpeningItem,
  open: (what: Open) => void,
  remove: (item: OpeningItem) => void,
): readonly RowAction<OpeningItem>[] {
  const opens = row.opens ?? 'receivable'
  const isOwed = opens === 'receivable' || opens === 'payable'
  const kind = paidBy[opens]
  const nothingLeft = () => (Number(row.balance) > 0 ? undefined : ('credit.nothingLeft' as const))
  const settled = () => (row.balance === row.left ? undefined : ('opening.settled' as const))
  return [
    {
      key: 'pay',
      label: isOwed ? (kind === 'paymentIn' ? 'payment.create' : 'payout.create') : 'credit.refund',
      right: paymentRight(kind, 'AD'),
      to: ({ partyId, id }) => `${paymentPath(kind, 'create')}?partyId=${partyId}&documentId=${id}`,
      why: nothingLeft,
    },
    ...(opens === 'receivable'
      ? []
      : [
          {
            key: 'apply',
            label: opens === 'payable' ? 'credit.setOff' : 'credit.apply',
            right: 'PTY_ED',
            run: (item: OpeningItem) => open({ do: 'apply', item }),
          } as const,
        ]),
    ...(isOwed
      ? [
          {
            key: 'writeOff',
            label: opens === 'payable' ? 'writeOff.makePayable' : 'writeOff.make',
            right: paymentRight(kind, 'WOF'),
            run: (item: OpeningItem) => open({ do: 'writeOff', item }),
            why: nothingLeft,
          } as const,
        ]
      : []),
    {
      key: 'edit',
      label: 'opening.edit',
      right: 'PTY_ED',
      run: (item) => open({ do: 'edit', item }),
      why: settled,
    },
    { key: 'delete', label: 'opening.delete', right: 'PTY_ED', run: remove, why: settled, isDanger: true },
  ]
}

const columnsOf = (t: ReturnType<typeof useT>): readonly Column<OpeningItem>[] => [
  {
    key: 'number',
    label: t('column.number'),
    width: 150,
    card: 'title',
    cell: (row) => <bdi className="figure">{row.number}</bdi>,
  },
  {
    key: 'type',
    label: t('opening.type'),
    width: 170,
    card: 'meta',
    grows: true,
    cell: (row) => t.label('OpeningType', row.type),
  },
  {
    key: 'date',
    label: t('column.date'),
    width: 104,
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'dueDate',
    label: t('column.dueDate'),
    width: 104,
    cell: (row) => (row.dueDate ? <DateText value={row.dueDate} /> : dash),
  },
  {
    key: 'amount',
    label: t('opening.amount'),
    width: 120,
    align: 'end',
    cell: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'left',
    label: t('opening.left'),
    width: 120,
    align: 'end',
    cell: (row) => <Amount value={row.left} />,
  },
  {
    key: 'balance',
    label: t('opening.openToday'),
    width: 120,
    align: 'end',
    card: 'end',
    cell: (row) => <Amount value={row.balance} />,
  },
]
