import { calls } from '@bahi/contracts/calls.ts'
import type { Call, FileReply } from '@bahi/contracts/call.ts'
import type { Ctx } from './context.ts'
import { invariant } from './errors.ts'
import type { Job } from './jobs/jobs.ts'
import type { RouteGroup } from './routes.ts'

type Handler = (ctx: Ctx, input: never) => Promise<unknown>

/** A call and what answers it. */
export interface Found {
  readonly call: Call
  readonly handler: Handler
  /** It opens transactions of its own. */
  readonly isOutside: boolean
}

/** Calls by their names, for jobs that do what forms and programs do: an import saves, an export is made by the same call. */
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
    const given = key && group.handlers[key]
    const handler =
      typeof given === 'function'
        ? given
        : (given as { outsideTransaction?: unknown } | undefined)?.outsideTransaction
    invariant(call && typeof handler === 'function', `${name} is a call with a handler`)
    const found = { call, handler: handler as Handler, isOutside: handler !== given }
    this.#found.set(name, found)
    return found
  }

  /** Answers in the transaction of the context. The input was checked. */
  async make<T>(ctx: Ctx, name: string, input: unknown): Promise<T> {
    const { handler, isOutside } = this.of(name)
    invariant(!isOutside, `${name} is answered inside a transaction`)
    return (await handler(ctx, input as never)) as T
  }

  /**
   * The file that a call gives to the person of a job. `use` reads it while the transaction that its rows come from is open; where the call
   * refuses, nothing was used.
   */
  async file<T>(
    job: Pick<Job, 'context' | 'inTransaction'>,
    name: string,
    input: unknown,
    use: (file: FileReply) => Promise<T>,
  ): Promise<T> {
    const { call, handler, isOutside } = this.of(name)
    const parsed = (call.input ? call.input.parse(input) : undefined) as never
    const answer = async (ctx: Ctx) => use((await handler(ctx, parsed)) as FileReply)
    return isOutside ? answer(await job.context()) : job.inTransaction(answer)
  }
}
