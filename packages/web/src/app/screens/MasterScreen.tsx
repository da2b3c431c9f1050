import { Drawer } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type * as z from 'zod'
import { direction } from '../../theme/preferences.ts'
import { useForm } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import type { CallName, RowOf } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { FormScreen } from './FormScreen.tsx'
import { ListScreen } from './ListScreen.tsx'
import type { ListColumn, SearchCall } from './ListScreen.tsx'
import type { ExportCall } from '../files.ts'
import type { Filter } from './filter-types.ts'
import { useMasterRowActions } from './use-record-actions.ts'
import type { RowAction } from './RowMenu.tsx'

interface Stamped {
  readonly id: number
  readonly version: number
  readonly status: string
  readonly isSystem?: boolean
}

type Resource = 'category' | 'unit' | 'taxRate' | 'hsnSac' | 'series'

interface Props<N extends SearchCall> {
  readonly resource: Resource
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
  /** Names of the fields a row gives to the form. */
  readonly fields: (mode: 'create' | 'edit') => ReactNode
  readonly names: readonly string[]
  readonly extra?: ReactNode
  readonly rowActions?: readonly RowAction<RowOf<N>>[]
}

/** A small master: its list, and its form in a drawer beside it. */
export function MasterScreen<N extends SearchCall>(props: Props<N>) {
  type R = RowOf<N> & Stamped
  const t = useT()
  const [open, setOpen] = useState<Values>()
  const { rowActions, bulkActions } = useMasterRowActions<R>(props.resource, props.group)
  const right = (action: string) => `${props.group}_${action}` as RightCode
  const edit = (row: R) => {
    const values = row as unknown as Values
    setOpen(Object.fromEntries(['id', 'version', ...props.names].map((name) => [name, values[name] ?? ''])))
  }
  return (
    <>
      <ListScreen
        list={props.resource}
        call={props.call}
        title={props.title}
        columns={props.columns}
        filters={[
          { key: 'statuses', label: 'field.status', options: ['Active', 'Inactive'] },
          ...(props.filters ?? []),
        ]}
        create={{ label: props.createLabel, right: right('AD'), onClick: () => setOpen(props.empty) }}
        open={(row) => ((row as R).isSystem ? undefined : () => edit(row as R))}
        rowActions={[
          {
            key: 'edit',
            label: 'common.edit',
            right: right('ED'),
            run: (row) => edit(row as R),
            why: (row) => ((row as R).isSystem ? 'common.builtIn' : undefined),
          },
          ...(props.rowActions ?? []),
          ...(rowActions as readonly RowAction<RowOf<N>>[]),
        ]}
        bulkActions={bulkActions as never}
        exportCall={`${props.resource}.export` as ExportCall}
        exportRight={right('DD_EX')}
        emptyText={props.emptyText}
        extra={props.extra}
      />
      <Drawer
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        position={direction() === 'rtl' ? 'left' : 'right'}
        size={460}
        title={t(open?.['id'] ? props.editLabel : props.createLabel)}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        closeOnClickOutside={false}
      >
        {open && (
          <MasterForm
            key={(open['id'] as number | undefined) ?? 'new'}
            resource={props.resource}
            schema={props.schema}
            initial={open}
            onClose={() => setOpen(undefined)}
          >
            {props.fields(open['id'] ? 'edit' : 'create')}
          </MasterForm>
        )}
      </Drawer>
    </>
  )
}

interface FormProps {
  readonly resource: Resource
  readonly schema: z.ZodType
  readonly initial: Values
  readonly onClose: () => void
  readonly children: ReactNode
}

function MasterForm({ resource, schema, initial, onClose, children }: FormProps) {
  const t = useT()
  const form = useForm(schema, initial)
  const save = useAction(`${resource}.save` as CallName, { refreshes: [resource], quiet: true })
  const isNew = !initial['id']
  return (
    <FormScreen
      title={t('form.save')}
      form={form}
      isInset
      save={(body) => save.mutateAsync(body)}
      onSaved={onClose}
      onCancel={onClose}
      {...(isNew ? { startNew: () => form.reset(initial) } : {})}
    >
      <div style={{ display: 'grid', gap: 16 }}>{children}</div>
    </FormScreen>
  )
}
