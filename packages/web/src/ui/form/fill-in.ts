import { flushSync } from 'react-dom'
import type { FormStore } from './form.ts'
import type { Values } from './values.ts'

/**
 * Fills fields in with what a lookup found. Where the person has come to one of them meanwhile, its text is selected:
 * what is typed next takes its place and is not put behind it.
 */
export function fillIn(form: FormStore, changes: Values): void {
  flushSync(() => form.fill(changes))
  const { activeElement: box } = document
  if (box instanceof HTMLInputElement && box.name in changes) box.select()
}
