import '../theme/mantine-sign-in.css'
import '../theme/mantine-all.css'
import '../theme/controls.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { companyRoutes } from '../routes.ts'
import { publicRoutes } from '../routes-public.ts'
import { Provider } from '../theme/Provider.tsx'
import { ApiError } from './api/api-error.ts'
import { call } from './api/call.ts'
import { queryKey } from './api/use-call.ts'
import { BootFailed } from './Failed.tsx'
import { loadSession } from './session/load.ts'
import { SessionStart } from './session/start-context.ts'
import { makeRouter } from './router.tsx'
import { loadScreen } from './shell/Screens.tsx'

/**
 * What the address will need is asked for together with the session: the code of its screen and the GSTINs of its
 * company. Answers the company.
 */
function prepare(client: QueryClient): number | undefined {
  const { pathname } = window.location
  const [, company = '', child = ''] = pathname.split('/')
  // /404 is a page, not a company.
  if (!/^\d+$/.test(company) || publicRoutes.some(({ path }) => path === pathname)) return undefined
  const companyId = Number(company)
  const route = companyRoutes.find(({ path }) => path.split('/')[0] === (child || 'dashboard'))
  // What fails here is asked for again, and told of, by the screen itself.
  if (route) void loadScreen(route).catch(() => undefined)
  void client.prefetchQuery({
    queryKey: queryKey('entity.entities', { companyId }),
    queryFn: ({ signal }) => call('entity.entities', { companyId }, { signal, quiet: true }),
  })
  return companyId
}

/** Draws the product for somebody who is signed in; `onSignOut` goes back to the public pages. */
export function mount(element: HTMLElement, onSignOut: (path: string) => void): () => void {
  const root = createRoot(element, {
    // A refused call is shown in its place; only faults of the program are news to the console.
    onCaughtError: (error) => {
      // oxlint-disable-next-line no-console -- as React does where nothing is said
      if (!(error instanceof ApiError)) console.error(error)
    },
  })
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: 10 * 60_000 } },
  })
  let stopped = false
  let router: ReturnType<typeof makeRouter> | undefined
  const open = () =>
    loadSession(prepare(client)).then(
      () => {
        if (stopped) return
        router = makeRouter()
        root.render(
          <Provider>
            <SessionStart value={onSignOut}>
              <QueryClientProvider client={client}>
                <RouterProvider router={router} />
              </QueryClientProvider>
            </SessionStart>
          </Provider>,
        )
      },
      () => {
        if (stopped) return
        root.render(
          <Provider>
            <BootFailed onRetry={() => void open()} />
          </Provider>,
        )
      },
    )
  void open()
  return () => {
    stopped = true
    root.unmount()
    client.clear()
  }
}
