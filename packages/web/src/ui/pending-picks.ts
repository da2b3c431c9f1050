/** Picks by key whose answer is still under way. */
const pending = new Set<symbol>()
const waiting = new Set<() => void>()
const longestMs = 3000

/** A picker says that what it shows is not yet what was meant; the answer to it ends that. */
export function holdForPick(): () => void {
  const pick = Symbol('pick')
  pending.add(pick)
  return () => {
    pending.delete(pick)
    // The records picked are drawn into the form before anything is done with it.
    if (pending.size === 0) window.setTimeout(() => waiting.forEach((run) => run()), 0)
  }
}

/**
 * Does what the keys or a form ask for once no pick is under way, at once where none is: whoever types faster than
 * the server answers saves what was meant. An answer that never comes holds nobody for long.
 */
export function afterPicks(work: () => void): void {
  if (pending.size === 0) return work()
  const once = () => {
    waiting.delete(once)
    window.clearTimeout(timer)
    work()
  }
  const timer = window.setTimeout(once, longestMs)
  waiting.add(once)
}

/** A form sent while a pick is under way is sent again after it. */
export function holdSubmit(event: SubmitEvent): void {
  if (pending.size === 0 || !(event.target instanceof HTMLFormElement)) return
  const { target, submitter } = event
  event.preventDefault()
  event.stopImmediatePropagation()
  afterPicks(() => target.requestSubmit(submitter))
}
