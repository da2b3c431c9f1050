import { calls } from '@bahi/contracts/calls.ts'
import type { Call } from '@bahi/contracts/call.ts'
import type { Ctx } from '../../platform/context.ts'
import { invariant } from '../../platform/errors.ts'
import type { RouteGroup } from '../../platform/routes.ts'

/** A call and what answers it, by the call's name. */
export interface Found {
  readonly call: Call
  readonly handler: (ctx: Ctx, input: never) => Promise<unknown>
}

/** The calls that save the records of files: an import makes the same calls as forms and programs. */
export class Handlers {
  readonly #groups: readonly RouteGroup[]
  readonly #found = new Map<string, Found>()
  constructor(groups: readonly RouteGroup[]) {
    this.#groups = groups
  }

  of(name: string): Found {
    const known = this.#found.get(name)
    if (known) return known
    const [resource, action] = name.split('.') as [string, string]
    const call = (calls as unknown as Record<string, Record<string, Call>>)[resource]?.[action]
    const group = this.#groups.find((one) => call && Object.values(one.calls).includes(call))
    const key = group && Object.keys(group.calls).find((one) => group.calls[one] === call)
    const handler = key && group.handlers[key]
    invariant(call && typeof handler === 'function', `${name} is a call with a handler inside a transaction`)
    const found = { call, handler: handler as Found['handler'] }
    this.#found.set(name, found)
    return found
  }

  async make<T>(ctx: Ctx, name: string, input: unknown): Promise<T> {
    return (await this.of(name).handler(ctx, input as never)) as T
  }
}
