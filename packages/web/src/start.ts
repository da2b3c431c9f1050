import { askEarly } from './app/session/early.ts'
import { keys, readStored } from './app/session/storage.ts'

let stop: (() => void) | undefined

/**
 * Two entries in one page: what is shown before sign-in stays small, the product behind it is loaded when
 * someone is signed in. Either calls `start` again when that changes.
 */
export async function start(): Promise<void> {
  // In maintenance no call of a session is answered: the page that waits for its end needs none.
  const isWaiting = readStored(keys.maintenance) === true && window.location.pathname === '/under-maintenance'
  if (!isWaiting) askEarly()
  const entry =
    readStored(keys.auth) && !isWaiting
      ? await import('./app/App.tsx')
      : await import('./prelogin/PreLogin.tsx')
  await pageRead()
  const root = document.getElementById('root')
  if (!root) return
  stop?.()
  stop = entry.mount(root, (path) => {
    window.history.replaceState(null, '', path)
    void start()
  })
}

/** The entry runs as soon as it is there, so that it asks without waiting for style sheets: maybe amid the page. */
async function pageRead(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
}
