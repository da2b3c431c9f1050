import {
  IconBuilding,
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconSettings,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Hint } from '../../ui/Hint.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useNav } from '../nav.tsx'
import { useRights } from '../session/rights.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import { Bell } from './Bell.tsx'
import { BusinessDrawer } from './BusinessDrawer.tsx'
import { HelpMenu } from './HelpMenu.tsx'
import { firstSetting } from './menu.ts'
import { ProfileMenu } from './ProfileMenu.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { Recent } from './Recent.tsx'
import { TasksButton } from './TasksButton.tsx'
import css from './TopBar.module.css'
import { TrialMessage } from './TrialMessage.tsx'
import { later } from '../../ui/later.tsx'

interface Props {
  readonly hasArrow: boolean
  readonly isCollapsed: boolean
  readonly onToggle: () => void
  readonly onOpenOnPhone: () => void
}

export function TopBar({ hasArrow, isCollapsed, onToggle, onOpenOnPhone }: Props) {
  const t = useT()
  const nav = useNav()
  const company = useSession((session) => session.companies.find(({ id }) => id === nav.eId))
  const [isBusinessOpen, setBusinessOpen] = useState(false)
  return (
    <header className={`${css.bar} no-print`}>
      <IconButton className={css.hamburger} aria-label={t('shell.openMenu')} onClick={onOpenOnPhone}>
        <IconMenu2 size={18} stroke={1.5} />
      </IconButton>
      {hasArrow && (
        <Hint label={t(isCollapsed ? 'shell.expand' : 'shell.collapse')}>
          <IconButton
            className={css.arrow}
            aria-label={t(isCollapsed ? 'shell.expand' : 'shell.collapse')}
            aria-expanded={!isCollapsed}
            onClick={onToggle}
          >
            {isCollapsed ? (
              <IconLayoutSidebarLeftExpand size={18} stroke={1.5} data-mirror />
            ) : (
              <IconLayoutSidebarLeftCollapse size={18} stroke={1.5} data-mirror />
            )}
          </IconButton>
        </Hint>
      )}
      <QuickLinks />
      <div className={css.middle}>
        <TrialMessage />
      </div>
      <PortalSwitch />
      <TasksButton />
      <button
        type="button"
        className={`plain ${css.business}`}
        onClick={() => setBusinessOpen(true)}
        aria-haspopup="dialog"
      >
        <IconBuilding size={18} stroke={1.5} aria-hidden />
        <span dir="auto">{company?.entityName}</span>
        <IconChevronDown size={14} stroke={1.5} aria-hidden />
      </button>
      <Recent />
      <Bell />
      <HelpMenu />
      <SettingsButton />
      <ProfileMenu />
      <BusinessDrawer isOpen={isBusinessOpen} onClose={() => setBusinessOpen(false)} />
    </header>
  )
}

const PortalLink = later(() => import('./PortalLink.tsx').then((module) => module.PortalLink))

/** Only in the e-invoice portal, and only for Admins. */
function PortalSwitch() {
  const isShown = useSession(
    ({ login, profile }) =>
      login?.disableFeaturesForEInvoicingPortal === true && profile?.userType.toLowerCase() === 'admin',
  )
  return isShown ? <PortalLink /> : null
}

/** Opens the settings menu at the first page of it that the user may see. */
function SettingsButton() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const first = firstSetting(rights.may)
  if (!first) return null
  return (
    <Hint label={t('shell.settings')}>
      <IconButton aria-label={t('shell.settings')} onClick={() => nav.go(first)}>
        <IconSettings size={18} stroke={1.5} />
      </IconButton>
    </Hint>
  )
}
