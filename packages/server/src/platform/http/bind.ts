import type { Call } from '@bahi/contracts/call.ts'
import type { RouteGroup } from '../routes.ts'
import type { BoundCall } from './call-route.ts'

interface NamedCall {
  readonly name: string
  readonly call: Call
}

/**
 * Every call of the contract with its handler. Nothing is open by accident: a call without a handler, without a
 * declared access or with an unknown address form stops the start.
 */
export function bindCalls(
  calls: readonly NamedCall[],
  groups: readonly RouteGroup[],
  allowMissing: boolean,
): BoundCall[] {
  const handlers = new Map<Call, unknown>()
  for (const group of groups) {
    for (const [key, call] of Object.entries(group.calls)) {
      if (handlers.has(call)) throw new Error(`${call.method} ${call.path} has two handlers`)
      handlers.set(call, group.handlers[key])
    }
  }
  const known = new Set(calls.map(({ call }) => call))
  for (const call of handlers.keys()) {
    if (!known.has(call))
      throw new Error(`${call.method} ${call.path} has a handler but is not in contracts/src/calls.ts`)
  }
  const missing = calls.filter(({ call }) => handlers.get(call) === undefined)
  if (missing.length > 0 && !allowMissing)
    throw new Error(`Calls without a handler: ${missing.map(({ name }) => name).join(', ')}`)
  return calls
    .filter(({ call }) => handlers.get(call) !== undefined)
    .map(({ name, call }) => bind(name, call, handlers.get(call)))
}

function bind(name: string, call: Call, handler: unknown): BoundCall {
  const { access } = call
  const rights =
    typeof access === 'string'
      ? []
      : access && 'anyOf' in access
        ? access.anyOf
        : access
          ? [access.create, access.edit]
          : undefined
  const isDeclared =
    access === 'anonymous' || access === 'session' || (rights !== undefined && rights.length > 0)
  if (!isDeclared) throw new Error(`${name} declares no access`)
  if (typeof handler === 'function')
    return { name, call, handler: handler as BoundCall['handler'], isOutside: false }
  const outside = (handler as { outsideTransaction?: unknown }).outsideTransaction
  if (typeof outside !== 'function') throw new Error(`${name} has no function for a handler`)
  return { name, call, handler: outside as BoundCall['handler'], isOutside: true }
}
