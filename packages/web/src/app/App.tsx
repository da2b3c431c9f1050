import '../theme/ground.css'
import '../theme/mantine-sign-in.css'
import '../theme/mantine-all.css'
import '../theme/controls.css'
import { QueryClient, QueryClientProvider, onlineManager } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { companyRoutes } from '../routes.ts'
import { Provider } from '../theme/Provider.tsx'
import { ApiError } from './api/api-error.ts'
import { useConnection } from './api/connection.ts'
import { queryKey } from './api/use-call.ts'
import { BootFailed } from './Failed.tsx'
import { companyOfAddress } from './session/early.ts'
import { loadSession } from './session/load.ts'
import type { Start } from './session/load.ts'
import { SessionStart } from './session/start-context.ts'
import { makeRouter } from './router.tsx'
import { loadScreen } from './shell/Screens.tsx'

/** The code of the screen at the address, asked for together with the session. */
function prepareScreen(): void {
  if (companyOfAddress() === undefined) return
  const child = window.location.pathname.split('/')[2] || 'dashboard'
  const route = companyRoutes.find(({ path }) => path.split('/')[0] === child)
  // What fails here is requested again, and reported, by the screen.
  if (route) void loadScreen(route).catch(() => undefined)
}

/** Screens find what the start has brought as if they had asked for it themselves. */
function keepStart(client: QueryClient, start: Start): void {
  const { companyId, entities, tasks, unread, customFields, columns } = start
  if (companyId !== null) client.setQueryData(queryKey('entity.entities', { companyId }), entities)
  client.setQueryData(queryKey('task.pending', {}), tasks)
  client.setQueryData(queryKey('notification.count', undefined), unread)
  client.setQueryData(queryKey('customField.search', undefined), customFields)
  client.setQueryData(queryKey('setting.columns', {}), columns)
}

/** Only where the installation has a key for it. */
function countScreens(
  router: ReturnType<typeof makeRouter>,
  { isGoogleAnalyticsEnabled, googleAnalyticsKey }: Start['settings'],
): void {
  if (!isGoogleAnalyticsEnabled) return
  void import('./analytics.ts').then(({ startAnalytics }) =>
    startAnalytics(googleAnalyticsKey, (opened) => {
      const tell = () => opened(window.location.pathname)
      tell()
      router.subscribe('onResolved', tell)
    }),
  )
}

/** Draws the product for someone who is signed in; `onSignOut` goes back to the public pages. */
export function mount(element: HTMLElement, onSignOut: (path: string) => void): () => void {
  const root = createRoot(element, {
    // A refused call is shown in its place; only faults of the program are news to the console.
    onCaughtError: (error) => {
      // oxlint-disable-next-line no-console -- as React does where nothing is said
      if (!(error instanceof ApiError)) console.error(error)
    },
  })
  const client = new QueryClient({
    defaultOptions: {
      // Asked for even offline: what cannot be loaded is said, and asked for again when the connection is back.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  onlineManager.setEventListener((setOnline) =>
    useConnection.subscribe(({ state }) => setOnline(state === 'up')),
  )
  let stopped = false
  let router: ReturnType<typeof makeRouter> | undefined
  const open = () =>
    loadSession(companyOfAddress()).then(
      (start) => {
        if (stopped) return
        keepStart(client, start)
        router = makeRouter()
        countScreens(router, start.settings)
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
  prepareScreen()
  void open()
  return () => {
    stopped = true
    root.unmount()
    client.clear()
  }
}
