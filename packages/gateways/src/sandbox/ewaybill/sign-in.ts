import { randomBytes } from 'node:crypto'
import { isGstin } from '@bahi/domain/ids/gstin.ts'
import { aesEncrypt, decryptWithPrivateKey, newKey } from '../../wire/crypto.ts'
import { sandboxClient, sandboxPassword } from '../einvoice/sign-in.ts'
import { jsonReply } from '../http.ts'
import type { PortalReply, PortalRequest } from '../http.ts'
import type { SandboxKeys } from '../keys.ts'
import type { SandboxState } from '../state.ts'
import { ewayRefusal } from './envelope.ts'

export interface EwaySession {
  readonly token: string
  readonly key: Buffer
  readonly gstin: string
  readonly expiresAt: Date
}

const windowMs = 15 * 60_000

/** Sessions of the e-way bill portal: the same token within its life, and few sign-ins in fifteen minutes. */
export class EwaySignIns {
  readonly #byGstin = new Map<string, EwaySession>()
  readonly #byToken = new Map<string, EwaySession>()
  readonly #attempts = new Map<string, number[]>()
  readonly #state: SandboxState
  readonly #keys: SandboxKeys

  constructor(state: SandboxState, keys: SandboxKeys) {
    this.#state = state
    this.#keys = keys
  }

  answer(request: PortalRequest): PortalReply {
    if (!isClient(request)) return ewayRefusal(['110'])
    const content = this.#decrypted(request.body)
    if (!content) return ewayRefusal(['109'])
    const { username, password, app_key: appKeyText } = content
    const gstin = typeof username === 'string' && username.startsWith('API_') ? username.slice(4) : ''
    if (!isGstin(gstin) && !this.#state.taxpayers.has(gstin)) return ewayRefusal(['101'])
    if (password !== sandboxPassword) return ewayRefusal(['102'])
    if (request.header('gstin') !== gstin) return ewayRefusal(['111'])
    const appKey = Buffer.from(typeof appKeyText === 'string' ? appKeyText : '', 'base64')
    if (appKey.length !== 32) return ewayRefusal(['107'])
    if (this.#isTooOften(gstin)) return ewayRefusal(['118'])
    const session = this.#sessionOf(gstin)
    return jsonReply({ status: '1', authtoken: session.token, sek: aesEncrypt(appKey, session.key) })
  }

  sessionOf(request: PortalRequest): EwaySession | string {
    if (!isClient(request)) return '237'
    const session = this.#byToken.get(request.header('authtoken'))
    if (!session || session.gstin !== request.header('gstin')) return '238'
    return session.expiresAt > this.#state.now() ? session : '106'
  }

  end(request: PortalRequest): void {
    const session = this.#byToken.get(request.header('authtoken'))
    if (!session) return
    this.#byToken.delete(session.token)
    this.#byGstin.delete(session.gstin)
  }

  #isTooOften(gstin: string): boolean {
    const now = this.#state.now().getTime()
    const recent = (this.#attempts.get(gstin) ?? []).filter((at) => Math.abs(now - at) < windowMs)
    if (recent.length >= this.#state.switches.signInLimit) return true
    this.#attempts.set(gstin, [...recent, now])
    return false
  }

  #sessionOf(gstin: string): EwaySession {
    const now = this.#state.now()
    const known = this.#byGstin.get(gstin)
    if (known && known.expiresAt > now) return known
    if (known) this.#byToken.delete(known.token)
    const expiresAt = new Date(now.getTime() + 360 * 60_000)
    const session = { token: randomBytes(18).toString('base64url'), key: newKey(), gstin, expiresAt }
    this.#byGstin.set(gstin, session)
    this.#byToken.set(session.token, session)
    return session
  }

  #decrypted(body: string): Record<string, unknown> | undefined {
    try {
      const { Data } = JSON.parse(body) as { Data?: unknown }
      if (typeof Data !== 'string') return undefined
      const plain = decryptWithPrivateKey(this.#keys.ewayBillSignIn.privateKey, Data)?.toString('latin1')
      return plain === undefined ? undefined : JSON.parse(Buffer.from(plain, 'base64').toString('utf8'))
    } catch {
      return undefined
    }
  }
}

const isClient = (request: PortalRequest): boolean =>
  request.header('client-id') === sandboxClient.clientId &&
  request.header('client-secret') === sandboxClient.clientSecret
