import { toast } from '../../ui/toasts.tsx'
import { setMaintenance, useSession } from '../session/session.ts'
import { onSessionEnded } from '../session/ended.ts'
import { translate } from '../texts.ts'
import { ApiError } from './api-error.ts'
import type { CallName, Input, Reply } from './call-types.ts'
import { isAway } from './connection.ts'
import { reactionTo } from './reaction.ts'
import type { Reaction } from './reaction.ts'
import { randomId, send, transport } from './transport.ts'
import type { SendOptions } from './transport.ts'

export interface CallOptions extends SendOptions {
  /** The screen shows what went wrong itself. Connection, session and maintenance are handled all the same. */
  readonly quiet?: boolean
  /** The screen says itself that no answer came. */
  readonly saysConnection?: boolean
  /** Nobody asked for it by a press: while the strip says that there is no connection, no toast says it again. */
  readonly isRead?: boolean
}

/**
 * Makes a call of the interface. What went wrong is shown by the rules of the error catalogue and always
 * passed on.
 *
 * @example
 * const { id } = await call('party.save', { name: 'Asha Traders' })
 */
export async function call<N extends CallName>(
  name: N,
  ...[input, options = {}]: Input<N> extends undefined
    ? [input?: undefined, options?: CallOptions]
    : [input: Input<N>, options?: CallOptions]
): Promise<Reply<N>> {
  // One key for the call and its repetition after a new sign-in: what was done once is not done twice.
  const headers = { 'idempotency-key': randomId(), ...options.headers }
  const { authToken } = transport
  const attempt = () => send(name, input as Input<N>, { ...options, headers })
  try {
    return settled(await attempt())
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const reaction = reactionTo(error, words(), isProductionLike())
    setMaintenance(reaction.maintenance ?? false)
    // What is said of a session before the running one is of no matter.
    const isOver = reaction.sessionEnded && authToken === transport.authToken
    if (isOver && (await onSessionEnded())) return settled(await attempt())
    const isSaid = error.status === 0 && (options.saysConnection ?? (options.isRead === true && isAway()))
    if (!isSaid && (!options.quiet || error.status === 0)) show(reaction)
    if (reaction.maintenance) leaveTo('/under-maintenance')
    throw error
  }
}

function show({ toast: said }: Reaction): void {
  if (said) toast.error(said.title, said.lines)
}

let leaveTo: (path: string) => void = (path) => {
  if (window.location.pathname !== path) window.location.assign(path)
}
/** The running router takes over navigation; before it runs the browser does it. */
export function onLeave(go: (path: string) => void): void {
  leaveTo = go
}

function settled<T>(reply: T): T {
  setMaintenance(false)
  return reply
}

function isProductionLike(): boolean {
  return useSession.getState().login?.isProductionLike ?? true
}

function words() {
  const t = translate()
  return {
    error: t('error.title'),
    noConnection: t('error.noConnection'),
    code: t('error.code'),
    requestId: t('error.requestId'),
    developer: t('error.developer'),
    field: (property: string) => t.find(`field.${property.replace(/^.*\./, '')}`) ?? property,
    status: (status: number) => t.find(`error.http.${status}`),
  }
}
