import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** 256 random bits. They cannot be guessed, so their plain hash is kept; the text leaves the server once. */
export function newSecret(): { readonly secret: string; readonly hash: Buffer } {
  const secret = `bahi_${randomBytes(32).toString('base64url')}`
  return { secret, hash: hashOf(secret) }
}

export const newClientKey = (): string => randomBytes(12).toString('base64url')

/** `<subscriber in base 36>.<key>`: says where to look before anything is known of the caller. */
export const clientIdOf = (subscriberId: number, key: string): string => `${subscriberId.toString(36)}.${key}`

export function readClientId(text: string): { subscriberId: number; key: string } | undefined {
  const found = /^([0-9a-z]{1,11})\.([A-Za-z0-9_-]{16})$/.exec(text)
  if (!found) return undefined
  const subscriberId = Number.parseInt(found[1]!, 36)
  return Number.isSafeInteger(subscriberId) ? { subscriberId, key: found[2]! } : undefined
}

export const isSecret = (secret: string, hash: Buffer | null): boolean =>
  hash !== null && timingSafeEqual(hashOf(secret), hash)
