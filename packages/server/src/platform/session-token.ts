import { createHash, randomBytes } from 'node:crypto'

export interface Token {
  readonly subscriberId: number
  /** What the database keeps of it. */
  readonly hash: Buffer
  /** The token as it was given out. */
  readonly secret: string
}

/** `<subscriber in base 36>.<256 random bits>`; only its hash is kept. */
export function newToken(subscriberId: number): Token {
  const text = `${subscriberId.toString(36)}.${randomBytes(32).toString('base64url')}`
  return { subscriberId, hash: hashOf(text), secret: text }
}

/** The tenant and hash of a token that has the right form; whether it is valid the database decides. */
export function tokenOf(text: string | undefined): Token | undefined {
  const found = text === undefined ? null : /^([0-9a-z]{1,11})\.[A-Za-z0-9_-]{43}$/.exec(text)
  if (!found) return undefined
  const subscriberId = Number.parseInt(found[1]!, 36)
  return Number.isSafeInteger(subscriberId) ? { subscriberId, hash: hashOf(text!), secret: text! } : undefined
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
