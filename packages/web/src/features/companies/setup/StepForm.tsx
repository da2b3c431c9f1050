import type { ReactNode } from 'react'
import { FormScreen } from '../../../app/screens/FormScreen.tsx'
import { useNav } from '../../../app/nav.tsx'
import { useT } from '../../../app/texts.ts'
import { FieldGroup } from '../../../ui/form/fields.tsx'
import type { FormStore } from '../../../ui/form/form.ts'
import type { Values } from '../../../ui/form/values.ts'
import css from './setup.module.css'
import type { StepProps } from './steps.tsx'

interface Props extends StepProps {
  readonly form: FormStore
  readonly note?: string
  readonly save: (body: Values) => Promise<unknown>
  readonly children: ReactNode
}

/** One step: its fields, Next, and Skip where it may be left out. */
export function StepForm({ form, title, note, save, onDone, onSkip, children }: Props) {
  const t = useT()
  const nav = useNav()
  return (
    <div className={css.card}>
      <FormScreen
        title={title}
        form={form}
        save={save}
        saveLabel={t('setup.next')}
        cancelLabel={t(onSkip ? 'setup.skip' : 'logout.title')}
        onCancel={onSkip ?? (() => nav.go('/logout'))}
        onSaved={() => void onDone()}
        isInset
      >
        <FieldGroup title={title} {...(note ? { note } : {})}>
          {children}
        </FieldGroup>
      </FormScreen>
    </div>
  )
}
