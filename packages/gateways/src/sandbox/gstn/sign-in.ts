import { randomBytes } from 'node:crypto'
import { isGstin } from '@bahi/domain/ids/gstin.ts'
import { aesDecrypt, aesEncrypt, decryptWithPrivateKey, newKey } from '../../wire/crypto.ts'
import { sandboxClient } from '../einvoice/sign-in.ts'
import { jsonReply } from '../http.ts'
import type { PortalReply, PortalRequest } from '../http.ts'
import type { SandboxKeys } from '../keys.ts'
import type { SandboxState } from '../state.ts'

/** The code that the sandbox "sends" every time; no telephone rings. */
export const sandboxOtp = '575757'

const otpMinutes = 10
/** What a taxpayer can allow at most. */
const allowedMinutes = 30 * 24 * 60
const sessionMinutes = 6 * 60

interface Waiting {
  readonly appKey: Buffer
  readonly until: number
}

interface Live {
  readonly owner: string
  readonly key: Buffer
  readonly until: number
  readonly allowedUntil: number
}

export const gstnRefusal = (code: string, message: string): PortalReply =>
  jsonReply({ status_cd: '0', error: { error_cd: code, message } })

/** Codes and sessions of the GST portal; in memory, as a restarted portal forgets its own. */
export class GstnSignIns {
  readonly #waiting = new Map<string, Waiting>()
  readonly #live = new Map<string, Live>()
  readonly #state: SandboxState
  readonly #keys: SandboxKeys

  constructor(state: SandboxState, keys: SandboxKeys) {
    this.#state = state
    this.#keys = keys
  }

  answer(request: PortalRequest): PortalReply {
    const missing = headersMissing(request, ['gstin', 'username'])
    if (missing) return missing
    const gstin = request.header('gstin')
    const userName = request.header('username')
    if (!isGstin(gstin)) return gstnRefusal('RET11410', 'Invalid GSTIN')
    if (request.header('state-cd') !== gstin.slice(0, 2)) return gstnRefusal('RET11404', 'Invalid state code')
    const body = bodyOf(request.body)
    if (!body) return gstnRefusal('RET11403', 'Invalid request')
    if (body.username !== userName) return gstnRefusal('RET11409', 'User name differs from the header')
    if (!this.#state.taxpayer(gstin) || /^unlinked/i.test(userName)) {
      return gstnRefusal('RET11402', 'Unauthorised: this user is not linked to the GSTIN')
    }
    const owner = `${gstin} ${userName}`
    if (body.action === 'OTPREQUEST') return this.#sendOtp(owner, body)
    if (body.action === 'AUTHTOKEN') return this.#open(owner, body)
    if (body.action === 'REFRESHTOKEN') return this.#renew(owner, body)
    if (body.action === 'LOGOUT') return this.#end(owner, body)
    return gstnRefusal('RET11403', 'Unknown action')
  }

  /** The taxpayer and key of a request within a session; else the refusal. */
  sessionOf(request: PortalRequest): { readonly gstin: string; readonly key: Buffer } | PortalReply {
    const missing = headersMissing(request, ['gstin', 'username', 'auth-token'])
    if (missing) return missing
    const [gstin, userName] = [request.header('gstin'), request.header('username')]
    const live = this.#live.get(request.header('auth-token'))
    if (!live || live.owner !== `${gstin} ${userName}`) return gstnRefusal('RET11407', 'The token is invalid')
    if (live.until <= this.#now()) return gstnRefusal('AUTH4038', 'Session has expired; ask for an OTP')
    return { gstin, key: live.key }
  }

  /** Ends the session of a request, as a portal that forgot it. */
  forget(request: PortalRequest): void {
    this.#live.delete(request.header('auth-token'))
  }

  #sendOtp(owner: string, { app_key }: Body): PortalReply {
    const appKey = this.#opened(app_key)
    if (!appKey) return gstnRefusal('TEC4002', 'The application key cannot be read')
    this.#waiting.set(owner, { appKey, until: this.#now() + otpMinutes * 60_000 })
    return jsonReply({ status_cd: '1' })
  }

