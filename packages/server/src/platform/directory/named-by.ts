import type { FastifyRequest } from 'fastify'
import { openedRequest } from '../one-time-text.ts'
import type { Secrets } from '../secrets.ts'
import { tokenOf } from '../session-token.ts'

/** What of a call without a session says where it belongs. `here`: nothing does, any database answers it. */
export type NamedBy =
  | 'account'
  | 'clientId'
  | 'feed'
  | 'here'
  | 'link'
  | 'newAccount'
  | 'request'
  | 'resetToken'
  | 'userName'

/** Every call without a session; one that is missing here fails a test. */
export const namedBy: Readonly<Record<string, NamedBy>> = {
  'apiAccess.token': 'clientId',
  'auth.encryptor': 'here',
  'auth.getOtp': 'userName',
  'auth.regenerateOtp': 'request',
  'auth.resendOtp': 'request',
  'auth.token': 'userName',
  'auth.validateOtp': 'request',
  'calendarFeed.read': 'feed',
  'guide.answer': 'here',
  'master.preResources': 'here',
  'operator.changePlan': 'account',
  'operator.plans': 'here',
  'password.forgot': 'userName',
  'password.reset': 'resetToken',
  'password.validate': 'request',
  'public.answer': 'link',
  'public.document': 'link',
  'public.documentPdf': 'link',
  'registration.regenerateOtp': 'request',
  // The name that the account is to have, so that a sign-in before the code finds the registration.
  'registration.registerGstinOrPan': 'userName',
  'registration.validateGstinOrPan': 'newAccount',
  'registration.validateOtp': 'request',
  'sso.accounts': 'request',
  'sso.getUrl': 'userName',
  'sso.googleToken': 'here',
  'sso.googleTokenByEmail': 'request',
  'sso.switch': 'request',
  'sso.userToken': 'request',
  'system.captcha': 'here',
  'system.health': 'here',
  'system.ping': 'here',
  'system.preLoadSettings': 'here',
  'userRegistration.checkUserNameAvailable': 'here',
  'userRegistration.invitation': 'request',
  'userRegistration.register': 'request',
  'verification.state': 'request',
  'verification.updateMobile': 'request',
}

/** Whom a request is about, or in which database something of it waits. */
export type Named =
  | { readonly subscriberId: number }
  | { readonly userName: string }
  | { readonly database: number }
  | 'newAccount'

/** Addresses that identity providers send browsers back to; the state that comes back says where the way began. */
const returns: Readonly<Record<string, string>> = {
  '/api/sso/google/return': 'state',
  '/api/sso/saml/azure': 'RelayState',
  '/api/sso/saml/okta': 'RelayState',
}

/** What the request names, as far as it has been read; undefined where it names nothing, or nothing of a right form. */
export function namedIn(request: FastifyRequest, secrets: Secrets): Named | undefined {
  const { call, declared } = request.routeOptions.config as {
    readonly call?: string
    readonly declared?: { readonly access: unknown }
  }
  if (!call || !declared) return returned(request)
  if (declared.access !== 'anonymous') return ofSubscriber(tokenOf(header(request, 'auth-token')))
  switch (namedBy[call]) {
    case 'userName':
      return ofName(value(request, 'userName'))
    case 'request':
      return ofRequest(secrets, value(request, 'request'))
    case 'resetToken':
      return ofRequest(secrets, header(request, 'public-auth-token'))
    case 'link':
      return ofText(/^([0-9a-z]{1,11})-/, value(request, 'shortUrl'))
    case 'feed':
      return ofText(/^([0-9a-z]{1,11})-/, value(request, 'feed'))
    case 'clientId':
      return ofText(/^([0-9a-z]{1,11})\./, value(request, 'clientId')?.trim())
    case 'account': {
      const account = Number(value(request, 'accountId'))
      return Number.isSafeInteger(account) && account > 0
        ? { subscriberId: account }
        : ofName(value(request, 'userName'))
    }
    case 'newAccount':
      return 'newAccount'
    default:
      return undefined
  }
}

function returned(request: FastifyRequest): Named | undefined {
  const field = returns[request.url.split('?', 1)[0]!]
  const database = field && /\.(\d{1,6})$/.exec(value(request, field) ?? '')?.[1]
  return database ? { database: Number(database) } : undefined
}

const ofSubscriber = (token: { readonly subscriberId: number } | undefined): Named | undefined =>
  token && token.subscriberId > 0 ? { subscriberId: token.subscriberId } : undefined

const ofName = (userName: string | undefined): Named | undefined =>
  userName === undefined || userName.trim() === '' || userName.length > 1000 ? undefined : { userName }

function ofText(form: RegExp, text: string | undefined): Named | undefined {
  const found = text === undefined ? null : form.exec(text)
  const subscriberId = found ? Number.parseInt(found[1]!, 36) : 0
  return Number.isSafeInteger(subscriberId) ? ofSubscriber({ subscriberId }) : undefined
}

/** One that belongs to no account is where it was made. */
function ofRequest(secrets: Secrets, request: string | undefined): Named | undefined {
  const opened = request === undefined ? undefined : openedRequest(secrets, request)
  if (!opened) return undefined
  const { token, database } = opened
  return ofSubscriber(token) ?? (database === undefined ? undefined : { database })
}

function header(request: FastifyRequest, name: string): string | undefined {
  const given = request.headers[name]
  return typeof given === 'string' ? given : undefined
}

/** Of the query, or of a body that has been read. */
function value(request: FastifyRequest, name: string): string | undefined {
  if (request.method === 'GET') {
    const at = request.url.indexOf('?')
    return at < 0 ? undefined : (new URLSearchParams(request.url.slice(at + 1)).get(name) ?? undefined)
  }
  const { body } = request
  if (body instanceof URLSearchParams) return body.get(name) ?? undefined
  const given = (body as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  return typeof given === 'string' || typeof given === 'number' ? String(given) : undefined
}
