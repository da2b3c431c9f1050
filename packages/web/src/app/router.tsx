import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import { companyRoutes } from '../routes.ts'
import type { CompanyRoute } from '../routes.ts'
import { notFoundRoute, publicRoutes } from '../routes-public.ts'
import { parseSearch, searchText } from './nav.tsx'
import { guardNow } from './session/guard-now.ts'
import { AppFrame } from './shell/AppFrame.tsx'
import { CompanyScreen, MissingScreen, PublicScreen } from './shell/Screens.tsx'
import { Shell } from './shell/Shell.tsx'

/** The route table as a router: every row goes through the guard before its screen is loaded. */
export function makeRouter() {
  const root = createRootRoute({
    component: AppFrame,
    notFoundComponent: () => <PublicScreen route={notFoundRoute} />,
  })
  const company = createRoute({
    getParentRoute: () => root,
    path: '$eId',
    component: Shell,
    notFoundComponent: MissingScreen,
    beforeLoad: ({ params }) => {
      // A company's id is a number; any other word is a page that does not exist.
      if (!/^\d+$/.test(params.eId)) throw notFound({ routeId: '__root__' })
    },
  })
  const inShell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })
  const tree = root.addChildren([
    ...publicRoutes.filter(({ layout }) => layout !== 'shell').map((row) => publicRoute(root, row)),
    inShell.addChildren(
      publicRoutes.filter(({ layout }) => layout === 'shell').map((row) => publicRoute(inShell, row)),
    ),
    company.addChildren(companyRoutes.flatMap((row) => rowRoutes(company, row))),
  ])
  return createRouter({
    routeTree: tree,
    parseSearch: (text) => parseSearch(text),
    stringifySearch: (search: Record<string, unknown>) => searchText(search),
    scrollRestoration: false,
    defaultPreload: false,
  })
}

function publicRoute(root: AnyRoute, row: (typeof publicRoutes)[number]) {
  return createRoute({
    getParentRoute: () => root,
    path: row.path,
    component: () => <PublicScreen route={row} />,
    beforeLoad: () => follow(guardNow({ ...row, zone: 'public' }, undefined)),
  })
}

/** The row's own path, its other spellings, and `?id=` for paths that end in an id. */
function rowRoutes(company: AnyRoute, row: CompanyRoute): AnyRoute[] {
  const guarded = (path: string) =>
    createRoute({
      getParentRoute: () => company,
      path,
      component: () => <CompanyScreen route={row} />,
      beforeLoad: ({ params }) =>
        follow(guardNow({ ...row, zone: 'company' }, (params as { eId: string }).eId)),
    })
  const moved = (path: string, target: string) =>
    createRoute({
      getParentRoute: () => company,
      path,
      component: Outlet,
      beforeLoad: ({ params, search }) => {
        const { eId, id } = params as { eId: string; id?: string }
        const wanted = id ?? (search as Record<string, string | undefined>)['id'] ?? ''
        if (target.includes('$id') && !/^\d+$/.test(wanted)) throw notFound()
        throw redirect({ to: `/${eId}/${target.replace('$id', wanted)}`, replace: true })
      },
    })
  const withoutId = row.path.endsWith('/$id') ? [moved(row.path.replace('/$id', ''), row.path)] : []
  const others = (row.otherPaths ?? []).map((path) => moved(path, row.path))
  const alias = row.name === 'Dashboard' ? [guarded('/')] : []
  return [guarded(row.path), ...alias, ...withoutId, ...others]
}

function follow(decision: ReturnType<typeof guardNow>): void {
  if (decision.kind === 'go') throw redirect({ to: decision.to, replace: true })
}
