import { useMemo } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { searchText, To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { Amount, Chip, dash, Quantity } from '../../ui/values.tsx'
import css from './items.module.css'

type Row = RowOf<'inventory.search'>

/** The rest is in the report. */
const most = 200

interface Props {
  readonly id: number
  readonly uqc: string | null
  readonly hasBatches: boolean
}

/** Where an item is and what it is worth there, each place and batch the way to what moved of it. */
export function ItemStock({ id, uqc, hasBatches }: Props) {
  const t = useT()
  const nav = useNav()
  const entityIds = useGstinIds() ?? []
  const found = useCall(
    'inventory.search',
    {
      entityIds: [...entityIds],
      itemIds: [id],
      groupBy: hasBatches ? 'batch' : 'location',
      withTotals: true,
      size: most,
      sort: 'id ASC',
    },
    { needed: true, enabled: entityIds.length > 0 },
  )
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'locationName',
        label: t('stock.location'),
        width: 220,
        grows: true,
        card: 'title',
        cell: ({ locationName, holderName }) => (
          <>
            {locationName}
            {holderName && <span className="muted"> ({t('stock.with', { name: holderName })})</span>}
          </>
        ),
      },
      ...(hasBatches
        ? [
            {
              key: 'batch',
              label: t('stock.batch'),
              width: 140,
              card: 'meta',
              cell: ({ batch }: Row) => batch || dash,
            } as const,
          ]
        : []),
      {
        key: 'closing',
        label: t('stock.balance'),
        width: 140,
        align: 'end',
        card: 'end',
        cell: ({ closing }) => (
          <>
            <Quantity value={closing} /> {uqc}
          </>
        ),
      },
      {
        key: 'value',
        label: t('stock.value'),
        width: 140,
        align: 'end',
        card: 'meta',
        total: <Amount value={found.data?.totals?.['value'] ?? '0.00'} />,
        cell: ({ value }) => <Amount value={value} />,
      },
      {
        key: 'state',
        label: t('field.status'),
        width: 110,
        card: 'state',
        cell: ({ closing }) =>
          closing.startsWith('-') ? <Chip tone="danger">{t('stock.negative')}</Chip> : null,
      },
    ],
    [t, hasBatches, uqc, found.data?.totals],
  )
  const rows = found.data?.records ?? []
  return (
    <div className={css.stock}>
      <div className={css.ways}>
        <To to={`stock-report?itemIds=${id}`}>{t('report.stock')}</To>
        {hasBatches && <To to={`stock-batches?itemIds=${id}`}>{t('stock.batches')}</To>}
      </div>
      <DataTable
        label={t('stock.ofItem')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        isLoading={!found.data}
        total={found.data?.total ?? 0}
        onOpen={({ entityId, locationId, batch }) =>
          nav.go(
            `stock-movements/${id}${searchText({ entityId, locationIds: locationId, batch: hasBatches ? batch : undefined })}`,
          )
        }
        empty={<EmptyState text={t('stock.nothingOfItem')} />}
        words={{
          selectAll: t('list.selectAll'),
          selectRow: t('list.selectRow'),
          totals: t('list.totals'),
          actions: t('list.actions'),
          columnWidth: (name) => t('list.columnWidth', { name }),
        }}
      />
    </div>
  )
}
