import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { companyRoutes } from '../../routes.ts'
import { useNav } from '../nav.tsx'
import { ensureRights, setEntity } from '../session/load.ts'
import { keys, readStored, store } from '../session/storage.ts'
import { useT } from '../texts.ts'
import { CommandBar } from './CommandBar.tsx'
import { KeysOverlay } from './KeysOverlay.tsx'
import { useNewInvoiceKeys } from './new-invoice-keys.ts'
import css from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

/** Sidebar, top bar and the screen of the route. On settings pages the settings menu is in the sidebar's place. */
export function Shell() {
  const t = useT()
  const { eId, path } = useNav()
  useNewInvoiceKeys()
  const [isCollapsed, setCollapsed] = useState(
    () => readStored<{ collapsed: boolean }>(keys.sideMenu)?.collapsed ?? false,
  )
  const [isOpenOnPhone, setOpenOnPhone] = useState(false)
  const route = routeAt(path)
  const isSettings = route?.layout === 'settings'
  // Every screen of work has the menu; the sheet of a document needs the width, so there it is icons until it is opened.
  const isSheet = route?.narrowsSidebar ?? false
  const [isOpenAtSheet, setOpenAtSheet] = useState(false)
  useEffect(() => setOpenAtSheet(false), [path])
  const isNarrow = !isSettings && (isSheet ? !isOpenAtSheet : isCollapsed)
  useEffect(() => setOpenOnPhone(false), [path])
  useEffect(() => {
    setEntity(eId)
    if (eId) void ensureRights(eId).catch(() => undefined)
  }, [eId])
  const toggle = () => {
    if (isSheet) return setOpenAtSheet(!isOpenAtSheet)
    store(keys.sideMenu, { collapsed: !isCollapsed })
    setCollapsed(!isCollapsed)
  }
  return (
    <div className={css.shell} data-collapsed={isNarrow}>
      <a href="#content" className="skip">
        {t('shell.skip')}
      </a>
      <Sidebar
        kind={isSettings ? 'settings' : 'main'}
        isCollapsed={isNarrow}
        isOpenOnPhone={isOpenOnPhone}
        onClose={() => setOpenOnPhone(false)}
      />
      <TopBar
        hasArrow={!isSettings}
        isCollapsed={isNarrow}
        onToggle={toggle}
        onOpenOnPhone={() => setOpenOnPhone(true)}
      />
      <main className={css.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <CommandBar />
      <KeysOverlay />
    </div>
  )
}

function routeAt(path: string) {
  const child = path.split('/')[2] ?? 'dashboard'
  return companyRoutes.find((route) => route.path.split('/')[0] === (child || 'dashboard'))
}
