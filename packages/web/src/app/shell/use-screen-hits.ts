import {
  IconArrowRight,
  IconBook,
  IconKeyboard,
  IconLanguage,
  IconLayoutList,
  IconLogout,
  IconMoon,
  IconPlus,
} from '@tabler/icons-react'
import { guideTopics } from '@bahi/contracts/guide-topics.ts'
import { isPathOfProduct } from '@bahi/contracts/portal-variant.ts'
import { useMemo } from 'react'
import { companyRoutes } from '../../routes.ts'
import { cultures, setPreference, usePreferences } from '../../theme/preferences.ts'
import { changeLanguage, languageNames } from '../language.ts'
import { useNav } from '../nav.tsx'
import { useRights } from '../session/rights.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import type { Hit } from './command-hits.ts'
import { openKeys } from './KeysOverlay.tsx'

/** What needs no search: screens, forms, help and commands, as far as the user may. */
export function useScreenHits(): readonly Hit[] {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const { culture, scheme, density } = usePreferences()
  const isPortal = useSession(({ login }) => login?.disableFeaturesForEInvoicingPortal ?? false)
  return useMemo(() => {
    const setTo = (what: string, value: string) => t('quick.setTo', { what, value })
    const screens: Hit[] = companyRoutes
      .filter(({ path, rights: needed }) => !path.includes('$') && (!needed || rights.may(...needed)))
      .filter(({ path, rights: needed }) => !isPortal || !isPathOfProduct(path, needed))
      .map(({ path, title }) => {
        const isForm = path.startsWith('create-')
        return {
          key: path,
          group: isForm ? 'create' : 'goTo',
          icon: isForm ? IconPlus : IconArrowRight,
          name: t(title),
          run: () => nav.go(path),
        }
      })
    const help: Hit[] = guideTopics.map((topic) => ({
      key: `help ${topic}`,
      group: 'help',
      icon: IconBook,
      name: t('quick.helpOn', { topic: t(`guide.${topic}.title`) }),
      run: () => nav.go(`/help-${topic}`),
    }))
    const commands: Hit[] = [
      ...(['light', 'dark', 'auto'] as const)
        .filter((one) => one !== scheme)
        .map((one) => ({
          key: `theme ${one}`,
          icon: IconMoon,
          name: setTo(t('shell.colours'), t(`shell.scheme.${one}`)),
          run: () => setPreference({ scheme: one }),
        })),
      ...cultures
        .filter((one) => one !== culture)
        .map((one) => ({
          key: `language ${one}`,
          icon: IconLanguage,
          name: setTo(t('shell.language'), languageNames[one]),
          run: () => void changeLanguage(one),
        })),
      ...(['comfortable', 'compact'] as const)
        .filter((one) => one !== density)
        .map((one) => ({
          key: `density ${one}`,
          icon: IconLayoutList,
          name: setTo(t('shell.density'), t(`shell.density.${one}`)),
          run: () => setPreference({ density: one }),
        })),
      { key: 'keys', icon: IconKeyboard, name: t('keys.title'), run: openKeys },
      { key: 'sign out', icon: IconLogout, name: t('logout.title'), run: () => nav.go('/logout') },
    ].map((hit) => ({ ...hit, group: 'commands' as const }))
    return [...screens, ...help, ...commands]
  }, [t, nav, rights, culture, scheme, density, isPortal])
}
