import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { payableOf } from '@bahi/domain/withholding/payable.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { RowOf } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import { kindsWithScreens, pathOf, rightOf } from '../documents.ts'
import type { DocumentKind } from '../documents.ts'
import { To, useNav } from '../nav.tsx'
import { EmptyState } from './EmptyState.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import { DateText, InvoiceStateChip, StateChip } from '../values.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { Amount } from '../../ui/values.tsx'
import css from './LatestDocuments.module.css'

type Row = RowOf<`${DocumentKind}.search`>

/** The latest; the lists behind the links have all of them, with filters. */
const latest = 50

type Filter = 'partyIds' | 'itemIds'

interface Props {
  readonly filter: Filter
  readonly id: number
  /** Absent: sold and bought. */
  readonly side?: 'sale' | 'purchase' | undefined
}

/** Documents of a party or an item, a kind at a time, and the way to all of them. */
export function LatestDocuments({ filter, id, side }: Props) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const kinds = kindsWithScreens.filter(
    (kind) => (!side || documentKinds[kind].side === side) && rights.may(rightOf(kind, 'SH_VW')),
  )
  const [wanted, setWanted] = useState<DocumentKind>(side === 'purchase' ? 'purchaseBill' : 'salesInvoice')
  const kind = kinds.includes(wanted) ? wanted : kinds[0]
  const found = useCall(
    `${kind ?? 'salesInvoice'}.search`,
    { [filter]: [id], size: latest, sort: 'date DESC' },
    { needed: true, enabled: kind !== undefined },
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
      cell: (row) => <Amount value={payableOf(row)} />,
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
      cell: (row) => (row.state ? <InvoiceStateChip state={row.state} /> : <StateChip status={row.status} />),
    },
  ]
  return (
    <div className={css.documents}>
      <div className={css.actions}>
        {kind && kinds.length > 1 && (
          <NativeSelect
            aria-label={t('party.kindOfDocument')}
            value={kind}
            onChange={(event) => {
              const chosen = kinds.find((one) => one === event.currentTarget.value)
              if (chosen) setWanted(chosen)
            }}
            data={kinds.map((one) => ({ value: one, label: t(`kind.${one}.title`) }))}
          />
        )}
        {kind && <To to={`${pathOf(kind, 'list')}?${filter}=${id}`}>{t('party.allDocuments')}</To>}
        {filter === 'partyIds' && side !== 'purchase' && rights.may('PIN_SH_VW') && (
          <To to={`payment-in?partyIds=${id}`}>{t('party.allReceipts')}</To>
        )}
      </div>
      {kind && found.data && (
        <DataTable
          label={t('party.documents')}
          columns={columns}
          rows={found.data.records}
          rowKey={(row) => row.id}
          isLoading={false}
          total={found.data.total}
          onOpen={(row) => nav.go(pathOf(kind, row.status === 'Draft' ? 'edit' : 'view', row.id))}
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
