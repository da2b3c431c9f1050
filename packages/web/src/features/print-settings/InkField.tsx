import { TextInput } from '@mantine/core'
import { useT } from '../../app/texts.ts'
import { useField } from '../../ui/form/context.ts'
import css from './PrintSettings.module.css'

/** A colour by its code or by the browser's own picker. */
export function InkField({ name }: { name: string }) {
  const t = useT()
  const field = useField(name)
  const set = (value: string) => field.form.set(name, value)
  return (
    <TextInput
      name={name}
      label={field.label}
      value={field.text}
      maxLength={7}
      dir="ltr"
      error={field.error}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={() => field.form.blur(name)}
      leftSection={
        <input
          type="color"
          className={css.ink}
          aria-label={t('field.settings.ink')}
          value={/^#[0-9a-f]{6}$/i.test(field.text) ? field.text : '#000000'}
          onChange={(event) => set(event.currentTarget.value.toUpperCase())}
        />
      }
    />
  )
}
