import type { Call, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { Ctx, PublicCtx } from './context.ts'

type CtxOf<C extends Call> = C extends { readonly access: 'anonymous' } ? PublicCtx : Ctx
/** Answers one call. Input is parsed and checked, the session and the right are there, the transaction is open. */
export type Handler<C extends Call> = (ctx: CtxOf<C>, input: ParsedOf<C>) => Promise<Replied<C>> | Replied<C>
type Replied<C extends Call> = ReplyOf<C> | (C extends { readonly reply: 'file' } ? TaskStarted : never)

/** In place of a file that would be too large to wait for. */
export interface TaskStarted {
  readonly taskId: number
}

export interface Outside<C extends Call> {
  readonly outsideTransaction: Handler<C>
}

/**
 * For handlers that wait for another person (a portal, a password hash): no transaction is held meanwhile.
 * `ctx.db` throws; `ctx.inTransaction` opens one for each step.
 */
export const outsideTransaction = <C extends Call>(handler: Handler<C>): Outside<C> => ({
  outsideTransaction: handler,
})

export type Routes<Group extends Readonly<Record<string, Call>>> = {
  readonly [K in keyof Group]: Handler<Group[K]> | Outside<Group[K]>
}

export interface RouteGroup {
  readonly calls: Readonly<Record<string, Call>>
  readonly handlers: Readonly<Record<string, unknown>>
}

/** Handlers of a group of calls, each under the key of its call: `routes(partyCalls, { search, save, … })`. */
export const routes = <const Group extends Readonly<Record<string, Call>>>(
  calls: Group,
  handlers: Routes<Group>,
): RouteGroup => ({
  calls,
  handlers: handlers,
})
