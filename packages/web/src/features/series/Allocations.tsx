import { Button, Drawer } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { seriesCalls } from '@bahi/contracts/series.ts'
import { useState } from 'react'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { direction } from '../../theme/preferences.ts'
import { ChoiceField, SwitchField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import css from './Allocations.module.css'

type Allocation = Reply<'series.allocations'>['records'][number]

/** Which series numbers the documents of which place; the most particular allocation wins. */
export function Allocations() {
  const t = useT()
  const rights = useRights()
  const allocations = useCall('series.allocations', { size: 500 })
  const remove = useAction('series.deallocate', { refreshes: ['series'] })
  const [open, setOpen] = useState<Values>()
  const records = allocations.data?.records ?? []
  const drop = async (allocation: Allocation) => {
    if (
      await confirm({
        title: t('series.deallocateAsk', { name: allocation.seriesName }),
        danger: true,
        confirm: t('common.remove'),
      })
    )
      await remove.mutateAsync({ ids: [allocation.id] })
  }
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('series.allocate')}</h1>
        <Button
          variant="filled"
          disabled={!rights.may('SRA_AD')}
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={() => setOpen({ isDefault: true })}
        >
          {t('series.allocateNew')}
        </Button>
      </div>
      <p className="muted">{t('series.allocateText')}</p>
      {allocations.data && records.length === 0 && <EmptyState text={t('series.noAllocations')} />}
      <ul className={css.list}>
        {records.map((allocation) => (
          <li key={allocation.id}>
            <div>
              <strong>{allocation.seriesName}</strong>{' '}
              <span className="meta figure">{allocation.seriesCode}</span>
              <div className="muted">
                {[
                  t.label('DocumentKind', allocation.documentKind),
                  allocation.entityName,
                  allocation.childEntityName,
                  allocation.userName,
                  allocation.isDefault && t('business.default'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            <Button
              variant="subtle"
              disabled={!rights.may('SRA_ED')}
              onClick={() =>
                setOpen({
                  id: allocation.id,
                  version: allocation.version,
                  seriesId: allocation.seriesId,
                  entityId: allocation.entityId,
                  childEntityId: allocation.childEntityId ?? '',
                  isDefault: allocation.isDefault,
                })
              }
            >
              {t('common.edit')}
            </Button>
            <Button
              variant="subtle"
              color="red"
              disabled={!rights.may('SRA_DEL')}
              onClick={() => void drop(allocation)}
            >
              {t('common.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Drawer
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        position={direction() === 'rtl' ? 'left' : 'right'}
        size={460}
        title={t('series.allocate')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {open && <AllocationForm initial={open} onClose={() => setOpen(undefined)} />}
      </Drawer>
    </div>
  )
}

function AllocationForm({ initial, onClose }: { initial: Values; onClose: () => void }) {
  const t = useT()
  const form = useForm(seriesCalls.allocate.input, initial)
  const save = useAction('series.allocate', { refreshes: ['series'], quiet: true })
  return (
    <FormScreen
      title={t('series.allocate')}
      form={form}
      isInset
      save={(body) => save.mutateAsync(body as Input<'series.allocate'>)}
      onSaved={onClose}
      onCancel={onClose}
    >
      <Fields form={form} />
    </FormScreen>
  )
}

function Fields({ form }: { form: FormStore }) {
  const t = useT()
  const { eId } = useNav()
  const series = useCall('series.search', { size: 500, statuses: ['Active'] })
  const tree = useCall('entity.entities', eId ? { companyId: eId } : {})
  const entities = (tree.data ?? []).flatMap(({ children }) => children)
  const entityId = useFormValue(form, (state) => state.values['entityId'])
  const children = entities.find((entity) => entity.entityId === entityId)?.children ?? []
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ChoiceField
        name="seriesId"
        options={(series.data?.records ?? []).map(({ id, name, documentKind }) => ({
          value: String(id),
          label: `${name} · ${t.label('DocumentKind', documentKind)}`,
        }))}
        searchable
      />
      <ChoiceField
        name="entityId"
        options={entities.map(({ entityId: id, entityName, vrn }) => ({
          value: String(id),
          label: [entityName, vrn].filter(Boolean).join(' · '),
        }))}
      />
      <ChoiceField
        name="childEntityId"
        options={children.map(({ entityId: id, entityName }) => ({ value: String(id), label: entityName }))}
        disabled={children.length === 0}
      />
      <SwitchField name="isDefault" />
    </div>
  )
}
