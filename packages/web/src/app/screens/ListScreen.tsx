import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { stepRow } from '../../ui/table/step-row.ts'
import { parseSort, sortText } from '../../ui/table/types.ts'
import type { Column } from '../../ui/table/types.ts'
import { useKey } from '../../ui/keys.ts'
import type { CallName, Input, RowOf } from '../api/call-types.ts'
import type { ExportCall } from '../files.ts'
import { LoadFailed, NotRefreshed } from '../LoadFailed.tsx'
import { useNav } from '../nav.tsx'
import { useGstinIds } from '../session/company.ts'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { formatDecimal } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import { BulkBar } from './BulkBar.tsx'
import type { BulkAction } from './BulkBar.tsx'
import { EmptyState } from './EmptyState.tsx'
import type { ImportTemplate } from './ExportEntries.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { ChipView, Filter } from './filter-types.ts'
import { ListHeader } from './ListHeader.tsx'
import { keepOrder } from './record-order.ts'
import css from './ListScreen.module.css'
import { actionsOf, RowMenu } from './RowMenu.tsx'
import type { RowAction } from './RowMenu.tsx'
import { useOwnColumns, useOwnFields } from '../own-fields/use-own-fields.tsx'
import type { OwnKind } from '../own-fields/use-own-fields.tsx'
import { useColumns } from './use-columns.ts'
import { everyRow, useListQuery } from './use-list-query.ts'
import { useListState } from './use-list-state.ts'
import type { ListState } from './use-list-state.ts'

export type SearchCall = Extract<CallName, `${string}.search`> | 'callback.deliveries'

/** A column as an entity describes it; labels are text keys, totals name a member of the reply's totals. */
export interface ListColumn<R> extends Omit<Column<R>, 'label' | 'total'> {
  readonly label: TextKey
  readonly total?: string
  /** Sent with the search while the column is shown: what the server leaves out of a row unless asked. */
  readonly asks?: Readonly<Record<string, true>>
}

export interface ListScreenProps<N extends SearchCall> {
  /** Name under which columns are kept. */
  readonly list: string
  readonly call: N
  readonly title: TextKey
  readonly columns: readonly ListColumn<RowOf<N>>[]
  readonly filters?: readonly Filter[]
  readonly chips?: readonly ChipView[]
  /** Always sent, whatever the person filters. */
  readonly fixed?: Partial<Input<N>>
  readonly create?: {
    readonly label: TextKey
    readonly right: RightCode
    readonly to?: string
    readonly onClick?: () => void
  }
  /** What gives the rows apart where their ids do not. */
  readonly rowKey?: (row: RowOf<N>) => number
  readonly open?: (row: RowOf<N>) => string | (() => void) | undefined
  readonly rowActions?: readonly RowAction<RowOf<N>>[]
  readonly bulkActions?: readonly BulkAction<RowOf<N>>[]
  /** The actions work on any number of rows, also on those that are not loaded. */
  readonly bulkReachesAll?: boolean
  readonly exportCall?: ExportCall
  readonly exportRight?: RightCode
  /** In place of the export menu: a report has more than sheets. */
  readonly files?: (body: ListState['body']) => ReactNode
  /** Records that a file can fill: its empty form is offered to who may import. */
  readonly template?: ImportTemplate
  readonly emptyText: TextKey
  readonly extra?: ReactNode
  /** Between the filters and the table. */
  readonly above?: ReactNode
  readonly hasPeriod?: boolean
  /** Order while none is chosen; the newest first where absent. */
  readonly firstSort?: string
  /** Sums known from elsewhere, for columns the search does not sum. */
  readonly totals?: Readonly<Record<string, string>>
  /** Records with fields of the business's own: those it wants in lists are columns too. */
  readonly ownFields?: OwnKind
  /** Lists what belongs to the company of the address alone. */
  readonly isOfCompany?: boolean
}

type Row = { readonly id: number | null; readonly status?: string }

/** The shape of every list: title and main action, filters that live in the address, table, totals, bulk bar. */
export function ListScreen<N extends SearchCall>(props: ListScreenProps<N>) {
  return props.isOfCompany ? <CompanyList {...props} /> : <List {...props} />
}

function CompanyList<N extends SearchCall>(props: ListScreenProps<N>) {
  const t = useT()
  const nav = useNav()
  const entityIds = useGstinIds()
  if (!entityIds) return null
  // Nothing can have been issued where there is no GSTIN yet; asked for none, the server would list those of all.
  if (entityIds.length === 0) {
    const action = { label: t('companies.createGstin'), run: () => nav.go('create-gstin') }
    return <EmptyState text={t(props.emptyText)} action={action} />
  }
  const asked = [nav.search['entityIds'] ?? []].flat()
  const chosen = entityIds.filter((id) => asked.includes(String(id)))
  const fixed = { ...props.fixed, entityIds: chosen.length > 0 ? chosen : entityIds }
  return <List {...props} fixed={fixed as unknown as Partial<Input<N>>} />
}

