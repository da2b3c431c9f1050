import { IconBook, IconHelp, IconLogout, IconMail, IconScale, IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { menuKit } from '../../ui/menu-parts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { PopupMenu } from '../../ui/Popup.tsx'
import { useNav } from '../nav.tsx'
import { useT } from '../texts.ts'
import { ContactModal } from './ContactModal.tsx'
import css from './TopBar.module.css'

/** Help and Support. */
export function HelpMenu() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isContactOpen, setContactOpen] = useState(false)
  const support = useSupport(() => setContactOpen(true))
  return (
    <>
      <PopupMenu
        position="bottom-end"
        isOpen={isOpen}
        onChange={setOpen}
        button={
          <IconButton className={css.help} aria-label={t('help.title')}>
            <IconHelp size={18} stroke={1.5} />
          </IconButton>
        }
      >
        {() => {
          const Menu = menuKit()
          return support.map(({ label, icon: Icon, run }) => (
            <Menu.Item key={label} leftSection={<Icon size={18} stroke={1.5} />} onClick={run}>
              {t(label)}
            </Menu.Item>
          ))
        }}
      </PopupMenu>
      <ContactModal isOpen={isContactOpen} onClose={() => setContactOpen(false)} />
    </>
  )
}

/** Which page it is comes when it is asked for. */
async function openGuide(nav: ReturnType<typeof useNav>): Promise<void> {
  const { guideOf } = await import('./guide-of.ts')
  nav.go(guideOf(nav.path))
}

/** Help Document, Contact Us, Terms, Privacy, Logout: the same in the help and in the profile menu. */
export function useSupport(onContact: () => void) {
  const nav = useNav()
  return [
    { label: 'guides.document', icon: IconBook, run: () => void openGuide(nav) },
    { label: 'contact.title', icon: IconMail, run: onContact },
    { label: 'terms.title', icon: IconScale, run: () => nav.go('/terms-conditions') },
    { label: 'privacy.title', icon: IconShieldLock, run: () => nav.go('/privacy-policy') },
    { label: 'logout.title', icon: IconLogout, run: () => nav.go('/logout') },
  ] as const
}
