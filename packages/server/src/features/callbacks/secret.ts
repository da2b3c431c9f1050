import { createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'

/** 256 random bits, as text: what a receiver puts into its configuration. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

const placeOf = (subscriberId: number, callbackId: number) => `callback:${subscriberId}:${callbackId}`

/** A new secret, and how it is kept. */
export function makeSecret(secrets: Secrets, subscriberId: number, callbackId: number) {
  const secret = newSecret()
  return { secret, sealed: secrets.seal(secret, placeOf(subscriberId, callbackId)) }
}

export const openSecret = (
  secrets: Secrets,
  sealed: Buffer,
  subscriberId: number,
  callbackId: number,
): string => secrets.open(sealed, placeOf(subscriberId, callbackId))

/**
 * `v1=<hex HMAC-SHA256 of "timestamp.body">`, of each secret in force, the newest first: while a secret is changed over
 * there are two, and a receiver accepts what one of them makes.
 */
export const signatureOf = (secrets: readonly string[], timestamp: string, body: string): string =>
  secrets
    .map((secret) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`)
    .join(',')
