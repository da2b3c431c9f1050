import { ActionIcon, Menu } from '@mantine/core'
import { IconHelp, IconKeyboard, IconLogout, IconMail, IconScale, IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useNav } from '../nav.tsx'
import { useT } from '../texts.ts'
import { ContactModal } from './ContactModal.tsx'
import { openKeys } from './KeysOverlay.tsx'
import css from './TopBar.module.css'

/** Help and Support. */
export function HelpMenu() {
  const t = useT()
  const [isContactOpen, setContactOpen] = useState(false)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon className={css.wide} aria-label={t('help.title')}>
            <IconHelp size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconKeyboard size={18} stroke={1.5} />}
            rightSection={<kbd className="meta">?</kbd>}
            onClick={openKeys}
          >
            {t('keys.title')}
          </Menu.Item>
          <SupportItems onContact={() => setContactOpen(true)} />
        </Menu.Dropdown>
      </Menu>
      <ContactModal isOpen={isContactOpen} onClose={() => setContactOpen(false)} />
    </>
  )
}

/** Contact Us, Terms, Privacy, Logout: the same in the help and in the profile menu. */
export function SupportItems({ onContact }: { onContact: () => void }) {
  const t = useT()
  const nav = useNav()
  return (
    <>
      <Menu.Item leftSection={<IconMail size={18} stroke={1.5} />} onClick={onContact}>
        {t('contact.title')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconScale size={18} stroke={1.5} />}
        onClick={() => nav.go('/terms-conditions')}
      >
        {t('terms.title')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconShieldLock size={18} stroke={1.5} />}
        onClick={() => nav.go('/privacy-policy')}
      >
        {t('privacy.title')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconLogout size={18} stroke={1.5} data-mirror />}
        onClick={() => nav.go('/logout')}
      >
        {t('logout.title')}
      </Menu.Item>
    </>
  )
}
