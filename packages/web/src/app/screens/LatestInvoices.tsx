import type { RowOf } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import { To, useNav } from '../nav.tsx'
import { EmptyState } from './EmptyState.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import { DateText, InvoiceStateChip } from '../values.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { Amount } from '../../ui/values.tsx'
import css from './LatestInvoices.module.css'

type Row = RowOf<'salesInvoice.search'>

/** The latest; the lists behind the links have all of them, with filters. */
const latest = 50

type Filter = 'partyIds' | 'itemIds'

/** Invoices to a party or of an item, and the way to all of them. */
export function LatestInvoices({ filter, id }: { filter: Filter; id: number }) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const found = useCall(
    'salesInvoice.search',
    { [filter]: [id], size: latest, sort: 'date DESC' },
    { needed: true, enabled: rights.may('SIN_SH_VW') },
  )
  const columns: readonly Column<Row>[] = [
    {
      key: 'number',
      label: t('invoice.number'),
      width: 170,
      card: 'title',
      cell: (row) => <span className="figure">{row.number ?? t.status(row.status)}</span>,
    },
    {
      key: 'date',
      label: t('invoice.date'),
      width: 110,
      card: 'meta',
      cell: (row) => <DateText value={row.date} />,
    },
    {
      key: 'total',
      label: t('invoice.total'),
      width: 130,
      align: 'end',
      card: 'end',
      cell: (row) => <Amount value={row.total} />,
    },
    {
      key: 'balance',
      label: t('invoice.balance'),
      width: 130,
      align: 'end',
      cell: (row) => <Amount value={row.balance} />,
    },
    {
      key: 'status',
      label: t('field.status'),
      width: 140,
      card: 'state',
      cell: (row) => row.state && <InvoiceStateChip state={row.state} />,
    },
  ]
  return (
    <div className={css.documents}>
      <div className={css.actions}>
        {rights.may('SIN_SH_VW') && <To to={`sales-invoice?${filter}=${id}`}>{t('party.allInvoices')}</To>}
        {filter === 'partyIds' && rights.may('PIN_SH_VW') && (
          <To to={`payment-in?partyIds=${id}`}>{t('party.allReceipts')}</To>
        )}
      </div>
      {found.data && (
        <DataTable
          label={t('party.documents')}
          columns={columns}
          rows={found.data.records}
          rowKey={(row) => row.id}
          isLoading={false}
          total={found.data.total}
          onOpen={(row) =>
            nav.go(row.status === 'Draft' ? `edit-sales-invoice/${row.id}` : `view-sales-invoice/${row.id}`)
          }
          empty={<EmptyState text={t('party.noDocuments')} />}
          words={{
            selectAll: t('list.selectAll'),
            selectRow: t('list.selectRow'),
            totals: t('list.totals'),
            actions: t('list.actions'),
          }}
        />
      )}
    </div>
  )
}
