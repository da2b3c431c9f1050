import { Button } from '@mantine/core'
import { Menu } from '../../ui/menu-kit.ts'
import { IconBraces } from '@tabler/icons-react'
import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import type { FormStore } from '../../ui/form/form.ts'
import css from './email-templates.module.css'

interface FieldMenuProps {
  readonly form: FormStore
  readonly name: 'subject' | 'body'
  readonly fields: Reply<'emailTemplate.standard'>['fields']
  readonly readOnly: boolean
}

/** Puts a field of the mail where the caret was last. */
export function FieldMenu({ form, name, fields, readOnly }: FieldMenuProps) {
  const t = useT()
  const insert = (field: string) => {
    const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
    const text = String((form.value(name) as string | undefined) ?? '')
    const start = input?.selectionStart ?? text.length
    const end = input?.selectionEnd ?? start
    form.set(name, `${text.slice(0, start)}{{${field}}}${text.slice(end)}`)
    const caret = start + field.length + 4
    requestAnimationFrame(() => {
      input?.focus()
      input?.setSelectionRange(caret, caret)
    })
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          className={css.insert ?? ''}
          variant="subtle"
          disabled={readOnly}
          aria-label={`${t('emailTemplate.insert')}: ${t(`field.${name}`)}`}
          leftSection={<IconBraces size={16} stroke={1.5} />}
        >
          {t('emailTemplate.insert')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {fields.map((field) => (
          <Menu.Item key={field.name} onClick={() => insert(field.name)}>
            {field.label} <span className="meta">{`{{${field.name}}}`}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
