import { useEffect, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import css from './email-templates.module.css'
import { textAt } from '../../ui/form/values.ts'

type Asked = Input<'emailTemplate.preview'>
interface PreviewProps {
  readonly form: FormStore
  readonly event: Asked['event']
  readonly language: Asked['language']
}

/** What the reader gets, made by the server while the words are typed; a fault is said in its place. */
export function Preview({ form, event, language }: PreviewProps) {
  const t = useT()
  const [tab, setTab] = useState('html')
  const subject = useFormValue(form, (state) => textAt(state.values, 'subject'))
  const body = useFormValue(form, (state) => textAt(state.values, 'body'))
  const { mail, problems } = usePreview({ event, language, subject, body })
  return (
    <section className={css.preview} aria-label={t('emailTemplate.preview')}>
      <h2>{t('emailTemplate.preview')}</h2>
      {problems.length > 0 && (
        <ul className={css.problems} role="status">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {mail && (
        <>
          <strong dir="auto" data-preview-subject>
            {mail.subject}
          </strong>
          <Tabs
            label={t('emailTemplate.preview')}
            current={tab}
            onChange={setTab}
            tabs={[
              {
                key: 'html',
                label: t('emailTemplate.asHtml'),
                // Without any permission: nothing in it runs, loads or leads anywhere.
                content: () => (
                  <iframe
                    className={css.page}
                    title={t('emailTemplate.asHtml')}
                    sandbox=""
                    srcDoc={plainOf(mail.html)}
                  />
                ),
              },
              {
                key: 'text',
                label: t('emailTemplate.asText'),
                content: () => (
                  <pre className={css.text} dir="auto">
                    {mail.text}
                  </pre>
                ),
              },
            ]}
          />
        </>
      )}
    </section>
  )
}

/** Without the letter's own colours: the screen's policy takes no styles in markup. */
const plainOf = (html: string) => html.replace(/ style="[^"]*"/g, '')

/** Waits until typing rests; the last good mail stays while a fault is being mended. */
function usePreview({ event, language, subject, body }: Asked) {
  const [mail, setMail] = useState<Reply<'emailTemplate.preview'>>()
  const [problems, setProblems] = useState<readonly string[]>([])
  useEffect(() => {
    if (!subject.trim() || !body.trim()) return
    let isCurrent = true
    const timer = window.setTimeout(() => {
      call('emailTemplate.preview', { event, language, subject, body }, { quiet: true })
        .then((made) => {
          if (!isCurrent) return
          setMail(made)
          setProblems([])
        })
        .catch((error: unknown) => {
          if (!isCurrent || !(error instanceof ApiError)) return
          const issues = error.issues.map(({ message }) => message)
          setProblems(issues.length > 0 ? issues : error.messages)
        })
    }, 400)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [event, language, subject, body])
  return { mail, problems }
}
