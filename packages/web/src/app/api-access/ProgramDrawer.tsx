import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import type { Issue } from '../api/api-error.ts'
import { useAction } from '../api/use-call.ts'
import { RightMatrix } from '../rights/RightMatrix.tsx'
import { useT } from '../texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { typedDecimal } from '../../ui/decimal-typing.ts'
import { Drawer } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { Program } from './ApiAccess.tsx'
import css from './api-access.module.css'
import type { Secret } from './SecretDialog.tsx'

interface Props {
  readonly program: Program | undefined
  readonly userId: number | undefined
  /** Rights that can be given. */
  readonly scopes: readonly string[]
  readonly onClose: () => void
  readonly onMade: (secret: Secret) => void
}

/** What a program is called, what it may do, from where, how often and how long. */
export function ProgramDrawer({ program, userId, scopes: allowed, onClose, onMade }: Props) {
  const t = useT()
  const [name, setName] = useState(program?.name ?? '')
  const [scopes, setScopes] = useState<ReadonlySet<string>>(new Set(program?.scopes))
  const [addresses, setAddresses] = useState(program?.addresses.join('\n') ?? '')
  const [callsPerMinute, setCalls] = useState(String(program?.callsPerMinute ?? 300))
  const [expiresOn, setExpiresOn] = useState(program?.expiresOn ?? '')
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const save = useAction('apiAccess.save', { refreshes: ['apiAccess'], quiet: true })
  const errorOf = (field: string) => issues.find(({ property }) => property.split('[')[0] === field)?.message
  const submit = async () => {
    try {
      const made = await save.mutateAsync({
        ...(program ? { id: program.id, version: program.version } : {}),
        ...(userId === undefined ? {} : { userId }),
        name,
        scopes: [...scopes],
        addresses: addresses.split(/[\s,;]+/).filter(Boolean),
        callsPerMinute: Number(callsPerMinute) || 0,
        ...(expiresOn ? { expiresOn } : {}),
      })
      onClose()
      if (made.clientSecret) onMade({ clientId: made.clientId, clientSecret: made.clientSecret })
      else toast.success(t('apiAccess.changed'))
    } catch (error) {
      const found = error instanceof ApiError ? error.issues : []
      setIssues(found)
      if (found.length === 0)
        toast.error(t('apiAccess.title'), error instanceof ApiError ? error.messages : [])
    }
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      size={860}
      title={t(program ? 'apiAccess.edit' : 'apiAccess.create')}
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
        <div className={css.fields}>
          <TextInput
            name="name"
            label={t('field.name')}
            withAsterisk
            maxLength={100}
            value={name}
            error={errorOf('name')}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <DateInput
            name="expiresOn"
            label={t('field.expiresOn')}
            value={expiresOn}
            {...(errorOf('expiresOn') ? { error: errorOf('expiresOn')! } : {})}
            onChange={(value) => setExpiresOn(value ?? '')}
          />
          <TextInput
            name="callsPerMinute"
            label={t('field.callsPerMinute')}
            inputMode="numeric"
            maxLength={4}
            value={callsPerMinute}
            error={errorOf('callsPerMinute')}
            onChange={(event) => setCalls(typedDecimal(event.currentTarget.value, callsPerMinute).text)}
          />
          <Textarea
            name="addresses"
            label={t('field.addresses')}
            description={t('apiAccess.addressesHelp')}
            rows={2}
            dir="ltr"
            value={addresses}
            error={errorOf('addresses')}
            onChange={(event) => setAddresses(event.currentTarget.value)}
          />
        </div>
        <fieldset className={css.scopes}>
          <legend>{t('apiAccess.scopes')}</legend>
          <p className="muted">{t('apiAccess.scopesHelp')}</p>
          {errorOf('scopes') && (
            <p className={css.error} role="alert">
              {errorOf('scopes')}
            </p>
          )}
          <RightMatrix held={scopes} onChange={setScopes} mayGive={(code) => allowed.includes(code)} />
        </fieldset>
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
