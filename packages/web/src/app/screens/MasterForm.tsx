import { useState } from 'react'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { useForm } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import type { CallName } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { useT } from '../texts.ts'
import { FormScreen } from './FormScreen.tsx'
import { HistoryTab } from './HistoryTab.tsx'

export type MasterResource =
  | 'category'
  | 'unit'
  | 'taxRate'
  | 'hsnSac'
  | 'series'
  | 'seriesAllocation'
  | 'department'
  | 'partyGroup'
  | 'ipAddress'
  | 'accountGroup'
  | 'ledgerAccount'
  | 'bankRule'

interface Props {
  readonly resource: MasterResource
  readonly schema: z.ZodType
  readonly initial: Values
  readonly readOnly: boolean
  readonly onClose: () => void
  /** Where the form is beside another one that continues with the new record. */
  readonly onMade?: (id: number) => void
  readonly children: ReactNode
}

/** The form of a small master, with the history of one that exists. */
export function MasterForm({ resource, schema, initial, readOnly, onClose, onMade, children }: Props) {
  const t = useT()
  const [tab, setTab] = useState('details')
  const form = useForm(schema, initial)
  const save = useAction(`${resource}.save` as CallName, {
    refreshes: [resource, 'series', 'accounting', 'audit'],
    quiet: true,
  })
  const id = initial['id'] as number | undefined
  const isNew = id === undefined
  const fields = (
    <FormScreen
      title={t('form.save')}
      form={form}
      isInset
      readOnly={readOnly}
      save={(body) => save.mutateAsync(body)}
      onSaved={(saved) => (onMade ? onMade((saved as { id: number }).id) : onClose())}
      onCancel={onClose}
      {...(isNew && !onMade ? { startNew: () => form.reset(initial) } : {})}
    >
      <div style={{ display: 'grid', gap: 16 }}>{children}</div>
    </FormScreen>
  )
  if (isNew) return fields
  return (
    <Tabs
      tabs={[
        { key: 'details', label: t('common.details'), content: () => fields },
        {
          key: 'history',
          label: t('common.history'),
          content: () => <HistoryTab record={resource} id={id} />,
        },
      ]}
      current={tab}
      onChange={setTab}
      label={t('view.tabs')}
    />
  )
}
