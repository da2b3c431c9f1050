/** What had the focus, the newest first: an entry of a menu is gone by the time its dialog closes, its button is not. */
let history: HTMLElement[] = []
let next: (() => void) | undefined

if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== document.body)
      history = [target, ...history.filter((one) => one !== target)].slice(0, 12)
  })

export const lastFocused = (): readonly HTMLElement[] => history

/** Where the work continues once the dialog that is open now has closed, in place of where it was before. */
export function afterDialog(run: () => void): void {
  next = run
}

/**
 * The field that a screen begins with: at once, or, where a dialog was opened before the screen was there, behind it. A list that a
 * person has opened meanwhile stays open, with the focus.
 */
export function beginAt(field: HTMLElement | null | undefined): void {
  const active = document.activeElement
  const dialog = active?.closest('[role="dialog"]')
  const focus = () => field?.focus({ preventScroll: true })
  if (dialog && !dialog.contains(field ?? null)) afterDialog(focus)
  else if (active?.getAttribute('aria-expanded') !== 'true') focus()
}

/** After a dialog has closed: to the newest of these that is still there, unless the focus is already somewhere. */
export function giveFocusBack(before: readonly HTMLElement[]): void {
  window.setTimeout(() => {
    const run = next
    next = undefined
    if (run) return run()
    const active = document.activeElement
    const isSomewhere = active !== null && active !== document.body && !active.closest('[role="dialog"]')
    if (isSomewhere) return
    before.find(isThere)?.focus({ preventScroll: true })
  }, 0)
}

const isThere = (one: HTMLElement) =>
  one.isConnected && one.offsetParent !== null && one.closest('[aria-hidden="true"], [inert]') === null
