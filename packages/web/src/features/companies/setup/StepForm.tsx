import type { KeyboardEvent, ReactNode } from 'react'
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
    <div className={css.card} onKeyDown={enterGoesOn}>
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

/**
 * Enter in a field goes to the next one, and saves the step from the last: who types a step from top to bottom does not
 * leave it half filled. A list that is open keeps its Enter.
 */
function enterGoesOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, defaultPrevented } = event
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing
  if (key !== 'Enter' || defaultPrevented || !isPlain || !(target instanceof HTMLInputElement)) return
  if (target.getAttribute('aria-expanded') === 'true') return
  const fields = [
    ...(target.form?.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=file]):not(:disabled)',
    ) ?? []),
  ].filter((field) => field.tabIndex >= 0 && field.offsetParent !== null)
  const next = fields[fields.indexOf(target) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
