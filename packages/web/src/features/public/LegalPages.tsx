import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import css from './LegalPages.module.css'

const termsParts = [
  'use',
  'account',
  'data',
  'government',
  'fees',
  'availability',
  'liability',
  'law',
] as const
const privacyParts = ['what', 'why', 'where', 'share', 'keep', 'rights', 'cookies', 'contact'] as const

export function Terms() {
  const t = useT()
  return <Sheet title={t('terms.title')} parts={termsParts.map((part) => `terms.${part}`)} />
}

export function Privacy() {
  const t = useT()
  return <Sheet title={t('privacy.title')} parts={privacyParts.map((part) => `privacy.${part}`)} />
}

function Sheet({ title, parts }: { title: string; parts: readonly string[] }) {
  const t = useT()
  const login = useSession((session) => session.login)
  const params = { name: login?.applicationTitle ?? '', email: login?.contactEmailAddress ?? '' }
  return (
    <article className={css.sheet}>
      <h1>{title}</h1>
      {parts.map((part) => (
        <section key={part}>
          <h2>{t.find(`${part}.title`, params)}</h2>
          <p>{t.find(`${part}.text`, params)}</p>
        </section>
      ))}
    </article>
  )
}
