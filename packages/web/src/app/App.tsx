import '../theme/mantine-sign-in.css'
import '../theme/mantine-all.css'
import '../theme/controls.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { Provider } from '../theme/Provider.tsx'
import { BootFailed } from './Failed.tsx'
import { loadSession } from './session/load.ts'
import { SessionStart } from './session/start-context.ts'
import { makeRouter } from './router.tsx'

/** Draws the product for somebody who is signed in; `onSignOut` goes back to the public pages. */
export function mount(element: HTMLElement, onSignOut: (path: string) => void): () => void {
  const root = createRoot(element)
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: 10 * 60_000 } },
  })
  let stopped = false
  let router: ReturnType<typeof makeRouter> | undefined
  const open = () =>
    loadSession().then(
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
