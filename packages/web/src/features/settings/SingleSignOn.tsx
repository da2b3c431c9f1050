import { Button, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useSession } from '../../app/session/session.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, StateChip } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './SingleSignOn.module.css'

type Provider = Reply<'samlProvider.search'>[number]

/** The account's own identity providers: what to enter there, and what to enter here. */
export function SingleSignOn() {
  const t = useT()
  const providers = useCall('samlProvider.search', undefined, { needed: true })
  if (!providers.data) return <ScreenSkeleton />
  return (
    <div className={css.screen}>
      <h1>{t('saml.title')}</h1>
      <p className="muted">{t('saml.intro')}</p>
      {providers.data.map((provider) => (
        <ProviderForm key={`${provider.method} ${provider.version}`} provider={provider} />
      ))}
    </div>
  )
}

function ProviderForm({ provider }: { provider: Provider }) {
  const t = useT()
  const save = useAction('samlProvider.save', { refreshes: ['samlProvider'], quiet: true })
  const remove = useAction('samlProvider.delete', { refreshes: ['samlProvider'] })
  const [isEnabled, setEnabled] = useState(provider.isEnabled || provider.version === 0)
  const [asksSecondStep, setAsksSecondStep] = useState(provider.asksSecondStep)
  const isAdmin = useSession(({ profile }) => profile?.userType.toLowerCase() === 'admin')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { method, version } = provider

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => (data.get(name) as string).trim()
    setProblems({})
    try {
      await save.mutateAsync({
        method,
        version,
        isEnabled,
        entryPoint: text('entryPoint'),
        issuer: text('issuer'),
        certificates: certificatesIn(text('certificates')),
        asksSecondStep,
        ...(text('userNameAttribute') ? { userNameAttribute: text('userNameAttribute') } : {}),
      })
      toast.success(t('form.saved'))
    } catch (error) {
      if (error instanceof ApiError) setProblems(problemsOf(error))
    }
  }
  const askRemove = async () => {
    const agreed = await confirm({ title: t('saml.remove'), text: t('saml.removeQuestion'), danger: true })
    if (agreed) await remove.mutateAsync({ method }).catch(() => undefined)
  }
  return (
    <form
      className={css.card}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby={`saml-${method}`}
    >
      <div className={css.head}>
        <h2 id={`saml-${method}`}>{t(`saml.${method}`)}</h2>
        {version > 0 && <StateChip status={provider.isEnabled ? 'Active' : 'Inactive'} />}
      </div>
      <h3>{t('saml.ours')}</h3>
      <dl className={css.facts}>
        <dt>{t('saml.entityId')}</dt>
        <dd>
          <Copyable text={provider.ours.entityId} />
        </dd>
        <dt>{t('saml.replyUrl')}</dt>
        <dd>
          <Copyable text={provider.ours.replyUrl} />
        </dd>
        <dt>{t('saml.metadataUrl')}</dt>
        <dd>
          <Copyable text={provider.ours.metadataUrl} />
        </dd>
      </dl>
      <h3>{t('saml.theirs')}</h3>
      <TextInput
        name="entryPoint"
        label={t('field.entryPoint')}
        defaultValue={provider.entryPoint}
        maxLength={500}
        dir="ltr"
        withAsterisk
        error={problems['entryPoint']}
      />
      <TextInput
        name="issuer"
        label={t('field.issuer')}
        defaultValue={provider.issuer}
        maxLength={300}
        dir="ltr"
        withAsterisk
        error={problems['issuer']}
      />
      <Textarea
        name="certificates"
        label={t('field.certificates')}
        defaultValue={provider.certificates.map(({ pem }) => pem).join('')}
        rows={6}
        dir="ltr"
        withAsterisk
        className={css.code ?? ''}
        error={problems['certificates']}
      />
      {provider.certificates.map(({ subject, validTo }) => (
        <p key={subject + validTo} className="meta">
          <bdi>{subject}</bdi>, {t('saml.validTo')} <DateText value={validTo.slice(0, 10)} />
        </p>
      ))}
      <TextInput
        name="userNameAttribute"
        label={t('field.userNameAttribute')}
        description={t('help.userNameAttribute')}
        defaultValue={provider.userNameAttribute ?? ''}
        maxLength={200}
        dir="ltr"
        error={problems['userNameAttribute']}
      />
      <Switch
        label={t('saml.on')}
        checked={isEnabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
      />
      <Switch
        label={t('saml.asksSecondStep')}
        description={t('help.asksSecondStep')}
        checked={asksSecondStep}
        onChange={(event) => setAsksSecondStep(event.currentTarget.checked)}
      />
      {!isAdmin && <p className="muted">{t('saml.adminOnly')}</p>}
      {problems[''] && <p role="alert">{problems['']}</p>}
      <div className={css.actions}>
        <Button type="submit" variant="filled" loading={save.isPending} disabled={!isAdmin}>
          {t('form.save')}
        </Button>
        {version > 0 && isAdmin && (
          <Button variant="subtle" color="red" onClick={() => void askRemove()}>
            {t('saml.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Several may be pasted one after the other, as while one takes the place of another. */
const certificatesIn = (text: string): string[] =>
  text
    .split(/(?<=-----END CERTIFICATE-----)/)
    .map((one) => one.trim())
    .filter(Boolean)

function problemsOf(error: ApiError): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { property, message } of error.issues) {
    const field = property.replace(/\[\d+\]$/, '')
    problems[field.charAt(0).toLowerCase() + field.slice(1)] = message
  }
  return error.issues.length > 0 ? problems : { '': error.messages.join(' ') }
}
