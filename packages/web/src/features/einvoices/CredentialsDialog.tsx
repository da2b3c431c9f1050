import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Issue } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { PortalResource } from './Credentials.tsx'
import css from './einvoices.module.css'
import { tellTest } from './tell-test.ts'

type Row = Reply<'eInvoice.credentials'>[number]

interface Props {
  readonly resource: PortalResource
  readonly row: Row
  readonly onClose: () => void
}

/** Sets or changes them; a secret left empty stays as it is, and is never shown. */
export function CredentialsDialog({ resource, row, onClose }: Props) {
  const t = useT()
  const [values, setValues] = useState({
    userName: row.userName ?? '',
    password: '',
    clientId: row.clientId ?? '',
    clientSecret: '',
  })
  const [provider, setProvider] = useState(row.provider)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const save = useAction(`${resource}.saveCredentials`, { refreshes: [resource, 'portal'], quiet: true })
  const submit = async () => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
    try {
      const { entityId, version } = row
      tellTest(
        await save.mutateAsync({ entityId, version, provider, ...filled, userName: values.userName.trim() }),
      )
      onClose()
    } catch (error) {
      const found = error instanceof ApiError ? error.issues : []
      setIssues(found)
      if (found.length === 0)
        toast.error(t('eInvoice.credentials'), error instanceof ApiError ? error.messages : [])
    }
  }
  const props = (name: keyof typeof values, maxLength: number) => ({
    name,
    maxLength,
    label: t(`eInvoice.credentials.${name}`),
    error: issues.find(({ property }) => property === name)?.message,
    value: values[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t(resource === 'eInvoice' ? 'portal.name.einvoice' : 'portal.name.ewaybill')}: ${row.gstin ?? ''}`}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <NativeSelect
          label={t('eInvoice.credentials.provider')}
          name="provider"
          value={provider}
          data={(['Sandbox', 'Nic'] as const).map((value) => ({
            value,
            label: t(`portal.provider.${value}`),
          }))}
          onChange={(event) => setProvider(event.currentTarget.value as Row['provider'])}
        />
        <TextInput {...props('userName', 100)} required data-autofocus />
        <PasswordInput
          {...props('password', 30)}
          autoComplete="new-password"
          required={!row.hasPassword}
          description={row.hasPassword ? t('eInvoice.credentials.kept') : undefined}
        />
        <TextInput {...props('clientId', 100)} />
        <PasswordInput
          {...props('clientSecret', 100)}
          autoComplete="new-password"
          description={row.hasClientSecret ? t('eInvoice.credentials.kept') : undefined}
        />
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('eInvoice.credentials.save')}
        </Button>
      </form>
    </Modal>
  )
}
