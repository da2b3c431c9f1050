import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useT } from '../texts.ts'
import { useField } from '../../ui/form/context.ts'
import css from './ImageField.module.css'

const largest = 1024 * 1024

/** A PNG or JPEG of at most 1 MiB, shown as it will be printed. */
export function ImageField({ name }: { name: string }) {
  const t = useT()
  const field = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const read = (file: File | undefined) => {
    if (!file) return
    if (!/^image\/(png|jpeg)$/.test(file.type)) return setProblem(t('image.kind'))
    if (file.size > largest) return setProblem(t('image.size'))
    setProblem('')
    const reader = new FileReader()
    reader.addEventListener('load', () => field.form.set(name, reader.result as string))
    reader.readAsDataURL(file)
  }
  return (
    <div className={css.field}>
      <span className="mantine-InputWrapper-label">{field.label}</span>
      {field.text && <img src={field.text} alt={field.label} />}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={field.label}
        onChange={(event) => read(event.target.files?.[0])}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onClick={() => input.current?.click()}>
          {t(field.text ? 'image.change' : 'image.choose')}
        </Button>
        {field.text && (
          <Button variant="subtle" onClick={() => field.form.set(name, '')}>
            {t('common.remove')}
          </Button>
        )}
      </div>
      {(problem || field.error) && (
        <span className="mantine-InputWrapper-error" role="alert">
          {problem || field.error}
        </span>
      )}
    </div>
  )
}
