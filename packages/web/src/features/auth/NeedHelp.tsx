import { ContactDetails } from '../../app/layouts/ContactDetails.tsx'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import css from './Login.module.css'

/** Whom to ask, under a form before sign-in; nothing where the installation names nobody. */
export function NeedHelp() {
  const t = useT()
  const login = useSession((session) => session.login)
  const isNamed = login?.contactEmailAddress || login?.helpLineNumber || login?.moreEnquiryEmailAddress
  if (!isNamed) return null
  return (
    <section className={css.contact}>
      <span className="muted">{t('login.contact')}</span>
      <ContactDetails className={css.contactList} />
    </section>
  )
}
