import { Button } from '@mantine/core'
import { EmailTemplateSave } from '@bahi/contracts/email-templates.ts'
import { useEffect, useRef } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import type { Input } from '../../app/api/call-types.ts'
import { useNav } from '../../app/nav.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { useRights } from '../../app/session/rights.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { FieldGroup, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { toast } from '../../ui/toasts.tsx'
import css from './email-templates.module.css'
import { FieldMenu } from './FieldMenu.tsx'
import { Preview } from './Preview.tsx'

type Event = Input<'emailTemplate.preview'>['event']
type Language = Input<'emailTemplate.preview'>['language']

/** Own words for a mail that had none; they begin as the product's. */
export function CreateTemplate() {
  const nav = useNav()
  const asked = {
    event: (nav.search['event'] ?? 'documentSent') as Event,
    language: (nav.search['language'] ?? 'en') as Language,
  }
  const standard = useCall('emailTemplate.standard', asked, { needed: true, staleMs: 60_000 })
  const first = useRef<Values>(undefined)
  const own = standard.data?.templateId
  const { go } = nav
  const worded = useRef(false)
  // A link to existing wording leads to it; those that were saved here a moment ago do not.
  useEffect(() => {
    if (worded.current || standard.data === undefined) return
    worded.current = true
    if (own) go(`edit-email-template/${own}`, { replace: true })
  }, [own, standard.data, go])
  if (own && !worded.current) return <ScreenSkeleton />
  if (standard.data) first.current ??= { ...asked, subject: standard.data.subject, body: standard.data.body }
  return first.current ? <TemplateForm initial={first.current} status="Default" /> : <ScreenSkeleton />
}

export function EditTemplate() {
  const { id } = useNav()
  const template = useCall('emailTemplate.detail', { id: Number(id) }, { needed: true })
  const first = useRef<Values>(undefined)
  if (template.data) {
    const { id: found, version, status, event, language, subject, body } = template.data
    const record = status === 'Default' ? {} : { id: found, version }
    first.current ??= { ...record, event, language, subject, body }
  }
  return first.current && template.data ? (
    <TemplateForm initial={first.current} status={template.data.status} />
  ) : (
    <ScreenSkeleton />
  )
}

function TemplateForm({ initial, status }: { initial: Values; status: string }) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const form = useForm(EmailTemplateSave, initial)
  const event = initial['event'] as Event
  const language = initial['language'] as Language
  const id = initial['id'] as number | undefined
  const standard = useCall('emailTemplate.standard', { event, language }, { needed: true, staleMs: 60_000 })
  const save = useAction('emailTemplate.save', { refreshes: ['emailTemplate', 'audit'], quiet: true })
  const readOnly = !rights.may(id === undefined ? 'EML_AD' : 'EML_ED')
  const fields = standard.data?.fields ?? []
  return (
    <FormScreen
      title={`${t(`mail.${event}`)} · ${t.label('Language', language)}`}
      form={form}
      draft={`emailTemplate ${event} ${language}`}
      readOnly={readOnly}
      save={(body) => save.mutateAsync(body as Input<'emailTemplate.save'>)}
      onSaved={() => nav.go('email-templates', { replace: true })}
      onCancel={() => nav.go('email-templates')}
      extraActions={readOnly ? undefined : <Actions form={form} id={id} />}
    >
      <div className={css.beside}>
        <FieldGroup>
          <div className={css.whole}>
            {status === 'Inactive' && <p className="muted">{t('emailTemplate.inactive')}</p>}
            <div className={css.field} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              <TextField name="subject" />
            </div>
            <FieldMenu form={form} name="subject" fields={fields} readOnly={readOnly} />
            <div className={css.field} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              <TextAreaField name="body" rows={14} />
            </div>
            <FieldMenu form={form} name="body" fields={fields} readOnly={readOnly} />
            <p className="meta">{t('emailTemplate.bodyHelp')}</p>
          </div>
        </FieldGroup>
        <Preview form={form} event={event} language={language} />
      </div>
      {id !== undefined && (
        <FieldGroup title={t('common.history')}>
          <div className={css.whole}>
            <HistoryTab record="emailTemplate" id={id} />
          </div>
        </FieldGroup>
      )}
    </FormScreen>
  )
}

/** To oneself, and back to the product's words. */
function Actions({ form, id }: { form: FormStore; id: number | undefined }) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const test = useAction('emailTemplate.sendTest')
  const remove = useAction('emailTemplate.delete', { refreshes: ['emailTemplate'] })
  const send = async () => {
    const body = form.check()
    if (!body) return
    const { event, language, subject, body: text } = body as Input<'emailTemplate.sendTest'>
    const { to } = await test.mutateAsync({ event, language, subject, body: text })
    toast.success(t('emailTemplate.testSent', { to }))
  }
  const reset = async () => {
    const agreed = await confirm({
      title: t('emailTemplate.reset'),
      text: t('emailTemplate.resetText'),
      danger: true,
      confirm: t('emailTemplate.reset'),
    })
    if (!agreed || id === undefined) return
    await remove.mutateAsync({ ids: [id] })
    form.markSaved()
    nav.go('email-templates', { replace: true })
  }
  return (
    <>
      {id !== undefined && rights.may('EML_DEL') && (
        <Button variant="subtle" onClick={() => void reset()}>
          {t('emailTemplate.reset')}
        </Button>
      )}
      <Button onClick={() => void send().catch(() => undefined)} loading={test.isPending}>
        {t('emailTemplate.sendTest')}
      </Button>
    </>
  )
}
