import type { FormStore } from './form.ts'
import { fillIn } from './fill-in.ts'
import { groupPresets } from './values.ts'
import type { Values } from './values.ts'

/** What lookups filled in, by form: the next lookup may replace it. */
const lookedUp = new WeakMap<FormStore, Map<string, unknown>>()

/**
 * Fills in what a lookup found, where nothing was typed: a blank field, or one that is as an earlier lookup left it. A
 * group, as an address, is filled in whole or not at all. What follows from the number itself is `sure`, and is filled in always.
 */
export function fillFound(form: FormStore, found: Values, sure: Values = {}): void {
  form.fill(sure)
  countAsFound(form, sure)
  const changes = Object.entries(found).filter(([name, value]) => value !== undefined && !isTyped(form, name))
  const filled = Object.fromEntries(changes.map(([name, value]) => [name, value ?? '']))
  countAsFound(form, filled)
  fillIn(form, { ...sure, ...filled })
}

/** What the form began with where a lookup before it found it. */
export function countAsFound(form: FormStore, values: Values): void {
  const known = lookedUp.get(form) ?? new Map<string, unknown>()
  for (const [name, value] of leavesOf('', values)) known.set(name, value)
  lookedUp.set(form, known)
}

const isTyped = (form: FormStore, name: string): boolean =>
  leavesOf(name, form.value(name)).some(
    ([path, value]) =>
      !isBlank(value) &&
      value !== groupPresets[path.slice(name.length + 1)] &&
      value !== lookedUp.get(form)?.get(path),
  )

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

function leavesOf(path: string, value: unknown): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, member]) => leavesOf(path ? `${path}.${key}` : key, member))
}
