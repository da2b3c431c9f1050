import { IconKey, IconKeyboard, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { cultures, setPreference, usePreferences } from '../../theme/preferences.ts'
import type { ColourScheme, Culture, Density } from '../../theme/preferences.ts'
import { changeLanguage, languageNames } from '../language.ts'
import { useNav } from '../nav.tsx'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { ContactModal } from './ContactModal.tsx'
import { useSupport } from './HelpMenu.tsx'
import { openKeys } from './KeysOverlay.tsx'
import css from './TopBar.module.css'
import { later } from '../../ui/later.tsx'

const AccountWays = later(() => import('./AccountWays.tsx').then((module) => module.AccountWays))

export function ProfileMenu() {
  const t = useT()
  const nav = useNav()
  const settings = useSession((session) => session.settings)
  const { culture, scheme, density } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const [isContactOpen, setContactOpen] = useState(false)
  const support = useSupport(() => setContactOpen(true))
  if (!settings) return null
  const { firstName, lastName, userEmailAddress } = settings
  return (
    <>
      <Popup
        isOpen={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width={272}
        trapFocus
        button={
          <IconButton aria-label={t('profile.title')}>
            <span className={css.avatar} aria-hidden>
              {`${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase()}
            </span>
          </IconButton>
        }
        dropdown={{ p: 4, 'aria-label': t('profile.title') }}
      >
        {() => (
          <>
            <div className={css.person}>
              <strong>
                {firstName} {lastName}
              </strong>
              <div className="meta">{userEmailAddress}</div>
            </div>
            {own.map(({ label, to, icon: Icon }) => (
              <button
                key={to}
                type="button"
                className={`plain ${css.item}`}
                onClick={() => {
                  setOpen(false)
                  nav.go(to)
                }}
              >
                <Icon size={18} stroke={1.5} aria-hidden />
                {t(label)}
              </button>
            ))}
            <hr className={css.rule} />
            <Preference
              label={t('shell.language')}
              value={culture}
              onChange={(value) => void changeLanguage(value as Culture)}
            >
              {cultures.map((one) => [one, languageNames[one]])}
            </Preference>
            <Preference
              label={t('shell.colours')}
              value={scheme}
              onChange={(value) => setPreference({ scheme: value as ColourScheme })}
            >
              {(['light', 'dark', 'auto'] as const).map((one) => [
                one,
                t(`shell.scheme.${one}` satisfies TextKey),
              ])}
            </Preference>
            <Preference
              label={t('shell.density')}
              value={density}
              onChange={(value) => setPreference({ density: value as Density })}
            >
              {(['comfortable', 'compact'] as const).map((one) => [
                one,
                t(`shell.density.${one}` satisfies TextKey),
              ])}
            </Preference>
            <button
              type="button"
              className={`plain ${css.item} ${css.keys}`}
              onClick={() => {
                setOpen(false)
                openKeys()
              }}
            >
              <IconKeyboard size={18} stroke={1.5} aria-hidden />
              {t('keys.title')} <kbd className="meta">?</kbd>
            </button>
            <hr className={css.rule} />
            <AccountWays />
            {support.map(({ label, icon: Icon, run }) => (
              <button
                key={label}
                type="button"
                className={`plain ${css.item}`}
                onClick={() => {
                  setOpen(false)
                  run()
                }}
              >
                <Icon size={18} stroke={1.5} aria-hidden />
                {t(label)}
              </button>
            ))}
          </>
        )}
      </Popup>
      <ContactModal isOpen={isContactOpen} onClose={() => setContactOpen(false)} />
    </>
  )
}

const own = [
  { label: 'profile.mine', to: 'my-profile', icon: IconUser },
  { label: 'profile.changePassword', to: 'change-password', icon: IconKey },
] as const

interface PreferenceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: readonly (readonly [value: string, label: string])[]
}

function Preference({ label, value, onChange, children }: PreferenceProps) {
  return (
    <label className={css.preference}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {children.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
