import { useT } from '../texts.ts'
import { Copyable } from '../values.tsx'
import css from './api-access.module.css'

/** The two requests that a program begins with, ready to be copied into a terminal. */
export function HowTo({ clientId }: { clientId: string }) {
  const t = useT()
  const base = `${window.location.origin}/api`
  const steps = [
    [
      t('apiAccess.howToken'),
      `curl -X POST ${base}/authenticate/clientToken -H 'content-type: application/json' -d '{"clientId":"${clientId}","clientSecret":"…"}'`,
    ],
    [
      t('apiAccess.howCall'),
      `curl -X POST ${base}/party/search -H 'content-type: application/json' -H 'auth-token: …' -d '{"size":30}'`,
    ],
  ] as const
  return (
    <details className={css.how}>
      <summary>{t('apiAccess.how')}</summary>
      <ol>
        {steps.map(([text, command]) => (
          <li key={text}>
            {text}
            <div className={css.command} dir="ltr">
              <Copyable text={command} />
            </div>
          </li>
        ))}
      </ol>
      <a href="/api/docs" target="_blank" rel="noreferrer">
        {t('apiAccess.howDocs')}
      </a>
    </details>
  )
}