function List<N extends SearchCall>(props: ListScreenProps<N>) {
  type R = RowOf<N> & Row
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const ownFields = useOwnFields(props.ownFields)
  const ownColumns = useOwnColumns<R>(props.ownFields)
  const all = useMemo(
    () => [...(props.columns as readonly ListColumn<R>[]), ...ownColumns],
    [props.columns, ownColumns],
  )
  const own = useColumns(props.list, all)
  const asked = { ...props.fixed, ...Object.assign({}, ...own.visible.map(({ asks }) => asks)) }
  const state = useListState(props.filters ?? [], asked, props.firstSort, own.pageSize)
  const query = useListQuery(props.call, state.body)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  // All that match, also those that are not loaded; gone as soon as a tick or the search changes.
  const [found, setFound] = useState<{ readonly rows: readonly R[]; readonly body: unknown }>()
  const whole = found?.body === state.body ? found.rows : undefined
  const setWhole = (all: readonly R[]) => setFound({ rows: all, body: state.body })
  const select = (ids: ReadonlySet<number>) => {
    setFound(undefined)
    setSelected(ids)
  }
  const summed = query.totals
  const known = props.totals
  const totals = useMemo(() => summed && { ...known, ...summed }, [known, summed])
  const columns = useMemo<readonly Column<R>[]>(
    () =>
      own.visible.map(({ label, total, ...column }) => {
        const sum = total && totals?.[total]
        return { ...column, label: t(label), ...(sum ? withSum(sum, column.width) : {}) }
      }),
    [own.visible, t, totals],
  )
  const { create, open, rowActions = [], bulkActions = [], rowKey = (row: R) => row.id ?? 0 } = props
  const offered = useRef(rowActions)
  useLayoutEffect(() => {
    offered.current = rowActions
  })
  // The same for every drawing: what a menu offers is asked for when it opens.
  const menuOf = useCallback(
    (row: R) => <RowMenu row={row} actions={() => actionsOf(offered.current, row)} />,
    [],
  )
  const mayCreate = create && rights.may(create.right)
  const startCreate = () => (create?.onClick ? create.onClick() : create?.to && nav.go(create.to))
  useKey(
    { keys: 'alt+n', label: create ? t(create.label) : '', group: t('keys.list'), run: startCreate },
    Boolean(mayCreate),
  )
  useKey({
    keys: '/',
    label: t('keys.search'),
    group: t('keys.list'),
    run: () => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus(),
  })
  useKey({ keys: 'j', label: t('keys.nextRow'), group: t('keys.list'), run: () => void stepRow(1) })
  useKey({ keys: 'k', label: t('keys.previousRow'), group: t('keys.list'), run: () => void stepRow(-1) })
  const rows = query.rows as readonly R[]
  const ticked = whole ?? rows.filter((row) => selected.has(rowKey(row)))
  const openRow = (row: R) => {
    const target = open?.(row)
    if (typeof target === 'string') {
      keepOrder(rows.map((one) => open?.(one)).filter((path) => typeof path === 'string'))
      nav.go(target)
    } else target?.()
  }
  return (
    <div className={css.screen}>
      <ListHeader
        title={t(props.title)}
        total={query.isKnown ? query.total : undefined}
        isExact={query.totalIsExact}
        create={
          create && {
            label: t(create.label),
            right: create.right,
            run: startCreate,
          }
        }
        extra={props.extra}
      />
      <FilterBar
        filters={props.filters ?? []}
        own={ownFields}
        chips={props.chips ?? []}
        hasPeriod={props.hasPeriod ?? false}
        state={state}
        columns={own}
        sorts={props.columns.flatMap(({ sort, label }) => (sort ? [{ by: sort, label }] : []))}
        template={props.template}
        exportCall={props.exportCall}
        exportRight={props.exportRight}
        files={props.files}
      />
      {props.above}
      {query.error && query.isKnown && <NotRefreshed error={query.error} onRetry={query.retry} />}
      <div className={css.table}>
        {ticked.length > 0 && (
          <BulkBar
            rows={ticked}
            actions={bulkActions}
            total={query.total}
            isExact={query.totalIsExact}
            {...(props.bulkReachesAll && !whole && query.total > rows.length && selected.size === rows.length
              ? {
                  onSelectAll: async () => setWhole((await everyRow(props.call, state.body)) as readonly R[]),
                }
              : {})}
            onClear={() => select(new Set())}
          />
        )}
        <DataTable
          label={t(props.title)}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          isLoading={query.isLoading}
          total={query.total}
          hasMore={query.hasMore}
          onMore={query.more}
          sort={parseSort(state.sort)}
          onSort={(sort) => state.set({ sort: sortText(sort), start: '0' })}
          {...(open ? { onOpen: openRow } : {})}
          {...(bulkActions.length > 0 ? { selected, onSelect: select } : {})}
          {...(rowActions.length > 0 ? { rowActions: menuOf } : {})}
          onResize={own.resize}
          density={own.density}
          freezesFirst={own.freezesFirst}
          empty={
            query.error && !query.isKnown ? (
              <LoadFailed error={query.error} onRetry={query.retry} />
            ) : state.isFiltered ? (
              <EmptyState
                text={t('list.nothingFound')}
                action={{ label: t('list.clearFilters'), run: state.clear }}
              />
            ) : (
              <EmptyState
                text={t(props.emptyText)}
                {...(mayCreate ? { action: { label: t(create.label), run: startCreate } } : {})}
              />
            )
          }
          words={{
            selectAll: t('list.selectAll'),
            selectRow: t('list.selectRow'),
            totals: t('list.totals'),
            actions: t('list.actions'),
            columnWidth: (name) => t('list.columnWidth', { name }),
          }}
        />
      </div>
    </div>
  )
}

/** A sum has more digits than what it adds up: the column is as wide as its figures, at the size of the foot. */
function withSum(sum: string, width: number) {
  const least = Math.ceil(formatDecimal(sum, 2).length * 6.8 + 10)
  return { total: <Amount value={sum} />, least, width: Math.max(width, least) }
}
