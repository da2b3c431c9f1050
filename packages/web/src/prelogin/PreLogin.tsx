import '../theme/ground.css'
import '../theme/mantine-sign-in.css'
import '../theme/controls.css'
import { useEffect, useMemo, useState } from 'react'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { call, onLeave } from '../app/api/call.ts'
import { ScreenFailed } from '../app/Failed.tsx'
import { loadTexts } from '../app/language.ts'
import { withLimit } from '../app/lazy.ts'
import { NavContext, parseSearch, searchText } from '../app/nav.tsx'
import type { Nav } from '../app/nav.tsx'
import { PublicLayout } from '../app/layouts/PublicLayout.tsx'
import { guard } from '../app/session/guard.ts'
import { forgetSession, useSession } from '../app/session/session.ts'
import { clearStorage, keys, readStored } from '../app/session/storage.ts'
import { useT } from '../app/texts.ts'
import { setTitle } from '../app/title.ts'
import { notFoundRoute, publicRoutes } from '../routes-public.ts'
import type { PublicRoute } from '../routes-public.ts'
import { Provider } from '../theme/Provider.tsx'
import { Toaster } from '../ui/toasts.tsx'
import { matchPublic } from './match.ts'
import { SessionStart } from '../app/session/start-context.ts'

/** Draws the public pages until someone signs in; `onSignIn` starts the product. */
export function mount(element: HTMLElement, onSignIn: (path: string) => void): () => void {
  if (!readStored(keys.auth)) forgetSession()
  const root = createRoot(element)
  void Promise.allSettled([
    loadTexts(),
    call('system.preLoadSettings', undefined, { quiet: true }).then((login) =>
      useSession.setState({ login }),
    ),
  ]).then(() =>
    root.render(
      <Provider>
        <SessionStart value={onSignIn}>
          <Pages />
        </SessionStart>
      </Provider>,
    ),
  )
  return () => root.unmount()
}

function Pages() {
  const [address, setAddress] = useState(() => window.location.pathname + window.location.search)
  const t = useT()
  const nav = useMemo(() => navOf(address, setAddress), [address])
  useEffect(() => {
    const follow = () => setAddress(window.location.pathname + window.location.search)
    window.addEventListener('popstate', follow)
    onLeave((path) => nav.go(path))
    return () => window.removeEventListener('popstate', follow)
  }, [nav])
  const { route, leave } = useMemo(() => routeOf(nav.path), [nav.path])
  const title = t(route.title)
  useEffect(() => {
    if (leave) nav.go(leave, { replace: true })
    // A session that has just begun, or waits for the end of maintenance, is not lost by a public page.
    else if (!route.keepsStorage && !readStored(keys.auth)) clearStorage()
    setTitle(title)
    window.scrollTo(0, 0)
  }, [route, leave, nav, title])
  const Screen = useScreen(route)
  return (
    <NavContext value={nav}>
      {!leave && (
        <PublicLayout layout={route.layout} isLogin={route.name === 'Login'}>
          {Screen && <Screen key={route.path} />}
        </PublicLayout>
      )}
      <Toaster closeLabel={t('common.close')} />
    </NavContext>
  )
}

function routeOf(path: string): { route: PublicRoute; leave?: string } {
  const found = matchPublic(publicRoutes, path)
  if (found) return found.route.needsSession ? { route: found.route, leave: '/' } : { route: found.route }
  // A company's address without a session: the guard sends it home; anything else is no page of ours.
  if (!/^\/\d+(\/|$)/.test(path)) return { route: notFoundRoute }
  const decision = guard({ name: '', zone: 'company' }, undefined, {
    ...nobody,
    maintenance: useSession.getState().maintenance,
  })
  return decision.kind === 'go' ? { route: publicRoutes[0]!, leave: decision.to } : { route: notFoundRoute }
}

const nobody = {
  signedIn: false,
  totalCompanies: 0,
  companies: [],
  userType: '',
  entities: 0,
  rights: [],
  now: 0,
}

function useScreen(route: PublicRoute): ComponentType | undefined {
  const [loaded, setLoaded] = useState<{ route: PublicRoute; screen: ComponentType }>()
  useEffect(() => {
    let current = true
    withLimit(route.screen()).then(
      (screen) => current && setLoaded({ route, screen }),
      () => current && setLoaded({ route, screen: NotArrivedScreen }),
    )
    return () => {
      current = false
    }
  }, [route])
  return loaded?.route === route ? loaded.screen : undefined
}

const NotArrivedScreen = () => <ScreenFailed hasArrived={false} />

function navOf(address: string, setAddress: (address: string) => void): Nav {
  const url = new URL(address, window.location.origin)
  const move = (to: string, replace: boolean) => {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', to)
    setAddress(to)
  }
  return {
    eId: undefined,
    id: matchPublic(publicRoutes, url.pathname)?.parameter,
    path: url.pathname,
    search: parseSearch(url.search),
    go: (to, options) => move(to, options?.replace ?? false),
    setSearch: (change, push = false) =>
      move(url.pathname + searchText({ ...parseSearch(url.search), ...change }), !push),
    back: () => window.history.back(),
  }
}