  #open(owner: string, { app_key, otp }: Body): PortalReply {
    const waiting = this.#waiting.get(owner)
    const appKey = this.#opened(app_key)
    if (!appKey) return gstnRefusal('TEC4002', 'The application key cannot be read')
    if (!waiting || waiting.until <= this.#now()) return gstnRefusal('AUTH4034', 'OTP is invalid or expired')
    const typed = aesDecrypt(waiting.appKey, otp ?? '')?.toString('utf8')
    if (!waiting.appKey.equals(appKey) || typed !== sandboxOtp)
      return gstnRefusal('AUTH4034', 'OTP is invalid')
    this.#waiting.delete(owner)
    return this.#issue(owner, appKey, this.#now() + allowedMinutes * 60_000)
  }

  #renew(owner: string, { auth_token, app_key }: Body): PortalReply {
    const live = this.#live.get(auth_token ?? '')
    if (!live || live.owner !== owner) return gstnRefusal('AUTH4033', 'Session is invalid')
    if (live.until <= this.#now() || live.allowedUntil <= this.#now()) {
      return gstnRefusal('AUTH4038', 'Session has expired; ask for an OTP')
    }
    const appKey = aesDecrypt(live.key, app_key ?? '')
    if (appKey?.length !== 32) return gstnRefusal('TEC4002', 'The application key cannot be read')
    this.#live.delete(auth_token!)
    return this.#issue(owner, appKey, live.allowedUntil)
  }

  #end(owner: string, { auth_token }: Body): PortalReply {
    if (this.#live.get(auth_token ?? '')?.owner !== owner)
      return gstnRefusal('AUTH4033', 'Session is invalid')
    this.#live.delete(auth_token!)
    return jsonReply({ status_cd: '1' })
  }

  #issue(owner: string, appKey: Buffer, allowedUntil: number): PortalReply {
    const key = newKey()
    const token = randomBytes(16).toString('hex')
    const until = Math.min(this.#now() + sessionMinutes * 60_000, allowedUntil)
    this.#live.set(token, { owner, key, until, allowedUntil })
    const expiry = Math.max(1, Math.round((until - this.#now()) / 60_000))
    return jsonReply({ status_cd: '1', auth_token: token, expiry, sek: aesEncrypt(appKey, key) })
  }

  #opened(cipher: string | undefined): Buffer | undefined {
    const key = decryptWithPrivateKey(this.#keys.gstnSignIn.privateKey, cipher ?? '')
    return key?.length === 32 ? key : undefined
  }

  #now(): number {
    return this.#state.now().getTime()
  }
}

interface Body {
  readonly action?: string
  readonly username?: string
  readonly app_key?: string
  readonly auth_token?: string
  readonly otp?: string
}

function bodyOf(text: string): Body | undefined {
  try {
    const content: unknown = JSON.parse(text)
    if (typeof content !== 'object' || content === null) return undefined
    return Object.fromEntries(Object.entries(content).filter(([, value]) => typeof value === 'string'))
  } catch {
    return undefined
  }
}

/** The refusal of a request without the headers of its client and place. */
export function headersMissing(
  request: PortalRequest,
  more: readonly string[] = [],
): PortalReply | undefined {
  const missing = ['state-cd', 'ip-usr', 'txn', ...more].filter((name) => request.header(name) === '')
  if (missing.length > 0) return gstnRefusal('RET11400', `Missing header: ${missing.join(', ')}`)
  if (request.header('txn').length > 32) return gstnRefusal('RET11408', 'Invalid transaction id')
  return request.header('clientid') === sandboxClient.clientId &&
    request.header('client-secret') === sandboxClient.clientSecret
    ? undefined
    : gstnRefusal('RET11402', 'Unauthorised client')
}
