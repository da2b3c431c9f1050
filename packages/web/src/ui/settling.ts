import { useEffect } from 'react'

/** What is still on its way into a form: the answer to a pick, the record that the address names. */
const pending = new Set<symbol>()
const waiting = new Set<() => void>()
/** Longer than a call that a person waits for while typing (`use-choices.ts`): saved before, what was typed would be lost. */
const longestMs = 20_000

/** While true, what the form shows is not yet what was meant: keys and saves wait for it. */
export function useSettling(isSettling: boolean): void {
  useEffect(() => (isSettling ? hold() : undefined), [isSettling])
}

function hold(): () => void {
  const one = Symbol('settling')
  pending.add(one)
  return () => {
    pending.delete(one)
    // What has come is drawn into the form before anything is done with it.
    if (pending.size === 0) window.setTimeout(() => waiting.forEach((run) => run()), 0)
  }
}

/**
 * Does what keys or a form ask for once everything has settled, at once where it has: anyone who types faster than the
 * server answers saves what was meant. A reply that never comes delays no user for long.
 */
export function afterSettling(work: () => void): void {
  if (pending.size === 0) return work()
  const once = () => {
    waiting.delete(once)
    window.clearTimeout(timer)
    work()
  }
  const timer = window.setTimeout(once, longestMs)
  waiting.add(once)
}

/** A form sent too early is sent again once everything has settled. */
export function holdSubmit(event: SubmitEvent): void {
  if (pending.size === 0 || !(event.target instanceof HTMLFormElement)) return
  const { target, submitter } = event
  event.preventDefault()
  event.stopImmediatePropagation()
  afterSettling(() => target.requestSubmit(submitter))
}
