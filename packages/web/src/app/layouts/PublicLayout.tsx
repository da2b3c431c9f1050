import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { PublicRoute } from '../../routes-public.ts'
import { To, useNav } from '../nav.tsx'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import css from './PublicLayout.module.css'
import { WelcomeSlides } from './WelcomeSlides.tsx'

interface Props {
  readonly layout: PublicRoute['layout']
  readonly isLogin?: boolean
  readonly children: ReactNode
}

/** Frames of the pages outside a company. */
export function PublicLayout({ layout, isLogin = false, children }: Props) {
  if (layout === 'bare') return <>{children}</>
  if (layout === 'login') return <LoginLayout isLogin={isLogin}>{children}</LoginLayout>
  return (
    <div className={css.page}>
      <Header isLogin={isLogin} />
      <main className={css.main} data-layout={layout === 'shell' ? 'common' : layout}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

function LoginLayout({ isLogin, children }: { isLogin: boolean; children: ReactNode }) {
  useEffect(() => {
    if (useSession.getState().login?.isEnabled)
      void import('../api/captcha.ts').then((module) => module.prepareCaptcha())
  }, [])
  return (
    <div className={css.login}>
      <WelcomeSlides />
      <div className={css.formSide}>
        <Header isLogin={isLogin} />
        <main className={css.formMain}>{children}</main>
        <Footer />
      </div>
    </div>
  )
}

function Header({ isLogin }: { isLogin: boolean }) {
  const t = useT()
  const nav = useNav()
  const { login, auth } = useSession()
  return (
    <header className={css.header}>
      <To to="/" className={css.brand}>
        <Logo />
        <span>{login?.applicationTitle}</span>
      </To>
      <div className={css.headerEnd}>
        <LanguageSwitch />
        {isLogin && !auth && !login?.disableFeaturesForEInvoicingPortal && (
          <Button variant="default" onClick={() => nav.go('/registration')}>
            {t('login.register')}
          </Button>
        )}
        {!isLogin && !auth && nav.path !== '/under-maintenance' && (
          <Button variant="default" onClick={() => nav.go('/login')}>
            {t('login.button')}
          </Button>
        )}
        {auth && nav.path !== '/under-maintenance' && (
          <Button variant="default" onClick={() => nav.go('/logout')}>
            {t('logout.title')}
          </Button>
        )}
      </div>
    </header>
  )
}

function Footer() {
  const t = useT()
  const { login } = useSession()
  const year = new Date().getFullYear()
  const portal = login?.disableFeaturesForEInvoicingPortal ? login.cirpPortalUrl : ''
  return (
    <footer className={css.footer}>
      <ContactDetails className={css.contacts} />
      <div className={css.contacts}>
        <span className="muted">{t('shell.copyright', { year, name: login?.applicationTitle ?? '' })}</span>
        {portal ? (
          <>
            <a href={`${portal}/terms-conditions`}>{t('terms.title')}</a>
            <a href={`${portal}/privacy-policy`}>{t('privacy.title')}</a>
          </>
        ) : (
          <>
            <To to="/terms-conditions">{t('terms.title')}</To>
            <To to="/privacy-policy">{t('privacy.title')}</To>
          </>
        )}
      </div>
    </footer>
  )
}
