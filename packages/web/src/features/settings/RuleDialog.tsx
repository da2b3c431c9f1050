import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './Rules.module.css'
import type { Rule } from './Rules.tsx'
import { Modal } from '../../ui/Modal.tsx'

const states = ['InForce', 'Announced', 'Deferred', 'Withdrawn'] as const

/** Another value, day or state for a row; another first day makes a row of its own. */
export function RuleDialog({ rule, title, onClose }: { rule: Rule; title: string; onClose: () => void }) {
  const t = useT()
  const [typed, setTyped] = useState({
    since: rule.since,
    until: rule.until ?? '',
    value: rule.value,
    state: rule.state,
    source: rule.source,
  })
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const save = useAction('rule.save', { refreshes: ['rule'], quiet: true })
  const put = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const submit = async () => {
    try {
      const { until, ...rest } = typed
      await save.mutateAsync({ id: rule.id, ...rest, ...(until ? { until } : {}) })
      toast.success(t('rules.saved'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(new Map(error.issues.map(({ property, message }) => [property, message])))
      if (error.issues.length === 0) toast.error(title, error.messages)
    }
  }
  const fault = (name: string) => {
    const found = problems.get(name)
    return found ? { error: found } : {}
  }
  return (
    <Modal opened onClose={onClose} title={title} size={480}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <NativeSelect
          label={t('rules.state')}
          name="state"
          value={typed.state}
          data={states.map((value) => ({ value, label: t(`rules.state.${value}`) }))}
          onChange={(event) => put({ state: event.currentTarget.value as Rule['state'] })}
          {...fault('state')}
        />
        <TextInput
          label={t('rules.value')}
          name="value"
          required
          maxLength={30}
          value={typed.value}
          onChange={(event) => put({ value: event.currentTarget.value })}
          {...fault('value')}
        />
        <DateInput
          label={t('rules.since')}
          name="since"
          required
          value={typed.since}
          onChange={(since) => put({ since: since ?? '' })}
          {...fault('since')}
        />
        <DateInput
          label={t('rules.until')}
          name="until"
          value={typed.until}
          onChange={(until) => put({ until: until ?? '' })}
          {...fault('until')}
        />
        <TextInput
          label={t('rules.source')}
          name="source"
          required
          maxLength={200}
          value={typed.source}
          onChange={(event) => put({ source: event.currentTarget.value })}
          {...fault('source')}
        />
        <p className="muted">{t('rules.effect')}</p>
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('rules.save')}
        </Button>
      </form>
    </Modal>
  )
}
