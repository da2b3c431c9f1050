import { Button } from '@mantine/core'
import { useNav } from '../../app/nav.tsx'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import css from './Home.module.css'

const points = ['invoice', 'tax', 'money', 'trust'] as const

/** What a visitor sees first: what the product does and the way in. */
export function Home() {
  const t = useT()
  const nav = useNav()
  const title = useSession((session) => session.login?.applicationTitle ?? '')
  return (
    <div className={css.home}>
      <section className={css.lead}>
        <h1>{t('home.heading')}</h1>
        <p>{t('home.lead', { name: title })}</p>
        <Button variant="filled" size="md" onClick={() => nav.go('/login')}>
          {t('home.signIn')}
        </Button>
      </section>
      <section className={css.points}>
        {points.map((point) => (
          <article key={point}>
            <h2>{t(`home.${point}.title`)}</h2>
            <p className="muted">{t(`home.${point}.text`)}</p>
          </article>
        ))}
      </section>
    </div>
  )
}
