import { useState } from 'react'
import { ApplyDialog } from '../../app/ApplyDialog.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { paymentPath, paymentRight } from '../../app/payments.ts'
import type { PaymentKind } from '../../app/payments.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { RowMenu } from '../../app/screens/RowMenu.tsx'
import type { RowAction } from '../../app/screens/RowMenu.tsx'
import { useT } from '../../app/texts.ts'
import { Balance, DateText } from '../../app/values.tsx'
import { WriteOffDialog } from '../../app/WriteOffDialog.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { OpeningDialog } from './OpeningDialog.tsx'
import type { OpeningItem } from './OpeningDialog.tsx'
import { useDeleteOpening } from './use-delete-opening.ts'
import css from './openings.module.css'
import table from './parties.module.css'

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
  const askAndDelete = useDeleteOpening()
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
      {found.data?.records.length === 0 && <EmptyState text={t('opening.empty')} />}
      {found.data && found.data.records.length > 0 && (
        <div className={table.ledger} tabIndex={0} role="region" aria-label={t('opening.title')}>
          <table aria-label={t('opening.title')}>
            <thead>
              <tr>
                <th scope="col">{t('column.number')}</th>
                <th scope="col">{t('column.date')}</th>
                <th scope="col">{t('column.dueDate')}</th>
                <th scope="col" data-align="end">
                  {t('opening.left')}
                </th>
                <th scope="col" data-align="end">
                  {t('opening.openToday')}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {found.data.records.map((row) => (
                <tr key={row.id}>
                  <td>
                    <bdi className="figure">{row.number}</bdi>
                    <small className={`muted ${css.type}`}>{t.label('OpeningType', row.type)}</small>
                  </td>
                  <td>
                    <DateText value={row.date} />
                  </td>
                  <td>{row.dueDate ? <DateText value={row.dueDate} /> : dash}</td>
                  <td data-align="end">
                    <Amount value={row.left} />
                  </td>
                  <td data-align="end">
                    <Amount value={row.balance} />
                  </td>
                  <td>
                    <RowMenu
                      row={row}
                      actions={() =>
                        actionsOf(row, setOpen, (item) => void askAndDelete(item).catch(() => undefined))
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
