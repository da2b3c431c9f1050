/** Seconds that pass at most between a key and its place on the device. */
export const keepWithinMs = 2000

/**
 * Runs `keep` at the latest two seconds after the first change since it last ran, however steadily someone types, and
 * when the page is hidden or closed.
 */
export function keeper(keep: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    keep()
  }
  const onHidden = () => document.visibilityState === 'hidden' && flush()
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', onHidden)
  return {
    changed: (): void => {
      timer ??= setTimeout(flush, keepWithinMs)
    },
    /** Forgets what waits: it was saved. */
    cancel: (): void => {
      clearTimeout(timer)
      timer = undefined
    },
    stop: (): void => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onHidden)
    },
  }
}
