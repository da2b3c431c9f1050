import { Outlet, useParams, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { ConfirmHost } from '../../ui/confirm.tsx'
import { useKeyboard } from '../../ui/keys.ts'
import { Toaster } from '../../ui/toasts.tsx'
import { onLeave } from '../api/call.ts'
import { addressOf, NavContext, searchText } from '../nav.tsx'
import type { Nav, Search } from '../nav.tsx'
import { useT } from '../texts.ts'
import { ErrorModal } from './ErrorModal.tsx'
import { SessionDialog } from './SessionDialog.tsx'

/** What stands around every screen: navigation, keys, toasts and the dialogs that any screen can open. */
export function AppFrame() {
  const router = useRouter()
  const t = useT()
  const { pathname, search } = useRouterState({ select: (state) => state.location })
  const params = useParams({ strict: false })
  const nav = useMemo<Nav>(() => {
    const eId = /^\d+$/.test(String(params['eId'])) ? Number(params['eId']) : undefined
    const move = (address: string, replace: boolean) =>
      replace ? router.history.replace(address) : router.history.push(address)
    return {
      eId,
      id: params['id'],
      path: pathname,
      search: search as Search,
      go: (to, options) => move(addressOf(to, eId), options?.replace ?? false),
      setSearch: (change, push = false) =>
        move(pathname + searchText({ ...(search as Search), ...change }), !push),
      back: () => router.history.back(),
    }
  }, [router, pathname, search, params['eId'], params['id']])
  useEffect(() => onLeave((path) => router.history.push(path)), [router])
  useEffect(() => {
    window.scrollTo(0, 0)
    document.querySelector('main')?.scrollTo(0, 0)
  }, [pathname])
  useKeyboard()
  return (
    <NavContext value={nav}>
      <Outlet />
      <Toaster closeLabel={t('common.close')} />
      <ConfirmHost words={{ confirm: t('common.confirm'), cancel: t('common.cancel') }} />
      <ErrorModal />
      <SessionDialog />
    </NavContext>
  )
}
