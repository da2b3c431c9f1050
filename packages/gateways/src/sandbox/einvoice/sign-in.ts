import { randomBytes } from 'node:crypto'
import { isGstin } from '@bahi/domain/ids/gstin.ts'
import { portalStamp } from '../../portal-date.ts'
import { aesEncrypt, decryptWithPrivateKey, newKey } from '../../wire/crypto.ts'
import { jsonReply } from '../http.ts'
import type { PortalReply, PortalRequest } from '../http.ts'
import type { SandboxKeys } from '../keys.ts'
import type { SandboxState } from '../state.ts'
import { refusal } from './envelope.ts'

/** Client pair and password that every API user of the sandbox has; its name is `API_` and the GSTIN. */
export const sandboxClient = { clientId: 'bahi-sandbox', clientSecret: 'bahi-sandbox-secret' } as const
export const sandboxPassword = 'Sandbox@123'
export const sandboxUserOf = (gstin: string): string => `API_${gstin}`

export interface LiveSession {
  readonly token: string
  readonly key: Buffer
  readonly gstin: string
  readonly userName: string
  readonly expiresAt: Date
}

/** Sessions of the e-invoice portal; they live in memory, as a restarted portal forgets its own. */
export class SignIns {
  readonly #byUser = new Map<string, LiveSession>()
  readonly #byToken = new Map<string, LiveSession>()
  readonly #state: SandboxState
  readonly #keys: SandboxKeys
  /** How often a sign-in was answered well; tests hold clients to it. */
  count = 0

  constructor(state: SandboxState, keys: SandboxKeys) {
    this.#state = state
    this.#keys = keys
  }

  answer(request: PortalRequest): PortalReply {
    const refused = checkHeaders(request)
    if (refused) return refusal([refused])
    const cipher = (parsed(request.body) as { Data?: unknown } | undefined)?.Data
    if (typeof cipher !== 'string' || cipher === '') return refusal([['5003', 'Data is empty']])
    const content = this.#decrypted(cipher)
    if (!content) return refusal([['1020', 'Data cannot be decrypted']])
    const { UserName, Password, AppKey, ForceRefreshAccessToken } = content
    if (typeof UserName !== 'string' || UserName === '') return refusal([['1006', 'User name is missing']])
    const gstin = UserName.startsWith('API_') ? UserName.slice(4) : ''
    if (!isGstin(gstin) && !this.#state.taxpayers.has(gstin)) return refusal([['1017', 'Unknown user']])
    if (Password !== sandboxPassword) return refusal([['1019', 'Wrong password']])
    const party = this.#state.taxpayer(gstin)
    if (!party || party.status === 'INA') return refusal([['1014', 'User is not active']])
    if (request.header('gstin') !== gstin) return refusal([['1015', 'GSTIN is not that of the user']])
    const appKey = Buffer.from(typeof AppKey === 'string' ? AppKey : '', 'base64')
    if (appKey.length !== 32) return refusal([['1016', 'Application key is not of 32 bytes']])
    const session = this.#sessionOf(UserName, gstin, ForceRefreshAccessToken === true)
    this.count += 1
    return jsonReply({
      Status: 1,
      Data: {
        ClientId: request.header('client_id'),
        UserName,
        AuthToken: session.token,
        Sek: aesEncrypt(appKey, session.key),
        TokenExpiry: portalStamp(session.expiresAt),
      },
      ErrorDetails: null,
      InfoDtls: null,
    })
  }

  /** The session of a request, or why it has none. */
  sessionOf(request: PortalRequest): LiveSession | readonly [code: string, message: string] {
    const refused = checkHeaders(request)
    if (refused) return refused
    const userName = request.header('user_name')
    if (userName === '') return ['1006', 'User name is missing']
    const session = this.#byToken.get(request.header('authtoken'))
    const isLive = session && session.expiresAt > this.#state.now() && session.userName === userName
    if (!isLive) return ['1005', 'Invalid token']
    return session.gstin === request.header('gstin') ? session : ['1015', 'GSTIN is not that of the user']
  }

  end(request: PortalRequest): void {
    const session = this.#byToken.get(request.header('authtoken'))
    if (session) this.#forget(session)
  }

  /** Within its life the same token comes again; by force a new one, in the last ten minutes. */
  #sessionOf(userName: string, gstin: string, isForced: boolean): LiveSession {
    const now = this.#state.now()
    const known = this.#byUser.get(userName)
    const leftMs = known ? known.expiresAt.getTime() - now.getTime() : 0
    if (known && leftMs > 0 && !(isForced && leftMs <= 10 * 60_000)) return known
    if (known) this.#forget(known)
    const session: LiveSession = {
      token: randomBytes(18).toString('base64url'),
      key: newKey(),
      gstin,
      userName,
      expiresAt: new Date(now.getTime() + this.#state.switches.tokenMinutes * 60_000),
    }
    this.#byUser.set(userName, session)
    this.#byToken.set(session.token, session)
    return session
  }

  #forget(session: LiveSession): void {
    this.#byToken.delete(session.token)
    this.#byUser.delete(session.userName)
  }

  /** What is decrypted is Base64 of JSON, not JSON. */
  #decrypted(cipher: string): Record<string, unknown> | undefined {
    const plain = decryptWithPrivateKey(this.#keys.signIn.privateKey, cipher)?.toString('latin1')
    if (plain === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return undefined
    const content = parsed(Buffer.from(plain, 'base64').toString('utf8'))
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : undefined
  }
}

function checkHeaders(request: PortalRequest): readonly [string, string] | undefined {
  if (request.header('client_id') === '') return ['1011', 'client_id is missing']
  if (request.header('client_secret') === '') return ['1012', 'client_secret is missing']
  if (request.header('gstin') === '') return ['1004', 'Gstin is missing']
  const isPair =
    request.header('client_id') === sandboxClient.clientId &&
    request.header('client_secret') === sandboxClient.clientSecret
  return isPair ? undefined : ['1010', 'client_id and client_secret do not match']
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
