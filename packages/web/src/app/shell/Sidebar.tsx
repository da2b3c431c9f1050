import { Tooltip } from '@mantine/core'
import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Logo } from '../layouts/Logo.tsx'
import { To, useNav } from '../nav.tsx'
import { keys, readStored, store } from '../session/storage.ts'
import { useRights } from '../session/rights.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import { ofVariant, rightsOfPath, settingsMenu, sidebarMenu } from './menu.ts'
import type { MenuEntry } from './menu.ts'
import css from './Sidebar.module.css'

interface Props {
  readonly kind: 'main' | 'settings'
  readonly isCollapsed: boolean
  readonly isOpenOnPhone: boolean
  readonly onClose: () => void
}

export function Sidebar({ kind, isCollapsed, isOpenOnPhone, onClose }: Props) {
  const t = useT()
  const title = useSession((session) => session.login?.applicationTitle ?? '')
  const entries = useAllowed(kind === 'main' ? sidebarMenu : settingsMenu)
  return (
    <>
      {isOpenOnPhone && (
        <button type="button" className={css.veil} aria-label={t('common.close')} onClick={onClose} />
      )}
      <nav
        className={`${css.sidebar} no-print`}
        data-open={isOpenOnPhone}
        data-collapsed={isCollapsed}
        aria-label={t('shell.menu')}
      >
        <To to="dashboard" className={css.brand}>
          <Logo size={26} />
          <span className={css.label}>{title}</span>
        </To>
        {kind === 'settings' && (
          <To to="dashboard" className={css.entry}>
            <IconArrowLeft size={18} stroke={1.5} className="tabler-icon" data-mirror aria-hidden />
            <span className={css.label}>{t('shell.backToWork')}</span>
          </To>
        )}
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} isCollapsed={isCollapsed} />
        ))}
      </nav>
    </>
  )
}

function Entry({ entry, isCollapsed }: { entry: MenuEntry; isCollapsed: boolean }) {
  const t = useT()
  const { path } = useNav()
  const Icon = entry.icon
  const label = t(entry.label)
  const isCurrent = isAt(path, entry)
  // Folded to icons, a group is the way to its first screen; unfolded it opens and closes, and its screens lead on.
  if (entry.children && !isCollapsed) return <Group entry={entry} screens={entry.children} />
  const link = (
    <To to={entry.to} className={css.entry} aria-current={isCurrent ? 'page' : undefined}>
      {Icon && <Icon size={18} stroke={1.5} aria-hidden />}
      <span className={css.label}>{label}</span>
    </To>
  )
  return (
    <div>
      {isCollapsed ? (
        <Tooltip label={label} position="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </div>
  )
}

function Group({ entry, screens }: { entry: MenuEntry; screens: readonly MenuEntry[] }) {
  const t = useT()
  const { path } = useNav()
  const [isFolded, setFolded] = useState(() => folded().includes(entry.label))
  const id = useId()
  const Icon = entry.icon
  const current = screens.find((screen) => isAt(path, screen))
  const toggle = () => {
    const others = folded().filter((label) => label !== entry.label)
    store(keys.foldedMenus, isFolded ? others : [...others, entry.label])
    setFolded(!isFolded)
  }
  return (
    <div>
      <button
        type="button"
        className={css.entry}
        aria-expanded={!isFolded}
        aria-controls={id}
        // The screen that is open can be seen in a folded group too.
        data-current={isFolded && current !== undefined}
        onClick={toggle}
      >
        {Icon && <Icon size={18} stroke={1.5} aria-hidden />}
        <span className={css.label}>{t(entry.label)}</span>
        <IconChevronDown size={14} stroke={1.5} className={css.fold ?? ''} aria-hidden />
      </button>
      <div className={css.children} id={id} hidden={isFolded}>
        {screens.map((screen) => (
          <To
            key={screen.to}
            to={screen.to}
            className={css.child}
            aria-current={screen === current ? 'page' : undefined}
          >
            {t(screen.label)}
          </To>
        ))}
      </div>
    </div>
  )
}

const folded = (): readonly string[] => readStored<readonly string[]>(keys.foldedMenus) ?? []

/** Entries whose screen the user may open. */
function useAllowed(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const rights = useRights()
  const isPortal = useSession(({ login }) => login?.disableFeaturesForEInvoicingPortal ?? false)
  const allowed = ({ to }: MenuEntry) => {
    const needed = rightsOfPath(to)
    return needed !== undefined && (needed.length === 0 || rights.may(...needed))
  }
  return ofVariant(entries, isPortal)
    .map((entry) => (entry.children ? { ...entry, children: entry.children.filter(allowed) } : entry))
    .filter((entry) => (entry.children ? entry.children.length > 0 : allowed(entry)))
    .map((entry) => (entry.children?.[0] ? { ...entry, to: entry.children[0].to } : entry))
}

/** The list and the screens made from it: `view-party/5` lights up Parties. */
function isAt(path: string, { to, covers = [] }: MenuEntry): boolean {
  const [, company = '', screen] = path.split('/')
  // A page inside the shell that belongs to no company is no entry of the menu.
  const child = /^\d+$/.test(company) ? screen || 'dashboard' : ''
  const subject = /^(?:create|edit|view|clone)-(.+)$/.exec(child)?.[1] ?? child
  const plural = subject.endsWith('y') ? `${subject.slice(0, -1)}ies` : `${subject}s`
  return [child, subject, plural].includes(to) || covers.includes(subject)
}
