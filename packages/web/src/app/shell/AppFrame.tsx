import { Outlet, useParams, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useDateWords } from '../../ui/DateInput.tsx'
import { ConfirmHost } from '../../ui/confirm.tsx'
import { useKeyboard } from '../../ui/keys.ts'
import { Toaster } from '../../ui/toasts.tsx'
import { onLeave } from '../api/call.ts'
import { addressOf, NavContext, searchText } from '../nav.tsx'
import type { Nav, Search } from '../nav.tsx'
import { useSession } from '../session/session.ts'
import { useT, useTextStore } from '../texts.ts'
import { ErrorModal } from './ErrorModal.tsx'
import { SessionDialog } from './SessionDialog.tsx'

/** What stands around every screen: navigation, keys, toasts and the dialogs that any screen can open. */
export function AppFrame() {
  const router = useRouter()
  const t = useT()
  const { pathname, search } = useRouterState({ select: (state) => state.location })
  const { eId: company, id } = useParams({ strict: false })
  const nav = useMemo<Nav>(() => {
    const eId = company && /^\d+$/.test(company) ? Number(company) : undefined
    const move = (address: string, replace: boolean) =>
      replace ? router.history.replace(address) : router.history.push(address)
    return {
      eId,
      id,
      path: pathname,
      search: search as Search,
      go: (to, options) => move(addressOf(to, eId), options?.replace ?? false),
      setSearch: (change, push = false) =>
        move(pathname + searchText({ ...(search as Search), ...change }), !push),
      back: () => router.history.back(),
    }
  }, [router, pathname, search, company, id])
  useEffect(() => onLeave((path) => router.history.push(path)), [router])
  useEffect(() => {
    window.scrollTo(0, 0)
    document.querySelector('main')?.scrollTo(0, 0)
  }, [pathname])
  useDateWordsOfSession()
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

/** Date inputs know no session: their format and words are handed over here. */
function useDateWordsOfSession(): void {
  const t = useT()
  const culture = useTextStore((state) => state.culture)
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  useEffect(() => {
    useDateWords.setState({
      format,
      culture,
      open: t('date.open'),
      before: t('date.before'),
      next: t('date.next'),
    })
  }, [t, culture, format])
}
