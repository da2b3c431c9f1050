import { Outlet, useParams, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { useDateWords } from '../../ui/date-words.ts'
import { ConfirmHost } from '../../ui/confirm.tsx'
import { useKeyboard } from '../../ui/keys.ts'
import { fetchDialogs } from '../../ui/Modal.tsx'
import { useTypingWords } from '../../ui/typing-words.ts'
import { Toaster } from '../../ui/toasts.tsx'
import { onLeave } from '../api/call.ts'
import { watchConnection } from '../api/connection.ts'
import { publicRoutes } from '../../routes-public.ts'
import { addressOf, NavContext, searchText } from '../nav.tsx'
import type { Nav, Search } from '../nav.tsx'
import { useWish } from '../rights/ask.ts'
import { useSessionEnded } from '../session/ended.ts'
import { defaultCompany, useSession } from '../session/session.ts'
import { keys, readStored } from '../session/storage.ts'
import { useCloseLabel } from '../../theme/theme.ts'
import { useT, useTextStore } from '../texts.ts'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import { ErrorModal } from './ErrorModal.tsx'
import { later } from '../../ui/later.tsx'

/** What is around every screen: navigation, keys, toasts and the dialogs that any screen can open. */
export function AppFrame() {
  const router = useRouter()
  const t = useT()
  const { pathname, search } = useRouterState({ select: (state) => state.location })
  const { eId: company, id } = useParams({ strict: false })
  const nav = useMemo<Nav>(() => {
    const eId = company && /^\d+$/.test(company) ? Number(company) : companyOfPage(pathname)
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
  const shown = useRef(pathname)
  useEffect(() => {
    // The first screen begins at its top.
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    document.querySelector('main')?.scrollTo(0, 0)
  }, [pathname])
  useInputWords()
  useKeyboard()
  useEffect(fetchDialogs, [])
  useEffect(watchConnection, [])
  return (
    <NavContext value={nav}>
      <ConnectionStrip />
      <OpenedView />
      <Outlet />
      <Toaster closeLabel={t('common.close')} />
      <ConfirmHost words={{ confirm: t('common.confirm'), cancel: t('common.cancel') }} />
      <ErrorModal />
      <Wishes />
      <SessionEnd />
    </NavContext>
  )
}

/** A page inside the shell that names no company belongs to the one that was worked in. */
function companyOfPage(pathname: string): number | undefined {
  if (!publicRoutes.some(({ path, layout }) => path === pathname && layout === 'shell')) return undefined
  const { companies } = useSession.getState()
  const last = readStored<number>(keys.entityId)
  return (companies.find(({ id }) => id === last) ?? defaultCompany(companies))?.id
}

const ViewBanner = later(() => import('./ViewBanner.tsx').then((module) => module.ViewBanner))

function OpenedView() {
  const isOther = useSession((session) => (session.settings?.impersonatedBy ?? '') !== '')
  return isOther ? <ViewBanner /> : null
}

const AskDialog = later(() => import('../rights/AskDialog.tsx').then((module) => module.AskDialog))

/** What a user may not do is asked for in a dialog over any screen. */
function Wishes() {
  const wish = useWish((state) => state.wish)
  return wish ? <AskDialog wish={wish} onClose={() => useWish.setState({ wish: undefined })} /> : null
}

const SessionDialog = later(() => import('./SessionDialog.tsx').then((module) => module.SessionDialog))

/** Signing in again has a password box of its own; few ever see it. */
function SessionEnd() {
  const isOver = useSessionEnded((state) => state.answer !== undefined)
  return isOver ? <SessionDialog /> : null
}

/** Inputs know no session: how dates are written and what is said about typing are handed over here. */
function useInputWords(): void {
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
    useCloseLabel.setState({ label: t('common.close') })
    useTypingWords.setState({
      negative: t('invalid.negative'),
      tooLarge: t('issue.TOO_LARGE'),
      notANumber: (text) => t('invalid.notANumber', { text }),
      leftOut: (characters) => t('invalid.leftOut', { characters }),
      notADate: (text) => t('invalid.date', { text }),
    })
  }, [t, culture, format])
}
