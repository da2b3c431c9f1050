/** Between the arrival of the script and its first use; source: specification part 1, section 9. */
const settleMs = 500

type Send = (...words: readonly unknown[]) => void

/**
 * Google's tracking script, where the installation has a key for it. Reported is which screen was opened, by its path
 * without numbers and without what is behind it: nothing of a record, a party or a search leaves.
 */
export function startAnalytics(key: string, onScreen: (opened: (path: string) => void) => void): void {
  const queue: unknown[] = []
  Object.assign(window, { dataLayer: queue })
  // The script reads what was called, not a list of it.
  const send: Send = function send() {
    // The script distinguishes calls from lists by this object.
    queue.push(arguments)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(key)}`
  script.addEventListener('load', () => {
    setTimeout(() => {
      send('js', new Date())
      send('config', key, { send_page_view: false, allow_google_signals: false })
      onScreen((path) =>
        send('event', 'page_view', { page_location: `${location.origin}${shownPath(path)}` }),
      )
    }, settleMs)
  })
  document.head.append(script)
}

/** `/5/view-party/12` is `/view-party`. */
export const shownPath = (path: string): string =>
  `/${path
    .split('/')
    .filter((part) => /^[a-z][a-z-]*$/.test(part))
    .join('/')}`
