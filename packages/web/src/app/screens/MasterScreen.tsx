import { useState } from 'react'
import type { ReactNode } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type * as z from 'zod'
import { useRights } from '../session/rights.ts'
import type { Values } from '../../ui/form/values.ts'
import type { RowOf } from '../api/call-types.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { ListScreen } from './ListScreen.tsx'
import { MasterForm } from './MasterForm.tsx'
import type { MasterResource } from './MasterForm.tsx'
import type { ListColumn, SearchCall } from './ListScreen.tsx'
import type { ExportCall } from '../files.ts'
import { masterStatuses } from './filter-types.ts'
import type { Filter } from './filter-types.ts'
import { RestoreHere } from './RestoreHere.tsx'
import { useMasterRowActions } from './use-record-actions.ts'
import type { RowAction } from './RowMenu.tsx'
import { Drawer } from '../../ui/Modal.tsx'

interface Stamped {
  readonly id: number
  readonly version: number
  readonly status: string
  readonly isSystem?: boolean
}

interface Props<N extends SearchCall> {
  readonly resource: MasterResource
  readonly group: string
  readonly call: N
  readonly title: TextKey
  readonly createLabel: TextKey
  readonly editLabel: TextKey
  readonly emptyText: TextKey
  readonly columns: readonly ListColumn<RowOf<N>>[]
  readonly filters?: readonly Filter[]
  readonly schema: z.ZodType
  readonly empty: Values
  /** A new record with these values is open from the beginning. */
  readonly startWith?: Values | undefined
  readonly fields: (record: { readonly isNew: boolean; readonly isBuiltIn: boolean }) => ReactNode
  /** Names of the fields a row gives to the form. */
  readonly names: readonly string[]
  /** Fields that a clone does not take over, because each record has its own. */
  readonly own?: readonly string[]
  /** What a row gives to the form, where it is not simply its members. */
  readonly valuesOf?: (row: RowOf<N>) => Values
  /** Built-in records may be changed in part; `fields` says in which. */
  readonly mayEditBuiltIn?: boolean
  readonly extra?: ReactNode
  /** Where the group has no right of its own for it. */
  readonly exportRight?: RightCode
  readonly rowActions?: readonly RowAction<RowOf<N>>[]
}

interface Opened {
  readonly values: Values
  readonly id: number | undefined
  readonly isBuiltIn: boolean
  readonly isDeleted: boolean
}

/** Masters that a file can fill, by what the import calls them. */
const imported = {
  category: 'Categories',
  unit: 'Units',
  taxRate: 'TaxRates',
  hsnSac: 'HsnSac',
  series: 'Series',
  ipAddress: 'IpAddresses',
} as const
const isImported = (resource: MasterResource): resource is keyof typeof imported => resource in imported

const fresh = { id: undefined, isBuiltIn: false, isDeleted: false } as const

/** A small master: its list, and its form and history in a drawer beside it. */
export function MasterScreen<N extends SearchCall>(props: Props<N>) {
  type R = RowOf<N> & Stamped
  const t = useT()
  const rights = useRights()
  const [open, setOpen] = useState<Opened | undefined>(
    props.startWith && {
      values: { ...props.empty, ...props.startWith },
      ...fresh,
    },
  )
  const { rowActions, bulkActions } = useMasterRowActions<R>(props.resource, props.group)
  const right = (action: string) => `${props.group}_${action}` as RightCode
  const valuesOf = (row: R, names: readonly string[]) => {
    const values = props.valuesOf?.(row) ?? (row as unknown as Values)
    return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
  }
  const show = (row: R) =>
    setOpen({
      values: { ...valuesOf(row, props.names), id: row.id, version: row.version },
      id: row.id,
      isBuiltIn: row.isSystem === true,
      isDeleted: row.status === 'Delete',
    })
  const clone = (row: R) => {
    const names = props.names.filter((name) => !props.own?.includes(name))
    setOpen({ ...fresh, values: { ...props.empty, ...valuesOf(row, names) } })
  }
  const isFixed = (isBuiltIn: boolean) => isBuiltIn && !props.mayEditBuiltIn
  const readOnly =
    open?.id !== undefined && (!rights.may(right('ED')) || open.isDeleted || isFixed(open.isBuiltIn))
  return (
    <>
      <ListScreen
        list={props.resource}
        call={props.call}
        title={props.title}
        columns={props.columns}
        filters={[masterStatuses, ...(props.filters ?? [])]}
        create={{
          label: props.createLabel,
          right: right('AD'),
          onClick: () => setOpen({ ...fresh, values: props.empty }),
        }}
        open={(row) => () => show(row as R)}
        rowActions={[
          {
            key: 'edit',
            label: 'common.edit',
            right: right('ED'),
            run: (row) => show(row as R),
            why: (row) => (isFixed((row as R).isSystem === true) ? 'common.builtIn' : undefined),
          },
          { key: 'clone', label: 'common.clone', right: right('AD'), run: (row) => clone(row as R) },
          ...(props.rowActions ?? []),
          ...(rowActions as readonly RowAction<RowOf<N>>[]),
        ]}
        bulkActions={bulkActions as never}
        bulkReachesAll
        exportCall={`${props.resource}.export` as ExportCall}
        exportRight={props.exportRight ?? right('DD_EX')}
        {...(isImported(props.resource)
          ? {
              template: {
                kind: props.resource,
                right: right('IMP'),
                imports: imported[props.resource],
              },
            }
          : {})}
        emptyText={props.emptyText}
        extra={props.extra}
      />
      <Drawer
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        size={460}
        title={t(readOnly ? props.title : open?.id === undefined ? props.createLabel : props.editLabel)}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        closeOnClickOutside={readOnly}
      >
        {open && (
          <MasterForm
            key={open.id ?? 'new'}
            resource={props.resource}
            schema={props.schema}
            initial={open.values}
            readOnly={readOnly}
            onClose={() => setOpen(undefined)}
          >
            {open.id !== undefined && open.isDeleted && (
              <RestoreHere
                resource={props.resource}
                right={right('CH_ST')}
                id={open.id}
                onDone={() => setOpen(undefined)}
              />
            )}
            {readOnly && open.isBuiltIn && <p className="muted">{t('common.builtIn')}</p>}
            {props.fields({ isNew: open.id === undefined, isBuiltIn: open.isBuiltIn })}
          </MasterForm>
        )}
      </Drawer>
    </>
  )
}
