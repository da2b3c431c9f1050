import { Button, Checkbox, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { callbackEvents } from '@bahi/contracts/callbacks.ts'
import { ApiError } from '../../app/api/api-error.ts'
import type { Issue } from '../../app/api/api-error.ts'
import { useAction } from '../../app/api/use-call.ts'
import type { Secret } from '../../app/api-access/SecretDialog.tsx'
import { useT } from '../../app/texts.ts'
import { Drawer } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { Callback } from './CallbackList.tsx'
import css from './callbacks.module.css'
import { HowToCheck } from './HowToCheck.tsx'

type Event = (typeof callbackEvents)[number]

interface Props {
  readonly callback: Callback | undefined
  readonly onClose: () => void
  readonly onMade: (secret: Secret) => void
}

/** Where a program is called, and on what. */
export function CallbackForm({ callback, onClose, onMade }: Props) {
  const t = useT()
  const [url, setUrl] = useState(callback?.url ?? '')
  const [description, setDescription] = useState(callback?.description ?? '')
  const [events, setEvents] = useState<readonly string[]>(callback?.events ?? [])
  const [isActive, setActive] = useState(callback?.isActive ?? true)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const save = useAction('callback.save', { refreshes: ['callback'], quiet: true })
  const errorOf = (field: string) => issues.find(({ property }) => property.split('[')[0] === field)?.message
  const submit = async () => {
    try {
      const { secret } = await save.mutateAsync({
        ...(callback ? { id: callback.id, version: callback.version } : {}),
        url,
        ...(description.trim() ? { description } : {}),
        events: events as readonly Event[] as Event[],
        isActive,
      })
      onClose()
      if (secret) onMade({ clientSecret: secret })
      else toast.success(t('callback.saved'))
    } catch (error) {
      const found = error instanceof ApiError ? error.issues : []
      setIssues(found)
      if (found.length === 0)
        toast.error(t('callback.title'), error instanceof ApiError ? error.messages : [])
    }
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      size={520}
      title={t(callback ? 'callback.edit' : 'callback.create')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      closeOnClickOutside={false}
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          name="url"
          label={t('field.url')}
          description={t('callback.urlHelp')}
          withAsterisk
          maxLength={500}
          dir="ltr"
          value={url}
          error={errorOf('url')}
          onChange={(event) => setUrl(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          name="description"
          label={t('field.description')}
          maxLength={300}
          value={description}
          error={errorOf('description')}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={t('callback.events')}
          withAsterisk
          value={[...events]}
          error={errorOf('events')}
          onChange={setEvents}
        >
          <div className={css.events}>
            {callbackEvents.map((event) => (
              <Checkbox key={event} value={event} label={t.label('ActivityKind', event)} />
            ))}
          </div>
        </Checkbox.Group>
        <Switch
          label={t('callback.isActive')}
          description={t('callback.isActiveHelp')}
          checked={isActive}
          onChange={(event) => setActive(event.currentTarget.checked)}
        />
        <HowToCheck />
        <div className={css.bar}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="filled" type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
