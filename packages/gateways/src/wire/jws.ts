import { X509Certificate, createHash, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/**
 * Verifies a signed text of the portal (compact JWS, RS256) against the signing certificates we have. A key we do
 * not have means 'not known', never 'forged': portals change their certificate every year or two.
 */
export function verifyJws(jws: string, certificates: readonly SigningCertificate[]): Verification {
  const parts = readParts(jws)
  if (!parts) return { kind: 'altered', reason: 'notJws' }
  const { header, payload, signed, signature } = parts
  if (header.alg !== 'RS256') return { kind: 'altered', reason: 'algorithm' }
  const certificate = certificates.find(
    ({ kid, x5t }) => kid === header.kid?.toUpperCase() || (header.kid === undefined && x5t === header.x5t),
  )
  if (!certificate) return { kind: 'unknownKey', kid: header.kid ?? header.x5t ?? '', payload }
  return verify('RSA-SHA256', Buffer.from(signed), certificate.publicKey, signature)
    ? { kind: 'verified', kid: certificate.kid, payload }
    : { kind: 'altered', reason: 'signature', payload }
}

export type Verification =
  | { readonly kind: 'verified'; readonly kid: string; readonly payload: unknown }
  /** `payload`: what it says although nothing vouches for it. */
  | {
      readonly kind: 'altered'
      readonly reason: 'notJws' | 'algorithm' | 'signature'
      readonly payload?: unknown
    }
  | { readonly kind: 'unknownKey'; readonly kid: string; readonly payload: unknown }

/** A certificate the portal signs with; `kid` and `x5t` are its SHA-1 thumbprint in hex and in Base64url. */
export interface SigningCertificate {
  readonly kid: string
  readonly x5t: string
  readonly publicKey: KeyObject
  readonly validFrom: Date
  readonly validTo: Date
}

/** @throws where the text is no certificate in PEM form */
export function readCertificate(pem: string): SigningCertificate {
  const certificate = new X509Certificate(pem)
  const thumbprint = createHash('sha1').update(certificate.raw).digest()
  return {
    kid: thumbprint.toString('hex').toUpperCase(),
    x5t: thumbprint.toString('base64url'),
    publicKey: certificate.publicKey,
    validFrom: new Date(certificate.validFrom),
    validTo: new Date(certificate.validTo),
  }
}

/** Signs as the portal does; members of the header in its order. */
export function signJws(payload: string, key: KeyObject, certificate: SigningCertificate): string {
  const header = JSON.stringify({ alg: 'RS256', kid: certificate.kid, typ: 'JWT', x5t: certificate.x5t })
  const text = `${base64Url(header)}.${base64Url(payload)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
}

const base64Url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url')

interface Header {
  readonly alg?: string
  readonly kid?: string
  readonly x5t?: string
}

const isCanonical = (part: string): boolean => Buffer.from(part, 'base64url').toString('base64url') === part

function readParts(
  jws: string,
): { header: Header; payload: unknown; signed: string; signature: Buffer } | undefined {
  const [header, payload, signature, ...more] = jws.trim().split('.')
  if (!header || !payload || !signature || more.length > 0) return undefined
  // Spare bits of the last character say nothing to a decoder; a text that carries some is not the one signed.
  if (![header, payload, signature].every(isCanonical)) return undefined
  try {
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    const head = read(header)
    if (typeof head !== 'object' || head === null) return undefined
    return {
      header: head,
      payload: read(payload),
      signed: `${header}.${payload}`,
      signature: Buffer.from(signature, 'base64url'),
    }
  } catch {
    return undefined
  }
}
