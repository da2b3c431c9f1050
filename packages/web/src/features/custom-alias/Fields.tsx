import { lineFieldsOf } from '@bahi/domain/documents/kinds.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mostCustomFields } from '@bahi/contracts/custom-fields.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { loadTexts } from '../../app/language.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { kindsWithScreens } from '../../app/documents.ts'
import type { OwnKind } from '../../app/own-fields/use-own-fields.tsx'
import { paymentKinds } from '../../app/payments.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import css from './CustomAlias.module.css'
import { FieldForm } from './FieldForm.tsx'
import { Drawer } from '../../ui/Modal.tsx'

type Field = Reply<'customField.search'>[number]
const kinds: readonly OwnKind[] = [
  ...kindsWithScreens.flatMap((kind) => [kind, lineFieldsOf(kind)]),
  ...paymentKinds,
  'party',
  'item',
  'company',
]

/** Documents by their title; their lines as part of them. */
function nameOf(t: ReturnType<typeof useT>, kind: OwnKind): string {
  const document = kindsWithScreens.find((one) => kind === one || kind === lineFieldsOf(one))
  if (!document) return t.label('CustomRecordKind', kind)
  const title = t(`kind.${document}.title`)
  return kind === document ? title : t('customField.linesOf', { kind: title })
}

/** Fields of the business's own by kind of record, in the order of its forms. */
export function Fields() {
  const t = useT()
  const client = useQueryClient()
  const found = useCall('customField.search', undefined, { needed: true })
  const [open, setOpen] = useState<{ kind: OwnKind; field?: Field }>()
  const order = useAction('customField.order', { refreshes: ['customField'] })
  const remove = useAction('customField.delete', { refreshes: ['customField'] })
  if (!found.data) return <ScreenSkeleton />
  const fieldsOf = (kind: OwnKind) =>
    found.data.filter(({ recordKind, isDeleted }) => recordKind === kind && !isDeleted)
  const move = (kind: OwnKind, index: number, by: number) => {
    const ids = fieldsOf(kind).map(({ id }) => id)
    const [one] = ids.splice(index, 1)
    ids.splice(index + by, 0, one!)
    order.mutate({ recordKind: kind, ids })
  }
  const askAndRemove = async ({ id, label }: Field) => {
    const title = t('customField.delete')
    if (
      await confirm({
        title,
        text: t('customField.deleteText', { name: label }),
        confirm: title,
        danger: true,
      })
    )
      await remove.mutateAsync({ id }).catch(() => undefined)
  }
  const close = () => setOpen(undefined)
  return (
    <div className={css.words}>
      <p className="muted">{t('customField.fieldsNote')}</p>
      {kinds.map((kind) => {
        const fields = fieldsOf(kind)
        return (
          <section key={kind} className={css.card} aria-label={nameOf(t, kind)}>
            <header className={css.cardHead}>
              <h2>{nameOf(t, kind)}</h2>
              <span className="meta figure">
                {t('customField.of', { count: fields.length, max: mostCustomFields })}
              </span>
              <Button disabled={fields.length >= mostCustomFields} onClick={() => setOpen({ kind })}>
                {t('customField.add')}
              </Button>
            </header>
            {fields.length === 0 && <p className="muted">{t('customField.none')}</p>}
            <ul className={css.fields}>
              {fields.map((field, index) => (
                <li key={field.id}>
                  <span className={css.name}>
                    <strong>{field.label}</strong>
                    <span className="meta">{about(field, t)}</span>
                  </span>
                  <ActionIcon
                    size={28}
                    disabled={index === 0}
                    aria-label={t('customField.up', { name: field.label })}
                    onClick={() => move(kind, index, -1)}
                  >
                    <IconArrowUp size={16} stroke={1.5} />
                  </ActionIcon>
                  <ActionIcon
                    size={28}
                    disabled={index === fields.length - 1}
                    aria-label={t('customField.down', { name: field.label })}
                    onClick={() => move(kind, index, 1)}
                  >
                    <IconArrowDown size={16} stroke={1.5} />
                  </ActionIcon>
                  <ActionIcon
                    size={28}
                    aria-label={`${t('customField.edit')}: ${field.label}`}
                    onClick={() => setOpen({ kind, field })}
                  >
                    <IconPencil size={16} stroke={1.5} />
                  </ActionIcon>
                  <ActionIcon
                    size={28}
                    aria-label={`${t('customField.delete')}: ${field.label}`}
                    onClick={() => void askAndRemove(field)}
                  >
                    <IconTrash size={16} stroke={1.5} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <Drawer
        opened={open !== undefined}
        onClose={close}
        size={420}
        title={open && `${t(open.field ? 'customField.edit' : 'customField.add')}: ${nameOf(t, open.kind)}`}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        closeOnClickOutside={false}
      >
        {open && (
          <FieldForm
            key={open.field?.id ?? 'new'}
            kind={open.kind}
            field={open.field}
            onClose={close}
            onSaved={() => {
              close()
              // Its label is a text of every screen from now on.
              void loadTexts()
              void client.invalidateQueries({ queryKey: ['printSetting'] })
            }}
          />
        )}
      </Drawer>
    </div>
  )
}

const about = (field: Field, t: ReturnType<typeof useT>): string =>
  [
    t.label('CustomFieldType', field.type),
    field.type === 'choice' ? field.choices.join(', ') : '',
    field.isMandatory ? t('field.isMandatory') : '',
    field.isInList ? t('field.isInList') : '',
    field.isPrinted ? t('field.isPrinted') : '',
  ]
    .filter(Boolean)
    .join(' · ')
