import { Tooltip } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Logo } from '../layouts/Logo.tsx'
import { To, useNav } from '../nav.tsx'
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
  const isParent = entry.children !== undefined
  const link = (
    <To
      to={entry.to}
      className={css.entry}
      aria-current={isCurrent && (!isParent || isCollapsed) ? 'page' : undefined}
      data-parent={isParent}
    >
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
      {isParent && !isCollapsed && (
        <div className={css.children}>
          {entry.children?.map((child) => (
            <To
              key={child.to}
              to={child.to}
              className={css.child}
              aria-current={isAt(path, child) ? 'page' : undefined}
            >
              {t(child.label)}
            </To>
          ))}
        </div>
      )}
    </div>
  )
}

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
  const child = path.split('/')[2] || 'dashboard'
  const subject = /^(?:create|edit|view|clone)-(.+)$/.exec(child)?.[1] ?? child
  const plural = subject.endsWith('y') ? `${subject.slice(0, -1)}ies` : `${subject}s`
  return [child, subject, plural].includes(to) || covers.includes(subject)
}
