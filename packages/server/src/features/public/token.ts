import { createHash, randomBytes } from 'node:crypto'

export interface LinkToken {
  readonly subscriberId: number
  readonly secret: string
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A new token: whose data it opens, and 128 random bits. Looks like `1z-6Fq2…`. */
export const newShortUrl = (subscriberId: number): string =>
  `${subscriberId.toString(36)}-${base58(randomBytes(16))}`

/** Takes a token apart; undefined for anything that {@link newShortUrl} never makes. */
export const parseShortUrl = (shortUrl: string): LinkToken | undefined => {
  const [, subscriber, secret] = /^([0-9a-z]{1,11})-([1-9A-HJ-NP-Za-km-z]{16,22})$/.exec(shortUrl) ?? []
  if (!subscriber || !secret) return undefined
  const subscriberId = Number.parseInt(subscriber, 36)
  return Number.isSafeInteger(subscriberId) && subscriberId > 0 ? { subscriberId, secret } : undefined
}

/** What is stored of a token. Its 128 bits need no salt and no slow hash. */
export const hashOfShortUrl = (shortUrl: string): Buffer => createHash('sha256').update(shortUrl).digest()

const base58 = (bytes: Uint8Array): string => {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  do {
    text = digits[Number(value % 58n)]! + text
    value /= 58n
  } while (value > 0n)
  return text.padStart(22, digits[0])
}
